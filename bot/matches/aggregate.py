"""The match aggregate: a `Match` is the fold of its log. Pure: no store, no clock. Raises what the
game raises, `ValueError` for a row that cannot follow."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import reduce
from itertools import takewhile
from operator import attrgetter
from typing import Any, Final

from bot.matches import log_entries
from bot.models.log import EventSource, LogEvent
from bot.models.match import AnyGame, PendingPerson, Status
from bot.models.match_head import SeatHolder
from bot.storage.json_columns import digest
from engine.contract import (
    AsksBlindly,
    Json,
    PlansAhead,
    Seat,
    Step,
    TakesOrders,
    offers,
    rank_with_ties,
)


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """An action that stands. `reveals`: chance or a secret came to light with it; `actor` is None
    for a computer; `follows` as in the log; standing orders gave what is `by_order`."""

    seq: int
    seat: Seat
    action: Any
    reveals: bool = False
    actor: int | None = None
    follows: bool = False
    by_order: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A match after its newest row.

    `decisions` are the numbers of each seat's newest decision, open for `seats_to_act` and answered
    for the others. `pending_since` is the row since which each seat is awaited, now or soon, or
    None. `actions` are those that stand, `resigned` is in the order of resignation. `reopened`: an
    undo has hidden again what had come to light, so that people know more than the match shows.
    `quiet_row` is the last row with which a question was passed that only orders had asked."""

    game: AnyGame
    start: log_entries.MatchStarted
    seq: int
    status: Status
    state: Any
    holders: tuple[SeatHolder, ...]
    decisions: tuple[int, ...]
    seats_to_act: frozenset[Seat]
    actions: tuple[PlayedAction, ...]
    answered_decisions: frozenset[tuple[Seat, int]]
    resigned: tuple[Seat, ...]
    log_events: tuple[LogEvent, ...]
    pending_since: tuple[int | None, ...] = ()
    places: tuple[int, ...] = ()
    claimed: bool = False
    reopened: bool = False
    quiet_row: int = 0
    _views: dict[Seat | None, Any] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def observe(self, seat: Seat | None) -> Any:
        """What a seat may see; kept, as a press asks for it several times."""
        if seat not in self._views:
            self._views[seat] = self.game.observe(self.state, seat)
        return self._views[seat]

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.start.seed)

    def seat_of(self, player: int) -> Seat | None:
        return next((s for s, holder in enumerate(self.holders) if holder.player == player), None)

    @property
    def sealed_seats(self) -> frozenset[Seat]:
        """The seats of the sealed question that is open."""
        game: object = self.game
        if self.status is not Status.RUNNING or not offers(game, AsksBlindly):
            return frozenset()
        return game.sealed(self.state)

    @property
    def quiet_actor(self) -> Seat | None:
        """The seat that seems to decide while only orders ask (`TakesOrders.find_quiet_actor`)."""
        game: object = self.game
        if not self.sealed_seats or not offers(game, TakesOrders):
            return None
        return game.find_quiet_actor(self.observe(None))

    @property
    def pending_people(self) -> tuple[PendingPerson, ...]:
        """The people that the match waits for, now or soon, by seat."""
        if self.status is not Status.RUNNING:
            return ()
        sealed = self.sealed_seats
        several = sum(self.holders[seat].person_to_ask is not None for seat in sealed) > 1
        hidden = sealed if several or self.quiet_actor is not None else frozenset()
        return tuple(
            PendingPerson(
                seat,
                holder.person_to_ask,
                since,
                self.decisions[seat] if seat in self.seats_to_act else None,
                is_private=seat in hidden or since == self.quiet_row,
            )
            for seat, (holder, since) in enumerate(
                zip(self.holders, self.pending_since, strict=True)
            )
            if since is not None and holder.person_to_ask is not None
        )

    @property
    def people_to_mention(self) -> tuple[PendingPerson, ...]:
        """The people that the match waits for, except those who brought that about themselves,
        until somebody else's action makes it their turn."""
        return tuple(
            person
            for person in self.pending_people
            if not self._is_own_doing(person) or person.decision not in (None, person.since)
        )

    def _is_own_doing(self, person: PendingPerson) -> bool:
        event = self.log_events[person.since - 1]
        by_themselves = event.by == "person" and event.seat == person.seat
        return by_themselves and event.kind != "undo-to"

    def hash(self) -> str:
        """Of everything the next row depends on."""
        holders: list[Json] = [[c.player, c.computer, c.resigned] for c in self.holders]
        value: Json = {
            "asked": [*self.decisions],
            "chairs": holders,
            "claimed": self.claimed,
            "places": [*self.places],
            "resigned": [*self.resigned],
            "state": self.game.encode_state(self.state),
            "status": self.status,
        }
        return digest(value)


_NAMES: Final = tuple(field.name for field in fields(Match) if field.init)
_PLACES: Final = {name: place for place, name in enumerate(_NAMES)}
_READ_FIELDS: Final = attrgetter(*_NAMES)


