"""What a seat can decide, and its line of notation (rules, section 5): `place 2S* M12`.

Frozen values. Nothing here knows a state: `rules.py` checks an action when it is applied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cells import Cell, name_of, read_cell
from engine.clustered.cards import Card, read_card, sort_cards
from engine.contract import IllegalAction

_SEPARATORS = str.maketrans(",/|;", "    ")


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card of the hand in a cell."""

    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard cards of the hand, sorted: the first two of the fast game, one that cannot be placed,
    or those above five."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Recall:
    """Take the first discards back, until the last seat has chosen."""


Action: TypeAlias = Place | Discard | Recall


def write_action(action: Action) -> str:
    """The action as one line."""
    match action:
        case Place(card, cell):
            return f"place {card} {name_of(cell)}"
        case Discard(cards):
            return f"discard {' '.join(cards)}"
        case Recall():
            return "recall"


def read_action(text: str) -> Action:
    """Parse an action. Raises `IllegalAction`: `action-unknown`, `action-place`,
    `action-discard`, `action-recall`, `card-unknown`, `cell-unknown`."""
    verb, _, rest = text.strip().partition(" ")
    reader = _READERS.get(verb.lower())
    if reader is None:
        raise IllegalAction("action-unknown", {"text": verb[:40]}, section="5")
    return reader(rest.strip())


def _read_place(text: str) -> Place:
    words = text.translate(_SEPARATORS).split()
    if len(words) != 2:
        raise IllegalAction("action-place", {"text": text[:80]}, section="5")
    card, cell = read_card(words[0]), read_cell(words[1])
    if cell is None:
        raise IllegalAction("cell-unknown", {"cell": words[1][:20]}, section="5")
    return Place(card, cell)


def _read_discard(text: str) -> Discard:
    words = text.translate(_SEPARATORS).split()
    if not words:
        raise IllegalAction("action-discard", {"text": text[:80]}, section="5")
    return Discard(sort_cards(tuple(map(read_card, words))))


def _read_recall(text: str) -> Recall:
    if text:
        raise IllegalAction("action-recall", {"text": text[:80]}, section="5")
    return Recall()


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "place": _read_place,
    "discard": _read_discard,
    "recall": _read_recall,
}
