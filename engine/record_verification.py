"""Verify a record: deal the match of its header and replay every move. No game is known here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.contract import Game, IllegalAction, IllegalOptions, Step, describe_refusal
from engine.fold import state_hash
from engine.records import Record, RecordError, read_seed, settings

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def deal_match(game: Game[S, A, E, V], record: Record) -> S:
    """Deal the match of a record's header.

    Raises `RecordError`, also for a record of another game, rules version or content.
    """
    for key, wanted in {"game": game.key, "rules": str(game.rules_version)}.items():
        entry = record.value(key)
        if entry.text != wanted:
            raise RecordError(entry.line, f"'{key}' is '{entry.text}', installed is '{wanted}'")
    options, seed = settings(game.options, record), _seed(record)
    try:
        return game.start(record.number("seats"), seed, options)
    except IllegalOptions as error:
        where = record.value("seats") if error.code == "seats" else record.header.get("options")
        raise RecordError(where.line if where else 1, describe_refusal(error)) from error


def _seed(record: Record) -> bytes:
    entry = record.value("seed")
    try:
        return read_seed(entry.text)
    except ValueError as error:
        raise RecordError(entry.line, str(error)) from error


def replay_moves(game: Game[S, A, E, V], record: Record, state: S) -> Iterator[Step[S, A, E]]:
    """Play the moves of a record from the dealt state.

    Raises `RecordError` for the first illegal line, caused by the `IllegalAction`.
    """
    for move in record.moves:
        try:
            step = game.apply(state, move.seat, game.read(move.text))
        except IllegalAction as error:
            raise RecordError(move.line, describe_refusal(error)) from error
        state = step.state
        yield step


def check_end(game: Game[S, A, E, V], record: Record, state: S) -> str:
    """The final state's hash.

    Raises `RecordError` if the match has not ended (unless the header says `ended: early`) or if
    the header names another `hash`.
    """
    if game.outcome(state) is None and "ended" not in record.header:
        raise RecordError(record.lines + 1, "the record ends before the match does")
    found, named = state_hash(game, state), record.header.get("hash")
    if named and named.text != found:
        raise RecordError(named.line, f"the match ends with the hash {found}")
    return found
