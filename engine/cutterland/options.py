"""The table options of a match (rules, sections 2, 3 and 7)."""

from collections.abc import Mapping
from typing import Final

from engine.contract import FIRST_SEAT, HINTS, OptionSpec
from engine.cutterland.packs import Pack
from engine.rng import RANDOM

REJECT: Final = "reject"
PENALTY: Final = "penalty"
FREE: Final = "free"
OVERCUT_COSTS: Final = {FREE: 0, PENALTY: 3}
"""Points an overcut costs the cutter where it is allowed (rules, section 3)."""
CUT: Final = "cut"
BAG: Final = "bag"
BOX: Final = "box"
MOST_FILLED: Final = 999
CLASSICS: Final = "classics"  # the default pack

OPTIONS: Final = (
    OptionSpec("overcut", "choice", REJECT, choices=(REJECT, PENALTY, FREE)),
    OptionSpec(FIRST_SEAT, "choice", RANDOM, choices=(RANDOM, "1", "2", "3", "4")),
    OptionSpec("preview", "flag", default=True),
    OptionSpec(HINTS, "flag", default=True),
    OptionSpec("pieces", "choice", CUT, choices=(CUT, BAG, BOX)),
    OptionSpec("fill", "flag", default=False, needs=("pieces", (BAG, BOX))),
    OptionSpec("mirrored", "flag", default=False, offered=False),
    OptionSpec("shown", "flag", default=False),
    OptionSpec("bag", "items", (), offered=False),
    OptionSpec("filled", "whole", 0, most=MOST_FILLED, offered=False),
    OptionSpec("box", "items", (), offered=False, secret=True),
)
"""All but the choice of a pack.

`mirrored` (play goes counter-clockwise) belongs to tournament sessions, which also set `shown` (the
cards are shown to all before dealing) and the penalty. With `pieces` from the bag, `bag` holds
those the match has reserved; `fill` lets a bag with too few pieces be filled, and `filled` says
with how many pieces. With `pieces` from the box, `box` holds the cards the match has taken; if the
box had too few, `bag` is filled instead.
"""


def pack_option(packs: Mapping[str, Pack]) -> OptionSpec:
    """The choice among the installed packs, by default the Classics if they are there."""
    default = CLASSICS if CLASSICS in packs else next(iter(packs))
    return OptionSpec(
        "pack",
        "choice",
        default,
        choices=tuple(packs),
        names=tuple(pack.name for pack in packs.values()),
        versions=tuple(pack.version for pack in packs.values()),
    )
