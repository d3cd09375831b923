"""What the marks on a map and on the cards mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import MESSAGE_WIDTH, Label, Scene, Shape, Sprite
from bot.render.wildlands.boards import place_at
from bot.render.wildlands.cards import HIGH, WIDE, card_drawing
from bot.render.wildlands.landscape import outline_of
from bot.render.wildlands.map_themes import MEADOW, Light
from bot.render.wildlands.paths import shift_all
from bot.render.wildlands.tokens import Look, ghost, glow, number_disc, ring, sights, stars, token

HALF, RISE = 66, 32
HEIGHT, ROW, TOP = 620, 150, 10
SIGN_AT, NAME_AT, NAME, ROOM = 100, 196, 34, 340
COLUMN: Final = MESSAGE_WIDTH // 2
MARKS: Final = ("chosen", "cost", "goal", "target", "fresh", "fallen", "ghost", "claim")
LOOK: Final = Look("oldroad", 1, 0, 0)
ENEMY: Final = Look("galewing", 3, 1, 1)


def marks_guide(names: Mapping[str, str]) -> Scene:
    """Each mark with its name; the names are those of `MARKS`, in the reader's language."""
    shapes: list[Shape] = []
    for number, mark in enumerate(MARKS):
        column, row = divmod(number, len(MARKS) // 2)
        left, middle = column * COLUMN, TOP + row * ROW + ROW // 2
        shapes += _draw_mark(mark, left + SIGN_AT, middle)
        at = left + NAME_AT, middle
        shapes.append(Label(names[mark], at, NAME, "chalk", "left", widest=ROOM))
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(shapes))


def _draw_mark(mark: str, x: int, y: int) -> Iterator[Shape]:
    if mark == "claim":
        width = 150
        card = card_drawing("13", 0, 0, frozenset({"1"}))
        yield Sprite(card, x - width // 2, y - width * HIGH // WIDE // 2, width)
        return
    yield place_at(_space("lit" if mark == "cost" else ""), (x, y), 100)
    at, low, size = (x, y), (x, y + 8), HALF
    match mark:
        case "chosen":
            yield place_at(glow(), low, size * 130 // 100)
            yield place_at(token(LOOK, 4, 1), low, size)
        case "cost":
            yield place_at(number_disc(1, "gold"), (x, y), 44)
        case "goal":
            yield place_at(ring("white", -2, HALF, RISE), at, 100)
        case "target":
            yield place_at(sights(HALF, RISE), at, 100)
            yield place_at(token(ENEMY, 3, 0), low, size)
        case "fresh":
            yield place_at(ring("fresh", 3, HALF, RISE), at, 100)
            yield place_at(token(ENEMY, 3, 1), low, size)
        case "fallen":
            yield place_at(stars(), at, size)
        case _:
            yield place_at(ghost(LOOK), low, size)


def _space(light: Light) -> Drawing:
    """A space without its number, in pixels."""
    fill, line = MEADOW.grounds[False, light]
    outline = Path(outline_of(200 * RISE / HALF), fill, line, 2)
    paths = shift_all((outline,), HALF, 2 * RISE, HALF / 50)
    return Drawing(f"wildlands/mark-{light}", (Layer(paths),), 2 * HALF, 4 * RISE)
