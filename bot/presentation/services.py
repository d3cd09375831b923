"""What the Discord edge works with, assembled once by `bot.app`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from cachetools import LRUCache

from bot.leagues.ratings import RatingService
from bot.leagues.service import LeagueService
from bot.leagues.simulation import SimulationRunner
from bot.matches import AnyGame, ComputerWorker, MatchService
from bot.models.match import Table
from bot.models.shards import Shards
from bot.presentation.artist import Artist
from bot.presentation.command_links import CommandLinks
from bot.presentation.direct_messages import DirectMessages
from bot.presentation.emojis import Emojis
from bot.presentation.servers import Servers
from bot.screens.contract import GameScreens
from bot.words import Catalogues
from engine.contract import Seat

AnyScreens: TypeAlias = GameScreens[Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE: Final = 4
"""Screens built in threads at the same time."""
MOST_ANALYSES: Final = 128
"""Kept in memory; the oldest are forgotten."""


class Analyses:
    """Findings about finished matches, by match and seat. Each is made once, also for several
    people who ask while it is made."""

    def __init__(self) -> None:
        self._made: LRUCache[tuple[int, Seat], asyncio.Task[object]] = LRUCache(MOST_ANALYSES)

    async def find(
        self, key: tuple[int, Seat], make: Callable[[], Coroutine[Any, Any, object]]
    ) -> object:
        """Raises what `make` raises; it is then made again for who asks next."""
        making = self._made.get(key)
        if making is None or _has_failed(making):
            making = self._made[key] = asyncio.get_running_loop().create_task(make())
            making.add_done_callback(_has_failed)  # whoever asked may be gone
        return await asyncio.shield(making)  # others may wait for it, too


def _has_failed(making: asyncio.Task[object]) -> bool:
    return making.done() and (making.cancelled() or making.exception() is not None)


@dataclass(frozen=True, slots=True)
class Services:
    """The services behind every interaction. `now` is in UTC."""

    games: Mapping[str, AnyGame]
    screens: Mapping[str, AnyScreens]
    matches: MatchService
    catalogues: Catalogues
    artist: Artist
    computer_worker: ComputerWorker
    now: Callable[[], datetime]
    ratings: RatingService
    leagues: LeagueService
    simulate: SimulationRunner
    direct_messages: DirectMessages
    touch_address: str = ""
    """Where the touch page is, without a slash at its end; empty where there is none. It may lie in
    a folder for each `{player}`."""
    shards: Shards = field(default_factory=Shards)
    servers: Servers = field(default_factory=Servers)
    command_links: CommandLinks = field(default_factory=CommandLinks)
    command_names: list[str] = field(default_factory=list)
    """Those that are registered, a command in a group after its group's name."""
    emojis: Emojis = field(default_factory=Emojis)
    analyses: Analyses = field(default_factory=Analyses)
    thread_slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Build a screen beside the event loop: on a large land that can take long."""
        async with self.thread_slots:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def link_page(self, player: int, match: int) -> str:
        """A match on the touch page, by a link that signs the player in; empty without a page."""
        if not self.touch_address:
            return ""
        token = await self.matches.page_keys.issue_link(player)
        return f"{self.touch_address.format(player=player)}/#m/{match}/{token}"

    async def link_public_page(self, table: Table) -> str:
        """The page of a finished match for everyone; empty where there is none."""
        key = await self.matches.public_pages.find_key(table) if self.touch_address else ""
        return f"{self.touch_address.format(player=0)}/#p/{table.match}/{key}" if key else ""

    def screens_of(self, table: Table) -> AnyScreens:
        return self.screens[table.game]
