"""Screens as data: what a message shows, in words, pictures and controls. No Discord here.

A screen names its controls by short texts (`take.B`); `bot/ui` turns each into a custom id
`v1:<match>:<decision>:<control>` and any screen into a fresh `LayoutView`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.render.scene import Scene

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown, already in the reader's language and safe to show."""

    body: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture made from one viewer's view: file name without ending, alt text, scene.

    `text` is the same for those who don't see pictures: markdown, a grid of squares in a code
    block, at most about 1,500 characters; all of a screen's fit in one message.
    """

    name: str
    alt: str
    scene: Scene
    text: str = ""


@dataclass(frozen=True, slots=True)
class Film:
    """A picture that moves: frames of one size and background, each shown so many milliseconds, the
    last one longer. The rest is as a picture's."""

    name: str
    alt: str
    frames: tuple[Scene, ...]
    milliseconds: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """`control` may hold letters, digits, `.`, `-` and `_`; beginning with `form.` it opens one."""

    control: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One to five buttons beside each other."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a select or a suggestion of a typed command."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of 1 to 25 choices."""

    control: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu of the server's own channels, roles or people; `chosen` are the ids it shows."""

    control: str
    kind: Literal["channel", "role", "user"]
    placeholder: str
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 1


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to keep: its whole name, and its text."""

    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Line:
    """A thin separator."""


@dataclass(frozen=True, slots=True)
class Note:
    """The place for a word on what was just done or refused; on top of a screen that has none."""


Block: TypeAlias = Text | Picture | Film | Row | Select | Pick | Attachment | Line | Note


def insert_note(blocks: tuple[Block, ...], note: str) -> tuple[Block, ...]:
    """The blocks with a word in its place, or without that place where there is nothing to say."""
    if not note:
        return tuple(block for block in blocks if not isinstance(block, Note))
    said = Text(note)
    if Note() not in blocks:
        return (said, *blocks)
    return tuple(said if isinstance(block, Note) else block for block in blocks)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message. `match` and `decision` are what its controls belong to; 0 where they need none.

    `head` and `foot` are texts around the blocks, outside the coloured frame that `accent` gives.
    """

    blocks: tuple[Block, ...]
    match: int = 0
    decision: int = 0
    accent: int | None = None
    head: str = ""
    foot: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """One text input of a form; its hint stays readable while something stands in it. Text typed as
    `notation` arrives in Latin letters, whatever the keyboard."""

    key: str
    label: str
    placeholder: str = ""
    value: str = ""
    required: bool = True
    longest: int = 200
    multiline: bool = False
    hint: str = ""
    notation: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A modal of at most five fields; its answers come back as values by key to `control`."""

    control: str
    title: str
    fields: tuple[Field, ...] = field(default=())
