"""What the Discord edge works with, assembled once by `bot.app`."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, ParamSpec, TypeVar

from bot.leagues.ratings import RatingService
from bot.leagues.service import LeagueService
from bot.leagues.simulation import SimulationRunner
from bot.matches import AnyGame, MatchService
from bot.models.match import Table
from bot.models.shards import Shards
from bot.presentation.artist import Artist
from bot.presentation.command_links import CommandLinks
from bot.presentation.direct_messages import DirectMessages
from bot.presentation.emojis import Emojis
from bot.presentation.servers import Servers
from bot.screens.contract import AnyScreens
from bot.words import Catalogues

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE: Final = 4  # screens built in threads at the same time


@dataclass(frozen=True, slots=True)
class Services:
    """The services behind every interaction. `now` is in UTC."""

    games: Mapping[str, AnyGame]
    screens: Mapping[str, AnyScreens]
    matches: MatchService
    catalogues: Catalogues
    artist: Artist
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
