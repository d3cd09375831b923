"""People at a table of Wildlands who know what they want: typed, or by buttons."""

from __future__ import annotations

from simcord.results import InteractionResult

from tests.journeys.hands import type_in, wish
from tests.journeys.world import World


async def play_typed(world: World, match: int, name: str) -> InteractionResult:
    """Answer what is owed by a typed line."""
    line = " ".join(await wish(world, match, name))
    return await type_in(world.people[name], world, "act", action=line)
