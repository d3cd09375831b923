"""The draft of the bonus tokens: a layout on the viewer's land, the hunt it leads to, the choice of
the dragons' prey in pages of a menu; a token held over the land, the spots where it may stand, and
the best use of all tokens as the solver finds it.

The prey of a layout is always complete: exactly as many creatures of each area as are devoured.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Final

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.placement_draft import (
    Spot,
    find_nearest_spot,
    find_spots_around,
    order_spots,
)
from bot.screens.drafts import number_in, text_in
from bot.screens.replies import BadInput, Draft
from engine.cells import (
    CELLS,
    Cell,
    cell_at,
    column_of,
    find_span,
    move_cell,
    name_of,
    read_cell,
    row_of,
)
from engine.contract import IllegalAction
from engine.cutterland import layouts
from engine.cutterland.actions import Resolve
from engine.cutterland.hunting import best_prey, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import Solution, solve
from engine.cutterland.views import SeatView, View

PAGE = 25  # prey per menu
MOST_LAYOUT = 1_000  # characters; a large land's layout takes a fraction of it
STEPS: Final = 300_000  # for all tokens: less than a second
TOWER, WALL, BRIDGE = "tower", "wall", "bridge"
KINDS: Final = (TOWER, WALL, BRIDGE)  # what can be placed, as controls name it
NONE: Final = "none"  # in place of a kind while no token is held
KEPT: Final = "keep"  # as what was suggested: to keep all tokens
_solve_cached = lru_cache(maxsize=64)(solve)


@dataclass(frozen=True, slots=True)
class OpenFeast:
    """Where dragons have a choice: the first cell, how many they devour, which they could."""

    first: Cell
    count: int
    prey: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """As much of an area's prey as fits in a menu; `least` to `most` of it can be chosen."""

    feast: OpenFeast
    prey: tuple[Cell, ...]

    @property
    def least(self) -> int:
        elsewhere = len(self.feast.prey) - len(self.prey)
        return max(1, self.feast.count - elsewhere)

    @property
    def most(self) -> int:
        return min(self.feast.count, len(self.prey))

    @property
    def control(self) -> str:
        return f"g.prey.{name_of(self.feast.first)}.{name_of(self.prey[0])}"


def find_feasts(land: Land, layout: layouts.Layout) -> tuple[OpenFeast, ...]:
    """The areas where the dragons have a choice, in reading order."""
    hunted = hunt(land, layout)
    cells_of = hunted.ground.cells_of
    return tuple(
        OpenFeast(cells_of(feast.area)[0], feast.count, cells_of(feast.prey))
        for feast in hunted.feasts
        if feast.is_open
    )


def split_pages(open_feasts: tuple[OpenFeast, ...]) -> tuple[Page, ...]:
    return tuple(
        Page(feast, feast.prey[start : start + PAGE])
        for feast in open_feasts
        for start in range(0, len(feast.prey), PAGE)
    )


def choose_prey(layout: layouts.Layout, page: Page, picked: Collection[Cell]) -> layouts.Layout:
    """The layout with the prey picked on a page, for which the area's other prey makes room."""
    feast, before = page.feast, layout.prey or ()
    mine = [cell for cell in page.prey if cell in picked][: feast.count]
    elsewhere = [cell for cell in feast.prey if cell not in page.prey]
    others = sorted(elsewhere, key=lambda cell: cell not in before)
    spare = [cell for cell in page.prey if cell not in mine]
    meal = [*mine, *others, *spare][: feast.count]
    rest = [cell for cell in before if cell not in feast.prey]
    return replace(layout, prey=tuple(sorted([*rest, *meal])))


def refit_prey(
    land: Land, layout: layouts.Layout, wanted: tuple[Cell, ...] | None
) -> tuple[Cell, ...] | None:
    """The prey once chosen, as far as the dragons still reach it, filled up with the best prey;
    None where they reach none of it, so that the best counts."""
    if wanted is None:
        return None
    best, hunted = best_prey(land, layout), hunt(land, layout)
    prey: list[Cell] = []
    for feast in hunted.feasts:
        cells = hunted.ground.cells_of(feast.prey)
        prey += sorted(cells, key=lambda c: (c not in wanted, c not in best))[: feast.count]
    return tuple(sorted(prey)) if set(prey) & set(wanted) else None


