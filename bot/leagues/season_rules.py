"""How a season runs by itself: what may begin, what is drawn next, when it is over. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from bot.leagues.events import Body, Closed, Drawn, Ended, Extended
from bot.leagues.league import League, Slot, division_numbers
from bot.leagues.playoffs import Stage, list_playoff_sessions, rank_after_playoffs, sort_by_rank
from bot.leagues.scheduling.fixtures import Fixture, find_ready
from bot.leagues.scheduling.swiss import pair_round
from bot.leagues.settings import LeagueSettings
from bot.matches.final_ranks import compute_final_ranks
from engine.ranks import rank_with_ties

GRACE_DAYS = 7
"""Days that a season is extended by, once, before open sessions are adjudicated."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a session's matches have ended: places and points by seat; no places: they never will,
    since one was cancelled."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def find_startable(league: League, at: int) -> tuple[Slot, ...]:
    """The sessions that may begin now: their time has come, and all their players have room."""
    if league.phase != "running":
        return ()
    pending = [slot for slot in league.slots if slot.state == "pending" and slot.starts <= at]
    running = [_present_players(league, slot) for slot in league.slots if slot.state == "open"]
    fixtures = find_ready([slot.fixture for slot in pending], running, league.settings.at_once)
    wanted = {fixture.number for fixture in fixtures}
    return tuple(slot for slot in pending if slot.number in wanted)


def _present_players(league: League, slot: Slot) -> list[int]:
    """The players of a session who have not left."""
    return [player for player in slot.fixture.players if player not in league.dropped]


def find_walkover(league: League, slot: Slot) -> Ended | None:
    """The result of a session that one person at most would play; None where it has to be."""
    players = slot.fixture.players
    there = _present_players(league, slot)
    if len(there) > 1:
        return None
    gone = [seat for seat, player in enumerate(players) if player not in there]
    places = compute_final_ranks((1,) * len(players), gone) if there else ()
    forfeits = tuple(players[seat] for seat in gone)
    return Ended(slot.number, places, (0,) * len(players), forfeits, "walkover")


def end_session(league: League, slot: Slot, finish: Finish) -> Ended:
    """The result of a session that has been played: who left before it began is last."""
    players = slot.fixture.players
    if not finish.places:
        return Ended(slot.number, (), (), (), "cancelled")
    absent = [seat for seat, player in enumerate(players) if player in find_absentees(league, slot)]
    places = compute_final_ranks(finish.places, absent) if absent else finish.places
    return Ended(slot.number, places, finish.scores, tuple(players[seat] for seat in absent))


def find_absentees(league: League, slot: Slot) -> frozenset[int]:
    """Those whose seat in a session is a computer player's: they had left when it began."""
    return league.absentees_of(slot)


def extend_if_overdue(league: League, at: int) -> list[Body]:
    """One extension when the time is over, by itself."""
    if league.phase != "running" or at < league.deadline or league.extra_days >= GRACE_DAYS:
        return []
    return [Extended(GRACE_DAYS)] if any(slot.state != "ended" for slot in league.slots) else []


def is_over_time(league: League, at: int) -> bool:
    """Whether what is not over has to be adjudicated."""
    return league.phase == "running" and at >= league.deadline and league.extra_days >= GRACE_DAYS


def adjudicate_session(league: League, slot: Slot, scores: Sequence[int] | None) -> Ended:
    """A session that ends by its present points; one that never began counts for nobody."""
    if scores is None:
        return Ended(slot.number, (), (), (), "adjudicated")
    finish = end_session(league, slot, Finish(rank_with_ties(scores), tuple(scores)))
    return replace(finish, how="adjudicated")


def advance_season(league: League) -> list[Body]:
    """What comes when all sessions there are have ended: another round, or the end."""
    if league.phase != "running" or any(slot.state != "ended" for slot in league.slots):
        return []
    terms = league.settings
    if terms.format == "swiss":
        rounds = max((s.fixture.wave for s in league.slots if not s.fixture.stage), default=0)
        if rounds < terms.rounds:
            return _draw_next_round(league, rounds + 1)
        if terms.final and (drawn := _draw_playoffs(league)):
            return drawn
    return [Closed(rank_divisions(league))]


def rank_divisions(league: League) -> tuple[tuple[int, ...], ...]:
    """The divisions' players in the order of their standings, the knock-out's before the others."""
    found = [tuple(line.player for line in league.standings(d)) for d in division_numbers(league)]
    won = _collect_playoff_results(league)
    if "final" in won:
        found[0] = rank_after_playoffs(found[0], league.season_settings.table, won)
    return tuple(found)


def draw_round(
    ranked: Sequence[int],
    terms: LeagueSettings,
    played: Iterable[Sequence[int]],
    byes: Iterable[int],
    wave: int,
    number: int,
    seed: bytes,
) -> list[Body]:
    """A round of a Swiss event, its sessions numbered from `number`."""
    tables = pair_round(ranked, terms.table, played, byes, seed + bytes((wave,)))
    fixtures = [Fixture(number + n, 1, wave, t) for n, t in enumerate(t for t in tables if t[1:])]
    return [Drawn(tuple(fixtures), tuple(t[0] for t in tables if len(t) == 1))]


def _draw_next_round(league: League, wave: int) -> list[Body]:
    ranked = [line.player for line in league.standings(1) if line.player not in league.dropped]
    if len(ranked) < 2:
        return [Closed(rank_divisions(league))]
    played = [slot.fixture.players for slot in league.slots if len(slot.fixture.players) > 1]
    byes = [slot.fixture.players[0] for slot in league.slots if slot.how == "bye"]
    number = max(slot.number for slot in league.slots) + 1
    return draw_round(ranked, league.settings, played, byes, wave, number, league.seed)


def _draw_playoffs(league: League) -> list[Body]:
    """The next sessions of the knock-out; nothing once the final is over."""
    won = _collect_playoff_results(league)
    there = {slot.fixture.stage for slot in league.slots}
    among = {one for slot in league.slots if slot.fixture.stage for one in slot.fixture.players}
    lines = [line.player for line in league.standings(1)]
    # Who is in it stays in it: who has left since forfeits, and no correction lets others in.
    ranked = [one for one in lines if (one in among if among else one not in league.dropped)]
    if len(ranked) < 2 or "final" in won:
        return []
    number, wave = max(slot.number for slot in league.slots) + 1, league.latest_round + 1
    fresh = [
        one
        for one in list_playoff_sessions(ranked, league.settings.table, won)
        if one.stage not in there
    ]
    fixtures = tuple(
        Fixture(number + n, 1, wave, bout.players, bout.stage) for n, bout in enumerate(fresh)
    )
    return [Drawn(fixtures)] if fixtures else []


def _collect_playoff_results(league: League) -> dict[Stage, list[int]]:
    """The knock-out's sessions that are over, their players by place."""
    ranked = [line.player for line in league.standings(1)] if league.divisions else []
    found: dict[Stage, list[int]] = {}
    for slot in league.slots:
        if slot.fixture.stage and slot.result is not None:
            stage = cast(Stage, slot.fixture.stage)
            found[stage] = sort_by_rank(ranked, slot.result.players, slot.result.places)
    return found


def find_next_time(league: League, at: int) -> int | None:
    """When something falls due without anybody doing anything; None: never."""
    if league.phase != "running":
        return None
    times = [slot.starts for slot in league.slots if slot.state == "pending" and slot.starts > at]
    return min([*times, league.deadline])
