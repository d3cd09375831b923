"""A game from another package, `examples/hex`, from the lobby to the winner."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.models.match import Status
from tests.examples.installing import hex_installed
from tests.journeys.hands import confirm, owes, type_in, wish
from tests.journeys.test_one_board import rest
from tests.journeys.world import Builder, World, choose, pictures, press, text

MOST_MOVES = 30


@pytest.fixture
def builder(builder: Builder, tmp_path: Path) -> Iterator[Builder]:
    with hex_installed(tmp_path):
        yield builder


async def play_by_buttons(world: World, name: str) -> str:
    actor = world.people[name]
    cell = (await wish(world, 1, name))[1].upper()
    panel = await press(actor, world.board(), "move")
    panel = await press(actor, panel, f"g.column.{cell[0]}")
    panel = await press(actor, panel, f"g.row.{cell[1]}")
    return text(await confirm(actor, panel))


@pytest.mark.slow
async def test_one_person_plays_a_computer_from_the_lobby_to_the_winner(world: World) -> None:
    await world.ana.slash(world.games, "new", game="hex", players=2)
    panel = await press(world.ana, world.board(), "lobby.options")
    panel = await press(world.ana, panel, "lobby.page.seats")
    await choose(world.ana, panel, "lobby.computer", ["easy"])
    await press(world.ana, world.board(), "lobby.start")
    await rest(world)

    for _ in range(MOST_MOVES):
        if not await owes(world, 1, "ana"):
            break
        told = await play_by_buttons(world, "ana")
        is_over = not await owes(world, 1, "ana")
        assert ("🏆" if is_over else "✓") in told
        await rest(world)

    table = await world.table()
    assert table.status is Status.FINISHED
    assert sorted(table.ranks) == [1, 2]
    assert "wins: both sides are connected" in text(world.board())
    (alt,) = pictures(world.board())
    assert "top to bottom (" in alt


async def test_two_people_type_and_swap_on_the_smallest_board(world: World) -> None:
    await world.open(world.ana, game="hex", players=2, size="5", auto=True)
    await press(world.ben, world.board(), "lobby.join")
    assert "**ana** places a stone" in text(world.board())
    early = await type_in(world.ben, world, "hex", at="c3")
    assert "It's not your turn" in text(early)

    assert "at B4" in text(await type_in(world.ana, world, "hex", at="B4"))
    taken = await type_in(world.ben, world, "hex", at="b4")
    assert "Choose a free cell" in text(taken)
    panel = await press(world.ben, world.board(), "move")
    assert "swapped" in text(await confirm(world.ben, panel)), "no cell is chosen to be confirmed"
    (alt,) = pictures(world.board())
    assert "left to right (D2)" in alt