def _update(match: Match, **things: Any) -> Match:
    """The match with some fields replaced. `dataclasses.replace` inspects every field each time and
    takes three times as long; a match is made anew twice for each row."""
    values = list(_READ_FIELDS(match))
    for name, thing in things.items():
        values[_PLACES[name]] = thing
    return Match(*values)


def fold(game: AnyGame, entries: Iterable[log_entries.LogEntry]) -> Match:
    rows = iter(entries)
    return reduce(advance, rows, begin(game, next(rows)))


def begin(game: AnyGame, entry: log_entries.LogEntry) -> Match:
    """The match after its first row. Raises `ValueError` for one of another version of the rules:
    no one knows where its actions would lead."""
    start = entry.body
    if not isinstance(start, log_entries.MatchStarted) or entry.seq != 1:
        raise ValueError("a log begins with its start")
    if start.rules != game.rules_version:
        played = f"played by version {start.rules} of the rules of {game.key}"
        raise ValueError(f"{played}, installed is {game.rules_version}")
    seats = len(start.people)
    holders = tuple(SeatHolder(*pair) for pair in zip(start.people, start.computers, strict=True))
    state = game.start(seats, bytes.fromhex(start.seed), start.options)
    match = Match(
        game=game,
        start=start,
        seq=0,
        status=Status.RUNNING,
        state=state,
        holders=holders,
        decisions=(1,) * seats,
        seats_to_act=frozenset(),
        actions=(),
        answered_decisions=frozenset(),
        resigned=(),
        log_events=(),
        pending_since=(None,) * seats,
    )
    started = LogEvent(1, "start", None, by="person", events=())
    return _update_turns(match, match, started, ())


def advance(match: Match, entry: log_entries.LogEntry) -> Match:
    if entry.seq != match.seq + 1:
        raise ValueError(f"row {entry.seq} cannot follow row {match.seq}")
    events: tuple[Any, ...] = ()
    renewed: Collection[Seat] = ()
    body = entry.body
    if isinstance(body, log_entries.ActionTaken):
        changed, events = _act(match, entry, body)
        renewed = (_require_seat(entry),)
    elif isinstance(body, log_entries.ActionRetracted):
        changed, renewed = _retract(match, body)
    elif isinstance(body, log_entries.ActionsUndone):
        changed, renewed = _replay(match, [p for p in match.actions if p.seq <= body.to])
        revealed = any(played.reveals for played in match.actions if played.seq > body.to)
        changed = replace(changed, reopened=match.reopened or revealed)
    elif isinstance(body, log_entries.WinClaimed):
        ranks = compute_claim_ranks(_require_seat(entry), len(match.holders), match.resigned)
        changed = replace(match, status=Status.FINISHED, places=ranks, claimed=True)
    elif isinstance(body, log_entries.OrganiserActed):
        ends = body.deed in ("cancel", "close")
        changed = replace(match, status=Status.CANCELLED) if ends else match
    else:
        changed = _change_holder(match, entry)
    player = None if entry.seat is None else changed.holders[entry.seat].player
    log_event = LogEvent(entry.seq, entry.kind, entry.seat, _source_of(entry), events, player)
    return _update_turns(match, changed, log_event, renewed)


def _act(
    match: Match, entry: log_entries.LogEntry, body: log_entries.ActionTaken
) -> tuple[Match, tuple[Any, ...]]:
    seat = _require_seat(entry)
    if match.status is not Status.RUNNING or entry.decision != match.decisions[seat]:
        raise ValueError(f"row {entry.seq} answers nothing that was asked")
    by_order = body.by == "order"
    played = PlayedAction(
        entry.seq, seat, entry.action, actor=entry.actor, follows=body.follows, by_order=by_order
    )
    step, played = _apply(match.game, match.state, played)
    changed = _update(
        match,
        state=step.state,
        actions=(*match.actions, played),
        answered_decisions=match.answered_decisions | {(seat, entry.decision)},
    )
    return changed, tuple(step.events)


def _apply(
    game: AnyGame, state: Any, played: PlayedAction
) -> tuple[Step[Any, Any, Any], PlayedAction]:
    """What an action leads to, and the action as it was played. Standing orders look only at what
    lies open, so that what they answer gives away nothing but what happens by it."""
    step = game.apply(state, played.seat, played.action)
    is_silent = played.by_order and not step.events
    return step, replace(played, action=step.action, reveals=step.reveals and not is_silent)


def _retract(match: Match, body: log_entries.ActionRetracted) -> tuple[Match, Collection[Seat]]:
    undone = next((played for played in match.actions if played.seq == body.row), None)
    if undone is None:
        raise ValueError(f"there is no action at row {body.row} to undo")
    gone = {undone.seq, *(played.seq for played in list_order_answers(match, undone))}
    changed, _ = _replay(match, [played for played in match.actions if played.seq not in gone])
    return changed, (undone.seat,)


def list_order_answers(match: Match, played: PlayedAction) -> tuple[PlayedAction, ...]:
    """What standing orders answered to an action, which is undone with it."""
    later = (one for one in match.actions if one.seq > played.seq)
    return tuple(takewhile(lambda one: one.by_order, later))


