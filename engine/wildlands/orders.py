"""Standing orders: when a seat wants to be asked whether it interrupts (rules, section 6).

They are kept beside the match, never in it, and look only at what lies open: neither being asked
nor passing tells what a seat holds.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final

from engine.wildlands.actions import Pass
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import GOAL, Phase
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
    is_wanted = any(_applies(view, Order(order)) for order in orders if order in ORDERS)
    return None if is_wanted else Pass()


def _applies(view: View, order: Order) -> bool:
    deed = view.deed
    assert deed is not None
    match order:
        case Order.ATTACKED:
            return any(fighter.seat == view.seat for fighter in deed.attacked)
        case Order.ENTERED:
            return any(piece.space in deed.entered for _, piece in view.revealed())
        case Order.SHARD:
            shards = view.table.sides[deed.seat].shards
            return any(space in shards and is_near_own(view, space) for space in deed.entered)
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
    ground = view.table.ground
    return any(
        space in seen_from(ground, piece.space) or ground.distance(space, piece.space) <= NEAR
        for _, piece in view.revealed()
    )
