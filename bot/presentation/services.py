"""What the Discord edge works with, put together once by the composition root."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from cachetools import LRUCache

from bot.leagues.rating_service import RatingService
from bot.leagues.service import LeagueService
from bot.leagues.simulation import SimulationRunner
from bot.matches import AnyGame, ComputerWorker, MatchService
from bot.models.match import Table
from bot.presentation.artist import Artist
from bot.presentation.direct_messages import DirectMessages
from bot.screens.contract import GameScreens
from bot.words import Catalogues
from engine.contract import Seat

AnyScreens: TypeAlias = GameScreens[Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE: Final = 4
"""Screens thought out at the same time."""
MOST_ANALYSES: Final = 128
"""Analyses of finished matches kept in memory."""


@dataclass(frozen=True, slots=True)
class Services:
    """The games, their screens, the matches, the words, the artist, and the thinker for what takes
    long; `now` is the clock (UTC), `book` knows how people play, `letters` are direct
    messages, `learnt` the newest findings about finished matches by seat."""

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
    analyses: LRUCache[tuple[int, Seat], object] = field(
        default_factory=lambda: LRUCache(MOST_ANALYSES)
    )
    thread_slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What screens make of a view, found out beside the event loop: on a large land it can take
        longer than anybody else should wait."""
        async with self.thread_slots:
            return await asyncio.to_thread(work, *args, **kwargs)

    def screens_of(self, table: Table) -> AnyScreens:
        """The screens of the game a match is of."""
        return self.screens[table.game]
