"""Standing orders: when a seat wants to be asked whether it interrupts (rules, section 6).

They are kept beside the match, never in it, and look only at what lies open: neither being asked
nor passing tells what a seat holds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Final

from engine.contract import Seat
from engine.wildlands.actions import Fighter, Pass
from engine.wildlands.maps import Map, Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import GOAL, Deed, Phase, Standing
from engine.wildlands.views import View


class Order(StrEnum):
    """When to ask: an enemy attacked a character of mine, or entered a space with one; one with a
    single health left was hit or moved near one, or is near at the first action of a turn; somebody
    has three points or more, and there was an attack, the first action of a turn, or a step of
    theirs onto a shard of their own; a turn ends; after every action; never."""

    ATTACKED = "attacked"
    ENTERED = "entered"
    WEAK = "weak"
    LATE = "late"
    ENDS = "ends"
    ALWAYS = "always"
    NEVER = "never"


ORDERS: Final = tuple(order.value for order in Order)
FIRST_ORDERS: Final = tuple(ORDERS[: ORDERS.index(Order.ENDS)])
"""The orders that everyone begins with: from three points on they miss one in ten of the interrupts
that the hard computer would play, for a question and a half a turn (`bench/README.md`, Wildlands
over days)."""
QUIET_ORDERS: Final = (Order.NEVER.value,)
"""The orders of a seat that lets a whole turn pass."""
LATE: Final = GOAL - 2
"""From so many points on a single interrupt may decide the match."""
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
        case Order.WEAK:
            ground, own = view.table.ground, _list_spaces(view, seat)
            news = _list_weak_news(view, seat, deed)
            return any(_is_near(ground, space, start) for space in news for start in own)
        case Order.LATE:
            sides = view.table.sides
            if all(side.points < LATE for side in sides):
                return False
            side = sides[deed.seat]
            claims = side.points >= LATE and any(one in side.shards for one in deed.entered)
            return claims or deed.is_first or bool(deed.attacked)
        case Order.ENDS:
            return deed.is_end
        case Order.ALWAYS:
            return True
        case Order.NEVER:
            return False


def list_near(view: View) -> frozenset[Number]:
    """The spaces near the viewer's revealed characters: in sight of one, or at most `NEAR` away."""
    ground, own = view.table.ground, _list_spaces(view, view.seat)
    return frozenset(
        space.number
        for space in ground.spaces
        if any(_is_near(ground, space.number, start) for start in own)
    )


def _is_near(ground: Map, space: Number, own: Number) -> bool:
    return space in seen_from(ground, own) or ground.distance(space, own) <= NEAR


def _list_spaces(view: View, seat: Seat | None) -> list[Number]:
    assert seat is not None
    pieces = view.table.sides[seat].pieces
    return [piece.space for piece in pieces if piece.standing is Standing.REVEALED]


def _list_weak_news(view: View, seat: Seat, deed: Deed) -> Iterator[Number]:
    """Where revealed enemies of a seat with a single health left are, that were hit or moved; all
    of them at the first action of a turn."""
    for enemy, side in enumerate(view.table.sides):
        for character in side.characters(Standing.REVEALED) if enemy != seat else ():
            fighter = Fighter(enemy, character)
            piece = view.table.piece(fighter)
            has_moved = enemy == deed.seat and piece.space in deed.entered
            is_weak = view.table.health(fighter) - piece.damage == 1
            if is_weak and (has_moved or deed.is_first or fighter in deed.attacked):
                yield piece.space
