"""A match told from its log: what its record says, and what each seat decided. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.matches.aggregate import Match
from bot.matches.last_seen import LastSeen
from bot.matches.repository import MatchRepository
from bot.models.log import TimedEvent
from bot.models.match import History, HistoryMove, SeatDecisions, Span, Status, Table
from bot.refusals import Refusal
from engine.contract import Seat
from engine.fold import state_hash
from engine.records import write_header


@dataclass(frozen=True, slots=True)
class ReplayedAction:
    """An action that stands, with the states around it: secrets and all."""

    seat: Seat
    computer: bool
    actor: int | None
    action: Any
    before: Any
    after: Any


def replay_actions(match: Match) -> Iterator[ReplayedAction]:
    """Every action that stands, in order."""
    computers = {log_event.seq for log_event in match.log_events if log_event.is_by_computer}
    game, start = match.game, match.start
    state = game.start(len(match.holders), match.seed, start.options)
    for played in match.actions:
        step = game.apply(state, played.seat, played.action)
        computer = played.seq in computers
        yield ReplayedAction(played.seat, computer, played.actor, step.action, state, step.state)
        state = step.state


def list_spans(match: Match, names: Mapping[int, str]) -> tuple[Span, ...]:
    """Who played which actions of each seat, by seat; `names` are those of players."""
    found: list[Span] = []
    for seat in range(len(match.holders)):
        actors = [one.actor for one in match.actions if one.seat == seat]
        first = 1
        for actor, stretch in groupby(actors):
            last = first + len(list(stretch)) - 1
            name = "" if actor is None else names.get(actor, "")
            found.append(Span(seat, actor, name, first, last))
            first = last + 1
    return tuple(found)


def build_history(match: Match, table: Table, names: Mapping[int, str]) -> History:
    """The whole story of a match that is finished, else what everybody may know of it."""
    game, complete = match.game, match.status is Status.FINISHED
    moments = []
    for one in replay_actions(match):
        public = game.write_public(match.state, one.seat, one.action)
        text = game.write(one.action) if complete else public
        before, after = game.observe(one.before, None), game.observe(one.after, None)
        moments.append(HistoryMove(one.seat, one.computer, text, before, after))
    seed = match.seed if complete else None
    return History(
        table=table,
        header=write_header(game, len(match.holders), seed, match.start.options),
        moves=tuple(moments),
        complete=complete,
        hash=state_hash(game, match.state) if complete else "",
        ended_early=complete and game.outcome(match.state) is None,
        spans=list_spans(match, names),
    )


def collect_decisions(match: Match, table: Table, seat: Seat) -> SeatDecisions:
    """What a seat saw and did, a person's only as far as they did it themselves; for a finished
    match only, as nobody else saw it before."""
    game, player = match.game, match.holders[seat].player
    decided = tuple(
        (game.observe(one.before, seat), one.action)
        for one in replay_actions(match)
        if one.seat == seat and (player is None or one.actor == player)
    )
    return SeatDecisions(table, seat, game.observe(match.state, seat), decided)


class LogReader:
    """Reads the past of a match, as everybody may know it. Raises `Refusal`."""

    def __init__(self, repository: MatchRepository, memories: LastSeen) -> None:
        """Made by `Matches`, which holds it as `chronicles`."""
        self._repository = repository
        self._memories = memories

    async def read_log(self, match: int) -> tuple[TimedEvent, ...]:
        """Every row of the log, oldest first; those that were struck have no events any more."""
        loaded = await self._repository.load(match)
        if loaded.match is None:
            raise Refusal("stuck" if loaded.head.seq else "not-begun")
        times = {row.seq: row.at for row in await self._repository.store.matches.read_log(match)}
        stands = {played.seq for played in loaded.match.actions}
        return tuple(
            TimedEvent(log_event, times[log_event.seq], log_event.seq in stands)
            for log_event in loaded.match.log_events
            if log_event.seq in times
        )

    async def read_view(self, match: int, seq: int) -> Any:
        """The public view after a row of the log."""
        view = await self._memories.read_view(await self._repository.load(match), seq)
        if view is None:
            raise Refusal("older-control")
        return view
