"""What the commands `play`, `replay` and `puzzle` need; reads the installed packs."""

from __future__ import annotations

import json
from pathlib import Path

from engine.contract import Puzzle
from engine.cutterland.actions import Action
from engine.cutterland.events import Event
from engine.cutterland.game import Cutterland
from engine.cutterland.narration import land_lines, opening, score_lines, tell
from engine.cutterland.packs import Pack, index_packs, read_pack
from engine.cutterland.state import State
from engine.cutterland.views import View
from engine.match_commands import Stage

PACKS = Path(__file__).parents[2] / "data" / "cutterland"


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    asked, *others = puzzle.state.players
    if puzzle.kind == "build":
        tokens = f"towers: {asked.towers}, walls or bridges: {asked.wall_bridges}"
        return [*land_lines(asked.land), tokens, "What is the most this land can score?"]
    lines = [f"Card: {asked.hand[0]}"]
    for number, player in enumerate(puzzle.state.players, 1):
        lines += [f"Seat {number}:", *land_lines(player.land)]
    names = " and ".join(f"seat {number}" for number, _ in enumerate(others, 2))
    return [
        *lines,
        f"Seat 1 cuts the card. Then {names} take, in this order, what brings them most at once.",
        "What is the most that seat 1 can have with the piece that is left?",
    ]


def make_stage() -> Stage[State, Action, Event, View]:
    game = Cutterland(read_packs())
    return Stage(game, "Cutterland", tell, score_lines, 3, opening, _describe_puzzle)


def read_packs(folder: Path = PACKS) -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(folder.glob("*.json"))
    return index_packs(read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files)
