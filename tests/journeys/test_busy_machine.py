"""Other programs at work on the machine fail no journey."""

import asyncio
import time
from typing import Any

import pytest

from bot.matches.people import People
from tests.journeys.world import World, text


async def test_an_answer_may_take_longer_than_the_settling_limit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    meet = People.meet

    async def meet_slowly(self: People, *given: Any) -> Any:
        await asyncio.to_thread(time.sleep, 0.8)
        return await meet(self, *given)

    monkeypatch.setattr(People, "meet", meet_slowly)
    world.env.settle_timeout = 0.5

    assert text(await world.ana.slash(world.games, "settings"))