@dataclass(frozen=True, slots=True)
class LayoutDraft:
    """A layout as typed or pressed, with its prey filled in; `score` is the land's score with it.
    `prey_chosen`: the player named the dragons' prey, `prey_given`: it was named for them."""

    text: str
    layout: layouts.Layout | None
    score: Score | None
    error: IllegalAction | None = None
    prey_chosen: bool = False
    prey_given: bool = False

    @property
    def action(self) -> Resolve | None:
        return Resolve(self.layout) if self.layout is not None else None

    @property
    def drawable_layout(self) -> layouts.Layout | None:
        """As much of the text as can be drawn, legal or not."""
        if self.layout is not None:
            return self.layout
        try:
            read = layouts.read_layout(self.text)
        except IllegalAction:
            return None
        walls = tuple(wall for wall in read.walls if layouts.orient_wall(wall))
        return replace(read, walls=walls, prey=None)

    @property
    def has_tokens(self) -> bool:
        """Whether anything is built, legal or not."""
        return self.layout is None or bool(self.layout.towers or self.layout.wall_bridges)

    @property
    def faulty_cells(self) -> tuple[Cell, ...]:
        named = map(read_cell, self.error.cells) if self.error is not None else ()
        return tuple(cell for cell in named if cell is not None)

    @property
    def explicit_layout(self) -> layouts.Layout | None:
        """The layout, with its prey only where the player named it."""
        if self.layout is None or self.prey_chosen:
            return self.layout
        return replace(self.layout, prey=None)


def read_layout_draft(view: View, draft: Draft) -> LayoutDraft:
    value = draft.get("layout")
    text = value[:MOST_LAYOUT] if isinstance(value, str) else ""
    try:
        return replace(draft_layout(view, text), prey_given=draft.get("given") is True)
    except IllegalAction as error:
        return LayoutDraft(text, None, None, error)


def draft_layout(view: View, text: str) -> LayoutDraft:
    """The viewer's land with a typed layout. Raises `IllegalAction`."""
    seat, layout = own(view), layouts.read_layout(text)
    check_layout(seat.land, layout, seat.towers, seat.wall_bridges)
    chosen = layout.prey is not None
    prey = layout.prey if layout.prey is not None else best_prey(seat.land, layout)
    layout = replace(layout, prey=prey or None)
    return LayoutDraft(text, layout, score_layout(seat, layout), prey_chosen=chosen)


def rebuild_layout(seat: SeatView, layout: layouts.Layout) -> layouts.Layout:
    """A layout after a change of tokens, its prey fitted to the hunt. Raises `IllegalAction`."""
    tokens = replace(layout, prey=None)
    check_layout(seat.land, tokens, seat.towers, seat.wall_bridges)
    return replace(tokens, prey=refit_prey(seat.land, tokens, layout.prey))


def score_layout(seat: SeatView, layout: layouts.Layout) -> Score:
    """A seat's score with a layout; unused tokens count."""
    unused = seat.towers + seat.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(seat.land, layout, unused, seat.penalty)


def write_short_layout(layout: layouts.Layout) -> str:
    """The notation with each word written once: `tower B2 C3, wall B2-C2`."""
    cells: dict[str, list[str]] = {}
    for token in filter(None, layouts.write_layout(layout).split(", ")):
        word, _, cell = token.partition(" ")
        cells.setdefault(word, []).append(cell)
    return ", ".join(f"{word} {' '.join(names)}" for word, names in cells.items())


@dataclass(frozen=True, slots=True)
class HeldToken:
    """A token where it may stand, and the layout and score with it. A spot's turns say which way:
    a wall on the right of its cell or below it, a bridge lying across or up and down."""

    kind: str
    spot: Spot
    spots: tuple[Spot, ...]
    layout: layouts.Layout
    score: Score

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Those that the token concerns: the squares that a wall parts or a bridge joins."""
        return list_cells(self.kind, self.spot.cell, self.spot.turns)

    @property
    def token(self) -> layouts.Layout:
        """With nothing else."""
        return add_token(layouts.Layout(), self.kind, self.spot.cell, self.spot.turns)

    @property
    def next_spot(self) -> Spot:
        """The one with the next most points; after the last the first."""
        return self.spots[(self.spots.index(self.spot) + 1) % len(self.spots)]

    @property
    def ways(self) -> dict[str, Spot]:
        """The spots that the arrows and `turn` lead to, as far as they lead anywhere."""
        around = find_spots_around(self.spots, self.spot.cell, self.spot.turns)
        if all(spot.turns == self.spot.turns for spot in self.spots):
            return around
        turned = find_nearest_spot(self.spots, self.spot.cell, 1 - self.spot.turns)
        return around | {"turn": turned}


def find_best_use(seat: SeatView) -> Solution:
    """The best layout found; the dragons' prey is left open."""
    best = _solve_cached(seat.land, seat.towers, seat.wall_bridges, STEPS)
    return replace(best, layout=replace(best.layout, prey=None))


