"""How long the sessions of a season take, and settings with which they end in time. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import ceil
from statistics import median
from typing import Any, Final, cast

from bot.leagues.settings import DAY, INTERVALS, MOST_AT_ONCE, LeagueSettings
from bot.models.match import CLOCK_PRESETS, AnyGame
from bot.models.results import MatchDuration
from engine.contract import (
    EstimatesLength,
    IllegalOptions,
    OffersQuickGame,
    Options,
    PlaysSessions,
)

ANSWER_DAYS: Final = 7.3 / 24
"""How long a match waits for each answer if everyone answers within half a day, nights included:
simulated (bench/README.md, seasons)."""
SLOWEST: Final = 1.3
"""Nearly all matches take at most so many times as long as the median."""
ENOUGH_MATCHES: Final = 5
"""A server's own matches count from so many on."""
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


def estimate_session(
    settings: LeagueSettings, game: AnyGame, pace: ServerPace = SIMULATED
) -> SessionLength | None:
    """None if the game has no estimate."""
    days = _estimate_days(settings, game, pace)
    if not days:
        return None
    length = SessionLength(
        matches=_count_matches(settings, game),
        days=max(1, round(days)),
        most_days=_count_most_days(settings, game, pace),
        own_matches=pace.matches,
        limit=settings.interval,
        times_out_at_night=_is_shorter_than_a_night(settings),
    )
    if length.times_out_at_night:
        fixes = [_try(settings, game, pace, "clock", clock) for clock in NIGHT_CLOCKS]
        return replace(length, fixes=tuple(fixes))
    if length.is_too_long:
        return replace(length, fixes=_find_fixes(settings, game, pace))
    return length


def count_answer_days(settings: LeagueSettings, pace: ServerPace = SIMULATED) -> float:
    """How many days a match waits for each answer: on a clock that is shorter than a night, the
    computer moves before some people would."""
    if settings.late == "wait" or not _is_shorter_than_a_night(settings):
        return pace.answer_days
    return min(pace.answer_days, CLOCK_PRESETS[settings.clock].allowance / DAY)


def _is_shorter_than_a_night(settings: LeagueSettings) -> bool:
    clock = CLOCK_PRESETS.get(settings.clock)
    return clock is not None and not clock.is_for_days


def propose_settings(game: AnyGame) -> LeagueSettings:
    """The default settings of a game's leagues: the largest tables at which a season of seven ends
    in four weeks, with all sessions at once, if need be quick or with one match for a session."""
    plain = LeagueSettings(game.key, interval=SEASON_DAYS, at_once=MOST_AT_ONCE, clock="bank")
    tables = [size for size in (4, 3, 2) if size in game.seats]
    for table, single, quick in product(tables, (False, True), (False, True)):
        if quick and not quick_options_of(game):
            continue
        settings = replace(plain, table=table, single=single, quick=quick)
        if _count_most_days(settings, game, SIMULATED) <= settings.interval:
            return settings
    return replace(plain, table=tables[0])


def measure_pace(durations: Sequence[MatchDuration], game: object) -> ServerPace:
    """The pace of a server's own matches, if there are enough."""
    if len(durations) < ENOUGH_MATCHES or not isinstance(game, EstimatesLength):
        return SIMULATED
    waits = [one.seconds / game.count_decisions(one.seats, one.options) for one in durations]
    return ServerPace(median(waits) / DAY, len(waits))


def _estimate_days(settings: LeagueSettings, game: AnyGame, pace: ServerPace) -> float:
    """The median days of a session; 0 if unknown."""
    counted = cast(object, game)
    if not isinstance(counted, EstimatesLength):
        return 0
    options = quick_options_of(game) if settings.quick else {}
    answers = counted.count_decisions(settings.table, options)
    return answers * _count_matches(settings, game) * count_answer_days(settings, pace)


def _count_matches(settings: LeagueSettings, game: object) -> int:
    if settings.single or not has_session_rule(game, settings.table, {}):
        return 1
    return game.session_matches if isinstance(game, PlaysSessions) else 1


def _count_most_days(settings: LeagueSettings, game: AnyGame, pace: ServerPace) -> int:
    return ceil(_estimate_days(settings, game, pace) * SLOWEST)


def _find_fixes(settings: LeagueSettings, game: AnyGame, pace: ServerPace) -> tuple[Fix, ...]:
    """The changes that are enough, each as small as possible; what helps most if none is."""
    fixes = []
    for name, values in _list_changes(settings, game).items():
        tried = [_try(settings, game, pace, name, value) for value in values]
        enough = (one for one in tried if one.is_enough)
        fixes.append(next(enough, None) or min(tried, key=lambda one: one.most_days - one.limit))
    return tuple(one for one in fixes if one.is_enough) or tuple(fixes)


def list_flags(settings: LeagueSettings, game: AnyGame) -> list[str]:
    """The switches of settings that only some games have."""
    has_rule = has_session_rule(game, settings.table, {})
    found = {"single": has_rule, "quick": bool(quick_options_of(game))}
    return [name for name, there in found.items() if there]


def _list_changes(settings: LeagueSettings, game: AnyGame) -> dict[str, list[int]]:
    """Values of settings that may help, the smallest change first."""
    found: dict[str, list[int]] = {
        "quick": [True] if quick_options_of(game) and not settings.quick else [],
        "single": [True] if _count_matches(settings, game) > 1 else [],
        "table": [size for size in (3, 2) if size in game.seats and size < settings.table],
        "interval": [days for days in INTERVALS if days > settings.interval],
    }
    return {name: values for name, values in found.items() if values}


def _try(
    settings: LeagueSettings, game: AnyGame, pace: ServerPace, name: str, value: int | str
) -> Fix:
    changes: dict[str, Any] = {name: value}
    changed = replace(settings, **changes)
    return Fix(name, value, _count_most_days(changed, game, pace), changed.interval)


def quick_options_of(game: object) -> Options:
    """The options for short matches; none if the game has none."""
    return game.quick_options if isinstance(game, OffersQuickGame) else {}


def has_session_rule(game: object, seats: int, options: Options) -> bool:
    """Whether the game has a tournament rule for tables of this size."""
    if not isinstance(game, PlaysSessions):
        return False
    try:
        return game.next_in_session(seats, options, ()) is not None
    except IllegalOptions:
        return False
