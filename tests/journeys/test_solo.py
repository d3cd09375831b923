"""One person against computers: what they undo, whether there is a clock, what their board asks."""

import re

import pytest

from bot.models.match import Status
from engine.contract import FIRST_SEAT
from tests.journeys.hands import owes, play_typed
from tests.journeys.test_one_board import rest, shows_the_present
from tests.journeys.world import World, buttons, choose, press, text


async def build_in_lobby(world: World, first: str = "1") -> None:
    """Ana opens a lobby, adds a computer and starts."""
    await world.ana.slash(world.games, "new", players=2)
    panel = await press(world.ana, world.board(), "lobby.options")
    panel = await press(world.ana, panel, "lobby.page.seats")
    panel = await choose(world.ana, panel, "lobby.computer", ["medium"])
    panel = await choose(world.ana, panel, f"lobby.set.{FIRST_SEAT}", [first])
    await press(world.ana, world.board(), "lobby.start")
    await rest(world)


@pytest.mark.slow
async def test_who_cuts_is_told_which_piece_the_others_left(world: World) -> None:
    await world.open(world.ana, players=3, computers=2, first="1")
    await rest(world)
    cut = await play_typed(world, 1, "ana")
    assert re.search(r"✓ . → \*\*.*\*\* · . → \*\*.*\*\* · . → \*\*you\*\*", text(cut))


@pytest.mark.slow
async def test_computers_agree_to_an_undo_at_once_and_move_again(world: World) -> None:
    await world.open(world.ana, players=2, computers=1, first="1")
    await rest(world)
    await play_typed(world, 1, "ana")
    await rest(world)
    cut = await world.table()
    for _ in range(2):
        await play_typed(world, 1, "ana")
        await rest(world)

    panel = await press(world.ana, world.board(), "move")
    (control,) = [one for one in buttons(panel) if one.startswith("undo.ask.")]
    asked = await press(world.ana, panel, control)
    assert "**? ana placed piece" in text(asked)
    undone = await press(world.ana, asked, control.replace(".ask", ""))
    await rest(world)

    assert "Undone: ana placed piece" in text(undone)
    table = await world.table()
    assert table.vote is None
    assert table.seq > cut.seq
    assert await owes(world, 1, "ana")
    assert await shows_the_present(world)
    await play_typed(world, 1, "ana")
    await rest(world)
    assert await shows_the_present(world)


async def test_a_match_against_computers_has_no_clock_however_it_was_opened(world: World) -> None:
    await build_in_lobby(world)
    await world.ana.slash(world.games, "new", players=2, computers=1)
    await rest(world)
    both = [await world.table(match) for match in (1, 2)]
    assert [table.status for table in both] == [Status.RUNNING] * 2
    assert [table.clock for table in both] == [None, None]


async def test_the_board_asks_what_is_asked_now_where_a_computer_begins(world: World) -> None:
    await build_in_lobby(world, first="2")
    assert await owes(world, 1, "ana")
    assert await shows_the_present(world)
