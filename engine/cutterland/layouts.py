"""Layouts: where a seat's towers, walls and bridges stand at the end, and its dragons' prey."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cutterland.cells import Cell


@dataclass(frozen=True, slots=True, order=True)
class Bridge:
    """A bridge over one cell; `direction` is `h` or `v`."""

    cell: Cell
    direction: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Tokens in use, each tuple sorted.

    A wall is a pair of cells, the smaller first. `prey` are the cells of the creatures the dragons
    devour; None leaves it to the best choice for the owner (rules, sections 4 and 5).
    """

    towers: tuple[Cell, ...] = ()
    walls: tuple[tuple[Cell, Cell], ...] = ()
    bridges: tuple[Bridge, ...] = ()
    prey: tuple[Cell, ...] | None = None

    @property
    def wall_bridges(self) -> int:
        """How many wall/bridge tokens it uses."""
        return len(self.walls) + len(self.bridges)
