"""Findings about finished matches are made once."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.computers.workers import ComputerFailed
from bot.presentation.services import Analyses


class Maker:
    def __init__(self, *, fails: int = 0) -> None:
        self.made, self.fails = 0, fails
        self.go = asyncio.Event()

    async def make(self) -> object:
        self.made += 1
        await self.go.wait()
        if self.made <= self.fails:
            raise ComputerFailed("broken")
        return f"findings {self.made}"


async def test_identical_analyses_are_joined() -> None:
    analyses, maker = Analyses(), Maker()
    asking = [asyncio.create_task(analyses.find((1, 0), maker.make)) for _ in range(24)]
    await asyncio.sleep(0)
    maker.go.set()

    assert {await one for one in asking} == {"findings 1"}
    assert await analyses.find((1, 0), maker.make) == "findings 1"
    assert await analyses.find((1, 1), maker.make) == "findings 2", "another seat's are others"


async def test_whoever_leaves_takes_nothing_from_the_others() -> None:
    analyses, maker = Analyses(), Maker()
    gone, stays = (asyncio.create_task(analyses.find((1, 0), maker.make)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    maker.go.set()

    assert await stays == "findings 1"


async def test_what_has_failed_is_tried_again_by_the_next() -> None:
    analyses, maker = Analyses(), Maker(fails=1)
    maker.go.set()

    with pytest.raises(ComputerFailed):
        await analyses.find((1, 0), maker.make)
    assert await analyses.find((1, 0), maker.make) == "findings 2"
