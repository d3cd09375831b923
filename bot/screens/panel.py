"""What the boards and panels of all games have alike: their heading, and how controls are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.markdown import escape
from bot.screens.screen import Block, Screen, Text
from bot.tables import Table
from bot.words import Words
from engine.contract import Seat

OWN: Final = "g"
"""Before the dot of every control that is a game's."""


def heading(table: Table, stage: str, words: Words) -> str:
    """A match's name, and how far it has come."""
    return f"## {_name(table, words)}\n{stage}"


def panel_screen(
    blocks: Sequence[Block], table: Table, seat: Seat, stage: str, accent: int, words: Words
) -> Screen:
    """A seat's panel, its first text under the same in one small line: keys need the room."""
    first, *others = blocks
    assert isinstance(first, Text)
    head = Text(f"-# {_name(table, words)} · {stage}\n{first.body}")
    return Screen((head, *others), table.match, table.seats[seat].decision or 0, accent)


def parts_of(control: str) -> list[str]:
    """What a game's control says after its first dot; nothing where it is the house's."""
    owner, *parts = control.split(".")
    return parts if owner == OWN else []


def _name(table: Table, words: Words) -> str:
    return words("match-heading", name=escape(table.name), number=str(table.match))
