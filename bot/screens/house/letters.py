"""What is written to one person: reminders of a decision, and news by direct message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.house.clocks import when
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import Fate, SeatInfo, Table
from bot.words import Words


def reminder(
    table: Table, seat: SeatInfo, link: str, words: Words, fate: Fate | None = None
) -> Screen:
    """A match still waits for somebody; with a `fate`, it is the last time they hear of that, and
    read what happens when their time is over."""
    key = "reminder" if fate is None else "reminder-last"
    lines = [words(key, title=title(table, words), link=link)]
    if seat.due is not None:
        then = "reminder-until" if fate is None else f"reminder-{fate}"
        lines.append(words(then, when=when(seat.due)))
    return Screen((Text("\n".join(lines)),))


def receipt(table: Table, name: str, deeds: Sequence[str], link: str, words: Words) -> Screen:
    """What was done for somebody without them."""
    shown = "\n".join(f"- {line}" for line in deeds)
    told = words(f"letter-{name}", title=title(table, words), link=link)
    return Screen((Text(f"{told}\n{shown}" if shown else told),))
