"""The league aggregate: a `League` is the fold of its events. Pure."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.leagues import events
from bot.leagues.events import Body, Event
from bot.leagues.league import InvalidEvent, League, Slot, find_forfeits
from bot.leagues.scheduling.calendar import Fixture
from bot.leagues.season_rules import rank_divisions
from bot.leagues.settings import DAY
from bot.leagues.standings import Result


def fold(log: Iterable[Event]) -> League:
    """Raises `InvalidEvent` for an event that cannot follow the others."""
    rows = list(log)
    undone = {row.body.seq for row in rows if isinstance(row.body, events.Undone)}
    first = rows[0].body
    if not isinstance(first, events.Founded):
        raise InvalidEvent("a league begins with its founding")
    league = League(first.terms, seq=1, events=(rows[0],))
    for row in rows[1:]:
        league = advance(league, row, undone=row.seq in undone)
    return league


def fold_to_season_end(league: League, season: int) -> League:
    """The league just before the following season began, or its present state."""
    began = [n for n, row in enumerate(league.events) if isinstance(row.body, events.Began)]
    return fold(league.events[: began[season]]) if season < len(began) else league


def advance(league: League, event: Event, undone: bool = False) -> League:
    """The league after one more event; one that is undone changes nothing else."""
    if event.seq != league.seq + 1:
        raise InvalidEvent(f"event {event.seq} cannot follow {league.seq}")
    changed = league if undone else _apply(league, event)
    return replace(changed, seq=event.seq, events=(*league.events, event))


def foresee(league: League, bodies: Iterable[Body], at: int) -> League:
    """The league if the bot wrote these events, of which none undoes another."""
    for body in bodies:
        league = advance(league, Event(league.seq + 1, body, None, at))
    return league


def _apply(league: League, event: Event) -> League:
    body, at = event.body, event.at
    match body:
        case events.Began():
            return _apply_start(league, body, at)
        case events.Drawn():
            return _apply_draw(league, body, event)
        case events.Opened():
            slot = league.find_slot(body.fixture)
            if slot.state == "ended":
                return league
            starts, absentees = max(slot.starts, at), league.absentees_of(slot)
            opened = replace(slot, match=body.match, starts=starts, absentees=absentees)
            return _replace_slot(league, opened)
        case events.Ended() | events.Corrected():
            return _apply_result(league, body, event.seq)
        case events.Repeated():  # with the full time of a session from now on
            slot = league.find_slot(body.fixture)
            ends = max(league.ends, at + league.season_settings.interval * DAY)
            repeated = Slot(slot.fixture, at, repeats=slot.repeats + 1)
            return _replace_slot(replace(_readmit(league, slot), ends=ends), repeated)
        case events.Hastened():
            return _apply_haste(league, at)
        case events.Dropped():
            return _apply_drop(league, body)
        case events.Returned():
            return _apply_return(league, body)
        case events.Paused():
            return _apply_pause(league, body, at)
        case events.Extended():
            extended = league.is_extended or event.actor is None
            days = league.extra_days + body.days
            return replace(league, extra_days=days, is_extended=extended)
    return _apply_sign_up(league, body)


def _apply_sign_up(league: League, body: Body) -> League:
    """Settings, sign-ups, the list of substitutes, and the season's end, which opens sign-up."""
    roster, listed = league.roster, league.substitutes
    match body:
        case events.Changed():
            return replace(league, settings=body.terms)
        case events.SignedUp():
            if body.player in roster:
                raise InvalidEvent("signed up already")
            others = _without(listed, {body.player})
            return replace(league, roster=(*roster, body.player), substitutes=others)
        case events.Withdrew():
            return replace(league, roster=_without(roster, {body.player}))
        case events.Listed():
            others = _without(listed, {body.player})
            return replace(league, substitutes=(*others, body.player) if body.there else others)
        case events.Closed():
            roster = _without(roster, {*league.dropped, *league.ghosts, *league.forfeiters})
            return replace(league, phase="sign-up", last_ranking=body.ranking, roster=roster)
    return league


def _apply_start(league: League, body: events.Began, at: int) -> League:
    if league.phase != "sign-up":
        raise InvalidEvent("a season is running")
    interval = league.settings.interval * DAY
    slots = tuple(Slot(each, at + (each.wave - 1) * interval) for each in body.fixtures)
    playing = {player for division in body.divisions for player in division}
    return replace(
        league,
        season=body.season,
        phase="running",
        seed=bytes.fromhex(body.seed),
        divisions=body.divisions,
        slots=slots,
        dropped=frozenset(),
        substitutes=_without(league.substitutes, playing),
        extra_days=0,
        is_extended=False,
        began_at=at,
        ends=max((slot.starts for slot in slots), default=at) + interval,
        settings_at_start=league.settings,
    )


def _apply_draw(league: League, body: events.Drawn, event: Event) -> League:
    slots = [Slot(fixture, event.at) for fixture in body.fixtures]
    last_number = (slots or [*league.slots])[-1].number if (slots or league.slots) else 0
    round_number = slots[-1].fixture.wave if slots else league.latest_round + 1
    for number, player in enumerate(body.byes, last_number + 1):
        bye = Fixture(number, 1, round_number, (player,))
        win = Result(number, event.seq, (player,), (1,), (0,))
        slots.append(Slot(bye, event.at, None, win, "bye"))
    ends = event.at + league.season_settings.interval * DAY
    slots = [*league.slots, *slots]
    return replace(league, slots=tuple(slots), extra_days=0, is_extended=False, ends=ends)


