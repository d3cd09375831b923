"""`/new preview:False`: nobody is shown how an offered piece would lie before they choose it."""

from typing import Any

import pytest

from tests.journeys.hands import control, owes, play_typed, wish
from tests.journeys.world import World, buttons, pictures, press, read_details, text


async def until_ben_chooses(world: World) -> None:
    """Ana and Ben play until Ben, who has a land by then, is to choose."""
    for _ in range(40):
        for name in ("ana", "ben"):
            if await owes(world, 1, name):
                verb = (await wish(world, 1, name))[0]
                if name == "ben" and verb == "take" and (await world.table()).seq > 8:
                    return
                await play_typed(world, 1, name)
                break
    raise AssertionError("Ben never chooses")


async def begin(world: World, **options: Any) -> None:
    await world.open(world.ana, players=2, first="1", **options)
    assert ("Try pieces first: Off" in text(world.board())) is (options.get("preview") is False)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await until_ben_chooses(world)


@pytest.mark.slow
async def test_a_table_that_does_not_try_shows_pieces_and_land_apart(world: World) -> None:
    await begin(world, preview=False)

    board = world.board()
    panel = await press(world.ben, board, "move")
    suggested = await world.ben.autocomplete(world.games, "take", "piece", "")
    places = await world.ben.autocomplete(world.games, "place", "at", "")

    assert "you can't try pieces before choosing" in text(panel)
    assert "Best spot:" not in text(panel) + text(board)
    assert [one["name"] for one in suggested]
    assert not [one for one in suggested if one["name"].endswith(")")]
    assert places == []
    assert not [alt for alt in pictures(panel) if "held" in alt]
    chosen = await press(world.ben, panel, next(b for b in buttons(panel) if "try" in b))
    taken = await press(world.ben, chosen, control(chosen, "g.take."))
    assert "✓ **ben** took piece" in text(taken)


@pytest.mark.slow
async def test_other_tables_do(world: World) -> None:
    await begin(world)

    panel = await press(world.ben, world.board(), "move")
    told = await read_details(world.ben, panel)
    suggested = await world.ben.autocomplete(world.games, "take", "piece", "")

    assert "Best spot:" in "\n".join(told)
    assert all(one["name"].endswith(")") for one in suggested)
