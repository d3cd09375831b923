"""States as plain JSON values, for hashes.

Cards and characters are written in the notation, so that people can read a stored match.
"""

from __future__ import annotations

from engine.contract import Json
from engine.wildlands.actions import write_action
from engine.wildlands.state import Deed, Secret, Side, State, Strike


def encode_state(state: State) -> Json:
    return {
        "map": state.table.ground.key,
        "factions": [faction.key for faction in state.table.factions],
        "seed": state.seed.hex(),
        "phase": state.phase.value,
        "turn": state.turn,
        "active": state.active,
        "acting": state.acting,
        "asked": list(state.asked),
        "strike": None if state.strike is None else _encode_strike(state.strike),
        "deed": None if state.deed is None else _encode_deed(state.deed),
        "idle": state.idle,
        "winners": list(state.winners),
        "sides": [_encode_side(side) for side in state.table.sides],
        "secrets": [_encode_secret(own) for own in state.secrets],
        **({"even_start": True} if state.even_start else {}),
    }


def _encode_strike(strike: Strike) -> Json:
    return {
        "attacker": str(strike.attacker),
        "flag": strike.flag.value,
        "hits": list(map(str, strike.hits)),
        "open": strike.is_open,
    }


def _encode_deed(deed: Deed) -> Json:
    return {
        "seat": deed.seat,
        "end": deed.is_end,
        "attacked": list(map(str, deed.attacked)),
        "entered": list(deed.entered),
    }


def _encode_side(side: Side) -> Json:
    return {
        "pieces": [[piece.standing.value, piece.space, piece.damage] for piece in side.pieces],
        "shards": list(side.shards),
        "points": side.points,
        "pile": list(side.pile),
        "shuffles": side.shuffles,
    }


def _encode_secret(own: Secret) -> Json:
    return {
        "dealt": list(own.dealt),
        "places": list(own.places),
        "hand": list(own.hand),
        "deck": list(own.deck),
        "answer": None if own.answer is None else write_action(own.answer),
    }
