"""Clocks on a real file: deadlines, reminders, strikes, pauses, and the bot's own absence."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.matches import OutboxMessage, Refusal
from bot.models.commit import JobKind
from bot.models.match import CLOCK_PRESETS, Clock, Status, Table
from bot.models.playing_hours import PlayingHours
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import World
from tests.outbox import read_due_messages

HOUR, DAY = 3600, 24 * 3600
DAILY = Clock(DAY, 3 * DAY)
BLITZ = Clock(3 * HOUR, 6 * HOUR)
WAITING = Clock(3 * HOUR, 6 * HOUR, "wait")
IDLE: tuple[JobKind, ...] = ("idle",)


async def dues(world: World, match: int) -> list[int | None]:
    """How many seconds each seat has from now."""
    table = await world.matches.queries.read_table(match)
    return [None if s.due is None else s.due - world.clock.at for s in table.seats]


async def bid(world: World, match: int, player: int) -> Table:
    hand = (await world.matches.queries.read_player_view(match, player)).view.hand
    return (await world.matches.play.act(match, player, Bid(hand[0]))).table


async def later(world: World, **by: float) -> list[tuple[str, tuple[int, ...], str | None]]:
    """Time passes, what is due runs, and what is told is gone: mode, whom, note."""
    world.clock.turn(**by)
    await world.jobs.run_due()
    return [(row.mode, row.recipients, row.note) for row in await world.tell_all()]


async def begun(world: World, clock: Clock | None) -> int:
    table = await world.running("Ana", "Bo", clock=clock)
    await world.tell_all()
    return table.match


async def test_each_open_decision_has_allowance_and_bank(world: World) -> None:
    match = await begun(world, DAILY)
    assert await dues(world, match) == [4 * DAY, 4 * DAY]
    world.clock.turn(hours=20)
    table = await bid(world, match, 1)
    assert [seat.due is None for seat in table.seats] == [True, False]
    assert table.seats[0].bank == 3 * DAY


async def test_only_what_goes_beyond_the_allowance_comes_off_the_bank(world: World) -> None:
    match = await begun(world, DAILY)
    world.clock.turn(hours=30)
    table = await bid(world, match, 1)
    assert table.seats[0].bank == 3 * DAY - 6 * HOUR
    table = await bid(world, match, 2)
    assert [left for left in await dues(world, match) if left] == [4 * DAY - 6 * HOUR]


async def test_a_match_without_a_clock_has_no_deadline(world: World) -> None:
    match = await begun(world, None)
    assert await dues(world, match) == [None, None]
    assert (await world.matches.queries.read_table(match)).seats[0].since == world.clock.at
    assert await later(world, days=20) == []


async def test_reminders_come_at_half_the_allowance_and_at_nine_tenths_of_all(world: World) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    await world.tell_all()
    assert await later(world, hours=1.4) == []
    assert await later(world, hours=0.2) == [("remind", (1,), None)]
    assert await later(world, hours=6.4) == []
    assert await later(world, hours=0.2) == [("remind", (1,), None)]
    assert await later(world, hours=0.2) == []


async def test_a_bank_for_the_whole_match_is_not_guarded_by_a_reminder_for_each_move(
    world: World,
) -> None:
    match = await begun(world, CLOCK_PRESETS["bank"])
    await bid(world, match, 2)
    await world.tell_all()
    assert await dues(world, match) == [126 * HOUR, None]
    assert await later(world, hours=15) == []
    assert ("remind", (1,), None) in await later(world, hours=1)
    world.clock.turn(hours=98)
    await world.jobs.run_due()
    (last,) = [row for row in await world.due_messages() if row.recipients]
    assert "vacation" in last.params


async def test_after_a_silence_one_reminder_is_enough(world: World) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    await world.tell_all()
    assert await later(world, hours=8.5) == [("remind", (1,), None)]


async def test_nobody_is_reminded_who_has_answered(world: World) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 1)
    await world.tell_all()
    told = await later(world, hours=2)
    assert told == [("remind", (2,), None)]


async def test_a_first_late_decision_is_made_by_a_computer_player(world: World) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    await world.tell_all()
    told = await later(world, hours=9)
    assert ("note", (1,), "late") in told
    table = await world.matches.queries.read_table(match)
    assert [seat.strikes for seat in table.seats] == [1, 0]
    assert table.seats[0].bank == 0
    log_events = await world.matches.queries.list_events(match)
    assert (log_events[-1].seat, log_events[-1].by) == (0, "late")
    assert table.seats[0].computer is None
    assert await dues(world, match) == [3 * HOUR, None]


async def test_a_second_one_lets_a_computer_player_hold_the_seat_until_its_person_returns(
    world: World,
) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    await later(world, hours=9)
    told = await later(world, hours=3)
    assert [note for _, _, note in told if note] == ["late-held", "held"], "one note says both"
    assert ("note", (1,), "held") in told
    table = await world.matches.queries.read_table(match)
    assert table.seats[0].computer is not None
    assert 0 in table.offers
    await world.matches.seats.come_back(match, 1)
    table = await world.matches.queries.read_table(match)
    assert (table.seats[0].strikes, table.seats[0].computer) == (0, None)
    assert table.seats[0].bank == 0, "a clock for one evening gives no day"


async def begun_without_first(world: World, clock: Clock) -> int:
    """A match whose first player has missed two deadlines."""
    match = await begun(world, clock)
    await bid(world, match, 2)
    await later(world, seconds=clock.allowance + clock.bank)
    await later(world, seconds=clock.allowance)
    return match


@pytest.mark.parametrize(("name", "time"), [("bank", DAY), ("daily", DAY), ("relaxed", 3 * DAY)])
async def test_who_comes_back_has_a_day_or_the_time_of_a_move_if_that_is_longer(
    world: World, name: str, time: int
) -> None:
    match = await begun_without_first(world, CLOCK_PRESETS[name])
    await world.matches.seats.come_back(match, 1)
    await bid(world, match, 2)
    assert (await dues(world, match))[0] == time


@pytest.mark.parametrize(("name", "time"), [("bank", DAY), ("daily", DAY), ("blitz", 3 * HOUR)])
async def test_who_claims_a_seat_has_as_much_time_for_the_first_move(
    world: World, name: str, time: int
) -> None:
    match = await begun_without_first(world, CLOCK_PRESETS[name])
    (eve,) = await world.people("Eve")
    await world.matches.seats.take(match, eve.player, 0)
    await bid(world, match, 2)
    assert (await dues(world, match))[0] == time


async def test_where_nobody_is_there_any_more_the_match_waits(world: World) -> None:
    """Computer players that hold all seats do not play it to its end among themselves."""
    match = await begun(world, BLITZ)
    told = []
    for _ in range(4):
        told += await later(world, hours=12)
    table = await world.matches.queries.read_table(match)
    assert [seat.computer is not None for seat in table.seats] == [True, True]
    assert [note for _, _, note in told if note][-2:] == ["late-empty", "held"]
    assert (table.status, sorted(table.offers)) == (Status.RUNNING, [0, 1])
    seq = table.seq
    await later(world, days=3)
    assert (await world.matches.queries.read_table(match)).seq == seq
    await world.matches.seats.come_back(match, 2)
    await later(world, minutes=1)
    assert (await world.matches.queries.read_table(match)).seq > seq + 1, "the other one plays on"


async def test_where_the_table_waits_nothing_moves(world: World) -> None:
    match = await begun(world, WAITING)
    await bid(world, match, 2)
    await world.tell_all()
    assert ("note", (), "late-waits") in await later(world, hours=9)
    assert await dues(world, match) == [3 * HOUR, None]
    told = await later(world, hours=3)
    assert [note for _, _, note in told if note] == ["late-offered", "offered"], "one says both"
    assert await dues(world, match) == [None, None]
    await world.matches.seats.keep_waiting(match, 2, 0)
    assert await dues(world, match) == [3 * HOUR, None]
    assert (await world.matches.queries.read_table(match)).seats[0].strikes == 0


async def test_nobody_gives_themselves_more_time(world: World) -> None:
    """Who is back acts, and the seat is theirs; to wait for them is for the others to decide."""
    match = await begun(world, WAITING)
    await bid(world, match, 2)
    await later(world, hours=9)
    await later(world, hours=3)
    seats = world.matches.seats
    for word in (seats.keep_waiting(match, 1, 0), seats.take(match, 1, 0)):
        assert await refused(word) == "your-turn"
    assert (await world.matches.queries.read_table(match)).offers == (0,)
    assert (await bid(world, match, 1)).offers == ()


async def test_who_is_waited_for_has_a_day(world: World) -> None:
    match = await begun(world, Clock(6 * HOUR, 5 * DAY, "wait"))
    await bid(world, match, 2)
    await later(world, hours=6 + 5 * 24)
    await later(world, hours=6)
    await world.matches.seats.keep_waiting(match, 2, 0)
    assert await dues(world, match) == [DAY, None]


async def test_it_is_known_beforehand_what_a_passed_deadline_means(world: World) -> None:
    found = []
    for clock in (BLITZ, WAITING, Clock(DAY, 0), None):
        match = await begun(world, clock)
        found.append(await world.matches.clocks.predict_timeout(match, 0))
    assert found == ["move", "wait", "move", None]
    await bid(world, 1, 2)
    await later(world, hours=9)
    assert await world.matches.clocks.predict_timeout(1, 0) == "hold"
    assert await world.matches.clocks.predict_timeout(2, 0) == "offer"


async def test_a_person_may_still_answer_after_the_strike(world: World) -> None:
    match = await begun(world, WAITING)
    await later(world, hours=9)
    table = await bid(world, match, 1)
    assert table.seats[0].decision is None


async def test_vacation_is_never_taken_for_anyone_but_asked_about_once(world: World) -> None:
    first, second = await begun(world, DAILY), await begun(world, DAILY)
    for match in (first, second):
        await bid(world, match, 2)
    await world.tell_all()
    rows: list[OutboxMessage] = []
    for _ in range(4 * 24):
        world.clock.turn(hours=1)
        await world.jobs.run_due()
        rows += await world.due_messages()
        await world.tell_all()
    reminders = [row for row in rows if row.mode == "remind"]
    assert len([row for row in reminders if "vacation" in row.params]) == 1
    assert len({(row.match, row.params["reminder"]) for row in reminders}) == 4
    assert [row.note for row in rows if row.mode == "note" and row.note == "vacation"] == []
    seats = [(await world.matches.queries.read_table(one)).seats[0] for one in (first, second)]
    assert [seat.strikes for seat in seats] == [1, 1]
    assert (await world.matches.clocks.read_hours(1)).days_left == 14


async def test_vacation_stops_the_clocks_of_all_matches(world: World) -> None:
    clocks = world.matches.clocks
    daily, blitz = await begun(world, DAILY), await begun(world, BLITZ)
    for match in (daily, blitz):
        await bid(world, match, 2)
    world.clock.turn(hours=3)
    await clocks.take_vacation(1, 3)
    assert (await dues(world, daily))[0] == (3 * 24 + 93) * HOUR
    assert (await dues(world, blitz))[0] == (3 * 24 + 6) * HOUR
    await clocks.take_vacation(1, 1)
    assert (await dues(world, blitz))[0] == (4 * 24 + 6) * HOUR
    known = await clocks.read_hours(1)
    assert (known.days_left, known.away_until) == (10, world.clock.at + 4 * DAY)
    with pytest.raises(Refusal, match="vacation-days"):
        await clocks.take_vacation(1, 14)


async def test_a_vacation_can_be_ended_and_whole_days_come_back(world: World) -> None:
    clocks = world.matches.clocks
    before = await begun(world, BLITZ)
    await bid(world, before, 2)
    world.clock.turn(hours=8)
    await clocks.take_vacation(1, 3)
    during, long = await begun(world, BLITZ), await begun(world, DAILY)
    for match in (during, long):
        await bid(world, match, 2)
    world.clock.turn(hours=7)

    await clocks.end_vacation(1)

    known = await clocks.read_hours(1)
    assert (known.days_left, known.away_until) == (13, 0)
    assert (await dues(world, before))[0] == HOUR, "what was left as it began"
    assert (await dues(world, during))[0] == BLITZ.allowance + BLITZ.bank
    assert (await dues(world, long))[0] == DAILY.allowance + DAILY.bank, "though due after it"
    await clocks.end_vacation(1)
    assert (await clocks.read_hours(1)).days_left == 13
    assert "late" in [one[2] for one in await later(world, hours=10)]


async def test_the_time_for_what_is_asked_during_vacation_begins_after_it(world: World) -> None:
    await world.people("Ana")
    await world.matches.clocks.take_vacation(1, 7)
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    told = await later(world, hours=9)
    assert not [one for one in told if one[0] == "remind"]
    assert (await dues(world, match))[0] == 7 * DAY - 9 * HOUR + BLITZ.allowance
    await later(world, days=7)
    assert (await world.matches.queries.read_table(match)).seats[0].strikes == 1


async def test_nights_do_not_count_and_nobody_is_reminded_in_them(world: World) -> None:
    await world.people("Ana")
    await world.matches.clocks.set_hours(1, PlayingHours("Europe/Madrid", 8 * 60, 23 * 60))
    world.clock.turn(hours=8)  # 20:00 UTC, 22:00 in Madrid
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    await world.tell_all()
    assert await dues(world, match) == [HOUR + 9 * HOUR + 8 * HOUR, None]
    assert await later(world, hours=5) == []
    assert await later(world, hours=6) == [("remind", (1,), None)]


async def test_hours_beyond_the_caps_are_refused(world: World) -> None:
    await world.people("Ana")
    for hours in (
        PlayingHours("UTC", 12 * 60, 23 * 60),
        PlayingHours("UTC", 0, 0, (0, 1, 2)),
        PlayingHours("Mars/X"),
    ):
        with pytest.raises(Refusal, match="hours-too-few"):
            await world.matches.clocks.set_hours(1, hours)


async def test_clocks_stand_still_in_a_pause(world: World) -> None:
    match = await begun(world, BLITZ)
    world.clock.turn(hours=1)
    table = await world.matches.clocks.pause(match, 2)
    assert table.paused == world.clock.at
    assert await dues(world, match) == [None, None]
    with pytest.raises(Refusal, match="paused-already"):
        await world.matches.clocks.pause(match, 2)
    await world.restart()
    assert [note for _, _, note in await later(world, days=3)] == [None, "paused"]
    await world.matches.clocks.resume(match, 1, organiser=True)
    assert await dues(world, match) == [8 * HOUR, 8 * HOUR]
    with pytest.raises(Refusal, match="not-paused"):
        await world.matches.clocks.resume(match, 1)


async def test_a_pause_of_an_organiser_is_not_ended_by_one_player(world: World) -> None:
    match = await begun(world, BLITZ)
    (eve,) = await world.people("Eve")
    table = await world.matches.clocks.pause(match, eve.player)
    assert not table.paused_by_vote
    for player, code in ((1, "pause-organisers"), (eve.player, "not-seated")):
        with pytest.raises(Refusal, match=code):
            await world.matches.clocks.resume(match, player)
    await world.restart()
    question = (await world.matches.votes.ask(match, 1, "resume")).vote
    assert question is not None
    going = await world.matches.votes.answer(match, 2, question.number, agrees=True)
    assert (going.paused, going.vote) == (None, None)
    told = [note for _, _, note in await later(world, minutes=1) if note]
    assert told[-2:] == ["resumed", "answered"]


async def test_what_is_so_already_is_not_asked_for(world: World) -> None:
    match = await begun(world, BLITZ)
    with pytest.raises(Refusal, match="not-paused"):
        await world.matches.votes.ask(match, 1, "resume")
    await world.matches.clocks.pause(match, 1)
    with pytest.raises(Refusal, match="paused-already"):
        await world.matches.votes.ask(match, 1, "pause")
    question = (await world.matches.votes.ask(match, 1, "resume")).vote
    assert question is not None
    going = await world.matches.clocks.resume(match, 2, organiser=True)
    assert going.vote is None, "an organiser has settled it"


async def test_everybody_agrees_on_a_pause(world: World) -> None:
    match = await begun(world, BLITZ)
    table = await world.matches.votes.ask(match, 1, "pause")
    assert table.vote is not None
    table = await world.matches.votes.answer(match, 2, table.vote.number, agrees=True)
    assert table.paused is not None
    assert table.paused_by_vote
    await world.restart()
    table = await world.matches.clocks.resume(match, 1)
    assert (table.paused, table.paused_by_vote) == (None, False)


async def test_an_organiser_gives_more_time(world: World) -> None:
    match = await begun(world, BLITZ)
    await world.matches.clocks.extend(match, 2, 5 * HOUR)
    assert await dues(world, match) == [14 * HOUR, 14 * HOUR]
    with pytest.raises(Refusal, match="extension-too-long"):
        await world.matches.clocks.extend(match, 2, 31 * DAY)
    other = await begun(world, None)
    with pytest.raises(Refusal, match="no-clock"):
        await world.matches.clocks.extend(other, 2, HOUR)


async def test_nobody_is_moved_for_in_a_pause(world: World) -> None:
    match = await begun(world, BLITZ)
    await bid(world, match, 2)
    world.clock.turn(hours=9)
    due = await world.store.queue.read_due_jobs(world.clock.at, 9, ["clock"])
    [job] = [job for job in due if job.seat == 0]
    await world.matches.clocks.run_job(job)
    await world.matches.clocks.pause(match, 2)
    before = await world.hash(match)
    await later(world, hours=1)
    assert await world.hash(match) == before
    await world.matches.clocks.resume(match, 2, organiser=True)
    await later(world, minutes=1)
    assert (await world.matches.queries.list_events(match))[-1].by == "late"


async def test_a_match_to_which_the_bot_comes_back_is_not_closed_unwarned(world: World) -> None:
    match = await begun(world, None)
    world.clock.turn(days=20)
    await world.matches.clocks.freeze(700)
    await later(world, days=9)
    await world.matches.clocks.thaw(700)
    await later(world, days=2)
    assert (await world.matches.queries.read_table(match)).status is Status.RUNNING
    assert [note for _, _, note in await later(world, days=25)] == ["idle-soon"]


async def test_more_time_is_also_for_whose_time_was_over(world: World) -> None:
    match = await begun(world, WAITING)
    await bid(world, match, 2)
    await later(world, hours=9)
    await later(world, hours=3)
    assert await dues(world, match) == [None, None]
    await world.matches.clocks.extend(match, 2, 5 * HOUR)
    assert await dues(world, match) == [5 * HOUR, None]


async def test_a_year_of_vacation_is_not_had_twice_by_travelling_west(world: World) -> None:
    world.clock.time = datetime(2026, 12, 30, 12, tzinfo=UTC)
    await world.people("Ana")
    await world.matches.clocks.set_hours(1, PlayingHours("Pacific/Auckland"))
    await world.matches.clocks.take_vacation(1, 1)
    assert (await world.matches.clocks.read_hours(1)).days_left == 13
    world.clock.time = datetime(2026, 12, 31, 23, tzinfo=UTC)
    await world.matches.clocks.set_hours(1, PlayingHours("Pacific/Honolulu"))
    assert (await world.matches.clocks.read_hours(1)).days_left == 13


async def test_the_time_in_which_the_bot_was_away_is_given_back(world: World) -> None:
    match = await begun(world, BLITZ)
    await world.matches.clocks.beat()
    world.clock.turn(hours=20)
    await world.restart()
    await world.jobs.run_due()
    assert await dues(world, match) == [9 * HOUR, 9 * HOUR]
    world.clock.turn(hours=1)
    await world.restart()
    await world.matches.clocks.beat()
    assert await dues(world, match) == [9 * HOUR, 9 * HOUR]


async def test_boards_show_an_outage_where_it_matters_and_one_after_the_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of boards drawn at once would keep a core busy for a minute."""
    monkeypatch.setattr("bot.matches.clock.pause.SPREAD", 1000)
    matches = [await begun(world, DAILY) for _ in range(3)]
    await world.matches.clocks.beat()
    for hours, edited in ((1, []), (12, matches)):
        world.clock.turn(hours=hours)
        await world.restart()
        await world.matches.clocks.beat()
        waiting = await read_due_messages(world.store.queue, world.clock.at + 1000, 100)
        assert [row.match for row in waiting] == edited
    assert {row.mode for row in waiting} == {"edit"}
    assert [row.due - world.clock.at for row in waiting] == matches
    assert await dues(world, matches[0]) == [4 * DAY, 4 * DAY]


