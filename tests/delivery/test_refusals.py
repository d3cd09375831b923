"""What becomes of messages that Discord refuses: what passes is tried again, what is closed is
not, and old boards are not edited more often than is allowed."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import PartialEmoji

from bot.matches import NewMatch
from bot.models.match import Address
from bot.models.people import Person
from bot.presentation.pace import OLD_EDITS
from tests.delivery.world import (
    begin,
    count,
    in_world,
    meet,
    move,
    open_lobby,
    wait_for_silence,
    wait_until,
)
from tests.standin.limits import Answer
from tests.standin.quick import QuickWorld

HOUR = 3600
SETTLING = 20
CLOUDFLARE = Answer(403, plain=True)


def requests(world: QuickWorld, method: str, since: int = 0) -> list[str]:
    return [path for _, verb, path, _, _ in world.limits.seen[since:] if verb == method]


# Old boards


@pytest.mark.slow
def test_old_boards_of_a_channel_are_edited_seldom_and_posted_anew(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        ana, ben = await meet(world, "ana", "ben")
        lobbies = [await open_lobby(world, ana, 0) for _ in range(12)]
        await wait_for_silence(world)
        await asyncio.sleep(HOUR)
        before = len(world.limits.seen)

        for lobby in lobbies:
            await world.app.matches.lobbies.join(lobby.match, ben.player)
        await wait_for_silence(world)

        assert world.limits.refused(30046) == {}
        assert OLD_EDITS <= len(requests(world, "PATCH", before)) < len(lobbies)
        assert count(world, 0) == len(lobbies), "each has one board"

    in_world(tmp_path, work)


def test_an_edit_that_is_refused_is_not_refused_twice(tmp_path: Path) -> None:
    """Another process may have used up what is allowed, e.g. before a restart."""

    async def work(world: QuickWorld) -> None:
        ana, ben = await meet(world, "ana", "ben")
        lobbies = [await open_lobby(world, ana, 0) for _ in range(6)]
        await wait_for_silence(world)
        await asyncio.sleep(HOUR)
        boards = [*world.backend.messages[world.channels[0]]]
        place = world.app.bot.get_partial_messageable(world.channels[0])
        await asyncio.gather(*(place.get_partial_message(n).edit(content="") for n in boards[:3]))

        for lobby in lobbies[3:]:
            await world.app.matches.lobbies.join(lobby.match, ben.player)
        assert await wait_for_silence(world) < 20

        assert set(world.limits.refused(30046).values()) <= {1}

    in_world(tmp_path, work)


@pytest.mark.parametrize("age", [0, HOUR])
def test_a_board_is_not_edited_where_a_post_follows(tmp_path: Path, age: int) -> None:
    async def work(world: QuickWorld) -> None:
        table = await begin(world, await meet(world, "ana", "ben"), 0)
        await wait_for_silence(world)
        await asyncio.sleep(age)
        before = len(world.limits.seen)
        (old,) = world.backend.messages[world.channels[0]]

        await move(world, table.match)
        await asyncio.sleep(SETTLING + 5)

        (shown,) = requests(world, "PATCH", before)
        assert not shown.endswith(f"/{old}"), "the new one becomes a picture"
        assert len(requests(world, "POST", before)) == 1
        assert len(requests(world, "DELETE", before)) == 1

    in_world(tmp_path, work, settle=SETTLING)


# Direct messages


async def with_letters(world: QuickWorld, *names: str) -> list[Person]:
    people = await meet(world, *names)
    set_person = world.app.matches.people.set_person
    return [await set_person(one.player, reminders="dm", letters=True) for one in people]


async def send_letter(world: QuickWorld, person: Person) -> None:
    """That a follower gets when a match ends."""
    table = await open_lobby(world, person, 0)
    queue = world.app.store.queue
    await queue.mark_unreachable(table.match, [], "closed", [person.player], 0)
    await world.app.bot.on_ready()


@pytest.mark.slow
def test_letters_that_are_opened_too_fast_come_later(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        people = await with_letters(world, *(f"person{n}" for n in range(12)))
        for person in people:
            await send_letter(world, person)
        await wait_for_silence(world)

        assert len(world.backend.dm_channels) == len(people)
        for person in people:
            assert (await world.app.matches.people.read_person(person.player)).letters
        assert 1 <= sum(world.limits.refused(40003).values()) <= 10

    in_world(tmp_path, work, openings=(5, 120.0))


@pytest.mark.parametrize(
    ("answer", "closes"),
    [(Answer(403, 50007), True), (Answer(403, 50278), True), (Answer(404, 10013), True),
     (Answer(403, 40003), False), (CLOUDFLARE, False), (Answer(403, 20026), False)],
)  # fmt: skip
def test_only_what_says_so_closes_the_letters_of_a_person(
    tmp_path: Path, answer: Answer, closes: bool
) -> None:
    async def work(world: QuickWorld) -> None:
        (ana,) = await with_letters(world, "ana")
        world.limits.refusals.append(("POST", "/users/@me/channels", answer, 1))
        await send_letter(world, ana)
        await wait_for_silence(world)

        assert (await world.app.matches.people.read_person(ana.player)).letters is not closes
        assert bool(world.backend.dm_channels) is not closes

    in_world(tmp_path, work)


# Places


@pytest.mark.parametrize(
    ("answer", "closes"),
    [(Answer(403, 50001), True), (Answer(403, 50013), True), (Answer(404, 10003), True),
     (Answer(403, 160005), True), (Answer(400, 50008), True), (Answer(400, 50024), True),
     (CLOUDFLARE, False), (Answer(403, 40333), False),
     (Answer(404, 0), False)],
)  # fmt: skip
def test_only_what_says_so_closes_a_channel(tmp_path: Path, answer: Answer, closes: bool) -> None:
    async def work(world: QuickWorld) -> None:
        await world.app.matches.people.set_server(world.guild, games_channel=world.channels[1])
        path = f"/channels/{world.channels[0]}/messages"
        world.limits.refusals.append(("POST", path, answer, 1))
        (ana,) = await meet(world, "ana")
        table = await open_lobby(world, ana, 0)
        await wait_for_silence(world)

        address = (await world.app.matches.queries.read_table(table.match)).address
        assert address.channel == world.channels[1 if closes else 0]

    in_world(tmp_path, work)


@pytest.mark.parametrize("is_forum", [False, True])
def test_a_match_in_a_closed_post_moves_where_messages_can_be_written(
    tmp_path: Path, is_forum: bool
) -> None:
    async def work(world: QuickWorld) -> None:
        matches, (parent, games, thread) = world.app.matches, world.channels
        guild = world.app.bot.get_guild(world.guild)
        assert guild is not None
        if is_forum:
            forum: Any = object.__new__(discord.ForumChannel)
            guild._channels[parent] = forum
        await matches.people.set_server(world.guild, games_channel=games)
        (ana,) = await meet(world, "ana")
        refusal = Answer(403, 50001)
        world.limits.refusals.append(("POST", f"/channels/{thread}/messages", refusal, 1))
        place = Address(world.guild, parent, thread)
        new = NewMatch(ana.player, place, "cutterland", 3, {})
        table = await matches.lobbies.open(new)
        await wait_for_silence(world)
        address = (await matches.queries.read_table(table.match)).address
        assert address.destination == (games if is_forum else parent)

    in_world(tmp_path, work, 3)


def test_a_sleeping_thread_is_woken_by_a_post(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        ana, ben = await meet(world, "ana", "ben")
        lobby = await open_lobby(world, ana, 0)
        await wait_for_silence(world)
        world.limits.asleep.add(world.channels[0])

        await world.app.matches.lobbies.join(lobby.match, ben.player)
        await wait_for_silence(world)

        assert world.channels[0] not in world.limits.asleep
        assert (await world.app.matches.queries.read_table(lobby.match)).address == lobby.address

    in_world(tmp_path, work)


def test_a_ban_of_cloudflares_is_waited_for_without_a_request(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        world.limits.refusals.append(("*", "/channels/*", Answer(429, plain=True), 2))
        (ana,) = await meet(world, "ana")
        for channel in (0, 1):
            await open_lobby(world, ana, channel)
        await wait_until(lambda: world.limits.refusals == [])
        before = len(world.limits.seen)
        await open_lobby(world, ana, 1)
        await asyncio.sleep(55)
        assert len(world.limits.seen) == before

        await asyncio.sleep(30)

        assert (count(world, 0), count(world, 1)) == (1, 2)

    in_world(tmp_path, work)


# Emojis and mentions


def bodies(world: QuickWorld, method: str, pattern: str) -> list[dict[str, Any]]:
    """What was sent, in its order."""
    return [body for verb, path, body in world.limits.bodies if verb == method and pattern in path]


@pytest.mark.parametrize("times", [1, 2])
def test_a_message_refused_for_an_emoji_arrives_at_once(tmp_path: Path, times: int) -> None:
    async def work(world: QuickWorld) -> None:
        world.app.bot.services.emojis.learn({"cutterland_frog": PartialEmoji(name="frog", id=1)})
        refusal = Answer(400, 50035, text="In components.0.emoji.id: Invalid emoji")
        world.limits.refusals.append(("POST", "/channels/*/messages", refusal, times))
        (ana,) = await meet(world, "ana")
        await open_lobby(world, ana, 0)
        await wait_for_silence(world)
        assert count(world, 0) == 1
        sent = [at for at, verb, *_ in world.limits.seen if verb == "POST"]
        assert len(sent) == times + 1
        assert sent[-1] - sent[0] < 2
        assert world.app.bot.services.emojis.find("cutterland_frog"), "others keep theirs"

    in_world(tmp_path, work)


def test_only_messages_that_mention_somebody_ring(tmp_path: Path) -> None:
    silent = discord.MessageFlags(suppress_notifications=True).value

    async def work(world: QuickWorld) -> None:
        ana, ben = await meet(world, "ana", "ben")
        await begin(world, [ana, ben], 0)
        await open_lobby(world, ana, 1)
        await wait_for_silence(world)
        for body in bodies(world, "POST", "/messages"):
            rings = bool(body["allowed_mentions"].get("users"))
            assert bool(body.get("flags", 0) & silent) is not rings
        assert {bool(body["allowed_mentions"].get("users")) for body in
                bodies(world, "POST", "/messages")} == {True, False}  # fmt: skip

    in_world(tmp_path, work)


def test_a_direct_message_rings(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        (ana,) = await with_letters(world, "ana")
        await send_letter(world, ana)
        await wait_for_silence(world)
        (place,) = world.backend.dm_channels.values()
        (letter,) = bodies(world, "POST", f"/channels/{place}/messages")
        assert not letter.get("flags", 0)

    in_world(tmp_path, work)


def test_the_picture_of_a_lobby_leaves_the_mention_of_its_role_standing(tmp_path: Path) -> None:
    async def work(world: QuickWorld) -> None:
        (ana,) = await meet(world, "ana")
        role = world.backend.create_role(world.guild, "games").id
        people = world.app.matches.people
        await people.set_server(world.guild, news_role=role, calls_role=True)
        await open_lobby(world, ana, 0)
        await wait_for_silence(world)
        (sent,) = bodies(world, "POST", "/messages")
        (edit,) = bodies(world, "PATCH", "/messages/")
        assert [*map(int, sent["allowed_mentions"]["roles"])] == [role]
        assert [*map(int, edit["allowed_mentions"]["roles"])] == [role]

    in_world(tmp_path, work)
