"""Nobody wins time by changing hours while a decision is open, by moving nights about or by taking
an answer back, and nobody loses any by saying when they sleep.
"""

import pytest

from bot.models.match import Clock
from bot.models.playing_hours import PlayingHours, parse_hours
from tests.games.bids import TakeBack
from tests.matches.test_clocks import BLITZ, DAILY, DAY, HOUR, begun, bid, dues, later
from tests.matches.world import World

HALF = PlayingHours("UTC", 0, 12 * 60)
ALWAYS = PlayingHours()


async def says(world: World, *all_of_them: PlayingHours) -> None:
    await world.people("Ana")
    for hours in all_of_them:
        await world.matches.clocks.set_hours(1, hours)


def test_hours_survive_their_text() -> None:
    owl = PlayingHours("Europe/Madrid", 840, 240, (5, 6))
    assert parse_hours(owl.text) == owl


async def test_hours_that_change_meanwhile_do_not_bring_a_bank_back(world: World) -> None:
    await says(world, HALF)
    match = await begun(world, DAILY)
    assert (await dues(world, match))[0] == 7 * DAY + 12 * HOUR + DAY
    world.clock.turn(days=5)
    await says(world, ALWAYS)
    table = await bid(world, match, 1)
    assert table.seats[0].bank == DAILY.bank - 36 * HOUR


async def test_who_says_when_they_sleep_loses_nothing_of_their_bank(world: World) -> None:
    match = await begun(world, DAILY)
    world.clock.turn(hours=1)
    await says(world, PlayingHours("Europe/Madrid", 8 * 60, 23 * 60))
    table = await bid(world, match, 1)
    assert table.seats[0].bank == DAILY.bank


async def test_a_pause_gives_no_time_to_whose_hours_change_in_it(world: World) -> None:
    await says(world, HALF)
    match = await begun(world, DAILY)
    before = await dues(world, match)
    await says(world, ALWAYS)
    await world.matches.clocks.pause(match, 2)
    await says(world, HALF)
    await world.matches.clocks.resume(match, 2, organiser=True)
    assert await dues(world, match) == before


async def test_the_next_decision_is_reckoned_by_the_new_hours(world: World) -> None:
    match = await begun(world, BLITZ)
    await says(world, PlayingHours("UTC", 8 * 60, 20 * 60))
    assert await dues(world, match) == [9 * HOUR, 9 * HOUR]
    await bid(world, match, 1)
    await world.matches.play.act(match, 1, TakeBack())
    assert (await dues(world, match))[0] == 21 * HOUR


async def test_nights_that_move_about_count_once_a_week(world: World) -> None:
    """Whoever goes to bed whenever they are asked is awake by their earlier hours."""
    await says(world, PlayingHours("UTC", 0, 12 * 60))
    world.clock.turn(hours=12)  # midnight: awake until noon
    await says(world, PlayingHours("UTC", 12 * 60, 0))
    match = await begun(world, BLITZ)
    assert (await dues(world, match))[0] == 9 * HOUR
    known = await world.matches.clocks.read_hours(1)
    assert known.hours == PlayingHours("UTC", 12 * 60, 0)
    assert known.counts == world.clock.at - 12 * HOUR + 7 * DAY
    world.clock.turn(days=7)
    assert (await world.matches.clocks.read_hours(1)).counts is None
    other = await begun(world, BLITZ)
    assert (await dues(world, other))[0] == 12 * HOUR + 9 * HOUR


async def test_what_is_so_already_is_no_change(world: World) -> None:
    await says(world, HALF)
    world.clock.turn(days=1)
    await says(world, HALF)
    assert (await world.matches.clocks.read_hours(1)).counts is None


async def test_hours_may_be_corrected_while_one_is_at_it(world: World) -> None:
    await says(world, ALWAYS, HALF)
    world.clock.turn(minutes=50)
    await says(world, PlayingHours("UTC", 60, 13 * 60))
    assert (await world.matches.clocks.read_hours(1)).counts is None
    match = await begun(world, BLITZ)
    assert (await dues(world, match))[0] == 21 * HOUR


async def test_hours_that_wait_to_count_survive_a_restart(world: World) -> None:
    await says(world, HALF)
    world.clock.turn(days=1)
    await says(world, ALWAYS)
    known = await world.matches.clocks.read_hours(1)
    await world.restart()
    assert await world.matches.clocks.read_hours(1) == known
    await world.matches.clocks.set_vacation(1, False)
    assert (await world.matches.clocks.read_hours(1)).counts == known.counts
    match = await begun(world, BLITZ)
    assert (await dues(world, match))[0] == 12 * HOUR + 9 * HOUR


@pytest.mark.parametrize("how", ["the house", "the game"])
async def test_taking_an_answer_back_gives_no_new_time(world: World, how: str) -> None:
    match = await begun(world, DAILY)
    for _ in range(3):
        world.clock.turn(hours=7)
        await bid(world, match, 1)
        world.clock.turn(hours=5)
        if how == "the house":
            await world.matches.undo.undo(match, 1)
        else:
            await world.matches.play.act(match, 1, TakeBack())
    assert (await dues(world, match))[0] == 3 * HOUR + DAILY.bank
    world.clock.turn(hours=10)
    table = await bid(world, match, 1)
    assert table.seats[0].bank == DAILY.bank - 7 * HOUR
    await world.matches.undo.undo(match, 1)
    assert (await dues(world, match))[0] == 600 + DAILY.bank - 7 * HOUR


async def test_nobody_is_reminded_at_once_who_takes_a_late_answer_back(world: World) -> None:
    match = await begun(world, Clock(DAY, 0))
    await world.matches.clocks.set_vacation(1, False)
    told = await later(world, hours=13)
    assert [mode for mode, *_ in told] == ["remind", "remind"]
    await bid(world, match, 1)
    await world.matches.undo.undo(match, 1)
    assert [mode for mode, *_ in await later(world, minutes=1)] == ["edit", "edit"]


async def test_what_all_agree_to_undo_is_asked_with_a_whole_allowance(world: World) -> None:
    match = await begun(world, DAILY)
    for player in (1, 2):
        world.clock.turn(hours=7)
        await bid(world, match, player)
    question = (await world.matches.votes.ask(match, 2, "undo")).vote
    assert question is not None
    await world.matches.votes.answer(match, 1, question.number, agrees=True)
    assert await dues(world, match) == [None, 4 * DAY]
