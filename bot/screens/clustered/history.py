"""The history in words: a public line for each event, and the headings of a match file."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import count_cards_left, format_cards
from bot.screens.shared.colours import add_colour
from bot.screens.shared.names import bold_name, bold_names, describe_forfeit_win
from bot.words import Words
from engine.cells import name_of
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
from engine.contract import Seat


def describe_event(event: Event, table: Table, words: Words) -> str | None:
    match event:
        case CardPlaced(seat, card, cell, forced):
            key = "clustered-deed-placed-forced" if forced else "clustered-deed-placed"
            name = _format_name(table, seat, words)
            return words(key, name=name, card=format_cards((card,), words), cell=name_of(cell))
        case CardsDiscarded(seat, discards, why, forced):
            key = f"clustered-deed-{why}{'-forced' if forced else ''}"
            cards, name = format_cards(discards, words), _format_name(table, seat, words)
            return words(key, name=name, cards=cards, n=len(discards))
        case FirstDiscardsChosen(seat):
            return words("clustered-deed-chosen", name=_format_name(table, seat, words))
        case FirstDiscardsRecalled(seat):
            return words("clustered-deed-recalled", name=_format_name(table, seat, words))
        case FirstDiscardsRevealed(by_seat):
            key = "clustered-deed-revealed-seat"
            seats = [
                words(key, name=_format_name(table, seat, words), cards=format_cards(cards, words))
                for seat, cards in enumerate(by_seat)
            ]
            return words("clustered-deed-revealed", cards="; ".join(seats))
        case MatchEnded() if table.is_won_by_forfeit:
            return describe_forfeit_win(table, words)
        case MatchEnded(points, ranks):
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
            names, most = bold_names(table, winners, words), points[winners[0]]
            key = "clustered-deed-ended-solo" if len(ranks) == 1 else "clustered-deed-ended"
            return words(key, names=names, n=len(winners), points=most)
        case _:
            return None


def _format_name(table: Table, seat: Seat, words: Words) -> str:
    return add_colour(bold_name(table, seat, words), table, seat, words)


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of what begins with the action between the two views: the first discards, or a
    round."""
    if before.phase == "opening":
        started = any(player.committed for player in before.players)
        return () if started else (words("clustered-record-opening"),)
    if before.phase != "turn" or before.active != before.first:
        return ()
    return (words("clustered-record-round", n=count_cards_left(before)),)
