"""Workers run after a kick, once more where they were kicked meanwhile, and when it is time."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.background import BackgroundWorker


def clock() -> datetime:
    return datetime(2026, 1, 1, tzinfo=UTC)


async def never() -> int | None:
    return None


async def wait_for_second(calls: list[int]) -> None:
    """At most a hundred seconds, and a moment longer, in which a third would come."""
    for _ in range(10_000):
        if len(calls) >= 2:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)


async def test_kicks_while_it_works_lead_to_one_more_run() -> None:
    runs: list[int] = []
    gate = asyncio.Event()

    async def work() -> None:
        runs.append(len(runs))
        await gate.wait()

    worker = BackgroundWorker("w", work, never, clock)
    worker.kick()
    await asyncio.sleep(0)
    for _ in range(5):
        worker.kick()
    gate.set()
    await asyncio.sleep(0.01)

    assert runs == [0, 1]
    await worker.close()


async def test_it_wakes_when_something_falls_due() -> None:
    runs: list[int] = []
    due: list[int | None] = [int(clock().timestamp()), None]

    async def work() -> None:
        runs.append(1)

    async def next_due() -> int | None:
        return due.pop(0)

    worker = BackgroundWorker("w", work, next_due, clock)
    worker.kick()
    await wait_for_second(runs)

    assert runs == [1, 1]
    await worker.close()


async def test_a_failure_is_logged_and_the_next_kick_tries_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    runs: list[int] = []

    async def work() -> None:
        runs.append(1)
        if len(runs) == 1:
            raise OSError("gone")

    worker = BackgroundWorker("the work", work, never, clock)
    worker.kick()
    await asyncio.sleep(0.01)
    assert str(worker.error) == "gone"
    worker.kick()
    await asyncio.sleep(0.01)

    assert runs == [1, 1]
    assert str(worker.error) == "None"
    assert "the work failed" in caplog.text
    await worker.close()
    worker.kick()
    await asyncio.sleep(0.01)
    assert runs == [1, 1], "a closed worker rests"


async def test_it_looks_again_where_it_could_not_find_out_when_it_is_due(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.LONGEST_RETRY", 0)
    asked: list[int] = []

    async def work() -> None:
        pass

    async def next_due() -> int | None:
        asked.append(1)
        if len(asked) == 1:
            raise OSError("no disk")
        return None

    worker = BackgroundWorker("the work", work, next_due, clock)
    worker.kick()
    await wait_for_second(asked)

    assert asked == [1, 1]
    assert "the work failed" in caplog.text
    await worker.close()


async def test_a_kick_is_heeded_while_it_looks_when_it_is_due_next() -> None:
    works: list[int] = []

    async def work() -> None:
        works.append(1)

    async def next_due() -> None:
        if len(works) == 1:
            worker.kick()
        await asyncio.sleep(0)

    worker = BackgroundWorker("test", work, next_due, lambda: datetime.now(UTC))
    worker.kick()
    for _ in range(9):
        await asyncio.sleep(0)
    await worker.close()
    assert len(works) == 2


async def test_what_fails_with_nothing_due_is_tried_again_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.background.LONGEST_RETRY", 0)
    runs: list[int] = []

    async def work() -> None:
        runs.append(1)
        if len(runs) == 1:
            raise OSError("gone")

    worker = BackgroundWorker("w", work, never, clock)
    worker.kick()
    await wait_for_second(runs)
    assert runs == [1, 1]
    assert worker.error is None
    await worker.close()


@pytest.mark.parametrize("jump", [timedelta(days=1), -timedelta(days=1)])
async def test_a_clock_that_is_set_wakes_it(
    jump: timedelta, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asleep for six hours, as far as the clock has told."""
    monkeypatch.setattr("bot.background.NAP", 0.02)
    time, runs = clock(), list[int]()

    async def work() -> None:
        runs.append(1)

    async def next_due() -> int:
        return int(time.timestamp()) + 6 * 3600

    worker = BackgroundWorker("w", work, next_due, lambda: time)
    worker.kick()
    await asyncio.sleep(0.1)
    assert runs == [1]
    time += jump
    await wait_for_second(runs)
    assert runs == [1, 1]
    await worker.close()


async def test_with_a_clock_that_nobody_sets_it_sleeps_until_it_is_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.background.NAP", 0.02)
    time, runs = clock(), list[int]()

    async def work() -> None:
        runs.append(1)

    async def next_due() -> int:
        return int(time.timestamp()) + 6 * 3600

    worker = BackgroundWorker("w", work, next_due, lambda: time, can_jump=False)
    worker.kick()
    await asyncio.sleep(0.05)
    time += timedelta(days=1)
    await asyncio.sleep(0.1)
    assert runs == [1]
    await worker.close()


async def test_how_long_it_works_is_known() -> None:
    gate = asyncio.Event()

    async def work() -> None:
        await gate.wait()

    worker = BackgroundWorker("w", work, never, clock)
    worker.kick()
    await asyncio.sleep(0.02)
    assert worker.seconds_at_work >= 0.01
    gate.set()
    await asyncio.sleep(0.01)
    assert worker.seconds_at_work == 0
    await worker.close()
