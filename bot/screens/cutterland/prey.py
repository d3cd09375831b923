"""What the dragons devour: the areas with a choice, in pages of a menu, and changes of the choice.

The prey of a layout is always whole: exactly as many creatures of each area as the dragons devour.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from engine.cells import Cell
from engine.cutterland.hunting import best_prey, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout

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
