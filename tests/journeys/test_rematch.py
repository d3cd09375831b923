"""A match that was good is played once more."""

import pytest
from simcord import MemberActor

from bot.interactions.controls import parse_control
from bot.interactions.press import MatchRefusal
from bot.interactions.requester import Requester
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.render.scene import HIGHEST_ON_PAGE
from bot.screens.screen import Screen, Text
from tests.journeys.hands import play_out_aside
from tests.journeys.world import World, buttons, press, text


@pytest.mark.slow
async def test_a_rematch_is_agreed_on_by_pressing(world: World) -> None:
    await end_match(world, world.ben, "lobby.join")
    ended = world.board()
    assert "rematch" in buttons(ended)

    strange = text(await press(world.eve, ended, "rematch"))
    opened = text(await press(world.ana, ended, "rematch"))
    lobby = world.board()
    again = text(await press(world.ana, ended, "rematch"))
    joined = text(await press(world.ben, ended, "rematch"))

    assert "You're not in this match" in strange
    assert "I invited the others" in opened
    assert again == opened
    assert "Everyone moves one seat along. A new first player is drawn." in joined
    assert "I invited" not in joined
    assert "*reserved for ben*" in text(lobby)
    assert f"<@{world.ben.id}>" in text(lobby), "the others are told"
    table = await world.table(2)
    assert [seat.name for seat in table.seats] == ["ben", "ana"]
    await press(world.ana, world.board(), "lobby.start")
    assert (await world.table(2)).status == "running"
    assert "The rematch is" in text(await press(world.ben, ended, "rematch"))


@pytest.mark.slow
async def test_nobody_opens_a_rematch_from_outside_the_server(world: World) -> None:
    """Whoever has left it, or was sent away, calls nobody there any more."""
    await end_match(world, world.ben, "lobby.join")
    elsewhere = world.env.create_guild("Elsewhere", owner=world.env.create_user("otto"))
    channel = elsewhere.create_text_channel("games")
    ana = elsewhere.add_member(world.ana.user)
    await world.env.settle()
    before = len(world.boards())

    shown = await ana.slash(channel, "match rematch", match=1)

    assert "is on another server" in text(shown)
    assert len(world.boards()) == before

    # The touch page is in no server: there the bot asks Discord
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    with pytest.raises(MatchRefusal, match="other-server"):
        await press_on_page(world, world.ana)
    opened = await press_on_page(world, world.ben)
    assert "is open in #games. Everyone moves" in next(
        block.body for block in opened.blocks if isinstance(block, Text)
    )
    assert (await world.table(2)).status == "lobby"


@pytest.mark.slow
async def test_a_rematch_against_a_computer_begins_on_the_page(world: World) -> None:
    await end_match(world, world.ana, "lobby.computer.medium")

    opened = await press_on_page(world, world.ana)

    assert (opened.match, opened.is_panel) == (2, True)
    assert (await world.table(2)).status == "running"


async def end_match(world: World, who: MemberActor, control: str) -> None:
    """Ana's match of two, whose other seat is filled by that press on its lobby, is over."""
    await world.ana.slash(world.games, "new", players=2)
    await press(who, world.board(), control)
    await press(world.ana, world.board(), "lobby.start")
    await play_out_aside(world, 1)


async def press_on_page(world: World, who: MemberActor) -> Screen:
    router = world.app.bot.router
    person = await router.services.matches.people.meet(who.id, "", "en")
    presentation = presentation_of(router.services, person)
    requester = Requester(router.services, person, presentation, None, page_height=HIGHEST_ON_PAGE)
    pressed = parse_control(ControlId(1, 0, "rematch"), submitted=False)
    assert pressed is not None
    screen = await router.answer_page(requester, pressed, {})
    assert screen is not None
    return screen
