"""Squares: a terrain and at most one icon, written as two characters such as `wK` or `m.`."""

from typing import Final, TypeAlias

from engine.contract import IllegalAction

Square: TypeAlias = str
"""Two characters of the notation (rules, section 9): a terrain, then an icon or `.`."""

PLAINS: Final = "p"
MOOR: Final = "m"
WETLAND: Final = "w"
TERRAINS: Final = (PLAINS, MOOR, WETLAND)

KRAKEN: Final = "K"
GOBLIN: Final = "G"
CENTAUR: Final = "C"
DRAGON: Final = "D"
TURTLE: Final = "T"
FROG: Final = "F"
TOWER: Final = "^"
WALL_BRIDGE: Final = "="
EMPTY: Final = "."
SLOT: Final = "--"

HABITATS: Final = {
    KRAKEN: WETLAND,
    GOBLIN: MOOR,
    CENTAUR: PLAINS,
    TURTLE: PLAINS + WETLAND,
    DRAGON: PLAINS + MOOR,
    FROG: MOOR + WETLAND,
}
"""Where each creature lives (rules, section 1)."""
CREATURES: Final = tuple(HABITATS)
BONUSES: Final = (TOWER, WALL_BRIDGE)

NAMES: Final = {
    PLAINS: "plains", MOOR: "moor", WETLAND: "wetland",
    KRAKEN: "kraken", GOBLIN: "goblin", CENTAUR: "centaur", DRAGON: "dragon", TURTLE: "turtle",
    FROG: "frog", TOWER: "tower", WALL_BRIDGE: "wall_bridge",
}  # fmt: skip
"""Glossary ids of terrains and icons."""


def terrain_of(square: Square) -> str:
    return square[0]


def icon_of(square: Square) -> str:
    """The icon's character, `.` for none."""
    return square[1]


SQUARES: Final = frozenset(
    terrain + icon
    for terrain in TERRAINS
    for icon in (*CREATURES, *BONUSES, EMPTY)
    if icon not in HABITATS or terrain in HABITATS[icon]
)
_SHOWN = 12  # how many characters of an invalid text a refusal quotes


def read_square(text: str, place: str) -> Square:
    """Parse a square; `place` is the name of its cell or card square, for refusals. Raises
    `square-unknown`, and `square-habitat` for a creature that does not live there."""
    if text in SQUARES:
        return text
    if len(text) == 2 and text[0] in TERRAINS and text[1] in HABITATS:
        strays = {"creature": NAMES[text[1]], "terrain": NAMES[text[0]], "cell": place}
        raise IllegalAction("square-habitat", section="1", cells=(place,), **strays)
    raise IllegalAction(
        "square-unknown", section="9", cells=(place,), text=text[:_SHOWN], cell=place
    )
