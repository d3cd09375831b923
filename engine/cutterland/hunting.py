"""The predators hunt (rules, section 5): krakens by necessity, dragons by their owner's choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.cells import Cell, name_of
from engine.contract import IllegalAction
from engine.cutterland.ground import Ground, Squares, areas_with, ground_of, links_with, pairs_of
from engine.cutterland.layouts import Layout
from engine.cutterland.points import EACH_FROG, goblins, turtles
from engine.cutterland.squares import CENTAUR, DRAGON, FROG, GOBLIN, KRAKEN, TURTLE

if TYPE_CHECKING:
    from engine.cutterland.lands import Land


@dataclass(frozen=True, slots=True)
class Feast:
    """The dragons' meal in one area: exactly `count` of the creatures in `prey`."""

    area: Squares
    prey: Squares
    count: int

    @property
    def is_open(self) -> bool:
        """Whether the owner has a choice here."""
        return self.count < self.prey.bit_count()


class Hunt(NamedTuple):
    """A hunt up to the owner's choice, by numbered squares of `ground`. `alive` are the creatures
    that survive the krakens, `feasts` the areas where dragons devour something, in reading order of
    their first squares."""

    ground: Ground
    areas: tuple[Squares, ...]
    alive: Squares
    by_krakens: Squares
    feasts: tuple[Feast, ...]


def hunt(land: Land, layout: Layout) -> Hunt:
    """The hunt on a land with a legal layout, ignoring its prey. Cached, as a layout is chosen,
    checked and scored one after the other."""
    return _hunt(land, Layout(layout.towers, layout.walls, layout.bridges))


@lru_cache(maxsize=256)
def _hunt(land: Land, layout: Layout) -> Hunt:
    ground = ground_of(land)
    pairs = pairs_of(ground, layout)
    links = links_with(ground, pairs)
    areas = areas_with(ground, pairs, links)
    edible = ground.creatures
    for cell in layout.towers:
        edible &= ~(1 << ground.number[cell])
    # The squares within reach of any kraken
    reach = 0
    hunters = ground.icons[KRAKEN]
    while hunters:
        place = (hunters & -hunters).bit_length() - 1
        reach |= links[place] | ground.corners[place]
        hunters &= hunters - 1
    by_krakens = reach & edible & ~ground.icons[KRAKEN]
    alive = ground.creatures & ~by_krakens
    dragons = ground.icons[DRAGON] & alive
    feasts = _feasts(areas, dragons, edible & alive & ~dragons) if dragons else ()
    return Hunt(ground, areas, alive, by_krakens, feasts)


def _feasts(areas: tuple[Squares, ...], dragons: Squares, edible: Squares) -> tuple[Feast, ...]:
    return tuple(
        [
            Feast(area, prey, min((area & dragons).bit_count(), prey.bit_count()))
            for area in areas
            if area & dragons and (prey := area & edible)
        ]
    )


def prey_choices(land: Land, layout: Layout) -> Iterator[tuple[Cell, ...]]:
    """Every prey the dragons could have, lazily; each sorted."""
    hunted = hunt(land, layout)
    return (tuple(sorted(prey)) for prey in _meals(hunted.ground, hunted.feasts))


def _meals(ground: Ground, feasts: tuple[Feast, ...]) -> Iterator[tuple[Cell, ...]]:
    """Every joint prey of some areas. `itertools.product` would first list each area's, which may
    be billions."""
    if not feasts:
        yield ()
        return
    for meal in combinations(ground.cells_of(feasts[0].prey), feasts[0].count):
        for others in _meals(ground, feasts[1:]):
            yield (*meal, *others)


