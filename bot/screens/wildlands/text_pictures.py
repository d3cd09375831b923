"""Every picture as text, for people who don't see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.wildlands.alt_text import map_alt
from bot.words import Words
from engine.wildlands.cards import Card
from engine.wildlands.views import View


def hand_text(hand: Sequence[Card], words: Words) -> str:
    return "\n".join(f"- `{card}`" for card in hand)


def map_text(
    view: View, table: Table, words: Words, marks: Marks, hand: Sequence[Card] = ()
) -> str:
    return f"{map_alt(view, table, words, marks)}\n{hand_text(hand, words)}".strip()
