"""The table options of a match (rules, section 4), and the table's size and start cards."""

from typing import Final

from engine.cells import TABLE, Cell, Mask, cell_at, column_of, mask_of, read_cell, row_of
from engine.contract import FIRST_SEAT, HINTS, Options, OptionSpec
from engine.rng import RANDOM

SEATS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
MOST_ROUND_ONE_START: Final = 4  # with more players there are two start cards

OPEN: Final = "open"
LARGE: Final = "large"
SMALL: Final = "small"

OPTIONS: Final = (
    OptionSpec("fast", "flag", default=False),
    OptionSpec("size_bonuses", "flag", default=False, seats=SEATS[1:]),
    OptionSpec("third_wild", "flag", default=False),
    OptionSpec(HINTS, "flag", default=True),
    OptionSpec("handicap", "seats", (), seats=SEATS[1:]),
    OptionSpec("table", "choice", OPEN, choices=(OPEN, LARGE, SMALL)),
    OptionSpec(FIRST_SEAT, "choice", RANDOM, choices=(RANDOM, *map(str, SEATS)), seats=SEATS[1:]),
)
"""`third_wild` is for everyone; `handicap` names the only seats with a third wild card. Without
`hints` no screen suggests a cell; that changes no rule."""
SHORT: Final[Options] = {"fast": True}  # they nearly halve the number of turns


def _cell(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


def _between(first: str, last: str) -> Mask:
    """All cells of the rectangle between two corners."""
    top, bottom = row_of(_cell(first)), row_of(_cell(last))
    left, right = column_of(_cell(first)), column_of(_cell(last))
    return mask_of(
        cell_at(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)
    )


_ONE_START: Final = (_cell("M13"),)
_TWO_STARTS: Final = (_cell("J13"), _cell("Q13"))
_ROOMS: Final = {
    (OPEN, 1): TABLE,
    (LARGE, 1): _between("G7", "S19"),
    (SMALL, 1): _between("I9", "Q17"),
    (OPEN, 2): TABLE,
    (LARGE, 2): _between("D7", "W19"),
    (SMALL, 2): _between("F9", "U17"),
}


def start_cells(seats: int) -> tuple[Cell, ...]:
    """Where the start cards lie: two exactly when 5 to 8 play."""
    return _ONE_START if seats <= MOST_ROUND_ONE_START else _TWO_STARTS


def room_of(table: str, seats: int) -> Mask:
    """The cells of the table where cards can be placed."""
    return _ROOMS[table, len(start_cells(seats))]
