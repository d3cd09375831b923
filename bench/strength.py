"""How strong the computer players are: one against two of the level below, the weakest against two
seats that play at random, for every game.

Figures, not times. A deal is played three times, the odd one out in each seat; shared wins are
split. Takes most of an hour of processor time, so it is measured only where it is asked for.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from bench.lands import cutterland
from bench.measuring import Figure, Section
from engine.clustered.game import Clustered
from engine.contract import Game, Options
from engine.wildlands.commands import read_game
from engine.wildlands.options import MAP

SEATS: Final = 3
MATCHES: Final = 1_002
"""A thousand, and whole deals."""
FEW: Final = {"expert": 300}
"""The matches of a level that thinks for seconds."""
RANDOM: Final = "random"
SURE: Final = 1.96
"""So many standard errors either way hold 95 %."""

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """How a match went for the odd one out: its share of the win, and its points beyond the mean
    of the others'."""

    share: float
    lead: float


def cutterland_section() -> Section:
    return section("Cutterland")


def clustered_section() -> Section:
    return section("Clustered")


def wildlands_section() -> Section:
    return section("Wildlands")


def section(name: str) -> Section:
    """Every level against the one below."""
    levels = (RANDOM, *_game(name).computers)
    figures: list[Figure] = []
    for weaker, stronger in pairwise(levels):
        matches = FEW.get(stronger, MATCHES)
        figures += _figures(stronger, weaker, measured(name, stronger, weaker, matches))
    title = f"{name}: one against two of the level below, {MATCHES:,} matches for each pair"
    return Section(title, tuple(figures))


def measured(name: str, stronger: str, weaker: str, matches: int) -> list[Played]:
    """All the matches of a pair, on all processors."""
    wanted = [(name, stronger, weaker, number) for number in range(matches)]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        return list(workers.map(_played, wanted, chunksize=SEATS))


def _figures(stronger: str, weaker: str, played: Sequence[Played]) -> list[Figure]:
    pair = f"{stronger} against two {weaker}"
    pair += f", {len(played)} matches" if stronger in FEW else ""
    shares = [100 * one.share for one in played]
    leads = [one.lead for one in played]
    error = SURE * stdev(shares) / sqrt(len(shares))
    goals = ("at least 50", "at least 45") if weaker != RANDOM else ("at least 50", "")
    return [
        Figure(f"{pair}: wins", mean(shares), "%", goals[0]),
        Figure(f"{pair}: lower bound of 95 %", mean(shares) - error, "%", goals[1]),
        Figure(f"{pair}: points ahead", mean(leads), "points"),
    ]


def _game(name: str) -> AnyGame:
    if name == "Wildlands":
        return read_game()
    return cutterland() if name == "Cutterland" else Clustered()


def _options(game: AnyGame, deal: int) -> Options:
    """The maps in turn, in a game that has them."""
    return {one.key: one.choices[deal % len(one.choices)] for one in game.options if one.key == MAP}


def _played(wanted: tuple[str, str, str, int]) -> Played:
    """One match: `number` gives the deal and the seat of the stronger one."""
    name, stronger, weaker, number = wanted
    game, (deal, odd) = _game(name), divmod(number, SEATS)
    seed = deal.to_bytes(32, "big")
    levels = [stronger if seat == odd else weaker for seat in range(SEATS)]
    rng, state = Random(number), game.start(SEATS, seed, _options(game, deal))
    while waiting := game.to_act(state):
        seat = min(waiting)
        if levels[seat] == RANDOM:
            action = game.sample(state, seat, rng)
        else:
            action = game.choose(game.observe(state, seat), levels[seat], seed)
        state = game.apply(state, seat, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    winners = [seat for seat in range(SEATS) if outcome.places[seat] == min(outcome.places)]
    others = [score for seat, score in enumerate(outcome.scores) if seat != odd]
    share = 1 / len(winners) if odd in winners else 0.0
    return Played(share, outcome.scores[odd] - mean(others))
