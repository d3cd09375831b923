"""What is added to a private screen of a match: news, questions to the table, more buttons and the
choice between pictures and text."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.screens.contract import HEADING
from bot.screens.screen import Block, Button, Film, Picture, Row, Screen, Text
from bot.screens.shared.detail_pages import show_page
from bot.words import Words

DETAILS: Final = "details"  # the control that shows what is behind a panel


def with_picture_toggle(screen: Screen, again: str, pictures: bool, words: Words) -> Screen:
    """The screen with a change between pictures and text; `again` leads to the same screen."""
    if not any(isinstance(block, Picture | Film) for block in screen.blocks):
        return screen
    row = Row((picture_toggle(again, pictures, words),))
    return replace(screen, blocks=(*screen.blocks, row))


def picture_toggle(again: str, pictures: bool, words: Words) -> Button:
    way = "off" if pictures else "on"
    return Button(f"pictures.{way}.{again}", words(f"pictures-{way}"))


def count_moves(lines: Sequence[str]) -> int:
    """How many lines of news tell of a move: headings don't."""
    return sum(not line.startswith(HEADING) for line in lines)


def details_button(news: int, words: Words, *, is_asked: bool) -> Button:
    """Shows what is behind a panel: so many news, and a question to the table if `is_asked`."""
    if is_asked:
        return Button(DETAILS, words("panel-vote"), "primary")
    return Button(DETAILS, words("panel-details", news=news))


def describe_news(
    lines: Sequence[str], words: Words, told: Sequence[Block] = ()
) -> tuple[Block, ...]:
    """All that is new, the oldest first, and what the game has `told` itself."""
    if not lines and not told:
        return ()
    return (Text("\n".join((words("news-head"), *map(_format_news, lines)))), *told)


def render_details(
    panel: Screen, header: Sequence[Block], last: Button, words: Words, page: int | None = 0
) -> Screen:
    """A page of what is behind a panel, or all of it: its title, then the `header` (question to the
    table, news, deadline) and the game's details. `last` is the button at its end: what has
    happened as a film, or the change between pictures and text."""
    head, *_ = panel.blocks
    shown, more = (*header, *panel.details), tuple[Button, ...]()
    if page is not None:
        shown, more = show_page(head, shown, DETAILS, page, words)
    buttons = Row((Button("move", words("panel-back"), "primary"), *more, last))
    return replace(panel, blocks=(head, *shown, buttons), details=())


def _format_news(line: str) -> str:
    """In small print; where a new part of the game begins, without a bullet."""
    return f"-# {line}" if line.startswith(HEADING) else f"-# • {line}"
