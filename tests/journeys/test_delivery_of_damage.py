"""What cannot be read or drawn stops only its match, also in a channel that it shares: the boards
and mentions of the others arrive, and it is logged once."""

import asyncio
import logging
import time
from copy import copy
from typing import Any, cast

import discord
import pytest

from bot.leagues.settings import LeagueSettings
from bot.models.match import Status
from bot.screens.context import Context
from bot.storage.leagues import LeagueRow
from tests.journeys.hands import owes
from tests.journeys.test_delivery import begun, calls, told
from tests.journeys.test_mentions import play_typed_in
from tests.journeys.world import World, buttons, pictures, press, text
from tests.outbox import read_due_messages

BROKEN = 2
IGNORED = {0, BROKEN}
"""What is not waited for: that match, and leagues."""
STOPPING = {
    "no seats": "DELETE FROM seats WHERE match = 2",
    "the first seat": "DELETE FROM seats WHERE match = 2 AND seat = 0",
    "the last seat": "DELETE FROM seats WHERE match = 2 AND seat = 1",
}
PROMPT = 6.0
"""Seconds in which three presses are answered on a busy machine; a picture that waits takes 10."""
FORGET_CALLS = "DELETE FROM calls"
POST_ALL = (
    "INSERT INTO outbox (match, seq, mode, asked, params, created, due)"
    " SELECT id, seq, 'post', '[1,2]', '{}', 0, 1 FROM matches ORDER BY id"
)


async def four_matches(world: World) -> None:
    """All of them wait for Ana."""
    for _ in range(4):
        await begun(world)


async def post_all(world: World) -> None:
    """Every match gets a new board, which calls Ana."""
    for sql in (FORGET_CALLS, POST_ALL):
        await world.app.store.connection.write(sql)
    world.app.bot.wake_all()
    await wait_for_others(world)


async def wait_for_others(world: World) -> None:
    """Until all is delivered but what is about the broken match."""
    queue = world.app.store.queue
    async with asyncio.timeout(100):
        while {row.match for row in await read_due_messages(queue, 10**11, 99)} - IGNORED:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await world.env.settle()


async def wait_for_tries(world: World, tries: int) -> None:
    """Until the message of the broken match, the only one left, has failed so often."""
    async with asyncio.timeout(100):
        while True:
            (left,) = await read_due_messages(world.app.store.queue, 10**11, 99)
            if left.match == BROKEN and left.tries == tries:
                return
            await asyncio.sleep(0.02)


def list_boards(world: World) -> dict[int, int]:
    """The newest message of each match."""
    told = [(board.id, text(board)) for board in world.boards()]
    return {
        match: max(number for number, one in told if f"#{match}" in one) for match in (1, 2, 3, 4)
    }


def find_board(world: World, match: int) -> discord.Message:
    """The board of a match, from which a panel is opened."""
    boards = (one for one in world.boards() if "move" in buttons(one))
    return next(one for one in boards if f":{match}:" in buttons(one)["move"])


def find_new(world: World, before: dict[int, int]) -> set[int]:
    """The matches of which there is a new message."""
    return {match for match, message in list_boards(world).items() if message > before[match]}


def find_complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as wrong, without the lines that follow it."""
    found = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    return [one for one in found if f"match {BROKEN}" in one or "again" in one]


def break_screens(world: World, *names: str) -> None:
    """The screens of cutterland fail for the broken match in these methods."""
    screens = cast(dict[str, Any], world.app.bot.services.screens)
    whole = screens["cutterland"]

    def fail(name: str) -> Any:
        def method(self: object, ctx: Context[Any], *more: object, **named: object) -> object:
            if ctx.table.match == BROKEN:
                raise ZeroDivisionError("a slip in the screens")
            return getattr(whole, name)(ctx, *more, **named)

        return method

    screens["cutterland"] = copy(whole)
    slips = {name: fail(name) for name in names}
    screens["cutterland"].__class__ = type("Clumsy", (type(whole),), slips)


@pytest.mark.parametrize("what", STOPPING)
@pytest.mark.slow
async def test_a_match_without_its_seats_stops_alone(
    world: World, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    await four_matches(world)
    before = list_boards(world)
    await world.restart(f"{STOPPING[what]};{FORGET_CALLS};{POST_ALL}")
    await wait_for_others(world)
    assert find_new(world, before) == {1, 2, 3, 4}
    assert any("A bug froze this match" in text(board) for board in world.boards())
    assert (await world.table(BROKEN)).status is Status.STUCK
    assert len(find_complaints(caplog)) == 1
    await play_typed_in(world, 3, "ana")
    assert await owes(world, 3, "ben")
    assert (await world.app.matches.play.end(BROKEN, 1)).status is Status.CANCELLED
    await told(world)
    assert all(worker.error is None for worker in world.app.bot.workers)


@pytest.mark.slow
async def test_a_board_that_fails_is_logged_once_and_delays_no_other(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await four_matches(world)
    before = list_boards(world)
    break_screens(world, "render_board")
    await post_all(world)
    assert find_new(world, before) == {1, 3, 4}
    for tries in range(2, 5):
        await world.env.advance_time(3600)
        world.app.bot.wake_all()
        await wait_for_tries(world, tries)
    assert len(find_complaints(caplog)) == 1
    assert all(worker.error is None for worker in world.app.bot.workers)


@pytest.mark.slow
async def test_presses_on_other_matches_are_answered_while_a_board_fails(world: World) -> None:
    await four_matches(world)
    break_screens(world, "render_board", "render_panel")
    await post_all(world)
    for _ in range(3):
        world.app.bot.wake_all()
        for match in (1, 3, 4):
            begin = time.monotonic()
            panel = await press(world.ana, find_board(world, match), "move")
            assert pictures(panel)
            details = await press(world.ana, panel, "details")
            assert time.monotonic() - begin < PROMPT
            assert text(details)


@pytest.mark.slow
async def test_a_duty_that_fails_takes_no_mention_from_others(world: World) -> None:
    await four_matches(world)
    break_screens(world, "describe_duty")
    before = len(calls(world))
    await post_all(world)
    await told(world)
    assert calls(world)[before:].count([world.ana.id]) == 1, "all matches in one message"
    assert all(f"#{match}" in text(world.board()) for match in (1, 2, 3, 4))


@pytest.mark.slow
async def test_a_league_whose_events_cannot_be_read_silences_no_channel(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await four_matches(world)
    head = LeagueRow(0, world.guild.id, world.games.id, "Spring", 1, 0)
    await world.app.bot.services.leagues.create(head, LeagueSettings("cutterland", table=2))
    await told(world)
    before = list_boards(world)
    damage = "DROP TRIGGER league_events_forbid_update; UPDATE league_events SET body = '{'"
    announce = (
        "INSERT INTO outbox (league, seq, mode, asked, note, params, created, due)"
        " VALUES (1, 1, 'announce', '[]', 'roster', '{}', 0, 0)"
    )
    await world.restart(f"{damage};{announce};{FORGET_CALLS};{POST_ALL}")
    await wait_for_others(world)
    assert find_new(world, before) == {1, 2, 3, 4}
    assert all(worker.error is None for worker in world.app.bot.workers)
    complaints = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert sum("league 1" in one and "sent again" in one for one in complaints) == 1
