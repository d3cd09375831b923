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
from bot.leagues.league import InvalidEvent, League, Slot, find_forfeits
from bot.leagues.scheduling.fixtures import Fixture
from bot.leagues.season_rules import rank_divisions
from bot.leagues.settings import DAY
from bot.leagues.standings import Result


def fold(events: Iterable[Event]) -> League:
    """The league that its events lead to. Raises `Unfit` where one cannot follow the others."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    first = rows[0].body
    if not isinstance(first, Founded):
        raise InvalidEvent("a league begins with its founding")
    league = League(first.terms, seq=1, events=(rows[0],))
    for row in rows[1:]:
        league = advance(league, row, struck=row.seq in undone)
    return league


def fold_to_season_end(league: League, season: int) -> League:
    """The league as it was when the season after that one was about to begin, else as it is."""
    began = [n for n, row in enumerate(league.events) if isinstance(row.body, Began)]
    return fold(league.events[: began[season]]) if season < len(began) else league


def advance(league: League, event: Event, struck: bool = False) -> League:
    """The league after one more event; one that is struck only counts its number."""
    if event.seq != league.seq + 1:
        raise InvalidEvent(f"event {event.seq} cannot follow {league.seq}")
    changed = league if struck else _apply(league, event)
    return replace(changed, seq=event.seq, events=(*league.events, event))


def _apply(league: League, event: Event) -> League:
    body = event.body
    if isinstance(body, Began):
        return _apply_start(league, body, event.at)
    if isinstance(body, Drawn):
        return _apply_draw(league, body, event)
    if isinstance(body, Opened):
        slot = league.find_slot(body.fixture)
        if slot.state == "ended":
            return league
        return _replace_slot(
            league, replace(slot, match=body.match, absentees=league.absentees_of(slot))
        )
    if isinstance(body, Ended | Corrected):
        return _apply_result(league, body, event.seq)
    if isinstance(body, Repeated):
        return _apply_repeat(league, body, event.at)
    if isinstance(body, Hastened):
        return _postpone(league, min(0, event.at - (league.next_round_at or event.at)))
    if isinstance(body, Dropped | Returned):
        return (
            _apply_drop(league, body) if isinstance(body, Dropped) else _apply_return(league, body)
        )
    if isinstance(body, Paused):
        return _apply_pause(league, body, event.at)
    if isinstance(body, Closed):
        return replace(
            league, phase="sign-up", last_ranking=body.ranking, roster=_remaining_roster(league)
        )
    if isinstance(body, Extended):
        return replace(league, extra_days=league.extra_days + body.days)
    return _apply_sign_up(league, body)


def _apply_sign_up(league: League, body: Body) -> League:
    """Who is signed up, and for what."""
    roster, listed = league.roster, league.substitutes
    if isinstance(body, Changed):
        return replace(league, settings=body.terms)
    if isinstance(body, SignedUp):
        if body.player in roster:
            raise InvalidEvent("signed up already")
        listed = tuple(one for one in listed if one != body.player)
        return replace(league, roster=(*roster, body.player), substitutes=listed)
    if isinstance(body, Withdrew):
        return replace(league, roster=tuple(one for one in roster if one != body.player))
    if isinstance(body, Listed):
        others = tuple(one for one in listed if one != body.player)
        return replace(league, substitutes=(*others, body.player) if body.there else others)
    return league


def _apply_start(league: League, body: Began, at: int) -> League:
    if league.phase != "sign-up":
        raise InvalidEvent("a season is running")
    interval = league.settings.interval * DAY
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
        extra_days=0,
        began_at=at,
        ends=max((slot.starts for slot in slots), default=at) + interval,
        settings_at_start=league.settings,
    )


def _apply_draw(league: League, body: Drawn, event: Event) -> League:
    slots = [Slot(one, event.at) for one in body.fixtures]
    number = (slots or [*league.slots])[-1].number if (slots or league.slots) else 0
    wave = slots[-1].fixture.wave if slots else league.latest_round + 1
    for player in body.byes:
        number += 1
        rest = Fixture(number, 1, wave, (player,))
        won = Result(number, event.seq, (player,), (1,), (0,))
        slots.append(Slot(rest, event.at, None, won, "bye"))
    ends = event.at + league.season_settings.interval * DAY
    return replace(league, slots=(*league.slots, *slots), extra_days=0, ends=ends)


def _apply_result(league: League, body: Ended | Corrected, seq: int) -> League:
    slot = league.find_slot(body.fixture)
    players = slot.fixture.players
    known = slot.result
    if body.places and len(body.places) != len(players):
        raise InvalidEvent(f"session {slot.number} has {len(players)} seats")
    if isinstance(body, Ended) and known is not None:
        return league
    forfeits = body.forfeits if isinstance(body, Ended) else find_forfeits(league, slot)
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
    changed = _replace_slot(league, replace(slot, result=result, how=how))
    if not league.last_ranking or league.phase != "sign-up":
        return changed
    return replace(changed, last_ranking=rank_divisions(changed))


def _apply_repeat(league: League, body: Repeated, at: int) -> League:
    """As if it had never begun; it has the time of a session from now on."""
    slot = league.find_slot(body.fixture)
    ends = max(league.ends, at + league.season_settings.interval * DAY)
    return _replace_slot(
        replace(league, ends=ends), Slot(slot.fixture, at, repeats=slot.repeats + 1)
    )


def _apply_drop(league: League, body: Dropped) -> League:
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
        slots=_reseat_slots(league, body.player, by),
        substitutes=tuple(one for one in league.substitutes if one != by),
        roster=(*league.roster, by) if by not in league.roster else league.roster,
    )


def _apply_return(league: League, body: Returned) -> League:
    """A substitute gives back what they got, and stands by again before the others."""
    left = league.find_drop(body.player)
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
        slots=_reseat_slots(back, by, body.player),
        substitutes=(by, *(one for one in back.substitutes if one != by)),
        roster=tuple(one for one in back.roster if one != by or _is_signed_up(back, by)),
    )


def _is_signed_up(league: League, player: int) -> bool:
    """Whether somebody who plays for another has signed up themselves."""
    bodies = (row.body for row in reversed(league.events))
    mine = (one for one in bodies if isinstance(one, SignedUp | Withdrew) and one.player == player)
    return isinstance(next(mine, None), SignedUp)


def _reseat_slots(league: League, player: int, by: int) -> tuple[Slot, ...]:
    """The sessions, all that one player has not begun being the other's."""

    def seated(slot: Slot) -> Slot:
        if slot.state != "pending" or player not in slot.fixture.players:
            return slot
        players = tuple(by if one == player else one for one in slot.fixture.players)
        return replace(slot, fixture=replace(slot.fixture, players=players))

    return tuple(map(seated, league.slots))


def _apply_pause(league: League, body: Paused, at: int) -> League:
    """What has not begun begins so much later."""
    if body.on:
        if league.phase != "running":
            raise InvalidEvent("no season is running")
        return replace(league, phase="paused", paused_at=at)
    if league.phase != "paused":
        raise InvalidEvent("no season is paused")
    return replace(_postpone(league, at - league.paused_at), phase="running", paused_at=0)


def _postpone(league: League, seconds: int) -> League:
    """What has not ended begins so much later, or earlier, and the season ends so."""
    slots = tuple(
        slot if slot.result is not None else replace(slot, starts=slot.starts + seconds)
        for slot in league.slots
    )
    return replace(league, slots=slots, ends=league.ends + seconds)


def _remaining_roster(league: League) -> tuple[int, ...]:
    return tuple(one for one in league.roster if one not in league.dropped)


def _replace_slot(league: League, slot: Slot) -> League:
    slots = tuple(slot if one.number == slot.number else one for one in league.slots)
    return replace(league, slots=slots)
