"""Whether the gateway works is said by its heartbeats, not by discord.py's `is_ready`."""

import math
from types import SimpleNamespace
from typing import Any

import pytest

from bot.gateway import ACKNOWLEDGE_WITHIN, GatewayWatch
from bot.models.shards import LeaseReport, Shards

NOW = 10_000.0
INTERVAL = 41.25


def shard(sent: float, acknowledged: float, *, closed: bool = False) -> SimpleNamespace:
    """As discord.py keeps one, with the seconds since its newest heartbeats."""
    heart = SimpleNamespace(_last_send=NOW - sent, _last_ack=NOW - acknowledged, interval=INTERVAL)
    parent = SimpleNamespace(ws=SimpleNamespace(_keep_alive=heart))
    return SimpleNamespace(_parent=parent, is_closed=lambda: closed)


def watch(
    *shards: SimpleNamespace, expected: int | None = None, mine: Shards | None = None
) -> GatewayWatch:
    client: Any = SimpleNamespace(
        is_ready=lambda: True, shards=dict(enumerate(shards)), shard_count=expected or len(shards)
    )
    return GatewayWatch(client, mine or Shards())


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.gateway.perf_counter", lambda: NOW)


def test_shards_whose_heartbeats_are_acknowledged_are_well() -> None:
    waiting = shard(sent=0.1, acknowledged=INTERVAL)

    assert watch(shard(sent=30, acknowledged=29.9), waiting).find_problem() is None


def test_each_shard_needs_a_recent_heartbeat() -> None:
    well = shard(sent=1, acknowledged=0.9)
    unanswered = shard(sent=40, acknowledged=81)
    stopped = shard(sent=600, acknowledged=599.9)

    assert watch(well, unanswered).find_problem() == ("silent", 40)
    assert watch(well, stopped).find_problem() == ("silent", 558)
    assert ACKNOWLEDGE_WITHIN < 40


def test_a_closed_or_missing_shard_is_a_disconnection() -> None:
    well = shard(sent=1, acknowledged=0.9)

    assert watch(well, shard(1, 0.9, closed=True)).find_problem() == ("disconnected", 0)
    assert watch(well, expected=2).find_problem() == ("disconnected", 0)


def test_of_several_processes_each_is_connected_with_all_shards() -> None:
    mine = Shards(4)
    well = shard(sent=30, acknowledged=29.9)
    assert watch(well, expected=4, mine=mine).find_problem() == ("disconnected", 0), "no leases"
    mine.lease(LeaseReport(frozenset({0}), frozenset(), 2), math.inf)
    assert watch(well, expected=4, mine=mine).find_problem() == ("disconnected", 0), "not all"
    assert watch(well, well, well, well, mine=mine).find_problem() is None
    mine.lease(LeaseReport(frozenset(), frozenset(), 5), math.inf)
    assert watch(well, well, well, well, mine=mine).find_problem() is None, "others have them"


def test_a_shard_that_comes_back_is_well_whoever_answers_for_it_by_then() -> None:
    """It was a disconnection for ever where its lease had moved meanwhile."""
    mine = Shards(1)
    mine.lease(LeaseReport(frozenset({0}), frozenset(), 2), math.inf)
    gateway = watch(shard(sent=30, acknowledged=29.9), mine=mine)
    gateway.lose(0)
    mine.lease(LeaseReport(frozenset(), frozenset(), 2), math.inf)
    assert gateway.find_problem() == ("disconnected", 0)
    gateway.recover(0)
    assert gateway.find_problem() is None


def test_an_acknowledgement_may_come_before_the_heartbeat_is_noted_as_sent() -> None:
    """discord.py notes it in a thread of its own."""
    late = shard(sent=30, acknowledged=30.4)

    assert watch(late).find_problem() is None
