"""Guides on the pages of the rules: how a card is read, what is on a map, and what the marks on
both mean. Names are in the reader's language."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite
from bot.render.wildlands import tokens
from bot.render.wildlands.boards import SHARD_ALONE, place_at
from bot.render.wildlands.cards import FLAG_AT, HIGH, ICON, ICON_AT, OPEN_AT, WIDE, card_drawing
from bot.render.wildlands.flags import SIGNS, sign
from bot.render.wildlands.ground import ground_shapes
from bot.render.wildlands.landscape import outline_of
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.map_themes import MEADOW, Light
from bot.render.wildlands.paths import shift_all
from bot.render.wildlands.tokens import Look
from engine.wildlands.cards import WILD, Flag
from engine.wildlands.maps import Map, Space

CARD_LEFT, CARD_TOP, CARD_WIDTH, WILD_TOP, WILD_WIDTH = 40, 56, 320, 376, 200
TERM_AT, TERM, TERM_ROOM = 410, 34, 285
FLAGS_AT, FLAGS_TOP, FLAG_SIZE, FLAG_ROW, FLAG_ROOM = 728, 36, 50, 58, 315


def card_guide(
    icon: str, flag: str, open_action: str, wild: str, flags: Mapping[Flag, str]
) -> Scene:
    """The parts of a card by name, and the sign of each flag."""
    shapes: list[Shape] = [
        Sprite(card_drawing("1m35g+r", 0, 1), CARD_LEFT, CARD_TOP, CARD_WIDTH),
        Sprite(card_drawing(WILD, 0, 1), CARD_LEFT, WILD_TOP, WILD_WIDTH),
    ]
    half = 50 * ICON
    for text, down in ((icon, ICON_AT + half), (flag, FLAG_AT + half), (open_action, OPEN_AT + 8)):
        y = CARD_TOP + round(down * CARD_WIDTH / WIDE)
        shapes += _term(text, CARD_LEFT + CARD_WIDTH, y)
    middle = WILD_TOP + WILD_WIDTH * HIGH // WIDE // 2
    shapes += _term(wild, CARD_LEFT + WILD_WIDTH, middle)
    for number, each in enumerate(SIGNS):
        y = FLAGS_TOP + number * FLAG_ROW + FLAG_SIZE // 2
        shapes.append(place_at(sign(each), (FLAGS_AT, y), FLAG_SIZE))
        at = FLAGS_AT + FLAG_SIZE // 2 + 18, y
        shapes.append(Label(flags[each], at, TERM, "chalk", "left", widest=FLAG_ROOM))
    return Scene(MESSAGE_WIDTH, 590, "mat", tuple(shapes))


def _term(text: str, left: int, y: int) -> Iterator[Shape]:
    """A term with dots that lead to the part."""
    for x in range(left + 16, TERM_AT - 12, 22):
        yield place_at(tokens.dot("gold"), (x, y), 11)
    yield Label(text, (TERM_AT, y), TERM, "chalk", "left", bold=True, widest=TERM_ROOM)


LAND: Final = Map(
    "guide", "", 1,
    tuple(
        Space(number, column, row, cover=number == 7, high=number in {3, 6})
        for number, (column, row) in enumerate(
            ((2, 0), (4, 0), (6, 0), (1, 1), (5, 1), (7, 1), (2, 2), (4, 2), (6, 2)), 1
        )
    ),
    frozenset({(8, 9)}), frozenset({(2, 3)}),
)  # fmt: skip
LAND_WIDTH, LAND_HEIGHT = 680, 520
THINGS: Final[Mapping[str, tuple[tuple[int, int], tuple[int, int]]]] = {
    "high": ((7, 1), (7, 1)), "ledge": ((5, 1), (7, 1)), "stairs": ((4, 0), (6, 0)),
    "wall": ((4, 2), (6, 2)), "rocks": ((3, 1), (3, 1)), "cover": ((2, 2), (2, 2)),
    "shard": ((2, 0), (2, 0)),
}  # fmt: skip
"""What has a name: between two places, or on one."""
DISC, NAME, NAME_ROW, NAMES_AT, NAME_ROOM = 46, 32, 66, 724, 310


def ground_guide(names: Mapping[str, str]) -> Scene:
    """The kinds of ground and borders, numbered; the names are those of `THINGS`."""
    half, rise = 80, 46
    left, top = (LAND_WIDTH - 8 * half) // 2, (LAND_HEIGHT - 10 * rise) // 2
    lattice = Lattice(LAND, 1, 0, left, top, half, rise)
    shapes: list[Shape] = [*ground_shapes(lattice, {}, LAND_WIDTH, LAND_HEIGHT)]
    x, y = lattice.centre(1)
    at = x - lattice.part(16), y + lattice.part(16)
    shapes.append(place_at(tokens.shard(0), at, lattice.part(SHARD_ALONE)))
    shapes.append(Box(LAND_WIDTH, 0, MESSAGE_WIDTH - LAND_WIDTH, LAND_HEIGHT, "mat"))
    for number, (thing, (one, other)) in enumerate(THINGS.items(), 1):
        (x1, y1), (x2, y2) = lattice.locate(*one), lattice.locate(*other)
        right, down = (14, 14) if one == other else (-26, 0)
        x = (x1 + x2) // 2 + lattice.side * right // 100
        disc = tokens.number_disc(number, "gold")
        shapes.append(place_at(disc, (x, (y1 + y2) // 2 + lattice.side * down // 100), DISC))
        y = LAND_HEIGHT // 2 + round((number - (len(THINGS) + 1) / 2) * NAME_ROW)
        shapes.append(place_at(disc, (NAMES_AT, y), DISC))
        at = NAMES_AT + DISC // 2 + 18, y
        shapes.append(Label(names[thing], at, NAME, "chalk", "left", widest=NAME_ROOM))
    return Scene(MESSAGE_WIDTH, LAND_HEIGHT, "mat", tuple(shapes))


HALF, RISE = 66, 32
MARK_ROW, MARK_AT, MARK_NAME_AT, MARK_NAME, MARK_ROOM = 150, 100, 196, 34, 340
MARKS: Final = ("chosen", "cost", "goal", "target", "fresh", "fallen", "ghost", "claim")
LOOK: Final = Look("oldroad", 1, 0, 0)
ENEMY: Final = Look("galewing", 3, 1, 1)


def marks_guide(names: Mapping[str, str]) -> Scene:
    """Each mark with its name; the names are those of `MARKS`."""
    shapes: list[Shape] = []
    for number, mark in enumerate(MARKS):
        column, row = divmod(number, len(MARKS) // 2)
        left, middle = column * MESSAGE_WIDTH // 2, 10 + row * MARK_ROW + MARK_ROW // 2
        shapes += _draw_mark(mark, left + MARK_AT, middle)
        at = left + MARK_NAME_AT, middle
        shapes.append(Label(names[mark], at, MARK_NAME, "chalk", "left", widest=MARK_ROOM))
    return Scene(MESSAGE_WIDTH, 620, "mat", tuple(shapes))


def _draw_mark(mark: str, x: int, y: int) -> Iterator[Shape]:
    if mark == "claim":
        width = 150
        card = card_drawing("13", 0, 0, frozenset({"1"}))
        yield Sprite(card, x - width // 2, y - width * HIGH // WIDE // 2, width)
        return
    # A space without its number, in pixels
    light: Light = "lit" if mark == "cost" else ""
    fill, line = MEADOW.grounds[False, light]
    outline = Path(outline_of(200 * RISE / HALF), fill, line, 2)
    layer = Layer(shift_all((outline,), HALF, 2 * RISE, HALF / 50))
    space = Drawing(f"wildlands/mark-{light}", (layer,), 2 * HALF, 4 * RISE)
    at, low = (x, y), (x, y + 8)
    yield place_at(space, at, 100)
    match mark:
        case "chosen":
            yield place_at(tokens.glow(), low, HALF * 130 // 100)
            yield place_at(tokens.token(LOOK, 4, 1), low, HALF)
        case "cost":
            yield place_at(tokens.number_disc(1, "gold"), at, 44)
        case "goal":
            yield place_at(tokens.ring("white", -2, HALF, RISE), at, 100)
        case "target":
            yield place_at(tokens.sights(HALF, RISE), at, 100)
            yield place_at(tokens.token(ENEMY, 3, 0), low, HALF)
        case "fresh":
            yield place_at(tokens.ring("fresh", 3, HALF, RISE), at, 100)
            yield place_at(tokens.token(ENEMY, 3, 1), low, HALF)
        case "fallen":
            yield place_at(tokens.stars(), at, HALF)
        case _:
            yield place_at(tokens.ghost(LOOK), low, HALF)
