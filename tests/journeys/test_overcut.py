"""`overcut = penalty` from end to end: who overcuts pays, and the right-hand neighbour removes."""

import pytest
from simcord.results import InteractionResult

from bot.models.match import Status
from tests.journeys.hands import confirm, control, play_out_aside, type_in
from tests.journeys.world import World, buttons, pictures, press, submit, text

FIVE = "ABEF CD GH IJ KL"
"""A cut into two pieces too many for three players."""


@pytest.fixture
async def three(world: World) -> World:
    """Ana, Ben and Cleo, who sits to the right of Ana; Ana is to cut, and may overcut."""
    await world.open(world.ana, players=3, overcut="penalty", first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    return world


async def cut_into_five(world: World) -> InteractionResult:
    """Ana overcuts by the form of her panel."""
    panel = await press(world.ana, world.board(), "move")
    editor = await press(world.ana, panel, "g.card.1")
    behind = await press(world.ana, editor, "details")
    form = await press(world.ana, behind, control(behind, "form.g.cut.1"))
    return await submit(world.ana, form, FIVE)


@pytest.mark.slow
async def test_who_cuts_too_many_pieces_is_told_the_price_first(three: World) -> None:
    planned = await cut_into_five(three)
    before = await three.table()
    assert "Extra pieces: 2. You lose 3 VP" in text(planned)

    cut = await confirm(three.ana, planned)

    assert before.seq == 1, "a plan is not yet a cut"
    assert "✓ **ana** cut extra pieces (4, 2, 2, 2 and 2 squares) and lost 3 VP" in text(cut)
    assert text(three.board()).splitlines()[0] == three.cleo.mention


@pytest.mark.slow
async def test_the_right_hand_neighbour_removes_by_the_panel(three: World) -> None:
    await confirm(three.ana, await cut_into_five(three))
    board = three.board()

    wrong = await press(three.ben, board, "move")
    panel = await press(three.cleo, board, "move")
    chosen = await press(three.cleo, await press(three.cleo, panel, "g.out.D"), "g.out.B")
    removed = await confirm(three.cleo, chosen)

    assert not [name for name in buttons(wrong) if name.startswith("g.out.")]
    assert "✓ **cleo** removed pieces B and D." in text(removed)
    assert text(three.board()).splitlines()[0] == three.ben.mention, "the left one chooses first"
    panel = await press(three.ben, three.board(), "move")
    offered = [name for name in buttons(panel) if name.startswith("g.try.")]
    assert offered == ["g.try.A", "g.try.C", "g.try.E"]


@pytest.mark.slow
async def test_the_right_hand_neighbour_removes_by_typing(three: World) -> None:
    await confirm(three.ana, await cut_into_five(three))

    ready = await three.cleo.autocomplete(three.games, "discard", "pieces", "e a")
    early = await type_in(three.ben, three, "discard", pieces="A B")
    one = await type_in(three.cleo, three, "discard", pieces="A")
    removed = await type_in(three.cleo, three, "discard", pieces="e, a")

    assert [choice["name"] for choice in ready] == ["A E: ready"]
    assert "It's not your turn" in text(early)
    assert "✓" not in text(one)
    assert "✓ **cleo** removed pieces A and E." in text(removed)


@pytest.mark.slow
async def test_the_three_points_show_in_every_score_table(three: World) -> None:
    await confirm(three.ana, await cut_into_five(three))
    await type_in(three.cleo, three, "discard", pieces="B D")
    await type_in(three.ben, three, "take", piece="A")
    await type_in(three.cleo, three, "take", piece="C")
    under_way = pictures(await three.eve.slash(three.games, "land", player="1"))

    await play_out_aside(three, 1)

    table, board = await three.table(), three.board()
    assert table.status is Status.FINISHED
    assert "overcut −3" in under_way[0]
    sheet = pictures(board)[-1]
    assert sheet.count("overcut −3") == 1, "nobody else pays"


async def test_where_overcuts_are_refused_nothing_happens(world: World) -> None:
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    refused = await type_in(world.ana, world, "cut", card="1", pieces="ABEF CD GH IJ KL")

    assert "✓" not in text(refused)
    assert (await world.table()).seq == 1
