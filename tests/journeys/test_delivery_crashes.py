"""Killed before and after every step of telling, with calls for several matches, reminders and
letters: nothing is told twice or never."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import discord
import pytest

from bot.delivery.worker import OutboxWorker
from bot.interactions.kept_panels import render_kept_panel
from bot.matches import NewMatch
from bot.models.match import CLOCK_PRESETS, Address
from bot.models.matchmaking import Terms
from bot.presentation.command_links import CommandLinks
from bot.presentation.messenger import Messenger
from bot.screens.screen import Screen, Text
from bot.storage.connection import Connection
from tests.journeys.world import Shown, World, buttons, raise_second_server, text
from tests.outbox import Outbox

STEPS = ("send", "edit", "remove", "fetch_recent_messages", "open_direct_channel")
WRITES = ("begin_delivery", "finish_delivery", "delay_messages", "mark_undeliverable")


class Death(BaseException):
    """The process is gone."""


@pytest.fixture
async def told(world: World) -> World:
    """Two matches of Ana, Ben and Cleo with a card cut: Ben is to choose in one, Cleo in the other,
    the others after them. Nobody is at work."""
    await world.app.bot.stop_workers()
    matches, actors = world.app.matches, (world.ana, world.ben, world.cleo)
    people = [await matches.people.meet(actor.id, actor.name, "en") for actor in actors]
    here = Address(world.guild.id, world.games.id)
    for first in ("1", "2"):
        new = NewMatch(
            people[0].player, here, "cutterland", 3, {"first": first}, clock=CLOCK_PRESETS["daily"]
        )
        number = (await matches.lobbies.open(new)).match
        for person in people[1:]:
            await matches.lobbies.join(number, person.player)
        await matches.lobbies.start(number, people[0].player)
        cutter = people[int(first) - 1].player
        player_view = await matches.queries.read_player_view(number, cutter)
        await matches.play.act(
            number, cutter, matches.games["cutterland"].choose(player_view.view, "easy", b"")
        )
        assert len(await matches.mentions.find_pending(number)) == 2
    await matches.people.set_person(people[0].player, letters=True)
    await matches.people.set_person(people[1].player, reminders="dm")
    await matches.people.set_person(people[2].player, reminders="channel")
    return world


NEWS = (
    " (1, 2, 'post', '[1,2,3]', NULL, '{}', 0, 0),"
    " (2, 2, 'post', '[1,2,3]', NULL, '{}', 0, 0),"
    " (1, 2, 'note', '[1]', 'receipt', '{}', 0, 0),"
    " (1, 2, 'remind', '[2]', NULL, '{\"reminder\":1}', 0, 0),"
    " (2, 2, 'remind', '[3]', NULL, '{\"reminder\":1}', 0, 0),"
    " (1, 2, 'post', '[1]', NULL, '{\"later\":1}', 0, 1),"
    " (1, 2, 'note', '[]', 'consent-pause', '{\"player\":1,\"number\":5}', 0, 0),"
    " (1, 2, 'note', '[]', 'answered',"
    ' \'{"what":"consent","key":5,"outcome":"agreed","by_player":2}\', 0, 0)'
)
ONE_CALL = " (1, 2, 'post', '[1,2,3]', NULL, '{}', 0, 0)"


async def arrange(world: World, news: str = NEWS) -> None:
    """As if it had never been told: the board of a moment ago, and rows that wait."""
    connection: Connection = world.app.store.connection

    async def work(tx: Connection) -> None:
        for table in ("calls", "outbox", "boards", "notes"):
            await tx.rows(f"DELETE FROM {table}")  # noqa: S608 - of the names above
        await tx.rows("INSERT INTO boards VALUES (1, ?, ?, 0)", (old.channel, old.message))
        await tx.rows(
            "INSERT INTO outbox (match, seq, mode, asked, note, params, created, due) VALUES" + news
        )

    for message in world.boards():
        world.env.backend.delete_message(world.games.id, message.id)
    messenger = Messenger(world.app.bot, world.app.bot.services.artist, CommandLinks())
    old = await messenger.send(world.games.id, Screen((Text("the board before"),)), None, "before")
    await connection.transaction(work)


@contextmanager
def dying_at(world: World, point: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Die at this step; gives how many there were."""
    count = [0]

    def mortal(work: Any) -> Any:
        async def run(*args: Any, **kwargs: Any) -> Any:
            step(count, point)
            found = await work(*args, **kwargs)
            step(count, point)
            return found

        return run

    with monkeypatch.context() as patch:
        for name in STEPS:
            patch.setattr(Messenger, name, mortal(getattr(Messenger, name)))
        kind: Any
        for name in WRITES:
            kind = type(world.app.store.queue)
            patch.setattr(kind, name, mortal(getattr(kind, name)))
        for kind, name in (
            (type(world.app.store.kept_panels), "set_place"),
            (type(world.app.store.kept_panels), "set_message"),
            (discord.TextChannel, "create_thread"),
            (discord.Thread, "add_user"),
        ):
            patch.setattr(kind, name, mortal(getattr(kind, name)))
        yield count


