"""The order of play: turns, choosing, and discarding the surplus of an overcut (rules, sections 2
and 3). Only this module knows the direction of play: a mirrored match goes counter-clockwise
(section 7)."""

from functools import cache

from engine.contract import Seat

SEATS = (2, 3, 4)


def hand_size(seats: int) -> int:
    """Cards dealt to each seat (rules, section 2)."""
    return 4 if seats == 2 else 3


@cache
def turn_count(seats: int) -> int:
    """Cards cut in a match: 8, 9 or 12."""
    return seats * hand_size(seats)


@cache
def pieces_wanted(seats: int) -> int:
    """N, the pieces a card is cut into (rules, section 3.1)."""
    return 4 if seats == 2 else seats


@cache
def active_seat(seats: int, first: Seat, turn: int, mirrored: bool) -> Seat:
    """The seat that cuts in a turn, counted from 1: clockwise from the first player. After the last
    turn it is still the one that cut last."""
    return (first + _onward(mirrored) * (min(turn, turn_count(seats)) - 1)) % seats


@cache
def choosing_order(seats: int, active: Seat, mirrored: bool) -> tuple[Seat, ...]:
    """The choosing seat of each piece, from the active player's left (rules, section 3.2)."""
    once = tuple((active + _onward(mirrored) * step) % seats for step in range(1, seats + 1))
    return once * (pieces_wanted(seats) // seats)


def discarding_seat(seats: int, active: Seat, mirrored: bool) -> Seat:
    """The previous seat in play order, to the active one's right, who removes an overcut's
    surplus."""
    return (active - _onward(mirrored)) % seats


def first_turn(seats: int, first: Seat, seat: Seat, mirrored: bool) -> int:
    """The turn, from 1, in which a seat first becomes active."""
    return 1 + _onward(mirrored) * (seat - first) % seats


def _onward(mirrored: bool) -> int:
    return -1 if mirrored else 1
