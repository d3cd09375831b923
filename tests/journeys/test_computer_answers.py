"""Somebody who plays with computers alone sees after each move what these have done with it."""

import re

import pytest

from tests.journeys.hands import owes, play_typed
from tests.journeys.world import World, buttons, press, text


@pytest.mark.parametrize("computers", [1, 2])
@pytest.mark.slow
async def test_a_move_is_answered_with_the_next_question(world: World, computers: int) -> None:
    await world.ana.slash(world.games, "new", players=computers + 1, computers=computers)
    for _ in range(8):
        await world.env.settle()
        assert await owes(world, 1, "ana")

        shown = await play_typed(world, 1, "ana")

        assert re.search(r"✓ .*(took|Took|got|placed|cut|→)", text(shown))
        assert "Waiting for " not in text(shown)
        assert "plan" not in buttons(shown), "nobody is waited for"


@pytest.mark.slow
async def test_what_the_computers_did_is_told(world: World) -> None:
    await world.open(world.ana, players=3, computers=2, first="1")
    await press(world.ana, world.board(), "move")

    shown = await play_typed(world, 1, "ana")

    assert "Since you last looked" not in text(await world.ana.slash(world.games, "score"))
    told = text(await press(world.ana, shown, "details"))
    assert "Since you last looked" in told
    assert told.count("took piece") >= 2


async def test_nobody_waits_where_a_person_is_awaited(world: World) -> None:
    await world.open(world.ana, players=3, computers=1, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    shown = await play_typed(world, 1, "ana")

    assert await owes(world, 1, "ben")
    assert "Waiting for " in text(shown)
