"""Wildlands' pictures as scenes: pure functions of what a viewer may see.

Names are passed in the reader's language; only numbers, letters of seats and signs are written
here. All are as wide as a message shows them twice over, and low enough for the buttons below.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.render.scene import MESSAGE_WIDTH, Box, Scene
from bot.render.wildlands import cards, sheets
from bot.render.wildlands.boards import Marks, Player, map_shapes
from bot.render.wildlands.lattice import Lattice, fit_lattice, measure
from engine.contract import Seat
from engine.wildlands.cards import Card
from engine.wildlands.maps import Number
from engine.wildlands.state import HAND, Table

HIGHEST: Final = 660
"""The most height with which four rows of buttons fit on a phone's screen, too."""
HIGHEST_BOARD: Final = 1200
"""The same for a board, which has one row."""
EDGE: Final = 16
"""The room beside the map and what stands below it."""
GAP: Final = 10
"""The room above and below them."""
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
HIGHEST_MAP: Final = 780
"""The most height of a map on a board."""
TALLEST: Final = 1.1
"""The height of a hexagon by its width: seen a little from the side."""
LARGEST: Final = 260
"""The width of a hexagon in a close-up."""


def map_scene(table: Table, marks: Marks, players: Sequence[Player]) -> Scene:
    """The whole map, and each seat with its points and characters below it."""
    lattice, high = _fit(table, _all_spaces(table), HIGHEST_MAP)
    below = sheets.strip_height(len(players))
    height = high + below + 2 * GAP
    shapes = [*map_shapes(lattice, table, marks, players, (MESSAGE_WIDTH, high))]
    shapes.append(Box(0, high, MESSAGE_WIDTH, height - high, "mat"))
    shapes += sheets.strip_shapes(table, players, EDGE, high + GAP, INNER)
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def panel_scene(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, hand: Sequence[Card],
    chosen: Sequence[Card] = (),
) -> Scene:  # fmt: skip
    """The whole map with the seats' points in its corners and the viewer's hand below it, the
    chosen cards lifted. The map stands still, whatever the hand."""
    lattice, high = _fit(
        table, _all_spaces(table), HIGHEST - cards.hand_height(HAND, INNER) - 2 * GAP
    )
    size = (MESSAGE_WIDTH, high)
    shapes = [*map_shapes(lattice, table, marks, players, size)]
    shapes += sheets.corner_shapes(table, players, lattice, size)
    below = cards.hand_height(len(hand), INNER) + 2 * GAP if hand else 0
    shapes.append(Box(0, high, MESSAGE_WIDTH, below + lattice.side, "mat"))
    faction, colour = table.factions[seat].key, players[seat].colour
    shapes += cards.hand_shapes(hand, chosen, faction, colour, (EDGE, high + GAP), INNER)
    return Scene(MESSAGE_WIDTH, high + below, "mat", tuple(shapes))


def hand_scene(hand: Sequence[Card], chosen: Sequence[Card], faction: str, colour: int) -> Scene:
    """The viewer's cards alone."""
    shapes = cards.hand_shapes(hand, chosen, faction, colour, (EDGE, GAP), INNER)
    height = cards.hand_height(len(hand), INNER) + 2 * GAP
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def close_up_scene(
    table: Table, marks: Marks, players: Sequence[Player], spaces: Collection[Number]
) -> Scene:
    """Some spaces (at least one) and their neighbours, enlarged."""
    ground = table.ground
    near = {other.number for one in spaces for other in ground.touching(ground.by_number[one])}
    lattice, height = _fit(table, near | set(spaces), HIGHEST)
    shapes = map_shapes(lattice, table, marks, players, (MESSAGE_WIDTH, height))
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _all_spaces(table: Table) -> frozenset[Number]:
    return frozenset(table.ground.by_number)


def _fit(table: Table, shown: Collection[Number], height: int) -> tuple[Lattice, int]:
    """The lattice in the middle of the picture's upper part, and that part's height."""
    found = fit_lattice(table.ground, shown, INNER, height - 2 * GAP, LARGEST, TALLEST)
    wide, high = measure(found, shown)
    return replace(found, left=(MESSAGE_WIDTH - wide) // 2, top=GAP), high + 2 * GAP
