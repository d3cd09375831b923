"""The history of a match (`/match history`) page by page, and the board at the end of each page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.models.match import Table
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.names import bold_name, match_title
from bot.screens.shared.pages import pager_buttons
from bot.words import Words
from engine.contract import Seat

ACCENT: Final = 0x6B7F8E
MOST_LINES: Final = 22
MOST_LETTERS: Final = 3_200  # of a page
DESCRIBED_KINDS: Final = frozenset({"retract", "undo-to", "substitute", "computer", "return"})
"""Kinds of log rows described here; actions are described by their game."""


@dataclass(frozen=True, slots=True)
class HistoryPassage:
    """The lines of a log row, with a heading if a turn begins with it."""

    seq: int
    at: int
    heading: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        head = f"**{self.heading}** · <t:{self.at}:f>\n" if self.heading else ""
        return head + "\n".join(f"- {line}" for line in self.lines)


def paginate(passages: Iterable[HistoryPassage]) -> list[list[HistoryPassage]]:
    """The passages by page; only a turn that is longer than a page is split."""
    pages: list[list[HistoryPassage]] = []
    turns: list[list[HistoryPassage]] = []
    for one in passages:
        if one.heading or not turns:
            turns.append([])
        turns[-1].append(one)
    for turn in turns:
        if pages and _can_share_page((*pages[-1], *turn)):
            pages[-1] += turn
            continue
        pages.append([])
        for one in turn:
            if pages[-1] and not _can_share_page((*pages[-1], one)):
                pages.append([])
            pages[-1].append(one)
    return pages


def _can_share_page(passages: Sequence[HistoryPassage]) -> bool:
    lines = sum(len(one.lines) + bool(one.heading) for one in passages)
    return lines <= MOST_LINES and sum(len(one.text) + 2 for one in passages) <= MOST_LETTERS


def render_history_page(
    table: Table, pages: Sequence[Sequence[HistoryPassage]], number: int, words: Words, *,
    is_own: bool = False,
) -> Screen:  # fmt: skip
    """The page `number`, from 0; `is_own`: of what the reader has done, reached from a panel."""
    key = "log-own-head" if is_own else "log-head"
    head = Text(f"## {words(key, title=match_title(table, words))}")
    back = Button("move", words("panel-back"), "primary")
    if not pages:
        rows = (Row((back,)),) if is_own else ()
        return Screen((head, Text(words("log-empty")), *rows), table.match, 0, ACCENT)
    number = min(number, len(pages) - 1)
    # An empty line before each heading but the first
    paragraphs = (f"\n{one.text}" if one.heading else one.text for one in pages[number])
    body = Text("\n".join(paragraphs).lstrip("\n"))
    seen = Button(f"log.{number}.seen", words("log-seen"), "primary")
    control, last = ("log.own", back) if is_own else ("log", seen)
    row = Row((*pager_buttons(control, number, len(pages), words), last))
    foot = Text(f"-# {words('pages-foot', page=number + 1, pages=len(pages))}")
    return Screen((head, body, row, foot), table.match, 0, ACCENT)


def render_history_moment(
    table: Table, board: Screen, passage: HistoryPassage, number: int, words: Words
) -> Screen:
    """The pictures of the board at the end of a page."""
    pictures = tuple(block for block in board.blocks if isinstance(block, Picture))
    head = Text(words("log-then", title=match_title(table, words), when=f"<t:{passage.at}:f>"))
    back = Row((Button(f"log.{number}", words("log-back")),))
    blocks: tuple[Block, ...] = pictures or (Text(words("log-no-picture")),)
    return Screen((head, *blocks, back), table.match, 0, ACCENT)


def describe_row(kind: str, seat: Seat | None, table: Table, words: Words) -> str | None:
    """The public line of a log row; None for most kinds."""
    if kind not in DESCRIBED_KINDS:
        return None
    name = "" if seat is None else bold_name(table, seat, words)
    return words(f"deed-{kind}", name=name)
