"""A stock of seven: used up by matches three at a time, lost by no kill, and begun anew."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.matches import Refusal
from bot.models.match import GameStocks, Status, Table
from tests.games.lots import Lots
from tests.matches.test_inventory import GAMES, begun, finished, on_shelf, opened, world
from tests.matches.world import World
from tests.storage.mortal import Died, Mortal

__all__ = ["world"]
CHEST = Lots.stocks["chest"]


async def kept(world: World, guild: int = 700) -> GameStocks:
    [found] = await world.matches.box.read(guild)
    assert found.game == "lots"
    return found


async def left(world: World, guild: int = 700) -> tuple[int, int]:
    """How many are in the stock, and how many are not used up."""
    [chest] = (await kept(world, guild)).stocks
    return chest.left, len(chest.unseen)


async def held(world: World, match: int) -> set[str]:
    head = await world.store.matches.read_head(match)
    assert head is not None
    items = head.options["chest"]
    assert isinstance(items, tuple)
    return set(items)


async def test_a_match_takes_its_items_from_a_full_stock_and_uses_them_up(world: World) -> None:
    assert await left(world) == (7, 7)
    table = await begun(world, scarce=True)

    assert len(await held(world, table.match)) == 3
    assert await left(world) == (4, 7), "what a running match holds is not told"
    assert [one.match for one in (await kept(world)).holders] == [table.match]
    assert await left(world, 701) == (7, 7)
    await world.restart()
    await finished(world, table.match)

    assert await left(world) == (4, 4)
    assert (await kept(world)).holders == ()
    assert set(await on_shelf(world)) == await held(world, table.match)


async def test_two_that_start_at_once_share_no_item_and_a_third_must_do_without(
    world: World,
) -> None:
    found = await asyncio.gather(
        *(begun(world, scarce=True) for _ in range(3)), return_exceptions=True
    )

    started = [one for one in found if isinstance(one, Table)]
    [refused] = [one for one in found if isinstance(one, Refusal)]
    first, second = [await held(world, one.match) for one in started]
    assert not first & second
    assert refused.code == "shelf-short"
    assert await left(world) == (1, 7)


async def test_once_the_stock_is_short_a_match_takes_what_others_have_left(world: World) -> None:
    for _ in range(2):
        await finished(world, (await begun(world, scarce=True)).match)
    before = await on_shelf(world)

    table = await begun(world, scarce=True)

    assert sum(before.values()) == 6
    assert len(table.options["prizes"]) == 3  # type: ignore[arg-type]
    assert sum((await on_shelf(world)).values()) == 3
    assert (await kept(world)).holders == ()
    await finished(world, table.match)
    assert await on_shelf(world) == before
    assert await left(world) == (1, 1)


async def test_a_match_that_is_broken_off_or_stuck_brings_its_items_back(world: World) -> None:
    resigned = await begun(world, scarce=True)
    await world.matches.play.resign(resigned.match, 1)
    assert await left(world) == (7, 7)
    stuck = await begun(world, scarce=True)

    async def damage(tx: Any) -> None:
        await tx.rows("DROP TRIGGER log_forbids_update")
        await tx.rows("UPDATE log SET hash = 'x' WHERE match = ?", (stuck.match,))

    await world.store.connection.transaction(damage)
    await world.restart()
    assert await world.matches.recovery.verify_logs() == (stuck.match,)
    assert [one.status for one in (await kept(world)).holders] == [Status.STUCK]

    await world.matches.play.end(stuck.match, 1)

    assert await left(world) == (7, 7)


async def test_nothing_tells_what_a_running_match_holds(world: World) -> None:
    table = await begun(world, scarce=True)
    items = await held(world, table.match)

    history = await world.matches.queries.read_history(table.match)
    export = await world.store.privacy.export_person(1)

    assert "chest" not in table.options
    assert not [item for item in items if item in history.header.split()]
    assert [row["options"] for row in export["matches"]] == [None]
    await finished(world, table.match)
    over = await world.matches.queries.read_history(table.match)
    assert items <= set(over.header.split())
    export = await world.store.privacy.export_person(1)
    assert items == set(json.loads(str(export["matches"][0]["options"]))["chest"])


async def test_a_new_box_is_full_and_waits_for_the_matches_of_the_old_one(world: World) -> None:
    table = await begun(world, scarce=True)
    await opened(world, scarce=True)
    with pytest.raises(Refusal) as refused:
        await world.matches.box.refill(700, "lots")
    assert (refused.value.code, refused.value.params) == ("box-in-use", {"n": 1})
    await finished(world, table.match)
    assert await left(world) == (4, 4)
    shelf = await on_shelf(world)

    await world.matches.box.refill(700, "lots")

    assert await left(world) == (7, 7)
    assert await on_shelf(world) == shelf
    with pytest.raises(Refusal, match="older-control"):
        await world.matches.box.refill(700, "bids")


async def test_a_match_that_starts_beside_a_new_box_takes_its_items_from_one_of_the_two(
    world: World,
) -> None:
    await finished(world, (await begun(world, scarce=True)).match)

    found = await asyncio.gather(
        *(begun(world, scarce=True) for _ in range(2)),
        *(world.matches.box.refill(700, "lots") for _ in range(3)),
        return_exceptions=True,
    )

    tables = [one for one in found if isinstance(one, Table)]
    assert {type(one) for one in found} <= {Table, Refusal, type(None)}
    items = [await held(world, one.match) for one in tables]
    out = await world.store.inventory.read_items(700, "lots", "chest")
    assert len(tables) == 2
    assert len(set[str]().union(*items)) == sum(map(len, items))
    assert set[str]().union(*items) <= set(out)


@pytest.mark.slow
async def test_a_kill_at_any_statement_loses_and_doubles_nothing(tmp_path: Path) -> None:
    path, deaths = tmp_path / "mortal.sqlite3", 0
    for statements in range(2, 40, 2):
        async with World(path, games=GAMES, connections=Mortal, salt=str(statements)) as world:
            Mortal.doom(statements)
            try:
                table = await begun(world, scarce=True)
                await world.matches.play.resign(table.match, 1)
            except Died:
                deaths += 1
            finally:
                Mortal.doom(None)
        async with World(path, games=GAMES, connections=Mortal) as world:
            holders = (await kept(world)).holders
            assert await left(world) == (7 - 3 * len(holders), 7)
            for table in holders:
                await world.matches.play.resign(table.match, 1)
            assert await left(world) == (7, 7)
    assert deaths >= 8
