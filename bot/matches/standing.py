"""Clocks that stand still or get more time, for all seats of a match at once. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.consequences import note, shown_again
from bot.matches.deadlines import reckoned
from bot.matches.desk import File, Plan, Planner
from bot.matches.entries import Organiser
from bot.matches.play import logged, own_seat, playing
from bot.matches.refusals import Refusal
from bot.storage.rows import Change, ConsentRow, MatchRow, NewTelling, SeatRow
from bot.tables import Status

LONGEST_EXTENSION = 30 * 24 * 3600


def paused(player: int, at: int, *, by_consent: bool = False) -> Planner:
    """An organiser stops the clocks, or all who sit there by their consent."""

    def plan(file: File) -> Plan:
        match = playing(file)
        if file.head.paused is not None:
            raise Refusal("paused-already")
        file = replace(file, head=replace(file.head, paused=at, by_consent=by_consent))
        row = logged(file, match, None, Organiser(deed="pause"), player, at)
        word = note("paused-agreed") if by_consent else note("paused", player=player)
        return _with_word(row, word)

    return plan


def agreed_pause(file: File, consent: ConsentRow, at: int) -> Plan:
    """Everybody at the table wants the clocks to stop."""
    return _planned(paused(consent.player, at, by_consent=True), file)


def agreed_resume(file: File, consent: ConsentRow, at: int) -> Plan:
    """Everybody at the table wants the clocks to go on that an organiser has stopped."""
    return _planned(resumed(consent.player, at, organiser=True), file)


def resumed(player: int, at: int, *, organiser: bool = False) -> Planner:
    """The clocks go on: by an organiser, or, where the table has agreed on the pause, by anybody
    who sits there."""

    def plan(file: File) -> Plan:
        match = playing(file)
        if not organiser:
            own_seat(match, player)
        if file.head.paused is None:
            raise Refusal("not-paused")
        if not organiser and not file.head.by_consent:
            raise Refusal("pause-organisers")
        file = replace(file, head=replace(file.head, paused=None, by_consent=False))
        row = logged(file, match, None, Organiser(deed="resume"), player, at)
        return _with_word(row, note("resumed", player=player))

    return plan


def extended(player: int, seconds: int, at: int) -> Planner:
    """An organiser gives every open decision more time."""

    def plan(file: File) -> Plan:
        match = playing(file)
        if file.head.clock is None:
            raise Refusal("no-clock")
        seats = tuple(_longer(file, row, seconds, at) for row in file.head.seats)
        file = replace(file, head=replace(file.head, seats=seats))
        body = Organiser(deed="extend", seconds=seconds)
        row = logged(file, match, None, body, player, at)
        return _with_word(row, note("extended", player=player, hours=seconds // 3600))

    return plan


def frozen(at: int) -> Planner:
    """The bot is not in the server any more."""

    def plan(file: File) -> Plan | None:
        if file.head.status is not Status.RUNNING or file.head.frozen is not None:
            return None
        return Plan(Change(_next(replace(file.head, frozen=at)), at), file.match)

    return plan


def thawed(at: int) -> Planner:
    """The bot is there again."""

    def plan(file: File) -> Plan | None:
        if file.head.frozen is None:
            return None
        tellings = (shown_again(file.match), note("thawed"))
        head = _next(replace(file.head, frozen=None))
        return Plan(Change(head, at, tellings=tellings), file.match)

    return plan


def credited(since: int, at: int) -> Planner:
    """The bot was not at work since then: nobody's time has passed. What a start that was cut off
    has given back is not given again."""

    def plan(file: File) -> Plan | None:
        start = max(since, file.head.credited)
        seats = tuple(_given_back(file, row, start, at) for row in file.head.seats)
        if seats == file.head.seats:
            return None
        head = _next(replace(file.head, seats=seats, credited=at))
        return Plan(Change(head, at, tellings=(NewTelling("edit"),)), file.match)

    return plan


def _planned(planner: Planner, file: File) -> Plan:
    plan = planner(file)
    assert plan is not None
    return plan


def _given_back(file: File, row: SeatRow, since: int, at: int) -> SeatRow:
    since = max(since, row.since or 0)
    if row.due is None or row.due <= since or at <= since:
        return row
    hours = reckoned(row, file.habits, at)
    return replace(row, due=hours.after(at, hours.spent(since, row.due)))


def _longer(file: File, row: SeatRow, seconds: int, at: int) -> SeatRow:
    """Also where the time was over: then it runs again."""
    if not row.awaited:
        return row
    if file.head.stands:
        return replace(row, remaining=(row.remaining or 0) + seconds)
    due = reckoned(row, file.habits, at).after(max(row.due or at, at) + seconds, 0)
    return replace(row, due=due, told=0)


def _next(head: MatchRow) -> MatchRow:
    return replace(head, rev=head.rev + 1)


def _with_word(plan: Plan, word: NewTelling) -> Plan:
    change = plan.change
    return replace(plan, change=replace(change, tellings=(*change.tellings, word)))
