"""A turn by buttons alone, nothing typed: cut square by square, tried, taken, laid."""

from __future__ import annotations

from tests.journeys.hands import confirm
from tests.journeys.world import World, buttons, pictures, press, text


async def test_a_turn_is_cut_taken_and_laid_by_buttons_alone(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    panel = await press(world.ana, await press(world.ana, world.board(), "move"), "g.card.2")
    empty = pictures(panel)
    for control in (*"ABEF", "g.brush.1", *"CDGH"):
        panel = await press(world.ana, panel, f"g.sq.2.{control}" if len(control) < 2 else control)
    assert pictures(panel) != empty
    assert "(left over)" in text(panel)
    cut = await confirm(world.ana, await press(world.ana, panel, "g.look"))
    assert "✓ **ana** cut a card" in text(cut)

    await press(world.ben, world.board(), "g.take.B")
    await press(world.cleo, world.board(), "g.take.C")
    second = await press(world.ben, world.board(), "move")
    assert "Last cut" not in text(second)
    assert (await world.table()).waiting[0].name == "ben", "Ana got what was left, all is laid"

    panel = await press(world.ben, second, "g.card.1")
    (shape,) = [control for control in buttons(panel) if control.startswith("g.shape.")]
    assert shape == "g.shape.1.ABEF_CDGH_IJKL", "the newest cut at the table"
    looked = await press(world.ben, await press(world.ben, panel, shape), "g.look")
    await confirm(world.ben, looked)
    await press(world.cleo, world.board(), "g.take.A")
    await press(world.ana, world.board(), "g.take.B")
    laid = await confirm(world.ana, await press(world.ana, world.board(), "move"))
    assert "✓ **ana** laid piece B" in text(laid)