def check_prey(land: Land, layout: Layout) -> None:
    """Raises `IllegalAction` unless the dragons could choose the prey that a layout names, if any.
    Codes: `prey-slot`, `prey-safe` (no dragon could devour it), `prey-count` (with the prey of the
    wrong area). A prey named twice counts once: see `layouts.check_unique`."""
    if layout.prey is None:
        return
    hunted = hunt(land, layout)
    named = _prey_squares(hunted, layout.prey)
    for feast in hunted.feasts:
        count = (feast.prey & named).bit_count()
        if count != feast.count:
            cells = tuple(map(name_of, hunted.ground.cells_of(feast.prey)))
            raise IllegalAction(
                "prey-count",
                section="5",
                cells=cells,
                wanted=feast.count,
                named=count,
                prey=", ".join(cells),
            )


def _prey_squares(hunted: Hunt, prey: tuple[Cell, ...]) -> Squares:
    """The squares of the prey. Raises `IllegalAction` for one that no dragon could devour."""
    possible = sum(feast.prey for feast in hunted.feasts)
    named = 0
    for cell in prey:
        name = name_of(cell)
        place = hunted.ground.number.get(cell)
        if place is None:
            raise IllegalAction("prey-slot", section="5", cells=(name,), cell=name)
        if not possible >> place & 1:
            raise IllegalAction("prey-safe", section="5", cells=(name,), cell=name)
        named |= 1 << place
    return named


def best_prey(land: Land, layout: Layout) -> tuple[Cell, ...]:
    """The prey that scores most for the owner, among equals the first in reading order: the one
    with the first square in which they differ."""
    hunted = hunt(land, layout)
    return hunted.ground.cells_of(best_meal(hunted))


_Meal: TypeAlias = tuple[int, int, Squares]
"""Points, a rank that is higher for earlier squares, and the squares."""


def best_meal(hunted: Hunt) -> Squares:
    """`best_prey` by numbered squares. Areas are independent except for turtles, which count over
    the whole land: so this keeps the best meal for each number of turtles devoured so far."""
    if not hunted.feasts:
        return 0
    best: dict[int, _Meal] = {0: (0, 0, 0)}
    for feast in hunted.feasts:
        options = list(_options(hunted, feast))
        longer: dict[int, _Meal] = {}
        for eaten, (points, rank, prey) in best.items():
            for more, (worth, place, meal) in options:
                whole = (points + worth, rank + place, prey | meal)
                longer[eaten + more] = max(longer.get(eaten + more, whole), whole)
        best = longer
    alive = (hunted.ground.icons[TURTLE] & hunted.alive).bit_count()
    meals = ((points + turtles(alive - n), rank, prey) for n, (points, rank, prey) in best.items())
    return max(meals)[2]


def _options(hunted: Hunt, feast: Feast) -> Iterator[tuple[int, _Meal]]:
    """The meals worth considering in one area, each with its number of turtles. Moor holds goblins
    and frogs, plains centaurs and turtles: the number of one kind determines that of the other, and
    of each kind the first ones in reading order are eaten."""
    icons, size = hunted.ground.icons, len(hunted.ground.cells)
    counted = (icons[GOBLIN] | icons[CENTAUR]) & feast.prey
    others = (icons[FROG] | icons[TURTLE]) & feast.prey
    least = max(0, feast.count - others.bit_count())
    for number in range(least, min(feast.count, counted.bit_count()) + 1):
        meal = _firsts(counted, number) | _firsts(others, feast.count - number)
        left = feast.area & hunted.alive & ~meal
        points = goblins((left & icons[GOBLIN]).bit_count())
        points += feast.area.bit_count() if left & icons[CENTAUR] else 0
        points += (left & icons[FROG]).bit_count() * EACH_FROG
        yield (meal & icons[TURTLE]).bit_count(), (points, _rank(meal, size), meal)


def _firsts(squares: Squares, count: int) -> Squares:
    rest = squares
    for _ in range(count):
        rest &= rest - 1
    return squares ^ rest


def _rank(squares: Squares, size: int) -> int:
    """The mask reversed: of two equally large sets, the first in reading order (the one with the
    first square in which they differ) has the higher rank."""
    return int(f"{squares:0{size}b}"[::-1], 2)
