"""What the bot says when it stops, or has to."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import build_app
from bot.cogs.guilds import GuildPresence
from bot.models.shards import Shards
from bot.operations.service import OperationError, SetupError
from bot.operations.serving import close, run_bot
from bot.settings import Settings
from tests.crashes.house import FIRST_USER, begin_match
from tests.standin.payloads import GUILD


def keep(_: Path) -> None: ...


def lose_journal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def replace(path: Path) -> None:
    path.rename(path.with_name("away"))
    path.write_bytes(b"something else")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (keep, "stopped; everything is saved"),
        (lose_journal, "stopped; everything is saved"),
        (empty, "was emptied or overwritten"),
        (Path.unlink, "was deleted or replaced"),
        (replace, "was deleted or replaced"),
    ],
)
async def test_a_stop_says_everything_is_saved_only_if_it_is(
    change: Callable[[Path], None], said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    settings = Settings(database_path=tmp_path / "store", backups_kept=0)
    app = await build_app(settings)
    change(settings.database_path)
    await close(app)
    (line,) = [entry.message for entry in caplog.records if "saved" in entry.message]
    assert said in line


class Closed(discord.ConnectionClosed):
    def __init__(self, code: int) -> None:
        Exception.__init__(self, f"Shard ID 0 WebSocket closed with {code}")
        self.code = code


@pytest.mark.parametrize(
    ("code", "shards", "kind", "said"),
    [
        (4004, Shards(2), SetupError, "rejects the token"),
        (4010, Shards(2), SetupError, "set a larger SHARDS"),
        (4011, Shards(2), SetupError, "in more parts than SHARDS=2"),
        (4011, Shards(), OperationError, "Update the bot"),
        (4012, Shards(2), OperationError, "Update the bot"),
    ],
)
async def test_who_is_turned_away_is_told_what_to_do(
    code: int, shards: Shards, kind: type[Exception], said: str
) -> None:
    async def log_in(_: str) -> None: ...

    async def connect() -> None:
        raise Closed(code)

    services = SimpleNamespace(shards=shards)
    bot: Any = SimpleNamespace(log_in=log_in, connect=connect, services=services)
    with pytest.raises(kind, match=said):
        await run_bot(bot, "token")


async def test_a_stop_in_the_middle_of_many_matches_is_no_fault_of_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """There was a line in the log for each of them that was still to be looked at."""
    app = await build_app(Settings(database_path=tmp_path / "store", backups_kept=0))
    for first in range(3):
        await begin_match(app.matches, GUILD, FIRST_USER + 3 * first)
    presence = GuildPresence(app.bot.services, app.bot)
    looking = asyncio.create_task(presence.on_work())
    await asyncio.sleep(0)
    await close(app)
    await looking
    assert [one.message for one in caplog.records if one.levelno >= logging.WARNING] == []
