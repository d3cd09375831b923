"""What an area holds, and what it can bring once its towers stand and its predators have hunted.
Only its content matters for the score, so results are cached by content. This is a fast version of
sections 5 and 6 of the rules; a test compares it with `scoring.score`."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.cells import Mask
from engine.cutterland import points

SURVIVOR: Final = 1 << 10
POINT: Final = 1 << 20
"""Worths are integers: points, then survivors, then unused tokens (rules, section 6)."""
TOWER_COST: Final = POINT + 1
"""The cost of using a token: the point it scores unused, and the last tie-break."""


class Kinds(NamedTuple):
    """Where each kind of creature stands, as masks over one numbering of squares."""

    krakens: Mask
    goblins: Mask
    centaurs: Mask
    turtles: Mask
    frogs: Mask
    dragons: Mask

    @property
    def edible(self) -> Mask:
        """Everything a kraken devours."""
        return self.goblins | self.centaurs | self.turtles | self.frogs | self.dragons


class Content(NamedTuple):
    """Counts of one area: its squares, its krakens, then each kind out of reach and within reach of
    krakens."""

    size: int
    krakens: int
    goblins: int
    goblins_reached: int
    centaurs: int
    centaurs_reached: int
    turtles: int
    turtles_reached: int
    frogs: int
    frogs_reached: int
    dragons: int
    dragons_reached: int


class Towers(NamedTuple):
    """The numbers of towers in an area on creatures within reach of krakens, and on others."""

    goblins_reached: int = 0
    centaurs_reached: int = 0
    turtles_reached: int = 0
    dragons_reached: int = 0
    goblins: int = 0
    centaurs: int = 0
    turtles: int = 0


class Result(NamedTuple):
    """The most an area brings with `used` towers standing and `turtles` (3: or more) alive. The
    worth excludes the points of turtles, which count over the whole land."""

    used: int
    turtles: int
    worth: int
    towers: Towers


def kinds_of(icons: Mapping[str, Mask]) -> Kinds:
    """The creatures' masks, out of masks by icon."""
    return Kinds(*(icons[icon] for icon in "KGCTFD"))


def content_of(area: Mask, reached: Mask, kinds: Kinds) -> Content:
    """Count an area; `reached` are the creatures krakens would devour without towers."""
    krakens, goblins, centaurs, turtles, frogs, dragons = kinds
    safe, prey = area & ~reached, area & reached
    return Content(
        area.bit_count(), (krakens & area).bit_count(),
        (goblins & safe).bit_count(), (goblins & prey).bit_count(),
        (centaurs & safe).bit_count(), (centaurs & prey).bit_count(),
        (turtles & safe).bit_count(), (turtles & prey).bit_count(),
        (frogs & safe).bit_count(), (frogs & prey).bit_count(),
        (dragons & safe).bit_count(), (dragons & prey).bit_count(),
    )  # fmt: skip


@lru_cache(maxsize=1 << 13)
def results(content: Content, towers: int) -> tuple[Result, ...]:
    """Every result of an area worth considering, with at most that many towers."""
    best: dict[tuple[int, int], Result] = {}
    for standing in _towers(content, towers):
        count = sum(standing)
        for turtles, worth in _hunt_options(content, standing):
            known = best.get((count, turtles))
            if known is None or worth > known.worth:
                best[count, turtles] = Result(count, turtles, worth, standing)
    return tuple(
        result
        for (count, turtles), result in sorted(best.items())
        if not any(
            other.turtles == turtles and other.used < count and other.worth >= result.worth
            for other in best.values()
        )
    )


def _towers(content: Content, most: int) -> list[Towers]:
    """The useful numbers of towers: never on a frog, never where nothing hunts."""
    hunters = content.dragons + content.dragons_reached
    ranges = (
        content.goblins_reached, content.centaurs_reached,
        content.turtles_reached, content.dragons_reached,
        content.goblins if hunters else 0,
        content.centaurs if hunters else 0,
        content.turtles if hunters else 0,
    )  # fmt: skip
    choices = product(*(range(min(number, most) + 1) for number in ranges))
    return [Towers(*choice) for choice in choices if sum(choice) <= most]


def _hunt_options(content: Content, towers: Towers) -> list[tuple[int, int]]:
    """(turtles alive, worth) for each number of turtles the dragons could be given."""
    dragons = content.dragons + towers.dragons_reached
    goblins = content.goblins - towers.goblins
    centaurs = content.centaurs - towers.centaurs
    turtles = content.turtles - towers.turtles
    meals = min(dragons, goblins + centaurs + turtles + content.frogs)
    safe_goblins = towers.goblins + towers.goblins_reached
    safe_centaurs = towers.centaurs + towers.centaurs_reached
    shielded = sum(towers[:4])  # from krakens
    devoured = sum(content[3::2]) - shielded
    # Those that no kraken reaches, krakens among them
    alive = content.krakens + sum(content[2::2]) + shielded - meals
    fixed = points.KRAKEN_MEAL * devoured + (points.DRAGON_COUPLE if dragons == 2 else 0)
    options = []
    for eaten_turtles in range(min(turtles, meals) + 1):
        rest = meals - eaten_turtles
        frogs = min(rest, content.frogs)
        gained = _best_rest(content, rest - frogs, goblins, centaurs, safe_goblins, safe_centaurs)
        if gained is None:
            continue
        left = turtles - eaten_turtles + towers.turtles + towers.turtles_reached
        gained += fixed + points.EACH_FROG * (content.frogs - frogs)
        worth = gained * POINT + alive * SURVIVOR - sum(towers) * TOWER_COST
        options.append((min(left, 3), worth))
    return options


def _best_rest(
    content: Content, meals: int, goblins: int, centaurs: int, safe_goblins: int, safe_centaurs: int
) -> int | None:
    """Goblin and centaur points when dragons eat `meals` of them, at the owner's choice."""
    best = None
    for eaten in range(max(0, meals - centaurs), min(goblins, meals) + 1):
        worth = points.goblins(goblins - eaten + safe_goblins)
        if centaurs - (meals - eaten) + safe_centaurs:
            worth += content.size
        best = worth if best is None else max(best, worth)
    return best
