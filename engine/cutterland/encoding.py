"""States, actions and events as plain JSON values and back; what is stored is made here.

Cards are written in the notation, cells by name, so that a stored match can be read by people.
"""

from __future__ import annotations

from engine.contract import Json
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.cards import Card, read_card
from engine.cutterland.cells import Cell, name_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout, cell_named, read_bridge
from engine.cutterland.options import CLASSICS
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.state import Player, Setup, Share, State
from engine.json_readers import flag, rows, table, text, texts, whole


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


def decode_state(value: Json) -> State:
    given = table(value)
    return State(
        _read_setup(given),
        players=tuple(_read_player(player) for player in rows(given["players"])),
        turn=whole(given["turn"]),
        share=None if given["share"] is None else _read_share(given["share"]),
        bag=_pieces(given["bag"]) if "bag" in given else None,
    )


def _read_setup(given: dict[str, Json]) -> Setup:
    return Setup(
        overcut=text(given["overcut"]),
        first=whole(given["first"]),
        preview=flag(given.get("preview", True)),
        pack=text(given.get("pack", CLASSICS)),
        mirrored=flag(given.get("mirrored", False)),
        shown=tuple(map(card_from, rows(given.get("shown", [])))),
        filled=whole(given.get("filled", 0)),
    )


def _variants(state: State) -> dict[str, Json]:
    """Whatever is not as in a plain match."""
    setup, found = state.setup, dict[str, Json]()
    if not setup.preview:
        found["preview"] = False
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
        "land": encode_land(player.land),
        "towers": player.towers,
        "wall_bridges": player.wall_bridges,
        "penalty": player.penalty,
        "to_lay": list(player.to_lay),
        "layout": encode_layout(player.layout) if player.layout else None,
    }


def _read_player(value: Json) -> Player:
    given = table(value)
    return Player(
        hand=tuple(read_card(text(card)) if card else None for card in rows(given["hand"])),
        land=decode_land(given["land"]),
        towers=whole(given["towers"]),
        wall_bridges=whole(given["wall_bridges"]),
        penalty=whole(given["penalty"]),
        to_lay=texts(given["to_lay"]),
        layout=None if given["layout"] is None else decode_layout(given["layout"]),
    )


def _share(share: Share) -> Json:
    if share.card is None:
        return {"drawn": [str(piece) for piece in share.drawn], "takers": list(share.takers)}
    return {
        "card": str(share.card),
        "groups": list(share.groups),
        "takers": list(share.takers),
        "discarded": list(share.discarded),
    }


def _read_share(value: Json) -> Share:
    given = table(value)
    takers = tuple(None if seat is None else whole(seat) for seat in rows(given["takers"]))
    if "drawn" in given:
        return Share(None, (), takers, drawn=_pieces(given["drawn"]))
    return Share(
        card=read_card(text(given["card"])),
        groups=texts(given["groups"]),
        takers=takers,
        discarded=texts(given["discarded"]),
    )


def encode_land(land: Land) -> Json:
    """The land square by square: cell, square, and the ordinal of its piece."""
    each = zip(land.cells, land.squares, land.pieces, strict=True)
    return [f"{name_of(cell)} {square} {piece}" for cell, square, piece in each]


def decode_land(value: Json) -> Land:
    each = [line.split(" ") for line in texts(value)]
    return Land(
        tuple(cell_named(name) for name, _, _ in each),
        tuple(square for _, square, _ in each),
        tuple(int(piece) for _, _, piece in each),
    )


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
        towers=cells_named(given["towers"]),
        walls=tuple((cell_named(one), cell_named(other)) for one, other in walls),
        bridges=tuple(map(read_bridge, texts(given["bridges"]))),
        prey=None if given["prey"] is None else cells_named(given["prey"]),
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


def _pieces(value: Json) -> tuple[Piece, ...]:
    return tuple(map(read_piece, texts(value)))


def card_from(value: Json) -> Card:
    return read_card(text(value))


def cells_named(value: Json) -> tuple[Cell, ...]:
    return tuple(cell_named(name) for name in texts(value))


def _names(cells: tuple[Cell, ...]) -> list[Json]:
    return [name_of(cell) for cell in cells]
