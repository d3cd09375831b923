"""How people and computer players are called in the house's texts."""

from __future__ import annotations

from bot.markdown import escape
from bot.tables import SeatInfo, Table
from bot.words import Words


def seat_label(table: Table, seat: SeatInfo, words: Words) -> str:
    """Who sits there, safe for a message: a person, a computer player with its level, or nobody."""
    if seat.empty:
        return words("seat-empty")
    if seat.player is None:
        return words("seat-computer", level=level_name(table.game, str(seat.computer), words))
    name = escape(seat.name) or words("seat-nameless")
    return words("seat-resigned", name=name) if seat.resigned else name


def level_name(game: str, level: str, words: Words) -> str:
    """The name of a computer player's level, from the game's catalogue where it has one."""
    return words.named(f"{game}-level-{level}", level)


def title(table: Table, words: Words) -> str:
    """`Amber Otter #42`."""
    return words("match-title", name=escape(table.name), number=str(table.match))


def link(table: Table) -> str:
    """A link to the channel or thread of a match."""
    return f"<#{table.address.place}>"
