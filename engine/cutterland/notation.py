"""Actions in the notation of the rules, one line each (section 9): `place B M13 1`.

Reading knows no state: a cut's groups and a piece's letter are checked when the action is applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.cells import name_of, read_cell
from engine.cutterland.layouts import read_layout, write_layout
from engine.cutterland.state import Phase, State

_PARTERS = str.maketrans(",/|;", "    ")


def write_action(action: Action) -> str:
    """The action as one line."""
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
    """The action a line means. Raises `IllegalAction`: `action-unknown`, `action-cut`,
    `action-discard`, `action-take`, `action-place`, `action-recall`, and those of a layout."""
    verb, _, rest = text.strip().partition(" ")
    reader = _READERS.get(verb.lower())
    if reader is None:
        raise IllegalAction("action-unknown", {"text": verb[:40]}, section="9")
    return reader(rest.strip())


def _read_cut(text: str) -> Cut:
    number, _, groups = text.partition(" ")
    if not _is_number(number):
        raise IllegalAction("action-cut", {"text": text[:80]}, section="9")
    return Cut(int(number), tuple(groups.translate(_PARTERS).upper().split()))


def _read_discard(text: str) -> Discard:
    letters = text.translate(_PARTERS).upper().split()
    if not letters or any(len(letter) != 1 for letter in letters):
        raise IllegalAction("action-discard", {"text": text[:80]}, section="9")
    return Discard(tuple(sorted(letters)))


def _read_take(text: str) -> Take:
    if len(text) != 1:
        raise IllegalAction("action-take", {"text": text[:80]}, section="9")
    return Take(text.upper())


def _read_place(text: str) -> Place:
    words = text.upper().split()
    if len(words) == 2:
        words.append("0")
    if len(words) != 3 or len(words[0]) != 1 or not _is_number(words[2]):
        raise IllegalAction("action-place", {"text": text[:80]}, section="9")
    cell = read_cell(words[1])
    if cell is None:
        raise IllegalAction("cell-unknown", {"cell": words[1][:20]}, section="9")
    return Place(words[0], cell, int(words[2]))


def _read_resolve(text: str) -> Resolve:
    return Resolve(read_layout(text))


def _read_recall(text: str) -> Recall:
    if text:
        raise IllegalAction("action-recall", {"text": text[:80]}, section="9")
    return Recall()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "cut": _read_cut,
    "discard": _read_discard,
    "take": _read_take,
    "place": _read_place,
    "resolve": _read_resolve,
    "recall": _read_recall,
}


def write_public(state: State, action: Action) -> str | None:
    """The action's line; None for a layout that is not open yet.

    Of a cut the number that its card had in the hand stays out: hands are secret.
    """
    if isinstance(action, Resolve) and state.phase is not Phase.OVER:
        return None
    if isinstance(action, Cut):
        return f"cut ? {' '.join(action.groups)}"
    return write_action(action)
