"""How hard the computer players think, weakest first.

Easy takes the points of the day and cuts by a rough guess. Medium cuts with care, for it knows what
everybody would take. Only hard thinks of the pieces to come. How much that brings is measured in
`bench/strength.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a decision.

    `sample` cuts of each card are guessed at, `cuts` are looked at closely and the best of them
    mended up to `mends` times. `places` are tried for every piece of a share, `spite` weighs
    what others gain, `doubt` is how many hundredths of a point they may see it differently, and
    `ahead` is how many pieces to come are thought of. In resolving the solver may take so many
    `steps`; late in a match it judges the last cuts and choices, and `endings` placements, by what
    it makes of them (0: none).
    """

    sample: int
    cuts: int
    refinements: int
    places: int
    spite: float
    doubt: float
    ahead: int
    steps: int
    endings: int


EFFORTS: Final = {
    "easy": Effort(
        sample=20,
        cuts=2,
        refinements=0,
        places=3,
        spite=0.0,
        doubt=0.0,
        ahead=0,
        steps=2_000,
        endings=0,
    ),
    "medium": Effort(
        sample=300,
        cuts=8,
        refinements=1,
        places=10,
        spite=0.4,
        doubt=0.0,
        ahead=0,
        steps=20_000,
        endings=0,
    ),
    "hard": Effort(
        sample=1500,
        cuts=16,
        refinements=6,
        places=40,
        spite=1.0,
        doubt=100.0,
        ahead=8,
        steps=400_000,
        endings=6,
    ),
}
LEVELS: Final = tuple(EFFORTS)
