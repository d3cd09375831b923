"""What players and organisers may do in a league, as events to write. Pure; raises `Refusal`."""

from collections.abc import Sequence

from bot.leagues import events
from bot.leagues.aggregate import fold
from bot.leagues.events import Body, Event
from bot.leagues.league import InvalidEvent, League, Slot, find_forfeits
from bot.leagues.scheduling.calendar import build_calendar
from bot.leagues.season_rules import SessionPlay, draw_round, list_movers, rank_divisions
from bot.leagues.settings import LeagueSettings
from bot.matches import Refusal
from bot.matches.aggregate import compute_final_ranks
from engine.contract import rank_with_ties

UNDOABLE = (
    events.Changed, events.SignedUp, events.Withdrew, events.Corrected, events.Dropped,
    events.Paused, events.Hastened, events.Extended, events.Listed, events.Closed,
)  # fmt: skip
DATES = (events.Paused, events.Hastened, events.Extended)
"""Acts that mean nothing any more once the season has ended."""
MOST_REASON = 200


def sign_up(league: League, player: int, *, organised: bool = False) -> list[Body]:
    """A place, or one on the waiting list. During a season: the list of substitutes, or the way
    back for a player who has left; `organised`: by an organiser, as it has to be for those whom one
    has removed."""
    if league.phase != "sign-up":
        if player in league.dropped:
            if league.is_removed(player) and not organised:
                raise Refusal("league-removed")
            if not league.can_return(player):
                raise Refusal("league-cannot-return")
            return [events.Returned(player)]
        if league.division_of(player) is not None or player in league.substitutes:
            raise Refusal("league-plays-already")
        return [events.Listed(player, there=True)]
    if player in league.roster:
        raise Refusal("league-signed-up", season=league.season + 1)
    return [events.SignedUp(player)]


def add_computer(league: League) -> list[Body]:
    """A computer takes a place; computers have unique negative numbers."""
    _require_sign_up(league)
    if len(league.roster) >= league.settings.places:
        raise Refusal("league-full", n=league.settings.places)
    used = (row.body.player for row in league.events if isinstance(row.body, events.SignedUp))
    return [events.SignedUp(min(0, *used, 0) - 1)]


def withdraw(league: League, player: int) -> list[Body]:
    """Leave the list of substitutes, the season, or the roster of the next one."""
    bodies: list[Body] = []
    if player in league.substitutes:
        bodies.append(events.Listed(player, there=False))
    if league.phase != "sign-up":
        return bodies or drop_player(league, player)
    if player in league.roster:
        bodies.append(events.Withdrew(player))
    if not bodies:
        raise Refusal("league-not-signed-up")
    return bodies


def change_settings(league: League, settings: LeagueSettings, seats: Sequence[int]) -> list[Body]:
    """Change settings, between two seasons; `seats` are the table sizes of the game."""
    _require_sign_up(league)
    check_settings(settings, seats)
    return [] if settings == league.settings else [events.Changed(settings)]


def check_settings(settings: LeagueSettings, seats: Sequence[int]) -> None:
    faults = settings.find_faults(seats)
    if faults:
        raise Refusal("league-terms", term=faults[0].replace("_", "-"))


def require_enough_players(league: League) -> None:
    """Raises `Refusal` if a season can't begin now."""
    _require_sign_up(league)
    least = league.settings.min_players
    if len(league.players) < least:
        raise Refusal("league-too-few", least=least)


def begin_season(league: League, seed: bytes) -> list[Body]:
    """Begin the next season with everyone who has a place."""
    require_enough_players(league)
    settings, players = league.settings, league.players
    known = rank_divisions(league)
    order = league.season_settings.order_next_season(known, players) if league.season else players
    divisions = settings.divide(order)
    if settings.format == "season":
        fixtures = build_calendar(divisions, settings.table, settings.at_once, seed)
        return [events.Began(league.season + 1, seed.hex(), divisions, fixtures)]
    begun = events.Began(league.season + 1, seed.hex(), divisions, ())
    return [begun, *draw_round(divisions[0], settings, (), (), 1, 1, seed)]


def pause_season(league: League, on: bool) -> list[Body]:
    if league.phase != ("running" if on else "paused"):
        raise Refusal("league-not-running" if on else "league-not-paused")
    return [events.Paused(on)]


def drop_player(league: League, player: int) -> list[Body]:
    """A player leaves the season; the first free substitute takes over."""
    _require_season(league)
    if league.division_of(player) is None or player in league.dropped:
        raise Refusal("league-plays-not")
    pending = any(slot.state == "pending" for slot in league.slots_of(player))
    free = (p for p in league.substitutes if league.division_of(p) is None)
    return [events.Dropped(player, next(free, None) if pending else None)]


