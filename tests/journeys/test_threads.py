"""A match in a thread of its own: everyone is in it, it never falls asleep, and it ends."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
from simcord import ChannelHandle, Env
from simcord.http import router

from bot.delivery.threads import LAST_WORDS, SOON, ThreadKeeper
from bot.matches.side_effects import KEEP_AWAKE_AFTER, NO_SEAT
from bot.models.commit import Job
from bot.models.match import Status
from tests.journeys.hands import play_typed
from tests.journeys.world import World, buttons, press, text
from tests.standin.threads import SleepingThreads

DAY = 24 * 3600


@pytest.fixture
def threads(env: Env, monkeypatch: pytest.MonkeyPatch) -> SleepingThreads:
    sleeping = SleepingThreads(env)
    monkeypatch.setattr(router, "dispatch", sleeping.dispatch)
    return sleeping


@pytest.fixture
async def world(world: World, threads: SleepingThreads) -> World:
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    return world


async def begin(world: World) -> ChannelHandle:
    """A match of Ana and Ben in its thread."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.wait_for_workers()
    return thread_of(world)


async def begin_alone(world: World) -> ChannelHandle:
    """Ana against a computer, without a clock."""
    await world.ana.slash(world.games, "new", game="cutterland", players=2, computers=1)
    return thread_of(world)


async def end(world: World, thread: ChannelHandle) -> None:
    """Ben resigns, and Ana wins."""
    asked = await world.ben.slash(thread, "match resign")
    await press(world.ben, asked, "resign.yes")
    board = next(one for one in world.boards(thread) if "claim" in buttons(one))
    await press(world.ana, board, "claim")
    await world.env.advance_time(SOON + 1)


def thread_of(world: World) -> ChannelHandle:
    (thread,) = world.games.threads
    return thread


def members(world: World, thread: ChannelHandle) -> set[int]:
    me = world.guild.me
    assert me is not None
    return {*world.env.backend.get_channel(thread.id).thread_members} - {me.id}


def edits(world: World, thread: ChannelHandle) -> list[Any]:
    """What was changed of the thread itself."""
    found = world.env.http_requests
    return [r.json for r in found if (r.method, r.path) == ("PATCH", f"/channels/{thread.id}")]


async def test_everyone_seated_is_added_at_the_start_and_who_takes_a_seat_later(
    world: World,
) -> None:
    thread = await begin(world)
    assert members(world, thread) == {world.ana.id, world.ben.id}

    matches = world.app.matches
    ben = (await matches.people.meet(world.ben.id, "ben", "en")).player
    cleo = (await matches.people.meet(world.cleo.id, "cleo", "en")).player
    await matches.seats.offer(1, ben)
    await matches.seats.take(1, cleo, 1)
    await world.wait_for_workers()

    assert members(world, thread) == {world.ana.id, world.ben.id, world.cleo.id}
    assert not world.bodies("PUT", "/thread-members"), "each would ring"
    rung = {
        int(user)
        for body in world.bodies("POST", f"/channels/{thread.id}/messages")
        for user in body["allowed_mentions"].get("users", ())
    }
    assert world.ben.id not in rung, "who is not awaited is added by an edit"


async def test_people_are_added_even_if_the_bot_dies_before(world: World) -> None:
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    world.env.settle_timeout = 3.0
    await press(world.ana, world.board(), "lobby.start")
    thread = thread_of(world)
    assert world.ben.id not in members(world, thread)

    world.env.backend.faults.clear()
    await world.restart()
    await world.env.advance_time(600)

    assert members(world, thread) == {world.ana.id, world.ben.id}


