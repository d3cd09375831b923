"""What a screen says, piece by piece: its texts, alt texts, the labels of its controls."""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from bot.render.scene import Label, Scene
from bot.screens.screen import Film, Pick, Picture, Row, Screen, Select, Text

HIDDEN: Final = re.compile(
    r"^(?:-# |#{1,3} |> )|\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|\]\([^)]*\)|\[(?=[^\]]*\]\()",
    re.MULTILINE,
)
"""Marks that Discord does not show."""
INSERTED: Final = re.compile(r"<(?:@!?|#|@&)\d+>|<t:\d+(?::\w)?>|</([^:>]+):\d+>")
TYPICAL: Final = "in 5 hours"
"""Stands for a mention or a time."""


def visible(markdown: str) -> str:
    """The text as Discord shows it."""
    return HIDDEN.sub("", fill_inserted(markdown))


def fill_inserted(markdown: str) -> str:
    """The text with what Discord puts in the place of times, mentions and links to commands."""
    return INSERTED.sub(lambda found: f"/{found[1]}" if found[1] else TYPICAL, markdown)


def list_buttons(screen: Screen) -> list[str]:
    rows = (block for block in screen.blocks if isinstance(block, Row))
    return [button.label for row in rows for button in row.buttons]


def list_options(screen: Screen) -> list[str]:
    """Labels of the choices of menus."""
    menus = (block for block in screen.blocks if isinstance(block, Select))
    return [choice.label for menu in menus for choice in menu.choices]


def read_opening(screen: Screen) -> str:
    """The visible text before the first control."""
    before = takewhile(lambda block: not isinstance(block, Row | Select | Pick), screen.blocks)
    return "\n".join(visible(block.body) for block in before if isinstance(block, Text))


def list_texts(screen: Screen) -> Iterator[str]:
    """Everything that is read or heard, in the order of the screen, without duplicates of
    accessibility such as values of controls."""
    yield from filter(None, (screen.head,))
    for block in (*screen.blocks, *screen.details):
        match block:
            case Text():
                yield block.body
            case Picture() | Film():
                yield block.alt
                yield from _list_lettering(block)
            case Row():
                yield from (button.label for button in block.buttons)
            case Select():
                yield block.placeholder
                for choice in block.choices:
                    yield from filter(None, (choice.label, choice.description))
            case Pick():
                yield block.placeholder


def _list_lettering(picture: Picture | Film) -> Iterator[str]:
    scenes: tuple[Scene, ...] = (picture.scene,) if isinstance(picture, Picture) else picture.frames
    for scene in scenes:
        yield from (shape.text for shape in scene.shapes if isinstance(shape, Label))
