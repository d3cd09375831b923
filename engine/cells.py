"""The 26 x 26 cells of the table, their names, sets of cells as bit masks, and grids of words. A
cell is a whole number from 0 (A1) to 675 (Z26), row by row; a mask has bit `cell` set."""

from collections.abc import Iterable, Iterator
from itertools import compress, count, pairwise
from typing import TypeAlias

from engine.contract import IllegalAction

Cell: TypeAlias = int
Mask: TypeAlias = int

SIDE = 26
CELLS = SIDE * SIDE
TABLE: Mask = (1 << CELLS) - 1
FIRST_COLUMN: Mask = sum(1 << (row * SIDE) for row in range(SIDE))
LAST_COLUMN: Mask = FIRST_COLUMN << (SIDE - 1)
NOT_FIRST: Mask = TABLE & ~FIRST_COLUMN
NOT_LAST: Mask = TABLE & ~LAST_COLUMN
_ZEROES = bytes.maketrans(b"0", b"\0")


def cell_at(row: int, column: int) -> Cell:
    """The cell in a 0-based row and column."""
    return row * SIDE + column


def row_of(cell: Cell) -> int:
    return cell // SIDE


def column_of(cell: Cell) -> int:
    return cell % SIDE


def name_of(cell: Cell) -> str:
    """`A1` for the top left cell: a column letter and a row number."""
    return f"{chr(65 + cell % SIDE)}{cell // SIDE + 1}"


def read_cell(text: str) -> Cell | None:
    """The cell with this name, in either case; None if there is none."""
    # Only ASCII: some foreign letters have Latin capitals.
    text = text.strip().upper() if text.isascii() else ""
    letter, digits = text[:1], text[1:]
    if not ("A" <= letter <= "Z") or not digits.isdigit() or len(digits) > 2:
        return None
    row = int(digits)
    return cell_at(row - 1, ord(letter) - 65) if 1 <= row <= SIDE and digits[0] != "0" else None


def move_cell(cell: Cell, rows: int, columns: int) -> Cell:
    """The cell so many rows further down and columns further right; the first row and column
    follow the last."""
    return (cell // SIDE + rows) % SIDE * SIDE + (cell + columns) % SIDE


def find_span(used: Iterable[int]) -> tuple[int, int]:
    """The first of some rows or columns, and how many there are from it to the last one. If they
    reach the table's edge on both sides, they begin after the largest gap and continue across it.
    """
    lines = sorted({*used})
    first = lines[0]
    if first == 0 and lines[-1] == SIDE - 1 and len(lines) < SIDE:
        _, first = max((after - line, after) for line, after in pairwise(lines))
    return first, 1 + max((line - first) % SIDE for line in lines)


def mask_of(cells: Iterable[Cell]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_in(mask: Mask) -> Iterator[Cell]:
    """The cells of a mask in reading order."""
    first = (mask & -mask).bit_length() - 1
    # Via text no Python code runs for each cell: twice as fast as testing bit by bit.
    bits = bin(mask >> first)[:1:-1] if mask else ""
    return compress(count(first), bits.encode().translate(_ZEROES))


def adjacent_cells(mask: Mask) -> Mask:
    """All cells that share a side with a cell of the mask (which may be cells of the mask too)."""
    return (mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1 | (mask << SIDE) & TABLE | mask >> SIDE


def adjacent_across_edges(mask: Mask) -> Mask:
    """Like `adjacent_cells` where the first row and column follow the last."""
    sides = (mask & LAST_COLUMN) >> (SIDE - 1) | (mask & FIRST_COLUMN) << (SIDE - 1)
    ends = mask >> (CELLS - SIDE) | mask << (CELLS - SIDE)
    return adjacent_cells(mask) | sides | ends & TABLE


def move_mask(mask: Mask, rows: int, columns: int) -> Mask:
    """All cells of the mask moved like `move_cell`."""
    down, right = rows % SIDE * SIDE, columns % SIDE
    mask = (mask << down | mask >> (CELLS - down)) & TABLE
    stay = FIRST_COLUMN * ((1 << SIDE - right) - 1)
    return (mask & stay) << right | (mask & ~stay) >> (SIDE - right)


def read_rows(text: str, section: str) -> list[list[str]]:
    """The words of each row; rows are separated by `/` or a newline. An empty text has no rows.
    `section` is that of the game's rules. Raises `IllegalAction`: `grid-uneven`, `grid-large` (more
    than 26 x 26)."""
    if not text.strip():
        return []
    lines: list[str] = []
    for part in text.split("/"):
        lines += [line for line in part.split("\n") if line.strip()] or [""]
    rows = [line.split() for line in lines]
    if len(rows) > SIDE or max(map(len, rows)) > SIDE:
        raise IllegalAction("grid-large", section=section, most=SIDE)
    for number, row in enumerate(rows, 1):
        if not row or len(row) != len(rows[0]):
            raise IllegalAction("grid-uneven", section=section, row=number)
    return rows