def _replay(match: Match, standing: Iterable[PlayedAction]) -> tuple[Match, Collection[Seat]]:
    """The match with only these actions: all decisions are asked anew, and undone actions lose
    their events. Touches no other row, so that a log of many undos folds in good time."""
    state = match.game.start(len(match.holders), match.seed, match.start.options)
    actions: list[PlayedAction] = []
    events: dict[int, tuple[Any, ...]] = {}
    for played in standing:
        step, again = _apply(match.game, state, played)
        state, events[played.seq] = step.state, tuple(step.events)
        actions.append(again)
    log_events = [*match.log_events]
    for seq in (played.seq for played in match.actions):
        log_events[seq - 1] = replace(log_events[seq - 1], events=events.get(seq, ()))
    changed = replace(
        match,
        state=state,
        actions=tuple(actions),
        log_events=tuple(log_events),
        status=Status.RUNNING,
        places=(),
        claimed=False,
    )
    return changed, range(len(match.holders))


def _change_holder(match: Match, entry: log_entries.LogEntry) -> Match:
    seat, body = _require_seat(entry), entry.body
    holder, resigned = match.holders[seat], tuple(s for s in match.resigned if s != seat)
    if isinstance(body, log_entries.PlayerResigned):
        holder, resigned = SeatHolder(holder.player, body.level, resigned=True), (*resigned, seat)
    elif isinstance(body, log_entries.ComputerTookOver):
        holder, resigned = replace(holder, computer=body.level), match.resigned
    elif isinstance(body, log_entries.PlayerSubstituted):
        holder = SeatHolder(body.player, None)
    elif isinstance(body, log_entries.PlayerReturned):
        holder = SeatHolder(holder.player, None)
    else:
        raise ValueError("a match starts once")
    holders = (*match.holders[:seat], holder, *match.holders[seat + 1 :])
    deserted = not any(holder.has_person for holder in holders)
    ends = deserted and match.status is Status.RUNNING
    status = Status.CANCELLED if ends else match.status
    return replace(match, holders=holders, resigned=resigned, status=status)


def _update_turns(
    before: Match, after: Match, log_event: LogEvent, renewed: Collection[Seat]
) -> Match:
    """Append the event, find the seats to act, and number new decisions by the row. The final ranks
    are read off a game that is over."""
    running, status, places = after.status is Status.RUNNING, after.status, after.places
    to_act = after.game.to_act(after.state) if running else frozenset()
    fresh = {*renewed, *(to_act - before.seats_to_act)}
    goes_on = before.quiet_actor in to_act - before.seats_to_act
    if running and (outcome := after.game.outcome(after.state)) is not None:
        status, places = Status.FINISHED, compute_final_ranks(outcome.places, after.resigned)
        to_act = frozenset()
    seq = log_event.seq
    return _update(
        after,
        seq=seq,
        status=status,
        places=places,
        seats_to_act=to_act,
        decisions=tuple(seq if s in fresh else old for s, old in enumerate(before.decisions)),
        log_events=(*after.log_events, log_event),
        quiet_row=log_event.seq if goes_on else before.quiet_row,
        pending_since=_find_pending(after, to_act, log_event, before.pending_since, renewed),
    )


def _find_pending(
    match: Match, to_act: frozenset[Seat], log_event: LogEvent,
    before: tuple[int | None, ...], renewed: Collection[Seat],
) -> tuple[int | None, ...]:  # fmt: skip
    """Since which row each seat is awaited. A seat that acted counts anew; if no other becomes
    awaited, only once its decision is open, as its person is present."""
    awaited, game = to_act, match.game
    if to_act and offers(game, PlansAhead):  # those that will act before anything comes to light
        awaited = to_act | game.next_seats(match.state)
    if log_event.kind == "action":
        others = any(before[seat] is None for seat in awaited.difference(renewed))
        awaited = awaited if others else awaited.difference(set(renewed) - to_act)
    return tuple(
        None if seat not in awaited else log_event.seq if old is None or seat in renewed else old
        for seat, old in enumerate(before)
    )


def _source_of(entry: log_entries.LogEntry) -> EventSource:
    body = entry.body
    if not isinstance(body, log_entries.ActionTaken):
        return "person"
    if body.by is not None or entry.actor is None:
        return body.by or "computer"
    return "person" if body.answered is None else "sealed"


def _require_seat(entry: log_entries.LogEntry) -> Seat:
    if entry.seat is None:
        raise ValueError(f"row {entry.seq} names no seat")
    return entry.seat


def compute_final_ranks(places: Sequence[int], resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The game's ranks (from 1, shared on ties) with resigned seats moved last. `resigned` are
    seats in the order of resignation: the first one is the very last."""
    return rank_with_ties(
        [
            (0, resigned.index(seat)) if seat in resigned else (1, -place)
            for seat, place in enumerate(places)
        ]
    )


def compute_claim_ranks(winner: Seat, seats: int, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The winner is first, computers share the second rank, resigned seats are last."""
    return compute_final_ranks([1 if seat == winner else 2 for seat in range(seats)], resigned)
