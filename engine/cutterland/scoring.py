"""Points of a land once its predators have hunted (rules, section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cutterland.cells import Cell
from engine.cutterland.ground import Squares
from engine.cutterland.hunting import Hunt, best_meal, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.points import DRAGON_COUPLE, EACH_FROG, KRAKEN_MEAL, goblins, turtles
from engine.cutterland.squares import CENTAUR, DRAGON, FROG, GOBLIN, TURTLE, terrain_of


@dataclass(frozen=True, slots=True)
class AreaScore:
    """What one area brings: its terrain, cells, and points by kind:
    `goblin`, `centaur`, `dragon`.
    """

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


def score(land: Land, layout: Layout, unused: int, penalty: int) -> Score:
    """The points of a land with a legal layout; `layout.prey` None means the best prey.

    `unused` is the number of tokens kept, `penalty` the points lost by overcutting (3 for one).
    """
    hunted = hunt(land, layout)
    ground = hunted.ground
    number = ground.number
    prey = best_meal(hunted) if layout.prey is None else sum(1 << number[c] for c in layout.prey)
    alive = hunted.alive & ~prey
    areas = tuple(_area_scores(land, hunted, alive))
    sums = dict.fromkeys(("goblin", "centaur", "dragon"), 0)
    for area in areas:
        for kind, points in area.points:
            sums[kind] += points
    return Score(
        kraken=KRAKEN_MEAL * hunted.by_krakens.bit_count(),
        goblin=sums["goblin"],
        centaur=sums["centaur"],
        dragon=sums["dragon"],
        turtle=turtles((ground.icons[TURTLE] & alive).bit_count()),
        frog=EACH_FROG * (ground.icons[FROG] & alive).bit_count(),
        bonus=unused,
        penalty=-penalty,
        survivors=alive.bit_count(),
        devoured_by_krakens=ground.cells_of(hunted.by_krakens),
        devoured_by_dragons=ground.cells_of(prey),
        areas=areas,
    )


def _area_scores(land: Land, hunted: Hunt, alive: Squares) -> Iterator[AreaScore]:
    """A line for each area that scores, in reading order of their first squares."""
    icons = hunted.ground.icons
    goblin, centaur, dragon = (icons[kind] & alive for kind in (GOBLIN, CENTAUR, DRAGON))
    scoring = goblin | centaur | dragon
    for area in hunted.areas:
        if not area & scoring:
            continue
        points = []
        if area & goblin:
            points.append(("goblin", goblins((area & goblin).bit_count())))
        if area & centaur:
            points.append(("centaur", area.bit_count()))
        if (area & dragon).bit_count() == 2:
            points.append(("dragon", DRAGON_COUPLE))
        if points:
            first = (area & -area).bit_length() - 1
            terrain = terrain_of(land.squares[first])
            yield AreaScore(terrain, hunted.ground.cells_of(area), tuple(points))
