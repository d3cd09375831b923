"""History of a match from its log: its record, who played when, what each seat decided."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.matches.aggregate import Match
from bot.matches.last_seen import LastSeen
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.analysis import Decision
from bot.models.log import TimedEvent
from bot.models.match import History, HistoryMove, Span, Status, Table
from bot.refusals import Refusal
from engine.contract import Seat
from engine.records import state_hash, write_header


@dataclass(frozen=True, slots=True)
class ReplayedAction:
    """An action that stands, with the full states before and after it."""

    seat: Seat
    computer: bool
    actor: int | None
    action: Any
    before: Any
    after: Any


def replay_actions(match: Match) -> Iterator[ReplayedAction]:
    computers = {event.seq for event in match.log_events if event.is_by_computer}
    game, start = match.game, match.start
    state = game.start(len(match.holders), match.seed, start.options)
    for played in match.actions:
        step = game.apply(state, played.seat, played.action)
        computer = played.seq in computers
        yield ReplayedAction(played.seat, computer, played.actor, step.action, state, step.state)
        state = step.state


def list_spans(match: Match, names: Mapping[int, str]) -> tuple[Span, ...]:
    """Who played which actions of each seat, by seat; `names` by player."""
    spans: list[Span] = []
    for seat in range(len(match.holders)):
        actors = [played.actor for played in match.actions if played.seat == seat]
        first = 1
        for actor, run in groupby(actors):
            last = first + len(list(run)) - 1
            name = "" if actor is None else names.get(actor, "")
            spans.append(Span(seat, name, first, last))
            first = last + 1
    return tuple(spans)


def build_history(match: Match, table: Table, names: Mapping[int, str]) -> History:
    """The complete history of a finished match, else what is public of it."""
    game, complete = match.game, match.status is Status.FINISHED
    moves = []
    for played in replay_actions(match):
        public = game.write_public(match.state, played.seat, played.action)
        text = game.write(played.action) if complete else public
        before, after = game.observe(played.before, None), game.observe(played.after, None)
        moves.append(HistoryMove(played.seat, text, before, after))
    seed = match.seed if complete else None
    return History(
        table=table,
        header=write_header(game, len(match.holders), seed, match.start.options),
        moves=tuple(moves),
        complete=complete,
        hash=state_hash(game, match.state) if complete else "",
        ended_early=complete and game.outcome(match.state) is None,
        spans=list_spans(match, names),
    )


def collect_decisions(match: Match) -> tuple[Decision, ...]:
    """What the seats saw and did, as far as their players did it themselves and no standing orders
    for them. Only for a finished match, as it holds secrets."""
    return tuple(
        Decision(number, played.seat, match.game.observe(played.before, played.seat), played.action)
        for number, (played, done) in enumerate(
            zip(replay_actions(match), match.actions, strict=True)
        )
        if not done.by_order and match.holders[played.seat].player in (None, played.actor)
    )


class LogReader(MatchPart):
    """Reads the public past of a match. Raises `Refusal`."""

    def __init__(self, repository: MatchRepository, last_seen: LastSeen) -> None:
        super().__init__(repository)
        self._last_seen = last_seen

    async def read_log(self, match: int) -> tuple[TimedEvent, ...]:
        """Every row of the log, oldest first; undone ones have no events."""
        folded = self._repository.require_history(await self._repository.load(match))
        times = {row.seq: row.at for row in await self._store.matches.read_log(match)}
        standing = {played.seq for played in folded.actions}
        return tuple(
            TimedEvent(event, times[event.seq], event.seq in standing)
            for event in folded.log_events
            if event.seq in times
        )

    async def read_view(self, match: int, seq: int) -> Any:
        """The public view after a row of the log."""
        view = await self._last_seen.read_view(await self._repository.load(match), seq)
        if view is None:
            raise Refusal("older-control")
        return view
