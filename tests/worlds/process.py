"""A process of the bot within the world's loop: it has a store, tasks and a connection to Discord,
and dies between any two awaits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NoReturn, TypeAlias, TypeVar
from unittest.mock import patch
from weakref import WeakSet

from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.gateway import FakeGateway
from simcord.http.client import _path_of

from bench.storing import AtOnce
from bot.app import App, build_app
from bot.games import build_games
from bot.gateway import retry_until_reached
from bot.interactions.press_queue import RateLimiter
from bot.matches.computers.fair_queue import NOBODY, Asker
from bot.models.shards import Shards
from bot.presentation.artist import Artist
from bot.presentation.pace import guard_requests
from bot.refusals import Refusal
from bot.render import scene
from bot.settings import Settings
from bot.storage import SqliteStore, Store
from bot.storage.connection import Connection, Parameters, Row
from tests.standin import limited
from tests.standin.limited import LimitedWebhookAdapter, limit_bot
from tests.standin.limits import Limits
from tests.standin.puzzles import PuzzleKeeper
from tests.standin.stores import NearConnection, ReadyConnection
from tests.worlds.loop import FROZEN
from tests.worlds.page import ADDRESS, build_page
from tests.worlds.secrecy import PEEKING, UnfinishedError

RUNNING: Final[ContextVar[BotProcess | None]] = ContextVar("running", default=None)
"""The process on whose behalf something happens; None for people and Discord."""
SENDER: Final[ContextVar[BotProcess | None]] = ContextVar("sender", default=None)
"""The process that has sent the request that arrives."""
T = TypeVar("T")
OpenStore: TypeAlias = Callable[[Path], Awaitable[Store]]
_DOT: Final = bytes.fromhex("89504e470d0a1a0a")
"""As much of a picture as anybody looks at: how a PNG begins."""
LEASE: Final = 600.0
"""Seconds, so that renewals are not most of what is done; faults last longer as well."""
SETTLING: Final = 3
"""Seconds that the bot waits before it announces a move, so that one message tells several."""


@dataclass(eq=False)
class BotProcess:
    """`trouble` gives the error of the store's next statement, if it has one, before which it
    `waits`; `drops` says whether
    the connection to Discord loses an interaction now, `has_left` whether an event is of a server
    that the bot is not in. `committed` hears of each commit. With `shards` others share the store,
    which `open_store` opens."""

    file: Path
    trouble: Callable[[], sqlite3.Error | None] = lambda: None
    waits: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0)
    drops: Callable[[], bool] = lambda: False
    committed: Callable[[sqlite3.Connection], None] = lambda db: None
    shards: Shards | None = None
    open_store: OpenStore | None = None
    has_page: bool = True
    has_left: Callable[[Any], bool] = lambda payload: False
    is_alive: bool = True
    tasks: WeakSet[asyncio.Task[Any]] = field(default_factory=WeakSet)
    connections: list[AtOnce] = field(default_factory=list)
    app: App | None = None
    page: Any = None
    context: Context | None = None
    """In which the page answers."""
    frozen_until: float = 0.0
    _feed: Callable[[str, Any], None] | None = None

    async def start(
        self, backend: Any, limits: Limits, now: Callable[[], datetime], seeds: Callable[[], bytes]
    ) -> None:
        """As `run_bot` would. Raises `StoreError` where the store is in trouble."""
        context = copy_context()
        context.run(RUNNING.set, self)
        context.run(FROZEN.set, self.find_thaw)
        await asyncio.get_running_loop().create_task(
            self._start(backend, limits, now, seeds), context=context
        )

    async def _start(
        self, backend: Any, limits: Limits, now: Callable[[], datetime], seeds: Callable[[], bytes]
    ) -> None:
        # First, as tasks that the bot begins answer interactions, too.
        adapter: Any = LimitedWebhookAdapter(backend)
        adapter.limits = limits
        _dpy_internals.set_webhook_adapter(adapter)
        elapsed = asyncio.get_running_loop().time
        settings = Settings(
            database_path=self.file, discord_token=None, settle_seconds=SETTLING,
            web_address=ADDRESS if self.has_page else "", matches_per_player=8,
            matches_per_server=30,
        )  # fmt: skip
        self.app = app = await build_app(
            settings, now=now, elapsed=elapsed, seeds=seeds,
            computer_worker=SamePuzzles(build_games()), rate_limit=RateLimiter(now=elapsed),
            artist=Artist(painter=_paint_nothing), keeps_commands=True, shards=self.shards,
        )  # fmt: skip
        if app.keeper is not None:
            app.keeper._elapsed = elapsed
        bot, router = app.bot, app.bot.router
        for name in ("typing_limit", "game_limit"):
            setattr(router, name, RateLimiter(getattr(router, name).most, now=elapsed))
        limit_bot(bot, backend, limits)
        self.page, self.context = build_page(app, elapsed), copy_context()
        await retry_until_reached(lambda: bot.log_in("world"))
        bot.shard_count = 1
        state = bot._connection
        gateway, context = FakeGateway(backend, state), copy_context()

        def feed(event: str, payload: Any) -> None:
            is_lost = event == "INTERACTION_CREATE" and self.drops()
            if not self.is_alive or is_lost or self.has_left(payload):
                return
            loop, own = asyncio.get_running_loop(), context.copy()
            if self.frozen_until > loop.time():
                loop.call_soon(gateway.feed, event, payload, context=own)
            else:
                own.run(gateway.feed, event, payload)

        self._feed = feed
        for guild in backend.guilds.values():
            if not self.has_left({"guild_id": guild.id}):
                state.parsers["GUILD_CREATE"](serializers.guild_create_payload(backend, guild))
        backend.subscribers.append(feed)
        if bot._leased is None:
            await bot.on_ready()
        else:
            for shard in await bot._leased.start():
                await bot.on_shard_ready(shard)

    async def before_request(self, path: str) -> None:
        """As aiohttp would, where processes share the store."""
        if self.shards is not None:
            refuse: Any = guard_requests(self.shards).on_request_start[0]
            await refuse(None, None, SimpleNamespace(url=SimpleNamespace(path=path)))

    def find_thaw(self) -> float:
        """Until when it stands still, as by SIGSTOP."""
        return self.frozen_until

    def cut_off(self, backend: Any) -> None:
        """Events reach it no more."""
        if self._feed in backend.subscribers:
            backend.subscribers.remove(self._feed)

    async def die(self, backend: Any) -> None:
        """As by SIGKILL: nothing of it runs on, what isn't committed is gone."""
        self.is_alive, self.frozen_until = False, 0.0
        self.cut_off(backend)
        for connection in self.connections:
            file: Any = connection._db
            file._db.close()
        if self.app is not None:
            store: Any = self.app.store
            if self.shards is None:
                store._files.close()
                store._lock.release()
        while left := [task for task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1.0)


