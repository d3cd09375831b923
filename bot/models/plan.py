"""What people have planned ahead, as it is stored, and their standing orders in a match
(`engine.contract.TakesOrders`)."""

from dataclasses import dataclass

from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class NewPlan:
    """A person's plan: `lines` are canonical JSON, `made` the log row it was made at, `missed` why
    it failed, canonical JSON too."""

    player: int
    made: int
    lines: str
    missed: str | None = None


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """The plan of a seat; a changed plan has another `id`."""

    id: int
    seat: Seat
    plan: NewPlan


@dataclass(frozen=True, slots=True)
class PlanRun:
    """A plan has run: `rest` takes the place of the plan with this `id`."""

    id: int
    seat: Seat
    rest: NewPlan | None


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """A person's orders at their seat, and the part of the match that they let pass, if any."""

    player: int
    orders: tuple[str, ...]
    quiet: str = ""


@dataclass(frozen=True, slots=True)
class OrderState:
    """A person's orders in a match, out of `known` ones. `is_quiet`: they let a part of it
    pass; `can_be_quiet`: there is something that they can let pass."""

    known: tuple[str, ...]
    orders: tuple[str, ...]
    is_quiet: bool = False
    can_be_quiet: bool = False
