"""The doctor's trial of the live Discord, on a pretend one: it says what it saw, notices what the
bot does not expect, and leaves nothing behind."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, Env
from simcord.http import router

from bot.operations.checks import Finding, load_terminal_words
from bot.operations.commands import build_parser, run_command
from bot.operations.discord_check import LiveCheck
from bot.settings import Settings
from tests.journeys.world import Builder, World, raise_world
from tests.standin.threads import SleepingThreads


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    builder = Builder(tmp_path / "store.sqlite3", __name__)
    app = await builder()
    env = builder.env = Env(app.bot, shard_count=1, settle_timeout=20.0)
    await env.start()
    monkeypatch.setattr(router, "dispatch", SleepingThreads(env).dispatch)
    world = await raise_world(env, builder)
    ask = discord.Client.application_info

    async def ask_with_owner(client: discord.Client) -> discord.AppInfo:
        """Simcord's application is its own owner."""
        told = await ask(client)
        told.owner = await client.fetch_user(world.ana.id)
        return told

    monkeypatch.setattr(discord.Client, "application_info", ask_with_owner)
    try:
        yield world
    finally:
        await env.shutdown()
        await app.close()


@pytest.fixture
async def client(world: World) -> discord.Client:
    """Logged in, but without the gateway, as the doctor is."""
    client = discord.Client(intents=discord.Intents.none())
    client.http = client._connection.http = world.app.bot.http
    await client.login("token")
    return client


async def see(client: discord.Client, place: ChannelHandle) -> list[Finding]:
    return [finding async for finding in LiveCheck(client, place.id).run()]


def keys(findings: list[Finding], severity: str = "bad") -> list[str]:
    return [one.key.removeprefix("doctor-live-") for one in findings if one.severity == severity]


async def test_a_discord_as_the_bot_expects_it_is_found_good(
    world: World, client: discord.Client
) -> None:
    found = await see(client, world.games)

    assert keys(found) == []
    assert keys(found, "good") == [
        "post", "convert", "history", "ids", "thread", "member", "archived", "woken", "renamed",
        "owner", "anywhere", "clean",
    ]  # fmt: skip
    assert keys(found, "note") == ["old-none", "untouched", "thread-left"], "no time has passed"
    said = [one.render(load_terminal_words()) for one in found]
    assert all(line[:4] in ("ok  ", "note") for line in said)
    assert not any("{" in line for line in said)


async def test_nothing_is_left_but_an_archived_thread(world: World, client: discord.Client) -> None:
    found = await see(client, world.games)

    assert world.boards() == []
    (thread,) = world.games.threads
    assert "thread-left" in keys(found, "note")
    metadata = world.env.backend.get_channel(thread.id).thread_metadata
    assert metadata is not None
    assert metadata.archived


async def test_an_old_message_is_edited_and_stays_as_it_was(
    world: World, client: discord.Client
) -> None:
    # The pretend Discord numbers its messages as of the first of January 2026.
    await client.get_partial_messageable(world.games.id).send("a reminder")

    found = await see(client, world.games)

    assert "old" in keys(found, "good")
    assert [one.content for one in world.boards()] == ["a reminder"]


async def test_what_the_bot_does_not_expect_is_bad_and_the_rest_is_tried(
    world: World, client: discord.Client
) -> None:
    world.env.inject_error("POST", "*/threads", status=403, code=50013)
    world.env.inject_error("GET", "*/messages/*", status=500)

    found = await see(client, world.games)

    assert keys(found) == ["failed", "failed"]
    assert [dict(one.params)["step"] for one in found if one.severity == "bad"] == ["ids", "thread"]
    assert {"owner", "clean"} <= {*keys(found, "good")}
    assert world.boards() == []


async def test_a_channel_that_is_not_there_is_said_once(
    world: World, client: discord.Client
) -> None:
    (found,) = [finding async for finding in LiveCheck(client, 42).run()]

    assert (found.severity, found.key) == ("bad", "doctor-live-failed")


def test_the_command_needs_a_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = build_parser().parse_args(["doctor", "--live", "42"])
    settings = Settings(database_path=tmp_path / "store", discord_token=None)

    assert run_command(given, settings) == 1
    assert "DISCORD_TOKEN" in capsys.readouterr().out
