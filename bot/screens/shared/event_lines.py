"""Public lines about what the house itself has written into a match's log."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.contract import Seat

DESCRIBED_KINDS = frozenset({"retract", "undo-to", "substitute", "computer", "return"})
"""Kinds of rows that have a line; an action's is the game's matter."""


def describe_row(kind: str, seat: Seat | None, table: Table, words: Words) -> str | None:
    """The line of a row of the log; None where it is not worth one."""
    if kind not in DESCRIBED_KINDS:
        return None
    name = "" if seat is None else bold_name(table, seat, words)
    return words(f"deed-{kind}", name=name)
