"""How a match was decided: the last action and what came of it, what put the winner ahead for good,
and the order of equal points."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.panel import ranks_of
from bot.screens.shared.names import bold_name, format_list
from bot.screens.wildlands.history import describe_actor, describe_event
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.events import (
    AttackDeclared,
    AttackResolved,
    CharactersMoved,
    EndDeclared,
    Event,
    ShardClaimed,
    SideWipedOut,
    TurnBegan,
)
from engine.wildlands.state import Standing
from engine.wildlands.views import View

_DEEDS: Final = (CharactersMoved, ShardClaimed, AttackDeclared, EndDeclared)
_RESULTS: Final = (AttackResolved, SideWipedOut)


def describe_end(ctx: Context[View], events: Sequence[Event]) -> str:
    """The action that ended the match, the one that put the winner ahead for good if its events
    include that, and why players with equal points have other ranks; empty if the match has not
    been played to its end."""
    view, table, words = ctx.view, ctx.table, ctx.words
    if view.outcome is None:
        return ""
    told = [_tell_event(event, view, table, words) for event in find_decisive(events)]
    lead = [
        words("wildlands-end-lead", deed=_tell_event(event, then, table, words) or "")
        for then, event in _find_lead(view, events)
    ]
    lines = [" ".join(filter(None, told)), *lead, *_explain_ranks(view, table, words)]
    return "\n".join(filter(None, lines))


def find_decisive(events: Sequence[Event]) -> list[Event]:
    """The last action with its results."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, _DEEDS):
            found = [event]
        elif isinstance(event, _RESULTS):
            found.append(event)
    return found


def _find_lead(view: View, events: Sequence[Event]) -> Iterator[tuple[View, Event]]:
    """The gain before the last action after which its seat, the winner, stayed ahead, with the view
    as far as it tells whose turn it was."""
    points = [side.points for side in view.table.sides]
    winner = view.outcome.places.index(1) if view.outcome else 0
    if not _is_ahead(points, winner):
        return
    last = next(iter(find_decisive(events)), None)
    for at in reversed(range(len(events))):
        event = events[at]
        seat, gain = find_gain(event)
        points[seat] -= gain
        if not _is_ahead(points, winner):
            began = next((one for one in events[at::-1] if isinstance(one, TurnBegan)), None)
            if began is not None and all(one is not last for one in events[: at + 1]):
                yield replace(view, active=began.seat, turn=began.turn), event
            return


def find_gain(event: Event) -> tuple[Seat, int]:
    """The points that an event has brought, and to whom."""
    match event:
        case ShardClaimed(seat):
            return seat, 1
        case AttackResolved(attacker, hits):
            seat = attacker.fighter.seat
            return seat, sum(hit.is_out and hit.actor.fighter.seat != seat for hit in hits)
        case _:
            return 0, 0


def _is_ahead(points: Sequence[int], seat: Seat) -> bool:
    return all(points[seat] > other for one, other in enumerate(points) if one != seat)


def _tell_event(event: Event, view: View, table: Table, words: Words) -> str | None:
    match event:
        case ShardClaimed(seat, space, _):
            return _tell_deed("claimed", seat, view, table, words, deed=str(space))
        case AttackResolved(attacker, hits):
            actors = [describe_actor(hit.actor, table, words) for hit in hits if hit.is_out]
            fallen = format_list(actors, words)
            return _tell_deed("out", attacker.fighter.seat, view, table, words, deed=fallen)
        case SideWipedOut():
            return describe_event(event, table, words)
        case EndDeclared():
            return words("wildlands-end-standstill")
        case _:
            return None


def _tell_deed(kind: str, seat: Seat, view: View, table: Table, words: Words, deed: str) -> str:
    """What a seat did: in its own turn, or in an interrupt of another's."""
    where = "turn" if seat == view.active else "interrupt"
    name, player = bold_name(table, seat, words), bold_name(table, view.active, words)
    key = f"wildlands-end-{kind}-{where}"
    return words(key, name=name, player=player, turn=view.turn, deed=deed)


def _explain_ranks(view: View, table: Table, words: Words) -> list[str]:
    """A line for each number of points at which the rules tell players apart: what each has
    left."""
    ranks = ranks_of(view.outcome, table)
    by_points: dict[int, list[Seat]] = {}
    for seat in sorted(range(view.seats), key=lambda seat: ranks[seat]):
        if not table.seats[seat].resigned:
            by_points.setdefault(view.table.sides[seat].points, []).append(seat)
    groups = [seats for seats in by_points.values() if len({ranks[seat] for seat in seats}) > 1]
    return [_describe_rest(seats, view, table, words) for seats in groups]


def _describe_rest(seats: Sequence[Seat], view: View, table: Table, words: Words) -> str:
    """The characters that seats of equal points have left, or if all have as many, the health."""
    outs = {seat: len(view.table.sides[seat].characters(Standing.OUT)) for seat in seats}
    kind = "health" if len({*outs.values()}) == 1 else "characters"
    each = [
        words(
            f"wildlands-end-{kind}",
            name=bold_name(table, seat, words),
            n=CHARACTERS - outs[seat],
            health=_count_health(view, seat),
        )
        for seat in seats
    ]
    return words("wildlands-end-tied", each=" · ".join(each))


def _count_health(view: View, seat: Seat) -> int:
    health = view.table.factions[seat].health
    pairs = zip(health, view.table.sides[seat].pieces, strict=True)
    return sum(most - piece.damage for most, piece in pairs if piece.standing is not Standing.OUT)
