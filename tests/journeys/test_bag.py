"""Pieces from the bag: what finished matches leave, `/bag` shows and a new match plays with."""

import pytest

from bot.models.match import Status
from tests.journeys.hands import control, owes, play_out_aside, play_pressed, play_typed, type_in
from tests.journeys.test_record import content_of
from tests.journeys.world import World, pictures, press, text


async def test_an_empty_bag_is_shown_and_refused_with_the_number_missing(world: World) -> None:
    shown = await world.eve.slash(world.games, "bag")
    refused = await world.open(world.ana, players=3, computers=2, pieces="bag")
    impossible = await world.open(
        world.ana, players=3, computers=2, pieces="bag", overcut="penalty"
    )

    assert shown.ephemeral
    assert "This server's bag is empty" in text(shown)
    assert "The bag needs 27 more pieces" in refused
    assert "Choose either pieces from the bag or" in impossible
    assert world.boards() == []


@pytest.mark.slow
async def test_a_finished_match_fills_the_bag_and_a_second_one_is_played_from_it(
    world: World,
) -> None:
    await world.ana.slash(world.games, "new", players=4, computers=3)
    await play_out_aside(world, 1)
    shown = await world.eve.slash(world.games, "bag")

    assert "### Bag: Classics" in text(shown)
    assert "48 pieces with 144 squares in all" in text(shown)
    assert "Enough for matches with 2, 3 and 4 players" in text(shown)
    (alt,) = pictures(shown)
    assert "Kinds of pieces in the bag" in alt

    await world.open(world.ana, players=2, pieces="bag", first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    left = await world.eve.slash(world.games, "bag")
    short = await world.open(world.cleo, players=3, computers=2, pieces="bag")

    assert "16 pieces" in text(left)
    assert "The bag needs 11 more pieces" in short
    board = world.board()
    details = text(await press(world.eve, board, "board"))
    assert "Drawn by **ana**" in details
    assert "28 pieces are left in the bag" in details
    assert "filled" not in details
    for play in (play_typed, play_pressed, play_typed, play_pressed, play_typed):
        for name in ("ben", "ana"):
            if await owes(world, 2, name):
                assert "✓" in text(await play(world, 2, name))
                break
    await play_out_aside(world, 2)

    assert (await world.table(2)).status is Status.FINISHED
    assert "48 pieces" in text(await world.eve.slash(world.games, "bag"))
    told = await content_of(await world.eve.slash(world.games, "match file", match=2))
    assert "bag 32: " in told
    assert "# Round 1 of 8: seat 1 drew" in told


@pytest.mark.slow
async def test_the_host_may_have_the_bag_filled_and_the_table_says_so(world: World) -> None:
    await world.open(world.ana, players=3, pieces="bag", fill=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    details = await press(world.eve, world.board(), "board")
    assert "The computer cut 27 pieces for the bag" in text(details)
    hand = await type_in(world.ana, world, "hand")
    assert not pictures(hand)
    panel = await press(world.people[await chooser(world)], world.board(), "move")
    assert control(panel, "g.try.A")
    assert "choose a piece" in text(world.board())
    olga = world.guild.add_member(world.guild.owner)
    await world.app.matches.play.end(1, (await world.table()).host)
    assert "27 pieces" in text(await olga.slash(world.games, "bag"))


async def chooser(world: World) -> str:
    return next([name for name in world.people if await owes(world, 1, name)].__iter__())
