"""Two houses on one database, each with its own memory: what one changes the other knows at once,
and even if it had not heard, nothing wrong is written or said."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Any

import pytest
import pytest_asyncio

from bot.matches import MatchService, NewMatch, Refusal
from bot.models.match import Address, Table
from bot.models.playing_hours import PlayingHours
from bot.models.shards import Shards
from bot.storage.postgres.store import PostgresStore
from engine.contract import Seat
from tests.games.bids import Bids
from tests.standin.postgres import make_database, require_server

HERE = Address(700, 70)


@pytest_asyncio.fixture
async def houses() -> AsyncIterator[tuple[MatchService, MatchService]]:
    url = await make_database(require_server())
    async with AsyncExitStack() as stack:
        stores = [await PostgresStore.open(url, Shards(2)) for _ in range(2)]
        for store in stores:
            stack.push_async_callback(store.close)
        one, other = (
            MatchService(store, {"bids": Bids()}, lambda: datetime.now(UTC)) for store in stores
        )
        yield one, other


async def begin(house: MatchService) -> Table:
    ana, bo = [await house.people.meet(n, name, "en") for n, name in ((1, "Ana"), (2, "Bo"))]
    table = await house.lobbies.open(NewMatch(ana.player, HERE, "bids", 2, {}))
    await house.lobbies.join(table.match, bo.player)
    return await house.lobbies.start(table.match, ana.player)


async def find_action(house: MatchService, match: int, seat: Seat) -> Any:
    """The first thing that they may do."""
    state = (await house._repository.load(match)).require_match().state
    return next(iter(Bids().legal_actions(state, seat)))


async def bid(house: MatchService, table: Table, player: int) -> Table:
    seat = next(seat for seat in table.awaited_seats if seat.player == player)
    action = await find_action(house, table.match, seat.seat)
    return (await house.play.act(table.match, player, action, seat.decision)).table


async def listen(house: MatchService) -> None:
    """With the answer to any statement comes what others have changed before."""
    await house.store.people.find_by_user(1)


async def test_what_one_changes_the_other_knows(houses: tuple[MatchService, MatchService]) -> None:
    one, other = houses
    heard: list[int] = []
    other.listeners.append(heard.append)
    table = await begin(one)
    players = [seat.player or 0 for seat in table.seats]
    for turn in range(6):
        house, beside = houses if turn % 2 else houses[::-1]
        await asyncio.gather(listen(house), listen(beside))
        seen = await beside.queries.read_table(table.match)
        table = await house.queries.read_table(table.match)
        assert (table.seq, table.awaited_seats) == (seen.seq, seen.awaited_seats)
        if not table.awaited_seats:
            break
        table = await bid(house, table, table.awaited_seats[0].player or players[0])
    assert table.match in heard


async def test_both_act_at_once_and_both_count(houses: tuple[MatchService, MatchService]) -> None:
    """Each decides by what it has in memory; the store refuses one, which then decides anew."""
    one, other = houses
    table = await begin(one)
    await other._repository.load(table.match)
    first, second = (seat.player or 0 for seat in table.awaited_seats)
    await asyncio.gather(bid(one, table, first), bid(other, table, second))
    rows = await one.store.matches.read_log(table.match)
    assert {row.seat for row in rows if row.kind == "action"} == {0, 1}
    assert (await one.queries.read_table(table.match)).seq == rows[-1].seq


async def test_who_has_not_heard_refuses_nothing_that_is_allowed(
    houses: tuple[MatchService, MatchService],
) -> None:
    one, other = houses
    table = await begin(one)
    await other._repository.load(table.match)
    other.store.change_listeners.clear()
    for seat in table.awaited_seats:
        await bid(one, table, seat.player or 0)
    new = await one.queries.read_table(table.match)
    assert new.awaited_seats[0].decision != table.awaited_seats[0].decision
    stale = await other.queries.read_table(table.match)
    assert stale.seq < new.seq, "it has not heard"
    seat = new.awaited_seats[0]
    action = await find_action(one, table.match, seat.seat)
    await other.play.act(table.match, seat.player or 0, action, seat.decision)
    with pytest.raises(Refusal):
        await one.play.act(table.match, seat.player or 0, action, seat.decision)


async def test_names_and_playing_hours_are_forgotten_too(
    houses: tuple[MatchService, MatchService],
) -> None:
    one, other = houses
    ana = await one.people.meet(1, "Ana", "en")
    assert (await other.people.read_person(ana.player)).theme is None
    await one.people.set_person(ana.player, theme="dark")
    await listen(other)
    assert (await other.people.read_person(ana.player)).theme == "dark"
    table = await begin(one)
    head = await other._repository.load_head(table.match)
    assert await other._repository.hours_cache.read_hours(head) == {}
    await one.clocks.set_hours(ana.player, PlayingHours("Europe/Rome", 480, 1320))
    await listen(other)
    found = await other._repository.hours_cache.read_hours(head)
    assert found[ana.player].hours.zone == "Europe/Rome"


async def test_after_a_lost_connection_nothing_is_taken_for_granted(
    houses: tuple[MatchService, MatchService],
) -> None:
    one, other = houses
    table = await begin(one)
    await other._repository.load(table.match)
    connection: Any = other.store
    await connection.connection._require().close()
    for seat in table.awaited_seats:
        await bid(one, table, seat.player or 0)
    await listen(other)
    seen = await other.queries.read_table(table.match)
    assert seen.seq == (await one.queries.read_table(table.match)).seq
