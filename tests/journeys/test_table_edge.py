"""A land that has reached the last column of its table continues in the first one."""

import pytest

from engine.cells import name_of
from tests.journeys.hands import control, type_in
from tests.journeys.world import World, pictures, press, submit, text

BARS = "ABCD EFGH IJK"
"""Two bars of four squares, and the rest."""
ROW = [f"{letter}13" for letter in "ABMNOPQRSTUVWXYZ"]


@pytest.mark.slow
async def test_a_land_at_the_edge_goes_on(world: World) -> None:
    """Ben places bars from M13 to X13, plans the next one from Y13 on, and undoes it."""
    ana, ben = world.ana, world.ben
    await world.open(ana, players=2, first="1")
    await press(ben, world.board(), "lobby.join")
    await press(ana, world.board(), "lobby.start")
    await type_in(ana, world, "cut", card="1", pieces=BARS)
    await type_in(ben, world, "take", piece="A")
    await type_in(ana, world, "take", piece="C")
    await type_in(ben, world, "take", piece="B")
    await type_in(ben, world, "place", at="Q13")
    await type_in(ana, world, "place", at="M14")
    await type_in(ben, world, "cut", card="1", pieces=BARS)
    await type_in(ana, world, "take", piece="C")
    await type_in(ben, world, "take", piece="A")
    editor = await type_in(ben, world, "plan")
    form = await press(ben, await press(ben, editor, "plan.details"), "form.plan.typed")
    typed = await submit(ben, form, "place A U13 0; place B Y13 0")
    await press(ben, typed, control(typed, "plan.keep."))
    await type_in(ana, world, "take", piece="D")
    await type_in(ana, world, "place", piece="C", at="M15")
    assert await cells_of(world) == ROW

    asked = await type_in(ben, world, "undo")
    panel = await press(ben, asked, control(asked, "undo."))
    assert "### Place piece B" in text(panel)
    placed = await type_in(ben, world, "place", at="Y13")
    assert "✓ **ben** placed piece B" in text(placed)
    assert await cells_of(world) == ROW
    assert "16" in " ".join(pictures(await type_in(ben, world, "land")))


async def cells_of(world: World) -> list[str]:
    """The names of the cells of Ben's land."""
    await world.env.settle()
    view = (await world.app.matches.queries.read_player_view(1, None)).view
    return [name_of(cell) for cell in view.table[1].land.cells]
