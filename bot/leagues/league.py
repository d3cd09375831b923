"""A league as it is now, and what follows from that. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.leagues.events import Dropped, Event, How
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

    def leaving(self, player: int) -> tuple[int, Dropped] | None:
        """How somebody has left who is not there, and the number of that event."""
        if player not in self.dropped:
            return None
        rows = ((row.seq, row.body) for row in reversed(self.events))
        left = ((n, one) for n, one in rows if isinstance(one, Dropped) and one.player == player)
        return next(left, None)

    def may_return(self, player: int) -> bool:
        """Whether who has left can play on: no substitute has begun to play for them."""
        left = self.leaving(player)
        if left is None or self.phase == "sign-up":
            return False
        by = left[1].by
        theirs = () if by is None else self.of(by)
        return by not in self.dropped and all(slot.state == "pending" for slot in theirs)

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

    def podium(self, division: int) -> tuple[int, ...]:
        """The players of a division by place once the season is over, but for who has left it;
        nobody where none of its sessions counts."""
        counted = any(
            slot.fixture.division == division and slot.result is not None and not self.void(slot)
            for slot in self.slots
            if slot.how != "bye"
        )
        if not counted or not self.last:
            return ()
        return tuple(one for one in self.last[division - 1] if one not in self.dropped)

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


def forfeited(league: League, slot: Slot) -> frozenset[int]:
    """Those who forfeit a session, whatever its points are said to be."""
    known = slot.result
    return league.gone(slot) if known is None or known.annulled else known.forfeits


def in_divisions(league: League) -> Sequence[int]:
    """The numbers of the divisions from 1."""
    return range(1, len(league.divisions) + 1)
