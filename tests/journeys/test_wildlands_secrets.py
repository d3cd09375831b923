"""Tables of Wildlands that differ only in who has answered a sealed question: a hostile opponent
and a spectator are told the same, in the channel and in private."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from bot.storage.kept_panels import DELAY, GAP
from tests.journeys.hands import owes, type_in
from tests.journeys.wildlands_hands import begin, find_controls, order, play_ready
from tests.journeys.world import (
    Builder,
    QuickEnv,
    World,
    components,
    mark_of,
    press,
    raise_world,
    text,
)

WAYS: Final = ((1, 2), (1,))
"""Which seats answer, in this order; where it is one, the orders of the other pass at once."""
LOOKS: Final = ("match history", "match file", "match board", "turns", "matches", "score", "look")
FAR: Final = 1_000
"""Beyond it a number is none of the outbox."""


@pytest.mark.slow
async def test_who_has_answered_shows_nowhere(tmp_path: Path) -> None:
    tables = [await _play(tmp_path / f"{n}.sqlite3", way) for n, way in enumerate(WAYS)]
    assert tables[0] == tables[1]
    assert any("POST" in one for one in tables[0])


@pytest.mark.slow
async def test_who_is_asked_by_their_own_orders_shows_nowhere(tmp_path: Path) -> None:
    """A harmless move after which no one's first orders ask: with an open question of someone who
    is asked after every action, all looks as without one, until after their answer."""
    tables = [
        await _play(tmp_path / f"{asks}.sqlite3", asks, _watch_orders) for asks in (True, False)
    ]
    assert tables[0] == tables[1]


async def _watch_orders(world: World, asks: bool) -> list[str]:
    """What a spectator sees of the mover's first actions, and the posts of the channel."""
    mover, quiet, other = await begin(world, "ana", "ben", "cleo")
    await order(world, quiet)
    await order(world, other, *(["always"] if asks else []))
    start, seen = len(world.env.http_requests), []
    for _ in range(2):  # reveals, then moves
        await play_ready(world, mover)
    await world.wait_for_workers()
    assert await owes(world, 1, other) == asks
    for _ in range(2):
        seen += [await _look(world, "eve"), _mask(text(world.board()))]
        seen.append(re.sub(r"v1:1:\d+", "", await _look(world, quiet)))
        if asks and await owes(world, 1, other):
            await play_ready(world, other)
        await world.wait_for_workers()
    channel = f"/channels/{world.games.id}/messages"
    posts = [one for one in world.env.http_requests[start:] if one.path == channel]
    return [*seen, *(_mask([one.method, one.json]) for one in posts if one.method == "POST")]


async def _play(path: Path, way: Any, spy: Any = None) -> list[str]:
    """What others see of one question, and what the channel gets."""
    builder = Builder(path, "alike but for who answers")
    app = await builder()
    env = builder.env = QuickEnv(app.bot, shard_count=1, settle_timeout=20.0)
    try:
        await env.start()
        return await (spy or _spy)(await raise_world(env, builder), way)
    finally:
        await env.shutdown()
        await app.close()


async def _spy(world: World, way: tuple[int, ...]) -> list[str]:
    names = await begin(world, "ana", "ben", "cleo")
    await order(world, names[2], *(["always"] if 2 in way else []))
    while not await owes(world, 1, names[1]):
        await play_ready(world, names[0])
    thread = await _keep_panel(world, names[0])
    start, seen = len(world.env.http_requests), []
    for answering in (way[:-1], way[-1:]):
        for seat in answering:
            await play_ready(world, names[seat])
        await world.env.advance_time(DELAY + GAP + 1)
        await world.wait_for_workers()
        seen += [await _look(world, name) for name in (names[0], "eve")]
    places = [f"/channels/{one}/" for one in (world.games.id, thread)]
    said = [
        one for one in world.env.http_requests[start:] if any(place in one.path for place in places)
    ]
    assert any(places[1] in one.path for one in said), "the kept panel follows the last answer"
    base = min(mark_of(one) for one in world.boards())
    return [*seen, *(_mask([one.method, one.path, one.json], base) for one in said)]


async def _keep_panel(world: World, name: str) -> int:
    """The private thread that has somebody's panel and their calls from now on."""
    actor = world.people[name]
    behind = await press(actor, await press(actor, world.board(), "move"), "details")
    while not find_controls(behind, "keep"):
        behind = await press(actor, behind, find_controls(behind, "details.")[-1])
    answer = await press(actor, await press(actor, behind, "keep"), "keep.thread")
    await world.wait_for_workers()
    await press(actor, answer, "keep.calls")
    (thread,) = world.games.threads
    return thread.id


async def _look(world: World, name: str) -> str:
    actor = world.people[name]
    panel = await press(actor, world.board(), "move")
    shown = [panel, *[await type_in(actor, world, look) for look in LOOKS]]
    return _mask([[text(one), components(one)] for one in shown])


def _mask(value: Any, base: int = 0) -> str:
    """Without ids and moments, which count what was pressed in private; numbers of the outbox count
    from `base`, since how many there are would tell, too."""

    def count(found: re.Match[str]) -> str:
        row = int(found[0]) - base
        return f"+{row}" if 0 <= row < FAR else "#"

    return re.sub(r"\d{6,}", count, json.dumps(value, default=str))
