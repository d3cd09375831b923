"""English messages of refusals, for the command line.

The bot translates the same codes in its catalogues.
"""

from __future__ import annotations

from typing import Final

from engine import sentences
from engine.contract import IllegalAction, IllegalOptions

SENTENCES: Final = {
    **sentences.SENTENCES,
    # texts of section 4
    "card-unknown": "'{card}' isn't a card; type it as in the deck's list (1m35g), or W.",
    # maps on the command line
    "map-faulty": "That map isn't valid: {fault}.",
    "map-unread": "The map '{file}' can't be read: {fault}.",
    "space-unknown": "The map has no space {space}.",
}


def sentence(refusal: IllegalAction | IllegalOptions) -> str:
    """The English message of a refusal."""
    return SENTENCES[refusal.code].format_map(refusal.params)
