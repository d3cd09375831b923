"""Both games side by side in one server: each typed command finds its match, or asks."""

import pytest

from tests.journeys.clustered_hands import play_typed
from tests.journeys.hands import owes, type_in
from tests.journeys.world import World, buttons, choose, press, text


@pytest.fixture
async def both(world: World) -> World:
    """Ana plays Cutterland against Ben, and Clustered alone, in one channel."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.ana.slash(world.games, "new", game="clustered", players=1)
    assert await owes(world, 1, "ana")
    assert await owes(world, 2, "ana")
    return world


@pytest.mark.slow
async def test_a_command_of_one_game_needs_no_question(both: World) -> None:
    answer = await play_typed(both, 2, "ana")
    assert "✓ **ana** played" in text(answer)

    land = await type_in(both.ana, both, "land")
    assert "no land yet" in text(land)


@pytest.mark.slow
async def test_a_command_of_both_games_asks_which_match_and_names_the_games(both: World) -> None:
    asked = await type_in(both.ana, both, "hand")
    assert "one of your 2 matches" in text(asked)
    (menu,) = [one for one in buttons(asked) if one.startswith("which.")]
    shown = await choose(both.ana, asked, menu, ["2"])
    assert "Your 5 cards" in text(shown)

    other = await type_in(both.ana, both, "hand")
    (menu,) = [one for one in buttons(other) if one.startswith("which.")]
    assert "Your 4 cards" in text(await choose(both.ana, other, menu, ["1"]))


@pytest.mark.slow
async def test_a_command_finds_its_match_where_another_game_waits_here(world: World) -> None:
    """Clustered waits for Ben; Cutterland for Ana alone, and Ben asks for his land."""
    await world.ben.slash(world.games, "new", game="clustered", players=1)
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    assert await owes(world, 1, "ben")
    assert not await owes(world, 2, "ben")

    shown = await type_in(world.ben, world, "land")

    assert "no land yet" in text(shown)


async def test_options_of_the_other_game_are_refused_by_name(both: World) -> None:
    refused = await both.open(both.cleo, players=2, fast=True)
    assert "fast" in refused
    seats = await both.cleo.slash(both.games, "new", players=6)
    assert "2, 3, 4" in text(seats)


async def test_rules_are_those_of_the_match_here(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=1)
    assert "Clustered: the goal" in text(await type_in(world.ana, world, "rules"))
    named = await type_in(world.ana, world, "rules", game="cutterland")
    assert "Cutterland in short" in text(named)


@pytest.mark.slow
async def test_each_game_has_its_lesson(world: World) -> None:
    shown = await type_in(world.eve, world, "learn", game="clustered")
    assert "Learn Clustered" in text(shown)
    step = await press(world.eve, shown, "learn.clustered.g.begin")
    card = await press(world.eve, step, "learn.clustered.g.card.1Sh")
    confirm = next(one for one in buttons(card) if ".g.confirm." in one)
    done = await press(world.eve, card, confirm)
    assert "Three in a row" in text(done)
    again = await type_in(world.eve, world, "learn", game="clustered")
    assert "Three in a row" in text(again), "until the next step is asked for"
    step = await press(world.eve, done, "learn.clustered.step.2")
    assert "**3/6**" in text(step)
