"""What the commands `play` and `replay` need; reads the installed maps and factions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from engine.contract import Json
from engine.match_commands import Stage
from engine.wildlands.actions import Action
from engine.wildlands.events import Event
from engine.wildlands.factions import read_faction
from engine.wildlands.game import Wildlands
from engine.wildlands.map_reading import read_map
from engine.wildlands.narration import score_lines, tell
from engine.wildlands.state import State
from engine.wildlands.views import View

DATA = Path(__file__).parents[2] / "data" / "wildlands"


def make_stage() -> Stage[State, Action, Event, View]:
    return Stage(read_game(), "Wildlands", tell, score_lines, 2)


def read_game(folder: Path = DATA) -> Wildlands:
    """The game with every map and faction of a folder, in the order of their files."""
    maps = [read_map(value) for value in _read_files(folder / "maps")]
    factions = [read_faction(value) for value in _read_files(folder / "factions")]
    return Wildlands({one.key: one for one in maps}, {one.key: one for one in factions})


def _read_files(folder: Path) -> Iterable[Json]:
    for file in sorted(folder.glob("*.json")):
        value: Json = json.loads(file.read_text(encoding="utf-8"))
        yield value
