"""Golden playthroughs: kept records, and the whole match as it is told, reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/wildlands/test_playthroughs.py` writes them again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from engine.contract import Step
from engine.fold import state_hash
from engine.record_verification import deal_match, replay_moves
from engine.records import read_record
from engine.wildlands.actions import Action
from engine.wildlands.events import Event
from engine.wildlands.match_commands import read_game
from engine.wildlands.narration import tell
from engine.wildlands.state import State

FOLDER = Path(__file__).parent / "playthroughs"
GAME = read_game()
MOST_COUNTED = 1_000


def _playthrough(text: str) -> Iterator[str]:
    """Every move, what it led to, who is to act then, how many choices they have, and the hash."""
    record = read_record(text)
    state = deal_match(GAME, record)
    yield _standing(state)
    for move, step in zip(record.moves, replay_moves(GAME, record, state), strict=True):
        yield ""
        yield f"> {move.seat + 1} {move.text}"
        yield from _told(step)
        yield _standing(step.state)


def _told(step: Step[State, Action, Event]) -> Iterator[str]:
    view = GAME.observe(step.state, None)
    for event in step.events:
        yield from (line for line in tell(event, view) if line)


def _standing(state: State) -> str:
    waiting = sorted(GAME.to_act(state))
    asked = ", ".join(f"seat {seat + 1} ({_count(state, seat)})" for seat in waiting)
    return f"  {state_hash(GAME, state)[:16]}  {state.phase}: {asked or 'nobody'}"


def _count(state: State, seat: int) -> int:
    """How many choices a seat has, as far as they are counted."""
    return sum(1 for _ in islice(GAME.legal_actions(state, seat), MOST_COUNTED))


@pytest.mark.parametrize("name", ["duel"])
def test_a_kept_record_is_told_as_before(name: str) -> None:
    record, golden = FOLDER / f"{name}.record", FOLDER / f"{name}.txt"
    told = "\n".join(_playthrough(record.read_text())) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(told)
    assert told == golden.read_text()
