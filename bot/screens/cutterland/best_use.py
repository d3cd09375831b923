"""The best use of tokens as the solver finds it within a few steps, and the square where one token
brings most. Knows no draft: what it finds is a draft to look at."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.cells import Cell
from engine.cutterland.layouts import Layout
from engine.cutterland.solving import Solution, solve
from engine.cutterland.views import SeatView

STEPS: Final = 300_000
"""For all tokens: less than a second's work."""
STEPS_FOR_ONE: Final = 20_000
"""For one token, before the panel is shown."""
_solve_cached = lru_cache(maxsize=64)(solve)


def find_best_use(seat: SeatView) -> Solution:
    """The best layout that was found, the dragons' prey left to what costs least."""
    found = _solve_cached(seat.land, seat.towers, seat.wall_bridges, STEPS)
    return replace(found, layout=replace(found.layout, prey=None))


def find_best_square(seat: SeatView) -> Cell | None:
    """Where a single token brings most; None where none brings more than it costs."""
    each = [
        _solve_cached(seat.land, *owned, STEPS_FOR_ONE)
        for owned in ((min(seat.towers, 1), 0), (0, min(seat.wall_bridges, 1)))
        if any(owned)
    ]
    placed = [
        (found.score.total, cell) for found in each if (cell := square_of(found.layout)) is not None
    ]
    return max(placed, key=lambda one: one[0])[1] if placed else None


def square_of(layout: Layout) -> Cell | None:
    """The cell whose keys place the first of the layout's tokens."""
    walls = [wall[0] for wall in layout.walls]
    bridges = [bridge.cell for bridge in layout.bridges]
    return next(iter([*layout.towers, *walls, *bridges]), None)
