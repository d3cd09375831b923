"""Whole matches of two, three and four people and computer players, through the real client."""

import pytest

from bot.models.match import Status
from tests.journeys.hands import owes, play_pressed, play_typed
from tests.journeys.world import World, mark_of, pictures, press, text

MOST_MOVES = 400


@pytest.mark.slow
async def test_two_people_play_a_match_by_typing_alone(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    await play_out(world, typed=("ana", "ben"))

    await ended_well(world, seats=2)


@pytest.mark.slow
async def test_three_people_play_a_match_by_pressing_alone_and_the_bot_restarts(
    world: World,
) -> None:
    await world.open(world.ana, players=3, auto=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")

    await play_out(world, pressed=("ana", "ben", "cleo"), restart_after=25)

    await ended_well(world, seats=3)


@pytest.mark.slow
async def test_two_people_and_two_computer_players_play_with_overcuts(world: World) -> None:
    await world.open(world.ana, players=4, computers=2, overcut="penalty")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    await play_out(world, typed=("ana",), pressed=("ben",), restart_after=30)

    await ended_well(world, seats=4)


async def play_out(
    world: World,
    typed: tuple[str, ...] = (),
    pressed: tuple[str, ...] = (),
    restart_after: int | None = None,
) -> None:
    """Play until nobody owes anything; each move is answered and nobody is left waiting."""
    for moves in range(MOST_MOVES):
        if moves == restart_after:
            await world.restart()
        for name in (*typed, *pressed):
            if await owes(world, 1, name):
                play = play_typed if name in typed else play_pressed
                answer = await play(world, 1, name)
                assert "✓" in text(answer), text(answer)
                assert "won with" not in text(answer), "its film tells it first"
                break
        else:
            return
    raise AssertionError("the match never ends")


async def ended_well(world: World, seats: int) -> None:
    """The last board shows lands, points and places; the boards before are gone."""
    table = await world.table()
    board = world.board()

    assert table.status is Status.FINISHED
    assert len(table.ranks) == seats
    assert table.seed is not None
    assert table.seed not in text(board), "the record has it"
    assert pictures(board), "the lands are shown"
    assert mark_of(board)
    finals = [message for message in world.boards() if "🏆" in text(message)]
    assert finals == [board]
