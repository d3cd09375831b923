"""Journeys through the *Apps* menus of people and messages."""

import pytest

from bot.cogs.menus import find_match
from bot.matches import Refusal
from bot.models.match import Status
from tests.journeys.world import World, buttons, press, text


async def test_a_person_is_invited_from_their_menu(world: World) -> None:
    opened = await world.ana.context_menu(world.tavern, "Invite to a match", world.ben)

    assert opened.ephemeral
    assert "is open" in text(opened)
    table = await world.table()
    ben = await world.app.matches.people.meet(world.ben.id, "ben", None)
    assert (table.status, table.invited) == (Status.LOBBY, (ben.player,))
    assert world.ben.mention in text(world.board(world.tavern))


async def test_a_message_leads_to_its_match(world: World) -> None:
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    panel = await world.ana.context_menu(world.games, "My move", world.board())
    stranger = await world.cleo.context_menu(world.games, "My move", world.board())
    early = await world.ana.context_menu(world.games, "Analyse", world.board())

    assert panel.ephemeral
    assert "details" in buttons(panel)
    assert "You're not in this match." in text(stranger)
    assert "still running" in text(early)
    with pytest.raises(Refusal):  # another bot's message with the same buttons
        find_match(world.board(), None)
    said = await world.ana.send(world.games, "hello")
    assert "can't find that match" in text(
        await world.ana.context_menu(world.games, "My move", said)
    )


async def test_a_board_of_others_leads_to_the_match_that_waits_for_its_presser(
    world: World,
) -> None:
    await world.open(world.ana, players=2, first="1", auto=True)
    await press(world.ben, world.board(), "lobby.join")
    await world.open(world.cleo, players=2, first="1", auto=True)
    await press(world.ben, world.board(), "lobby.join")

    told = await press(world.ana, world.board(), "move")

    assert "You're not in this match." in text(told)
    panel = await press(world.ana, told, "move.1")
    assert "g.card.1" in buttons(panel), "in its place, and it stays"
