"""How hard the computer players think, weakest first.

Measured over 300 matches of two against the level below (random play below the first), a tie
counting half: FIGURES
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a placement.

    Of all placements that look best at once, `closely` are looked at closely: `ahead` of the best
    places to come are thought of, for oneself and for everybody else. `spite` weighs what a
    placement takes from the others. The best `followed` of them are played on for `turns` turns of
    one's own with each of `samples` guesses at the cards to draw.
    """

    closely: int
    ahead: int
    spite: float
    followed: int
    turns: int
    samples: int


EFFORTS: Final = {
    "easy": Effort(closely=0, ahead=0, spite=0.3, followed=0, turns=0, samples=0),
    "medium": Effort(closely=10, ahead=4, spite=0.5, followed=4, turns=3, samples=2),
    "hard": Effort(closely=24, ahead=4, spite=0.5, followed=8, turns=6, samples=6),
}
LEVELS: Final = tuple(EFFORTS)