def hold_token(view: View, raw: Draft, draft: LayoutDraft) -> HeldToken | None:
    """The token as the draft holds it: at the nearest spot, or at its best. At first it is the one
    that gains most; None where none gains, the match has no hints, or the draft holds none."""
    layout, kind = draft.explicit_layout, text_in(raw, "kind")
    if layout is None or kind == NONE:
        return None
    seat, cell = own(view), number_in(raw, "cursor", -1)
    if kind not in KINDS:
        if not view.hints:
            return None
        now = score_layout(seat, layout).total
        best = {kind: next(iter(find_token_spots(seat, layout, kind)), None) for kind in KINDS}
        points = {kind: spot.points for kind, spot in best.items() if spot and spot.points > now}
        if not points:
            return None
        kind, cell = max(points, key=points.__getitem__), -1
    spots = order_spots(view, find_token_spots(seat, layout, kind))
    if not spots:
        return None
    is_there = 0 <= cell < CELLS
    spot = find_nearest_spot(spots, cell, number_in(raw, "turn")) if is_there else spots[0]
    after = rebuild_layout(seat, add_token(layout, kind, spot.cell, spot.turns))
    return HeldToken(kind, spot, spots, after, score_layout(seat, after))


@lru_cache(maxsize=256)
def find_token_spots(seat: SeatView, layout: layouts.Layout, kind: str) -> tuple[Spot, ...]:
    """Where one more token may stand beside those of a legal layout, most points first."""
    (top, rows), (left, columns) = (
        find_span(map(line_of, seat.land.cells)) for line_of in (row_of, column_of)
    )
    first, ways = cell_at(top, left), (0,) if kind == TOWER else (0, 1)
    spots = []
    for row, column, turns in product(range(rows), range(columns), ways):
        cell = move_cell(first, row, column)
        try:
            after = rebuild_layout(seat, add_token(layout, kind, cell, turns))
        except IllegalAction:
            continue
        spots.append(Spot(cell, turns, score_layout(seat, after).total))
    return tuple(sorted(spots, key=lambda spot: (-spot.points, spot.turns)))


def find_spot_at(seat: SeatView, layout: layouts.Layout, held: HeldToken, text: str) -> Spot:
    """The held token's spot as typed: as in the notation, or a cell, where it lies the same way
    round if it may. Raises `BadInput` for neither, and `IllegalAction` where the token may not
    stand."""
    exact = [spot for spot in held.spots if write_spot(held.kind, spot) == text.strip().upper()]
    if exact:
        return exact[0]
    cell = read_cell(text.strip())
    if cell is None:
        raise BadInput("cutterland-refusal-cell")
    here = [spot for spot in held.spots if spot.cell == cell]
    if not here:
        rebuild_layout(seat, add_token(layout, held.kind, cell, held.spot.turns))  # says why not
    return min(here, key=lambda spot: spot.turns != held.spot.turns)


def write_spot(kind: str, spot: Spot) -> str:
    """As in the notation, in capitals: `M12`, `M12-N12`, `O14H`."""
    token = add_token(layouts.Layout(), kind, spot.cell, spot.turns)
    return layouts.write_layout(token).removeprefix(kind).strip().upper()


def add_token(layout: layouts.Layout, kind: str, cell: Cell, turns: int) -> layouts.Layout:
    """The layout with one more token, legal or not."""
    match kind:
        case "tower":
            return layouts.canonical(replace(layout, towers=(*layout.towers, cell)))
        case "wall":
            wall = (cell, move_cell(cell, turns, 1 - turns))
            return layouts.canonical(replace(layout, walls=(*layout.walls, wall)))
        case _:
            bridge = layouts.Bridge(cell, layouts.UPRIGHT if turns else layouts.LEVEL)
            return layouts.canonical(replace(layout, bridges=(*layout.bridges, bridge)))


def list_tokens(layout: layouts.Layout) -> Iterator[tuple[str, Cell, int]]:
    """As `add_token` takes them."""
    yield from ((TOWER, cell, 0) for cell in layout.towers)
    for first, _, way in filter(None, map(layouts.orient_wall, layout.walls)):
        yield WALL, first, int(way == layouts.LEVEL)
    for bridge in layout.bridges:
        yield BRIDGE, bridge.cell, int(bridge.direction == layouts.UPRIGHT)


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


def remove_token(draft: LayoutDraft) -> layouts.Layout:
    """The layout without what is wrong with it, or else without its last token."""
    layout = draft.explicit_layout or draft.drawable_layout or layouts.Layout()
    wrong = {*draft.faulty_cells}
    kept = replace(
        layout,
        towers=tuple(cell for cell in layout.towers if cell not in wrong),
        walls=tuple(wall for wall in layout.walls if not {*wall} & wrong),
        bridges=tuple(span for span in layout.bridges if not {span.cell, *span.ends} & wrong),
    )
    if kept != layout:
        return kept
    if layout.bridges:
        return replace(layout, bridges=layout.bridges[:-1])
    if layout.walls:
        return replace(layout, walls=layout.walls[:-1])
    return replace(layout, towers=layout.towers[:-1])
