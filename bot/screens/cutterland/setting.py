"""How a record is set out: a heading for each turn, with the card that is cut in it."""

from __future__ import annotations

from bot.markdown import escape
from bot.screens.house.names import seat_name
from bot.tables import Table
from bot.words import Words
from engine.cutterland.views import View


def remarks(before: View, after: View, words: Words, table: Table | None = None) -> tuple[str, ...]:
    """The heading of a turn before its first action, and of the tokens' use at the end; with a
    table players are named, else their seats are."""
    if before.phase == "cut":
        turn = _turn("turn", before, words, table)
        return (turn,) if after.card is None else (turn, str(after.card))
    if before.bag is not None and before.phase == "take" and not _taken(before):
        return (_turn("drawn", before, words, table),
                *(f"{one.letter}: {one.piece}" for one in before.offered))  # fmt: skip
    if before.phase == "resolve" and not any(seat.committed for seat in before.table):
        return (words("cutterland-record-end"),)
    return ()


def _turn(kind: str, view: View, words: Words, table: Table | None) -> str:
    if table is None:
        return words(f"cutterland-record-{kind}", turn=view.turn, turns=view.turns,
                     number=view.active + 1)  # fmt: skip
    return words(f"cutterland-log-{kind}", turn=view.turn, turns=view.turns,
                 name=escape(seat_name(table, view.active, words)))  # fmt: skip


def _taken(view: View) -> bool:
    return any(one.taken_by is not None for one in view.offered)
