"""The commands `play` and `replay`."""

from __future__ import annotations

from collections.abc import Sequence

from engine import match_commands
from engine.clustered.actions import Action
from engine.clustered.events import Event
from engine.clustered.game import Clustered
from engine.clustered.narration import score_lines, tell
from engine.clustered.sentences import sentence
from engine.clustered.state import State
from engine.clustered.views import View

STAGE: match_commands.Stage[State, Action, Event, View] = match_commands.Stage(
    Clustered(), "Clustered", tell, score_lines, sentence, 3
)


def play(argv: Sequence[str]) -> int:
    return match_commands.play(STAGE, argv)


def replay(argv: Sequence[str]) -> int:
    return match_commands.replay(STAGE, argv)
