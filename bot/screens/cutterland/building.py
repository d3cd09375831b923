"""Plans for the bonus tokens: a layout on the viewer's land, and the hunt it leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.prey import refitted
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.cells import SIDE, Cell, read_cell
from engine.cutterland.hunting import best_prey
from engine.cutterland.layout_checks import check_layout
from engine.cutterland.layouts import Layout, read_layout, write_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.views import SeatView, View

MOST_LAYOUT = 1_000
"""Characters of a layout's text, several times what a large land's takes."""


@dataclass(frozen=True, slots=True)
class LayoutPlan:
    """A layout as typed or pressed. `layout` has its prey named; `score` is what the land brings
    with it. `chosen` says that the owner named the dragons' prey, `given` that it was named for
    them."""

    text: str
    layout: Layout | None
    score: Score | None
    error: IllegalAction | None = None
    chosen: bool = False
    given: bool = False

    @property
    def action(self) -> Resolve | None:
        return Resolve(self.layout) if self.layout is not None else None

    @property
    def drawn(self) -> Layout | None:
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
    def wrong(self) -> tuple[Cell, ...]:
        """The cells of what cannot stand."""
        named = map(read_cell, self.error.cells) if self.error is not None else ()
        return tuple(cell for cell in named if cell is not None)

    @property
    def typed(self) -> Layout | None:
        """The layout with its prey only where the owner named it."""
        return self.layout if self.layout is None or self.chosen else _without_prey(self.layout)


def layout_plan(view: View, draft: Draft) -> LayoutPlan:
    text = layout_in(draft)
    try:
        return replace(read_plan(view, text), given=draft.get("given") is True)
    except IllegalAction as error:
        return LayoutPlan(text, None, None, error)


def layout_in(draft: Draft) -> str:
    value = draft.get("layout")
    return value[:MOST_LAYOUT] if isinstance(value, str) else ""


def read_plan(view: View, text: str) -> LayoutPlan:
    """The viewer's land with a typed layout. Raises `IllegalAction`."""
    seat = own(view)
    layout = read_layout(text)
    check_layout(seat.land, layout, seat.towers, seat.wall_bridges)
    chosen = layout.prey is not None
    prey = layout.prey if layout.prey is not None else best_prey(seat.land, layout)
    layout = replace(layout, prey=prey or None)
    return LayoutPlan(text, layout, layout_score(seat, layout), chosen=chosen)


def rebuilt(view: View, layout: Layout) -> Layout:
    """A layout whose tokens have been changed, its prey fitted to the hunt they lead to. Raises
    `IllegalAction`."""
    seat, tokens = own(view), _without_prey(layout)
    check_layout(seat.land, tokens, seat.towers, seat.wall_bridges)
    return replace(tokens, prey=refitted(seat.land, tokens, layout.prey))


def _without_prey(layout: Layout) -> Layout:
    return replace(layout, prey=None)


def layout_score(seat: SeatView, layout: Layout) -> Score:
    """A seat's points with a layout; what it leaves over counts."""
    unused = seat.towers + seat.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(seat.land, layout, unused, seat.penalty)


def short_layout(layout: Layout) -> str:
    """The layout with each word written once: `tower B2 C3, wall B2-C2`."""
    cells: dict[str, list[str]] = {}
    for token in filter(None, write_layout(layout).split(", ")):
        word, _, cell = token.partition(" ")
        cells.setdefault(word, []).append(cell)
    return ", ".join(f"{word} {' '.join(named)}" for word, named in cells.items())
