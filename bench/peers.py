"""Other people's engines, playing at random: each either plays a chunk of moves or is missing with
a reason."""

import json
import os
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

from engine.cutterland.packs import Pack

Play = Callable[[], int]
"""Plays on and says how many moves that were."""
_HERE = Path(__file__).parent / "boardgame_io"


class Missing(Exception):
    """A peer is not there; says why."""


def _module(name: str, package: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise Missing(f"{package} is not installed") from error


def python_chess() -> Play:
    """Random games of chess to the end or 200 plies."""
    chess = _module("chess", "chess")
    rng = Random(7)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(rng.choice(list(board.legal_moves)))
        return int(board.ply())

    return play


def open_spiel(name: str, players: int | None = None) -> Play:
    """Random games of one of OpenSpiel's games, chance included."""
    spiel = _module("pyspiel", "open_spiel")
    _module("open_spiel.python.games", "open_spiel")
    game = spiel.load_game(name, {"players": players} if players else {})
    rng = Random(7)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


class BoardgameIo:
    """boardgame.io playing Cutterland, in a node process of its own."""

    def __init__(self, pack: Pack) -> None:
        node = which("node")
        if node is None:
            raise Missing("there is no node")
        if not (_HERE / "node_modules" / "boardgame.io").is_dir():
            raise Missing("boardgame.io is not installed: see make bench")
        self._process = subprocess.Popen(  # noqa: S603
            [node, "playouts.js"],
            cwd=_HERE,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._ask(json.dumps([card.squares for card in pack.cards]))

    def _ask(self, line: str) -> str:
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise Missing("node has no pipes")
        process.stdin.write(line + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise Missing("boardgame.io does not play: see what node says above")
        return answer

    def rate(self, matches: int) -> float:
        """Moves a second over some matches."""
        found = json.loads(self._ask(str(matches)))
        return float(found["moves"]) / float(found["seconds"])

    def close(self) -> None:
        self._process.communicate()
