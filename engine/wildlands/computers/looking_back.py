"""Analysis of a finished match: the decisions that cost a seat most, as the strongest computer
rates them from what the seat saw then, and the moments that changed its chance most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from heapq import nlargest
from itertools import pairwise
from typing import Final, NamedTuple

from engine.contract import Param, Seat
from engine.wildlands import actions
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.computers.field import Lore, read_field
from engine.wildlands.computers.ideas import Idea
from engine.wildlands.computers.ranking import EFFORTS, HARD, rank
from engine.wildlands.computers.worth import chances
from engine.wildlands.maps import Number
from engine.wildlands.state import Phase, Standing
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
    a knock-out, an attack or a defence, `character` for a step or a reveal. A better interrupt has
    the `purpose` of its first action, with that one's params; one that was wasted has none.
    """

    kind: Kind
    turn: int
    seat: Seat
    view: View
    action: actions.Action
    better: actions.Action
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
    """What a seat got a point for: the shard in `space`, or else knocking out the character of that
    `name`. `before` and `after` are the viewer's chance to win, in percent, `at` is the number of
    the latter in the course of the chances."""

    moment: Moment
    turn: int
    by: Seat
    space: Number | None
    name: str
    before: int
    after: int
    at: int


class Chances(NamedTuple):
    """Every seat's chance to win on a turn, in percent, as far as the viewer could tell."""

    turn: int
    percents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The result of an analysis, each in the order of the match: at most three decisions that cost
    something, and at most three moments that changed the viewer's chance most. `course` are the
    chances at each of the viewer's decisions and at the end."""

    findings: tuple[Finding, ...]
    swings: tuple[Swing, ...]
    course: tuple[Chances, ...] = ()


LEAST_COST: Final = 4
"""Percent below which two decisions count as equal."""
_MOST: Final = 3
"""The most findings and swings of an analysis."""


def look_back(final: View, decided: Sequence[tuple[View, actions.Action]]) -> Hindsight:
    """What a seat could have done better, from its views and actions."""
    found = [_find_better(view, action) for view, action in decided]
    findings = _drop_repetitions([finding for finding in found if finding is not None])
    playing = [view for view, _ in decided if view.phase is not Phase.SETUP]
    views = [*playing, final] if playing else []
    course = [_rate_chances(view) for view in views]
    swings = _find_swings(views, course)
    worst = nlargest(_MOST, findings, key=lambda finding: finding.cost)
    largest = nlargest(_MOST, swings, key=lambda swing: abs(swing.after - swing.before))
    return Hindsight(
        tuple(finding for finding in findings if finding in worst),
        tuple(swing for swing in swings if swing in largest),
        tuple(course),
    )


def _drop_repetitions(findings: Sequence[Finding]) -> list[Finding]:
    """The costliest of those of one kind in one turn: a chance that is missed stays for a while."""
    best: dict[tuple[int, Kind], Finding] = {}
    for finding in findings:
        key = finding.turn, finding.kind
        if key not in best or finding.cost > best[key].cost:
            best[key] = finding
    return [finding for finding in findings if finding in best.values()]


def _find_better(view: View, action: actions.Action) -> Finding | None:
    """What would have been clearly better than a decision, if anything."""
    if view.phase is Phase.SETUP or isinstance(action, actions.Recall):
        return None
    ranked = rank(view, EFFORTS[HARD])
    value, idea = ranked[0]
    # The same action, by whatever cards
    did = [worth for worth, other in ranked if _drop_cards(action) == _drop_cards(other.action)]
    if not did:
        return None
    cost = round(100 * (value - max(did)))
    if cost < LEAST_COST:
        return None
    assert view.seat is not None
    kind, params = _describe(view, idea)
    lines = actions.write_action(action), actions.write_action(idea.action)
    return Finding(kind, view.turn, view.seat, view, action, idea.action, *lines, cost, params)


def _drop_cards(action: actions.Action) -> actions.Action:
    match action:
        case actions.Move() | actions.Claim() | actions.Rally():
            return replace(action, cards=())
        case actions.Fly() | actions.Attack():
            return replace(action, card="")
    return action


def _describe(view: View, idea: Idea) -> tuple[Kind, dict[str, Param]]:
    action = idea.action
    if idea.goal:
        return Kind.CLAIM, {"space": idea.goal}
    match action:
        case actions.Claim(space):
            return Kind.CLAIM, {"space": space}
        case actions.Attack():
            # An attack by the enemy that it hurts most
            before, after = read_field(view).left, idea.results[0][1].left
            hurt = [
                (not after[index], before[index] - after[index], index)
                for index in range(len(before))
                if index // CHARACTERS != view.seat and after[index] < before[index]
            ]
            is_out, _, index = max(hurt)
            seat, number = divmod(index, CHARACTERS)
            kind = Kind.KNOCK_OUT if is_out else Kind.ATTACK
            return kind, {"fighter": str(actions.Fighter(seat, number + 1))}
        case actions.Defend(cards):
            assert view.strike is not None
            own = [(hit.character, "") for hit in view.strike.hits if hit.seat == view.seat]
            named = cards or own
            return Kind.DEFENCE, {"fighter": str(view.fighter(named[0][0]))}
        case actions.Interrupt() | actions.Pass():
            if idea.then is None:
                return Kind.INTERRUPT, {}
            purpose, params = _describe(view, idea._replace(action=idea.then))
            return Kind.INTERRUPT, {"purpose": purpose.value, **params}
        case actions.Move(character, space) | actions.Fly(character, space):
            return Kind.STEP, {"character": character, "space": space}
        case actions.Rally(_, moves):
            return Kind.STEP, {"character": moves[0][0], "space": moves[0][1]}
        case actions.Reveal(character):
            return Kind.REVEAL, {"character": character}
    return (Kind.DRAW if isinstance(action, actions.Draw) else Kind.END), {}


def _find_swings(views: Sequence[View], course: Sequence[Chances]) -> list[Swing]:
    """What gained points between two decisions, with the chances at both."""
    found = []
    for at, (view, following) in enumerate(pairwise(views), 1):
        happened = _find_moment(view, following)
        if happened is not None:
            assert view.seat is not None
            before, after = (chances.percents[view.seat] for chances in course[at - 1 : at + 1])
            moment, by, space, name = happened
            if (after > before) == (by == view.seat):
                found.append(Swing(moment, view.turn, by, space, name, before, after, at))
    return found


def _rate_chances(view: View) -> Chances:
    if view.outcome is None:
        odds = chances(Lore(view), read_field(view))
    else:
        places = view.outcome.places
        odds = [(place == 1) / places.count(1) for place in places]
    return Chances(view.turn, tuple(round(100 * each) for each in odds))


def _find_moment(before: View, after: View) -> tuple[Moment, Seat, Number | None, str] | None:
    """The first claim or knock-out between two views: whose it was, where, and of whom."""
    sides = list(zip(before.table.sides, after.table.sides, strict=True))
    gained = [seat for seat, (one, other) in enumerate(sides) if other.points > one.points]
    if not gained:
        return None
    for seat in gained:
        for space in sides[seat][0].shards:
            if space not in sides[seat][1].shards:
                return Moment.CLAIMED, seat, space, ""
    for seat, (one, other) in enumerate(sides):
        fallen = set(other.characters(Standing.OUT)) - set(one.characters(Standing.OUT))
        if fallen:
            name = before.table.factions[seat].name_of(min(fallen))
            return Moment.KNOCKED_OUT, gained[0], None, name
    return None
