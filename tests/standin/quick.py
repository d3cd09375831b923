"""The real bot before a Discord with limits, at a pace of its own: the clock jumps to whatever is
due next, so that ten minutes of waiting take as long as the work in them."""

import asyncio
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

from simcord.backend import Backend, serializers

import bot.storage.opening
from bench.storing import AtOnce
from bot.app import App, build_app
from bot.games import build_games
from bot.matches import InlineComputerWorker
from bot.presentation.artist import Artist
from bot.settings import Settings
from bot.storage import SqliteStore
from tests.deals import deal
from tests.journeys.sketches import sketch
from tests.standin.limited import limit_bot
from tests.standin.limits import Limits

T = TypeVar("T")
BEGIN: Final = datetime(2026, 1, 1, tzinfo=UTC)
REAL_NAP: Final = 0.01
"""Seconds that are really waited for a thread at a time."""

RESOLUTION: Final = 2.0**-26
"""Seconds; with less, a time of more than 194 days is too coarse for asyncio to reach it."""


class QuickLoop(asyncio.SelectorEventLoop):
    """Its time stands still while anything is done, and jumps where everything waits."""

    def __init__(self) -> None:
        self._at = 0.0
        self._in_threads = 0
        super().__init__(_Selector(self))
        self._clock_resolution = RESOLUTION

    def time(self) -> float:
        return self._at

    def jump(self, seconds: float) -> None:
        self._at += seconds

    @property
    def is_idle(self) -> bool:
        return self._in_threads == 0

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        self._in_threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._leave_thread)
        return future

    def _leave_thread(self, _: object) -> None:
        self._in_threads -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: QuickLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        if not self._loop.is_idle:
            return super().select(min(timeout, REAL_NAP))
        found = super().select(0)
        if not found:
            self._loop.jump(timeout)
        return found


def run_quickly(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(work)


class LoopClock:
    """simcord's clock, driven by the loop's."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    @property
    def elapsed(self) -> float:
        return self._loop.time()

    def now(self) -> datetime:
        return BEGIN + timedelta(seconds=self._loop.time())


@dataclass
class QuickWorld:
    """The bot in a server with some channels."""

    app: App
    backend: Backend
    limits: Limits
    guild: int
    channels: list[int]

    def texts(self, channel: int) -> list[str]:
        """The words of the messages in a channel, oldest first."""
        return [str(one.components) for one in self.backend.messages[channel].values()]


@asynccontextmanager
async def raise_quick_world(
    file: Path, channels: int = 1, *, settle: int = 0, **given: Any
) -> AsyncIterator[QuickWorld]:
    """Only within `run_quickly`. The limits are those of `given`, else the usual ones. The bot is
    not at work until `bot.on_ready`."""
    loop = asyncio.get_running_loop()
    clock: Any = LoopClock(loop)
    backend = Backend(clock=clock)
    app = await _build(file, clock.now, settle)
    limits = Limits(loop.time, BEGIN.timestamp(), **given)
    limit_bot(app.bot, backend, limits)
    owner = backend.make_user("olga")
    guild = backend.create_guild("The Long Table", owner_id=owner.id)
    places = [backend.create_channel(guild.id, f"games-{n}").id for n in range(channels)]
    try:
        await app.bot.login("quick")
        app.bot.shard_count = 1
        state = app.bot._connection
        state.parsers["GUILD_CREATE"](serializers.guild_create_payload(backend, guild))
        yield QuickWorld(app, backend, limits, guild.id, places)
    finally:
        await app.bot.stop_workers()
        await app.close()


async def _build(file: Path, now: Callable[[], datetime], settle: int) -> App:
    settings = Settings(
        database_path=file, discord_token=None, settle_seconds=settle, heartbeat_seconds=604_800,
        matches_per_server=100_000, matches_per_player=1_000, lobbies_per_player=100,
    )  # fmt: skip
    composition: Any = bot.storage.opening
    usual, composition.SqliteStore = composition.SqliteStore, _QuickStore
    try:
        computers = InlineComputerWorker(build_games())
        return await build_app(
            settings, now=now, seeds=deal(__name__), computer_worker=computers,
            artist=Artist(painter=sketch),
        )  # fmt: skip
    finally:
        composition.SqliteStore = usual


class _QuickStore:
    @staticmethod
    async def open(path: Path) -> SqliteStore:
        return await SqliteStore.open(path, AtOnce)
