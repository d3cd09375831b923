"""How many requests go out, and when."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.models.shards import LeaseReport, Shards
from bot.presentation.pace import (
    BURST,
    MOST_A_SECOND,
    PAUSE,
    LeaseEnded,
    Paused,
    RequestPacer,
    guard_requests,
)
from tests.standin.quick import BEGIN, run_quickly

HOUR = 3600.0


@pytest.fixture(autouse=True)
def real_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matches played before in the same process hurry."""
    monkeypatch.setattr("bot.presentation.pace.MOST_A_SECOND", MOST_A_SECOND)


class Pacer:
    """Notes when each turn comes, in fortieths of a second. Its clock may be set."""

    def __init__(
        self, now: Callable[[], datetime] | None = None, shards: Shards | None = None
    ) -> None:
        self._begin = asyncio.get_running_loop().time()
        self._pace = RequestPacer(now or self._read_clock, shards)
        self.turns: list[int] = []

    async def take(self, turns: int) -> None:
        """At once."""
        await asyncio.gather(*(self._take_turn() for _ in range(turns)))

    async def _take_turn(self) -> None:
        await self._pace.wait_for_turn()
        at = asyncio.get_running_loop().time() - self._begin
        self.turns.append(round(at * MOST_A_SECOND))

    def _read_clock(self) -> datetime:
        return BEGIN + timedelta(seconds=asyncio.get_running_loop().time())


