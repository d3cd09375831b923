"""Wildlands' pictures as scenes: pure functions of what a viewer may see.

Names are passed in the reader's language; only numbers, letters of seats and signs are written
here. All are as wide as a message shows them twice over, and low enough for the buttons below.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.render.scene import MESSAGE_WIDTH, Scene, Shape
from bot.render.wildlands import cards, sheets
from bot.render.wildlands.boards import Marks, Player, map_shapes
from bot.render.wildlands.lattice import Lattice, fit_lattice, measure
from engine.contract import Seat
from engine.wildlands.cards import Card
from engine.wildlands.maps import Number
from engine.wildlands.state import Table

HIGHEST: Final = 800
"""The most height with which four rows of buttons fit on a phone's screen, too."""
HIGHEST_BOARD: Final = 1200
"""The same for a board, which has one row."""
EDGE: Final = 16
GAP: Final = 16
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
TALLEST: Final = 1.1
"""The height of a hexagon by its width: seen a little from the side."""
LARGEST: Final = 260
"""The width of a hexagon in a close-up."""


def map_scene(table: Table, marks: Marks, players: Sequence[Player]) -> Scene:
    """The whole map, and each seat with its points and characters below it."""
    below = sheets.strip_height(len(players))
    shown = _all_spaces(table)
    lattice, height = _fit(table, shown, HIGHEST_BOARD - below - GAP)
    shapes = [*map_shapes(lattice, table, marks, players, shown)]
    top = height + GAP - EDGE
    shapes += sheets.strip_shapes(table, players, EDGE, top, INNER)
    return Scene(MESSAGE_WIDTH, top + below + EDGE, "mat", tuple(shapes))


def panel_scene(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, hand: Sequence[Card],
    chosen: Sequence[Card] = (),
) -> Scene:  # fmt: skip
    """The whole map with the viewer's hand below it, the chosen cards lifted."""
    below = cards.hand_height(len(hand), INNER) if hand else -GAP
    shown = _all_spaces(table)
    lattice, height = _fit(table, shown, HIGHEST - below - GAP)
    shapes: list[Shape] = [*map_shapes(lattice, table, marks, players, shown)]
    top = height + GAP - EDGE
    colour = players[seat].colour
    shapes += cards.hand_shapes(hand, chosen, colour, (EDGE, top), INNER)
    return Scene(MESSAGE_WIDTH, top + below + EDGE, "mat", tuple(shapes))


def hand_scene(
    hand: Sequence[Card], chosen: Sequence[Card], player: Player
) -> Scene:  # fmt: skip
    """The viewer's cards alone."""
    shapes = cards.hand_shapes(hand, chosen, player.colour, (EDGE, EDGE), INNER)
    height = cards.hand_height(len(hand), INNER) + 2 * EDGE
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def close_up_scene(
    table: Table, marks: Marks, players: Sequence[Player], spaces: Collection[Number]
) -> Scene:
    """Some spaces (at least one) and their neighbours, enlarged."""
    ground = table.ground
    near = {other.number for one in spaces for other in ground.touching(ground.by_number[one])}
    shown = frozenset(near | set(spaces))
    lattice, height = _fit(table, shown, HIGHEST)
    shapes = map_shapes(lattice, table, marks, players, shown)
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _all_spaces(table: Table) -> frozenset[Number]:
    return frozenset(table.ground.by_number)


def _fit(table: Table, shown: Collection[Number], height: int) -> tuple[Lattice, int]:
    """The lattice in the middle of the picture's upper part, and that part's height."""
    found = fit_lattice(table.ground, shown, INNER, height - 2 * EDGE, LARGEST, TALLEST)
    wide, high = measure(found, shown)
    return replace(found, left=(MESSAGE_WIDTH - wide) // 2, top=EDGE), high + 2 * EDGE