class SamePuzzles(PuzzleKeeper):
    """Of a kind all are the same: making one may take longer than a day of a world."""

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        if task == "make_puzzle":
            args = (args[0], b"world" * 6)
        return await super().run_task(game, task, *args, asker=asker)


class NoRehearsals:
    """To simulate a season takes a process of its own, whose time is no world's."""

    def __init__(self, _: object) -> None:
        """It needs no games."""

    async def __call__(self, *_: object) -> NoReturn:
        raise Refusal("league-rehearsing")


def _paint_nothing(block: Any, colours: Any) -> bytes:
    """Nobody in a world looks at pictures, which are most of what a press costs."""
    return _DOT


def _build_empty_scene(width: int, height: int, background: Any, _: object) -> scene.Scene:
    """Of the size of a picture, without what is on it: shapes are made only where they are asked
    for. `tests/render` looks at them."""
    return scene.Scene(width, height, background)


class WorldConnection(ReadyConnection):
    """Asks no thread, lets others go first, and fails as its process is told."""

    process: BotProcess
    _changes = 0

    @classmethod
    async def open(cls, path: Path) -> AtOnce:
        connection = await super().open(path)
        process = RUNNING.get()
        assert isinstance(connection, cls)
        assert process is not None
        connection.process = process
        process.connections.append(connection)
        return connection

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        if PEEKING.get():
            return await AtOnce.rows(self, sql, parameters)
        process = getattr(self, "process", None)
        await (asyncio.sleep(0) if process is None else process.waits())
        if process is not None:
            if not process.is_alive:
                raise asyncio.CancelledError
            self.require_session()
            if (error := process.trouble()) is not None and sql != "COMMIT":
                raise error
        found = await super(NearConnection, self).rows(sql, parameters)
        if process is not None and sql == "COMMIT":
            file: Any = self._db
            if file._db.total_changes != self._changes:
                self._changes = file._db.total_changes
                process.committed(file._db)
        return found

    async def transaction(self, work: Callable[[Connection], Awaitable[T]], **given: Any) -> T:
        if PEEKING.get():
            return await work(self)
        return await super().transaction(work, **given)

    def require_session(self) -> None:
        """Raises `sqlite3.OperationalError` where the database has ended it."""

    def is_taken(self) -> bool:
        """Whether another process writes."""
        return False


