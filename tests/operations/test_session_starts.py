"""Sessions at Discord are opened one by one, and never so many that it resets the token."""

import asyncio
import logging
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.gateway import SPARE, GatewayWatch, SessionStarts
from bot.models.shards import Shards
from bot.storage.postgres.leases import LeaseStore
from tests.standin.postgres import make_database, require_server


class Discord:
    """It allows as many sessions as it says next."""

    def __init__(self, *remaining: int, reset_after: int = 0) -> None:
        self.remaining = [*remaining]
        self.reset_after = reset_after
        self.asked = 0
        self.shards: dict[int, object] = {}
        self.shard_count = 1

    async def fetch_session_start_limits(self) -> object:
        self.asked += 1
        left = self.remaining.pop(0) if len(self.remaining) > 1 else self.remaining[0]
        return SimpleNamespace(remaining=left, total=1000, reset_after=self.reset_after)

    def is_ready(self) -> bool:
        return False


def open_starts(discord: Discord) -> tuple[SessionStarts, GatewayWatch]:
    client: Any = discord
    watch = GatewayWatch(client, Shards())
    return SessionStarts(client, watch), watch


async def test_no_session_is_opened_when_few_are_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    discord = Discord(SPARE - 1, SPARE, reset_after=3_600_000)
    starts, watch = open_starts(discord)
    slept, problems = list[float](), list[object]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        problems.append(watch.find_problem())

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with caplog.at_level(logging.ERROR):
        await starts.wait_for_budget()
    assert slept == [600.0], "Discord is asked again meanwhile"
    assert problems == [("exhausted", 3599)]
    assert "in 60 minutes" in caplog.text
    assert watch.find_problem() == ("starting", 0)


async def test_one_process_alone_pauses_between_its_sessions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.gateway.PAUSE", 0.2)
    starts, _ = open_starts(Discord(1000))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await starts.wait_for_turn()
    assert loop.time() - began < 0.2
    await asyncio.gather(starts.wait_for_turn(), starts.wait_for_turn())
    assert loop.time() - began >= 0.4


@pytest_asyncio.fixture
async def leases() -> AsyncIterator[LeaseStore]:
    opened = await LeaseStore.open(await make_database(require_server()))
    yield opened
    await opened.close()


async def test_processes_that_start_together_take_turns(leases: LeaseStore) -> None:
    """Discord turns away who comes too soon, which costs another session."""
    for process in (1, 2):
        await leases.renew(process, 4, 60)
    waits = [await leases.reserve_session(process, 5.0) for process in (1, 2, 1, 2)]
    assert waits == pytest.approx([0, 5, 10, 15], abs=1.0)
    await leases.leave(2)
    assert await leases.reserve_session(1, 5.0) == pytest.approx(15, abs=1.0)


async def test_who_has_not_joined_yet_waits_for_the_others_all_the_same(
    leases: LeaseStore,
) -> None:
    await leases.renew(1, 4, 60)
    await leases.reserve_session(1, 5.0)
    assert await leases.reserve_session(9, 5.0) == pytest.approx(5, abs=1.0)
