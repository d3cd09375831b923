"""What is behind a panel or board, in pages that fit a phone and a computer. Heights are estimated
from the text and the pictures; tests/local measures them in a browser."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from bot.screens.screen import Block, Button, Film, Picture, Row, Select, Text
from bot.words import Words


@dataclass(frozen=True, slots=True)
class _Window:
    """The room for a title and its page above the buttons, how wide texts and pictures are shown,
    and how high pictures are at most: in pixels."""

    room: int
    width: int
    highest: int


WINDOWS: Final = (_Window(400, 265, 2000), _Window(530, 550, 350))  # a phone and a computer
LETTER: Final = 8  # pixels of a letter's width
LINE: Final = 22
ROW: Final = 48
GAP: Final = 8
EMOJI: Final = re.compile(r"⟦[^⟧]*⟧")
HIDDEN: Final = re.compile(r"\*\*|`|^-# ")


def show_page(
    head: Block, blocks: Sequence[Block], control: str, number: int, words: Words
) -> tuple[tuple[Block, ...], tuple[Button, ...]]:
    """The page below the head with this number, from 0 and over again after the last one, and the
    button to the next one if there are several. `control` is that of the first page."""
    pages = split_pages(head, blocks)
    if len(pages) < 2:
        return tuple(blocks), ()
    number %= len(pages)
    label = words("panel-more", page=number + 1, pages=len(pages))
    return pages[number], (Button(f"{control}.{(number + 1) % len(pages)}", label),)


def split_pages(head: Block, blocks: Sequence[Block]) -> list[tuple[Block, ...]]:
    """The blocks in order, as many on each page as have room below the head."""
    pages: list[tuple[Block, ...]] = []
    page: tuple[Block, ...] = ()
    for group in _group_blocks(head, blocks):
        joined = reduce(_join, group, page)
        if page and not _has_room((head, *joined)):
            pages.append(page)
            joined = group
        page = joined
    return [*pages, page] if page else pages


def _group_blocks(head: Block, blocks: Sequence[Block]) -> Iterator[tuple[Block, ...]]:
    """The blocks one by one, but a menu with the text before it, which says what it is for; texts
    that are too long for a page line by line."""
    before: tuple[Block, ...] = ()
    for block in blocks:
        parts = [block]
        if isinstance(block, Text) and not _has_room((head, block)):
            parts = [Text(line) for line in block.body.splitlines()]
        for part in parts:
            if before and not isinstance(part, Select):
                yield before
                before = ()
            if isinstance(part, Text):
                before = (part,)
            else:
                yield (*before, part)
                before = ()
    if before:
        yield before


def _join(page: tuple[Block, ...], block: Block) -> tuple[Block, ...]:
    """The page with the block at its end; a text goes on with the one before it."""
    last = page[-1] if page else None
    if isinstance(last, Text) and isinstance(block, Text):
        return (*page[:-1], Text(f"{last.body}\n{block.body}"))
    return (*page, block)


def _has_room(blocks: Sequence[Block]) -> bool:
    return all(
        sum(_estimate_height(block, window) + GAP for block in blocks) <= window.room
        for window in WINDOWS
    )


def _estimate_height(block: Block, window: _Window) -> int:
    match block:
        case Text(body):
            plain = EMOJI.sub("···", body)
            lines = (len(HIDDEN.sub("", line)) * LETTER for line in plain.splitlines())
            return sum(LINE * max(1, -(-line // window.width)) for line in lines)
        case Picture() | Film():
            scene = block.scene if isinstance(block, Picture) else block.frames[0]
            return min(scene.height * window.width // scene.width, window.highest)
        case Row(buttons):
            wide = sum(len(button.label) * LETTER + 30 for button in buttons)
            return ROW * -(-wide // window.width)
        case _:
            return ROW
