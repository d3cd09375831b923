"""The computer levels, weakest first: each builds and blocks.

Easy takes immediate points and blocks little. Medium looks closely and one turn ahead. Hard also
rolls out its best ideas. `bench/strength.py` measures the difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a placement.

    The `closely` placements that look best at once are rated closely, by the `ahead` best future
    places of all seats. `spite` weighs what a placement takes from the others. The best `rollouts`
    of them are rolled out for `turns` own turns with each of `samples` guesses at the draws.
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
