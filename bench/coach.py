"""Whether the coach is right: in matches of hard some moves are replaced by easy's. It should find
the one of each match that cost most, and blame few moves of hard's own.

What a replaced move cost is measured by many playouts in worlds that the coach doesn't meet. Of
hard's own moves some of each match are judged.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final

from bench.lands import cutterland
from bench.measuring import Figure, Section
from engine.clustered.computers import expert as clustered
from engine.clustered.computers.looking_back import SCALE as CARDS
from engine.clustered.game import Clustered
from engine.cutterland.computers import expert as cutterland_expert
from engine.cutterland.computers.looking_back import SCALE as CUTS
from engine.search import Estimate
from engine.wildlands.commands import read_game
from engine.wildlands.computers import expert as wildlands_expert
from engine.wildlands.computers.looking_back import LEAST_COST
from engine.wildlands.computers.ranking import EFFORTS, HARD, begin_search
from engine.wildlands.options import MAP

SEATS: Final = 4
MATCHES: Final = int(os.environ.get("COACH_MATCHES", "200"))
REPLACED, OWN = 5, 10
"""How many moves of a match are replaced, and how many of hard's own are judged."""
PLAYOUTS: Final = 800
FEW: Final = 300
"""Those of Wildlands, which take longer."""
SURE: Final = 1.96
"""So many standard errors either way hold 95 %."""
HUNDRED: Final = 100
LEAST: Final = {
    "Cutterland": CUTS.least / HUNDRED, "Clustered": CARDS.least, "Wildlands": LEAST_COST,
}  # fmt: skip
"""Points, in Wildlands parts of the chance to win; a match in which no replaced move cost as much
has nothing to find."""
_GAMES: Final[dict[str, Callable[[], Any]]] = {
    "Cutterland": cutterland, "Clustered": Clustered, "Wildlands": read_game,
}  # fmt: skip
Moment = tuple[Any, Any]
"""What a seat saw and did."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the coach said of a match: how much the worst replaced move cost and whether it was
    found, how many of hard's own moves were judged and how many blamed, and the seconds."""

    cost: float
    found: bool
    own: int
    blamed: int
    seconds: float


def cutterland_section() -> Section:
    return section("Cutterland")


def clustered_section() -> Section:
    return section("Clustered")


def wildlands_section() -> Section:
    return section("Wildlands")


def section(name: str) -> Section:
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        judged = list(workers.map(_judge, [(name, number) for number in range(MATCHES)]))
    costly = [one for one in judged if one.cost >= LEAST[name]]
    found, blamed = sum(one.found for one in costly), sum(one.blamed for one in judged)
    own = sum(one.own for one in judged)
    seconds = sum(one.seconds for one in judged) / (own + REPLACED * len(judged))
    return Section(
        f"{name}: the coach on {MATCHES} matches of {SEATS} hard, {REPLACED} moves of each by easy",
        (
            Figure(f"found of the {len(costly)} worst", *_share(found, len(costly)), "at least 80"),
            Figure("lower bound of 95 %", _bound(found, len(costly), -SURE), "%"),
            Figure(f"blamed of {own} of hard's own", *_share(blamed, own), "at most 5"),
            Figure("upper bound of 95 %", _bound(blamed, own, SURE), "%"),
            Figure("a decision", seconds, "s"),
        ),
    )


def _share(count: int, of: int) -> tuple[float, str]:
    return HUNDRED * count / of, "%"


def _bound(count: int, of: int, sure: float) -> float:
    """Wilson's, as shares may be 0 or 1."""
    share, doubt = count / of, sure * sure / of
    spread = sure * sqrt(share * (1 - share) / of + doubt / (4 * of))
    return HUNDRED * (share + doubt / 2 + spread) / (1 + doubt)


def _judge(wanted: tuple[str, int]) -> Judged:
    name, number = wanted
    game: Any = _GAMES[name]()
    replaced, own = _play(game, number)
    costs = [_measure(game, view, did, better) for view, did, better in replaced]
    worst = max(range(len(costs)), key=costs.__getitem__)
    begun = process_time()
    found = [game.find_mistake(view, did) is not None for view, did, _ in replaced]
    blamed = sum(game.find_mistake(*moment) is not None for moment in own)
    seconds = process_time() - begun
    return Judged(costs[worst], found[worst], len(own), blamed, seconds)


def _play(game: Any, number: int) -> tuple[list[tuple[Any, Any, Any]], list[Moment]]:
    """A match: what easy did in the place of hard, with what hard would have done, and some of what
    hard did. The coach doesn't judge a set-up, and nobody what is no choice."""
    rng, seed = Random(number), number.to_bytes(32, "big")
    options = {MAP: ("glassmere", "stonecrown")[number % 2]} if game.key == "wildlands" else {}
    state = game.start(SEATS, seed, options)
    count = game.count_decisions(SEATS, {})
    at = rng.sample(range(count * 9 // 10), REPLACED)
    own, replaced, done = list[Moment](), list[tuple[Any, Any, Any]](), 0
    while waiting := game.to_act(state):
        seat = min(waiting)
        view = game.observe(state, seat)
        action = game.choose(view, "hard", seed)
        is_choice = view.phase != "setup" and len([*islice(game.legal_actions(state, seat), 2)]) > 1
        if is_choice and sum(one <= done for one in at) > len(replaced):
            easy = game.choose(view, "easy", seed)
            if easy != action:
                replaced.append((view, easy, action))
                action = easy
        if is_choice and (not replaced or replaced[-1][0] is not view):
            own.append((view, action))
        state, done = game.apply(state, seat, action).state, done + 1
    return replaced, rng.sample(own, OWN)


def _measure(game: Any, view: Any, did: Any, better: Any) -> float:
    """By how much hard's move is better."""
    weigh: Callable[[Sequence[Any]], Sequence[Estimate[Any]]]
    if game.key == "clustered":
        weigh = lambda tried: clustered.weigh(  # noqa: E731
            view, tried, b"bench", PLAYOUTS, clustered.count_lead
        )
        return weigh((did, better))[1].gain
    if game.key == "wildlands":
        hard = begin_search(view, EFFORTS[HARD])
        return wildlands_expert.weigh(hard, (did, better), b"bench", FEW)[1].gain
    pack = game.packs[view.pack].cards
    return cutterland_expert.weigh(view, (did, better), pack, b"bench", PLAYOUTS)[1].gain / HUNDRED
