"""Plans for the bonus tokens: a layout on the viewer's land, and the hunt it leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.prey import refit_prey
from engine.cells import SIDE, Cell, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.hunting import best_prey
from engine.cutterland.layout_checks import check_layout
from engine.cutterland.layouts import Layout, read_layout, write_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.views import SeatView, View

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
