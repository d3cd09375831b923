"""States as plain JSON values, for hashes, and actions as JSON values and back.

Cards are written in the notation and cells by name, so that people can read a stored match.
"""

from __future__ import annotations

from engine.cells import Cell, name_of
from engine.contract import Json
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout, cell_named, read_bridge
from engine.cutterland.options import CLASSICS
from engine.cutterland.state import Player, Share, State
from engine.json_readers import rows, table, text, texts, whole


def encode_state(state: State) -> Json:
    """The state as an object. What only variants have is left out of a plain match, so that the
    hashes of matches from before a variant stand."""
    return {
        **_variants(state),
        "overcut": state.setup.overcut,
        "first": state.setup.first,
        "turn": state.turn,
        "players": [_player(player) for player in state.players],
        "share": _share(state.share) if state.share else None,
    }


def _variants(state: State) -> dict[str, Json]:
    """Whatever is not as in a plain match."""
    setup, found = state.setup, dict[str, Json]()
    if not setup.preview:
        found["preview"] = False
    if not setup.hints:
        found["hints"] = False
    if setup.pack != CLASSICS:
        found["pack"] = setup.pack
    if setup.mirrored:
        found["mirrored"] = True
    if setup.shown:
        found["shown"] = [str(card) for card in setup.shown]
    if state.bag is not None:
        found["bag"] = [str(piece) for piece in state.bag]
    if setup.filled:
        found["filled"] = setup.filled
    return found


def _player(player: Player) -> Json:
    return {
        "hand": [str(card) if card else None for card in player.hand],
        "land": _land(player.land),
        "towers": player.towers,
        "wall_bridges": player.wall_bridges,
        "penalty": player.penalty,
        "to_lay": list(player.to_lay),
        "layout": encode_layout(player.layout) if player.layout else None,
    }


def _share(share: Share) -> Json:
    if share.card is None:
        return {"drawn": [str(piece) for piece in share.drawn], "takers": list(share.takers)}
    return {
        "card": str(share.card),
        "groups": list(share.groups),
        "takers": list(share.takers),
        "discarded": list(share.discarded),
    }


def _land(land: Land) -> Json:
    """The land square by square: cell, square, and the ordinal of its piece."""
    each = zip(land.cells, land.squares, land.pieces, strict=True)
    return [f"{name_of(cell)} {square} {piece}" for cell, square, piece in each]


def encode_layout(layout: Layout) -> Json:
    """Tokens and prey by cell names; prey may be None, as in `Layout`."""
    return {
        "towers": _names(layout.towers),
        "walls": [_names(wall) for wall in layout.walls],
        "bridges": [str(bridge) for bridge in layout.bridges],
        "prey": None if layout.prey is None else _names(layout.prey),
    }


def decode_layout(value: Json) -> Layout:
    given = table(value)
    walls = (texts(wall) for wall in rows(given["walls"]))
    return Layout(
        towers=_read_cells(given["towers"]),
        walls=tuple((cell_named(one), cell_named(other)) for one, other in walls),
        bridges=tuple(map(read_bridge, texts(given["bridges"]))),
        prey=None if given["prey"] is None else _read_cells(given["prey"]),
    )


def encode_action(action: Action) -> Json:
    """An object whose `do` names the action."""
    match action:
        case Cut(card, groups):
            return {"do": "cut", "card": card, "groups": list(groups)}
        case Discard(pieces):
            return {"do": "discard", "pieces": list(pieces)}
        case Take(piece):
            return {"do": "take", "piece": piece}
        case Place(piece, cell, turns):
            return {"do": "place", "piece": piece, "cell": name_of(cell), "turns": turns}
        case Resolve(layout):
            return {"do": "resolve", "layout": encode_layout(layout)}
        case Recall():
            return {"do": "recall"}


def decode_action(value: Json) -> Action:
    given = table(value)
    match given["do"]:
        case "cut":
            return Cut(whole(given["card"]), texts(given["groups"]))
        case "discard":
            return Discard(texts(given["pieces"]))
        case "take":
            return Take(text(given["piece"]))
        case "place":
            cell = cell_named(text(given["cell"]))
            return Place(text(given["piece"]), cell, whole(given["turns"]))
        case "resolve":
            return Resolve(decode_layout(given["layout"]))
        case "recall":
            return Recall()
    raise ValueError(f"no action is called {given['do']!r}")


def _read_cells(value: Json) -> tuple[Cell, ...]:
    return tuple(cell_named(name) for name in texts(value))


def _names(cells: tuple[Cell, ...]) -> list[Json]:
    return [name_of(cell) for cell in cells]