class WorldStore(SqliteStore):
    @classmethod
    async def open(cls, path: Path) -> Store:  # type: ignore[override]
        process = RUNNING.get()
        if process is not None and process.open_store is not None:
            return await process.open_store(path)
        return await SqliteStore.open(path, WorldConnection)


@contextmanager
def _empty_scenes() -> Iterator[None]:
    """In every module that has imported the usual ones."""
    usual = scene.build_scene
    with ExitStack() as stack:
        for module in [one for name, one in [*sys.modules.items()] if name.startswith("bot.")]:
            if vars(module).get("build_scene") is usual:
                stack.enter_context(patch.object(module, "build_scene", _build_empty_scene))
        yield


@contextmanager
def own_processes(seed: int) -> Iterator[None]:
    """Stores and tasks belong to processes meanwhile, and nothing is drawn from outside."""
    rng, loop = Random(seed), asyncio.get_running_loop()

    def create_task(loop: Any, coroutine: Any, **given: Any) -> asyncio.Task[Any]:
        if PEEKING.get():
            coroutine.close()
            raise UnfinishedError
        task = asyncio.Task(coroutine, loop=loop, **given)
        context = given.get("context")
        process = RUNNING.get() if context is None else context.get(RUNNING)
        if process is not None:
            process.tasks.add(task)
        return task

    usual = limited._Asked.__aenter__

    async def enter(asked: Any) -> Any:
        """What was sent arrives, whatever becomes of the process meanwhile."""
        process, route = RUNNING.get(), asked._route
        if process is not None:
            await process.before_request(_path_of(route.url))
        context = Context()
        context.run(SENDER.set, process)
        sent = loop.create_task(usual(asked), context=context)
        sent.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(sent)

    loop.set_task_factory(create_task)
    with (
        patch.object(limited._Asked, "__aenter__", enter),
        patch("bot.storage.opening.SqliteStore", WorldStore),
        patch("bot.app.SimulationRunner", NoRehearsals),
        patch("bot.leagues.service.MOST_LEAGUES", 4),
        patch("bot.matches.queries.turns.MOST_FOLLOWED", 4),
        patch("bot.matches.lobby.MAX_INVITED", 4),
        patch("bot.leases.LEASE", LEASE),
        patch("bot.leases.MARGIN", LEASE / 5),
        patch("bot.leases.BEAT", LEASE / 3),
        _empty_scenes(),
        patch("secrets.token_bytes", lambda n=32: rng.randbytes(n)),
        patch("bot.storage.connection.uniform", rng.uniform),
    ):
        try:
            yield
        finally:
            loop.set_task_factory(None)
