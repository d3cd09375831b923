"""The log of a match for reading: turn by turn, a page at a time, each with the way to the picture
of its last moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.screens.house.names import title
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.tables import Table
from bot.words import Words

ACCENT: Final = 0x6B7F8E
MOST_LINES: Final = 16
ROOM: Final = 3_200
"""Lines and letters of a page."""


@dataclass(frozen=True, slots=True)
class Passage:
    """What happened at a row of the log, with the heading of what began with it."""

    seq: int
    at: int
    heading: str
    lines: tuple[str, ...]

    @property
    def told(self) -> str:
        head = f"**{self.heading}** · <t:{self.at}:f>\n" if self.heading else ""
        return head + "\n".join(f"- {line}" for line in self.lines)


def paged(passages: Iterable[Passage]) -> list[list[Passage]]:
    """The passages by page; a page that is half full ends before a new heading."""
    pages: list[list[Passage]] = []
    lines = letters = 0
    for one in passages:
        took = len(one.lines) + bool(one.heading)
        full = lines + took > MOST_LINES or letters + len(one.told) > ROOM
        breaks = bool(one.heading) and lines + 4 > MOST_LINES
        if not pages or full or breaks:
            pages.append([])
            lines = letters = 0
        pages[-1].append(one)
        lines += took
        letters += len(one.told) + 1
    return pages


def page(table: Table, pages: Sequence[Sequence[Passage]], number: int, words: Words) -> Screen:
    """A page, from 0."""
    head = Text(f"## {words('log-head', title=title(table, words))}")
    if not pages:
        return Screen((head, Text(words("log-empty"))), table.match, 0, ACCENT)
    number = min(number, len(pages) - 1)
    body = Text("\n".join(one.told for one in pages[number]))
    back = Button(f"log.{max(number - 1, 0)}.back", words("pages-back"), disabled=number == 0)
    last = number == len(pages) - 1
    on = Button(f"log.{min(number + 1, len(pages) - 1)}.on", words("pages-on"), disabled=last)
    seen = Button(f"log.{number}.seen", words("log-seen"), "primary")
    foot = Text(f"-# {words('pages-foot', page=number + 1, pages=len(pages))}")
    return Screen((head, body, Row((back, on, seen)), foot), table.match, 0, ACCENT)


def seen(table: Table, board: Screen, shown: Passage, number: int, words: Words) -> Screen:
    """How things stood at the end of a page: the pictures of the board then."""
    pictures: tuple[Block, ...] = tuple(
        block for block in board.blocks if isinstance(block, Picture)
    )
    head = Text(words("log-then", title=title(table, words), when=f"<t:{shown.at}:f>"))
    back = Row((Button(f"log.{number}", words("log-back")),))
    blocks = pictures or (Text(words("log-no-picture")),)
    return Screen((head, *blocks, back), table.match, 0, ACCENT)
