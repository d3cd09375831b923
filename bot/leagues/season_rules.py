"""The rules of a running season: what may begin, what is drawn next, when it is over. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from bot.leagues.events import Body, Closed, Drawn, Dropped, Ended, Extended
from bot.leagues.league import GRACE_DAYS, League, Slot, division_numbers
from bot.leagues.scheduling import swiss
from bot.leagues.scheduling.calendar import Fixture, find_ready
from bot.leagues.settings import DAY, LeagueSettings
from bot.matches.aggregate import compute_final_ranks
from bot.models.match import CLOCK_PRESETS
from engine.contract import rank_with_ties

BACK_WITHIN: Final = 3 * DAY
"""People who are all away from a session may come back within this time."""
MOST_MISSED: Final = 2
"""Rounds in a row that a player may miss before they are out of the season."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a session's matches have ended: ranks and points by seat; no ranks if one was
    cancelled."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SessionPlay:
    """How a session was played so far: the percentage of it, and by seat the points, whether the
    player was away (others did most of what the seat did), the seconds it was waited for, whether
    the player made a move, and whether computers `replaced` them: did most of what the seat did,
    and no one else claimed it. `claimants` are people who moved at the seats of others."""

    percent: int
    scores: tuple[int, ...]
    away: tuple[bool, ...]
    waited: tuple[int, ...]
    moved: tuple[bool, ...] = ()
    replaced: tuple[bool, ...] = ()
    claimants: tuple[int, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether a person made a move in it, at whatever seat."""
        return any(self.moved) or bool(self.claimants)


def remind_after(league: League) -> int:
    """For how many seconds a match has to have waited for a player whom a reminder mentions: half a
    day, or a quarter of the clock if that is less."""
    clock = CLOCK_PRESETS.get(league.season_settings.clock)
    return DAY // 2 if clock is None else min(DAY // 2, clock.allowance // 4)


def find_startable(league: League, at: int) -> tuple[Slot, ...]:
    """The sessions that are due and whose players all have room for another one."""
    if league.phase != "running":
        return ()
    pending = [slot for slot in league.slots if slot.state == "pending" and slot.starts <= at]
    running = [_present_players(league, slot) for slot in league.slots if slot.state == "open"]
    fixtures = find_ready([slot.fixture for slot in pending], running, league.settings.at_once)
    startable = {fixture.number for fixture in fixtures}
    return tuple(slot for slot in pending if slot.number in startable)


def _present_players(league: League, slot: Slot) -> list[int]:
    """The players of a session who have not left."""
    return [player for player in slot.fixture.players if player not in league.dropped]


def find_walkovers(league: League, at: int) -> list[Body]:
    """The results of the sessions that are due and need not be played; of all that are left, once
    all people of the season who had any have left it."""
    slots = find_startable(league, at)
    unended = [slot for slot in league.slots if slot.state != "ended"]
    left = {player for slot in unended for player in _present_players(league, slot)}
    if league.phase == "running" and not any(player > 0 for player in left):
        slots = tuple(slot for slot in unended if slot.state == "pending")
    return [walkover for slot in slots if (walkover := find_walkover(league, slot))]


def find_walkover(league: League, slot: Slot) -> Ended | None:
    """The result of a session with at most one player left, or only computers; None if it has to be
    played."""
    players = slot.fixture.players
    present = _present_players(league, slot)
    if not any(player > 0 for player in present) and any(player > 0 for player in players):
        present = []  # nobody is left who could have won it
    if len(present) > 1:
        return None
    absent = [seat for seat, player in enumerate(players) if player not in present]
    ranks = compute_final_ranks((1,) * len(players), absent) if present else ()
    forfeits = tuple(players[seat] for seat in absent)
    return Ended(slot.number, ranks, (0,) * len(players), forfeits, "walkover")


def end_session(
    league: League, slot: Slot, finish: Finish, play: SessionPlay | None = None
) -> Ended:
    """The result of a session that has been played, whoever sat there: a claimed seat counts for
    its player. Players who left before it began, or whom computers replaced, are last and forfeit
    it; if that is everyone but computers, those are paid only if a person made a move."""
    players, absentees = slot.fixture.players, league.absentees_of(slot)
    if not finish.places:
        return Ended(slot.number, (), (), (), "cancelled")
    away = () if play is None else _list_people(slot, play.away)
    replaced = () if play is None else _list_people(slot, play.replaced)
    missed = tuple(player for player in away if player not in absentees)
    gone = {*absentees, *replaced}
    absent = [seat for seat, player in enumerate(players) if player in gone]
    has_begun = play is not None and play.has_begun
    are_gone = all(player < 0 or player in gone for player in players)
    if (absent and are_gone and not has_begun) or len(absent) == len(players):
        return Ended(slot.number, (), (), (), "unplayed", missed)
    ranks = compute_final_ranks(finish.places, absent) if absent else finish.places
    forfeits = tuple(players[seat] for seat in absent)
    return Ended(slot.number, ranks, finish.scores, forfeits, absent=missed)


def extend_if_overdue(league: League, at: int) -> list[Body]:
    """One automatic extension when the time is over, whatever the organiser has added before."""
    has_left = any(slot.state != "ended" for slot in league.slots)
    is_overdue = league.phase == "running" and at >= league.deadline and not league.is_extended
    return [Extended(GRACE_DAYS)] if has_left and is_overdue else []


def is_over_time(league: League, at: int) -> bool:
    """Whether open sessions have to be adjudicated."""
    return league.phase == "running" and at >= league.deadline and league.is_extended


def conclude_session(league: League, slot: Slot, finish: Finish | None, play: SessionPlay) -> Ended:
    """The result of a session that has been played, or whose time is over."""
    if finish is None:
        return adjudicate_session(league, slot, play)
    return _record_play(end_session(league, slot, finish, play), slot, play)


def _record_play(ended: Ended, slot: Slot, play: SessionPlay) -> Ended:
    """With how much was played, and by whom, of a session without points or that someone missed."""
    if ended.how != "unplayed" and not ended.absent:
        return ended
    return replace(ended, percent=play.percent, moved=list_movers(slot, play))


def list_movers(slot: Slot, play: SessionPlay) -> tuple[int, ...]:
    """Who made a move in a session: its players, and others who had claimed a seat."""
    both = zip(slot.fixture.players, play.moved, strict=False)
    return (*(player for player, has_moved in both if has_moved), *play.claimants)


def adjudicate_session(league: League, slot: Slot, play: SessionPlay | None) -> Ended:
    """End a session whose time is over by its present points, if enough of it was played: absent
    are those who were away and for whom it waited about the longest. One that never began (None)
    counts for nothing."""
    players = slot.fixture.players
    if play is None:
        return Ended(slot.number, (), (), (), "unplayed")
    if play.percent < league.season_settings.played:
        waits = {p: wait for p, wait in zip(players, play.waited, strict=True) if p > 0 and wait}
        late = {p for p, wait in waits.items() if 2 * wait >= max(waits.values())}
        gone = {*_list_people(slot, play.away), *late} - league.absentees_of(slot)
        absent = tuple(player for player in players if player in gone)
        return _record_play(Ended(slot.number, (), (), (), "unplayed", absent), slot, play)
    finish = Finish(rank_with_ties(play.scores), play.scores)
    ended = end_session(league, slot, finish, play)
    return _record_play(replace(ended, how="adjudicated") if ended.places else ended, slot, play)


def is_stalled(league: League, slot: Slot, percent: int, at: int, *, deserted: bool) -> bool:
    """Whether a running session will not be finished: everyone is away after a quarter of its
    round and some days, or after its round, half of it in the last one, it is too slow even for the
    share of it that has to be played, with the extension; in the last quarter without that."""
    passed, round_time = at - slot.starts, league.round_end_of(slot) - slot.starts
    if deserted:
        return passed >= min(max(BACK_WITHIN, round_time // 4), round_time // 2)
    is_last = league.round_end_of(slot) >= league.ends
    if passed < (round_time // 2 if is_last else round_time):
        return False
    is_late = is_last and 4 * passed >= 3 * round_time
    whole = round_time if is_late else league.deadline_of(slot, played=True) - slot.starts
    return percent * whole < league.season_settings.played * passed


def _list_people(slot: Slot, seats: Sequence[bool]) -> tuple[int, ...]:
    """The people of a session at some of its seats."""
    both = zip(slot.fixture.players, seats, strict=False)
    return tuple(player for player, counts in both if counts and player > 0)


def drop_absentees(league: League, at: int) -> list[Body]:
    """Players who have missed several rounds in a row leave a season that goes on; the first free
    substitutes take over what they have left to play."""
    ends = all(slot.state == "ended" for slot in league.slots)
    if league.phase != "running" or (ends and league.season_settings.format == "season"):
        return []
    players = {player for slot in league.slots for player in slot.missed} - league.dropped
    gone = [p for p in sorted(players) if league.count_missed_rounds(p, at) >= MOST_MISSED]
    free = (p for p in league.substitutes if league.division_of(p) is None)
    drops: list[Body] = []
    for player in gone:
        pending = any(slot.state == "pending" for slot in league.slots_of(player))
        drops.append(Dropped(player, next(free, None) if pending else None, absent=True))
    return drops


def advance_season(league: League) -> list[Body]:
    """The next round once all sessions have ended, or the end of the season."""
    if league.phase != "running" or any(slot.state != "ended" for slot in league.slots):
        return []
    settings = league.settings
    if settings.format == "swiss":
        rounds = max((s.fixture.wave for s in league.slots if not s.fixture.stage), default=0)
        left = [line.player for line in league.standings(1) if line.player not in league.dropped]
        if rounds < settings.rounds and len(left) > 1:
            played = [s.fixture.players for s in league.slots if len(s.fixture.players) > 1]
            byes = [slot.fixture.players[0] for slot in league.slots if slot.how == "bye"]
            first = max(slot.number for slot in league.slots) + 1
            return draw_round(left, settings, played, byes, rounds + 1, first, league.seed)
        if rounds >= settings.rounds and settings.final and (playoffs := _draw_playoffs(league)):
            return playoffs
    return [Closed(rank_divisions(league))]


def rank_divisions(league: League) -> tuple[tuple[int, ...], ...]:
    """The divisions' players in the order of their standings, those of the playoffs first."""
    ranked = [tuple(line.player for line in league.standings(d)) for d in division_numbers(league)]
    won = _collect_playoff_results(league)
    if "final" in won:
        ranked[0] = swiss.rank_after_playoffs(ranked[0], league.season_settings.table, won)
    return tuple(ranked)


def draw_round(
    ranked: Sequence[int],
    settings: LeagueSettings,
    played: Iterable[Sequence[int]],
    byes: Iterable[int],
    round_number: int,
    first: int,
    seed: bytes,
) -> list[Body]:
    """A round of a Swiss event, its sessions numbered from `first`."""
    tables = swiss.pair_round(ranked, settings.table, played, byes, seed + bytes((round_number,)))
    sessions = enumerate((table for table in tables if len(table) > 1), first)
    fixtures = tuple(Fixture(number, 1, round_number, table) for number, table in sessions)
    return [Drawn(fixtures, tuple(table[0] for table in tables if len(table) == 1))]


def _draw_playoffs(league: League) -> list[Body]:
    """The next sessions of the playoffs; nothing once the final is over."""
    won = _collect_playoff_results(league)
    begun = {slot.fixture.stage: slot.fixture.players for slot in league.slots}
    qualified = {player for stage, players in begun.items() if stage for player in players}
    players = [line.player for line in league.standings(1)]
    # Those who have qualified stay in: players who leave forfeit, and no correction lets others in.
    ranked = [p for p in players if (p in qualified if qualified else p not in league.dropped)]
    if len(ranked) < 2 or "final" in won:
        return []
    first, round_number = max(slot.number for slot in league.slots) + 1, league.latest_round + 1
    sessions = swiss.list_playoff_sessions(ranked, league.settings.table, won)
    fresh = enumerate((stage for stage in sessions if stage not in begun), first)
    fixtures = tuple(Fixture(n, 1, round_number, sessions[stage], stage) for n, stage in fresh)
    return [Drawn(fixtures)] if fixtures else []


def _collect_playoff_results(league: League) -> dict[swiss.Stage, list[int]]:
    """The players of each finished session of the playoffs by rank."""
    ranked = [line.player for line in league.standings(1)] if league.divisions else []
    finals = ((slot.fixture.stage, slot.result) for slot in league.slots if slot.fixture.stage)
    return {
        cast(swiss.Stage, stage): swiss.sort_by_rank(ranked, result.players, result.places)
        for stage, result in finals
        if result is not None
    }


def find_next_time(league: League, at: int) -> int | None:
    """When something falls due by itself; None: never."""
    if league.phase != "running":
        return None
    times = [league.deadline]
    for slot in league.slots:
        if slot.state == "pending":
            times += [slot.starts] if slot.starts > at else []
        elif slot.state == "open":  # past its deadlines it may wait one more day for its people
            due = league.deadline_of(slot), league.deadline_of(slot, played=True)
            times.append(min((time for time in due if time > at), default=at + DAY))
        elif slot.missed - league.dropped and league.round_end_of(slot) > at:
            times.append(league.round_end_of(slot))
    return min(times)
