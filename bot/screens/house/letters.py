"""What is written to one person: reminders of a decision, and news by direct message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.house.clocks import when
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import SeatInfo, Table
from bot.words import Words


def reminder(table: Table, seat: SeatInfo, link: str, words: Words) -> Screen:
    """A match still waits for somebody, and what happens when their time is over."""
    lines = [words("reminder", title=title(table, words), link=link)]
    if table.clock is not None and seat.due is not None:
        lines.append(words(f"reminder-{table.clock.late}", when=when(seat.due)))
    return Screen((Text("\n".join(lines)),))


def receipt(table: Table, name: str, deeds: Sequence[str], link: str, words: Words) -> Screen:
    """What was done for somebody without them."""
    shown = "\n".join(f"- {line}" for line in deeds)
    told = words(f"letter-{name}", title=title(table, words), link=link)
    return Screen((Text(f"{told}\n{shown}" if shown else told),))
