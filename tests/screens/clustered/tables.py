"""Matches of Clustered to show: states of random play, and states written as texts."""

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.models.match import Table
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import Options, Seat
from tests.clustered.matches import playing
from tests.laws.clustered_case import GAME
from tests.screens.table import build_table

NAMES = ("Ana", "Ben", "Cleo", "Dimitri", "Eve", "Fay", "Gus", "Hal")
SETTINGS: tuple[tuple[int, Options], ...] = (
    (1, {"third_wild": True}),
    (2, {"table": "small"}),
    (4, {"fast": True, "size_bonuses": True}),
    (8, {}),
)


def table_of(state: State, names: tuple[str, ...] = NAMES) -> Table:
    """A running or finished match of people; the decision of seat n is 500 + n."""
    return build_table(GAME, state, names)


def random_states(seats: int, options: Options, number: int) -> tuple[State, ...]:
    """Every state of one random match."""
    return _random_states(seats, tuple(sorted(options.items())), number)


@cache
def _random_states(
    seats: int, options: tuple[tuple[str, object], ...], number: int
) -> tuple[State, ...]:
    rng = Random(number)
    state = GAME.start(seats, number.to_bytes(32, "big"), dict(options))  # type: ignore[arg-type]
    states = [state]
    while owing := sorted(GAME.to_act(state)):
        seat = rng.choice(owing)
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
        states.append(state)
    return tuple(states)


def views(state: State) -> Iterator[View]:
    """What the public and every seat see."""
    for seat in (None, *range(state.seats)):
        yield GAME.observe(state, seat)


def seen(state: State, seat: Seat = 0) -> View:
    return GAME.observe(state, seat)


def middle() -> State:
    """Seat 0 is to place: one card can make a line of three, one fits nowhere, one is wild."""
    return playing("a1S* a1S: b1So / @ . b1To", "1So 3C: W", "2To", decks=("2Co", "3Co"))


def stuck() -> State:
    """Seat 0 has no place for any card."""
    return playing("b1S* b1S: b1So", "3C* 2T*", "1Co", decks=("2Co", ""))


def opening() -> State:
    """A fast match of three before the first discards."""
    return GAME.start(3, bytes(32), {"fast": True})


def trimming() -> State:
    """Seat 0 has placed in a fast game and holds six cards."""
    return playing("@", "1S* 1S: 1So 2S* 2S: 2So", "1To 2To", decks=("3C*", "3Co"), fast=True)


__all__ = [
    "GAME", "NAMES", "SETTINGS", "middle", "opening", "random_states", "seen", "stuck",
    "table_of", "trimming", "views",
]  # fmt: skip
