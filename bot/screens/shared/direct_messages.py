"""What is written to one person: reminders of a decision, and news by direct message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import SeatInfo, Table, TimeoutOutcome
from bot.screens.screen import Screen, Text
from bot.screens.shared.clocks import format_deadline
from bot.screens.shared.names import match_title
from bot.words import Words


def render_reminder(
    table: Table, seat: SeatInfo, link: str, words: Words, fate: TimeoutOutcome | None = None
) -> Screen:
    """A match still waits for somebody; with a `fate`, it is the last time they hear of that, and
    read what happens when their time is over."""
    name, ends = match_title(table, words), format_deadline(seat.due)
    if fate is not None:
        lines = [words("reminder-last", title=name, link=link, when=ends)]
        lines.append(words(f"reminder-{fate}"))
    else:
        lines = [words("reminder", title=name, link=link)]
        lines += [words("reminder-until", when=ends)] if seat.due is not None else []
    return Screen((Text("\n".join(lines)),))


def render_receipt(
    table: Table, name: str, log_events: Sequence[str], link: str, words: Words
) -> Screen:
    """What was done for somebody without them."""
    shown = "\n".join(f"- {line}" for line in log_events)
    told = words(f"letter-{name}", title=match_title(table, words), link=link)
    return Screen((Text(f"{told}\n{shown}" if shown else told),))
