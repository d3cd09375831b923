"""The rules of Hex: two players place stones in turn, and whoever connects their two sides wins.

The first player's sides are the top and the bottom, the second one's the left and the right. A
draw is impossible. Since beginning is an advantage, the second player may swap instead of placing
their first stone: the one on the board becomes theirs, mirrored to their own sides.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, TypeAlias

from engine.base_game import OpenGame
from engine.contract import Options, OptionSpec, Outcome, Seat

FREE: Final = "."
_DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


@dataclass(frozen=True, slots=True)
class Place:
    """`cell` is a column's letter and a row's number: `c4`."""

    cell: str


@dataclass(frozen=True, slots=True)
class Swap:
    pass


Action: TypeAlias = Place | Swap


@dataclass(frozen=True, slots=True)
class Position:
    """`board` has a character for each cell, row by row: `.`, or the seat whose stone is there."""

    size: int
    board: str
    active: Seat = 0
    newest: int | None = None
    winner: Seat | None = None
    seats: int = 2

    @property
    def stones(self) -> int:
        return len(self.board) - self.board.count(FREE)

    @property
    def can_swap(self) -> bool:
        return self.active == 1 and self.stones == 1


class Hex(OpenGame[Position, Action]):
    key = "hex"
    options = (OptionSpec("size", "choice", "6", ("5", "6", "7")),)
    actions = (Place, Swap)
    levels: Mapping[str, int] = {"easy": 10, "medium": 100, "hard": 400}

    def deal(self, seats: int, seed: bytes, settled: Options) -> Position:
        size = int(str(settled["size"]))
        return Position(size, FREE * size * size)

    def to_act(self, state: Position) -> frozenset[Seat]:
        return frozenset({state.active} if state.winner is None else ())

    def list_actions(self, state: Position, seat: Seat) -> Iterable[Action]:
        names = list_cells(state.size)
        places = [Place(names[at]) for at, held in enumerate(state.board) if held == FREE]
        return [*places, Swap()] if state.can_swap else places

    def play(self, state: Position, seat: Seat, action: Action) -> Position:
        board, size, other = state.board, state.size, 1 - seat
        if isinstance(action, Place):
            at = list_cells(size).index(action.cell)
        else:
            row, column = divmod(board.index("0"), size)
            board, at = FREE * size * size, column * size + row
        board = f"{board[:at]}{seat}{board[at + 1 :]}"
        after = replace(state, board=board, active=other, newest=at)
        lines = {divmod(cell, size)[seat] for cell in find_group(after, at)}
        return replace(after, winner=seat) if {0, size - 1} <= lines else after

    def outcome(self, state: Position) -> Outcome | None:
        if state.winner is None:
            return None
        places = (1, 2) if state.winner == 0 else (2, 1)
        return Outcome(places, tuple(2 - place for place in places), (0, 0))


@cache
def list_cells(size: int) -> tuple[str, ...]:
    """The names of all cells in the order of the board."""
    return tuple(f"{chr(97 + at % size)}{at // size + 1}" for at in range(size * size))


@cache
def _neighbours(size: int, at: int) -> tuple[int, ...]:
    around = ((at // size + down, at % size + right) for down, right in _DIRECTIONS)
    return tuple(r * size + c for r, c in around if 0 <= r < size and 0 <= c < size)


def find_group(position: Position, at: int) -> set[int]:
    """The stones of one player that are connected with the one in this cell."""
    group, open_ends = {at}, [at]
    while open_ends:
        for cell in _neighbours(position.size, open_ends.pop()):
            if cell not in group and position.board[cell] == position.board[at]:
                group.add(cell)
                open_ends.append(cell)
    return group


HEX: Final = Hex()
