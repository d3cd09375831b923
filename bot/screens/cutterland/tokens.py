"""A cursor on the viewer's land, the tokens that can be placed and removed there, and the best use
of tokens as the solver finds it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from bot.markdown import quote
from bot.screens.contract import BadInput, Draft
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import LayoutDraft, rebuild_layout, score_layout
from bot.screens.cutterland.phrases import list_devoured_cells
from bot.screens.cutterland.placement_draft import DIRECTIONS
from bot.screens.drafts import number_in
from engine.cells import SIDE, Cell, cell_at, column_of, name_of, read_cell, row_of
from engine.contract import IllegalAction
from engine.cutterland.lands import Land
from engine.cutterland.layouts import LEVEL, UPRIGHT, Bridge, Layout, canonical
from engine.cutterland.solving import Solution, solve
from engine.cutterland.squares import CREATURES, icon_of
from engine.cutterland.views import SeatView, View

STEPS: Final = 300_000
"""For all tokens: less than a second."""
STEPS_FOR_ONE: Final = 20_000
"""For one token, before the panel is shown."""
_solve_cached = lru_cache(maxsize=64)(solve)


def find_best_use(seat: SeatView) -> Solution:
    """The best layout found; the dragons' prey is left open."""
    found = _solve_cached(seat.land, seat.towers, seat.wall_bridges, STEPS)
    return replace(found, layout=replace(found.layout, prey=None))


def find_best_square(seat: SeatView) -> Cell | None:
    """Where a single token brings most; None where none gains anything."""
    single = ((min(seat.towers, 1), 0), (0, min(seat.wall_bridges, 1)))
    found = [_solve_cached(seat.land, *owned, STEPS_FOR_ONE) for owned in single if any(owned)]
    best = sorted(found, key=lambda one: -one.score.total)
    cells = (square_of(one.layout) for one in best)
    return next((cell for cell in cells if cell is not None), None)


def square_of(layout: Layout) -> Cell | None:
    """The cell whose buttons place the first of the layout's tokens."""
    walls = [wall[0] for wall in layout.walls]
    return next(iter([*layout.towers, *walls, *(bridge.cell for bridge in layout.bridges)]), None)


TOWER = "tower"
WALL_BRIDGES = ("wallright", "wallbelow", "bridgeacross", "bridgedown")
KINDS = (TOWER, *WALL_BRIDGES)
"""What can be placed at a cell, as controls name it."""


class Trial(NamedTuple):
    """A token tried at the cursor: the points gained, None where the rules refuse it."""

    kind: str
    gain: int | None


def box_of(land: Land) -> tuple[int, int, int, int]:
    """The first and last rows and columns of a land with squares: where tokens may go."""
    rows, columns = [row_of(cell) for cell in land.cells], [column_of(cell) for cell in land.cells]
    return rows[0], rows[-1], min(columns), max(columns)


def cursor_of(seat: SeatView, raw: Draft, draft: LayoutDraft) -> Cell:
    """Where the draft has it; else where a token brings most, on the first creature that would be
    devoured, the first creature, or the first square."""
    land, cell = seat.land, number_in(raw, "cursor", -1)
    if cell >= 0 and _is_within(land, cell):
        return cell
    best = find_best_square(seat)
    if best is not None:
        return best
    prey = list_devoured_cells(draft.score) if draft.score else ()
    squares = zip(land.cells, land.squares, strict=True)
    creatures = [cell for cell, square in squares if icon_of(square) in CREATURES]
    return [*prey, *creatures, *land.cells][0]


def _is_within(land: Land, cell: Cell) -> bool:
    top, bottom, left, right = box_of(land)
    return top <= row_of(cell) <= bottom and left <= column_of(cell) <= right


def step_cursor(land: Land, cell: Cell, way: str) -> Cell:
    """One cell further, but not beyond the land."""
    top, bottom, left, right = box_of(land)
    down, over = DIRECTIONS[way]
    row, column = row_of(cell) + down, column_of(cell) + over
    return cell_at(min(max(row, top), bottom), min(max(column, left), right))


def jump_cursor(land: Land, text: str) -> Cell:
    """The cell typed. Raises `BadInput` for one outside the land."""
    cell = read_cell(text.strip())
    if cell is None:
        raise BadInput("cutterland-bad-cell", text=quote(text, 20))
    if not _is_within(land, cell):
        top, bottom, left, right = box_of(land)
        first, last = cell_at(top, left), cell_at(bottom, right)
        raise BadInput("cutterland-bad-outside", cell=name_of(cell), first=name_of(first),
                       last=name_of(last))  # fmt: skip
    return cell


def add_token(layout: Layout, kind: str, cell: Cell) -> Layout:
    """The layout with one more token, legal or not."""
    match kind:
        case "tower":
            return canonical(replace(layout, towers=(*layout.towers, cell)))
        case "wallright":
            return canonical(replace(layout, walls=(*layout.walls, (cell, cell + 1))))
        case "wallbelow":
            return canonical(replace(layout, walls=(*layout.walls, (cell, cell + SIDE))))
        case _:
            bridge = Bridge(cell, LEVEL if kind == "bridgeacross" else UPRIGHT)
            return canonical(replace(layout, bridges=(*layout.bridges, bridge)))


def tokens_at(layout: Layout, cell: Cell) -> Layout:
    """The tokens at a cell: the tower on it, the walls on its sides, the bridge over it."""
    return _filter_tokens(layout, cell, wanted=True)


def remove_tokens(layout: Layout, cell: Cell) -> Layout:
    return replace(_filter_tokens(layout, cell, wanted=False), prey=layout.prey)


def try_tokens(view: View, draft: LayoutDraft, cell: Cell) -> tuple[Trial, ...]:
    """Each kind of token that the viewer owns, tried at a cell."""
    seat = own(view)
    kinds = ((TOWER,) if seat.towers else ()) + (WALL_BRIDGES if seat.wall_bridges else ())
    return tuple(Trial(kind, _compute_gain(view, draft, kind, cell)) for kind in kinds)


def _compute_gain(view: View, draft: LayoutDraft, kind: str, cell: Cell) -> int | None:
    if draft.explicit_layout is None or draft.score is None:
        return None
    try:
        layout = rebuild_layout(view, add_token(draft.explicit_layout, kind, cell))
    except IllegalAction:
        return None
    return score_layout(own(view), layout).total - draft.score.total


def _filter_tokens(layout: Layout, cell: Cell, *, wanted: bool) -> Layout:
    """The tokens at a cell, or all others."""
    return Layout(
        tuple(tower for tower in layout.towers if (tower == cell) is wanted),
        tuple(wall for wall in layout.walls if (cell in wall) is wanted),
        tuple(bridge for bridge in layout.bridges if (bridge.cell == cell) is wanted),
    )
