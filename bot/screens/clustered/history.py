"""One public line for each event."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, format_cards
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cells import name_of
from engine.clustered.cards import Card
from engine.clustered.events import (
    CardPlaced,
    CardsDiscarded,
    Event,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
    MatchEnded,
)
from engine.clustered.views import View


def describe_event(event: Event, table: Table, words: Words) -> str | None:
    """The event as a sentence; None for what follows by itself."""
    match event:
        case CardPlaced(seat, card, cell, forced):
            key = "clustered-deed-placed-forced" if forced else "clustered-deed-placed"
            name = bold_name(table, seat, words)
            return words(key, name=name, card=format_cards((card,), words), cell=name_of(cell))
        case CardsDiscarded(seat, gone, why, forced):
            key = f"clustered-deed-{why}{'-forced' if forced else ''}"
            shown, name = format_cards(gone, words), bold_name(table, seat, words)
            return words(key, name=name, cards=shown, n=len(gone))
        case FirstDiscardsChosen(seat):
            return words("clustered-deed-chosen", name=bold_name(table, seat, words))
        case FirstDiscardsRecalled(seat):
            return words("clustered-deed-recalled", name=bold_name(table, seat, words))
        case FirstDiscardsRevealed(by_seat):
            return _describe_reveal(by_seat, table, words)
        case MatchEnded(points, places):
            return _describe_end(points, places, table, words)
        case _:
            return None


def _describe_reveal(by_seat: tuple[tuple[Card, ...], ...], table: Table, words: Words) -> str:
    shown = [
        words(
            "clustered-deed-revealed-seat",
            name=bold_name(table, seat, words),
            cards=format_cards(gone, words),
        )
        for seat, gone in enumerate(by_seat)
    ]
    return words("clustered-deed-revealed", cards="; ".join(shown))


def _describe_end(
    points: tuple[int, ...], places: tuple[int, ...], table: Table, words: Words
) -> str:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = format_list([bold_name(table, seat, words) for seat in winners], words)
    key = "clustered-deed-ended-solo" if len(places) == 1 else "clustered-deed-ended"
    return words(key, names=names, n=len(winners), points=points[winners[0]])


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of what begins with the action between the two views."""
    if before.phase == "opening":
        begun = any(player.committed for player in before.players)
        return () if begun else (words("clustered-record-opening"),)
    if before.phase != "turn" or before.active != before.first:
        return ()
    return (words("clustered-record-round", n=count_cards_left(before)),)
