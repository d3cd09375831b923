"""A league as it is now: the fold of its events. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.leagues.events import (
    Began,
    Body,
    Changed,
    Closed,
    Corrected,
    Drawn,
    Dropped,
    Ended,
    Event,
    Extended,
    Founded,
    Hastened,
    How,
    Listed,
    Opened,
    Paused,
    Repeated,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.fixtures import Fixture
from bot.leagues.standings import Line, Result, standings
from bot.leagues.terms import DAY, Terms

Phase: TypeAlias = Literal["sign-up", "running", "paused"]
State: TypeAlias = Literal["pending", "open", "ended"]


class Unfit(ValueError):
    """An event that cannot follow what happened before."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A fixture, the time from which it may begin, the first match of its session once that has
    begun, and its result once it has ended. `repeats` counts how often it was begun again; `gone`
    had left when it began."""

    fixture: Fixture
    starts: int
    match: int | None = None
    result: Result | None = None
    how: How | Literal["corrected"] | None = None
    repeats: int = 0
    gone: frozenset[int] = frozenset()

    @property
    def number(self) -> int:
        return self.fixture.number

    @property
    def state(self) -> State:
        if self.result is not None:
            return "ended"
        return "pending" if self.match is None else "open"


@dataclass(frozen=True, slots=True)
class League:
    """A league after its newest event. `roster` are those signed up in that order, more than the
    terms have places for waiting; `last` is the final ranking of the season before; `dropped` left
    in this one. `ends` is when its sessions have to be over, but for the days `extended` that have
    been added; `begun` are the terms that it was begun with."""

    terms: Terms
    seq: int = 0
    season: int = 0
    phase: Phase = "sign-up"
    roster: tuple[int, ...] = ()
    substitutes: tuple[int, ...] = ()
    seed: bytes = b""
    divisions: tuple[tuple[int, ...], ...] = ()
    slots: tuple[Slot, ...] = ()
    dropped: frozenset[int] = frozenset()
    extended: int = 0
    began: int = 0
    ends: int = 0
    paused: int = 0
    begun: Terms | None = None
    last: tuple[tuple[int, ...], ...] = ()
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def players(self) -> tuple[int, ...]:
        """Who has a place of those signed up."""
        return self.roster[: self.terms.places]

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.roster[self.terms.places :]

    @property
    def deadline(self) -> int:
        """When the sessions there are have to be over."""
        return self.ends + self.extended * DAY

    @property
    def rules(self) -> Terms:
        """The terms of the season there is, or was last, whatever is agreed for the next one."""
        return self.begun or self.terms

    @property
    def next_wave(self) -> int | None:
        """When the next sessions may begin; None where all have begun."""
        waiting = [slot.starts for slot in self.slots if slot.state == "pending"]
        return min(waiting, default=None)

    @property
    def wave(self) -> int:
        return max((slot.fixture.wave for slot in self.slots), default=0)

    def slot(self, number: int) -> Slot:
        """Raises `Unfit`."""
        for slot in self.slots:
            if slot.number == number:
                return slot
        raise Unfit(f"there is no session {number}")

    def repeatable(self, slot: Slot) -> bool:
        """Whether a session can be begun again: it counts for nobody, at least two of its players
        are there, and nothing was drawn from it yet."""
        last = self.terms.format == "season" or slot.fixture.wave == self.wave
        there = [player for player in slot.fixture.players if player not in self.dropped]
        annulled = slot.result is not None and slot.result.annulled
        return annulled and last and len(there) > 1 and self.phase != "sign-up"

    def gone(self, slot: Slot) -> frozenset[int]:
        """Those whose seat in a session is forfeited: they have left, or had when it began."""
        return self.dropped & {*slot.fixture.players} if slot.match is None else slot.gone

    def of(self, player: int) -> tuple[Slot, ...]:
        """A player's sessions in their order."""
        return tuple(slot for slot in self.slots if player in slot.fixture.players)

    def division_of(self, player: int) -> int | None:
        """From 1."""
        for number, players in enumerate(self.divisions, 1):
            if player in players:
                return number
        return None

    def void(self, slot: Slot) -> bool:
        """Whether a session that is over counts for nobody."""
        result = slot.result
        return result is not None and (result.annulled or self._annulled(slot))

    def results(self, division: int) -> tuple[Result, ...]:
        """Those of a division's sessions; what counts for nobody is marked so."""
        return tuple(
            replace(slot.result, annulled=True) if self._annulled(slot) else slot.result
            for slot in self.slots
            if slot.fixture.division == division and not slot.fixture.stage
            if slot.result is not None
        )

    def standings(self, division: int) -> tuple[Line, ...]:
        """Of a division from 1, by the order of tie-breaks that the season was begun with."""
        players = self.divisions[division - 1]
        terms = self.rules
        return standings(players, self.results(division), self.seed, terms.order, terms.prizes)

    def _annulled(self, slot: Slot) -> bool:
        """Whether one of its players left with under half of their sessions played, where these
        count for nobody."""
        left = self.dropped & {*slot.fixture.players} if self.rules.annul else ()
        return any(self._under_half(player) for player in left)

    def _under_half(self, player: int) -> bool:
        mine = self.of(player)
        results = [slot.result for slot in mine if slot.result is not None]
        played = [one for one in results if not one.annulled and player not in one.forfeits]
        return 2 * len(played) < len(mine)


