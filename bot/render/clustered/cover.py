"""The cover of the game: groups of three players around the start card."""

from typing import Final

from bot.render.clustered.boards import cards, owned_card
from bot.render.clustered.cards import BY_SEAT
from bot.render.grid import Crop, Grid
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape
from engine.clustered.boards import read_board

HEIGHT: Final = 470
TITLE_SIZE: Final = 84
BOARD: Final = """
    . . a1S* a1C* a1Co . b3So b3Co b3To
    . . a2S* a2C* a2Co @ b2So b2Co b2To
    c1To c1T* cW c2T* . c1S* b1So b1Co .
    c3To c3T* c3T: . . . . bW .
"""
CELL: Final = 84
BOARD_AT: Final = (304, 116)
HELD: Final = (("1So", 56, 154), ("3C*", 140, 316))
"""Cards of the first player's hand, and their corners."""
HELD_SIZE: Final = 124


def cover_scene(title: str) -> Scene:
    """The cover with the game's name in the reader's language."""
    room = MESSAGE_WIDTH - 240
    shapes: list[Shape] = [
        Label(title, (48, 66), TITLE_SIZE, "chalk", "left", bold=True, widest=room),
        Box(50, 112, 96, 8, "gold", radius=4),
    ]
    for card, x, y in HELD:
        shapes.append(Box(x - 7, y - 4, HELD_SIZE + 14, HELD_SIZE + 16, "shadow", radius=10))
        shapes.append(Box(x - 7, y - 7, HELD_SIZE + 14, HELD_SIZE + 14, "white", radius=10))
        shapes += owned_card(card, 0, BY_SEAT, x, y, HELD_SIZE)
    board, _ = read_board(BOARD.strip())
    shapes += cards(Grid(Crop.around(board.by_cell, 0), *BOARD_AT, CELL), board)
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(shapes))