@pytest.mark.parametrize("lobby", [True, False])
async def test_a_match_has_one_thread_though_the_bot_dies_before_it_is_noted(
    world: World, monkeypatch: pytest.MonkeyPatch, lobby: bool
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.sleep(10**8)

    monkeypatch.setattr(world.app.matches.play, "move_silently", hang)
    if lobby:
        await world.open(world.ana, players=2, first="1")
        await press(world.ben, world.board(), "lobby.join")
        await press(world.ana, world.board(), "lobby.start")
    else:
        await begin_alone(world)
    above = {one.id for one in world.boards()}
    assert thread_of(world).id in above
    await world.restart()
    await world.wait_for_workers()
    thread = thread_of(world)
    assert {one.id for one in world.boards()} == above
    assert world.boards(thread)
    assert (await world.table()).address.thread == thread.id


async def test_the_thread_of_a_live_match_never_falls_asleep(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin_alone(world)
    before = len(world.boards(thread))

    for _ in range(22):
        await world.env.advance_time(DAY)
        assert not threads.is_archived(thread.id)

    assert len(edits(world, thread)) == 2 * 3, "twice in six days"
    assert len(world.boards(thread)) == before, "nobody is bothered"


async def test_a_thread_that_somebody_archived_is_brought_back(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin_alone(world)
    threads.set(thread.id, archived=True)

    await world.env.advance_time(KEEP_AWAKE_AFTER + 60)

    assert not threads.is_archived(thread.id)


async def test_a_press_in_an_archived_thread_is_answered(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    threads.set(thread.id, archived=True)

    panel = await press(world.ana, world.board(thread), "move")

    assert "Cut a card into" in text(panel)
    assert not threads.is_archived(thread.id)


async def test_a_press_in_a_locked_thread_is_no_error(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    threads.set(thread.id, archived=True, locked=True)

    panel = await press(world.ana, world.board(thread), "move")

    assert panel.response is None


async def test_the_board_of_an_archived_thread_is_edited_after_it_was_brought_back(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin_alone(world)
    board = world.board(thread).id
    threads.set(thread.id, archived=True)

    await play_typed(world, 1, "ana")

    assert not threads.is_archived(thread.id)
    assert world.board(thread).id == board
    assert "move" in buttons(world.board(thread))


@pytest.mark.slow
async def test_a_locked_thread_sends_the_match_back_to_its_channel(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    threads.set(thread.id, archived=True, locked=True)

    await play_typed(world, 1, "ana")
    await world.env.advance_time(60)

    assert (await world.table()).address.thread is None
    assert "choose a piece" in text(world.board())


async def test_a_deleted_thread_is_not_looked_for_again(world: World) -> None:
    thread = await begin_alone(world)
    world.env.backend.delete_channel(thread.id)
    before = len(world.env.http_requests)

    await world.env.advance_time(KEEP_AWAKE_AFTER + 60)
    await world.env.advance_time(KEEP_AWAKE_AFTER + 60)

    asked = [r for r in world.env.http_requests[before:] if r.path == f"/channels/{thread.id}"]
    assert len(asked) == 1


@pytest.mark.slow
async def test_the_end_names_the_winner_and_archives_the_thread_an_hour_later(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)

    await end(world, thread)

    assert thread.name == "#1 Quiet Pine · 🏆 ana"
    assert not threads.is_archived(thread.id)
    await world.restart()
    await world.env.advance_time(LAST_WORDS + 120)
    assert threads.is_archived(thread.id)
    changed = len(edits(world, thread))
    await world.env.advance_time(KEEP_AWAKE_AFTER)
    assert len(edits(world, thread)) == changed, "it stays as it is"


@pytest.mark.slow
async def test_a_thread_in_which_people_still_talk_is_not_archived(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    await end(world, thread)

    await world.env.advance_time(LAST_WORDS - 60)
    await world.eve.send(thread, "Well played!")
    await world.env.advance_time(LAST_WORDS - 60)

    assert not threads.is_archived(thread.id)
    await world.env.advance_time(120)
    assert threads.is_archived(thread.id)


@pytest.mark.slow
async def test_a_name_that_a_moderator_chose_stays(world: World, threads: SleepingThreads) -> None:
    thread = await begin(world)
    world.env.backend.edit_channel(thread.id, {"name": "the final"})

    await end(world, thread)
    await world.env.advance_time(LAST_WORDS + 120)

    assert thread.name == "the final"
    assert threads.is_archived(thread.id)


async def test_a_thread_that_was_renamed_too_often_is_named_later(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    for _ in range(2):
        threads._count_rename(thread.id)

    await end(world, thread)
    assert thread.name == "#1 Quiet Pine"
    await world.env.advance_time(601)

    assert "🏆" in thread.name


@pytest.mark.slow
async def test_a_thread_where_another_match_is_played_stays_open(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    await end(world, thread)
    await world.cleo.slash(thread, "new", game="cutterland", players=2)

    await world.env.advance_time(2 * DAY)

    assert not threads.is_archived(thread.id)


@pytest.mark.slow
async def test_threads_of_other_people_are_neither_named_nor_archived(
    world: World, threads: SleepingThreads
) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=False)
    backend = world.env.backend
    backend.create_thread(world.games.id, "our games", world.eve.id)
    thread = thread_of(world)
    await world.ana.slash(thread, "new", game="cutterland", players=2)
    await press(world.ben, world.board(thread), "lobby.join")
    await press(world.ana, world.board(thread), "lobby.start")
    await end(world, thread)
    await world.env.advance_time(LAST_WORDS + 120)

    assert (await world.table()).status is Status.FINISHED
    assert thread.name == "our games"
    assert not threads.is_archived(thread.id)


class Death(BaseException):
    """The process is gone."""


@pytest.mark.slow
async def test_the_end_is_complete_wherever_the_bot_dies(
    world: World, threads: SleepingThreads, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begin(world)
    await end(world, thread)
    await world.app.bot.stop_workers()
    keeper = ThreadKeeper(world.app.bot.services, world.app.bot)
    steps = [0, 0]

    def dispatch(*args: Any, **kwargs: Any) -> Any:
        step()
        found = threads.dispatch(*args, **kwargs)
        step()
        return found

    def step() -> None:
        steps[0] += 1
        if steps[0] == steps[1]:
            raise Death

    async def look_until_done() -> None:
        while await keeper.run(Job(1, 1, 0, "thread", NO_SEAT, 0, 0, 0)) is not None:
            await world.env.advance_time(LAST_WORDS)

    for point in count(1):
        threads.set(thread.id, archived=False)
        world.env.backend.edit_channel(thread.id, {"name": "#1 Quiet Pine"})
        await world.env.advance_time(600)
        steps[:] = [0, point]
        with monkeypatch.context() as patch, suppress(Death):
            patch.setattr(router, "dispatch", dispatch)
            await look_until_done()
        survived = steps[0] < point
        await look_until_done()
        assert thread.name == "#1 Quiet Pine · 🏆 ana"
        assert threads.is_archived(thread.id)
        if survived:
            break
    assert point > 8


@pytest.mark.slow
async def test_threads_are_suggested_once_where_ten_matches_share_a_channel(world: World) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=False)
    said = []
    for name in ("ana", "ben", "cleo", "dario", "ana", "ben", "cleo", "dario", "ana", "ben", "eve"):
        opened = await world.people[name].slash(world.games, "new", players=2)
        assert "is open" in text(opened)
        said.append("each a thread" in text(opened))

    assert said == [False] * 9 + [True, False]


async def test_a_thread_is_left_alone_until_six_days_after_its_last_activity(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin_alone(world)
    await world.env.advance_time(3 * DAY)
    for archived in (True, False):
        threads.set(thread.id, archived=archived)

    await world.env.advance_time(5 * DAY)
    assert edits(world, thread) == []
    await world.env.advance_time(DAY + 60)

    assert len(edits(world, thread)) == 2
    assert not threads.is_archived(thread.id)


async def test_a_thread_that_the_bot_may_not_enter_is_tried_again_later(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin_alone(world)
    world.env.inject_error("GET", f"/channels/{thread.id}", status=403, code=50001)

    await world.env.advance_time(KEEP_AWAKE_AFTER + 60)
    assert edits(world, thread) == []
    await world.env.advance_time(KEEP_AWAKE_AFTER)

    assert not threads.is_archived(thread.id)
    assert edits(world, thread) == [{"archived": False}]


async def test_an_end_that_is_undone_takes_the_winner_out_of_the_name(
    world: World, threads: SleepingThreads
) -> None:
    thread = await begin(world)
    world.env.backend.edit_channel(thread.id, {"name": "#1 Quiet Pine · 🏆 ana"})
    keeper = ThreadKeeper(world.app.bot.services, world.app.bot)

    again = await keeper.run(Job(1, 1, 0, "thread", NO_SEAT, 0, 0, 0))

    assert thread.name == "#1 Quiet Pine"
    assert again == int(world.env.now().timestamp()) + KEEP_AWAKE_AFTER
