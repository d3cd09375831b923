"""What the commands `play`, `replay` and `puzzle` need."""

from __future__ import annotations

from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.game import Clustered
from engine.clustered.narration import board_lines, score_lines, tell
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import Puzzle
from engine.match_commands import Stage


def make_stage() -> Stage[State, Action, Event, View]:
    return Stage(Clustered(), "Clustered", tell, score_lines, 3, describe_puzzle=_describe_puzzle)


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    state = puzzle.state
    return [
        *board_lines(state.board),
        f"Hand: {' '.join(state.players[0].hand)}",
        "Seat a places these cards, and nobody else plays. What is the most it can score?",
    ]