def _apply_result(league: League, body: events.Ended | events.Corrected, seq: int) -> League:
    slot = league.find_slot(body.fixture)
    players = slot.fixture.players
    places, scores = body.places or (1,) * len(players), body.scores or (0,) * len(players)
    if len(places) != len(players):
        raise InvalidEvent(f"session {slot.number} has {len(players)} seats")
    missed, moved = frozenset(body.absent), frozenset(body.moved)
    if isinstance(body, events.Ended):
        if slot.result is not None:
            return league
        forfeits = frozenset(body.forfeits)
        ended = replace(slot, how=body.how, missed=missed, percent=body.percent, moved=moved)
    else:
        forfeits = find_forfeits(league, slot)
        missed, moved = slot.missed | missed, slot.moved | moved
        ended = replace(slot, how="corrected", missed=missed, moved=moved)
        league = _readmit(league, slot)
    annulled = not body.places
    result = Result(slot.number, seq, players, places, scores, forfeits, annulled=annulled)
    changed = _replace_slot(league, replace(ended, result=result))
    if not league.last_ranking or league.phase != "sign-up":
        return changed
    return replace(changed, last_ranking=rank_divisions(changed))


def _readmit(league: League, slot: Slot) -> League:
    """A session is corrected or starts over: players who are out because they missed it are back,
    unless a substitute has played for them."""
    absent = frozenset() if slot.how == "corrected" else slot.missed
    for player in sorted(absent & league.dropped):
        drop = league.find_drop(player)
        counted = drop is not None and drop[1].absent and slot.result is not None
        if counted and league.can_return(player):
            league = _apply_return(league, events.Returned(player))
    return league


def _apply_drop(league: League, body: events.Dropped) -> League:
    """A substitute gets every session that has not begun, and a line in the standings."""
    league = replace(
        league,
        dropped=league.dropped | {body.player},
        roster=_without(league.roster, {body.player}),
    )
    division, substitute = league.division_of(body.player), body.by
    if substitute is None or division is None:
        return league
    divisions = [*league.divisions]
    if substitute not in divisions[division - 1]:
        divisions[division - 1] = (*divisions[division - 1], substitute)
    return replace(
        league,
        divisions=tuple(divisions),
        slots=_reseat_slots(league, body.player, substitute),
        substitutes=_without(league.substitutes, {substitute}),
        roster=tuple(dict.fromkeys((*league.roster, substitute))),
    )


def _apply_return(league: League, body: events.Returned) -> League:
    """A substitute gives the sessions back and becomes the first of the substitutes again."""
    drop = league.find_drop(body.player)
    if drop is None:
        return league
    substitute = drop[1].by
    returned = replace(
        league,
        dropped=league.dropped - {body.player},
        roster=(*_without(league.roster, {body.player}), body.player),
    )
    if substitute is None:
        return returned
    bodies = (row.body for row in reversed(league.events))
    signs = (body for body in bodies if isinstance(body, events.SignedUp | events.Withdrew))
    own = next((body for body in signs if body.player == substitute), None)
    # A substitute who has also signed up themselves stays.
    leaves = () if isinstance(own, events.SignedUp) else (substitute,)
    return replace(
        returned,
        divisions=tuple(_without(players, {substitute}) for players in returned.divisions),
        slots=_reseat_slots(returned, substitute, body.player),
        substitutes=(substitute, *_without(returned.substitutes, {substitute})),
        roster=_without(returned.roster, leaves),
    )


def _without(players: Iterable[int], removed: Collection[int]) -> tuple[int, ...]:
    return tuple(player for player in players if player not in removed)


def _reseat_slots(league: League, player: int, successor: int) -> tuple[Slot, ...]:
    """The sessions, with all that one player has not begun given to the other."""

    def reseat(slot: Slot) -> Slot:
        if slot.state != "pending" or player not in slot.fixture.players:
            return slot
        players = tuple(successor if p == player else p for p in slot.fixture.players)
        return replace(slot, fixture=replace(slot.fixture, players=players))

    return tuple(map(reseat, league.slots))


def _apply_pause(league: League, body: events.Paused, at: int) -> League:
    """The time of the pause is added to all sessions that have not ended."""
    if body.on:
        if league.phase != "running":
            raise InvalidEvent("no season is running")
        return replace(league, phase="paused", paused_at=at)
    if league.phase != "paused":
        raise InvalidEvent("no season is paused")
    seconds = at - league.paused_at
    slots = tuple(
        slot if slot.result is not None else replace(slot, starts=slot.starts + seconds)
        for slot in league.slots
    )
    ends = league.ends + seconds
    return replace(league, slots=slots, ends=ends, phase="running", paused_at=0)


def _apply_haste(league: League, at: int) -> League:
    """The next round begins now, and what follows earlier by as much; what runs keeps its time."""
    begins = league.next_round_at
    if begins is None or begins <= at:
        return league

    def hasten(slot: Slot) -> Slot:
        if slot.state != "pending":
            return slot
        early = slot.hastened or slot.starts == begins
        return replace(slot, starts=slot.starts + at - begins, hastened=early)

    return replace(league, slots=tuple(map(hasten, league.slots)), ends=league.ends + at - begins)


def _replace_slot(league: League, slot: Slot) -> League:
    slots = tuple(slot if old.number == slot.number else old for old in league.slots)
    return replace(league, slots=slots)
