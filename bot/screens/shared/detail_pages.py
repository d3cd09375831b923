"""What is behind a panel or board, in as few pages as messages can hold."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from bot.screens.discord_limits import MOST_LETTERS, count_letters
from bot.screens.screen import Block, Button, Picture, Row, Select, Text
from bot.words import Words

MOST_PARTS: Final = 30
"""Of Discord's 40 components, beside the message's head and last buttons."""
MOST_PICTURES: Final = 10


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
    """Also for those who read pictures as text."""
    parts = sum(1 + len(block.buttons) if isinstance(block, Row) else 2 for block in blocks)
    pictures = sum(isinstance(block, Picture) for block in blocks)
    is_short = count_letters(blocks) <= MOST_LETTERS
    return is_short and parts <= MOST_PARTS and pictures <= MOST_PICTURES
