"""Who shares a sealed question is called by direct message, or all are in the channel: neither
tells who has answered, nor whose orders have."""

from __future__ import annotations

from typing import Any

from tests.journeys.hands import owes
from tests.journeys.test_mentions import pings
from tests.journeys.wildlands_hands import begin, order, play_ready
from tests.journeys.world import World

MOST_MOVES = 10


def letters_to(world: World, name: str) -> int:
    """How many direct messages somebody has."""
    channel: Any = world.people[name].user.dm_channel
    return 0 if channel is None else len(channel.history())


async def play_to_question(world: World, mover: str) -> None:
    for _ in range(MOST_MOVES):
        if any([await owes(world, 1, name) for name in world.people if name != mover]):
            return
        await play_ready(world, mover)
    raise AssertionError("nobody is asked")


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
