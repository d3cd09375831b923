"""A bonus token held over the viewer's land, the spots where it may stand, and the best use of all
tokens as the solver finds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.markdown import quote
from bot.screens.contract import BadInput, Draft
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import LayoutDraft, rebuild_layout, score_layout
from bot.screens.cutterland.placement_draft import Spot, find_nearest_spot, order_spots
from bot.screens.drafts import number_in, text_in
from engine.cells import CELLS, Cell, cell_at, column_of, find_span, move_cell, read_cell, row_of
from engine.contract import IllegalAction
from engine.cutterland.lands import Land
from engine.cutterland.layouts import LEVEL, UPRIGHT, Bridge, Layout, canonical
from engine.cutterland.scoring import Score
from engine.cutterland.solving import Solution, solve
from engine.cutterland.views import SeatView, View

STEPS: Final = 300_000
"""For all tokens: less than a second."""
TOWER, WALL, BRIDGE = "tower", "wall", "bridge"
KINDS: Final = (TOWER, WALL, BRIDGE)
"""What can be placed, as controls name it."""
NONE: Final = "none"
"""In place of a kind while no token is held."""
_solve_cached = lru_cache(maxsize=64)(solve)


@dataclass(frozen=True, slots=True)
class HeldToken:
    """A token where it may stand, and the layout and score with it. A spot's turns say which way:
    a wall on the right of its cell or below it, a bridge lying across or up and down."""

    kind: str
    spot: Spot
    spots: tuple[Spot, ...]
    layout: Layout
    score: Score

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Those that the token concerns: the squares that a wall parts or a bridge joins."""
        return list_cells(self.kind, self.spot.cell, self.spot.turns)

    @property
    def next_spot(self) -> Spot:
        """The one with the next most points; after the last the first."""
        return self.spots[(self.spots.index(self.spot) + 1) % len(self.spots)]

    @property
    def turned_spot(self) -> Spot | None:
        """The nearest spot the other way round."""
        if all(one.turns == self.spot.turns for one in self.spots):
            return None
        return find_nearest_spot(self.spots, self.spot.cell, 1 - self.spot.turns)


def find_best_use(seat: SeatView) -> Solution:
    """The best layout found; the dragons' prey is left open."""
    found = _solve_cached(seat.land, seat.towers, seat.wall_bridges, STEPS)
    return replace(found, layout=replace(found.layout, prey=None))


def hold_token(view: View, raw: Draft, draft: LayoutDraft) -> HeldToken | None:
    """The token as the draft holds it: at the nearest spot, or at its best. At first it is the one
    that gains most; None where none gains, the match has no hints, or the draft holds none."""
    layout, kind = draft.explicit_layout, text_in(raw, "kind")
    if layout is None or kind == NONE:
        return None
    if kind not in KINDS:
        return _hold_best(view, layout) if view.hints else None
    spots = order_spots(view, find_token_spots(own(view), layout, kind))
    if not spots:
        return None
    cell, turns = number_in(raw, "cursor", -1), number_in(raw, "turn")
    spot = find_nearest_spot(spots, cell, turns) if 0 <= cell < CELLS else spots[0]
    return _hold_at(own(view), layout, kind, spots, spot)


def _hold_best(view: View, layout: Layout) -> HeldToken | None:
    seat = own(view)
    now = score_layout(seat, layout).total
    found = {kind: find_token_spots(seat, layout, kind) for kind in KINDS}
    gaining = [kind for kind in KINDS if found[kind] and found[kind][0].points > now]
    if not gaining:
        return None
    kind = max(gaining, key=lambda kind: found[kind][0].points)
    return _hold_at(seat, layout, kind, found[kind], found[kind][0])


def _hold_at(
    seat: SeatView, layout: Layout, kind: str, spots: tuple[Spot, ...], spot: Spot
) -> HeldToken:
    after = rebuild_layout(seat, add_token(layout, kind, spot.cell, spot.turns))
    return HeldToken(kind, spot, spots, after, score_layout(seat, after))


@lru_cache(maxsize=256)
def find_token_spots(seat: SeatView, layout: Layout, kind: str) -> tuple[Spot, ...]:
    """Where one more token may stand beside those of a legal layout, most points first."""
    return tuple(sorted(_list_spots(seat, layout, kind), key=lambda one: (-one.points, one.turns)))


def _list_spots(seat: SeatView, layout: Layout, kind: str) -> Iterator[Spot]:
    for cell in _box_of(seat.land):
        for turns in (0,) if kind == TOWER else (0, 1):
            try:
                after = rebuild_layout(seat, add_token(layout, kind, cell, turns))
            except IllegalAction:
                continue
            yield Spot(cell, turns, score_layout(seat, after).total)


def _box_of(land: Land) -> list[Cell]:
    """The cells between the land's outermost ones: where tokens may go."""
    (top, rows), (left, columns) = (find_span(map(of, land.cells)) for of in (row_of, column_of))
    first = cell_at(top, left)
    return [move_cell(first, row, column) for row in range(rows) for column in range(columns)]


def find_spot_at(seat: SeatView, layout: Layout, held: HeldToken, text: str) -> Spot:
    """The held token's spot at the cell typed, the same way round if it may stand so. Raises
    `BadInput` for no cell, and `IllegalAction` where the token may not stand."""
    cell = read_cell(text.strip())
    if cell is None:
        raise BadInput("cutterland-bad-cell", text=quote(text, 20))
    here = [one for one in held.spots if one.cell == cell]
    if not here:
        rebuild_layout(seat, add_token(layout, held.kind, cell, held.spot.turns))  # says why not
    return min(here, key=lambda one: one.turns != held.spot.turns)


def add_token(layout: Layout, kind: str, cell: Cell, turns: int) -> Layout:
    """The layout with one more token, legal or not."""
    match kind:
        case "tower":
            return canonical(replace(layout, towers=(*layout.towers, cell)))
        case "wall":
            wall = (cell, move_cell(cell, turns, 1 - turns))
            return canonical(replace(layout, walls=(*layout.walls, wall)))
        case _:
            bridge = Bridge(cell, UPRIGHT if turns else LEVEL)
            return canonical(replace(layout, bridges=(*layout.bridges, bridge)))


def list_cells(kind: str, cell: Cell, turns: int) -> tuple[Cell, ...]:
    """The cells that a token at a spot concerns."""
    before, beyond = move_cell(cell, -turns, turns - 1), move_cell(cell, turns, 1 - turns)
    match kind:
        case "tower":
            return (cell,)
        case "wall":
            return cell, beyond
        case _:
            return before, cell, beyond


def remove_token(draft: LayoutDraft) -> Layout:
    """The layout without what is wrong with it, or else without its last token."""
    layout = draft.explicit_layout or draft.drawable_layout or Layout()
    kept = _drop_at(layout, draft.faulty_cells)
    if kept != layout:
        return kept
    if layout.bridges:
        return replace(layout, bridges=layout.bridges[:-1])
    if layout.walls:
        return replace(layout, walls=layout.walls[:-1])
    return replace(layout, towers=layout.towers[:-1])


def _drop_at(layout: Layout, cells: tuple[Cell, ...]) -> Layout:
    return replace(
        layout,
        towers=tuple(one for one in layout.towers if one not in cells),
        walls=tuple(one for one in layout.walls if not {*one} & {*cells}),
        bridges=tuple(one for one in layout.bridges if not _touches(one, cells)),
    )


def _touches(bridge: Bridge, cells: tuple[Cell, ...]) -> bool:
    return bool({bridge.cell, *bridge.ends} & {*cells})
