"""The cover of the game: a card cut apart, a land, and some of its creatures."""

from collections.abc import Iterator
from typing import Final

from bot.render.cutterland.badges import badge
from bot.render.cutterland.card_scenes import piece_colour, piece_shapes
from bot.render.cutterland.ground import land_shapes
from bot.render.cutterland.tiles import sticker
from bot.render.cutterland.tokens import scissors
from bot.render.grid import Crop, Grid
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite, Stroke
from engine.cutterland.cards import COLUMNS, LETTERS, read_card
from engine.cutterland.lands import read_land
from engine.cutterland.layouts import read_layout

HEIGHT: Final = 470
TITLE_SIZE: Final = 84
CARD: Final = "pC p. mG m. / wK w. m= p. / wF w. mD p^"
CUTS: Final = (("ABEF", -10, -8), ("CDGH", 22, -14), ("IJKL", 6, 12))
"""The pieces, and how far each has moved from its place on the card."""
CARD_AT: Final = (56, 166)
CARD_CELL: Final = 92
LAND: Final = """
    p. p. wF p. -- mG
    p. pC wK pC m. mG
    p^ m. m. p. p. mD
    -- mG mD p. w. w.
"""
LAYOUT: Final = "tower B2, wall C2-D2, bridge E1h"
LAND_AT: Final = (566, 136)
LAND_CELL: Final = 80
CREATURES: Final = (("D", 948, 6, 140), ("K", 440, 306, 160), ("T", 952, 362, 104))
"""Stickers: the creature, its corner and its size."""


def cover_scene(title: str) -> Scene:
    """The cover with the game's name in the reader's language."""
    room, land = MESSAGE_WIDTH - 240, read_land(" / ".join(LAND.strip().splitlines()))
    shapes: list[Shape] = [
        Label(title, (48, 66), TITLE_SIZE, "chalk", "left", bold=True, widest=room),
        Box(50, 112, 96, 8, "gold", radius=4),
        *_cut_card(),
    ]
    grid = Grid(Crop.across_edges(land.cells), *LAND_AT, LAND_CELL)
    shapes += land_shapes(grid, land, read_layout(LAYOUT))
    shapes += [Sprite(sticker(icon), left, top, size) for icon, left, top, size in CREATURES]
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(shapes))


def _cut_card() -> Iterator[Shape]:
    """The pieces drift apart along the cuts."""
    square = dict(zip(LETTERS, read_card(CARD).squares, strict=True))
    left, top = CARD_AT
    for number, (letters, right, down) in enumerate(CUTS):
        places = {divmod(LETTERS.index(one), COLUMNS): square[one] for one in letters}
        x, y, colour = left + right, top + down, piece_colour(number)
        yield from piece_shapes(places, x, y, CARD_CELL, 0, colour)
        row, column = min(places)
        yield from badge(
            LETTERS[number], x + column * CARD_CELL + 8, y + row * CARD_CELL + 8, 52, colour
        )
    middle = left + 2 * CARD_CELL + 6
    yield Stroke(((middle, top - 8), (middle, top + 2 * CARD_CELL - 12)), "mat-bright", 3, 9)
    yield Sprite(scissors(), middle - 25, top - 52, 50)
