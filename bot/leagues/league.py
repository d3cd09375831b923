"""A league as it is now, and what follows from that. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from bot.leagues.events import Dropped, Event, How
from bot.leagues.scheduling.fixtures import Fixture
from bot.leagues.settings import DAY, LeagueSettings
from bot.leagues.standings import Line, Result, standings

Phase: TypeAlias = Literal["sign-up", "running", "paused"]
State: TypeAlias = Literal["pending", "open", "ended"]


class InvalidEvent(ValueError):
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
    absentees: frozenset[int] = frozenset()

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

    settings: LeagueSettings
    seq: int = 0
    season: int = 0
    phase: Phase = "sign-up"
    roster: tuple[int, ...] = ()
    substitutes: tuple[int, ...] = ()
    seed: bytes = b""
    divisions: tuple[tuple[int, ...], ...] = ()
    slots: tuple[Slot, ...] = ()
    dropped: frozenset[int] = frozenset()
    extra_days: int = 0
    began_at: int = 0
    ends: int = 0
    paused_at: int = 0
    settings_at_start: LeagueSettings | None = None
    last_ranking: tuple[tuple[int, ...], ...] = ()
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def players(self) -> tuple[int, ...]:
        """Who has a place of those signed up."""
        return self.roster[: self.settings.places]

    @property
    def waiting_list(self) -> tuple[int, ...]:
        return self.roster[self.settings.places :]

    @property
    def deadline(self) -> int:
        """When the sessions there are have to be over."""
        return self.ends + self.extra_days * DAY

    @property
    def season_settings(self) -> LeagueSettings:
        """The terms of the season there is, or was last, whatever is agreed for the next one."""
        return self.settings_at_start or self.settings

    @property
    def next_round_at(self) -> int | None:
        """When the next sessions may begin; None where all have begun."""
        waiting = [slot.starts for slot in self.slots if slot.state == "pending"]
        return min(waiting, default=None)

    @property
    def latest_round(self) -> int:
        return max((slot.fixture.wave for slot in self.slots), default=0)

    def find_slot(self, number: int) -> Slot:
        """Raises `Unfit`."""
        for slot in self.slots:
            if slot.number == number:
                return slot
        raise InvalidEvent(f"there is no session {number}")

    def can_repeat(self, slot: Slot) -> bool:
        """Whether a session can be begun again: it counts for nobody, at least two of its players
        are there, and nothing was drawn from it yet."""
        last = self.settings.format == "season" or slot.fixture.wave == self.latest_round
        there = [player for player in slot.fixture.players if player not in self.dropped]
        annulled = slot.result is not None and slot.result.annulled
        return annulled and last and len(there) > 1 and self.phase != "sign-up"

    def absentees_of(self, slot: Slot) -> frozenset[int]:
        """Those whose seat in a session is forfeited: they have left, or had when it began."""
        return self.dropped & {*slot.fixture.players} if slot.match is None else slot.absentees

    def find_drop(self, player: int) -> tuple[int, Dropped] | None:
        """How somebody has left who is not there, and the number of that event."""
        if player not in self.dropped:
            return None
        rows = ((row.seq, row.body) for row in reversed(self.events))
        left = ((n, one) for n, one in rows if isinstance(one, Dropped) and one.player == player)
        return next(left, None)

    def can_return(self, player: int) -> bool:
        """Whether who has left can play on: no substitute has begun to play for them."""
        left = self.find_drop(player)
        if left is None or self.phase == "sign-up":
            return False
        by = left[1].by
        theirs = () if by is None else self.slots_of(by)
        return by not in self.dropped and all(slot.state == "pending" for slot in theirs)

    def slots_of(self, player: int) -> tuple[Slot, ...]:
        """A player's sessions in their order."""
        return tuple(slot for slot in self.slots if player in slot.fixture.players)

    def division_of(self, player: int) -> int | None:
        """From 1."""
        for number, players in enumerate(self.divisions, 1):
            if player in players:
                return number
        return None

    def is_void(self, slot: Slot) -> bool:
        """Whether a session that is over counts for nobody."""
        result = slot.result
        return result is not None and (result.annulled or self._is_annulled(slot))

    def results(self, division: int) -> tuple[Result, ...]:
        """Those of a division's sessions; what counts for nobody is marked so."""
        return tuple(
            replace(slot.result, annulled=True) if self._is_annulled(slot) else slot.result
            for slot in self.slots
            if slot.fixture.division == division and not slot.fixture.stage
            if slot.result is not None
        )

    def podium(self, division: int) -> tuple[int, ...]:
        """The players of a division by place once the season is over, but for who has left it;
        nobody where none of its sessions counts."""
        counted = any(
            slot.fixture.division == division and slot.result is not None and not self.is_void(slot)
            for slot in self.slots
            if slot.how != "bye"
        )
        if not counted or not self.last_ranking:
            return ()
        return tuple(one for one in self.last_ranking[division - 1] if one not in self.dropped)

    def standings(self, division: int) -> tuple[Line, ...]:
        """Of a division from 1, by the order of tie-breaks that the season was begun with."""
        players = self.divisions[division - 1]
        terms = self.season_settings
        return standings(players, self.results(division), self.seed, terms.order, terms.prizes)

    def _is_annulled(self, slot: Slot) -> bool:
        """Whether one of its players left with under half of their sessions played, where these
        count for nobody."""
        left = self.dropped & {*slot.fixture.players} if self.season_settings.annul else ()
        return any(self._has_played_under_half(player) for player in left)

    def _has_played_under_half(self, player: int) -> bool:
        mine = self.slots_of(player)
        results = [slot.result for slot in mine if slot.result is not None]
        played = [one for one in results if not one.annulled and player not in one.forfeits]
        return 2 * len(played) < len(mine)


def find_forfeits(league: League, slot: Slot) -> frozenset[int]:
    """Those who forfeit a session, whatever its points are said to be."""
    known = slot.result
    return league.absentees_of(slot) if known is None or known.annulled else known.forfeits


def division_numbers(league: League) -> Sequence[int]:
    """The numbers of the divisions from 1."""
    return range(1, len(league.divisions) + 1)


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """A simulated season: each session with its first and last day, the final tables of the
    divisions, and the season's last day, None if the simulation ran out of time. Players are
    numbered from 1 in the order of signing up; `away` was absent for a round, `leaver` left."""

    slots: tuple[tuple[Slot, int | None, int | None], ...]
    tables: tuple[tuple[Line, ...], ...]
    days: int | None
    away: int
    leaver: int | None
