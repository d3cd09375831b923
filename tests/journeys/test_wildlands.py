"""Whole matches of Wildlands through the real client."""

from __future__ import annotations

from bot.models.match import Status
from tests.journeys.hands import owes
from tests.journeys.wildlands_hands import play_typed
from tests.journeys.world import World, pictures, text

MOST_MOVES = 260


async def test_a_match_by_typed_lines_ends_with_a_winner(world: World) -> None:
    await world.open(world.ana, game="wildlands", players=2, computers=1, level="easy")

    for _ in range(MOST_MOVES):
        if not await owes(world, 1, "ana"):
            break
        answer = await play_typed(world, 1, "ana")
        assert "went wrong" not in text(answer)

    table = await world.table()
    assert table.status is Status.FINISHED
    assert "🏆" in text(world.board())
    assert pictures(world.board())
