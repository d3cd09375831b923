"""The limits before the pretend Discord are Discord's, and discord.py meets them as it would."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.standin.limits import Answer
from tests.standin.quick import BEGIN, QuickWorld, raise_quick_world, run_quickly

Work = Callable[[QuickWorld], Awaitable[None]]
HOUR = 3600


def in_world(file: Path, work: Work, channels: int = 2, **given: Any) -> None:
    async def run() -> None:
        async with raise_quick_world(file / "store.sqlite3", channels, **given) as world:
            await asyncio.sleep(10)
            await work(world)

    run_quickly(run())


def place_of(world: QuickWorld, number: int = 0) -> discord.PartialMessageable:
    return world.app.bot.get_partial_messageable(world.channels[number], guild_id=world.guild)


async def take(work: Awaitable[object]) -> float:
    """The seconds that it took."""
    begin = asyncio.get_running_loop().time()
    await work
    return asyncio.get_running_loop().time() - begin


def test_eleven_messages_take_ten_seconds_and_none_is_refused(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        many = asyncio.gather(*(place_of(world).send(str(n)) for n in range(11)))
        elsewhere = asyncio.create_task(take(place_of(world, 1).send("at once")))
        assert 9.9 < await take(many) < 16
        assert await elsewhere < 0.1
        assert world.limits.invalid() == 0

    in_world(tmp_path, work)


def test_edits_count_apart_from_messages(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        sent = [await place_of(world).send(str(n)) for n in range(4)]
        assert await take(asyncio.gather(*(one.edit(content="new") for one in sent))) < 0.1

    in_world(tmp_path, work)


def test_a_fourth_edit_of_old_messages_meets_30046_and_goes_through_later(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        sent = [await place_of(world).send(str(n)) for n in range(4)]
        await asyncio.sleep(HOUR)
        await asyncio.gather(*(one.edit(content="new") for one in sent[:3]))
        assert 5 < await take(sent[3].edit(content="new")) < 7
        (path,) = world.limits.refused(30046)
        assert path.endswith(f"/{sent[3].id}")
        young = await place_of(world).send("young")
        assert await take(young.edit(content="new")) < 0.1

    in_world(tmp_path, work)


def test_too_much_at_once_is_refused_everywhere_and_waited_for(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        many = [place_of(world, n).fetch_message(1) for n in range(60)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert all(isinstance(one, discord.NotFound) for one in found)
        assert 1 <= world.limits.invalid() <= 10

    in_world(tmp_path, work, channels=60)


def test_opening_letters_too_fast_is_forbidden_with_its_own_code(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        people = [world.backend.make_user(f"person{n}").id for n in range(3)]
        for person in people[:2]:
            await world.app.bot.create_dm(discord.Object(person))
        with pytest.raises(discord.Forbidden) as error:
            await world.app.bot.create_dm(discord.Object(people[2]))
        assert error.value.code == 40003

    in_world(tmp_path, work, openings=(2, 60.0))


@pytest.mark.parametrize("status", [403, 429])
def test_a_page_of_cloudflares_has_no_code_and_is_not_waited_for(
    tmp_path: Path, status: int
) -> None:
    async def work(world: QuickWorld) -> None:
        world.limits.refusals.append(("POST", "*", Answer(status, plain=True), 1))
        with pytest.raises(discord.HTTPException) as error:
            await place_of(world).send("no")
        assert (error.value.status, error.value.code) == (status, 0)
        await place_of(world).send("yes")

    in_world(tmp_path, work)


def test_a_sleeping_thread_is_woken_by_a_message_alone(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        message = await place_of(world).send("in the thread")
        world.limits.asleep.add(world.channels[0])
        with pytest.raises(discord.HTTPException) as error:
            await message.edit(content="no")
        assert error.value.code == 50083
        await place_of(world).send("awake")
        await message.edit(content="yes")

    in_world(tmp_path, work)


def test_a_locked_thread_is_not_woken(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        world.limits.locked.add(world.channels[0])
        with pytest.raises(discord.Forbidden) as error:
            await place_of(world).send("no")
        assert error.value.code == 160005

    in_world(tmp_path, work)


def test_a_request_takes_its_time_on_the_clock_of_the_world(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        assert 0.05 <= await take(place_of(world).send("slowly")) <= 0.3
        assert world.backend.clock.now() > BEGIN + timedelta(seconds=10)

    in_world(tmp_path, work, latency=(0.05, 0.3))
