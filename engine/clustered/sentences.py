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
    "card-unknown": "'{card}' is no card; write number, shape and fill (2S*), or W.",
    "board-unknown": "{cell}: '{text}' is no card of the board; write its owner first (a2S*), "
    "@ for a start card, . for an empty cell.",
    "owner-absent": "{cell}: {text} has an owner who is not at a table of {seats}.",
    "action-unknown": "'{text}' is no action.",
    "action-place": "'{text}' is no placement; write a card and a cell: 2S* M12.",
    "action-discard": "'{text}' names no card to discard.",
    "action-recall": "Nothing follows the word recall; here '{text}' does.",
    # the options of a match
    "first-absent": "Seat {first} cannot begin: the table has {seats} seats.",
    "handicap-everybody": "Where everybody has a third wild card, there is no handicap.",
    # whose turn it is, and what may be named
    "wrong-phase": "This is not the time for it ({action}): the match is at {phase}.",
    "not-your-turn": "This seat owes no decision now ({phase}).",
    "nothing-to-recall": "There are no first discards to take back.",
    "card-not-held": "{card} is not in the hand.",
    "card-named-often": "{card} is named more often than the hand holds it.",
    # plans
    "plan-line": "A line of a plan is up to five turns: a card to place, or one to discard.",
    "plan-cell-twice": "The line names {cell} twice.",
    # placing and discarding
    "place-edge": "The table has no such cell.",
    "place-taken": "In {cell} lies a card already: {by}.",
    "place-apart": "{cell} shares no side with a card on the table.",
    "place-mismatch": "In {cell}, {card} would lie beside {neighbour} in {beside}: neighbours have "
    "two attributes in common, these have {common}.",
    "discard-placeable": "{card} can be placed in {cell}, so you can't discard.",
    "discard-count": "The number of cards to discard is {wanted}, not {named}.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
