"""States as plain JSON values, for hashes.

Cards are written in the notation and cells by name, so that people can read a stored match.
"""

from __future__ import annotations

from engine.cells import Cell, name_of
from engine.contract import Json
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.options import CLASSICS
from engine.cutterland.state import Player, Share, State


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
        "layout": _encode_layout(player.layout) if player.layout else None,
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


def _encode_layout(layout: Layout) -> Json:
    """Tokens and prey by cell names; prey may be None, as in `Layout`."""
    return {
        "towers": _names(layout.towers),
        "walls": [_names(wall) for wall in layout.walls],
        "bridges": [str(bridge) for bridge in layout.bridges],
        "prey": None if layout.prey is None else _names(layout.prey),
    }


def _names(cells: tuple[Cell, ...]) -> list[Json]:
    return [name_of(cell) for cell in cells]
