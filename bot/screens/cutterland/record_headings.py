"""How a record is set out: a heading for each turn, with the card that is cut in it."""

from __future__ import annotations

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cutterland.views import View


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of a turn before its first action, and of the tokens' use at the end; with a
    table players are named, else their seats are."""
    if before.phase == "cut":
        turn = _turn_heading(before, words, table, drawn=False)
        return (turn,) if after.card is None else (turn, str(after.card))
    if before.bag is not None and before.phase == "take" and not _has_taken_piece(before):
        return (_turn_heading(before, words, table, drawn=True),
                *(f"{one.letter}: {one.piece}" for one in before.offered))  # fmt: skip
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


def _has_taken_piece(view: View) -> bool:
    return any(one.taken_by is not None for one in view.offered)
