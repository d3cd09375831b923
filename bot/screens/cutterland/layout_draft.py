"""What the dragons devour: the areas with a choice, in pages of a menu, and changes of the choice.

The prey of a layout is always whole: exactly as many creatures of each area as the dragons devour.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import own
from engine.cells import SIDE, Cell, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.hunting import best_prey, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layout_checks import check_layout
from engine.cutterland.layouts import Layout, read_layout, write_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.views import SeatView, View

PAGE = 25
"""Choices of a menu."""


@dataclass(frozen=True, slots=True)
class OpenFeast:
    """An area where the dragons have a choice: its first cell, how many creatures they devour, and
    which they could."""

    first: Cell
    count: int
    prey: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """As many of an area's creatures as a menu holds. `least` and `most` of them can be chosen."""

    feast: OpenFeast
    prey: tuple[Cell, ...]

    @property
    def least(self) -> int:
        elsewhere = len(self.feast.prey) - len(self.prey)
        return max(1, self.feast.count - elsewhere)

    @property
    def most(self) -> int:
        return min(self.feast.count, len(self.prey))


def find_feasts(land: Land, layout: Layout) -> tuple[OpenFeast, ...]:
    """The areas where the dragons have a choice, in reading order."""
    hunted = hunt(land, layout)
    return tuple(
        OpenFeast(
            hunted.ground.cells_of(feast.area)[0], feast.count, hunted.ground.cells_of(feast.prey)
        )
        for feast in hunted.feasts
        if feast.is_open
    )


def split_pages(open_feasts: tuple[OpenFeast, ...]) -> tuple[Page, ...]:
    """All that can be chosen, area by area."""
    return tuple(
        Page(feast, feast.prey[start : start + PAGE])
        for feast in open_feasts
        for start in range(0, len(feast.prey), PAGE)
    )


def choose_prey(layout: Layout, page: Page, picked: Collection[Cell]) -> Layout:
    """The layout, its prey all named, with what was picked on a page: the area's other prey makes
    room for it, or fills up what it leaves open."""
    feast, before = page.feast, layout.prey or ()
    mine = [cell for cell in page.prey if cell in picked][: feast.count]
    elsewhere = [cell for cell in feast.prey if cell not in page.prey]
    others = sorted(elsewhere, key=lambda cell: cell not in before)
    spare = [cell for cell in page.prey if cell not in mine]
    meal = [*mine, *others, *spare][: feast.count]
    rest = [cell for cell in before if cell not in feast.prey]
    return replace(layout, prey=tuple(sorted([*rest, *meal])))


def refit_prey(
    land: Land, layout: Layout, wanted: tuple[Cell, ...] | None
) -> tuple[Cell, ...] | None:
    """The prey once chosen, as far as the dragons can still devour it, filled up with the best;
    None where nothing of it is left to them, so that the best counts."""
    if wanted is None:
        return None
    best, hunted = best_prey(land, layout), hunt(land, layout)
    prey: list[Cell] = []
    for feast in hunted.feasts:
        edible = hunted.ground.cells_of(feast.prey)
        liked = sorted(edible, key=lambda cell: (cell not in wanted, cell not in best))
        prey += liked[: feast.count]
    return tuple(sorted(prey)) if set(prey) & set(wanted) else None


MOST_LAYOUT = 1_000
"""Characters of a layout's text, several times what a large land's takes."""


@dataclass(frozen=True, slots=True)
class LayoutDraft:
    """A layout as typed or pressed. `layout` has its prey named; `score` is what the land brings
    with it. `chosen` says that the owner named the dragons' prey, `given` that it was named for
    them."""

    text: str
    layout: Layout | None
    score: Score | None
    error: IllegalAction | None = None
    prey_chosen: bool = False
    prey_given: bool = False

    @property
    def action(self) -> Resolve | None:
        return Resolve(self.layout) if self.layout is not None else None

    @property
    def drawable_layout(self) -> Layout | None:
        """What the text says as far as it can be drawn, whether it can stand or not."""
        if self.layout is not None:
            return self.layout
        try:
            read = read_layout(self.text)
        except IllegalAction:
            return None
        walls = tuple(wall for wall in read.walls if wall[1] - wall[0] in {1, SIDE})
        return replace(read, walls=walls, prey=None)

    @property
    def faulty_cells(self) -> tuple[Cell, ...]:
        """The cells of what cannot stand."""
        named = map(read_cell, self.error.cells) if self.error is not None else ()
        return tuple(cell for cell in named if cell is not None)

    @property
    def explicit_layout(self) -> Layout | None:
        """The layout with its prey only where the owner named it."""
        return self.layout if self.layout is None or self.prey_chosen else _drop_prey(self.layout)


def read_layout_draft(view: View, draft: Draft) -> LayoutDraft:
    text = read_layout_text(draft)
    try:
        return replace(draft_layout(view, text), prey_given=draft.get("given") is True)
    except IllegalAction as error:
        return LayoutDraft(text, None, None, error)


def read_layout_text(draft: Draft) -> str:
    value = draft.get("layout")
    return value[:MOST_LAYOUT] if isinstance(value, str) else ""


def draft_layout(view: View, text: str) -> LayoutDraft:
    """The viewer's land with a typed layout. Raises `IllegalAction`."""
    seat = own(view)
    layout = read_layout(text)
    check_layout(seat.land, layout, seat.towers, seat.wall_bridges)
    chosen = layout.prey is not None
    prey = layout.prey if layout.prey is not None else best_prey(seat.land, layout)
    layout = replace(layout, prey=prey or None)
    return LayoutDraft(text, layout, score_layout(seat, layout), prey_chosen=chosen)


def rebuild_layout(view: View, layout: Layout) -> Layout:
    """A layout whose tokens have been changed, its prey fitted to the hunt they lead to. Raises
    `IllegalAction`."""
    seat, tokens = own(view), _drop_prey(layout)
    check_layout(seat.land, tokens, seat.towers, seat.wall_bridges)
    return replace(tokens, prey=refit_prey(seat.land, tokens, layout.prey))


def _drop_prey(layout: Layout) -> Layout:
    return replace(layout, prey=None)


def score_layout(seat: SeatView, layout: Layout) -> Score:
    """A seat's points with a layout; what it leaves over counts."""
    unused = seat.towers + seat.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(seat.land, layout, unused, seat.penalty)


def write_short_layout(layout: Layout) -> str:
    """The layout with each word written once: `tower B2 C3, wall B2-C2`."""
    cells: dict[str, list[str]] = {}
    for token in filter(None, write_layout(layout).split(", ")):
        word, _, cell = token.partition(" ")
        cells.setdefault(word, []).append(cell)
    return ", ".join(f"{word} {' '.join(named)}" for word, named in cells.items())
