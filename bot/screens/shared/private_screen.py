"""What is put around a private screen of a match: what is new to its reader on top, and beneath it
the choice between pictures and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.screens.screen import Block, Button, Film, Pick, Picture, Row, Screen, Select, Text
from bot.words import Words

MOST_LINES: Final = 5
MOST_LETTERS: Final = 3_900
"""Letters of a message's texts, of 4,000."""
MOST_PARTS: Final = 39
"""Components of a message inside its frame, of 40 with it."""


def with_news(screen: Screen, lines: Sequence[str], words: Words) -> Screen:
    """The screen with what others have done, the newest lines of it, as far as there is room."""
    told = _fit_lines(lines, MOST_LETTERS - _count_letters(screen), words)
    return replace(screen, blocks=(Text(told), *screen.blocks)) if told else screen


def with_picture_toggle(screen: Screen, again: str, pictures: bool, words: Words) -> Screen:
    """The screen with a button that shows it in words instead of pictures, or the other way round;
    `again` is the control that leads to the same screen."""
    if not any(isinstance(block, Picture | Film) for block in screen.blocks):
        return screen
    way = "off" if pictures else "on"
    button = Button(f"pictures.{way}.{again}", words(f"pictures-{way}"))
    return replace(screen, blocks=(*screen.blocks, Row((button,))))


def with_buttons(screen: Screen, buttons: Sequence[Button]) -> Screen:
    """The screen with buttons of the house, before the choice between pictures and words."""
    if not buttons:
        return screen
    last = screen.blocks[-1] if screen.blocks else None
    if isinstance(last, Row) and last.buttons[0].control.startswith("pictures."):
        row = Row((*buttons, *last.buttons))
        return replace(screen, blocks=(*screen.blocks[:-1], row))
    return replace(screen, blocks=(*screen.blocks, Row(tuple(buttons))))


def with_question(screen: Screen, asked: tuple[Block, ...]) -> Screen:
    """The screen with what the table is asked on top, where a message holds as much: everybody can
    read it in the match's place, too."""
    parts = sum(map(_count_components, (*screen.blocks, *asked)))
    return replace(screen, blocks=(*asked, *screen.blocks)) if parts <= MOST_PARTS else screen


def _count_components(block: Block) -> int:
    """How many of Discord's components a block is."""
    if isinstance(block, Row):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Select | Pick) else 1


def _fit_lines(lines: Sequence[str], room: int, words: Words) -> str:
    for kept in range(min(len(lines), MOST_LINES), 0, -1):
        told = [words("news-head"), *(f"-# • {line}" for line in lines[-kept:])]
        if len(lines) > kept:
            told.insert(1, f"-# {words('news-more', n=len(lines) - kept)}")
        text = "\n".join(told)
        if len(text) <= room:
            return text
    return ""


def _count_letters(screen: Screen) -> int:
    """As many letters as the screen takes at most, in pictures or in words."""
    return sum(map(_count_block_letters, screen.blocks))


def _count_block_letters(block: Block) -> int:
    if isinstance(block, Text):
        return len(block.body)
    return len(block.text or block.alt) if isinstance(block, Picture | Film) else 0
