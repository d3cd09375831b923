"""The typed moves: `/cut`, `/discard`, `/take`, `/place`, `/build` and `/recall`."""

from __future__ import annotations

from bot.screens.contract import MoveCommand
from bot.screens.cutterland.typed_moves import build, cut, place, take
from engine.cutterland.actions import Action
from engine.cutterland.views import View

COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    cut.CUT, cut.DISCARD, take.TAKE, place.PLACE, build.BUILD, build.RECALL,
)  # fmt: skip
"""In the order of a match."""
