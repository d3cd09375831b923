"""Every picture as text, for those who don't see it: the table as a grid in a code block, with what
its signs mean. At most `MOST` characters each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.markdown import escape
from bot.screens.clustered.grids import Signs, table_grid
from bot.screens.clustered.phrases import card_words, owner, signed
from bot.screens.house.names import seat_name
from bot.tables import Table
from bot.words import Words
from engine.cells import name_of
from engine.clustered.cards import Card
from engine.clustered.views import View

LONGEST_PART: Final = 160
"""What it takes to say which part of the table is shown."""
MOST: Final = 2_400


def hand_text(hand: Sequence[Card], words: Words) -> str:
    """A line for each card: drawn, in the notation, in words."""
    return "\n".join(f"- {signed(card)} · {card_words(card, words)}" for card in hand)


def table_text(
    view: View, table: Table, words: Words, signs: Signs, hand: Sequence[Card] = ()
) -> str:
    """The points of each owner, the table, what the signs mean, and a hand."""
    points = " · ".join(
        words(
            "clustered-text-seat",
            letter=owner(seat),
            name=escape(seat_name(table, seat, words)),
            points=view.players[seat].score.total,
        )
        for seat in range(view.seats)
    )
    meanings = [words(f"clustered-text-{name}") for name in signs.used]
    below = [f"-# {' · '.join(meanings)}"] if meanings else []
    below += [hand_text(hand, words)] if hand else []
    taken = len(points) + LONGEST_PART + sum(map(len, below)) + 16
    grid, cut = table_grid(view.board, signs, MOST - taken)
    if cut:
        first, last, least, most = map(name_of, cut)
        part = words("clustered-text-part", first=first, last=last, least=least, most=most)
        below = [f"-# {part}", *below]
    return "\n".join([points, f"```\n{grid}\n```", *below])
