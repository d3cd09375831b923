"""One public line for each event."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.cutterland.phrases import format_sizes, format_turns
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cells import name_of
from engine.cutterland.cards import LETTERS
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


def describe_event(event: Event, table: Table, words: Words) -> str | None:
    """The event as a sentence; None for what follows by itself."""
    match event:
        case CardCut(seat, _, groups, penalty):
            key = "cutterland-deed-overcut" if penalty else "cutterland-deed-cut"
            pieces = format_sizes(zip(LETTERS, map(len, groups), strict=False))
            return words(key, name=bold_name(table, seat, words), pieces=pieces, penalty=-penalty)
        case PiecesDiscarded(seat, pieces):
            return words(
                "cutterland-deed-discarded",
                name=bold_name(table, seat, words),
                pieces=format_list(pieces, words),
                n=len(pieces),
            )
        case PiecesDrawn(seat, pieces):
            name = bold_name(table, seat, words)
            return words("cutterland-deed-drawn", name=name, n=len(pieces))
        case PieceTaken(seat, piece, forced):
            key = "cutterland-deed-left" if forced else "cutterland-deed-taken"
            return words(key, name=bold_name(table, seat, words), piece=piece)
        case PieceLaid(forced=True):
            return None
        case PieceLaid(seat, piece, cell, turns):
            return words(
                "cutterland-deed-laid",
                name=bold_name(table, seat, words),
                piece=piece,
                cell=name_of(cell),
                turned=format_turns(turns, words),
            )
        case PieceLost(seat, piece):
            return words("cutterland-deed-lost", name=bold_name(table, seat, words), piece=piece)
        case LayoutCommitted(seat):
            return words("cutterland-deed-committed", name=bold_name(table, seat, words))
        case LayoutRecalled(seat):
            return words("cutterland-deed-recalled", name=bold_name(table, seat, words))
        case LayoutsRevealed():
            return words("cutterland-deed-revealed")
        case MatchEnded(scores, places):
            return _describe_end(scores, table.places or places, table, words)


def _describe_end(
    scores: tuple[int, ...], places: tuple[int, ...], table: Table, words: Words
) -> str:
    winners = [seat for seat, place in enumerate(places) if place == min(places)]
    names = format_list([bold_name(table, seat, words) for seat in winners], words)
    return words("cutterland-deed-ended", names=names, n=len(winners), points=scores[winners[0]])
