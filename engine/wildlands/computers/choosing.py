"""A computer's decision, from nothing but what its seat sees: where characters begin, and with it
which shards the neighbour gets; and what each level does of what it may. The same view, level and
seed give the same action."""

from collections.abc import Sequence
from itertools import combinations, permutations
from operator import mul
from random import Random
from typing import Final

from engine.wildlands.actions import Action, Assign
from engine.wildlands.cards import CHARACTERS, Flag
from engine.wildlands.computers import easy, expert
from engine.wildlands.computers.odds import flags_of, icons_of
from engine.wildlands.computers.ranking import EFFORTS, HARD, MEDIUM, rank
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Phase
from engine.wildlands.views import View

EASY: Final = "easy"
LEVELS: Final = (EASY, MEDIUM, HARD)
EXPERT: Final = "expert"
_GIVE_REMOTE: Final = 0.5
_GIVE_NEAR: Final = 0.2
_GIVE_LOW: Final = 0.05
"""What it is worth that the neighbour's lowest shard has a number higher by one: it rather doesn't
begin."""
_POWER: Final = 1  # how much rather others give away a remote space
_SEE: Final = 0.02
_FAR: Final = frozenset({Flag.RANGED, Flag.HEAVY_RANGED})


def choose(view: View, level: str, seed: bytes) -> Action:
    """Raises `ValueError` for an unknown level."""
    if level == EASY:
        return easy.choose(view, seed)
    if level not in (*EFFORTS, EXPERT):
        raise ValueError(f"no level is called {level!r}")
    if view.phase is Phase.SETUP:
        return place(view, Random(seed))
    if level == EXPERT:
        return expert.choose(view, seed)
    return rank(view, EFFORTS[level])[0][1].action


def place(view: View, rng: Random) -> Assign:
    """Near to where own shards may be, and so that the neighbour's are far from everything."""
    ground = view.table.ground
    remote = {space: sum(row.values()) / len(row) for space, row in ground.walks.items()}
    others = [space for space in ground.walks if space not in view.dealt]
    weights = [remote[space] ** _POWER for space in others]
    weights = [weight / sum(weights) for weight in weights]
    rows = {space: [ground.walks[space][other] for other in others] for space in view.dealt}
    best: tuple[float, tuple[Number, ...]] = (-1e9, ())
    for chosen in combinations(view.dealt, CHARACTERS):
        reach = sum(map(mul, weights, map(min, *(rows[space] for space in chosen))))
        left = [space for space in view.dealt if space not in chosen]
        given = _GIVE_REMOTE * sum(map(remote.__getitem__, left)) - _GIVE_NEAR * sum(
            min(ground.walks[space][own] for own in chosen) for space in left
        )
        best = max(best, (-reach + given / CHARACTERS + _GIVE_LOW * min(left), chosen))
    away = {space: sum(map(mul, weights, rows[space])) for space in best[1]}
    return Assign(_assign(view, best[1], away))


def _assign(view: View, spaces: Sequence[Number], away: dict[Number, float]) -> tuple[Number, ...]:
    """Who has many cards begins where much is near, who attacks from afar where much is seen."""
    assert view.seat is not None
    ground, deck = view.table.ground, view.table.factions[view.seat].deck
    icons = [sum(one in icons_of(card) for card in deck) for one in range(1, CHARACTERS + 1)]
    far = [sum(bool(flags_of(card)[one] & _FAR) for card in deck) for one in range(CHARACTERS)]
    sees = {space: len(seen_from(ground, space)) for space in spaces}

    def fit(order: Sequence[Number]) -> float:
        near = sum(count * -away[space] for count, space in zip(icons, order, strict=True))
        seen = sum(count * sees[space] for count, space in zip(far, order, strict=True))
        return near + _SEE * seen

    return max(permutations(spaces), key=fit)
