"""Two starts on one file: what was played is there again, in a Discord that knows nothing of it."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.local.play import load_catalogues
from bot.local.server import make_app_factory
from bot.local.stage import Stage, open_stage
from bot.local.toolbar import Toolbar
from bot.local.world import Place
from bot.settings import Settings


def settings(folder: Path) -> Settings:
    return Settings(database_path=folder / "game.sqlite3")


async def open_match(stage: Stage, **options: int) -> None:
    """Ana opens a lobby for two in the first channel."""
    async with stage.lock:
        ana, games = stage.world.members[0], stage.world.channels[0]
        await ana.slash(games, "new", players=2, **options)
        await stage.env.settle()


async def press(stage: Stage, person: int, label: str, place: Place) -> bool:
    """Press a button of the newest board; whether the bot has answered."""
    async with stage.lock:
        boards = [message for message in place.channel.history() if message.components]
        result = await stage.world.members[person].click(boards[-1], label=label)
        await stage.env.settle()
        return bool(result.acknowledged)


@pytest.mark.slow
async def test_an_open_match_is_posted_again_and_its_buttons_work(tmp_path: Path) -> None:
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        await open_match(stage)
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        await press(stage, 1, "Join", stage.place)
        (table,) = await stage.list_matches(stage.world.users[0].id)
        assert [stage.world.find_person(seat.user) for seat in table.seats] == [0, 1]


@pytest.mark.slow
async def test_a_match_in_a_thread_finds_a_thread_again(tmp_path: Path) -> None:
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        await stage.app.matches.people.set_server(stage.world.guild.id, threads=True)
        await open_match(stage, computers=1)
        (table,) = await stage.list_matches(stage.world.users[0].id)
        assert table.address.thread is not None
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        (table,) = await stage.list_matches(stage.world.users[0].id)
        (thread,) = [place for place in stage.world.list_places(1) if place.kind == "thread"]
        assert table.address.thread == thread.id
        assert table.name in thread.name
        assert await press(stage, 0, "My move", thread)


@pytest.mark.slow
async def test_the_clock_never_goes_back(tmp_path: Path) -> None:
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        assert abs((stage.env.now() - datetime.now(UTC)).total_seconds()) < 120
        await stage.pass_time(86400 * 3)
        await open_match(stage)
        then = stage.env.now()
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        assert stage.env.now() > then.replace(microsecond=0)


@pytest.mark.slow
async def test_a_restart_keeps_the_buttons_that_are_there(tmp_path: Path) -> None:
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        await open_match(stage)
        await stage.restart()
        await press(stage, 1, "Join", stage.place)
        (table,) = await stage.list_matches(stage.world.users[0].id)
        assert not any(seat.is_empty for seat in table.seats)


@pytest.mark.slow
async def test_a_restart_ends_what_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.local.stage.FINISH", 0.1)
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        await open_match(stage)
        await hang(stage)
        step = asyncio.create_task(stage.pass_time(3 * 86400))
        await asyncio.sleep(0.1)
        assert stage.lock.locked()
        await stage.restart()
        await step
        assert await press(stage, 1, "Join", stage.place)


@pytest.mark.slow
async def test_a_step_that_cannot_end_says_so_until_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.stage.FINISH", 0.1)
    async with open_stage(make_app_factory(settings(tmp_path))) as stage:
        bar, words = Toolbar(stage, load_catalogues()), load_catalogues().words("en")
        await hang(stage)
        stage.env.settle_timeout = 0.2
        with pytest.raises(TimeoutError):
            await bar.wait(0, {"span": "hour"})
        state = await bar.state(0, {})
        assert state["hint"]["text"] == words("local-hint-stuck")
        stage.env.settle_timeout = 20
        state = await bar.restart(0, {})
        assert state["hint"]["text"] == words("local-hint-first")


async def hang(stage: Stage) -> None:
    """From now on the bot waits for something that never comes."""

    async def wait(_: object) -> None:
        await asyncio.Event().wait()

    stage.app.bot.add_listener(wait, "on_interaction")
    usual, stage.env.settle_timeout = stage.env.settle_timeout, 0.2
    async with stage.lock:
        with pytest.raises(TimeoutError):
            await stage.world.members[0].slash(stage.world.channels[0], "help")
    stage.env.settle_timeout = usual
