"""Plans for the bonus tokens: a typed layout on the viewer's land, and the hunt it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.cutterland.drafts import own, text_in
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.cells import Cell
from engine.cutterland.hunting import best_prey, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout, check_layout, read_layout
from engine.cutterland.scoring import Score, score
from engine.cutterland.views import SeatView, View


@dataclass(frozen=True, slots=True)
class LayoutPlan:
    """A layout as typed. `layout` has its prey named; `score` is what the land brings with it.
    `chosen` says that the owner named the dragons' prey."""

    text: str
    layout: Layout | None
    score: Score | None
    error: IllegalAction | None = None
    chosen: bool = False

    @property
    def action(self) -> Resolve | None:
        return Resolve(self.layout) if self.layout is not None else None


def layout_plan(view: View, draft: Draft) -> LayoutPlan:
    text = text_in(draft, "layout")
    try:
        return read_plan(view, text)
    except IllegalAction as error:
        return LayoutPlan(text, None, None, error)


def read_plan(view: View, text: str) -> LayoutPlan:
    """The viewer's land with a typed layout. Raises `IllegalAction`."""
    seat = own(view)
    layout = read_layout(text)
    check_layout(seat.land, layout, seat.towers, seat.wall_bridges)
    chosen = layout.prey is not None
    prey = layout.prey if layout.prey is not None else best_prey(seat.land, layout)
    layout = Layout(layout.towers, layout.walls, layout.bridges, prey or None)
    return LayoutPlan(text, layout, layout_score(seat, layout), chosen=chosen)


def layout_score(seat: SeatView, layout: Layout) -> Score:
    """A seat's points with a layout; what it leaves over counts."""
    unused = seat.towers + seat.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(seat.land, layout, unused, seat.penalty)


@dataclass(frozen=True, slots=True)
class OpenFeast:
    """An area where the dragons have a choice: its first cell, how many creatures they devour, and
    which they could."""

    first: Cell
    count: int
    prey: tuple[Cell, ...]


def feasts(land: Land, layout: Layout) -> tuple[OpenFeast, ...]:
    """The areas where the dragons have a choice, in reading order."""
    hunted = hunt(land, layout)
    return tuple(
        OpenFeast(
            hunted.ground.cells_of(feast.area)[0], feast.count, hunted.ground.cells_of(feast.prey)
        )
        for feast in hunted.feasts
        if feast.is_open
    )
