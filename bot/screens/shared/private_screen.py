"""What is added to a private screen of a match: news, questions to the table, more buttons and the
choice between pictures and text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.screens.screen import Block, Button, Film, Pick, Picture, Row, Screen, Select, Text
from bot.words import Words

MOST_LINES: Final = 5
MOST_LETTERS: Final = 3_900
"""Of a message's texts, of Discord's 4,000."""
MOST_PARTS: Final = 39
"""Components of a message without its frame, of Discord's 40."""


def with_news(screen: Screen, lines: Sequence[str], words: Words) -> Screen:
    """The screen below the newest lines of what others have done, as far as there is room."""
    news = _fit_news(lines, MOST_LETTERS - count_letters(screen.blocks), words)
    return replace(screen, blocks=(Text(news), *screen.blocks)) if news else screen


def with_picture_toggle(screen: Screen, again: str, pictures: bool, words: Words) -> Screen:
    """The screen with a button that changes between pictures and text; `again` is the control that
    leads to the same screen."""
    if not any(isinstance(block, Picture | Film) for block in screen.blocks):
        return screen
    button = picture_toggle(again, pictures, words)
    return replace(screen, blocks=(*screen.blocks, Row((button,))))


def picture_toggle(again: str, pictures: bool, words: Words) -> Button:
    way = "off" if pictures else "on"
    return Button(f"pictures.{way}.{again}", words(f"pictures-{way}"))


def with_buttons(screen: Screen, buttons: Sequence[Button]) -> Screen:
    """The screen with more buttons, before the one that `with_picture_toggle` adds."""
    if not buttons:
        return screen
    last = screen.blocks[-1] if screen.blocks else None
    if isinstance(last, Row) and last.buttons[0].control.startswith("pictures."):
        return replace(screen, blocks=(*screen.blocks[:-1], Row((*buttons, *last.buttons))))
    return replace(screen, blocks=(*screen.blocks, Row(tuple(buttons))))


def with_question(screen: Screen, question: tuple[Block, ...]) -> Screen:
    """The screen below a question to the table, if a message has room for both; the question is
    also a public message."""
    blocks = (*question, *screen.blocks)
    return replace(screen, blocks=blocks) if _count_components(blocks) <= MOST_PARTS else screen


def count_letters(blocks: Iterable[Block]) -> int:
    """Characters of the texts and pictures, the latter as text."""
    return sum(
        len(block.body) if isinstance(block, Text) else len(block.text or block.alt)
        for block in blocks
        if isinstance(block, Text | Picture | Film)
    )


def _count_components(blocks: Iterable[Block]) -> int:
    """Discord's components, rows included."""
    return sum(
        1 + len(block.buttons) if isinstance(block, Row) else 1 + isinstance(block, Select | Pick)
        for block in blocks
    )


def _fit_news(lines: Sequence[str], room: int, words: Words) -> str:
    for kept in range(min(len(lines), MOST_LINES), 0, -1):
        head = [words("news-head")]
        if len(lines) > kept:
            head.append(f"-# {words('news-more', n=len(lines) - kept)}")
        text = "\n".join((*head, *(f"-# • {line}" for line in lines[-kept:])))
        if len(text) <= room:
            return text
    return ""
