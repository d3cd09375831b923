"""States and actions as plain JSON values and back; what is stored is made here.

Cards are written in the notation, cells by name, so that a stored match can be read by people.
"""

from __future__ import annotations

from engine.cells import Cell, name_of, read_cell
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.boards import Board, PlacedCard, read_placed_card
from engine.clustered.state import Player, State
from engine.contract import Json
from engine.json_readers import flag, rows, table, text, texts, whole


def encode_state(state: State) -> Json:
    return {
        "table": state.table,
        "fast": state.fast,
        "size_bonuses": state.size_bonuses,
        "first": state.first,
        "active": state.active,
        "opening": state.opening,
        "players": [_player(player) for player in state.players],
        "board": [f"{name_of(laid.cell)} {laid}" for laid in state.board.laid],
    }


def decode_state(value: Json) -> State:
    given = table(value)
    return State(
        table=text(given["table"]),
        fast=flag(given["fast"]),
        size_bonuses=flag(given["size_bonuses"]),
        first=whole(given["first"]),
        active=whole(given["active"]),
        opening=flag(given["opening"]),
        players=tuple(_read_player(player) for player in rows(given["players"])),
        board=Board(tuple(_read_placed_card(line) for line in texts(given["board"]))),
    )


def _player(player: Player) -> Json:
    return {
        "hand": list(player.hand),
        "deck": list(player.deck),
        "wilds": player.wilds,
        "discards": list(player.discards),
        "chosen": None if player.chosen is None else list(player.chosen),
    }


def _read_player(value: Json) -> Player:
    given = table(value)
    return Player(
        hand=texts(given["hand"]),
        deck=texts(given["deck"]),
        wilds=whole(given["wilds"]),
        discards=texts(given["discards"]),
        chosen=None if given["chosen"] is None else texts(given["chosen"]),
    )


def _read_placed_card(line: str) -> PlacedCard:
    name, _, word = line.partition(" ")
    return read_placed_card(cell_from(name), word)


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
            return Place(text(given["card"]), cell_from(given["cell"]))
        case "discard":
            return Discard(texts(given["cards"]))
        case "recall":
            return Recall()
    raise ValueError(f"no action is called {given['do']!r}")


def cell_from(value: Json) -> Cell:
    """The cell of a name."""
    cell = read_cell(text(value))
    if cell is None:
        raise ValueError(f"{value!r} is no cell")
    return cell
