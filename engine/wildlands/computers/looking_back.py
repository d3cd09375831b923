"""Analysis of a finished match: the decisions that cost a seat most, as the strongest computer
rates them from what the seat saw then, and the moments that changed its chance most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.contract import Param, Seat
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.maps import Number
from engine.wildlands.views import View


class Kind(StrEnum):
    """What a better decision would have been for.

    A claim that was possible, perhaps after steps; a knock-out; an attack that wins or hurts; a
    defence, or a card kept; an interrupt, or one that was wasted; another step or card; a reveal;
    drawing with a wild card; ending the turn, or not yet.
    """

    CLAIM = "claim"
    KNOCK_OUT = "knock-out"
    ATTACK = "attack"
    DEFENCE = "defence"
    INTERRUPT = "interrupt"
    STEP = "step"
    REVEAL = "reveal"
    DRAW = "draw"
    END = "end"


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision, and one that would have been better.

    `line` and `better_line` are the two in the notation, `cost` the chance to win that it cost, in
    percent. `params` name what `kind` is about: `space` for a claim or a step, `fighter` (`b3`) for
    a knock-out, an attack or a defence, `character` for a step or a reveal.
    """

    kind: Kind
    turn: int
    seat: Seat
    view: View
    action: Action
    better: Action
    line: str
    better_line: str
    cost: int
    params: Mapping[str, Param]


class Moment(StrEnum):
    """What changed a seat's chance: a shard was claimed, or a character was knocked out."""

    CLAIMED = "claimed"
    KNOCKED_OUT = "knocked-out"


@dataclass(frozen=True, slots=True)
class Swing:
    """What a seat got a point for: the shard in `space`, or knocking out `fighter`; one of the two
    is None. `before` and `after` are the viewer's chance to win, in percent."""

    moment: Moment
    turn: int
    by: Seat
    space: Number | None
    fighter: Fighter | None
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The result of an analysis, each in the order of the match: at most three decisions that cost
    something, and at most three moments that changed the viewer's chance most."""

    findings: tuple[Finding, ...]
    swings: tuple[Swing, ...]


def look_back(final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
    """What a seat could have done better, from its views and actions."""
    return Hindsight((), ())
