"""Discord fails: one match for each fault, in which every kind of request fails once with it and
then works. The match goes on, and what was missed is there when people next look."""

import asyncio
import os
from contextlib import suppress
from fnmatch import fnmatch
from typing import Any, Final

import aiohttp
import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.models.match import Status
from tests.journeys.hands import owes, play_typed
from tests.journeys.world import World, answer_of, press, text

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
    ("DELETE", "/channels/*/messages/*"),
)
LOST: Final = ("never arrived", "answer lost")
"""No answer comes: Discord has not heard of the request, or has done what it asks."""
READ_BACK: Final = ("GET", "/channels/*/messages")
"""Wanted only where a message may have arrived."""
SILENT: Final = ("not there", "too late")
"""Of an answer: whoever pressed sees that it failed, and nothing can be said to them."""
MOVES: Final = 6
"""Enough for a board that is only edited."""
TRIES: Final = 12
A_MINUTE: Final = 60


async def move(world: World) -> list[str]:
    """Whoever owes a move plays it, pressing again while nothing has come of it; what they were
    told each time."""
    before, told = (await world.table()).seq, list[str]()
    while len(told) < TRIES:
        name = "ana" if await owes(world, 1, "ana") else "ben"
        told.append("")
        with suppress(AssertionError, discord.DiscordException):
            told[-1] = text(await play_typed(world, 1, name))
        if (await world.table()).seq > before:
            return told
    raise AssertionError("nothing can be played any more")


SOME: Final = ("busy", "forbidden", "too late", "answer lost")
TRIED: Final = (*FAULTS, *LOST) if os.environ.get("FAULTS") == "all" else SOME
"""`make soak` tries all of them."""


async def press_what_is_refused(world: World) -> None:
    """On a private panel, as often as it takes until a sentence comes beside it."""
    panel = answer_of(await world.ana.slash(world.games, "match board"))
    assert panel is not None
    for _ in range(2):
        await world.press_raw(world.ana, world.snapshot(panel), "v1:1:0:claim")


def fail_once(fault: str, monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """From now on the next request of each kind fails; gives the kinds that have not, yet."""
    left, usual = set(REQUESTS), router.dispatch

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        kind = next((one for one in left if one[0] == method and fnmatch(path, one[1])), None)
        if kind is None:
            return usual(backend, method, path, **given)
        left.remove(kind)
        if fault == "answer lost":
            usual(backend, method, path, **given)
            raise aiohttp.ServerDisconnectedError
        if fault == "never arrived":
            raise TimeoutError
        raise BackendError(*FAULTS[fault], "by the test")

    monkeypatch.setattr(router, "dispatch", dispatch)
    return left


@pytest.mark.parametrize("fault", TRIED)
@pytest.mark.slow
async def test_a_match_goes_on_though_everything_fails_once(
    world: World, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    world.env.settle_timeout = 3.0  # shorter than the outbox's first wait
    with monkeypatch.context() as patch:
        left = fail_once(fault, patch)
        tries = []
        for _ in range(MOVES):
            tries.append(await move(world))
            await world.env.advance_time(A_MINUTE)
        await press_what_is_refused(world)
    assert left <= {READ_BACK}
    assert fault not in LOST or left == set()
    assert sum(map(len, tries)) <= MOVES + len(REQUESTS)
    assert fault in SILENT or all(all(told) for told in tries)
    await world.env.advance_time(1_000)
    await asyncio.sleep(0)

    table = await world.table()
    assert table.status is Status.RUNNING
    assert await world.app.matches.recovery.verify_logs() == ()
    waiting = [seat.name for seat in table.awaited_seats]
    for name in waiting:
        listed = await world.people[name].slash(world.games, "turns")
        assert "#1" in text(listed)
        panel = await press(world.people[name], listed, "move.1")
        assert text(panel)
    await world.people[waiting[0]].slash(world.games, "match board")
    shown = world.board()
    assert all(name in text(shown) for name in waiting)
    assert [one.id for one in world.boards() if one.attachments] == [shown.id]
