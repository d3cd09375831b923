"""What people and organisers may do in a league, as events to write. Pure; raises `Refusal`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.leagues.aggregate import fold
from bot.leagues.events import (
    Began,
    Body,
    Changed,
    Closed,
    Corrected,
    Dropped,
    Event,
    Extended,
    Hastened,
    Listed,
    Paused,
    Repeated,
    Returned,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.league import InvalidEvent, League, Slot, find_forfeits
from bot.leagues.scheduling.fixtures import build_calendar
from bot.leagues.season_rules import draw_round, rank_divisions
from bot.leagues.settings import LeagueSettings, divide, order_next_season
from bot.matches import Refusal
from bot.matches.final_ranks import compute_final_ranks
from engine.ranks import rank_with_ties

UNDOABLE = (
    Changed, SignedUp, Withdrew, Corrected, Dropped, Paused, Hastened, Extended, Listed, Closed
)  # fmt: skip
MOST_REASON = 200


def sign_up(league: League, player: int) -> list[Body]:
    """A place, or one on the waiting list; during a season one on the list of substitutes, and for
    who has left it the way back."""
    if league.phase != "sign-up" and player in league.dropped:
        return return_player(league, player)
    if league.phase != "sign-up":
        return stand_by(league, player, there=True)
    if player in league.roster:
        raise Refusal("league-signed-up")
    return [SignedUp(player)]


def add_computer(league: League) -> list[Body]:
    """A computer player takes a place; they have numbers below zero, each its own."""
    if league.phase != "sign-up":
        raise Refusal("league-running")
    if len(league.roster) >= league.settings.places:
        raise Refusal("league-full", n=league.settings.places)
    used = (row.body.player for row in league.events if isinstance(row.body, SignedUp))
    return [SignedUp(min(0, *used, 0) - 1)]


def withdraw(league: League, player: int) -> list[Body]:
    """Off the list of substitutes, out of the season, or off the list for the next one."""
    off: list[Body] = [Listed(player, there=False)] if player in league.substitutes else []
    if league.phase != "sign-up":
        return off or drop_player(league, player)
    if player not in league.roster and not off:
        raise Refusal("league-not-signed-up")
    return [*off, *([Withdrew(player)] if player in league.roster else [])]


def stand_by(league: League, player: int, there: bool) -> list[Body]:
    """On the list of substitutes, where they neither play already nor have left."""
    if there and league.phase != "sign-up" and league.division_of(player) is not None:
        raise Refusal("league-plays-already")
    if there == (player in league.substitutes):
        raise Refusal("league-listed" if there else "league-not-listed")
    return [Listed(player, there)]


def change_settings(league: League, terms: LeagueSettings, seats: Sequence[int]) -> list[Body]:
    """Other terms, between two seasons; `seats` are the table sizes of the game."""
    if league.phase != "sign-up":
        raise Refusal("league-running")
    check_settings(terms, seats)
    return [] if terms == league.settings else [Changed(terms)]


def check_settings(terms: LeagueSettings, seats: Sequence[int]) -> None:
    faults = terms.find_faults(seats)
    if faults:
        raise Refusal("league-terms", term=faults[0].replace("_", "-"))


def begin_season(league: League, seed: bytes) -> list[Body]:
    """The next season with everybody who has a place."""
    if league.phase != "sign-up":
        raise Refusal("league-running")
    terms, players = league.settings, league.players
    if len(players) < terms.min_players:
        raise Refusal("league-too-few", least=terms.min_players)
    known = rank_divisions(league)
    order = order_next_season(known, players, league.season_settings) if league.season else players
    divisions = divide(order, terms)
    if terms.format == "season":
        fixtures = build_calendar(divisions, terms.table, terms.at_once, seed)
        return [Began(league.season + 1, seed.hex(), divisions, fixtures)]
    begun = Began(league.season + 1, seed.hex(), divisions, ())
    return [begun, *draw_round(divisions[0], terms, (), (), 1, 1, seed)]


def pause_season(league: League, on: bool) -> list[Body]:
    if league.phase != ("running" if on else "paused"):
        raise Refusal("league-not-running" if on else "league-not-paused")
    return [Paused(on)]


def drop_player(league: League, player: int) -> list[Body]:
    """Somebody leaves the season; the first of the substitutes takes over, if there is one."""
    if league.phase == "sign-up":
        raise Refusal("league-not-running")
    if league.division_of(player) is None or player in league.dropped:
        raise Refusal("league-plays-not")
    pending = any(slot.state == "pending" for slot in league.slots_of(player))
    free = (one for one in league.substitutes if league.division_of(one) is None)
    by = next(free, None)
    return [Dropped(player, by if pending else None)]


def return_player(league: League, player: int) -> list[Body]:
    """Who has left the season takes that back."""
    if not league.can_return(player):
        raise Refusal("league-cannot-return")
    return [Returned(player)]


def correct_result(
    league: League, number: int, scores: Sequence[int] | None, reason: str
) -> list[Body]:
    """The points of a session by seat, ties as ties; None: it counts for nobody."""
    slot = find_session(league, number)
    players, reason = slot.fixture.players, reason[:MOST_REASON]
    if scores is None:
        return [Corrected(number, (), (), reason)]
    if len(scores) != len(players):
        raise Refusal("league-scores", n=len(players))
    absent = [s for s, player in enumerate(players) if player in find_forfeits(league, slot)]
    places = compute_final_ranks(rank_with_ties(scores), absent)
    return [Corrected(number, places, tuple(scores), reason)]


def repeat_session(league: League, number: int) -> list[Body]:
    """A session that counts for nobody, by its cancellation or else, begins again."""
    if not league.can_repeat(find_session(league, number)):
        raise Refusal("league-not-repeatable", number=number)
    return [Repeated(number)]


def find_session(league: League, number: int) -> Slot:
    """Raises `Refusal`."""
    try:
        return league.find_slot(number)
    except InvalidEvent as unfit:
        raise Refusal("league-no-session", number=number) from unfit


def extend_season(league: League, days: int) -> list[Body]:
    if league.phase == "sign-up":
        raise Refusal("league-not-running")
    if not 1 <= days <= 90:
        raise Refusal("league-terms", term="interval")
    return [Extended(days)]


def hasten_round(league: League, at: int) -> list[Body]:
    """The next sessions need not wait for their day."""
    if league.phase != "running":
        raise Refusal("league-not-running")
    if league.next_round_at is None or league.next_round_at <= at:
        raise Refusal("league-nothing-to-hasten")
    return [Hastened()]


def close_season(league: League) -> list[Body]:
    """An organiser ends the season as it stands."""
    if league.phase == "sign-up":
        raise Refusal("league-not-running")
    return [Closed(rank_divisions(league))]


def undo_act(league: League, seq: int | None = None) -> list[Body]:
    """An organiser's act is struck, the newest one if none is named; those that others rest on are
    not, nor is what was agreed before the season began."""
    struck = {row.body.seq for row in league.events if isinstance(row.body, Undone)}
    acts = [
        row
        for row in league.events
        if isinstance(row.body, UNDOABLE) and row.actor is not None and row.seq not in struck
    ]
    begun = max((row.seq for row in league.events if isinstance(row.body, Began)), default=0)
    acts = [row for row in acts if is_by_organiser(row) and seq in (None, row.seq)]
    acts = [row for row in acts if row.seq > begun and not _has_returned(league, row)]
    if not acts:
        raise Refusal("league-nothing-to-undo")
    act = acts[-1]
    if isinstance(act.body, Closed) and _has_changed_settings(league, act.seq, struck):
        raise Refusal("league-cannot-undo")
    trial = Event(league.seq + 1, Undone(act.seq), None, act.at)
    try:
        folded = fold((*league.events, trial))
    except InvalidEvent as unfit:
        raise Refusal("league-cannot-undo") from unfit
    if folded.season != league.season or _has_altered_sessions(league, folded):
        raise Refusal("league-cannot-undo")
    return [Undone(act.seq)]


def _has_returned(league: League, row: Event) -> bool:
    """Whether somebody has come back since they were taken out."""
    if not isinstance(row.body, Dropped):
        return False
    left = league.find_drop(row.body.player)
    return left is None or left[0] != row.seq


def _has_changed_settings(league: League, seq: int, struck: set[int]) -> bool:
    """Whether other terms were agreed since, which a season that goes on cannot have."""
    return any(
        isinstance(row.body, Changed) and row.seq > seq and row.seq not in struck
        for row in league.events
    )


def is_by_organiser(row: Event) -> bool:
    """Whether an event is an organiser's act, and not what people do for themselves."""
    body = row.body
    if isinstance(body, SignedUp | Withdrew | Listed | Dropped):
        return row.actor != body.player
    return row.actor is not None


def _has_altered_sessions(before: League, after: League) -> bool:
    """Whether sessions that are being played, or were, would have other people, or would have had
    some of them who were gone."""
    known = {slot.number: slot for slot in after.slots}
    return any(
        slot.state != "pending"
        and slot.match is not None
        and (known[slot.number].fixture.players, known[slot.number].absentees)
        != (slot.fixture.players, slot.absentees)
        for slot in before.slots
    )
