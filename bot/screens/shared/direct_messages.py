"""Reminders of a decision, and receipts of what was done for a player.

Push notifications quote them, so the core comes first and in words: phones show neither timestamps
nor links there. The last line has the deadline as Discord shows it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import SeatInfo, Table, TimeoutOutcome
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared.boards import board_links, move_button
from bot.screens.shared.clocks import format_time_until
from bot.screens.shared.names import title_in_game
from bot.words import Words


def render_reminder(
    table: Table,
    seat: SeatInfo,
    duty: str,
    at: int,
    link: str,
    words: Words,
    outcome: TimeoutOutcome | None = None,
) -> Screen:
    """Reminds a player at a time of what they have to do; the last reminder states the `outcome` of
    a timeout."""
    due = at if seat.due is None else seat.due
    key, title = "reminder" if outcome is None else "reminder-last", title_in_game(table, words)
    lines = [words(key, title=title, when=format_time_until(due, at, words)), duty]
    if outcome is not None:
        lines.append(words(f"reminder-{outcome}"))
    lines.append(f"-# <t:{due}:f>")
    text = Text("\n".join(filter(None, lines)))
    return Screen((text, Row((move_button(words), *board_links(link, words)))), table.match)


def render_receipt(
    table: Table, name: str, events: Sequence[str], link: str, words: Words
) -> Screen:
    """What was done for a player without them, or that a match they follow has ended."""
    head = words(f"letter-{name}", title=title_in_game(table, words))
    buttons = (*(() if name == "over" else (move_button(words),)), *board_links(link, words))
    text = Text("\n".join((head, *(f"- {line}" for line in events))))
    return Screen((text, *((Row(buttons),) if buttons else ())), table.match)
