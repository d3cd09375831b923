"""Which of some actions is best where much is hidden: each is tried in the same imagined worlds.

Flat search with sequential halving: all candidates meet the same worlds, then the better half of
them meets more, until one challenges the first. It knows no game, and counts instead of looking at
a clock.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final, Generic, TypeVar

C = TypeVar("C")
W = TypeVar("W")

_HOPELESS: Final = 3.0
"""Who is so many standard errors behind the first candidate meets no more worlds."""


@dataclass(frozen=True, slots=True)
class Estimate(Generic[C]):
    """By how much a candidate was better on average than the first one in the `worlds` it met, and
    the standard error of that."""

    candidate: C
    worlds: int
    gain: float
    gain_error: float


def search(
    candidates: Sequence[C],
    imagine: Callable[[int], W],
    value: Callable[[C, W], float],
    playouts: int,
) -> tuple[Estimate[C], ...]:
    """Estimates of the candidates in the order given, from at most about so many calls of `value`.

    `imagine` gives the world of a number, its random numbers included: all candidates meet the same
    ones, so that luck is no difference. The first candidate is the one to beat, and meets as many
    worlds as any. A sole candidate meets none.
    """
    found: list[list[float]] = [[] for _ in candidates]
    challengers = list(range(1, len(candidates)))
    rounds = 1 + max(0, len(challengers) - 1).bit_length()
    met = 0
    while challengers:
        trying = [0, *challengers]
        more = max(2, playouts // (rounds * len(trying)))
        for number in range(met, met + more):
            world = imagine(number)
            for one in trying:
                found[one].append(value(candidates[one], world))
        met += more
        if len(challengers) == 1:
            break
        gains = {one: _compare(found[one], found[0]) for one in challengers}
        best = sorted(challengers, key=lambda one: -gains[one][0])[: (len(challengers) + 1) // 2]
        challengers = [one for one in best if gains[one][0] > -_HOPELESS * gains[one][1]]
    return tuple(
        Estimate(candidate, len(values), *_compare(values, found[0]))
        for candidate, values in zip(candidates, found, strict=True)
    )


def pick(estimates: Sequence[Estimate[C]], sure: float) -> C:
    """The candidate that gained most on the first one, of those that met as many worlds; the first
    one unless that is at least `sure` standard errors."""
    first = estimates[0]
    tried = (one for one in estimates if one.worlds == first.worlds)
    best = max(tried, key=lambda one: one.gain)
    clear = best.gain > 0 and best.gain >= sure * best.gain_error
    return best.candidate if clear else first.candidate


def _compare(values: Sequence[float], first: Sequence[float]) -> tuple[float, float]:
    """The mean gain on the first candidate, and its standard error."""
    gains = [mine - other for mine, other in zip(values, first, strict=False)]
    if len(gains) < 2:
        return sum(gains), inf
    return fmean(gains), stdev(gains) / sqrt(len(gains))
