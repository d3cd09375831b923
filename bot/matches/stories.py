"""A match told from its log: what its record says, and what each seat decided. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.matches.fold import Match
from bot.tables import Decided, Moment, Span, Status, Story, Table
from engine.contract import Seat
from engine.fold import state_hash
from engine.records import write_header


@dataclass(frozen=True, slots=True)
class Told:
    """An action that stands, with the states around it: secrets and all."""

    seat: Seat
    computer: bool
    actor: int | None
    action: Any
    before: Any
    after: Any


def told(match: Match) -> Iterator[Told]:
    """Every action that stands, in order."""
    computers = {deed.seq for deed in match.deeds if deed.computer}
    game, start = match.game, match.start
    state = game.start(len(match.chairs), match.seed, start.options)
    for played in match.played:
        step = game.apply(state, played.seat, played.action)
        computer = played.seq in computers
        yield Told(played.seat, computer, played.actor, step.action, state, step.state)
        state = step.state


def spans(match: Match, names: Mapping[int, str]) -> tuple[Span, ...]:
    """Who played which actions of each seat, by seat; `names` are those of players."""
    found: list[Span] = []
    for seat in range(len(match.chairs)):
        actors = [one.actor for one in match.played if one.seat == seat]
        first = 1
        for actor, stretch in groupby(actors):
            last = first + len(list(stretch)) - 1
            name = "" if actor is None else names.get(actor, "")
            found.append(Span(seat, actor, name, first, last))
            first = last + 1
    return tuple(found)


def story(match: Match, table: Table, names: Mapping[int, str]) -> Story:
    """The whole story of a match that is finished, else what everybody may know of it."""
    game, complete = match.game, match.status is Status.FINISHED
    moments = []
    for one in told(match):
        public = game.write_public(match.state, one.seat, one.action)
        text = game.write(one.action) if complete else public
        before, after = game.observe(one.before, None), game.observe(one.after, None)
        moments.append(Moment(one.seat, one.computer, text, before, after))
    seed = match.seed if complete else None
    return Story(
        table=table,
        header=write_header(game, len(match.chairs), seed, match.start.options),
        moments=tuple(moments),
        complete=complete,
        hash=state_hash(game, match.state) if complete else "",
        early=complete and game.outcome(match.state) is None,
        spans=spans(match, names),
    )


def decisions(match: Match, table: Table, seat: Seat) -> Decided:
    """What a seat saw and did, a person's only as far as they did it themselves; for a finished
    match only, as nobody else saw it before."""
    game, player = match.game, match.chairs[seat].player
    decided = tuple(
        (game.observe(one.before, seat), one.action)
        for one in told(match)
        if one.seat == seat and (player is None or one.actor == player)
    )
    return Decided(table, seat, game.observe(match.state, seat), decided)
