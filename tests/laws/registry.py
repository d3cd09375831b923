"""Every game the laws are tried on, with the little that a test must know of each.

A game is registered once for every table size and option that changes its flow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from engine.contract import Game, Options, Seat, Step
from tests.laws import clustered_case, cutterland_case, wildlands_case

Respell = Callable[[Any, Seat, Any, Random], Any]
"""State, seat, action, chance: the same action in another spelling."""
Disguise = Callable[[Any, Seat | None, Random], Any]
"""State, seat, chance: another state that the seat cannot tell from this one."""


@dataclass(frozen=True)
class Case:
    """A game as it is set up for one run of the laws; `may_wait` are actions open to a seat that
    is not to act; `is_winner_named` says that the rules name the winner apart from the points."""

    name: str
    game: Game[Any, Any, Any, Any]
    seats: int
    options: Options
    respell: Respell
    disguise: Disguise
    may_wait: tuple[type, ...] = ()
    longest: int = 200
    is_winner_named: bool = False


@dataclass(frozen=True)
class Moment:
    """One moment of a match: the state, who decides, what, and the step that follows."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any, Any]


def moments(case: Case, number: int) -> Iterator[Moment]:
    """A random match, moment by moment; the same number gives the same match."""
    yield from _match(case.name, number)


@lru_cache(maxsize=64)
def _match(name: str, number: int) -> tuple[Moment, ...]:
    """Played once for all laws: nothing in it can be changed."""
    return tuple(_play(next(case for case in CASES if case.name == name), number))


def _play(case: Case, number: int) -> Iterator[Moment]:
    rng = Random(number)
    state = case.game.start(case.seats, seed_of(number), case.options)
    while waiting := sorted(case.game.to_act(state)):
        seat = rng.choice(waiting)
        action = case.game.sample(state, seat, rng)
        step = case.game.apply(state, seat, action)
        yield Moment(state, seat, action, step)
        state = step.state


def seed_of(number: int) -> bytes:
    """The seed of a random match."""
    return number.to_bytes(32, "big")


def _cutterland(seats: int, name: str, options: Options) -> Case:
    return Case(
        name=f"cutterland-{seats}-{name}",
        game=cutterland_case.GAME,
        seats=seats,
        options=options,
        respell=cutterland_case.respell,
        disguise=cutterland_case.disguise,
        may_wait=cutterland_case.MAY_WAIT,
    )


def _clustered(seats: int, options: Options) -> Case:
    return Case(
        name=clustered_case.name_of(seats, options),
        game=clustered_case.GAME,
        seats=seats,
        options=options,
        respell=clustered_case.respell,
        disguise=clustered_case.disguise,
        may_wait=clustered_case.MAY_WAIT,
        longest=clustered_case.LONGEST,
    )


def _wildlands(seats: int, options: Options) -> Case:
    return Case(
        name=f"wildlands-{seats}",
        game=wildlands_case.GAME,
        seats=seats,
        options=options,
        respell=wildlands_case.respell,
        disguise=wildlands_case.disguise,
        may_wait=wildlands_case.MAY_WAIT,
        longest=wildlands_case.LONGEST,
        is_winner_named=True,
    )


CASES = (
    *(
        _cutterland(seats, overcut, {"overcut": overcut})
        for seats in cutterland_case.GAME.seats
        for overcut in ("reject", "penalty")
    ),
    *(
        _cutterland(seats, "mirrored", {"overcut": "penalty", "mirrored": True, "shown": True})
        for seats in cutterland_case.GAME.seats
    ),
    *(
        _cutterland(seats, "bag", {"pieces": "bag", "bag": cutterland_case.bag(seats)})
        for seats in cutterland_case.GAME.seats
    ),
    *(_clustered(seats, options) for seats, options in clustered_case.SETTINGS),
    *(_wildlands(seats, options) for seats, options in wildlands_case.SETTINGS),
)
