"""Who comes when: turns, choosing, and who removes an overcut's surplus (rules, sections 2 and 3).

All knowledge of the direction of play is here, where a mirrored match will find its place.
"""

from __future__ import annotations

from functools import cache

from engine.contract import Seat

SEATS = (2, 3, 4)


def hand_size(seats: int) -> int:
    """Cards dealt to each seat (rules, section 2)."""
    return 4 if seats == 2 else 3


def turn_count(seats: int) -> int:
    """Cards cut in a match: 8, 9 or 12."""
    return seats * hand_size(seats)


def pieces_wanted(seats: int) -> int:
    """N, the pieces a card is cut into (rules, section 3.1)."""
    return 4 if seats == 2 else seats


def active_seat(seats: int, first: Seat, turn: int) -> Seat:
    """Who cuts in a turn, counted from 1: clockwise from the first player."""
    return (first + turn - 1) % seats


@cache
def choosing_order(seats: int, active: Seat) -> tuple[Seat, ...]:
    """Who chooses, once for each piece, from the active player's left (rules, section 3.2)."""
    once = tuple((active + step) % seats for step in range(1, seats + 1))
    return once * (pieces_wanted(seats) // seats)


def discarding_seat(seats: int, active: Seat) -> Seat:
    """The player to the active one's right, who removes the surplus of an overcut."""
    return (active - 1) % seats
