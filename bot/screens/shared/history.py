"""The log of a match for reading: turn by turn, a page at a time, each with the way to the picture
of its last moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.models.match import Table
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.names import bold_name, match_title
from bot.words import Words
from engine.contract import Seat

ACCENT: Final = 0x6B7F8E
MOST_LINES: Final = 22
MOST_LETTERS: Final = 3_200
"""Lines and letters of a page."""


@dataclass(frozen=True, slots=True)
class HistoryPassage:
    """What happened at a row of the log, with the heading of what began with it."""

    seq: int
    at: int
    heading: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        head = f"**{self.heading}** · <t:{self.at}:f>\n" if self.heading else ""
        return head + "\n".join(f"- {line}" for line in self.lines)


def paginate(passages: Iterable[HistoryPassage]) -> list[list[HistoryPassage]]:
    """The passages by page; a turn stands whole on a page, unless it is longer than one."""
    pages: list[list[HistoryPassage]] = []
    for turn in _group_by_turn(passages):
        if pages and _can_share_page((*pages[-1], *turn)):
            pages[-1] += turn
            continue
        pages.append([])
        for one in turn:
            if pages[-1] and not _can_share_page((*pages[-1], one)):
                pages.append([])
            pages[-1].append(one)
    return pages


def _group_by_turn(passages: Iterable[HistoryPassage]) -> list[list[HistoryPassage]]:
    """The passages by what they belong to: each heading begins something new."""
    turns: list[list[HistoryPassage]] = []
    for one in passages:
        if one.heading or not turns:
            turns.append([])
        turns[-1].append(one)
    return turns


def _can_share_page(passages: Sequence[HistoryPassage]) -> bool:
    """Whether they stand on one page."""
    lines = sum(len(one.lines) + bool(one.heading) for one in passages)
    return lines <= MOST_LINES and sum(len(one.text) + 2 for one in passages) <= MOST_LETTERS


def _page_text(passages: Sequence[HistoryPassage]) -> str:
    """A page's text, with an empty line before each heading but the first."""
    paragraphs = (f"\n{one.text}" if one.heading else one.text for one in passages)
    return "\n".join(paragraphs).lstrip("\n")


def render_history_page(
    table: Table, pages: Sequence[Sequence[HistoryPassage]], number: int, words: Words
) -> Screen:
    """A page, from 0."""
    head = Text(f"## {words('log-head', title=match_title(table, words))}")
    if not pages:
        return Screen((head, Text(words("log-empty"))), table.match, 0, ACCENT)
    number = min(number, len(pages) - 1)
    body = Text(_page_text(pages[number]))
    back = Button(f"log.{max(number - 1, 0)}.back", words("pages-back"), disabled=number == 0)
    last = number == len(pages) - 1
    on = Button(f"log.{min(number + 1, len(pages) - 1)}.on", words("pages-on"), disabled=last)
    seen = Button(f"log.{number}.seen", words("log-seen"), "primary")
    foot = Text(f"-# {words('pages-foot', page=number + 1, pages=len(pages))}")
    return Screen((head, body, Row((back, on, seen)), foot), table.match, 0, ACCENT)


def render_history_moment(
    table: Table, board: Screen, shown: HistoryPassage, number: int, words: Words
) -> Screen:
    """How things stood at the end of a page: the pictures of the board then."""
    pictures: tuple[Block, ...] = tuple(
        block for block in board.blocks if isinstance(block, Picture)
    )
    head = Text(words("log-then", title=match_title(table, words), when=f"<t:{shown.at}:f>"))
    back = Row((Button(f"log.{number}", words("log-back")),))
    blocks = pictures or (Text(words("log-no-picture")),)
    return Screen((head, *blocks, back), table.match, 0, ACCENT)


DESCRIBED_KINDS = frozenset({"retract", "undo-to", "substitute", "computer", "return"})
"""Kinds of rows that have a line; an action's is the game's matter."""


def describe_row(kind: str, seat: Seat | None, table: Table, words: Words) -> str | None:
    """The line of a row of the log; None where it is not worth one."""
    if kind not in DESCRIBED_KINDS:
        return None
    name = "" if seat is None else bold_name(table, seat, words)
    return words(f"deed-{kind}", name=name)
