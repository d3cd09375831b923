"""How hard the computer players think, weakest first.

Measured over 200 matches of two for each pair, sides changing, a tie counting half:

    easy    against random play   100 %   47.9 : 17.6 points
    medium  against easy           77 %   60.7 : 55.7
    hard    against medium         74 %   65.2 : 61.0

Of 40 matches of four, one seat each, hard won 19, medium 14.5, easy 6.5 and random play none.
A placement took 0.5, 2.5 and 27 ms on average, 2, 9 and 66 ms at most.
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
    "medium": Effort(closely=8, ahead=4, spite=0.5, followed=3, turns=2, samples=1),
    "hard": Effort(closely=24, ahead=4, spite=0.6, followed=12, turns=5, samples=5),
}
LEVELS: Final = tuple(EFFORTS)
