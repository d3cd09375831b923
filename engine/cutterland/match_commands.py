"""The commands `play` and `replay`; reads the installed packs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from engine import match_commands
from engine.cutterland.actions import Action
from engine.cutterland.events import Event
from engine.cutterland.game import Cutterland
from engine.cutterland.narration import opening, score_lines, tell
from engine.cutterland.packs import Pack, index_packs, read_pack
from engine.cutterland.sentences import sentence
from engine.cutterland.state import State
from engine.cutterland.views import View

PACKS = Path(__file__).parents[2] / "data" / "cutterland"


def play(argv: Sequence[str]) -> int:
    return match_commands.play(_stage(), argv)


def replay(argv: Sequence[str]) -> int:
    return match_commands.replay(_stage(), argv)


def _stage() -> match_commands.Stage[State, Action, Event, View]:
    game = Cutterland(read_packs())
    return match_commands.Stage(game, "Cutterland", tell, score_lines, sentence, 3, opening)


def read_packs(folder: Path = PACKS) -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(folder.glob("*.json"))
    return index_packs(read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files)
