"""The bot on its pretend Discord, and the rule that only one thing happens there at a time.

simcord refuses two actors at once and its clock stands still by itself; so presses, steps of the
clock, refreshes, changes of place and restarts take turns under one lock here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final, Protocol

import discord
import simcord
from simcord import Env, Preview

from bot.local.restore import restore_matches
from bot.local.timezone import find_home_zone
from bot.local.world import BOT, Place, World
from bot.matches import MatchService
from bot.models.match import Status, Table

SETTLE_TIMEOUT: Final = 60.0
"""The longest the bot may take to settle after a press or a step of the clock, in seconds."""
POLL_INTERVAL: Final = 0.25
STEP: Final = 3.0
"""How often the bot's news are looked for, and the clock is moved, in seconds."""
DAY: Final = 86_400.0
_log = logging.getLogger(__name__)


class RunningApp(Protocol):
    """What is played with: the bot, its service, and a way to end both."""

    @property
    def bot(self) -> discord.AutoShardedClient: ...

    @property
    def matches(self) -> MatchService: ...

    async def close(self) -> None: ...


AppFactory = Callable[[Env], Awaitable[RunningApp]]
"""Makes the house anew, with the environment's clock; at the start and at each restart."""


class Stage:
    """Made by `raised`. Its public coroutines may be called at any time."""

    def __init__(self, env: Env, world: World, services: RunningApp, build: AppFactory) -> None:
        self.env = env
        self.world = world
        self.services = services
        self.place = world.list_places(0)[0]
        self.scene = 0
        """Grows whenever an open page has to be loaded anew."""
        self.lock = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._build = build
        self._preview: Preview | None = None
        self._seen = 0
        self._moved = time.monotonic()
        self._zone = find_home_zone()

    @property
    def preview_address(self) -> tuple[str, str] | None:
        """The preview's own address and the word that opens it; None while there is none."""
        preview = self._preview
        if preview is None:
            return None
        address, _, word = preview.url.partition("/#")
        return address, word

    @property
    def zone(self) -> str:
        return self._zone

    async def go(self, place: Place) -> None:
        """Show another place, to everybody who may see it."""
        async with self.lock:
            await self._show(place)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, with all that falls due meanwhile; a day at most in one step, which the
        bot has to settle after."""
        async with self.lock:
            while seconds > DAY:
                await self._advance(DAY)
                seconds -= DAY
            await self._advance(seconds)
            await self._refresh()

    async def restart(self) -> None:
        """Stop the bot and start it again from its file; the pretend Discord stays."""
        async with self.lock:
            await self.env.settle()
            async with self._reading:
                await self.services.close()
                self.services = await self._build(self.env)
            await self.env.restart_bot(self.services.bot)
            await self._refresh()

    def mark_seen(self) -> None:
        """What the bot has said until now is shown wherever somebody looks."""
        self._seen = len(self.env.http_requests)

    async def list_matches(self) -> tuple[Table, ...]:
        """The matches that are open, newest first; waits while the bot is restarted."""
        async with self._reading:
            return await self.services.matches.queries.list_in_server(self.world.guild.id)

    async def has_ever_played(self) -> bool:
        """Whether anybody has ever opened a match here."""
        async with self._reading:
            return bool(
                await self.services.matches.queries.list_in_server(
                    self.world.guild.id, tuple(Status), 1
                )
            )

    async def run_clock(self) -> None:
        """Move the clock with the wall clock and show what the bot does by itself, for ever."""
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            late = time.monotonic() - self._moved >= STEP
            if not late and len(self.env.http_requests) == self._seen:
                continue
            try:
                await self.pass_time(0)
            except Exception:  # noqa: BLE001 - whatever it is, the table stays open
                _log.exception("the pretend Discord stumbled")

    async def _advance(self, seconds: float) -> None:
        """Step the clock by what has passed on the wall since the last step, and `seconds`."""
        now = time.monotonic()
        passed, self._moved = now - self._moved, now
        await self.env.advance_time(passed + seconds)

    async def _refresh(self) -> None:
        """Show what the bot has said since the last time; never for nothing, it costs."""
        heard = len(self.env.http_requests)
        if self._preview is not None and heard != self._seen:
            self._seen = heard
            await self._preview.refresh()

    async def _show(self, place: Place) -> None:
        await self._hide()
        self._preview = self.env.preview(
            place.channel,
            viewers=self.world.list_viewers(place),
            layout="channel",
            timezone=self._zone,
            assets=self.world.draw_avatars(),
        )
        await self._preview.__aenter__()
        self.place = place
        self.scene += 1

    async def _hide(self) -> None:
        preview, self._preview = self._preview, None
        if preview is not None:
            await preview.close()


@asynccontextmanager
async def open_stage(build: AppFactory) -> AsyncIterator[Stage]:
    """The pretend Discord with the bot on it; matches that are in the store are posted again.

    A stagehand without any commands holds the bot's place until server, clock and store are ready.
    """
    stagehand = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    async with simcord.run(
        stagehand, shard_count=1, check_errors=False, settle_timeout=SETTLE_TIMEOUT
    ) as env:
        world = World.create(env)
        if stagehand.user is not None:
            await stagehand.user.edit(username=BOT)
        services = await build(env)
        await env.advance_time(
            _seconds_until(await services.matches.store.matches.read_newest_time(), env.now())
        )
        await restore_matches(services.matches, stagehand, world)
        await env.restart_bot(services.bot)
        if (guild := services.bot.get_guild(world.guild.id)) is not None:
            services.bot.dispatch("guild_join", guild)
        stage = Stage(env, world, services, build)
        await stage.go(stage.place)
        keeper = asyncio.create_task(stage.run_clock())
        try:
            yield stage
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
            await stage.services.close()


def _seconds_until(newest: int, now: datetime) -> float:
    """Seconds from simcord's first day to this one, or past what was stored where that is later."""
    start = max(datetime.now(UTC).timestamp(), newest + 1)
    return max(0.0, start - now.timestamp())
