"""Who shares a sealed question is called by direct message, or all are in the channel: neither
tells who has answered, nor whose orders have."""

from typing import Any

import pytest
from simcord.results import InteractionResult

from tests.journeys.hands import owes, type_in
from tests.journeys.test_mentions import pings
from tests.journeys.wildlands_hands import begin, order, play_ready
from tests.journeys.world import World, buttons, choose, chosen, press, text

MOST_MOVES = 10


def letters_to(world: World, name: str) -> int:
    """How many direct messages somebody has."""
    channel: Any = world.people[name].user.dm_channel
    return 0 if channel is None else len(channel.history())


async def set_questions(world: World, name: str) -> InteractionResult:
    """Switch questions by direct message off."""
    page = await type_in(world.people[name], world, "settings")
    page = await press(world.people[name], page, "settings.page.calls")
    return await choose(world.people[name], page, "settings.calls.dm", [])


async def play_to_question(world: World, mover: str) -> None:
    for _ in range(MOST_MOVES):
        if any([await owes(world, 1, name) for name in world.people if name != mover]):
            return
        await play_ready(world, mover)
    raise AssertionError("nobody is asked")


@pytest.mark.slow
async def test_only_who_has_no_order_is_called_and_nobody_sees_it(world: World) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    await order(world, one)
    before = len(pings(world))

    await play_to_question(world, mover)

    assert (letters_to(world, one), letters_to(world, other)) == (0, 1)
    assert len(pings(world)) == before
    assert f"<@{world.people[other].id}>" not in str(world.snapshot(world.board()))
    await play_ready(world, other)
    assert letters_to(world, other) == 0, "it is answered"
    assert len(pings(world)) == before, "a ping would tell that someone was asked"
    assert letters_to(world, mover) == 1


@pytest.mark.slow
async def test_all_are_mentioned_where_one_takes_no_direct_messages(world: World) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    people = world.app.matches.people
    closed = await people.meet(world.people[other].id, other, "en")
    await people.set_person(closed.player, unreachable=True)
    await order(world, one)
    before = len(pings(world))

    await play_to_question(world, mover)

    assert pings(world)[before:] == [{world.people[one].id, world.people[other].id}]
    assert letters_to(world, one) == letters_to(world, other) == 0


@pytest.mark.slow
async def test_all_are_mentioned_where_one_wants_no_questions_by_direct_message(
    world: World,
) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    await set_questions(world, other)
    await order(world, one)
    before = len(pings(world))

    await play_to_question(world, mover)

    assert pings(world)[before:] == [{world.people[one].id, world.people[other].id}]
    assert letters_to(world, one) == letters_to(world, other) == 0


@pytest.mark.slow
async def test_the_switch_tells_no_one_who_has_answered_before(world: World) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    await order(world, one)
    await play_to_question(world, mover)

    await set_questions(world, other)
    await type_in(world.people[mover], world, "match board")
    await world.wait_for_workers()

    both = {world.people[one].id, world.people[other].id}
    assert pings(world)[-1] == both
    assert all(f"<@{user}>" in str(world.snapshot(world.board())) for user in both)


async def test_a_lobby_announces_such_letters(world: World) -> None:
    await world.open(world.ana, game="wildlands", players=3, map="glassmere", auto=True)
    shown = await press(world.ben, world.board(), "lobby.options")
    assert "I ask secret questions by DM" in text(shown)
    await world.open(world.ana, players=2, auto=True)
    shown = await press(world.ben, world.board(), "lobby.options")
    assert "I ask secret questions by DM" not in text(shown)


@pytest.mark.slow
async def test_a_letter_leads_to_its_switch(world: World) -> None:
    mover, one, other = await begin(world, "ana", "ben", "cleo")
    await order(world, one)
    await play_to_question(world, mover)

    alone: Any = world.people[other].user
    page = await press(alone, alone.dm_channel.history()[-1], "settings.page.calls.link")

    assert "settings.calls.dm" in buttons(page)


async def test_questions_are_switched_on_by_a_message_that_arrives(world: World) -> None:
    page = await set_questions(world, "ben")
    assert chosen(page, "settings.calls.dm") == set()

    page = await choose(world.ben, page, "settings.calls.dm", ["questions"])

    assert chosen(page, "settings.calls.dm") == {"questions"}
    assert letters_to(world, "ben") == 1
