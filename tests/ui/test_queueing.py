"""Presses of one person on one message take turns in the order they came."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui.queueing import Queue


async def pressed(
    queue: Queue, name: str, kept: list[str], user: int = 1, delay: float = 0
) -> bool:
    """A press that is deferred first, which takes a while; whether it was overtaken."""
    with queue.place(user, 7) as place:
        await asyncio.sleep(delay)
        await place.reached()
        kept.append(name)
        place.go_on()
        await asyncio.sleep(0.01)
        return place.overtaken


async def test_a_press_that_comes_later_waits_for_the_one_before() -> None:
    queue, kept = Queue(), list[str]()
    slow = pressed(queue, "first", kept, delay=0.03)
    overtaken = [*await asyncio.gather(slow, pressed(queue, "second", kept))]
    assert kept == ["first", "second"]
    assert overtaken == [True, False]


async def test_other_people_do_not_wait() -> None:
    queue, kept = Queue(), list[str]()
    slow = pressed(queue, "first", kept, delay=0.03)
    overtaken = [*await asyncio.gather(slow, pressed(queue, "other", kept, user=2))]
    assert kept == ["other", "first"]
    assert overtaken == [False, False]


async def test_a_press_that_fails_lets_the_next_one_through() -> None:
    queue, kept = Queue(), list[str]()

    async def broken() -> None:
        with queue.place(1, 7):
            await asyncio.sleep(0.01)
            raise OSError

    with pytest.raises(OSError):  # noqa: PT011 - it has no message
        await asyncio.gather(broken(), pressed(queue, "second", kept))
    await asyncio.sleep(0.05)
    assert kept == ["second"]


async def test_nothing_is_kept_of_presses_that_are_over() -> None:
    queue = Queue()
    for name in ("one", "two"):
        await pressed(queue, name, [])
    with queue.place(1, 7) as place:
        assert not place.overtaken
    assert not queue