def step(count: list[int], point: int) -> None:
    count[0] += 1
    if 0 < point <= count[0]:
        raise Death


async def tell(world: World) -> None:
    """A process that has just begun tells what is due, and again what has become due by that."""
    services = world.app.bot.services
    worker = OutboxWorker(services, world.app.bot, partial(render_kept_panel, services))
    for _ in range(3):
        before = asyncio.all_tasks()
        await worker.deliver_due()
        for task in asyncio.all_tasks() - before:
            await task


def seen(world: World, before: int) -> tuple[Counter[str], Counter[int]]:
    """What has been said since, by its kind, and who was pinged how often."""
    kinds: Counter[str] = Counter()
    for message in world.boards():
        said = text(message)
        call = "/channels/" in said and "your turn in" in said
        if "asked to pause" in said:
            kinds["answered note"] += "Everyone agreed" in said and not buttons(message)
        else:
            kinds["call" if call else "reminder" if "⏰ Your turn" in said else face(message)] += 1
    pings: Counter[int] = Counter()
    for request in world.env.http_requests[before:]:
        if request.method == "POST" and request.path.endswith("/messages"):
            body: Any = request.json
            pings.update(int(user) for user in body["allowed_mentions"].get("users", ()))
            kinds["letter"] += f"/{world.games.id}/" not in request.path
    return kinds, pings


def face(message: Shown) -> str:
    """A board has a picture, and text only until then."""
    return "board" if message.attachments and not message.content else "text of a board"


@pytest.mark.slow
async def test_nothing_is_told_twice_or_never(told: World, monkeypatch: pytest.MonkeyPatch) -> None:
    once = {"board": 2, "call": 1, "reminder": 1, "letter": 2, "answered note": 1}
    pings = {told.ana.id: 1, told.ben.id: 1, told.cleo.id: 2}
    assert await die_everywhere(told, monkeypatch, NEWS, (once, pings)) > 20


