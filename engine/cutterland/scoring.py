"""Points of a land once its predators have hunted (rules, section 6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cutterland.cells import Cell


@dataclass(frozen=True, slots=True)
class AreaScore:
    """What one area brings: its terrain, cells, and points by kind (`goblin`, `centaur`, `dragon`)."""

    terrain: str
    cells: tuple[Cell, ...]
    points: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Points by kind, the survivors, what was devoured, and a line for each area that scores."""

    kraken: int
    goblin: int
    centaur: int
    dragon: int
    turtle: int
    frog: int
    bonus: int
    penalty: int
    survivors: int
    devoured_by_krakens: tuple[Cell, ...]
    devoured_by_dragons: tuple[Cell, ...]
    areas: tuple[AreaScore, ...]

    @property
    def total(self) -> int:
        return (
            self.kraken + self.goblin + self.centaur + self.dragon
            + self.turtle + self.frog + self.bonus + self.penalty
        )  # fmt: skip
