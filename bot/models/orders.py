"""Standing orders of people in a match (`engine.contract.TakesOrders`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """The orders of a person at their seat, and the part of the match that they let pass; empty if
    none."""

    player: int
    orders: tuple[str, ...]
    quiet: str = ""


@dataclass(frozen=True, slots=True)
class OrderState:
    """A person's orders in a match, out of `known` ones. `is_quiet`: they let everything pass for
    now; `can_be_quiet`: there is something that they can let pass."""

    known: tuple[str, ...]
    orders: tuple[str, ...]
    is_quiet: bool = False
    can_be_quiet: bool = False
