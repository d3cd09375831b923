"""Whether a decision was a mistake: it is compared with good ideas in the same imagined worlds. It
knows no game. A mistake is named only if a strong player would have done something else, and if its
cost is far larger than the error with which it was measured."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from engine.contract import Outcome
from engine.search import Estimate

V = TypeVar("V")
A = TypeVar("A")

SURE: Final = 2.5
"""By how many standard errors a mistake must be worse than what would have been better."""


@dataclass(frozen=True, slots=True)
class Mistake(Generic[V, A]):
    """Who saw `view` took `action`, while `better` was worth `cost` more, with the standard error
    `error`: points, or in a game without them parts of the chance to win."""

    view: V
    action: A
    better: A
    cost: float
    error: float = 0.0
    aim: str = ""
    """What the better one is for, where its words don't say; for the game's own screens."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How closely a game's decisions are examined: the best idea is found by `first` playouts, and
    measured by `more`; costs below `least` are none."""

    least: float
    first: int
    more: int


def find_mistake(
    view: V,
    action: A,
    ideas: Sequence[A],
    weigh: Callable[[Sequence[A], bytes, int], Sequence[Estimate[A]]],
    scale: Scale,
) -> Mistake[V, A] | None:
    """What would have been clearly better than an action; None if nothing was.

    `ideas` are a strong player's, best first: its choice is no mistake. `weigh` compares actions
    with the first of them, in worlds that follow from a seed, by so many playouts. The idea that
    seems best is measured again in other worlds: of several it was perhaps only the luckiest.
    """
    if action == ideas[0]:
        return None
    tried = list(dict.fromkeys([action, *ideas]))
    best = max(weigh(tried, b"first", scale.first)[1:], key=lambda one: one.gain)
    if best.gain < scale.least / 2:
        return None
    return measure(view, action, best.candidate, weigh, scale)


def measure(
    view: V,
    action: A,
    better: A,
    weigh: Callable[[Sequence[A], bytes, int], Sequence[Estimate[A]]],
    scale: Scale,
) -> Mistake[V, A] | None:
    """The mistake not to have done what seems better, unless it may be none."""
    _, found = weigh((action, better), b"more", scale.more)
    if found.gain < max(scale.least, SURE * found.gain_error):
        return None
    return Mistake(view, action, better, found.gain, found.gain_error)


def share_win(outcome: Outcome) -> tuple[float, ...]:
    """What part of the win each seat has."""
    return tuple((place == 1) / outcome.places.count(1) for place in outcome.places)
