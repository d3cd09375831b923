"""Events as plain JSON values and back; `what` names the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.contract import Json
from engine.cutterland.cells import name_of
from engine.cutterland.encoding import (
    card_from,
    decode_layout,
    encode_layout,
)
from engine.cutterland.events import (
    CardCut,
    Event,
    LayoutCommitted,
    LayoutRecalled,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
    PieceLost,
    PiecesDiscarded,
    PiecesDrawn,
    PieceTaken,
)
from engine.cutterland.layouts import cell_named
from engine.cutterland.pieces import read_piece
from engine.json_readers import flag, rows, table, text, texts, whole, wholes


def encode_event(event: Event) -> Json:
    """An object with the event's fields under their names."""
    match event:
        case CardCut(seat, card, groups, penalty):
            more: dict[str, Json] = {"card": str(card), "groups": list(groups), "penalty": penalty}
            return {"what": "card-cut", "seat": seat, **more}
        case PiecesDrawn(seat, drawn):
            return {"what": "pieces-drawn", "seat": seat, "pieces": [str(one) for one in drawn]}
        case PiecesDiscarded(seat, pieces):
            return {"what": "pieces-discarded", "seat": seat, "pieces": list(pieces)}
        case PieceTaken(seat, piece, forced):
            return {"what": "piece-taken", "seat": seat, "piece": piece, "forced": forced}
        case PieceLaid(seat, piece, cell, turns, forced):
            more = {"piece": piece, "cell": name_of(cell), "turns": turns, "forced": forced}
            return {"what": "piece-laid", "seat": seat, **more}
        case PieceLost(seat, piece):
            return {"what": "piece-lost", "seat": seat, "piece": piece}
        case LayoutCommitted(seat):
            return {"what": "layout-committed", "seat": seat}
        case LayoutRecalled(seat):
            return {"what": "layout-recalled", "seat": seat}
        case LayoutsRevealed(layouts):
            return {"what": "layouts-revealed", "layouts": [encode_layout(one) for one in layouts]}
        case MatchEnded(scores, places):
            return {"what": "match-ended", "scores": list(scores), "places": list(places)}


def decode_event(value: Json) -> Event:
    given = table(value)
    reader = _READERS.get(text(given["what"]))
    if reader is None:
        raise ValueError(f"no event is called {given['what']!r}")
    return reader(given)


_Given = dict[str, Json]


def _card_cut(given: _Given) -> Event:
    card, groups = card_from(given["card"]), texts(given["groups"])
    return CardCut(whole(given["seat"]), card, groups, whole(given["penalty"]))


def _piece_taken(given: _Given) -> Event:
    return PieceTaken(whole(given["seat"]), text(given["piece"]), flag(given["forced"]))


def _piece_laid(given: _Given) -> Event:
    return PieceLaid(
        whole(given["seat"]),
        text(given["piece"]),
        cell_named(text(given["cell"])),
        whole(given["turns"]),
        flag(given["forced"]),
    )


_READERS: Final[dict[str, Callable[[_Given], Event]]] = {
    "card-cut": _card_cut,
    "pieces-drawn": lambda one: PiecesDrawn(
        whole(one["seat"]), tuple(map(read_piece, texts(one["pieces"])))
    ),
    "pieces-discarded": lambda one: PiecesDiscarded(whole(one["seat"]), texts(one["pieces"])),
    "piece-taken": _piece_taken,
    "piece-laid": _piece_laid,
    "piece-lost": lambda one: PieceLost(whole(one["seat"]), text(one["piece"])),
    "layout-committed": lambda one: LayoutCommitted(whole(one["seat"])),
    "layout-recalled": lambda one: LayoutRecalled(whole(one["seat"])),
    "layouts-revealed": lambda one: LayoutsRevealed(
        tuple(decode_layout(layout) for layout in rows(one["layouts"]))
    ),
    "match-ended": lambda one: MatchEnded(wholes(one["scores"]), wholes(one["places"])),
}
