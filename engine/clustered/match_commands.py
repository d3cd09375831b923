"""The commands `play`, `replay` and `puzzle`."""

from __future__ import annotations

from collections.abc import Sequence

from engine import match_commands, puzzle_commands
from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.game import Clustered
from engine.clustered.narration import board_lines, score_lines, tell
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import Puzzle

STAGE: match_commands.Stage[State, Action, Event, View] = match_commands.Stage(
    Clustered(), "Clustered", tell, score_lines, 3
)


def play(argv: Sequence[str]) -> int:
    return match_commands.play(STAGE, argv)


def replay(argv: Sequence[str]) -> int:
    return match_commands.replay(STAGE, argv)


def puzzle(argv: Sequence[str]) -> int:
    return puzzle_commands.print_puzzle(Clustered(), _describe_puzzle, argv)


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    state = puzzle.state
    return [
        *board_lines(state.board),
        f"Hand: {' '.join(state.players[0].hand)}",
        "Seat a places these cards, and nobody else plays. What is the most it can score?",
    ]
