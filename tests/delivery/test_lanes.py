"""One queue for each destination, by what is urgent; what is slow keeps nothing else waiting."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.lanes import SERVERS_AT_ONCE, TOGETHER, visit_servers
from tests.delivery.world import (
    begin,
    count,
    in_world,
    meet,
    move,
    open_lobby,
    wait_for_match,
    wait_for_silence,
    wait_until,
)
from tests.standin.limits import Answer
from tests.standin.quick import QuickWorld, run_quickly

BUSY = 51


@pytest.mark.slow
def test_a_busy_channel_delays_no_other(tmp_path: Path) -> None:
    """51 boards pending after a restart kept the board of another channel waiting for 46 s."""

    async def work(world: QuickWorld) -> None:
        (ana,) = await meet(world, "ana")
        for _ in range(BUSY):
            await open_lobby(world, ana, 0)
        await world.app.bot.on_ready()
        await wait_until(lambda: count(world, 0) >= 5)

        await open_lobby(world, ana, 1)

        assert await wait_until(lambda: count(world, 1)) < 2
        assert count(world, 0) < BUSY / 2
        assert 40 < await wait_for_silence(world) < 60
        assert world.limits.invalid() == 0

    in_world(tmp_path, work, at_work=False)


@pytest.mark.slow
def test_a_channel_that_fails_delays_no_other(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        (ana,) = await meet(world, "ana")
        path = f"/channels/{world.channels[0]}/*"
        world.limits.refusals.append(("*", path, Answer(500), None))
        for _ in range(BUSY):
            await open_lobby(world, ana, 0)

        await open_lobby(world, ana, 1)

        assert await wait_until(lambda: count(world, 1)) < 2

    in_world(tmp_path, work)


@pytest.mark.slow
def test_a_call_comes_before_the_edits_of_other_boards(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        ana, ben = await meet(world, "ana", "ben")
        called = await begin(world, [ana, ben], 0)
        others = [await open_lobby(world, ana, 0) for _ in range(12)]
        await wait_for_silence(world)
        before = len(world.limits.seen)
        for other in others:
            await world.app.matches.lobbies.join(other.match, ben.player)
        await move(world, called.match)

        await wait_for_match(world, called.match)

        edits = [one for one in world.limits.seen[before:] if one[1] == "PATCH"]
        assert len(edits) <= TOGETHER, "those that had begun"

    in_world(tmp_path, work)


@pytest.mark.slow
def test_several_changes_of_a_board_are_one_edit(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        people = await meet(world, "ana", "ben")
        lobbies = [await open_lobby(world, people[0], 0) for _ in range(20)]
        await wait_until(lambda: count(world, 0) >= 6)
        before = len(world.limits.seen)
        for _ in range(5):
            await world.app.matches.lobbies.join(lobbies[-1].match, people[1].player)
            await world.app.matches.lobbies.leave(lobbies[-1].match, people[1].player)

        await wait_for_silence(world)

        edits = [one for one in world.limits.seen[before:] if one[1] == "PATCH"]
        assert len(edits) <= 1

    in_world(tmp_path, work)


def test_what_all_servers_get_at_the_same_hour_waits_for_no_server_that_fails() -> None:
    """Each takes a second, as three requests do, and one 25: discord.py's retries."""
    done: dict[int, float] = {}

    async def visit(server: int) -> None:
        await asyncio.sleep(25 if server == 0 else 1)
        done[server] = asyncio.get_running_loop().time()

    run_quickly(visit_servers(range(61), visit))
    assert max(at for server, at in done.items() if server) == 60 / (SERVERS_AT_ONCE - 1)
    assert len(done) == 61
