"""Direct messages: reminders of a decision, and receipts of what was done for a player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import SeatInfo, Table, TimeoutOutcome
from bot.screens.screen import Screen, Text
from bot.screens.shared.clocks import format_deadline
from bot.screens.shared.names import title_in_game
from bot.words import Words


def render_reminder(
    table: Table, seat: SeatInfo, link: str, words: Words, outcome: TimeoutOutcome | None = None
) -> Screen:
    """Reminds a player of a decision; the last reminder states the `outcome` of a timeout."""
    title, due = title_in_game(table, words), format_deadline(seat.due)
    if outcome is not None:
        last = words("reminder-last", title=title, link=link, when=due)
        return Screen((Text(f"{last}\n{words(f'reminder-{outcome}')}"),))
    until = f"\n{words('reminder-until', when=due)}" if seat.due is not None else ""
    return Screen((Text(words("reminder", title=title, link=link) + until),))


def render_receipt(
    table: Table, name: str, events: Sequence[str], link: str, words: Words
) -> Screen:
    """What was done for a player without them."""
    head = words(f"letter-{name}", title=title_in_game(table, words), link=link)
    return Screen((Text("\n".join((head, *(f"- {line}" for line in events)))),))
