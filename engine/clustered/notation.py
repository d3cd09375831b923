"""Actions in the notation of the rules, one line each (section 5): `place 2S* M12`.

Reading knows no state: whether a card is held is checked when the action is applied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cells import name_of, read_cell
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import in_order, read_card
from engine.clustered.state import FIRST_DISCARDS, State
from engine.contract import IllegalAction, Seat

_PARTERS = str.maketrans(",/|;", "    ")


def write_action(action: Action) -> str:
    """The action as one line."""
    match action:
        case Place(card, cell):
            return f"place {card} {name_of(cell)}"
        case Discard(cards):
            return f"discard {' '.join(cards)}"
        case Recall():
            return "recall"


def write_public(state: State, seat: Seat, action: Action) -> str | None:
    """An earlier action as everybody may know it in `state`: first discards once they are revealed,
    those taken back again never, for their cards are still held."""
    if isinstance(action, Discard) and len(action.cards) == FIRST_DISCARDS:
        shown = state.players[seat].discards[:FIRST_DISCARDS]
        return write_action(action) if shown == action.cards else None
    return write_action(action)


def read_action(text: str) -> Action:
    """The action a line means. Raises `IllegalAction`: `action-unknown`, `action-place`,
    `action-discard`, `action-recall`, `card-unknown`, `cell-unknown`."""
    verb, _, rest = text.strip().partition(" ")
    reader = _READERS.get(verb.lower())
    if reader is None:
        raise IllegalAction("action-unknown", {"text": verb[:40]}, section="5")
    return reader(rest.strip())


def _read_place(text: str) -> Place:
    words = text.translate(_PARTERS).split()
    if len(words) != 2:
        raise IllegalAction("action-place", {"text": text[:80]}, section="5")
    card, cell = read_card(words[0]), read_cell(words[1])
    if cell is None:
        raise IllegalAction("cell-unknown", {"cell": words[1][:20]}, section="5")
    return Place(card, cell)


def _read_discard(text: str) -> Discard:
    words = text.translate(_PARTERS).split()
    if not words:
        raise IllegalAction("action-discard", {"text": text[:80]}, section="5")
    return Discard(in_order(tuple(map(read_card, words))))


def _read_recall(text: str) -> Recall:
    if text:
        raise IllegalAction("action-recall", {"text": text[:80]}, section="5")
    return Recall()


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "place": _read_place,
    "discard": _read_discard,
    "recall": _read_recall,
}
