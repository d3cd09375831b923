"""The colours of seats, in games whose pieces show their owner (`bot.render.themes`)."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.themes import COLOURS
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import Seat


def look_of(table: Table, seat: Seat) -> int:
    """The number of the seat's colour in pictures, from 0."""
    return (table.seats[seat].colour or seat + 1) - 1


def add_colour(name: str, table: Table, seat: Seat, words: Words) -> str:
    """`Ana (red)`, where the players of the match have chosen their colours."""
    colour = table.seats[seat].colour
    if not colour:
        return name
    return words("seat-coloured", name=name, colour=words(f"seat-colour-{colour}"))


def list_colours(words: Words) -> tuple[Choice, ...]:
    """The colours that players choose from, described by their patterns."""
    return tuple(
        Choice(str(one), words(f"seat-colour-{one}"), words(f"seat-pattern-{one}"))
        for one in range(1, len(COLOURS) + 1)
    )
