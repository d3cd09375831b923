"""What the Discord edge works with, put together once by the composition root."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeAlias

from bot.matches import AnyGame, Matches, Thinker
from bot.screens.game import GameScreens
from bot.tables import Table
from bot.ui.drawing import Artist
from bot.words import Catalogues
from engine.contract import Seat

AnyScreens: TypeAlias = GameScreens[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class House:
    """The games, their screens, the matches, the words, the artist, and the thinker for what takes
    long; `now` is the clock (UTC), `learnt` the newest findings about finished matches by seat."""

    games: Mapping[str, AnyGame]
    screens: Mapping[str, AnyScreens]
    matches: Matches
    catalogues: Catalogues
    artist: Artist
    thinker: Thinker
    now: Callable[[], datetime]
    learnt: OrderedDict[tuple[int, Seat], object] = field(default_factory=OrderedDict)

    def screens_of(self, table: Table) -> AnyScreens:
        """The screens of the game a match is of."""
        return self.screens[table.game]
