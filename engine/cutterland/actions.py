"""What a seat can decide (rules, sections 3 and 4), and its line of notation: `place B M13 1`.
Frozen values. Nothing here knows a state: `rules.py` checks an action when it is applied."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cells import Cell, name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.layouts import Layout, read_layout, write_layout

_SEPARATORS = str.maketrans(",/|;", "    ")


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut a card of the hand into pieces.

    `card` is its number in the hand as dealt, from 1; numbers of cards already cut are not used
    again. `groups` are the pieces A, B, C … as strings of square letters, which canonically stand
    in order: `("ABEF", "CDGH", "IJKL")`.
    """

    card: int
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Name all the surplus pieces of an overcut, by letter; they leave the game."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Choose an offered piece by its letter."""

    piece: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a taken piece: its letter, the top left cell of the rotated bounding box, and 0 to 3
    clockwise quarter turns."""

    piece: str
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class Resolve:
    """Commit a whole layout with the dragons' prey; `layout.prey` None means the best choice."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Recall:
    """Take a committed layout back, until the last seat has committed."""


Action: TypeAlias = Cut | Discard | Take | Place | Resolve | Recall


def write_action(action: Action) -> str:
    match action:
        case Cut(card, groups):
            return f"cut {card} {' '.join(groups)}"
        case Discard(pieces):
            return f"discard {' '.join(pieces)}"
        case Take(piece):
            return f"take {piece}"
        case Place(piece, cell, turns):
            return f"place {piece} {name_of(cell)} {turns}"
        case Resolve(layout):
            return f"resolve {write_layout(layout)}".rstrip()
        case Recall():
            return "recall"


def read_action(text: str) -> Action:
    """Parse an action. Raises `IllegalAction`: `action-unknown`, `action-cut`,
    `action-discard`, `action-take`, `action-place`, `action-recall`, and those of a layout."""
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    match verb.lower():
        case "cut":
            number, _, groups = rest.partition(" ")
            if _is_number(number):
                return Cut(int(number), tuple(groups.translate(_SEPARATORS).upper().split()))
        case "discard":
            letters = rest.translate(_SEPARATORS).upper().split()
            if letters and all(len(letter) == 1 for letter in letters):
                return Discard(tuple(sorted(letters)))
        case "take" if len(rest) == 1:
            return Take(rest.upper())
        case "place":
            return _read_place(rest)
        case "resolve":
            return Resolve(read_layout(rest))
        case "recall" if not rest:
            return Recall()
        case "take" | "recall":
            pass
        case _:
            raise IllegalAction("action-unknown", section="9", text=verb[:40])
    raise IllegalAction(f"action-{verb.lower()}", section="9", text=rest[:80])


def _read_place(text: str) -> Place:
    words = text.upper().split()
    if len(words) == 2:
        words.append("0")
    if len(words) != 3 or len(words[0]) != 1 or not _is_number(words[2]):
        raise IllegalAction("action-place", section="9", text=text[:80])
    cell = read_cell(words[1])
    if cell is None:
        raise IllegalAction("cell-unknown", section="9", cell=words[1][:20])
    return Place(words[0], cell, int(words[2]))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
