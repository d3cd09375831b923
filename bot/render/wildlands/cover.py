"""The cover of the game: characters of all factions in the wilds, and two of the cards they act
by."""

from typing import Final

from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite
from bot.render.wildlands.boards import place_at
from bot.render.wildlands.cards import HIGH, WIDE, card_drawing
from bot.render.wildlands.ground import ground_shapes
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.tokens import Look, shard, token
from engine.wildlands.maps import Map, Number, Space

HEIGHT: Final = 470
LAND: Final = Map(
    "cover", "", 1,
    tuple(
        Space(number, column, row, cover=number in {4, 10}, high=number in {2, 3, 6})
        for number, (column, row) in enumerate(
            ((2, 0), (4, 0), (6, 0), (1, 1), (3, 1), (5, 1), (7, 1), (2, 2), (4, 2), (6, 2)), 1
        )
    ),
    frozenset({(1, 5), (8, 9)}), frozenset({(2, 5)}),
)  # fmt: skip
HALF, RISE = 80, 41
LAND_AT: Final = (438, 26)
FIGURES: Final[tuple[tuple[Number, str, int, int, int], ...]] = (
    (1, "galewing", 1, 2, 3), (6, "emberglass", 1, 0, 4), (8, "ironbriar", 4, 1, 3),
    (10, "oldroad", 5, 3, 2),
)  # fmt: skip
"""The space, faction, number, seat and health of characters; a seat has the colour of its
number."""
SHARDS: Final[tuple[tuple[Number, int], ...]] = ((5, 1), (3, 3), (9, 0))
HELD: Final = (("13a4+r", 0, 44, 160, 196), ("W", 0, 182, 264, 196))
"""Cards, with their seats, corners and widths."""


def cover_scene(title: str) -> Scene:
    """The cover with the game's name in the reader's language."""
    lattice = Lattice(LAND, 1, 0, *LAND_AT, HALF, RISE)
    shapes: list[Shape] = [*ground_shapes(lattice, {}, MESSAGE_WIDTH, HEIGHT)]
    for number, colour in SHARDS:
        shapes.append(place_at(shard(colour), lattice.centre(number), 72))
    for number, faction, character, seat, health in FIGURES:
        x, y = lattice.centre(number)
        drawing = token(Look(faction, character, seat, seat), health, 1 if number == 8 else 0)
        shapes.append(place_at(drawing, (x, y + lattice.part(13)), lattice.part(54)))
    shapes += [
        Label(title, (48, 66), 84, "paper", "left", bold=True, widest=450),
        Box(50, 122, 96, 8, "gold", radius=4),
    ]
    for card, seat, x, y, width in HELD:
        high = width * HIGH // WIDE
        shapes += [
            Box(x - 6, y - 2, width + 12, high + 12, "ink", radius=20),
            Box(x - 6, y - 6, width + 12, high + 12, "white", radius=20),
            Sprite(card_drawing(card, seat, seat), x, y, width),
        ]
    return Scene(MESSAGE_WIDTH, HEIGHT, "wetland-dark", tuple(shapes))
