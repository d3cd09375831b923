"""The draft of the bonus tokens: a layout on the viewer's land, the hunt it leads to, and the
choice of the dragons' prey in pages of a menu.

The prey of a layout is always complete: exactly as many creatures of each area as are devoured.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import own
from engine.cells import Cell, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.hunting import best_prey, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layout_checks import check_layout
from engine.cutterland.layouts import Layout, orient_wall, read_layout, write_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.views import SeatView, View

PAGE = 25
"""Prey per menu."""


@dataclass(frozen=True, slots=True)
class OpenFeast:
    """An area where the dragons have a choice: its first cell, how many creatures they devour, and
    which they could."""

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


def find_feasts(land: Land, layout: Layout) -> tuple[OpenFeast, ...]:
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


def choose_prey(layout: Layout, page: Page, picked: Collection[Cell]) -> Layout:
    """The layout with what was picked on a page as prey: the area's other prey makes room for it,
    or fills up what it leaves open."""
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


MOST_LAYOUT = 1_000
"""Characters; a large land's layout takes a fraction of it."""


@dataclass(frozen=True, slots=True)
class LayoutDraft:
    """A layout as typed or pressed, with its prey filled in; `score` is the land's score with it.
    `prey_chosen`: the player named the dragons' prey, `prey_given`: it was named for them."""

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
        """As much of the text as can be drawn, legal or not."""
        if self.layout is not None:
            return self.layout
        try:
            read = read_layout(self.text)
        except IllegalAction:
            return None
        walls = tuple(wall for wall in read.walls if orient_wall(wall))
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
    def explicit_layout(self) -> Layout | None:
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
    seat, layout = own(view), read_layout(text)
    check_layout(seat.land, layout, seat.towers, seat.wall_bridges)
    chosen = layout.prey is not None
    prey = layout.prey if layout.prey is not None else best_prey(seat.land, layout)
    layout = replace(layout, prey=prey or None)
    return LayoutDraft(text, layout, score_layout(seat, layout), prey_chosen=chosen)


def rebuild_layout(seat: SeatView, layout: Layout) -> Layout:
    """A layout after a change of its tokens, its prey fitted to the new hunt. Raises
    `IllegalAction`."""
    tokens = replace(layout, prey=None)
    check_layout(seat.land, tokens, seat.towers, seat.wall_bridges)
    return replace(tokens, prey=refit_prey(seat.land, tokens, layout.prey))


def score_layout(seat: SeatView, layout: Layout) -> Score:
    """A seat's score with a layout; unused tokens count."""
    unused = seat.towers + seat.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(seat.land, layout, unused, seat.penalty)


def write_short_layout(layout: Layout) -> str:
    """The notation with each word written once: `tower B2 C3, wall B2-C2`."""
    cells: dict[str, list[str]] = {}
    for token in filter(None, write_layout(layout).split(", ")):
        word, _, cell = token.partition(" ")
        cells.setdefault(word, []).append(cell)
    return ", ".join(f"{word} {' '.join(names)}" for word, names in cells.items())
