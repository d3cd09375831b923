"""What a test must know of a game to try the laws of the contract on it, and random matches."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.contract import Game, Options, Seat, Step

FEW: Final = 2
"""Matches unless more are asked for; then the laws share what was played."""
Respell: TypeAlias = Callable[[Any, Seat, Any, Random], Any]
"""State, seat, action, chance: the same action in another spelling."""
Disguise: TypeAlias = Callable[[Any, Seat | None, Random], Any]
"""State, seat, chance: another state that the seat cannot tell from this one."""
Law: TypeAlias = Callable[..., None]


@dataclass(frozen=True, eq=False)
class Case:
    """A game as it is set up for one run of the laws: once for every table size and option that
    changes its flow.

    `respell` is None where an action has one spelling, `disguise` where nothing is secret.
    `may_wait` are actions open to a seat that is not to act; no match is longer than `longest`
    actions. `is_winner_named` says that the rules name the winner apart from the points,
    `has_chance` that matches differ by their seed.
    """

    name: str
    game: Game[Any, Any, Any, Any]
    seats: int = 2
    options: Options = field(default_factory=dict)
    respell: Respell | None = None
    disguise: Disguise | None = None
    may_wait: tuple[type, ...] = ()
    longest: int = 200
    is_winner_named: bool = False
    has_chance: bool = True

    def hide(self, state: Any, seat: Seat | None, rng: Random) -> Any:
        """Another state that the seat cannot tell from this one; the same without secrets."""
        return state if self.disguise is None else self.disguise(state, seat, rng)


def has_secrets(case: Case) -> bool:
    return case.disguise is not None


@dataclass(frozen=True)
class Moment:
    """One moment of a match: the state, who decides, what, and the step that follows."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any, Any]


def moments(case: Case, number: int) -> Iterator[Moment]:
    """A random match, moment by moment; the same number gives the same match."""
    yield from _play_match(case, number)


@lru_cache(maxsize=64)
def _play_match(case: Case, number: int) -> tuple[Moment, ...]:
    """Played once for all laws: nothing in it can be changed."""
    rng, match = Random(number), list[Moment]()
    state = case.game.start(case.seats, seed_of(number), case.options)
    while waiting := sorted(case.game.to_act(state)):
        seat = rng.choice(waiting)
        action = case.game.sample(state, seat, rng)
        match.append(Moment(state, seat, action, case.game.apply(state, seat, action)))
        state = match[-1].step.state
    return tuple(match)


def seed_of(number: int) -> bytes:
    """The seed of a random match."""
    return number.to_bytes(32, "big")


def count_matches() -> int:
    """Matches for each law and case: few, or as many as `LAW_MATCHES` says."""
    return int(os.environ.get("LAW_MATCHES", str(FEW)))


def is_thorough() -> bool:
    """Whether more was asked for than a developer waits for."""
    return count_matches() > FEW


def over_matches(law: Law) -> Law:
    """Tries a law on random matches, each named by its number."""
    numbers = given(number=st.integers(0, 2**32 if is_thorough() else 2 * FEW - 1))
    trying = settings(
        max_examples=count_matches(),
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    )
    return trying(numbers(law))


def only_where(applies: Callable[[Case], bool]) -> Callable[[Law], Law]:
    """Tries a law only on those cases that it is about."""

    def mark(law: Law) -> Law:
        law.applies = applies  # type: ignore[attr-defined]
        return law

    return mark


def only_with(part: type) -> Callable[[Law], Law]:
    """Tries a law only on games that offer this optional part of the contract."""
    return only_where(lambda case: isinstance(case.game, part))
