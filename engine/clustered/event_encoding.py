"""Events as plain JSON values and back."""

from __future__ import annotations

from engine.cells import name_of
from engine.clustered.encoding import cell_from
from engine.clustered.events import (
    CardPlaced,
    CardsDiscarded,
    CardsDrawn,
    Event,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
    MatchEnded,
)
from engine.contract import Json
from engine.json_readers import flag, rows, table, text, texts, whole, wholes


def encode_event(event: Event) -> Json:
    """An object whose `event` names what happened."""
    match event:
        case CardPlaced(seat, card, cell, forced):
            where = {"card": card, "cell": name_of(cell)}
            return {"event": "placed", "seat": seat, **where, "forced": forced}
        case CardsDiscarded(seat, cards, why, forced):
            what: dict[str, Json] = {"cards": list(cards), "why": why}
            return {"event": "discarded", "seat": seat, **what, "forced": forced}
        case CardsDrawn(seat, count):
            return {"event": "drawn", "seat": seat, "count": count}
        case FirstDiscardsChosen(seat):
            return {"event": "chosen", "seat": seat}
        case FirstDiscardsRecalled(seat):
            return {"event": "recalled", "seat": seat}
        case FirstDiscardsRevealed(by_seat):
            return {"event": "revealed", "cards": [list(cards) for cards in by_seat]}
        case MatchEnded(scores, places):
            return {"event": "ended", "scores": list(scores), "places": list(places)}


def decode_event(value: Json) -> Event:
    given = table(value)
    match given["event"]:
        case "placed":
            card, cell = text(given["card"]), cell_from(given["cell"])
            return CardPlaced(whole(given["seat"]), card, cell, flag(given["forced"]))
        case "discarded":
            cards, why = texts(given["cards"]), text(given["why"])
            return CardsDiscarded(whole(given["seat"]), cards, why, flag(given["forced"]))
        case "drawn":
            return CardsDrawn(whole(given["seat"]), whole(given["count"]))
        case "chosen":
            return FirstDiscardsChosen(whole(given["seat"]))
        case "recalled":
            return FirstDiscardsRecalled(whole(given["seat"]))
        case "revealed":
            return FirstDiscardsRevealed(tuple(map(texts, rows(given["cards"]))))
        case "ended":
            return MatchEnded(wholes(given["scores"]), wholes(given["places"]))
    raise ValueError(f"no event is called {given['event']!r}")