@pytest.mark.slow
async def test_a_board_that_calls_is_told_once_and_becomes_a_picture(
    told: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between its text and its picture as well."""
    pings = {told.ben.id: 1, told.cleo.id: 1}
    assert (
        await die_everywhere(told, monkeypatch, ONE_CALL, ({"board": 1, "letter": 0}, pings)) >= 10
    )


@pytest.mark.slow
async def test_a_call_by_direct_message_comes_once(
    told: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = told.app.matches.people
    ben = await people.meet(told.ben.id, "ben", "en")
    await people.set_person(ben.player, calls="dm")
    expected = {"board": 1, "letter": 1}, {told.cleo.id: 1}
    assert await die_everywhere(told, monkeypatch, ONE_CALL, expected) > 10


@pytest.mark.slow
async def test_a_match_in_two_servers_is_told_once_in_each(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the deliveries in its home and in its mirror as well."""
    cellar, hugo, _ = await raise_second_server(world)
    await world.app.bot.stop_workers()
    matches, terms = world.app.matches, Terms("cutterland", 2, "days")
    for who, channel in ((world.ana, world.games), (hugo, cellar)):
        player = (await matches.people.meet(who.id, who.name, "en")).player
        address = Address(who.guild.id, channel.id)
        await matches.matchmaking.join(player, terms, address)
    await matches.matchmaking.start(await matches.store.matchmaking.find_waiting())
    connection: Connection = world.app.store.connection
    await connection.write("CREATE TABLE outbox_before AS SELECT * FROM outbox")
    point, steps, wrong = 0, 1, {}
    while point <= steps:
        for table in ("calls", "outbox", "boards", "notes"):
            await connection.write(f"DELETE FROM {table}")  # noqa: S608 - of the names above
        await connection.write("INSERT INTO outbox SELECT * FROM outbox_before")
        for channel in (world.games, cellar):
            for message in world.boards(channel):
                world.env.backend.delete_message(channel.id, message.id)
        before = len(world.env.http_requests)
        steps = max(steps, await die_once(world, monkeypatch, point))
        found = [len(world.boards(one)) for one in (world.games, cellar)], seen(world, before)[1]
        if found != ([1, 1], {world.ana.id: 1, hugo.id: 1}):
            wrong[point] = found
        point += 1
    assert wrong == {}
    assert steps >= 10


@pytest.mark.slow
async def test_a_kept_panel_has_one_thread_and_one_message(
    told: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed while it is opened, and while it is edited."""
    ana = (await told.app.matches.people.meet(told.ana.id, "ana", "en")).player
    connection: Connection = told.app.store.connection
    point, steps = 0, 1
    while point <= steps:
        for table in ("outbox", "kept_panels"):
            await connection.write(f"DELETE FROM {table}")  # noqa: S608 - of the names above
        for thread in [*told.games.threads]:
            told.env.backend.delete_channel(thread.id)
        await told.app.matches.kept_panels.open(1, ana, "thread")
        with dying_at(told, point, monkeypatch) as count:
            for _ in range(2):
                alive = asyncio.all_tasks()
                with suppress(Death):
                    await tell(told)
                await asyncio.gather(*(asyncio.all_tasks() - alive), return_exceptions=True)
                sql = "UPDATE kept_panels SET rev = 0"
                await connection.write(sql)
                await connection.write(KEPT_AGAIN)
        steps = max(steps, count[0])
        await tell(told)

        (thread,) = told.games.threads
        (message,) = told.boards(thread)
        kept = await told.app.store.kept_panels.read(1, ana)
        assert kept is not None
        assert (kept.place, kept.message) == (thread.id, message.id), point
        assert told.ana.id in told.env.backend.get_channel(thread.id).thread_members
        assert await Outbox(told.app.matches).read_due_messages() == ()
        point += 1
    assert steps > 15


KEPT_AGAIN = (
    "INSERT INTO outbox (match, seq, mode, asked, note, params, created, due)"
    " VALUES (1, 2, 'note', '[1]', 'kept-panel', '{}', 0, 0)"
)


async def die_once(world: World, monkeypatch: pytest.MonkeyPatch, point: int) -> int:
    """Die at this step and tell again; gives the number of steps."""
    with dying_at(world, point, monkeypatch) as count:
        alive = asyncio.all_tasks()
        with suppress(Death):
            await tell(world)
        await asyncio.gather(*(asyncio.all_tasks() - alive), return_exceptions=True)
    await tell(world)
    return count[0]


async def die_everywhere(
    told: World, monkeypatch: pytest.MonkeyPatch, news: str, expected: object
) -> int:
    """Die at each step and tell again; gives the number of steps."""
    point, steps = 0, 1
    wrong = {}
    while point <= steps:
        await arrange(told, news)
        before = len(told.env.http_requests)
        steps = max(steps, await die_once(told, monkeypatch, point))
        found = seen(told, before)
        if found != expected or await Outbox(told.app.matches).read_due_messages():
            wrong[point] = found
        point += 1
    assert wrong == {}
    return steps