async def test_a_short_silence_is_none(world: World) -> None:
    match = await begun(world, BLITZ)
    await world.matches.clocks.beat()
    world.clock.turn(seconds=100)
    await world.restart()
    await world.matches.clocks.beat()
    assert await dues(world, match) == [9 * HOUR - 100] * 2


async def test_a_death_after_the_idle_warning_does_not_warn_again(world: World) -> None:
    """The warning takes its job with it: nothing is left to run once more and to collide."""
    await begun(world, None)
    world.clock.turn(days=27)
    (job,) = await world.store.queue.read_due_jobs(world.clock.at, 5, IDLE)
    await world.matches.clocks.run_job(job)
    assert await world.store.queue.read_due_jobs(world.clock.at, 5, IDLE) == ()
    assert [row.note for row in await world.tell_all() if row.note] == ["idle-soon"]


async def test_clocks_of_a_server_stand_still_while_the_bot_is_not_there(world: World) -> None:
    match = await begun(world, BLITZ)
    world.clock.turn(hours=1)
    await world.matches.clocks.freeze(700)
    assert await later(world, days=2) == []
    await world.matches.clocks.update_presence({1}.__contains__)
    await world.matches.clocks.thaw(700)
    assert await dues(world, match) == [8 * HOUR, 8 * HOUR]
    assert ("note", (), "thawed") in await later(world, seconds=1)
    await world.matches.clocks.update_presence(lambda _: False)
    assert await dues(world, match) == [None, None]
    await world.matches.clocks.update_presence({700}.__contains__)
    assert await dues(world, match) == [8 * HOUR - 1] * 2


