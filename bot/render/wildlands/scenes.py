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
from engine.wildlands.state import Table

HIGHEST: Final = 640
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
TALLEST: Final = 1.21
"""The height of a hexagon by its width."""
COLUMN: Final = 280
"""The width of what stands beside the map of a panel."""
HAND_COLUMNS: Final = 4
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
    """The whole map, and beside it the seats' points and the viewer's hand, the chosen cards
    framed; without cards, where its hidden characters begin. The map stands still, whatever the
    hand."""
    room = MESSAGE_WIDTH - COLUMN - 2 * EDGE
    lattice, high = _fit(table, _all_spaces(table), HIGHEST, room)
    top = GAP + sheets.column_height(len(players)) + EDGE
    own = cards.hand_height(len(hand), COLUMN, 2) or sheets.roster_height(len(marks.ghosts))
    least = top + own + GAP
    if least > high:
        lattice, high = replace(lattice, top=lattice.top + (least - high) // 2), least
    shapes = [*map_shapes(lattice, table, marks, players, (room, high))]
    shapes.append(Box(room, 0, MESSAGE_WIDTH - room, high, "mat"))
    shapes.append(Box(0, high, MESSAGE_WIDTH, lattice.side, "mat"))
    left = room + EDGE
    shapes += sheets.column_shapes(table, players, left, GAP, COLUMN)
    faction, colour = table.factions[seat].key, players[seat].colour
    shapes += cards.hand_shapes(hand, chosen, faction, colour, (left, top), COLUMN, 2)
    if not hand:
        shapes += sheets.roster_shapes(table, marks, colour, (left, top), COLUMN)
    return Scene(MESSAGE_WIDTH, high, "mat", tuple(shapes))


def hand_scene(hand: Sequence[Card], faction: str, colour: int) -> Scene:
    """The viewer's cards alone, large enough for a phone."""
    at = EDGE, GAP
    shapes = cards.hand_shapes(hand, (), faction, colour, at, INNER, HAND_COLUMNS)
    height = cards.hand_height(len(hand), INNER, HAND_COLUMNS) + GAP
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


def _fit(
    table: Table, shown: Collection[Number], height: int, width: int = MESSAGE_WIDTH
) -> tuple[Lattice, int]:
    """The lattice in the middle of so much room at the upper left, and the height it takes."""
    inner = width - 2 * GAP
    found = fit_lattice(table.ground, shown, inner, height - 2 * GAP, LARGEST, TALLEST)
    wide, high = measure(found, shown)
    return replace(found, left=(width - wide) // 2, top=GAP), high + 2 * GAP
