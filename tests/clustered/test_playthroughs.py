"""Golden playthroughs: kept records, and the whole match as it is told, reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/clustered/test_playthroughs.py` writes them again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.game import Clustered
from engine.clustered.narration import tell
from engine.clustered.state import State
from engine.contract import Step
from engine.fold import state_hash
from engine.record_verification import deal_match, replay_moves
from engine.records import read_record

FOLDER = Path(__file__).parent / "playthroughs"
GAME = Clustered()


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
    asked = ", ".join(
        f"seat {seat + 1} ({sum(1 for _ in GAME.legal_actions(state, seat))})" for seat in waiting
    )
    return f"  {state_hash(GAME, state)[:16]}  {state.phase}: {asked or 'nobody'}"


@pytest.mark.parametrize("name", ["plain", "fast", "solo"])
def test_a_kept_record_is_told_as_before(name: str) -> None:
    record, golden = FOLDER / f"{name}.record", FOLDER / f"{name}.txt"
    told = "\n".join(_playthrough(record.read_text())) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(told)
    assert told == golden.read_text()
