"""What stands beside a map: each seat with its points, its cards, and what has become of its
characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.drawing import Drawing
from bot.render.scene import Box, Label, Shape
from bot.render.wildlands.boards import Player, fighter_shape, look_at, place_at
from bot.render.wildlands.tokens import badge, fallen, fan, gem, number_disc
from engine.contract import Seat
from engine.wildlands.actions import SEAT_LETTERS, Fighter
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.state import Standing, Table

BETWEEN: Final = 12
MARK, NAME, GEM, FAN = 54, 38, 68, 62
PLACE: Final = 60
METALS: Final = {1: "gold", 2: "silver", 3: "wood-light"}
ACROSS: Final = {2: 2, 3: 3, 4: 2}
CHIP: Final = 62
"""The height of a seat in little room."""
CHIP_NAMED: Final = 270
CHIP_NAME: Final = 24
TIGHT_NAME: Final = 27
"""Like that of a chip small enough that a computer's name with its number is never cut."""
TIGHT: Final = 150
TOKENS: Final = {2: (64, 152), 3: (44, 132), 4: (56, 138)}
"""The size of a character and the height of a seat, by how many seats there are."""


def strip_height(seats: int) -> int:
    rows, (_, high) = -(-seats // ACROSS[seats]), TOKENS[seats]
    return rows * (high + BETWEEN) - BETWEEN


def strip_shapes(
    table: Table, players: Sequence[Player], left: int, top: int, width: int
) -> Iterator[Shape]:
    """The seats side by side, the winners first."""
    across = ACROSS[len(players)]
    each = (width + BETWEEN) // across - BETWEEN
    order = sorted(range(len(players)), key=lambda seat: (players[seat].place or 0, seat))
    for number, seat in enumerate(order):
        row, column = divmod(number, across)
        token, high = TOKENS[len(players)]
        at = left + column * (each + BETWEEN), top + row * (high + BETWEEN)
        yield from _seat(table, players, seat, at, each, token, high)


def _seat(
    table: Table, players: Sequence[Player], seat: Seat, at: tuple[int, int], width: int,
    token: int, high: int,
) -> Iterator[Shape]:  # fmt: skip
    """A seat's mark, name and points, then its characters and its hand."""
    (x, y), side, middle, player = at, table.sides[seat], at[1] + 36, players[seat]
    marked = player.active or player.place == 1
    ground = "mat-line" if marked else "mat"
    outline = "gold" if marked else "mat-line"
    yield Box(x, y, width, high, ground, outline, 4, 12)
    yield place_at(_mark(player, seat), (x + 36, middle), MARK)
    medal = PLACE if player.place else 0
    widest = width - 72 - GEM - 16 - medal
    size = NAME if widest > TIGHT else TIGHT_NAME
    yield Label(player.name, (x + 70, middle), size, "chalk", "left", True, ground, widest)
    if player.place:
        drawing = number_disc(player.place, METALS.get(player.place, "stone"))
        yield place_at(drawing, (x + width - GEM - 12 - PLACE // 2, middle), PLACE)
    yield place_at(gem(side.points), (x + width - 12 - GEM // 2, middle), GEM)
    below, room = y + (60 + high) // 2 - 4, width - 2 * 12 - FAN
    yield place_at(fan(player.hand), (x + width - 12 - GEM // 2, below + 6), FAN)
    step = min(token * 5 // 4, room // CHARACTERS)
    for character in range(1, CHARACTERS + 1):
        place = x + 12 + step * (character - 1) + step // 2, below
        yield _character(table, players, Fighter(seat, character), place, token)


def _mark(player: Player, seat: Seat) -> Drawing:
    return badge(seat, player.colour, SEAT_LETTERS[seat])


def _character(
    table: Table, players: Sequence[Player], fighter: Fighter, at: tuple[int, int], size: int
) -> Shape:
    standing = table.piece(fighter).standing
    if standing is Standing.OUT:
        return place_at(fallen(look_at(table, fighter, players)), at, size)
    is_hidden = standing is Standing.HIDDEN
    return fighter_shape(table, fighter, players, at, size, as_ghost=is_hidden)


def column_height(seats: int, across: int = 1) -> int:
    return -(-seats // across) * (CHIP + BETWEEN) - BETWEEN


def column_shapes(
    table: Table, players: Sequence[Player], left: int, top: int, width: int, across: int = 1
) -> Iterator[Shape]:
    """The seats in little room, so many side by side: with their names where those fit."""
    each = (width + BETWEEN) // across - BETWEEN
    for seat, player in enumerate(players):
        row, column = divmod(seat, across)
        at = left + column * (each + BETWEEN), top + row * (CHIP + BETWEEN)
        yield from _chip(table, player, seat, at, each)


def _chip(
    table: Table, player: Player, seat: Seat, at: tuple[int, int], width: int
) -> Iterator[Shape]:
    """A seat's mark, its cards and its points."""
    (x, y), middle = at, at[1] + CHIP // 2
    ground = "mat-line" if player.active else "mat"
    outline = "gold" if player.active else "mat-line"
    yield Box(x, y, width, CHIP, ground, outline, 4, 10)
    yield place_at(_mark(player, seat), (x + 26, middle), 42)
    yield place_at(gem(table.sides[seat].points), (x + width - 34, middle), 60)
    yield place_at(fan(player.hand), (x + width - 92, middle), 56)
    if width > CHIP_NAMED:
        at, widest = (x + 52, middle), width - 172
        yield Label(player.name, at, CHIP_NAME, "chalk", "left", False, ground, widest)
