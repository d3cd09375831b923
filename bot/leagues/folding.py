"""Events folded into the league that they lead to. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

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
    Listed,
    Opened,
    Paused,
    Repeated,
    Returned,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.fixtures import Fixture
from bot.leagues.league import League, Slot, Unfit, forfeited
from bot.leagues.running import final_rankings
from bot.leagues.standings import Result
from bot.leagues.terms import DAY


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


def at_the_end(league: League, season: int) -> League:
    """The league as it was when the season after that one was about to begin, else as it is."""
    began = [n for n, row in enumerate(league.events) if isinstance(row.body, Began)]
    return fold(league.events[: began[season]]) if season < len(began) else league


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
    if isinstance(body, Dropped | Returned):
        return _dropped(league, body) if isinstance(body, Dropped) else _returned(league, body)
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
    changed = _with(league, replace(slot, result=result, how=how))
    if not league.last or league.phase != "sign-up":
        return changed
    return replace(changed, last=final_rankings(changed))


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
    divisions = [*league.divisions]
    if by not in divisions[division - 1]:
        divisions[division - 1] = (*divisions[division - 1], by)
    return replace(
        league,
        divisions=tuple(divisions),
        slots=_reseated(league, body.player, by),
        substitutes=tuple(one for one in league.substitutes if one != by),
        roster=(*league.roster, by) if by not in league.roster else league.roster,
    )


def _returned(league: League, body: Returned) -> League:
    """A substitute gives back what they got, and stands by again before the others."""
    left = league.leaving(body.player)
    if left is None:
        return league
    by = left[1].by
    back = replace(
        league,
        dropped=league.dropped - {body.player},
        roster=(*(one for one in league.roster if one != body.player), body.player),
    )
    if by is None:
        return back
    return replace(
        back,
        divisions=tuple(tuple(one for one in each if one != by) for each in back.divisions),
        slots=_reseated(back, by, body.player),
        substitutes=(by, *(one for one in back.substitutes if one != by)),
        roster=tuple(one for one in back.roster if one != by or _signed(back, by)),
    )


def _signed(league: League, player: int) -> bool:
    """Whether somebody who plays for another has signed up themselves."""
    bodies = (row.body for row in reversed(league.events))
    mine = (one for one in bodies if isinstance(one, SignedUp | Withdrew) and one.player == player)
    return isinstance(next(mine, None), SignedUp)


def _reseated(league: League, player: int, by: int) -> tuple[Slot, ...]:
    """The sessions, all that one player has not begun being the other's."""

    def seated(slot: Slot) -> Slot:
        if slot.state != "pending" or player not in slot.fixture.players:
            return slot
        players = tuple(by if one == player else one for one in slot.fixture.players)
        return replace(slot, fixture=replace(slot.fixture, players=players))

    return tuple(map(seated, league.slots))


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
