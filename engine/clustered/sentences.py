"""English messages of refusals, for the command line.

The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

from engine import sentences
from engine.contract import IllegalAction, IllegalOptions

SENTENCES: Final = {
    **sentences.SENTENCES,
    # texts of section 5
    "card-unknown": "'{card}' isn't a card; type number, shape and fill (2S*), or W.",
    "board-unknown": "{cell}: '{text}' isn't a card on a table; type its owner first (a2S*), "
    "@ for a start card, . for an empty cell.",
    "owner-absent": "{cell}: {text} belongs to no player; the match has {seats}.",
    "action-unknown": "'{text}' isn't a move.",
    "action-place": "'{text}' names no card and cell; type both: 2S* M12.",
    "action-discard": "'{text}' names no card to discard.",
    "action-recall": "Type only recall, without '{text}'.",
    # the options of a match
    "first-absent": "Seat {first} can't begin: the match has {seats} seats.",
    "handicap-everybody": "If everyone has a third wild card, there is no handicap.",
    # whose turn it is, and what may be named
    "wrong-phase": "You can't do that now ({action}): the match is at {phase}.",
    "not-your-turn": "It isn't this seat's turn ({phase}).",
    "nothing-to-recall": "There are no first discards to undo.",
    "card-not-held": "{card} isn't in the hand.",
    "card-named-often": "The hand doesn't have that many of {card}.",
    # plans
    "plan-line": "A line of a plan has up to five turns, each a card to play or one to discard.",
    "plan-cell-twice": "The line names {cell} twice.",
    # placing and discarding
    "place-edge": "That cell is off the table.",
    "place-taken": "{cell} is taken by {by}.",
    "place-apart": "{cell} isn't next to any card.",
    "place-mismatch": "{card} doesn't fit at {cell}: of number, shape and fill, two must "
    "match {neighbour} at {beside}, but {common} do.",
    "discard-placeable": "You can't discard: {card} fits at {cell}.",
    "discard-count": "Discard exactly {wanted} cards, not {named}.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