def test_processes_divide_the_limit_and_one_without_leases_sends_nothing() -> None:
    async def work() -> None:
        shards = Shards(8, asyncio.get_running_loop().time)
        pacer = Pacer(shards=shards)
        begun = asyncio.get_running_loop().time()
        shards.lease(LeaseReport(frozenset({0}), frozenset(), 4), begun + 1.01)
        await pacer.take(BURST + MOST_A_SECOND // 4)
        assert pacer.turns == [*[0] * BURST, *range(4, MOST_A_SECOND + 1, 4)]
        with pytest.raises(LeaseEnded):
            await pacer.take(1)

    run_quickly(work())


def test_turns_at_one_instant_are_a_burst_and_then_forty_a_second() -> None:
    async def work() -> None:
        pacer = Pacer()
        await pacer.take(BURST + MOST_A_SECOND)
        assert pacer.turns == [*[0] * BURST, *range(1, MOST_A_SECOND + 1)]

    run_quickly(work())


def test_those_who_come_later_wait_behind_those_who_wait() -> None:
    async def work() -> None:
        pacer = Pacer()
        early = asyncio.create_task(pacer.take(BURST + 4))
        await asyncio.sleep(2.5 / MOST_A_SECOND)
        await pacer.take(4)
        await early
        assert pacer.turns[BURST:] == [1, 2, 3, 4, 5, 6, 7, 8]

    run_quickly(work())


def test_a_pause_saves_no_more_than_a_burst() -> None:
    async def work() -> None:
        pacer = Pacer()
        await pacer.take(BURST)
        await asyncio.sleep(60)
        await pacer.take(BURST + 1)
        minute = 60 * MOST_A_SECOND
        assert pacer.turns[BURST:] == [*[minute] * BURST, minute + 1]

    run_quickly(work())


def test_a_clock_that_was_set_makes_no_wait_longer() -> None:
    async def work() -> None:
        clock = [BEGIN]
        pacer = Pacer(lambda: clock[0])
        for clock[0] in (BEGIN, BEGIN - timedelta(days=1), BEGIN - timedelta(days=2)):
            await pacer.take(BURST)
        assert pacer.turns == [*[0] * BURST, *range(1, 2 * BURST + 1)]

    run_quickly(work())


def test_one_after_another_none_waits_longer_than_the_one_before() -> None:
    async def work() -> None:
        pacer = Pacer(lambda: BEGIN)
        for _ in range(BURST + 4):
            await pacer.take(1)
        assert pacer.turns[BURST:] == [1, 2, 3, 4]

    run_quickly(work())


def test_after_a_ban_of_cloudflares_nothing_is_asked_for_a_minute() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        pace = RequestPacer(lambda: BEGIN + timedelta(seconds=loop.time()))
        for kind, is_ban in (("application/json", False), ("text/html", True)):
            response: Any = SimpleNamespace(status=429, reason="", headers={"Content-Type": kind})
            with pytest.raises(discord.HTTPException):
                async with pace.take_turn():
                    raise discord.HTTPException(response, "refused")
            assert bool(pace.pause_left) is is_ban
        await asyncio.sleep(PAUSE - 1)
        with pytest.raises(Paused):
            async with pace.take_turn():
                pytest.fail("it asked")
        await asyncio.sleep(1)
        async with pace.take_turn():
            assert not pace.pause_left

    run_quickly(work())


class Busy(discord.Client):
    """After an hour it has more to ask for than it may."""

    async def setup_hook(self) -> None:
        self.pace = RequestPacer(lambda: datetime.now(UTC))
        self.task = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        await asyncio.sleep(HOUR)
        await asyncio.gather(*(self.pace.wait_for_turn() for _ in range(4 * BURST)))


async def test_on_a_clock_that_stands_until_all_is_done_none_waits_for_another() -> None:
    """As in local play: a step ends only when every task is done or sleeps for itself."""
    client = Busy(intents=discord.Intents(guilds=True))
    async with simcord.run(client, settle_timeout=60.0) as env:
        client.pace = RequestPacer(env.now)
        await env.advance_time(HOUR + 1)
        assert client.task.done()


async def test_what_could_not_be_sent_before_the_leases_ended_is_not_sent_later() -> None:
    """A connection to Discord took long."""
    arrived, clock = list[str](), [0.0]

    async def note(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.Response()

    class SlowConnector(aiohttp.TCPConnector):
        async def connect(self, *args: Any, **given: Any) -> aiohttp.connector.Connection:
            connection = await super().connect(*args, **given)
            clock[0] = 9.0
            return connection

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", note)
    shards = Shards(1, lambda: clock[0])
    shards.lease(LeaseReport(frozenset({0}), frozenset(), 1), 8.0)
    async with TestServer(app) as server:
        trace, base = guard_requests(shards), server.make_url("/")
        async with aiohttp.ClientSession(
            base, trace_configs=[trace], connector=SlowConnector()
        ) as session:
            with pytest.raises(LeaseEnded):
                await session.patch("/api/v10/channels/5/messages/7")
            await session.patch("/api/v10/webhooks/5/token/messages/@original")
    assert arrived == ["/api/v10/webhooks/5/token/messages/@original"]


async def test_what_waits_until_the_leases_have_ended_is_not_sent() -> None:
    """Even if there are new ones by then. Answers to presses that were accepted are."""
    arrived, clock = list[str](), [0.0]

    async def note(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", note)
    shards = Shards(1, lambda: clock[0])
    pace = RequestPacer(lambda: BEGIN, shards)
    mine = LeaseReport(frozenset({0}), frozenset(), 1)
    async with TestServer(app) as server:
        trace = guard_requests(shards)
        async with aiohttp.ClientSession(server.make_url("/"), trace_configs=[trace]) as session:
            for until in (8.0, 30.0):
                shards.lease(mine, until)
                await pace.wait_for_turn()
                await session.patch("/api/v10/channels/5/messages/7")
                clock[0] = until - 1.0
                shards.lease(mine, until)
                await session.patch("/api/v10/channels/5/messages/7")
                clock[0] = until
                with pytest.raises(LeaseEnded):
                    await session.patch("/api/v10/channels/5/messages/7")
                shards.lease(mine, until + 8.0)
                with pytest.raises(LeaseEnded):
                    await session.patch("/api/v10/channels/5/messages/7")
                await session.patch("/api/v10/webhooks/5/token/messages/@original")
    paths = ["channels/5/messages/7"] * 2 + ["webhooks/5/token/messages/@original"]
    assert arrived == [f"/api/v10/{path}" for path in paths] * 2
