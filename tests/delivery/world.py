"""What tests of delivery do in a Discord with limits."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.matches import NewMatch
from bot.models.match import CLOCK_PRESETS, Address, Table
from bot.models.people import Person
from tests.outbox import Outbox, read_due_messages
from tests.standin.quick import QuickWorld, raise_quick_world, run_quickly

LATENCY = (0.05, 0.3)


def in_world(
    folder: Path,
    work: Callable[[QuickWorld], Awaitable[None]],
    channels: int = 2,
    *,
    at_work: bool = True,
    **given: Any,
) -> None:
    """Do the work in a world with limits and latency, where the bot is at work already or not."""

    async def run() -> None:
        given.setdefault("latency", LATENCY)
        async with raise_quick_world(folder / "store.sqlite3", channels, **given) as world:
            if at_work:
                await world.app.bot.on_ready()
            await work(world)

    run_quickly(run())


async def meet(world: QuickWorld, *names: str) -> list[Person]:
    """New members of the server."""
    users = [world.backend.make_user(name).id for name in names]
    for user in users:
        world.backend.add_member(world.guild, user)
    people = world.app.matches.people
    return [await people.meet(*one, "en") for one in zip(users, names, strict=True)]


async def open_lobby(world: QuickWorld, host: Person, channel: int) -> Table:
    place = Address(world.guild, world.channels[channel])
    return await world.app.matches.lobbies.open(NewMatch(host.player, place, "cutterland", 3, {}))


async def begin(world: QuickWorld, people: list[Person], channel: int) -> Table:
    """A match that the first of them begins."""
    place, matches = Address(world.guild, world.channels[channel]), world.app.matches
    new = NewMatch(
        people[0].player, place, "cutterland", len(people), {"first": "1"},
        clock=CLOCK_PRESETS["daily"],
    )  # fmt: skip
    table = await matches.lobbies.open(new)
    for person in people[1:]:
        table = await matches.lobbies.join(table.match, person.player)
    return await matches.lobbies.start(table.match, people[0].player)


async def move(world: QuickWorld, match: int) -> Table:
    """Whoever is awaited first moves."""
    matches = world.app.matches
    table = await matches.queries.read_table(match)
    seat = table.awaited_seats[0]
    assert seat.player is not None
    view = (await matches.queries.read_player_view(match, seat.player)).view
    action = matches.games[table.game].choose(view, "easy", b"")
    return (await matches.play.act(match, seat.player, action, seat.decision)).table


async def wait_until(condition: Callable[[], object], seconds: float = 600.0) -> float:
    """Seconds until it holds."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    while not condition():
        assert loop.time() < begin + seconds, "that never came"
        await asyncio.sleep(0.02)
    return loop.time() - begin


async def wait_for_match(world: QuickWorld, match: int) -> None:
    """Until everything of one match that is due is delivered."""
    outbox = Outbox(world.app.matches)
    while match in {row.match for row in await outbox.read_due_messages()}:  # noqa: ASYNC110
        await asyncio.sleep(0.02)


async def wait_for_silence(world: QuickWorld) -> float:
    """Seconds until everything is delivered."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    while await read_due_messages(world.app.store.queue, 10**10, 1):
        assert loop.time() < begin + 3600, "that never ended"
        await asyncio.sleep(0.1)
    return loop.time() - begin


def count(world: QuickWorld, channel: int) -> int:
    """The messages in a channel."""
    return len(world.backend.messages[world.channels[channel]])
