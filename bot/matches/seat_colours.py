"""The colours of the seats, in a game whose players choose theirs in the lobby.

A colour is a number from 1; what it looks like and how many there are is known to the game's
screens. 0 is no choice. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from bot.models.match_head import MatchHead
from engine.contract import Seat


def list_colours(head: MatchHead) -> tuple[int, ...]:
    """The colour of each seat."""
    return head.seating.colours or (0,) * len(head.seats)


def set_colours(head: MatchHead, colours: Sequence[int]) -> MatchHead:
    """The head with these colours, none stored where nobody has chosen one."""
    kept = tuple(colours) if any(colours) else ()
    return replace(head, seating=replace(head.seating, colours=kept))


def set_colour(head: MatchHead, seat: Seat, colour: int) -> MatchHead:
    """The head with another colour of a seat, which no other seat has then."""
    others = (0 if one == colour else one for one in list_colours(head))
    colours = (colour if number == seat else one for number, one in enumerate(others))
    return set_colours(head, tuple(colours))


def settle_colours(colours: Sequence[int]) -> tuple[int, ...]:
    """A colour for each seat: the chosen one, else that of its number, else the first that is free;
    empty where nobody has chosen one."""
    if not any(colours):
        return ()
    numbered = enumerate(colours, 1)
    settled = [one or (number if number not in colours else 0) for number, one in numbered]
    free = (number for number in count(1) if number not in settled)
    return tuple([one or next(free) for one in settled])
