"""The community's shelf: taken with the start, given back with the end, lost by no kill."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.matches import AnyGame, NewMatch, ProcessComputerWorker, Refusal
from bot.models.match import Address, Status, Table
from engine.contract import OptionValue
from tests.games.bids import Bids
from tests.games.lots import Lots
from tests.matches.slow_computers import unmade
from tests.matches.world import HERE, World
from tests.storage.mortal import Died, Mortal

ELSEWHERE = Address(guild=701, channel=71)
GAMES = {"bids": Bids(), "lots": Lots()}


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    services = await World(tmp_path / "house.sqlite3", games=GAMES).open()
    yield services
    await services.close()


async def opened(world: World, seats: int = 2, address: Address = HERE, **more: Any) -> Table:
    [ana] = await world.people("Ana")
    options: dict[str, OptionValue] = {
        key: more.pop(key) for key in ("kept", "fill", "scarce") if key in more
    }
    return await world.matches.lobbies.open(
        NewMatch(ana.player, address, "lots", seats, options, **more)
    )


async def begun(world: World, **more: Any) -> Table:
    """A match of Ana and a computer player."""
    return await opened(world, computers=("low",), start_when_full=True, **more)


async def on_shelf(world: World, guild: int = 700) -> Counter[str]:
    shelves = [
        one for one in await world.matches.queries.list_inventories(guild) if one.game == "lots"
    ]
    assert len(shelves) <= 1
    return Counter(dict(shelves[0].items)) if shelves else Counter()


async def finished(world: World, match: int, number: int = 1) -> Table:
    table = await world.play_on(match, Random(number))
    assert table.status is Status.FINISHED
    return table


async def test_a_finished_match_puts_its_items_onto_the_shelf_of_its_server(world: World) -> None:
    one = await begun(world)
    other = await begun(world, address=ELSEWHERE)
    assert await on_shelf(world) == Counter()
    await finished(world, one.match)
    await finished(world, other.match)
    again = await begun(world)
    await finished(world, again.match)

    assert await on_shelf(world) == Counter({"1": 2, "3": 2, "5": 2})
    assert await on_shelf(world, 701) == Counter(["1", "3", "5"])


def games() -> dict[str, AnyGame]:
    """For a worker process."""
    return dict(GAMES)


@pytest.mark.slow
async def test_what_is_missing_is_made_in_the_worker_process(tmp_path: Path) -> None:
    computer_worker = ProcessComputerWorker(games, patience=20)
    async with World(
        tmp_path / "house.sqlite3", games=GAMES, computer_worker=computer_worker
    ) as world:
        with pytest.raises(Refusal):
            await begun(world, kept=True)
        idle = computer_worker._worker is None  # nothing is asked of it where nothing may be made

        table = await begun(world, kept=True, fill=True)

        assert idle
        assert computer_worker._worker is not None
        assert (table.status, table.options["made"]) == (Status.RUNNING, 3)
    await computer_worker.close()


async def test_a_match_takes_what_it_needs_and_returns_it_at_the_end(world: World) -> None:
    await finished(world, (await begun(world)).match)

    table = await begun(world, kept=True)

    assert table.options["prizes"] == ("1", "3", "5")
    assert await on_shelf(world) == Counter()
    await world.restart()
    await finished(world, table.match)
    assert await on_shelf(world) == Counter(["1", "3", "5"])
    assert await world.matches.recovery.verify_logs() == ()


async def test_too_little_is_refused_with_the_number_missing(world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await begun(world, kept=True)

    assert refused.value.code == "shelf-short"
    assert refused.value.params["missing"] == 3
    assert await world.matches.queries.list_in_server(700, list(Status)) == ()


async def test_what_is_missing_may_be_made_and_the_match_says_how_many(world: World) -> None:
    table = await begun(world, kept=True, fill=True)

    assert table.options["made"] == 3
    assert table.options["prizes"] == ("20", "21", "22")
    await finished(world, table.match)
    assert await on_shelf(world) == Counter(["20", "21", "22"])


@pytest.mark.slow
async def test_what_cannot_be_made_refuses_the_start_and_turns_nobody_away(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games=GAMES) as world:
        lobby = await opened(world, kept=True, fill=True, start_when_full=True)
    computer_worker = ProcessComputerWorker(unmade, patience=20)
    async with World(
        tmp_path / "house.sqlite3", games=GAMES, computer_worker=computer_worker
    ) as world:
        with pytest.raises(Refusal, match="making-fails"):
            await begun(world, kept=True, fill=True)
        [bo] = await world.people("Bo")

        table = await world.matches.lobbies.join(lobby.match, bo.player)

        assert table.status is Status.LOBBY
        assert not any(seat.is_empty for seat in table.seats)
        with pytest.raises(Refusal, match="making-fails"):
            await world.matches.lobbies.start(lobby.match, 1)
        assert await world.matches.queries.list_in_server(700, list(Status)) == (table,)
    await computer_worker.close()


async def test_a_match_that_is_broken_off_gives_everything_back(world: World) -> None:
    await finished(world, (await begun(world)).match)
    resigned = await begun(world, kept=True)
    await world.matches.play.resign(resigned.match, 1)
    assert await on_shelf(world) == Counter(["1", "3", "5"])
    ended = await begun(world, kept=True)
    assert await on_shelf(world) == Counter()
    await world.matches.play.end(ended.match, 1)
    assert await on_shelf(world) == Counter(["1", "3", "5"])


async def test_a_match_of_its_own_that_is_broken_off_leaves_nothing(world: World) -> None:
    table = await begun(world)
    await world.matches.play.resign(table.match, 1)
    assert (await world.matches.queries.read_table(table.match)).status is Status.CANCELLED
    assert await on_shelf(world) == Counter()


async def test_a_stuck_match_that_is_ended_gives_back_what_it_took(world: World) -> None:
    await finished(world, (await begun(world)).match)
    table = await begun(world, kept=True)
    connection = world.store.connection

    async def damage(tx: Any) -> None:
        await tx.rows("DROP TRIGGER log_forbids_update")
        await tx.rows("UPDATE log SET hash = 'x' WHERE match = ?", (table.match,))

    await connection.transaction(damage)
    await world.restart()
    assert await world.matches.recovery.verify_logs() == (table.match,)
    assert await on_shelf(world) == Counter()

    await world.matches.play.end(table.match, 1)

    assert await on_shelf(world) == Counter(["1", "3", "5"])


async def test_a_lobby_takes_nothing_and_its_start_is_refused_when_others_were_first(
    world: World,
) -> None:
    await finished(world, (await begun(world)).match)
    lobby = await opened(world, kept=True)
    first = await begun(world, kept=True)
    [bo] = await world.people("Bo")
    await world.matches.lobbies.join(lobby.match, bo.player)

    with pytest.raises(Refusal) as refused:
        await world.matches.lobbies.start(lobby.match, 1)

    assert refused.value.params["missing"] == 3
    assert (await world.matches.queries.read_table(lobby.match)).status is Status.LOBBY
    await finished(world, first.match)
    started = await world.matches.lobbies.start(lobby.match, 1)
    assert started.status is Status.RUNNING


async def test_who_sits_down_last_is_not_turned_away_by_an_empty_shelf(world: World) -> None:
    await finished(world, (await begun(world)).match)
    lobby = await opened(world, kept=True, start_when_full=True)
    await begun(world, kept=True)
    [bo] = await world.people("Bo")

    table = await world.matches.lobbies.join(lobby.match, bo.player)

    assert table.status is Status.LOBBY
    assert not any(seat.is_empty for seat in table.seats)
    assert (0, "post", (1,), None) in await world.told(), "the host is asked to start it"


async def test_two_that_start_at_once_share_no_item(world: World) -> None:
    await finished(world, (await begun(world)).match)

    found = await asyncio.gather(
        *(begun(world, kept=True) for _ in range(3)), return_exceptions=True
    )

    assert sum(isinstance(one, Refusal) for one in found) == 2
    assert sum(isinstance(one, Table) for one in found) == 1
    assert await on_shelf(world) == Counter()


@pytest.mark.slow
async def test_a_kill_at_any_statement_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Items are on the shelf or in a match, never in both, never nowhere."""
    path = tmp_path / "mortal.sqlite3"
    async with World(path, games=GAMES, connections=Mortal) as world:
        await finished(world, (await begun(world)).match)
    deaths = 0
    for statements in range(2, 60):
        async with World(path, games=GAMES, connections=Mortal, salt=str(statements)) as world:
            Mortal.doom(statements)
            try:
                table = await begun(world, kept=True)
                await world.matches.play.resign(table.match, 1)
            except Died:
                deaths += 1
            finally:
                Mortal.doom(None)
        async with World(path, games=GAMES, connections=Mortal) as world:
            running = await world.matches.queries.list_in_server(700, [Status.RUNNING])
            assert len(running) <= 1
            assert await on_shelf(world) == Counter(() if running else ("1", "3", "5"))
            for table in running:
                await world.matches.play.resign(table.match, 1)
            assert await on_shelf(world) == Counter(["1", "3", "5"])
    assert deaths >= 15
