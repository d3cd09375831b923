"""Public lines about what the house itself has written into a match's log."""

from __future__ import annotations

from bot.screens.house.names import who
from bot.tables import Table
from bot.words import Words
from engine.contract import Seat

TOLD = frozenset({"retract", "undo-to", "substitute", "computer", "return"})
"""Kinds of rows that have a line; an action's is the game's matter."""


def line(kind: str, seat: Seat | None, table: Table, words: Words) -> str | None:
    """The line of a row of the log; None where it is not worth one."""
    if kind not in TOLD:
        return None
    name = "" if seat is None else who(table, seat, words)
    return words(f"deed-{kind}", name=name)
