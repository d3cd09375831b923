"""Discord fails: one match for each fault, in which every kind of request fails once with it and
then works. The match goes on, and what was missed is there when people next look."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from typing import Final

import discord
import pytest

from bot.tables import Status
from tests.journeys.hands import owes, play_typed
from tests.journeys.world import World, press, text

FAULTS: Final = {
    "busy": (500, 0),
    "gone away": (503, 0),
    "too fast": (429, 20028),
    "forbidden": (403, 50013),
    "closed letters": (403, 50007),
    "not there": (404, 10008),
    "too late": (404, 10062),
    "archived": (400, 50083),
}
REQUESTS: Final = (
    ("POST", "/interactions/*/*/callback"),
    ("PATCH", "/webhooks/*/*/messages/@original"),
    ("POST", "/webhooks/*"),
    ("GET", "/channels/*/messages"),
    ("GET", "/guilds/*/members/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
)
MOVES: Final = 3
TRIES: Final = 12


async def move(world: World) -> int:
    """Whoever owes a move plays it, pressing again while nothing has come of it; how often."""
    before = (await world.table()).seq
    for tried in range(1, TRIES):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        with suppress(AssertionError, discord.DiscordException):
            await play_typed(world, 1, name)
        if (await world.table()).seq > before:
            return tried
    raise AssertionError("nothing can be played any more")


TRIED: Final = FAULTS if os.environ.get("FAULTS") == "all" else ("busy", "forbidden", "too late")
"""`make soak` tries all of them."""


@pytest.mark.parametrize("fault", TRIED)
async def test_a_match_goes_on_though_everything_fails_once(world: World, fault: str) -> None:
    await world.ana.slash(world.games, "new", players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    status, code = FAULTS[fault]
    world.env.settle_timeout = 3.0  # shorter than the outbox's first wait
    for method, path in REQUESTS:
        world.env.inject_error(method, path, status=status, code=code)
    tries = [await move(world) for _ in range(MOVES)]
    world.env.backend.faults.clear()
    assert sum(tries) <= MOVES + len(REQUESTS)
    await world.env.advance_time(1_000)
    await asyncio.sleep(0)

    table = await world.table()
    assert table.status is Status.RUNNING
    assert await world.app.matches.mending.prove() == ()
    waiting = [seat.name for seat in table.waiting]
    for name in waiting:
        listed = await world.people[name].slash(world.games, "turns")
        assert "#1" in text(listed)
        panel = await press(world.people[name], listed, "move.1")
        assert text(panel)
    await world.people[waiting[0]].slash(world.games, "table")
    shown = world.board()
    assert all(name in text(shown) for name in waiting)
    assert [one for one in world.boards() if "· o" in text(one)][-1].id == shown.id
