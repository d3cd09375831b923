"""The bot on a simulated Discord. simcord refuses concurrent actors and its clock does not advance
by itself. So presses, clock steps, refreshes, changes of place and restarts take turns under one
lock."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final
from zoneinfo import available_timezones

import discord
import simcord
from simcord import Env, Preview

from bot.app import App
from bot.local.preview_patches import speed_up_preview
from bot.local.world import BOT, Place, World, list_emoji_files
from bot.matches import ACTIVE, MatchService
from bot.models.match import Address, Status, Table

SETTLE_TIMEOUT: Final = 60.0
"""Seconds within which the bot has to finish its work after a press or a clock step."""
STARTING: Final = 5.0  # seconds that simcord leaves a bot to start
FINISH: Final = 3.0  # seconds that a restart leaves the bot for what it has begun
POLL_INTERVAL: Final = 0.25
STEP: Final = 3.0  # seconds between clock steps
DAY: Final = 86_400.0
MANY: Final = 1000
_log = logging.getLogger(__name__)


AppFactory = Callable[[Env], Awaitable[App]]
"""Builds the bot with the environment's clock, at the start and at each restart."""


class Stage:
    """Opened by `open_stage`. Its public coroutines may be called at any time."""

    def __init__(self, env: Env, world: World, app: App, build: AppFactory) -> None:
        self.env = env
        self.world = world
        self.app = app
        self.place = world.list_places(0)[0]
        self.scene = 0  # incremented whenever open pages have to reload
        self.is_stuck = False
        """The bot did not finish its work at the last step. The clock then waits for a restart, or
        for somebody to let time pass."""
        self.zone = find_home_zone()
        self.lock = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._build = build
        self._preview: Preview | None = None
        self._is_open = asyncio.Event()
        self._seen = 0
        self._moved = time.monotonic()

    @property
    def preview_address(self) -> tuple[str, str] | None:
        """The URL and key of the open preview, if there is one."""
        if self._preview is None:
            return None
        address, _, key = self._preview.url.partition("/#")
        return address, key

    async def wait_until_open(self) -> None:
        """Until there is a preview: while another is opened, there is none for a moment."""
        await self._is_open.wait()

    async def go(self, place: Place) -> None:
        async with self.lock:
            self._is_open.clear()
            preview, self._preview = self._preview, None
            if preview is not None:
                await preview.close()
            preview = self.env.preview(
                place.channel,
                viewers=self.world.list_viewers(place),
                layout="channel",
                timezone=self.zone,
                assets=self.world.draw_avatars() | list_emoji_files(self.env),
            )
            await preview.__aenter__()
            self._preview = preview
            self._is_open.set()
            self.place = place
            self.scene += 1

    @asynccontextmanager
    async def take_turn(self) -> AsyncIterator[None]:
        """Somebody acts elsewhere than in Discord; what it leads to there is shown afterwards."""
        async with self.lock:
            with self.env._bot_scope():  # noqa: SLF001 - else simcord doesn't wait for what follows
                yield
            await self._refresh()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, in steps of at most a day so that the bot keeps up with what falls due."""
        async with self.lock:
            try:
                while seconds > DAY:
                    await self._advance(DAY)
                    seconds -= DAY
                await self._advance(seconds)
                await self._refresh()
            except TimeoutError:
                self.is_stuck = True
                raise
            self.is_stuck = False

    async def restart(self) -> None:
        """Restart the bot from its store; the simulated Discord stays. What hangs ends as in a
        crash, and whatever waited for it goes on."""
        try:
            async with asyncio.timeout(FINISH), self.lock:
                pass
        except TimeoutError:
            await self._end_work()
        async with self.lock:
            try:
                await self.env.settle(FINISH)
            except TimeoutError:
                await self._end_work()
            async with self._reading:
                await self.app.close()
                self.app = await self._build(self.env)
            await self.env.restart_bot(self.app.bot)
            await self._refresh()
            self.is_stuck = False

    def mark_seen(self) -> None:
        """Note that every open page already shows the bot's latest messages."""
        self._seen = len(self.env.http_requests)

    async def list_matches(self, user: int) -> tuple[Table, ...]:
        """Open matches as this person sees them, newest first; waits for a restart to finish."""
        async with self._reading:
            queries = self.app.matches.queries
            tables = await queries.list_in_server(self.world.guild.id)
            me = next((s.player for t in tables for s in t.seats if s.user == user), None)
            return tuple([await queries.read_table(one.match, me) for one in tables])

    async def has_ever_played(self) -> bool:
        async with self._reading:
            queries = self.app.matches.queries
            return bool(await queries.list_in_server(self.world.guild.id, tuple(Status), 1))

    async def run_clock(self) -> None:
        """Follow the wall clock and show what the bot does, until cancelled."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            late = time.monotonic() - self._moved >= STEP
            if self.is_stuck or (not late and len(self.env.http_requests) == self._seen):
                continue
            try:
                await self.pass_time(0)
            except Exception:  # noqa: BLE001 - local play stays open
                _log.exception("the simulated Discord failed")

    async def _end_work(self) -> None:
        """End all that the bot does. What simcord then waits for is done."""
        await self.app.bot.stop_workers()
        for task in list(self.env._work.tasks):  # noqa: SLF001 - simcord has no other way
            task.cancel()

    def stamp(self) -> int:
        """A number as Discord gives one to each interaction: it tells the time to a millisecond,
        also between two clock steps."""
        passed = timedelta(seconds=time.monotonic() - self._moved)
        at = (self.env.now() + passed).timestamp() * 1000 - discord.utils.DISCORD_EPOCH
        return self.env.backend._allocate_at(int(at))  # noqa: SLF001 - simcord has no other way

    async def _advance(self, seconds: float) -> None:
        """Advance the clock by the wall time since the last step, plus `seconds`."""
        now = time.monotonic()
        passed, self._moved = now - self._moved, now
        await self.env.advance_time(passed + seconds)

    async def _refresh(self) -> None:
        """Refresh the preview if the bot made requests since the last time; a refresh is costly."""
        requests = len(self.env.http_requests)
        if self._preview is not None and requests != self._seen:
            self._seen = requests
            await self._preview.refresh()


@asynccontextmanager
async def open_stage(build: AppFactory) -> AsyncIterator[Stage]:
    """Start the simulated Discord with the bot on it, and repost the matches in its store. A client
    without commands stands in for the bot until server, clock and store are ready."""
    speed_up_preview()
    stand_in = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    async with simcord.run(
        stand_in, shard_count=1, check_errors=False, settle_timeout=SETTLE_TIMEOUT
    ) as env:
        _start_patiently(env)
        world = World.create(env)
        if stand_in.user is not None:
            await stand_in.user.edit(username=BOT)
        app = await build(env)
        # simcord starts on a fixed day; go on to today, or past what is stored if that is later.
        newest = await app.matches.store.matches.read_newest_time()
        start = max(datetime.now(UTC).timestamp(), newest + 1)
        await env.advance_time(max(0.0, start - env.now().timestamp()))
        await _restore_matches(app.matches, stand_in, world)
        await env.restart_bot(app.bot)
        if (guild := app.bot.get_guild(world.guild.id)) is not None:
            app.bot.dispatch("guild_join", guild)
        stage = Stage(env, world, app, build)
        env.backend.snowflake = stage.stamp  # type: ignore[method-assign]
        await stage.go(stage.place)
        clock = asyncio.create_task(stage.run_clock())
        try:
            yield stage
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)
            await stage.app.close()


def _start_patiently(env: Env) -> None:
    """The start of a bot, which may have many boards to draw: simcord leaves it five seconds."""
    settle = env._settle_internal  # noqa: SLF001 - simcord has no other way

    async def settle_patiently(*, timeout: float | None = None, **given: Any) -> None:  # noqa: ASYNC109
        await settle(timeout=SETTLE_TIMEOUT if timeout == STARTING else timeout, **given)

    env._settle_internal = settle_patiently  # type: ignore[method-assign]  # noqa: SLF001


async def _restore_matches(matches: MatchService, bot: discord.Client, world: World) -> None:
    """Repost each open match before the bot starts: a new simulated Discord has the same people and
    channels, but no messages or threads."""
    for table in await matches.queries.list_in_server(world.guild.id, ACTIVE, MANY):
        address = await _find_address(table, bot, world)
        if address != table.address:
            await matches.play.move_here(table.match, address)
    await matches.store.queue.repost_all(matches.at())


async def _find_address(table: Table, bot: discord.Client, world: World) -> Address:
    """Where to repost a match; opens a new thread for one that had a thread."""
    if table.address.channel not in {channel.id for channel in world.channels}:
        return Address(world.guild.id, world.channels[0].id)
    if table.address.thread is None:
        return table.address
    channel = bot.get_channel(table.address.channel)
    if not isinstance(channel, discord.TextChannel):
        return replace(table.address, thread=None)
    thread = await channel.create_thread(
        name=f"#{table.match} {table.name}", type=discord.ChannelType.public_thread
    )
    return replace(table.address, thread=thread.id)


def find_home_zone(link: Path = Path("/etc/localtime")) -> str:
    """This computer's time zone, such as `Europe/Madrid`; UTC if unknown."""
    known = available_timezones()
    wanted = os.environ.get("TZ", "").lstrip(":")
    if wanted in known:
        return wanted
    parts = link.resolve().parts
    tails = ("/".join(parts[start:]) for start in range(len(parts)))
    return next((name for name in tails if name in known), "UTC")
