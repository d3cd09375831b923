"""The computer levels, weakest first. Easy takes immediate points and cuts by a rough estimate.
Medium cuts with care, since it predicts what everyone would take. Only hard considers the pieces to
come. `bench/strength.py` measures the difference."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a decision.

    `sample` cuts of each card are estimated, `cuts` are evaluated and the best of them refined up
    to `refinements` times. `places` are tried for every piece of a share, `spite` weighs the gains
    of others, `doubt` is by how many hundredths of a point they may value pieces differently, and
    `ahead` is how many pieces to come are considered. `steps` limits the solver of the final
    layout; late in a match it also evaluates the last cuts and choices, and `endings` placements
    (0: none). The best ideas are tried in `playouts` of what may come.
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
    playouts: int = 0


EFFORTS: Final = {
    "easy": Effort(
        sample=20, cuts=2, refinements=0, places=3, spite=0.0, doubt=0.0, ahead=0,
        steps=2_000, endings=0,
    ),
    "medium": Effort(
        sample=300, cuts=8, refinements=1, places=10, spite=0.4, doubt=0.0, ahead=0,
        steps=20_000, endings=0,
    ),
    "hard": Effort(
        sample=1500, cuts=16, refinements=6, places=40, spite=1.0, doubt=100.0, ahead=8,
        steps=400_000, endings=6,
    ),
    "expert": Effort(
        sample=1500, cuts=16, refinements=6, places=40, spite=1.0, doubt=100.0, ahead=8,
        steps=400_000, endings=12, playouts=600,
    ),
}  # fmt: skip
LEVELS: Final = ("easy", "medium", "hard")
