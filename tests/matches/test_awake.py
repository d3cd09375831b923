"""Who is awake when is remembered, while several matches ask at once and habits change."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.matches.awake import Awake
from bot.matches.hours import Hours
from bot.storage.rows import SeatRow
from tests.matches.world import World

EARLY = Hours("Europe/Madrid", 6 * 60, 21 * 60, ())


async def test_habits_may_change_while_another_match_asks_for_them(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3") as world:
        ana, bo = [person.player for person in await world.people("Ana", "Bo")]
        table = await world.running("Ana", "Bo")
        both = await world.matches._desk.head(table.match)
        alone = replace(both, seats=(SeatRow(ana),))
        awake = Awake(world.store.clocks)
        assert await awake.habits(alone) == {}

        asking = asyncio.create_task(awake.habits(both))
        await asyncio.sleep(0)  # it knows Ana, and reads Bo
        await world.matches.clocks.set_hours(bo, EARLY)
        awake.forget(both)
        assert set(await asking) <= {bo}
        found = await awake.habits(both)
        assert {player: habit.wake for player, habit in found.items()} == {bo: 6 * 60}
