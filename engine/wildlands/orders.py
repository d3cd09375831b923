"""Standing orders: when a seat wants to be asked whether it interrupts (rules, section 6).

They are kept beside the match, never in it, and look only at what lies open: neither being asked
nor passing tells what a seat holds.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final

from engine.contract import Seat
from engine.wildlands.actions import Pass
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import GOAL, Phase, Standing
from engine.wildlands.views import View


class Order(StrEnum):
    """When to ask: an enemy attacked a character of mine, entered a space with one, or entered one
    with a shard of its own that is near mine; somebody is a point from winning; a turn ends; after
    every action; never."""

    ATTACKED = "attacked"
    ENTERED = "entered"
    SHARD = "shard"
    FOUR = "four"
    ENDS = "ends"
    ALWAYS = "always"
    NEVER = "never"


ORDERS: Final = tuple(order.value for order in Order)
FIRST_ORDERS: Final = (Order.ATTACKED.value, Order.ENTERED.value, Order.SHARD.value)
"""The orders that everyone begins with."""
QUIET_ORDERS: Final = (Order.NEVER.value,)
"""The orders of a seat that lets a whole turn pass."""
NEAR: Final = 2
"""So many spaces away is near, and so is what is in sight."""


def span(view: View) -> str:
    """The turn that can be let pass."""
    return "" if view.phase in (Phase.SETUP, Phase.OVER) else f"turn {view.turn}"


def answer_by_orders(view: View, orders: Collection[str]) -> Pass | None:
    """A pass where no order wants to be asked; None where the player decides, and for every
    question but an interrupt."""
    if view.phase is not Phase.ASK or view.seat not in view.to_act:
        return None
    if Order.NEVER in orders:
        return Pass()
    return None if _is_wanted(view, view.seat, orders) else Pass()


def find_quiet_actor(view: View) -> Seat | None:
    """Who acts, while a question is open that nobody's first orders ask."""
    if view.phase is not Phase.ASK:
        return None
    is_usual = any(_is_wanted(view, seat, FIRST_ORDERS) for seat in view.asked)
    return None if is_usual else view.acting


def _is_wanted(view: View, seat: Seat | None, orders: Collection[str]) -> bool:
    """Whether one of a seat's orders asks the question that is open."""
    assert seat is not None
    return any(_applies(view, seat, Order(order)) for order in orders if order in ORDERS)


def _applies(view: View, seat: Seat, order: Order) -> bool:
    deed = view.deed
    assert deed is not None
    match order:
        case Order.ATTACKED:
            return any(fighter.seat == seat for fighter in deed.attacked)
        case Order.ENTERED:
            return any(space in deed.entered for space in _list_spaces(view, seat))
        case Order.SHARD:
            shards = view.table.sides[deed.seat].shards
            return any(space in shards and _is_near(view, seat, space) for space in deed.entered)
        case Order.FOUR:
            return any(side.points == GOAL - 1 for side in view.table.sides)
        case Order.ENDS:
            return deed.is_end
        case Order.ALWAYS:
            return True
        case Order.NEVER:
            return False


def is_near_own(view: View, space: Number) -> bool:
    """Whether a space is in sight of a revealed character of the viewer, or near it."""
    assert view.seat is not None
    return _is_near(view, view.seat, space)


def _is_near(view: View, seat: Seat, space: Number) -> bool:
    ground = view.table.ground
    return any(
        space in seen_from(ground, own) or ground.distance(space, own) <= NEAR
        for own in _list_spaces(view, seat)
    )


def _list_spaces(view: View, seat: Seat) -> list[Number]:
    """Where a seat's revealed characters are."""
    pieces = view.table.sides[seat].pieces
    return [piece.space for piece in pieces if piece.standing is Standing.REVEALED]
