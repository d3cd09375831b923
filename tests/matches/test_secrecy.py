"""Nothing public depends on a secret: outbox, due times, tables, refusals."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.models.match import Table
from engine.contract import IllegalAction
from tests.games.bids import Bid, Bids, TakeBack
from tests.matches.world import World

Pick = Callable[[tuple[int, ...]], int]


async def public_side(world: World, pick: Pick) -> list[Any]:
    """All that the public and the edge get of a match in which everybody bids by `pick`, one takes
    the bid back and bids again, another tries twice, and the last bid is still to come."""
    table = await world.running("Ana", "Bo", "Cid", computers=["low"])
    match, seen = table.match, list[Any]([hideable(table)])
    hands = (await world.state(match)).hands

    async def bid(seat: int) -> None:
        await world.matches.play.act(match, seat + 1, Bid(pick(hands[seat])))

    for seat in (0, 1):
        await bid(seat)
        world.clock.turn(seconds=5)
    await world.matches.play.act(match, 1, TakeBack())
    await bid(0)
    await world.jobs.run_due()
    with pytest.raises(IllegalAction) as caught:
        await bid(1)
    seen.append((caught.value.code, caught.value.params))
    seen.append(hideable(await world.matches.queries.read_table(match)))
    seen.append([repr(replace(row, id=0)) for row in await world.due_messages()])
    seen.append(await world.jobs.next_due())
    seen.append([repr(log_event) for log_event in await world.matches.queries.list_events(match)])
    view = (await world.matches.queries.read_player_view(match, None)).view
    seen.append(repr(replace(view, prizes=())))
    return seen


def hideable(table: Table) -> Table:
    """A table but for the hash of its seed, which is public and says nothing."""
    assert table.seed is None
    return replace(table, seed_hash="")


async def test_matches_that_differ_in_secrets_only_look_the_same(tmp_path: Path) -> None:
    sides, picks = [], (min, max)
    for number, (salt, pick) in enumerate(product(("one", "two"), picks)):
        async with World(tmp_path / f"{number}.sqlite3", salt=salt) as world:
            sides.append(await public_side(world, pick))
    assert all(side == sides[0] for side in sides)
    dealt = {Bids().start(4, sha256(salt.encode()).digest(), {}).hands for salt in ("one1", "two1")}
    assert len(dealt) == 2


async def test_only_the_own_seat_sees_its_hand(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    state = await world.state(table.match)
    for seat in table.seats:
        player_view = await world.matches.queries.read_player_view(table.match, seat.player)
        assert player_view.view.hand == state.hands[seat.seat]
        assert (player_view.seat, player_view.decision) == (seat.seat, 1)
    for player in (eve.player, None, 4711):
        player_view = await world.matches.queries.read_player_view(table.match, player)
        assert (player_view.seat, player_view.decision, player_view.view.hand) == (None, None, ())


async def test_no_names_or_discord_ids_outside_the_table_of_players(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    await world.jobs.run_due()
    await world.matches.play.resign(table.match, 2)
    people = [str(person.user) for person in await world.people("Ana", "Bo")] + ["Ana", "Bo"]
    connection = world.store.connection
    for (name,) in await connection.read("SELECT name FROM sqlite_master WHERE type = 'table'"):
        rows = await connection.read(f"SELECT * FROM {name}")  # noqa: S608
        written = {str(value) for row in rows for value in row}
        assert (name == "players") == any(one in text for one in people for text in written)
