"""What a seat can decide, and its line of notation (rules, section 5): `place 2S* M12`. Frozen
values. Nothing here knows a state: `rules.py` checks an action when it is applied."""

from dataclasses import dataclass
from typing import TypeAlias

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
    match verb.lower(), rest.translate(_SEPARATORS).split():
        case "place", [word, name]:
            card, cell = read_card(word), read_cell(name)
            if cell is None:
                raise IllegalAction("cell-unknown", section="5", cell=name[:20])
            return Place(card, cell)
        case "discard", [_, *_] as words:
            return Discard(sort_cards(tuple(map(read_card, words))))
        case "recall", _ if not rest.strip():
            return Recall()
        case "place" | "discard" | "recall" as known, _:
            raise IllegalAction(f"action-{known}", section="5", text=rest.strip()[:80])
    raise IllegalAction("action-unknown", section="5", text=verb[:40])
