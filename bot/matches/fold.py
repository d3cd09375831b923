"""A match is the fold of its log: each row leads from one `Match` to the next.

Pure: no store, no clock. Raises what the game raises; a row that does not fit is a `ValueError`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.matches.entries import (
    Acted,
    Claim,
    Computer,
    Entry,
    Organiser,
    Resign,
    Retract,
    Return,
    Start,
    Substitute,
    UndoTo,
)
from bot.matches.placing import claimed_places, final_places
from bot.matches.values import AnyGame, Awaited, By, Deed
from bot.storage.text import digest
from bot.tables import Status
from engine.contract import Json, PlansAhead, Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat. With both set, the computer plays for the person."""

    player: int | None
    computer: str | None
    resigned: bool = False

    @property
    def person(self) -> bool:
        """Whether a person holds it who has not given up."""
        return self.player is not None and not self.resigned

    @property
    def awaited(self) -> int | None:
        """The person who is asked when the seat owes a decision."""
        return self.player if self.computer is None else None


@dataclass(frozen=True, slots=True)
class Played:
    """An action that stands; `reveals` says that chance or a secret came to light with it, `actor`
    is the person who did it, None for a computer player."""

    seq: int
    seat: Seat
    action: Any
    reveals: bool = False
    actor: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match after its newest row.

    `asked` is the decision each seat was last asked, open for those in `owing`, standing for the
    others. `called` is the row by which each seat came to be awaited, now or soon; None where it is
    not. `played` are the actions that stand, `answered` the decisions ever answered, `resigned`
    the seats given up in that order. `reopened`: what had come to light was struck, so that people
    know more than the match has shown.
    """

    game: AnyGame
    start: Start
    seq: int
    status: Status
    state: Any
    chairs: tuple[Chair, ...]
    asked: tuple[int, ...]
    owing: frozenset[Seat]
    played: tuple[Played, ...]
    answered: frozenset[tuple[Seat, int]]
    resigned: tuple[Seat, ...]
    deeds: tuple[Deed, ...]
    called: tuple[int | None, ...] = ()
    places: tuple[int, ...] = ()
    claimed: bool = False
    reopened: bool = False

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.start.seed)

    def seat_of(self, player: int) -> Seat | None:
        return next((s for s, chair in enumerate(self.chairs) if chair.player == player), None)

    @property
    def awaited(self) -> tuple[Awaited, ...]:
        """The persons that the match waits for, now or soon, by seat."""
        if self.status is not Status.RUNNING:
            return ()
        return tuple(
            Awaited(seat, chair.awaited, since, self.asked[seat] if seat in self.owing else None)
            for seat, (chair, since) in enumerate(zip(self.chairs, self.called, strict=True))
            if since is not None and chair.awaited is not None
        )

    def hash(self) -> str:
        """Of everything the next row depends on."""
        chairs: list[Json] = [[c.player, c.computer, c.resigned] for c in self.chairs]
        value: Json = {
            "asked": [*self.asked],
            "chairs": chairs,
            "claimed": self.claimed,
            "places": [*self.places],
            "resigned": [*self.resigned],
            "state": self.game.encode_state(self.state),
            "status": self.status,
        }
        return digest(value)


def fold(game: AnyGame, entries: Iterable[Entry]) -> Match:
    """The match a whole log means."""
    rows = iter(entries)
    match = begin(game, next(rows))
    for entry in rows:
        match = advance(match, entry)
    return match


def begin(game: AnyGame, entry: Entry) -> Match:
    """The match after its first row."""
    start = entry.body
    if not isinstance(start, Start) or entry.seq != 1:
        raise ValueError("a log begins with its start")
    seats = len(start.people)
    chairs = tuple(Chair(*pair) for pair in zip(start.people, start.computers, strict=True))
    state = game.start(seats, bytes.fromhex(start.seed), start.options)
    match = Match(
        game=game,
        start=start,
        seq=1,
        status=Status.RUNNING,
        state=state,
        chairs=chairs,
        asked=(1,) * seats,
        owing=game.to_act(state),
        played=(),
        answered=frozenset(),
        resigned=(),
        deeds=(Deed(1, "start", None, by="person", events=()),),
    )
    return _called(_finish(match), (None,) * seats, ())


def advance(match: Match, entry: Entry) -> Match:
    """The match after one more row."""
    if entry.seq != match.seq + 1:
        raise ValueError(f"row {entry.seq} cannot follow row {match.seq}")
    events: tuple[Any, ...] = ()
    renewed: Collection[Seat] = ()
    body = entry.body
    if isinstance(body, Acted):
        changed, events = _act(match, entry)
        renewed = (_seat(entry),)
    elif isinstance(body, Retract):
        changed, renewed = _retract(match, body)
    elif isinstance(body, UndoTo):
        changed, renewed = _replay(match, [p for p in match.played if p.seq <= body.to])
        known = any(one.reveals for one in match.played if one.seq > body.to)
        changed = replace(changed, reopened=match.reopened or known)
    elif isinstance(body, Claim):
        changed = _claim(match, _seat(entry))
    elif isinstance(body, Organiser):
        changed = replace(match, status=Status.CANCELLED) if body.deed == "cancel" else match
    else:
        changed = _seating(match, entry)
    deed = Deed(entry.seq, entry.kind, entry.seat, _by(entry), events)
    return _settle(match, changed, deed, renewed)


def _act(match: Match, entry: Entry) -> tuple[Match, tuple[Any, ...]]:
    seat = _seat(entry)
    if match.status is not Status.RUNNING or entry.decision != match.asked[seat]:
        raise ValueError(f"row {entry.seq} answers nothing that was asked")
    step = match.game.apply(match.state, seat, entry.action)
    played = Played(entry.seq, seat, step.action, step.reveals, entry.actor)
    changed = replace(
        match,
        state=step.state,
        played=(*match.played, played),
        answered=match.answered | {(seat, entry.decision)},
    )
    return changed, tuple(step.events)


def _retract(match: Match, body: Retract) -> tuple[Match, Collection[Seat]]:
    struck = next((played for played in match.played if played.seq == body.row), None)
    if struck is None:
        raise ValueError(f"there is no action at row {body.row} to strike")
    changed, _ = _replay(match, [played for played in match.played if played is not struck])
    return changed, (struck.seat,)


def _replay(match: Match, standing: Iterable[Played]) -> tuple[Match, Collection[Seat]]:
    """The match with only these actions; nobody's earlier question stands after it, and nothing has
    happened by what is struck."""
    state = match.game.start(len(match.chairs), match.seed, match.start.options)
    played: list[Played] = []
    events: dict[int, tuple[Any, ...]] = {}
    for one in standing:
        step = match.game.apply(state, one.seat, one.action)
        state, events[one.seq] = step.state, tuple(step.events)
        played.append(replace(one, reveals=step.reveals))
    changed = replace(
        match,
        state=state,
        played=tuple(played),
        deeds=tuple(replace(deed, events=events.get(deed.seq, ())) for deed in match.deeds),
        status=Status.RUNNING,
        places=(),
        claimed=False,
    )
    return changed, range(len(match.chairs))


def _claim(match: Match, seat: Seat) -> Match:
    places = claimed_places(seat, len(match.chairs), match.resigned)
    return replace(match, status=Status.FINISHED, places=places, claimed=True)


def _seating(match: Match, entry: Entry) -> Match:
    """A change of who sits where."""
    seat, body = _seat(entry), entry.body
    chair, resigned = match.chairs[seat], tuple(s for s in match.resigned if s != seat)
    if isinstance(body, Resign):
        chair, resigned = Chair(chair.player, body.level, resigned=True), (*resigned, seat)
    elif isinstance(body, Computer):
        chair, resigned = replace(chair, computer=body.level), match.resigned
    elif isinstance(body, Substitute):
        chair = Chair(body.player, None)
    elif isinstance(body, Return):
        chair = Chair(chair.player, None)
    else:
        raise ValueError("a match starts once")
    chairs = (*match.chairs[:seat], chair, *match.chairs[seat + 1 :])
    left = any(chair.person for chair in chairs)
    status = match.status if left or match.status is not Status.RUNNING else Status.CANCELLED
    return replace(match, chairs=chairs, resigned=resigned, status=status)


def _settle(before: Match, after: Match, deed: Deed, renewed: Collection[Seat]) -> Match:
    """Count the row, see who owes now, and give fresh questions their number."""
    running = after.status is Status.RUNNING
    owing = after.game.to_act(after.state) if running else frozenset()
    fresh = {*renewed, *(owing - before.owing)}
    asked = tuple(deed.seq if s in fresh else old for s, old in enumerate(before.asked))
    deeds = (*after.deeds, deed)
    settled = _finish(replace(after, seq=deed.seq, owing=owing, asked=asked, deeds=deeds))
    return _called(settled, before.called, renewed)


def _called(match: Match, before: tuple[int | None, ...], renewed: Collection[Seat]) -> Match:
    """Note who comes to be awaited by the newest row; whoever acted has to be called again, and,
    where nobody else is called by that row, not before their decision is open: they are there."""
    awaited = match.owing | _soon(match)
    if match.deeds[-1].kind == "action":
        others = any(before[seat] is None for seat in awaited.difference(renewed))
        awaited = awaited if others else awaited.difference(set(renewed) - match.owing)
    called = tuple(
        None if seat not in awaited else match.seq if old is None or seat in renewed else old
        for seat, old in enumerate(before)
    )
    return replace(match, called=called)


def _soon(match: Match) -> frozenset[Seat]:
    """The seats that the game says will choose before anything new comes to light."""
    game: object = match.game
    if not match.owing or not isinstance(game, PlansAhead):
        return frozenset()
    return game.soon(match.state)


def _finish(match: Match) -> Match:
    """Read the final places off a game that is over."""
    if match.status is not Status.RUNNING:
        return match
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return match
    places = final_places(outcome.places, match.resigned)
    return replace(match, status=Status.FINISHED, places=places, owing=frozenset())


def _by(entry: Entry) -> By:
    """What did it."""
    body = entry.body
    if not isinstance(body, Acted):
        return "person"
    return body.by or ("computer" if entry.actor is None else "person")


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise ValueError(f"row {entry.seq} names no seat")
    return entry.seat
