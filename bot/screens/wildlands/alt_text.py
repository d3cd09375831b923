"""Alt texts: what matters in each picture, in words, within 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.discord_limits import fit_alt_text
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Card
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    return fit_alt_text([", ".join(hand)])


def map_alt(view: View, table: Table, words: Words, marks: Marks) -> str:
    lines = []
    for seat, side in enumerate(view.table.sides):
        found = [
            f"{Fighter(seat, character)} {side.pieces[character - 1].space}"
            for character in side.characters(Standing.REVEALED)
        ]
        lines.append(f"{seat_name(table, seat, words)} {side.points}: {', '.join(found)}.")
    return fit_alt_text(lines)


def final_alt(view: View, table: Table, words: Words) -> str:
    return map_alt(view, table, words, Marks())
