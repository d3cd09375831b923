"""Tips: what a screen explains to people who do not know the game yet."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.screens.screen import Block, Screen, Text

SMALL: Final = "-# "


def mark_tip(text: str, more: str = "") -> Text:
    """A text whose last line is a tip if it is in small letters, and more below it."""
    last = text.rpartition("\n")[2]
    return Text(f"{text}\n{more}" if more else text, last if last.startswith(SMALL) else "")


def has_tip(screen: Screen) -> bool:
    return any(isinstance(block, Text) and block.tip for block in screen.blocks)


def drop_tips(screen: Screen) -> Screen:
    """The screen for those who know the game."""
    return replace(screen, blocks=tuple(_drop_tip(block) for block in screen.blocks))


def _drop_tip(block: Block) -> Block:
    if not isinstance(block, Text) or not block.tip:
        return block
    return Text("\n".join(line for line in block.body.split("\n") if line != block.tip))
