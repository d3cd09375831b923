"""How long the sessions of a season take, and settings with which they end in time. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import ceil
from statistics import median
from typing import Any, Final

from bot.leagues.settings import DAY, INTERVALS, MOST_AT_ONCE, LeagueSettings
from bot.models.match import CLOCK_PRESETS, AnyGame
from bot.models.results import MatchDuration
from engine.contract import (
    QUICK,
    EstimatesLength,
    IllegalOptions,
    Options,
    PlaysSessions,
    ProposesOptions,
)

ANSWER_DAYS: Final = 7.3 / 24
"""How long a match waits for each answer if everyone answers within half a day, nights included:
simulated (bench/README.md, seasons)."""
SLOWEST: Final = 1.3  # nearly all matches take at most so many times as long as the median
ENOUGH_MATCHES: Final = 5  # a server's own matches count from so many on
SEASON_DAYS: Final = 28
NIGHT_CLOCKS: Final = ("daily", "bank")
"""Clocks to offer instead of one that is shorter than a night."""


@dataclass(frozen=True, slots=True)
class ServerPace:
    """How many days a match waits for each answer, as so many matches of a server show; 0 matches:
    as simulated."""

    answer_days: float = ANSWER_DAYS
    matches: int = 0


SIMULATED: Final = ServerPace()


@dataclass(frozen=True, slots=True)
class Fix:
    """A changed setting with which sessions have `limit` days, and take at most `most_days`."""

    name: str
    value: int | str
    most_days: int
    limit: int

    @property
    def is_enough(self) -> bool:
        return self.most_days <= self.limit


@dataclass(frozen=True, slots=True)
class SessionLength:
    """A session of so many matches usually takes `days`, and nearly always at most `most_days`.
    So many of the server's own matches say so; 0: it is simulated. It has `limit` days; `fixes`
    are what helps if that is too little, or if players time out in their sleep."""

    matches: int
    days: int
    most_days: int
    own_matches: int
    limit: int
    times_out_at_night: bool = False
    fixes: tuple[Fix, ...] = ()

    @property
    def is_too_long(self) -> bool:
        return self.most_days > self.limit


@dataclass(frozen=True, slots=True)
class _Estimate:
    """What a session of these settings takes at a pace."""

    settings: LeagueSettings
    game: AnyGame
    pace: ServerPace = SIMULATED

    @property
    def matches(self) -> int:
        game: object = self.game
        has_rule = has_session_rule(game, self.settings.table, {})
        if self.settings.single or not has_rule or not isinstance(game, PlaysSessions):
            return 1
        return game.session_matches

    @property
    def days(self) -> float:
        """The median; 0 if unknown."""
        game: object = self.game
        if not isinstance(game, EstimatesLength):
            return 0
        options = quick_options_of(game, self.settings.table) if self.settings.quick else {}
        answers = game.count_decisions(self.settings.table, options)
        return answers * self.matches * count_answer_days(self.settings, self.pace)

    @property
    def most_days(self) -> int:
        return ceil(self.days * SLOWEST)

    def try_change(self, name: str, value: int | str) -> Fix:
        changes: dict[str, Any] = {name: value}
        changed = replace(self.settings, **changes)
        most_days = replace(self, settings=changed).most_days
        return Fix(name, value, most_days, changed.interval)

    def find_fixes(self) -> tuple[Fix, ...]:
        """The changes that are enough, each as small as possible; what helps most if none is."""
        settings, game = self.settings, self.game
        # Values that may help, the smallest change first.
        changes: dict[str, list[int]] = {
            "quick": [] if settings.quick or not quick_options_of(game, settings.table) else [True],
            "single": [True] if self.matches > 1 else [],
            "table": [size for size in (3, 2) if size in game.seats and size < settings.table],
            "interval": [days for days in INTERVALS if days > settings.interval],
        }
        fixes = []
        for name, values in changes.items():
            if tried := [self.try_change(name, value) for value in values]:
                enough = (fix for fix in tried if fix.is_enough)
                most_helpful = min(tried, key=lambda fix: fix.most_days - fix.limit)
                fixes.append(next(enough, most_helpful))
        return tuple(fix for fix in fixes if fix.is_enough) or tuple(fixes)


def estimate_session(
    settings: LeagueSettings, game: AnyGame, pace: ServerPace = SIMULATED
) -> SessionLength | None:
    """None if the game has no estimate."""
    estimate = _Estimate(settings, game, pace)
    if not estimate.days:
        return None
    length = SessionLength(
        matches=estimate.matches,
        days=max(1, round(estimate.days)),
        most_days=estimate.most_days,
        own_matches=pace.matches,
        limit=settings.interval,
        times_out_at_night=_is_shorter_than_a_night(settings),
    )
    if length.times_out_at_night:
        fixes = [estimate.try_change("clock", clock) for clock in NIGHT_CLOCKS]
        return replace(length, fixes=tuple(fixes))
    return replace(length, fixes=estimate.find_fixes()) if length.is_too_long else length


def count_answer_days(settings: LeagueSettings, pace: ServerPace = SIMULATED) -> float:
    """How many days a match waits for each answer: on a clock that is shorter than a night, the
    computer moves before some people would."""
    if settings.late == "wait" or not _is_shorter_than_a_night(settings):
        return pace.answer_days
    return min(pace.answer_days, CLOCK_PRESETS[settings.clock].allowance / DAY)


def _is_shorter_than_a_night(settings: LeagueSettings) -> bool:
    clock = CLOCK_PRESETS.get(settings.clock)
    return clock is not None and not clock.is_for_days


def propose_settings(game: AnyGame, table: int | None = None) -> LeagueSettings:
    """The default settings of a game's leagues: the largest tables, unless that is chosen, at which
    a season of seven ends in four weeks, with all sessions at once, if need be quick or with one
    match for a session."""
    plain = LeagueSettings(game.key, interval=SEASON_DAYS, at_once=MOST_AT_ONCE, clock="bank")
    tables = [size for size in (4, 3, 2) if size in game.seats and table in (None, size)]
    for table, single, quick in product(tables, (False, True), (False, True)):
        if quick and not quick_options_of(game, table):
            continue
        settings = replace(plain, table=table, single=single, quick=quick)
        if _Estimate(settings, game).most_days <= settings.interval:
            return settings
    return replace(plain, table=tables[0])


def measure_pace(durations: Sequence[MatchDuration], game: object) -> ServerPace:
    """The pace of a server's own matches, if there are enough."""
    if len(durations) < ENOUGH_MATCHES or not isinstance(game, EstimatesLength):
        return SIMULATED
    count = game.count_decisions
    waits = [match.seconds / count(match.seats, match.options) for match in durations]
    return ServerPace(median(waits) / DAY, len(waits))


def list_flags(settings: LeagueSettings, game: AnyGame) -> list[str]:
    """The switches of settings that only some games have."""
    has_rule = has_session_rule(game, settings.table, {})
    flags = {"single": has_rule, "quick": bool(quick_options_of(game, settings.table))}
    return [name for name, there in flags.items() if there]


def quick_options_of(game: object, seats: int) -> Options:
    """The options for short matches; none if the game has none."""
    proposals = game.propose_options(seats) if isinstance(game, ProposesOptions) else {}
    return proposals.get(QUICK, {})


def has_session_rule(game: object, seats: int, options: Options) -> bool:
    """Whether the game has a tournament rule for tables of this size."""
    if not isinstance(game, PlaysSessions):
        return False
    try:
        return game.next_in_session(seats, options, ()) is not None
    except IllegalOptions:
        return False
