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
from engine.clustered.cards import Card
from engine.clustered.views import View

MOST: Final = 1_500


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
    part = f"-# {words('clustered-text-part')}"
    below = [f"-# {' · '.join(meanings)}"] if meanings else []
    below += [hand_text(hand, words)] if hand else []
    taken = len(points) + len(part) + sum(map(len, below)) + 16
    grid, whole = table_grid(view.board, signs, MOST - taken)
    return "\n".join([points, f"```\n{grid}\n```", *([] if whole else [part]), *below])
