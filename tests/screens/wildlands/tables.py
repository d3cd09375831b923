"""Matches of Wildlands to show: states of random play, and states written in a few words."""

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.models.match import Table
from engine.contract import Seat
from engine.wildlands.events import Event
from engine.wildlands.state import State
from engine.wildlands.views import View
from tests.laws.wildlands_case import GAME
from tests.screens.table import build_table
from tests.wildlands.matches import playing

NAMES = ("Ana", "Ben", "Cleo", "Dimitri")


def table_of(state: State, names: tuple[str, ...] = NAMES) -> Table:
    """A running or finished match of people; the decision of seat n is 500 + n."""
    return build_table(GAME, state, names)


def random_states(seats: int, ground: str = "stonecrown", number: int = 1) -> tuple[State, ...]:
    """Every state of one random match."""
    return tuple(state for state, _ in random_match(seats, ground, number))


@cache
def random_match(
    seats: int, ground: str = "stonecrown", number: int = 1
) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Every state of one random match, with the events that led to it."""
    rng = Random(number)
    state = GAME.start(seats, number.to_bytes(32, "big"), {"map": ground})
    found: list[tuple[State, tuple[Event, ...]]] = [(state, ())]
    while owing := sorted(GAME.to_act(state)):
        seat = rng.choice(owing)
        step = GAME.apply(state, seat, GAME.sample(state, seat, rng))
        state = step.state
        found.append((state, step.events))
    return tuple(found)


def views(state: State) -> Iterator[View]:
    """What the public and every seat see."""
    for seat in (None, *range(state.seats)):
        yield GAME.observe(state, seat)


def seen(state: State, seat: Seat | None = 0) -> View:
    return GAME.observe(state, seat)


__all__ = [
    "GAME", "NAMES", "playing", "random_match", "random_states", "seen", "table_of", "views",
]  # fmt: skip
