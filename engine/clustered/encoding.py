"""States as plain JSON values, for hashes.

Cards are written in the notation and cells by name, so that people can read a stored match.
"""

from __future__ import annotations

from engine.cells import name_of
from engine.clustered.state import Player, State
from engine.contract import Json


def encode_state(state: State) -> Json:
    return {
        **({} if state.hints else {"hints": False}),
        "table": state.table,
        "fast": state.fast,
        "size_bonuses": state.size_bonuses,
        "first": state.first,
        "active": state.active,
        "opening": state.opening,
        "players": [_player(player) for player in state.players],
        "board": [f"{name_of(laid.cell)} {laid}" for laid in state.board.laid],
    }


def _player(player: Player) -> Json:
    return {
        "hand": list(player.hand),
        "deck": list(player.deck),
        "wilds": player.wilds,
        "discards": list(player.discards),
        "chosen": None if player.chosen is None else list(player.chosen),
    }
