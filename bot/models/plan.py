"""What people have planned ahead, as it is stored."""

from __future__ import annotations

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