def fold(events: Iterable[Event]) -> League:
    """The league that its events lead to. Raises `Unfit` where one cannot follow the others."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    first = rows[0].body
    if not isinstance(first, Founded):
        raise Unfit("a league begins with its founding")
    league = League(first.terms, seq=1, events=(rows[0],))
    for row in rows[1:]:
        league = advance(league, row, struck=row.seq in undone)
    return league


def advance(league: League, event: Event, struck: bool = False) -> League:
    """The league after one more event; one that is struck only counts its number."""
    if event.seq != league.seq + 1:
        raise Unfit(f"event {event.seq} cannot follow {league.seq}")
    changed = league if struck else _changed(league, event)
    return replace(changed, seq=event.seq, events=(*league.events, event))


def _changed(league: League, event: Event) -> League:
    body = event.body
    if isinstance(body, Began):
        return _began(league, body, event.at)
    if isinstance(body, Drawn):
        return _drawn(league, body, event)
    if isinstance(body, Opened):
        slot = league.slot(body.fixture)
        if slot.state == "ended":
            return league
        return _with(league, replace(slot, match=body.match, gone=league.gone(slot)))
    if isinstance(body, Ended | Corrected):
        return _ended(league, body, event.seq)
    if isinstance(body, Repeated):
        return _repeated(league, body, event.at)
    if isinstance(body, Hastened):
        return _later(league, min(0, event.at - (league.next_wave or event.at)))
    if isinstance(body, Dropped):
        return _dropped(league, body)
    if isinstance(body, Paused):
        return _paused(league, body, event.at)
    if isinstance(body, Closed):
        return replace(league, phase="sign-up", last=body.ranking, roster=_staying(league))
    if isinstance(body, Extended):
        return replace(league, extended=league.extended + body.days)
    return _signing(league, body)


def _signing(league: League, body: Body) -> League:
    """Who is signed up, and for what."""
    roster, listed = league.roster, league.substitutes
    if isinstance(body, Changed):
        return replace(league, terms=body.terms)
    if isinstance(body, SignedUp):
        if body.player in roster:
            raise Unfit("signed up already")
        listed = tuple(one for one in listed if one != body.player)
        return replace(league, roster=(*roster, body.player), substitutes=listed)
    if isinstance(body, Withdrew):
        return replace(league, roster=tuple(one for one in roster if one != body.player))
    if isinstance(body, Listed):
        others = tuple(one for one in listed if one != body.player)
        return replace(league, substitutes=(*others, body.player) if body.there else others)
    return league


def _began(league: League, body: Began, at: int) -> League:
    if league.phase != "sign-up":
        raise Unfit("a season is running")
    interval = league.terms.interval * DAY
    slots = tuple(Slot(one, at + (one.wave - 1) * interval) for one in body.fixtures)
    playing = {player for division in body.divisions for player in division}
    return replace(
        league,
        season=body.season,
        phase="running",
        seed=bytes.fromhex(body.seed),
        divisions=body.divisions,
        slots=slots,
        dropped=frozenset(),
        substitutes=tuple(one for one in league.substitutes if one not in playing),
        extended=0,
        began=at,
        ends=max((slot.starts for slot in slots), default=at) + interval,
        begun=league.terms,
    )


def _drawn(league: League, body: Drawn, event: Event) -> League:
    slots = [Slot(one, event.at) for one in body.fixtures]
    number = (slots or [*league.slots])[-1].number if (slots or league.slots) else 0
    wave = slots[-1].fixture.wave if slots else league.wave + 1
    for player in body.byes:
        number += 1
        rest = Fixture(number, 1, wave, (player,))
        won = Result(number, event.seq, (player,), (1,), (0,))
        slots.append(Slot(rest, event.at, None, won, "bye"))
    ends = event.at + league.rules.interval * DAY
    return replace(league, slots=(*league.slots, *slots), extended=0, ends=ends)


def _ended(league: League, body: Ended | Corrected, seq: int) -> League:
    slot = league.slot(body.fixture)
    players = slot.fixture.players
    known = slot.result
    if body.places and len(body.places) != len(players):
        raise Unfit(f"session {slot.number} has {len(players)} seats")
    if isinstance(body, Ended) and known is not None:
        return league
    forfeits = body.forfeits if isinstance(body, Ended) else forfeited(league, slot)
    result = Result(
        slot.number,
        seq,
        players,
        body.places or (1,) * len(players),
        body.scores or (0,) * len(players),
        frozenset(forfeits),
        annulled=not body.places,
    )
    how = body.how if isinstance(body, Ended) else "corrected"
    return _with(league, replace(slot, result=result, how=how))


def forfeited(league: League, slot: Slot) -> frozenset[int]:
    """Those who forfeit a session, whatever its points are said to be."""
    known = slot.result
    return league.gone(slot) if known is None or known.annulled else known.forfeits


def _repeated(league: League, body: Repeated, at: int) -> League:
    """As if it had never begun; it has the time of a session from now on."""
    slot = league.slot(body.fixture)
    ends = max(league.ends, at + league.rules.interval * DAY)
    return _with(replace(league, ends=ends), Slot(slot.fixture, at, repeats=slot.repeats + 1))


def _dropped(league: League, body: Dropped) -> League:
    """A substitute gets every session that has not begun, and a line of their own."""
    league = replace(
        league,
        dropped=league.dropped | {body.player},
        roster=tuple(one for one in league.roster if one != body.player),
    )
    division = league.division_of(body.player)
    if body.by is None or division is None:
        return league
    by = body.by

    def seated(slot: Slot) -> Slot:
        if slot.state != "pending" or body.player not in slot.fixture.players:
            return slot
        players = tuple(by if one == body.player else one for one in slot.fixture.players)
        return replace(slot, fixture=replace(slot.fixture, players=players))

    divisions = [*league.divisions]
    if by not in divisions[division - 1]:
        divisions[division - 1] = (*divisions[division - 1], by)
    return replace(
        league,
        divisions=tuple(divisions),
        slots=tuple(map(seated, league.slots)),
        substitutes=tuple(one for one in league.substitutes if one != by),
        roster=(*league.roster, by) if by not in league.roster else league.roster,
    )


def _paused(league: League, body: Paused, at: int) -> League:
    """What has not begun begins so much later."""
    if body.on:
        if league.phase != "running":
            raise Unfit("no season is running")
        return replace(league, phase="paused", paused=at)
    if league.phase != "paused":
        raise Unfit("no season is paused")
    return replace(_later(league, at - league.paused), phase="running", paused=0)


def _later(league: League, seconds: int) -> League:
    """What has not ended begins so much later, or earlier, and the season ends so."""
    slots = tuple(
        slot if slot.result is not None else replace(slot, starts=slot.starts + seconds)
        for slot in league.slots
    )
    return replace(league, slots=slots, ends=league.ends + seconds)


def _staying(league: League) -> tuple[int, ...]:
    return tuple(one for one in league.roster if one not in league.dropped)


def _with(league: League, slot: Slot) -> League:
    slots = tuple(slot if one.number == slot.number else one for one in league.slots)
    return replace(league, slots=slots)


def in_divisions(league: League) -> Sequence[int]:
    """The numbers of the divisions from 1."""
    return range(1, len(league.divisions) + 1)
