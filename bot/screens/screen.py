"""Screens as data: the texts, pictures and controls of a message. No Discord here. A control is a
short text (`take.B`); `bot/presentation` turns each into a custom id
`v1:<match>:<decision>:<control>` and any screen into a fresh `LayoutView`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.models.matchmaking import Terms
from bot.render.scene import Scene
from bot.render.themes import ColourScheme
from bot.screens.replies import Does

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown in the reader's language, with all names escaped; `⟦key⟧ ` names an emoji as a
    button does. `tip` is a line of it that is left out for those who know the game."""

    body: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its file name without extension, alt text and scene.

    `text` replaces it for readers without pictures: markdown, e.g. a grid in a code block, at most
    about 1,500 characters, so that those of a screen fit into one message. A `spoiler` is shown
    only to those who press it.
    """

    name: str
    alt: str
    scene: Scene
    text: str = ""
    spoiler: bool = False


@dataclass(frozen=True, slots=True)
class Looks(Picture):
    """The scene in each colour scheme, below its name, two beside each other and small."""

    schemes: tuple[tuple[str, ColourScheme], ...] = ()


@dataclass(frozen=True, slots=True)
class Film:
    """An animation of frames of one size and background, each for `milliseconds`, the last one
    longer; otherwise like a picture. `moves`, of a replay: how many moves each frame has behind
    it."""

    name: str
    alt: str
    frames: tuple[Scene, ...]
    milliseconds: int
    text: str = ""
    moves: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LazyPicture:
    """A picture that is drawn when its screen is shown: a press only looks for a control. None if
    there is nothing to draw."""

    draw: Callable[[], Picture | None]


@dataclass(frozen=True, slots=True)
class Button:
    """`control` consists of letters, digits, `.`, `-` and `_`; with `form.` it opens a form. With a
    `url` it opens that and has no control. `emoji` is a key of the game's emojis
    (`bot.screens.contract.SupportsEmojis`); where there is one, `beside` replaces the label.

    In a game's panel, `does` says what a press does, and `form` builds the form that it opens:
    nothing else can be pressed there."""

    control: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    url: str = ""
    emoji: str = ""
    beside: str | None = None
    does: Does | None = field(default=None, compare=False, repr=False)
    form: Callable[[], Form] | None = field(default=None, compare=False, repr=False)


def link_button(url: str, label: str) -> Button:
    return Button("", label, url=url)


@dataclass(frozen=True, slots=True)
class Steps:
    """What is shown as step `at` of 0 to `last`; `<control>.<step>` shows another one."""

    control: str
    at: int
    last: int


@dataclass(frozen=True, slots=True)
class Row:
    """One to five buttons. Where they lead through `steps`, the touch page has a slider, too."""

    buttons: tuple[Button, ...]
    steps: Steps | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a select, or a suggestion for an option of a typed command. `emoji` as for a
    button; suggestions show none."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of 1 to 25 choices; `does` as for a button. A client keeps the selection of a menu of
    the same name: a `salt`, which means nothing, gives it another one."""

    control: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    does: Does | None = field(default=None, compare=False, repr=False)
    salt: str = ""

    @property
    def name(self) -> str:
        """The control with its salt, as it stands in the message."""
        return f"{self.control}.{self.salt}" if self.salt else self.control


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu of the server's channels, roles or users; `chosen` are ids."""

    control: str
    kind: Literal["channel", "role", "user"]
    placeholder: str
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 1


@dataclass(frozen=True, slots=True)
class Attachment:
    """A text file; `name` has its extension."""

    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Line:
    """A thin separator."""


@dataclass(frozen=True, slots=True)
class Note:
    """The place for a note on the last action or refusal; without one it is shown at the top.
    `instead` is the text there if nothing is noted."""

    instead: str = ""


def mark_tip(text: str, more: str = "") -> Text:
    """A text whose last line is a tip if it is in small letters, and more below it."""
    last = text.rpartition("\n")[2]
    return Text(f"{text}\n{more}" if more else text, last if last.startswith("-# ") else "")


def mark_emoji(key: str) -> str:
    """What names an emoji in a text, before the words that it illustrates."""
    return f"⟦{key}⟧ "


Block: TypeAlias = Text | Picture | Film | Row | Select | Pick | Attachment | Line | Note
Part: TypeAlias = Block | LazyPicture


def draw_parts(parts: Iterable[Part]) -> tuple[Block, ...]:
    drawn = (part.draw() if isinstance(part, LazyPicture) else part for part in parts)
    return tuple(block for block in drawn if block is not None)


def insert_note(blocks: tuple[Block, ...], note: str) -> tuple[Block, ...]:
    """The blocks with the note in its place, or without the place if there is nothing to say."""
    if note and not any(isinstance(block, Note) for block in blocks):
        return (Text(note), *blocks)
    told = (Text(note or block.instead) if isinstance(block, Note) else block for block in blocks)
    return tuple(block for block in told if block != Text(""))


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """Which page of a league a message shows: brought up to date, with its note, once the league is
    no longer at this revision."""

    league: int
    rev: int
    what: Literal["panel", "home", "start"]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Screen:
    """A message. Its controls belong to `match` and `decision`, 0 if they need none. `head` is a
    text outside the coloured frame that `accent` gives the blocks. `details` of a panel or board
    are what its **Details** button shows instead of the blocks. `is_panel`: a person has one such
    message for each match, which shows its revision `rev`, and the `note` on what was just done.
    `marks` are numbers by which the message is found again; nobody sees them. `queue`: the terms of
    the queue that it shows, and since when its reader waits for that game, else 0. `awaits_puzzle`:
    it says that the daily puzzle is being made, and then gives way to that. `options`: the page of
    a lobby's options that it shows. `is_plan`: a plan, which the panel replaces on its
    owner's turn. `behind`: the page of a panel's details that it shows."""

    blocks: tuple[Block, ...]
    match: int = 0
    decision: int = 0
    accent: int | None = None
    head: str = ""
    details: tuple[Block, ...] = ()
    is_panel: bool = False
    marks: tuple[int, ...] = ()
    page: LeaguePage | None = None
    rev: int = 0
    note: str = ""
    queue: tuple[Terms, int] | None = None
    awaits_puzzle: bool = False
    options: str = ""
    is_plan: bool = False
    behind: int | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(block.body for block in self.blocks if isinstance(block, Text))

    @property
    def has_tip(self) -> bool:
        return any(isinstance(block, Text) and block.tip for block in self.blocks)


def drop_tips(screen: Screen) -> Screen:
    """The screen for those who know the game."""

    def drop_tip(block: Block) -> Block:
        if not isinstance(block, Text) or not block.tip:
            return block
        return Text("\n".join(line for line in block.body.split("\n") if line != block.tip))

    return replace(screen, blocks=tuple(map(drop_tip, screen.blocks)))


@dataclass(frozen=True, slots=True)
class Field:
    """One text input of a form; its hint stays readable while something stands in it. Text typed as
    `notation` arrives in Latin letters, whatever the keyboard. With two to ten `choices` one of
    them is picked instead."""

    key: str
    label: str
    placeholder: str = ""
    value: str = ""
    required: bool = True
    longest: int = 200
    multiline: bool = False
    hint: str = ""
    notation: bool = False
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """A modal of at most five fields; `control` receives its answers by key."""

    control: str
    title: str
    fields: tuple[Field, ...] = field(default=())
