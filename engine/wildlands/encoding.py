"""States as plain JSON values, for hashes, and actions as JSON values and back.

Cards and characters are written in the notation, so that people can read a stored match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.contract import Json
from engine.json_readers import rows, table, text, texts, whole
from engine.wildlands.actions import (
    ATTACKS,
    Action,
    Assign,
    Attack,
    Claim,
    Defend,
    Draw,
    End,
    Fly,
    Interrupt,
    Move,
    Pass,
    Rally,
    Recall,
    Reveal,
)
from engine.wildlands.cards import Flag
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
        "answer": None if own.answer is None else encode_action(own.answer),
    }


def encode_action(action: Action) -> Json:
    """An object whose `do` names the action, for an attack its flag."""
    match action:
        case Assign(spaces):
            return {"do": "assign", "spaces": list(spaces)}
        case Reveal(character):
            return {"do": "reveal", "character": character}
        case Move(character, space, cards):
            return {"do": "move", "character": character, "space": space, "cards": list(cards)}
        case Claim(space, cards):
            return {"do": "claim", "space": space, "cards": list(cards)}
        case Attack(flag, character, target, card):
            return {"do": flag.value, "character": character, "target": target, "card": card}
        case Rally(character, moves, cards):
            steps: list[Json] = [list(move) for move in moves]
            return {"do": "rally", "character": character, "moves": steps, "cards": list(cards)}
        case Fly(character, space, card):
            return {"do": "fly", "character": character, "space": space, "card": card}
        case Defend(cards):
            pairs: list[Json] = [list(pair) for pair in cards]
            return {"do": "defend", "cards": pairs}
        case Recall() | Draw() | End() | Pass() | Interrupt():
            return {"do": type(action).__name__.lower()}


def decode_action(value: Json) -> Action:
    given = table(value)
    name = text(given["do"])
    if name not in _DECODERS:
        raise ValueError(f"no action is called {name!r}")
    return _DECODERS[name](given)


def _decode_pair(value: Json) -> tuple[int, Json]:
    found = rows(value)
    if len(found) != 2:
        raise ValueError(f"a pair was expected, not {value!r}")
    return whole(found[0]), found[1]


def _decode_rally(given: dict[str, Json]) -> Rally:
    pairs = (_decode_pair(one) for one in rows(given["moves"]))
    moves = tuple((mover, whole(space)) for mover, space in pairs)
    return Rally(whole(given["character"]), moves, texts(given["cards"]))


def _decode_defend(given: dict[str, Json]) -> Defend:
    pairs = (_decode_pair(one) for one in rows(given["cards"]))
    return Defend(tuple((character, text(card)) for character, card in pairs))


def _attack_decoder(flag: Flag) -> Callable[[dict[str, Json]], Attack]:
    return lambda given: Attack(
        flag, whole(given["character"]), text(given["target"]), text(given["card"])
    )


_DECODERS: Final[dict[str, Callable[[dict[str, Json]], Action]]] = {
    "assign": lambda given: Assign(tuple(map(whole, rows(given["spaces"])))),
    "reveal": lambda given: Reveal(whole(given["character"])),
    "move": lambda given: Move(
        whole(given["character"]), whole(given["space"]), texts(given["cards"])
    ),
    "claim": lambda given: Claim(whole(given["space"]), texts(given["cards"])),
    "rally": _decode_rally,
    "fly": lambda given: Fly(whole(given["character"]), whole(given["space"]), text(given["card"])),
    "defend": _decode_defend,
    "recall": lambda _: Recall(),
    "draw": lambda _: Draw(),
    "end": lambda _: End(),
    "pass": lambda _: Pass(),
    "interrupt": lambda _: Interrupt(),
    **{flag.value: _attack_decoder(flag) for flag in ATTACKS},
}
