"""The history in words: a public line for each event, and the headings of a match file."""

from __future__ import annotations

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.cutterland.phrases import format_sizes
from bot.screens.shared.names import (
    bold_name,
    bold_names,
    describe_forfeit_win,
    format_list,
    seat_name,
)
from bot.words import Words
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
from engine.cutterland.views import View


def describe_event(event: Event, table: Table, words: Words) -> str | None:
    match event:
        case LayoutsRevealed():
            return words("cutterland-deed-revealed")
        case MatchEnded(scores, ranks):
            return _describe_end(scores, table.ranks or ranks, table, words)
    name = bold_name(table, event.seat, words)
    match event:
        case CardCut(_, _, groups, penalty):
            key = "cutterland-deed-overcut" if penalty else "cutterland-deed-cut"
            sizes = format_sizes(zip(LETTERS, map(len, groups), strict=False))
            return words(key, name=name, pieces=sizes, penalty=-penalty)
        case PiecesDiscarded(_, pieces):
            discards, n = format_list(pieces, words), len(pieces)
            return words("cutterland-deed-discarded", name=name, pieces=discards, n=n)
        case PiecesDrawn(_, pieces):
            return words("cutterland-deed-drawn", name=name, n=len(pieces))
        case PieceTaken(_, piece, forced):
            key = "cutterland-deed-left" if forced else "cutterland-deed-taken"
            return words(key, name=name, piece=piece)
        case PieceLaid(forced=True):
            return None
        case PieceLaid(_, piece):
            return words("cutterland-deed-laid", name=name, piece=piece)
        case PieceLost(_, piece):
            return words("cutterland-deed-lost", name=name, piece=piece)
        case LayoutCommitted():
            return words("cutterland-deed-committed", name=name)
        case LayoutRecalled():
            return words("cutterland-deed-recalled", name=name)


def _describe_end(
    scores: tuple[int, ...], ranks: tuple[int, ...], table: Table, words: Words
) -> str:
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words)
    winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    names, points = bold_names(table, winners, words), scores[winners[0]]
    return words("cutterland-deed-ended", names=names, n=len(winners), points=points)


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of a turn before its first action, and of the tokens at the end; with a table,
    players are named, else their seats are."""
    if before.phase == "cut":
        turn = _turn_heading(before, words, table, drawn=False)
        return (turn,) if after.card is None else (turn, str(after.card))
    taken = any(piece.taken_by is not None for piece in before.offered)
    if before.bag is not None and before.phase == "take" and not taken:
        return (_turn_heading(before, words, table, drawn=True),
                *(f"{offered.letter}: {offered.piece}" for offered in before.offered))  # fmt: skip
    if before.phase == "resolve" and not any(seat.committed for seat in before.table):
        return (words("cutterland-record-end"),)
    return ()


def _turn_heading(view: View, words: Words, table: Table | None, *, drawn: bool) -> str:
    turn, turns = view.turn, view.turns
    if table is None:
        key = "cutterland-record-drawn" if drawn else "cutterland-record-turn"
        return words(key, turn=turn, turns=turns, number=view.active + 1)
    key = "cutterland-log-drawn" if drawn else "cutterland-log-turn"
    return words(key, turn=turn, turns=turns, name=escape(seat_name(table, view.active, words)))
