"""How hard the computer players think, weakest first: each of them builds and blocks.

Easy looks at the points of the day and blocks little. Medium looks closely and one turn ahead. Hard
plays its best ideas on. How much that brings is measured in `bench/strength.py`.
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
    rollouts: int
    turns: int
    samples: int


EFFORTS: Final = {
    "easy": Effort(closely=0, ahead=0, spite=0.1, rollouts=0, turns=0, samples=0),
    "medium": Effort(closely=8, ahead=4, spite=0.3, rollouts=2, turns=1, samples=1),
    "hard": Effort(closely=24, ahead=4, spite=0.6, rollouts=12, turns=5, samples=5),
}
LEVELS: Final = tuple(EFFORTS)
