"""States as plain JSON values, for hashes, and actions as JSON values and back.

Cards are written in the notation and cells by name, so that people can read a stored match.
"""

from __future__ import annotations

from engine.cells import Cell, name_of, read_cell
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.state import Player, State
from engine.contract import Json
from engine.json_readers import table, text, texts


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


def encode_action(action: Action) -> Json:
    """An object whose `do` names the action."""
    match action:
        case Place(card, cell):
            return {"do": "place", "card": card, "cell": name_of(cell)}
        case Discard(cards):
            return {"do": "discard", "cards": list(cards)}
        case Recall():
            return {"do": "recall"}


def decode_action(value: Json) -> Action:
    given = table(value)
    match given["do"]:
        case "place":
            return Place(text(given["card"]), _read_cell(given["cell"]))
        case "discard":
            return Discard(texts(given["cards"]))
        case "recall":
            return Recall()
    raise ValueError(f"no action is called {given['do']!r}")


def _read_cell(value: Json) -> Cell:
    cell = read_cell(text(value))
    if cell is None:
        raise ValueError(f"{value!r} is no cell")
    return cell
