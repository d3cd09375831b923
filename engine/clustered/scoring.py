"""Scoring (rules, section 3) with the size bonuses of section 4."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from engine.cells import NOT_LAST, SIDE, Cell, Mask, cell_at, cells_in
from engine.clustered.boards import Board

LEAST_SIDE: Final = 2
LEAST_LINE: Final = 3
SIZE_BONUS: Final = 2
_ROW: Final = (1 << SIDE) - 1

Cells: TypeAlias = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a seat's cards, cell by cell so that it can be shown. `largest` and `longest`
    say which size bonuses the seat has."""

    rectangle: Cells = ()
    lines: tuple[Cells, ...] = ()
    largest: bool = False
    longest: bool = False

    @property
    def line_points(self) -> int:
        return sum(map(len, self.lines))

    @property
    def longest_line(self) -> int:
        return max(map(len, self.lines), default=0)

    @property
    def bonus(self) -> int:
        return SIZE_BONUS * (self.largest + self.longest)

    @property
    def total(self) -> int:
        return len(self.rectangle) + self.line_points + self.bonus


def scores(board: Board, seats: int, size_bonuses: bool) -> tuple[Score, ...]:
    """Every seat's score; a single player has no size bonuses."""
    plain = [score_of(own) for own in board.cells_by_seat(seats)]
    if not size_bonuses or seats == 1:
        return tuple(plain)
    largest = _sole([len(score.rectangle) for score in plain])
    longest = _sole([score.longest_line for score in plain])
    return tuple(
        replace(score, largest=seat == largest, longest=seat == longest)
        for seat, score in enumerate(plain)
    )


def _sole(sizes: Sequence[int]) -> int | None:
    """The only seat with the greatest size, if any."""
    most = max(sizes)
    return sizes.index(most) if most and sizes.count(most) == 1 else None


@lru_cache(maxsize=1024)
def score_of(own: Mask) -> Score:
    """The score of cards in these cells, without size bonuses."""
    return Score(largest_rectangle(own), tuple(lines(own)))


def largest_rectangle(own: Mask) -> Cells:
    """The cells of the largest full rectangle; among equals the topmost, then the one with the
    fewest rows, then the leftmost."""
    best: tuple[int, int, int, int] | None = None
    area = 0
    for top in range(_first(own) // SIDE, own.bit_length() // SIDE):
        common, height = own >> top * SIDE & _ROW, 1
        while True:
            common &= own >> (top + height) * SIDE & _ROW
            height += 1
            left, width = _widest(common)
            if width < LEAST_SIDE:
                break
            if width * height > area:
                best, area = (top, left, height, width), width * height
    if best is None:
        return ()
    top, left, height, width = best
    return tuple(
        cell_at(top + down, left + right) for down in range(height) for right in range(width)
    )


def _first(mask: Mask) -> Cell:
    """The first cell of a mask; 0 for none."""
    return max(0, (mask & -mask).bit_length() - 1)


def _widest(row: int) -> tuple[int, int]:
    """Where the longest run of a row's cells begins, and its length; 0, 0 for none."""
    width = left = 0
    while row:
        left = (row & -row).bit_length() - 1
        width += 1
        row &= row >> 1
    return left, width


def lines(own: Mask) -> Iterator[Cells]:
    """All maximal rows of at least three cells, then all such columns."""
    yield from _runs(own, own & ~((own & NOT_LAST) << 1), lambda cell: cell + 1, NOT_LAST)
    yield from _runs(own, own & ~(own << SIDE), lambda cell: cell + SIDE, ~0)


def _runs(own: Mask, starts: Mask, onward: Callable[[Cell], Cell], inside: Mask) -> Iterator[Cells]:
    for start in cells_in(starts):
        run = [start]
        while inside >> run[-1] & 1 and own >> onward(run[-1]) & 1:
            run.append(onward(run[-1]))
        if len(run) >= LEAST_LINE:
            yield tuple(run)
