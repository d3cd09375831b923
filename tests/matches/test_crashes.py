"""A death between any two statements of any use case: it has happened wholly or not at all, and who
tries again after the restart gets where they wanted."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from shutil import copyfile

import pytest
import pytest_asyncio

from bot.matches import Refusal
from bot.models.match import Address
from tests.games.bids import Bid
from tests.matches.world import World
from tests.storage.mortal import Died, Mortal

Deed = Callable[[World], Awaitable[object]]
AGAIN = {
    "answered",
    "already-joined",
    "already-seated",
    "not-a-lobby",
    "resigned",
    "not-running",
    "not-seated",
}
"""What somebody hears who tries again what had been saved."""
REPEATABLE = {"move", "afresh"}
"""What may be wanted twice, and then happens twice."""


async def bid(world: World) -> object:
    hand = (await world.matches.queries.read_player_view(1, 1)).view.hand
    return await world.matches.play.act(1, 1, Bid(hand[0]), 1)


async def last_bid(world: World) -> object:
    """The step that shows all bids, ends one question and asks another."""
    hand = (await world.matches.queries.read_player_view(1, 2)).view.hand
    return await world.matches.play.act(1, 2, Bid(hand[0]), 1)


async def prepare_running(world: World) -> None:
    await world.running("Ana", "Bo", computers=["low"])
    await world.tell_all()
    await world.matches.clocks.beat()  # the job runner stores a first heartbeat


async def prepare_last(world: World) -> None:
    await prepare_running(world)
    await bid(world)
    await world.jobs.run_due()


async def prepare_lobby(world: World) -> None:
    ana, *_ = await world.people("Ana", "Bo")
    await world.lobby(ana, 3, computers=("low",), start_when_full=True)


async def prepare_people(world: World) -> None:
    await world.people("Ana", "Bo")


async def open_one(world: World) -> object:
    """Opening has no number to be known again by, so the second try looks first."""
    if await world.matches.queries.list_in_server(700):
        return None
    [ana] = await world.people("Ana")
    return await world.lobby(ana, 2)


CASES: dict[str, tuple[Deed, Deed]] = {
    "meet": (prepare_people, lambda world: world.matches.people.meet(77, "Zoe", "en")),
    "open": (prepare_people, open_one),
    "join and start": (prepare_lobby, lambda world: world.matches.lobbies.join(1, 2)),
    "leave": (prepare_lobby, lambda world: world.matches.lobbies.leave(1, 1)),
    "bid": (prepare_running, bid),
    "last bid": (prepare_last, last_bid),
    "computer": (prepare_running, lambda world: world.jobs.run_due()),
    "resign": (prepare_running, lambda world: world.matches.play.resign(1, 1)),
    "draft": (prepare_running, lambda world: world.matches.drafts.save(1, 1, 1, {"a": 1})),
    "move": (prepare_running, lambda world: world.matches.play.move_here(1, Address(700, 8))),
    "settings": (prepare_people, lambda world: world.matches.people.set_server(700, threads=True)),
    "greet": (prepare_people, lambda world: world.store.people.mark_once(700, "greeted")),
    "afresh": (
        prepare_running,
        lambda world: world.store.queue.repost_all(world.clock.at),
    ),
}


@pytest_asyncio.fixture
async def mortal(tmp_path: Path) -> AsyncIterator[Callable[[str], World]]:
    """A house that may die; all but the first begin with a copy of the file named `prepared`."""

    def make(name: str) -> World:
        path = tmp_path / f"{name}.sqlite3"
        if (prepared := tmp_path / "prepared.sqlite3").exists():
            copyfile(prepared, path)
        seeds = partial(bytes, 32)
        return World(path, connections=Mortal, seeds=seeds)

    yield make
    Mortal.doom(None)


async def contents(world: World) -> dict[str, list[tuple[object, ...]]]:
    """Everything in the file, numbers of rows that were rolled back and of messages apart: where
    all is posted again, messages count on from a number by chance."""
    connection = world.store.connection
    names = await connection.read(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    return {
        name: sorted(
            (
                tuple(row)[name == "outbox" :]
                for row in await connection.read(f"SELECT * FROM {name}")  # noqa: S608
            ),
            key=repr,
        )
        for (name,) in names
    }


async def code_of(work: Awaitable[object]) -> str | None:
    """The code of its refusal, None where it is done."""
    try:
        await work
    except Refusal as refusal:
        return refusal.code
    return None


async def attempt(world: World, deed: Deed, left: int, *, after: bool) -> bool:
    """Do it with a death after so many statements; whether the death came."""
    Mortal.doom(left, after=after)
    try:
        await deed(world)
    except Died:
        pass
    finally:
        died, Mortal.left = Mortal.left is not None and Mortal.left <= 0, None
    return died


@pytest.mark.parametrize("name", CASES)
@pytest.mark.slow
async def test_it_happens_wholly_or_not_at_all(
    mortal: Callable[[str], World], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL + 1)
    prepare, deed = CASES[name]
    async with mortal("prepared") as prepared:
        await prepare(prepared)
        before = await contents(prepared)
    async with mortal("model") as model:
        await deed(model)
        done = await contents(model)
    assert before != done
    for after in (False, True):
        for left in count(1):
            async with mortal(f"{after}{left}") as world:
                died = await attempt(world, deed, left, after=after)
                await world.restart()
                found = await contents(world)
                assert found in ((before, done) if died else (done,)), f"after {left} statements"
                if found == before or name not in REPEATABLE:
                    code = await code_of(deed(world))
                    assert code is None or (code in AGAIN and found == done)
                assert await contents(world) == done
            if not died:
                break
        assert left > 3


@pytest.mark.slow
async def test_cancelled_people_leave_whole_moves_behind(tmp_path: Path) -> None:
    """Presses whose tasks are cancelled after any number of ticks: each counts wholly or not at
    all, and nobody after them is held up."""
    async with World(tmp_path / "house.sqlite3") as world:
        for ticks in range(40):
            table = await world.running("Ana", "Bo")
            hand = (await world.matches.queries.read_player_view(table.match, 1)).view.hand
            pressing = asyncio.create_task(world.matches.play.act(table.match, 1, Bid(hand[0]), 1))
            for _ in range(ticks):
                await asyncio.sleep(0)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            again = world.matches.play.act(table.match, 1, Bid(hand[0]), 1)
            assert await code_of(again) in (None, "answered")
            heard = world.heard.count(table.match)
            assert heard == 4, "opened, joined, started, bid"
            await world.matches.play.end(table.match, 1)
        await world.restart()
        await world.check()
