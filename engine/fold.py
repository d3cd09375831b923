"""A match as the fold of its actions, and the hash of a state, for every game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

from engine.contract import Game, Options, Seat, Step

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def state_hash(game: Game[S, A, E, V], state: S) -> str:
    """SHA-256 in hex of the state's JSON: sorted keys, no spaces, ASCII."""
    value = game.encode_state(state)
    written = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(written.encode()).hexdigest()


def steps(
    game: Game[S, A, E, V], state: S, moves: Iterable[tuple[Seat, A]]
) -> Iterator[Step[S, A, E]]:
    """Apply the moves one after another. Raises `IllegalAction`."""
    for seat, action in moves:
        step = game.apply(state, seat, action)
        state = step.state
        yield step


def fold(
    game: Game[S, A, E, V],
    seats: int,
    seed: bytes,
    options: Options,
    moves: Iterable[tuple[Seat, A]],
) -> S:
    """The state after all moves of a match. Raises `IllegalOptions` and `IllegalAction`."""
    state = game.start(seats, seed, options)
    for step in steps(game, state, moves):
        state = step.state
    return state
