"""Who is awake when is remembered, while several matches ask at once and habits change."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from bot.matches.repository import PlayingHoursCache
from bot.models.match_head import SeatState
from bot.models.people import Availability
from bot.models.playing_hours import PlayingHours
from bot.storage.clocks import ClockStore
from tests.matches.world import World

EARLY = PlayingHours("Europe/Madrid", 6 * 60, 21 * 60, ())


class Slow(ClockStore):
    """What it has read takes its time."""

    gate: asyncio.Event

    async def read_playing_hours(self, players: Collection[int]) -> dict[int, Availability]:
        found = await super().read_playing_hours(players)
        await self.gate.wait()
        return found


async def test_playing_hours_may_change_while_another_match_asks_for_them(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3") as world:
        ana, bo = [person.player for person in await world.people("Ana", "Bo")]
        table = await world.running("Ana", "Bo")
        both = await world.matches._repository.load_head(table.match)
        slow = Slow(world.store.connection)
        awake, slow.gate = PlayingHoursCache(slow), asyncio.Event()
        slow.gate.set()
        assert await awake.read_hours(replace(both, seats=(SeatState(ana),))) == {}
        slow.gate.clear()

        asking = asyncio.create_task(awake.read_hours(both))  # it knows Ana, and reads Bo
        await asyncio.sleep(0.05)
        await world.matches.clocks.set_hours(bo, EARLY)
        awake.forget_players_of(both)
        slow.gate.set()
        assert await asking == {}, "as it was when that match asked"
        found = await awake.read_hours(both)
        assert {player: hours.hours.wake for player, hours in found.items()} == {bo: 6 * 60}
