"""The box of a server: a lobby draws from it, and an organiser starts a new one."""

import pytest

from tests.journeys.world import World, buttons, choose, press, text


@pytest.mark.slow
async def test_a_match_draws_from_the_box_and_an_organiser_starts_a_new_one(world: World) -> None:
    olga = world.guild.add_member(world.guild.owner)
    full = await olga.slash(world.games, "box")
    await world.open(world.ana, players=2)
    options = await press(world.ana, world.board(), "lobby.options")
    rules = await press(world.ana, options, "lobby.page.rules")
    await choose(world.ana, rules, "lobby.rule", ["pieces=box"])
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    started = await world.eve.slash(world.games, "box")

    assert full.ephemeral
    assert "320 of 320 cards are left" in text(full)
    assert buttons(full) == buttons(started) == {}
    assert "152 of 160 cards in the box, 8 in running matches, 0 used up" in text(started)
    assert (await world.table()).name in text(started)
    asked = await press(olga, await olga.slash(world.games, "box"), "box.new.cutterland")
    assert "cards left in this one are lost" in text(asked)
    refused = await press(olga, asked, "box.yes.cutterland")
    assert "A running match holds cards from this box" in text(refused)
    await world.app.matches.play.end(1, (await world.table()).host)
    assert "320 of 320" in text(await press(olga, asked, "box.yes.cutterland"))
