"""Screens are thought out beside the event loop, a few at a time."""

import asyncio
import threading
import time
from typing import Any, cast

import pytest

from bot.presentation.services import AT_ONCE, Services


@pytest.fixture
def services() -> Services:
    """A house with nothing in it: only its room is used here."""
    nothing = cast(Any, None)
    return Services({}, {}, *[nothing] * 8)


async def test_the_event_loop_goes_on_meanwhile(services: Services) -> None:
    assert await services.run_in_thread(threading.get_ident) != threading.get_ident()
    ticks = 0
    slow = asyncio.create_task(services.run_in_thread(time.sleep, 0.1))
    while not slow.done():
        await asyncio.sleep(0)
        ticks += 1
    assert ticks > 10


async def test_only_a_few_are_thought_out_at_the_same_time(services: Services) -> None:
    inside: list[None] = []
    most = [0]

    def work() -> None:
        inside.append(None)
        most[0] = max(most[0], len(inside))
        time.sleep(0.01)
        inside.pop()

    await asyncio.gather(*(services.run_in_thread(work) for _ in range(4 * AT_ONCE)))
    assert most == [AT_ONCE]


async def test_what_is_refused_there_is_refused_here(services: Services) -> None:
    with pytest.raises(ZeroDivisionError):
        await services.run_in_thread(divmod, 1, 0)