def correct_result(
    league: League,
    number: int,
    scores: Sequence[int] | None,
    reason: str,
    play: SessionPlay | None = None,
) -> list[Body]:
    """Set the points of a session by seat; None: the session is void. `play` is how one was played
    that is not over: points don't make a player of somebody who made no move in it."""
    slot = find_session(league, number)
    players, reason = slot.fixture.players, reason[:MOST_REASON]
    if scores is None:
        return [events.Corrected(number, (), (), reason)]
    if len(scores) != len(players):
        raise Refusal("league-scores", n=len(players))
    forfeits = [s for s, player in enumerate(players) if player in find_forfeits(league, slot)]
    places = compute_final_ranks(rank_with_ties(scores), forfeits)
    moved = list_movers(slot, play) if play is not None else ()
    absent = tuple(player for player in players if moved and player > 0 and player not in moved)
    return [events.Corrected(number, places, tuple(scores), reason, absent, moved)]


def repeat_session(league: League, number: int) -> list[Body]:
    """A void session starts over."""
    if not league.can_repeat(find_session(league, number)):
        raise Refusal("league-not-repeatable")
    return [events.Repeated(number)]


def find_session(league: League, number: int) -> Slot:
    """Raises `Refusal`."""
    try:
        return league.find_slot(number)
    except InvalidEvent as error:
        raise Refusal("league-no-session", number=number) from error


def extend_season(league: League, days: int) -> list[Body]:
    _require_season(league)
    if not 1 <= days <= 90:
        raise Refusal("league-terms", term="interval")
    return [events.Extended(days)]


def hasten_round(league: League, at: int) -> list[Body]:
    """Let the next sessions begin before their day."""
    if league.phase != "running":
        raise Refusal("league-not-running")
    if league.next_round_at is None or league.next_round_at <= at:
        raise Refusal("league-nothing-to-hasten")
    return [events.Hastened()]


def remind_players(league: League, at: int) -> list[Body]:
    """Call those for whom sessions wait, once a day."""
    if league.phase != "running" or not league.count_open_sessions():
        raise Refusal("league-not-waiting")
    again = league.next_reminder_at
    if at < again:
        raise Refusal("league-reminded", at=f"<t:{again}:R>")
    return [events.Reminded()]


def close_season(league: League) -> list[Body]:
    _require_season(league)
    return [events.Closed(rank_divisions(league))]


def undo_act(league: League, seq: int | None = None) -> list[Body]:
    """Undo an organiser's act of this season, by default the newest, unless later events depend on
    it."""
    undone = {row.body.seq for row in league.events if isinstance(row.body, events.Undone)}
    began = max((row.seq for row in league.events if isinstance(row.body, events.Began)), default=0)
    closed = (row.seq for row in league.events if isinstance(row.body, events.Closed))
    ended = max((seq for seq in closed if seq not in undone), default=0)
    drops = (league.find_drop(player) for player in league.dropped)
    gone = {drop[0] for drop in drops if drop is not None}  # and have not returned since
    acts = [
        row
        for row in league.events
        if row.seq > ended or not isinstance(row.body, DATES)
        if row.seq in gone or not isinstance(row.body, events.Dropped)
        if isinstance(row.body, UNDOABLE) and row.seq > began and row.seq not in undone
        if is_by_organiser(row) and seq in (None, row.seq)
    ]
    if not acts:
        raise Refusal("league-cannot-undo")
    act = acts[-1]
    if isinstance(act.body, events.Closed):  # a running season cannot have other settings
        since = (row for row in league.events[act.seq :] if row.seq not in undone)
        if any(isinstance(row.body, events.Changed) for row in since):
            raise Refusal("league-cannot-undo")
    trial = Event(league.seq + 1, events.Undone(act.seq), None, act.at)
    try:
        folded = fold((*league.events, trial))
    except InvalidEvent as error:
        raise Refusal("league-cannot-undo") from error
    if folded.season != league.season or _has_altered_sessions(league, folded):
        raise Refusal("league-cannot-undo")
    return [events.Undone(act.seq)]


def find_undoable(league: League) -> Event | None:
    """The newest organiser's act of this season, if it can still be undone."""
    try:
        acts = [body.seq for body in undo_act(league) if isinstance(body, events.Undone)]
    except Refusal:
        return None
    return league.events[acts[0] - 1]


def is_by_organiser(row: Event) -> bool:
    """Whether an event is an organiser's act, not what a player did for themselves."""
    body = row.body
    if isinstance(body, events.SignedUp | events.Withdrew | events.Listed | events.Dropped):
        return row.actor not in (None, body.player)
    return row.actor is not None


def _require_sign_up(league: League) -> None:
    if league.phase != "sign-up":
        raise Refusal("league-running")


def _require_season(league: League) -> None:
    if league.phase == "sign-up":
        raise Refusal("league-not-running")


def _has_altered_sessions(before: League, after: League) -> bool:
    """Whether sessions that have begun would have other players or absentees."""
    known = {slot.number: slot for slot in after.slots}
    begun = ((slot, known[slot.number]) for slot in before.slots if slot.match is not None)
    return any(
        (old.fixture.players, old.absentees) != (new.fixture.players, new.absentees)
        for old, new in begun
    )
