"""What stands below a map: each seat with its points and what has become of its characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.scene import Box, Label, Shape
from bot.render.wildlands.boards import Player, fighter_shapes
from engine.wildlands.actions import SEAT_LETTERS, Fighter
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.state import Standing, Table

HIGH: Final = 128
BETWEEN: Final = 12
TOKEN: Final = 48


def strip_height(seats: int) -> int:
    rows = -(-seats // _count_across(seats))
    return rows * (HIGH + BETWEEN) - BETWEEN


def _count_across(seats: int) -> int:
    return {2: 2, 3: 3, 4: 2}.get(seats, 1)


def strip_shapes(
    table: Table, players: Sequence[Player], left: int, top: int, width: int
) -> Iterator[Shape]:
    across = _count_across(len(players))
    each = (width + BETWEEN) // across - BETWEEN
    order = sorted(range(len(players)), key=lambda seat: (players[seat].place or 0, seat))
    for number, seat in enumerate(order):
        row, column = divmod(number, across)
        at = left + column * (each + BETWEEN), top + row * (HIGH + BETWEEN)
        yield from _seat(table, players, seat, at, each)


def _seat(
    table: Table, players: Sequence[Player], seat: int, at: tuple[int, int], width: int
) -> Iterator[Shape]:
    (x, y), player, side = at, players[seat], table.sides[seat]
    marked = player.active or player.place == 1
    ground = "mat-line" if marked else "mat"
    if marked:
        yield Box(x, y, width, HIGH, ground, "gold", 4, 10)
    name = f"{SEAT_LETTERS[seat]} · {player.name}"
    yield Label(name, (x + 16, y + 32), 34, "chalk", "left", True, ground, width - 110)
    yield Label(str(side.points), (x + width - 18, y + 32), 44, "amber", "right", True, ground)
    step = min(TOKEN + 22, (width - 20) // CHARACTERS)
    for character in range(1, CHARACTERS + 1):
        piece = side.pieces[character - 1]
        place = x + 12 + step * (character - 1) + step // 2, y + 88
        fighter, ghost = Fighter(seat, character), piece.standing is not Standing.REVEALED
        yield from fighter_shapes(table, fighter, player.colour, place, TOKEN, ghost=ghost)
        if piece.standing is Standing.OUT:
            yield from _cross(place)


def _cross(at: tuple[int, int]) -> Iterator[Shape]:
    yield Label("×", at, 60, "red", bold=True, on="mat")