async def test_a_server_that_comes_while_others_are_looked_at_is_there(world: World) -> None:
    matches = [await begun(world, BLITZ) for _ in range(2)]
    guilds = set[int]()

    def is_in(guild: int) -> bool:
        was_in = guild in guilds
        guilds.add(guild)
        return was_in

    await world.matches.clocks.update_presence(is_in)
    assert sorted([(await dues(world, match))[0] is None for match in matches]) == [False, True]


async def test_a_match_in_which_nobody_acts_is_closed_after_a_warning(world: World) -> None:
    match = await begun(world, None)
    assert await later(world, days=26) == []
    assert [note for _, _, note in await later(world, days=1)] == ["idle-soon"]
    await bid(world, match, 1)
    await world.tell_all()
    assert await later(world, days=26) == []
    assert [note for _, _, note in await later(world, days=1)] == ["idle-soon"]
    assert await later(world, days=2) == []
    assert ("note", (), "idle-closed") in await later(world, days=1)
    assert (await world.matches.queries.read_table(match)).status is Status.CANCELLED


async def test_pace_counts_answers_in_time_and_strikes(world: World) -> None:
    match = await begun(world, BLITZ)
    assert await world.matches.clocks.measure_paces([1, 2]) == {}
    world.clock.turn(hours=2)
    await bid(world, match, 1)
    await later(world, hours=7)
    paces: Any = await world.matches.clocks.measure_paces([1, 2])
    assert (paces[1].in_time, paces[1].of, paces[1].median) == (1, 1, 2 * HOUR)
    assert (paces[2].in_time, paces[2].of) == (0, 1)


