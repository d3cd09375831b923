"""A server for which another process answers: this one says nothing there, and does nothing."""

import asyncio
import math
from pathlib import Path

import pytest

from bot.delivery.lanes import Lane, Lanes
from bot.models.outbox import DueStream
from bot.models.shards import LeaseReport, Shards
from tests.journeys.world import Builder, World, press, text
from tests.outbox import Outbox

BOTH = LeaseReport(frozenset({0, 1}), frozenset(), 2)
NONE = LeaseReport(frozenset(), frozenset(), 2)
CLAIMED = LeaseReport(frozenset(), frozenset(), 2, claimed=frozenset({0, 1}))


@pytest.fixture
def builder(tmp_path: Path, request: pytest.FixtureRequest) -> Builder:
    """It has all shards, and they are ready."""
    built = Builder(tmp_path / "store.sqlite3", request.node.nodeid)
    built.shards = Shards(2)
    built.shards.lease(BOTH, math.inf)
    for shard in (0, 1):
        built.shards.open(shard)
    return built


async def test_what_another_process_does_is_left_to_it(world: World, builder: Builder) -> None:
    shards = builder.shards
    assert shards is not None
    await world.ana.slash(world.games, "new", players=2)
    board = world.board()
    shards.lease(NONE, math.inf)
    await press(world.ben, board, "lobby.join")
    assert (await world.table()).seats[1].is_empty
    await world.ben.slash(world.games, "new", players=2)
    assert world.board().id == board.id
    shards.lease(BOTH, math.inf)
    await press(world.ben, board, "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    assert (await world.table()).awaited_seats
    assert await world.ana.autocomplete(world.games, "land", "player", "b")
    shards.lease(NONE, math.inf)
    assert not await world.ana.autocomplete(world.games, "land", "player", "b")


async def test_only_the_process_that_answers_for_a_server_greets_it(
    world: World, builder: Builder
) -> None:
    shards = builder.shards
    assert shards is not None
    shards.lease(NONE, math.inf)
    await world.join()
    assert world.boards() == []
    shards.lease(BOTH, math.inf)
    await world.join()
    assert "Hello!" in text(world.board())


async def test_a_press_waits_while_its_server_is_handed_over(
    world: World, builder: Builder
) -> None:
    shards = builder.shards
    assert shards is not None
    await world.ana.slash(world.games, "new", players=2)
    shards.lease(CLAIMED, math.inf)
    pressing = asyncio.create_task(press(world.ben, world.board(), "lobby.join"))
    await asyncio.sleep(0.1)
    assert (await world.table()).seats[1].is_empty
    shards.lease(BOTH, math.inf)
    await pressing
    assert not (await world.table()).seats[1].is_empty


async def test_news_wait_for_the_process_that_answers(world: World, builder: Builder) -> None:
    shards = builder.shards
    assert shards is not None
    await world.ana.slash(world.games, "new", players=2)
    mine, before = shards.find_shard(world.guild.id), text(world.board())
    shards.close(mine)
    ben = await world.app.matches.people.meet(world.ben.id, "ben", "en-US")
    await world.app.matches.lobbies.join(1, ben.player)
    await asyncio.sleep(0.5)
    assert text(world.board()) == before
    assert await Outbox(world.app.matches).read_due_messages()
    shards.open(mine)
    world.app.bot.wake_all()
    await world.wait_for_workers()
    assert text(world.board()) != before
    assert not await Outbox(world.app.matches).read_due_messages()


async def test_news_that_were_read_before_their_server_was_handed_over_are_not_sent(
    world: World, builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    shards = builder.shards
    assert shards is not None
    await world.ana.slash(world.games, "new", players=2)
    mine, before, start = shards.find_shard(world.guild.id), text(world.board()), Lanes.start

    def hand_over(lanes: Lanes, waiting: dict[Lane, list[DueStream]]) -> None:
        shards.close(mine)
        start(lanes, waiting)

    monkeypatch.setattr(Lanes, "start", hand_over)
    ben = await world.app.matches.people.meet(world.ben.id, "ben", "en-US")
    await world.app.matches.lobbies.join(1, ben.player)
    await asyncio.sleep(0.5)
    assert text(world.board()) == before
    assert await Outbox(world.app.matches).read_due_messages()
