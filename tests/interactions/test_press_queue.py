"""Presses of one person on one message take turns in the order they came."""

import asyncio

import pytest

from bot.interactions.press_queue import PressQueue


async def pressed(
    queue: PressQueue,
    name: str,
    kept: list[str],
    user: int = 1,
    delay: float = 0,
    shows: bool = True,
) -> bool:
    """A press that is deferred first, which takes a while; whether it was overtaken."""
    with queue.join(user, 7) as place:
        await asyncio.sleep(delay)
        await place.wait_for_turn()
        kept.append(name)
        place.release_next()
        await asyncio.sleep(0.01)
        overtaken = await place.is_overtaken()
        place.shown |= shows
        return overtaken


async def test_a_press_that_comes_later_waits_for_the_one_before() -> None:
    queue, kept = PressQueue(), list[str]()
    slow = pressed(queue, "first", kept, delay=0.03)
    overtaken = [*await asyncio.gather(slow, pressed(queue, "second", kept))]
    assert kept == ["first", "second"]
    assert overtaken == [True, False]


async def test_other_people_do_not_wait() -> None:
    queue, kept = PressQueue(), list[str]()
    slow = pressed(queue, "first", kept, delay=0.03)
    overtaken = [*await asyncio.gather(slow, pressed(queue, "other", kept, user=2))]
    assert kept == ["other", "first"]
    assert overtaken == [False, False]


async def test_a_press_that_fails_lets_the_next_one_through() -> None:
    queue, kept = PressQueue(), list[str]()

    async def broken() -> None:
        with queue.join(1, 7):
            await asyncio.sleep(0.01)
            raise OSError

    with pytest.raises(OSError):  # noqa: PT011 - it has no message
        await asyncio.gather(broken(), pressed(queue, "second", kept))
    await asyncio.sleep(0.05)
    assert kept == ["second"]


async def test_a_screen_is_kept_back_until_a_later_one_is_shown() -> None:
    queue, kept = PressQueue(), list[str]()
    presses = (pressed(queue, name, kept, shows=name != "second") for name in ("first", "second"))
    assert [*await asyncio.gather(*presses)] == [False, False], "the second has shown nothing"
    presses = (pressed(queue, name, kept, shows=name != "b") for name in ("a", "b", "c"))
    assert [*await asyncio.gather(*presses)] == [True, True, False]
    assert not queue


async def test_who_leaves_early_does_not_let_the_next_one_start_too_early() -> None:
    queue, kept = PressQueue(), list[str]()

    async def dead() -> None:
        with queue.join(1, 7):
            await asyncio.sleep(0)

    slow = asyncio.create_task(pressed(queue, "first", kept, delay=0.05))
    await asyncio.sleep(0)
    third = asyncio.gather(dead(), pressed(queue, "third", kept))
    await asyncio.sleep(0.02)
    fourth = asyncio.create_task(pressed(queue, "fourth", kept))
    await asyncio.gather(slow, third, fourth)
    assert kept == ["first", "third", "fourth"]


async def test_the_last_to_leave_early_gives_the_end_of_the_queue_back() -> None:
    queue, kept = PressQueue(), list[str]()
    slow = asyncio.create_task(pressed(queue, "first", kept, delay=0.03))
    await asyncio.sleep(0)
    with queue.join(1, 7):
        pass
    await asyncio.gather(slow, pressed(queue, "third", kept))
    assert kept == ["first", "third"]


async def test_the_same_pressed_again_is_known_until_the_first_is_answered() -> None:
    queue = PressQueue()
    with queue.join(1, 7, "done") as first, queue.join(1, 7, "done") as second:
        assert (first.repeats, second.repeats) == (False, True)
        with queue.join(1, 7, "left") as other:
            assert not other.repeats
    with queue.join(1, 7, "done") as late:
        assert not late.repeats


async def test_nothing_is_kept_of_presses_that_are_over() -> None:
    queue = PressQueue()
    for name in ("one", "two"):
        await pressed(queue, name, [])
    with queue.join(1, 7) as place:
        assert not await place.is_overtaken()
    assert not queue


async def test_a_message_is_idle_once_all_presses_there_are_answered() -> None:
    queue, kept = PressQueue(), list[str]()
    presses = [asyncio.create_task(pressed(queue, str(n), kept, delay=0.01)) for n in range(3)]
    await asyncio.sleep(0)
    await queue.wait_until_idle(1, 7)
    assert all(one.done() or kept == ["0", "1", "2"] for one in presses)
    assert len(queue) == 0
