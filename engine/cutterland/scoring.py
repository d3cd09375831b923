"""Points of a land after the hunt (rules, section 6)."""

from functools import lru_cache
from typing import NamedTuple

from engine.cells import Cell
from engine.cutterland.ground import Ground, Squares
from engine.cutterland.hunting import Hunt, best_meal, hunt
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.points import DRAGON_COUPLE, EACH_FROG, KRAKEN_MEAL, goblins, turtles
from engine.cutterland.squares import CENTAUR, DRAGON, FROG, GOBLIN, TURTLE, terrain_of


class AreaScore(NamedTuple):
    """The score of one area: its terrain, cells, and points by kind."""

    terrain: str
    cells: tuple[Cell, ...]
    points: tuple[tuple[str, int], ...]


class Score(NamedTuple):
    """Points by kind, the survivors, what was devoured, and an entry for each area that scores. A
    named tuple: creating a frozen dataclass took a quarter of the time of scoring."""

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


@lru_cache(maxsize=1024)
def score(land: Land, layout: Layout, unused: int, penalty: int) -> Score:
    """Score a land with a legal layout; `layout.prey` None means the best prey. `unused` is the
    number of tokens kept, `penalty` the points lost by overcutting (3 for one). Cached: everybody
    who looks at a match sees the points of all lands."""
    hunted = hunt(land, layout)
    ground = hunted.ground
    prey = best_meal(hunted) if layout.prey is None else _squares_at(ground, layout.prey)
    alive = hunted.alive & ~prey
    areas = _area_scores(land, hunted, alive)
    sums = {"goblin": 0, "centaur": 0, "dragon": 0}
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


def _squares_at(ground: Ground, cells: tuple[Cell, ...]) -> Squares:
    squares = 0
    for cell in cells:
        squares |= 1 << ground.number[cell]
    return squares


def _area_scores(land: Land, hunted: Hunt, alive: Squares) -> tuple[AreaScore, ...]:
    """The areas that score, in reading order of their first squares."""
    icons = hunted.ground.icons
    goblin, centaur, dragon = icons[GOBLIN] & alive, icons[CENTAUR] & alive, icons[DRAGON] & alive
    scoring = goblin | centaur | dragon
    lines = []
    for area in [area for area in hunted.areas if area & scoring]:
        points = []
        if some := area & goblin:
            points.append(("goblin", goblins(some.bit_count())))
        if area & centaur:
            points.append(("centaur", area.bit_count()))
        if (area & dragon).bit_count() == 2:
            points.append(("dragon", DRAGON_COUPLE))
        if points:
            terrain = terrain_of(land.squares[(area & -area).bit_length() - 1])
            lines.append(AreaScore(terrain, hunted.ground.cells_of(area), tuple(points)))
    return tuple(lines)