async def test_a_deadline_survives_a_restart(world: World) -> None:
    match = await begun(world, BLITZ)
    before = await world.matches.queries.read_table(match)
    await world.restart()
    assert await world.matches.queries.read_table(match) == before
    assert ("note", (1,), "late") in await later(world, hours=9)


async def test_an_extension_is_playing_time_whether_or_not_the_clock_stands(world: World) -> None:
    await world.people("Ana", "Bo")
    await world.matches.clocks.set_hours(1, PlayingHours("UTC", 8 * 60, 20 * 60))
    match, paused = await begun(world, BLITZ), await begun(world, BLITZ)
    await world.matches.clocks.pause(paused, 2)
    for one in (match, paused):
        await world.matches.clocks.extend(one, 2, DAY)
    await world.matches.clocks.resume(paused, 2, organiser=True)
    # It is noon: 33 hours at 12 a day last until the fourth morning.
    assert await dues(world, match) == await dues(world, paused) == [69 * HOUR, 33 * HOUR]


async def test_a_seat_is_no_longer_free_once_its_person_has_acted(world: World) -> None:
    match = await begun(world, WAITING)
    await bid(world, match, 2)
    await later(world, hours=9)
    await later(world, hours=3)
    assert (await world.matches.queries.read_table(match)).offers == (0,)
    table = await bid(world, match, 1)
    assert (table.offers, table.seats[0].strikes) == ((), 0)
    told = [row for row in await world.tell_all() if row.note == "answered"]
    assert [row.params["outcome"] for row in told] == ["stays"]


async def test_a_seat_that_its_person_offers_stays_free_while_they_act(world: World) -> None:
    match = await begun(world, WAITING)
    await world.matches.seats.offer(match, 1)
    assert (await bid(world, match, 1)).offers == (0,)


async def test_hours_and_vacation_that_are_changed_together_are_both_kept(world: World) -> None:
    await world.people("Ana")
    clocks, hours = world.matches.clocks, PlayingHours("UTC", 420, 1380, ())
    await asyncio.gather(clocks.set_hours(1, hours), clocks.set_vacation(1, False))
    settings = await clocks.read_hours(1)
    assert (settings.hours, settings.vacation) == (hours, False)


async def test_vacation_that_another_message_overtakes_is_refused(world: World) -> None:
    """Not answered by an apology, and not taken twice."""
    await world.people("Ana")
    clocks = world.matches.clocks
    results = await asyncio.gather(
        clocks.take_vacation(1, 3), clocks.take_vacation(1, 3), return_exceptions=True
    )
    assert [one.code for one in results if isinstance(one, Refusal)] == ["vacation-overtaken"]
    assert results.count(None) == 1
