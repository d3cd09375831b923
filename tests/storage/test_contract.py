"""What the service relies on, of any store; nothing here knows SQLite."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.models.commit import Bounds, Commit, JobKind, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import Address, Status
from bot.models.match_head import MatchHead, SeatState
from bot.models.outbox import PostedMessage
from bot.storage import SqliteStore, Store, StoreError
from bot.storage.errors import BoundReached, Conflict
from tests.outbox import read_due_messages

KINDS: tuple[JobKind, ...] = ("think", "close-lobby")

HERE = Address(700, 70)


def head(**more: object) -> MatchHead:
    new = MatchHead(
        match=0, rev=1, game="bids", rules=1, status=Status.LOBBY, options={}, host=1,
        open_to_all=True, start_when_full=False, address=HERE, invited=(),
        seats=(SeatState(1), SeatState(2)), created=100,
    )  # fmt: skip
    return replace(new, **more)  # type: ignore[arg-type]


def row(seq: int, seat: int = 0, decision: int | None = 1) -> LogRow:
    return LogRow(seq, "action", seat, decision, 1, "{}", "00", 100 + seq)


async def opened(store: Store, change: Commit | None = None) -> MatchHead:
    """A match of two people."""
    for user in (10, 11):
        await store.people.register(user, f"person {user}", None, 90)
    match = await store.matches.create(change or Commit(head(), 100))
    found = await store.matches.read_head(match)
    assert found is not None
    return found


async def test_a_person_is_one_row_however_often_they_are_met(store: Store) -> None:
    first = await store.people.register(10, "Ana", None, 1)
    again = await store.people.register(10, "Anna", "es", 2)
    assert (again.player, again.name, again.seen) == (first.player, "Anna", "es")
    assert (await store.people.register(11, "Ana", None, 3)).player != first.player
    assert set(await store.people.read_people([first.player, 999])) == {first.player}


async def test_many_who_are_met_at_once_are_met_once(store: Store) -> None:
    rows = await asyncio.gather(*(store.people.register(10, "Ana", None, 1) for _ in range(20)))
    assert len({one.player for one in rows}) == 1


async def test_of_two_writes_for_one_head_the_second_changes_nothing(store: Store) -> None:
    match = await opened(store)
    change = Commit(replace(match, rev=2, seq=2), 101, log=(row(2),))
    late = Commit(replace(match, rev=2, seq=2), 102, log=(replace(row(2), at=999),))
    done = await asyncio.gather(
        store.matches.commit(change), store.matches.commit(late), return_exceptions=True
    )
    assert [type(one) for one in done if one is not None] == [Conflict]
    assert len(await store.matches.read_log(match.match)) == 1


async def test_a_row_that_is_there_fails_the_whole_write(store: Store) -> None:
    match = await opened(store)
    await store.matches.commit(Commit(replace(match, rev=2, seq=2), 101, log=(row(2),)))
    for twice in (row(2, seat=1), row(3)):  # the number, then the decision
        again = Commit(
            replace(match, rev=3, seq=3), 102, log=(twice,), messages=(NewMessage("post"),)
        )
        with pytest.raises(Conflict):
            await store.matches.commit(again)
    assert await read_due_messages(store.queue, 10**10, 9) == ()
    found = await store.matches.read_head(match.match)
    assert found is not None
    assert found.rev == 2


async def test_a_bound_that_is_reached_writes_nothing(store: Store) -> None:
    bounded = Commit(head(), 100, bounds=Bounds(player=1, lobbies=1))
    await opened(store, bounded)
    with pytest.raises(BoundReached) as refused:
        await store.matches.create(bounded)
    assert (refused.value.bound, refused.value.limit) == ("lobbies", 1)
    assert await store.matches.find_by_server(700, [Status.LOBBY], 9) == (1,)


async def test_who_waits_longest_comes_first(store: Store) -> None:
    await opened(store)
    for number, asked in ((1, 3), (2, 2)):
        seats = (SeatState(1, decision=asked), SeatState(2))
        running = head(seats=seats, status=Status.RUNNING, seq=asked)
        rows = tuple(replace(row(seq, decision=seq), at=200 - 10 * number) for seq in (2, 3))
        await store.matches.create(Commit(running, 100, log=rows[: asked - 1]))
    assert await store.matches.find_waiting_for(1) == (3, 2)
    assert await store.matches.find_waiting_for(2) == ()
    assert await store.matches.find_by_player(1, [Status.RUNNING], 1) == (3,)


async def test_what_is_told_comes_in_order_and_goes_when_it_is_told(store: Store) -> None:
    news = (NewMessage("post", (1,)), NewMessage("edit"), NewMessage("note", note="stuck"))
    match = (await opened(store, Commit(head(), 100, messages=news))).match
    found = await read_due_messages(store.queue, 100, 9)
    assert [one.mode for one in found] == ["post", "edit", "note"]
    assert (found[0].recipients, found[0].first_try_at) == ((1,), None)
    await store.queue.begin_delivery(found[0], 101)
    await store.queue.begin_delivery(found[0], 105)
    (tried, *_) = await read_due_messages(store.queue, 106, 9)
    assert (tried.first_try_at, tried.tries) == (101, 2)
    await store.queue.finish_delivery(found[:2], {match: PostedMessage(70, 5)}, at=100)
    assert [one.mode for one in await read_due_messages(store.queue, 106, 9)] == ["note"]
    assert await store.queue.read_board(match) == PostedMessage(70, 5)
    await store.queue.delay_messages([found[2]], 500)
    assert await read_due_messages(store.queue, 499, 9) == ()
    assert await store.queue.read_next_message_due() == 500


async def test_letters_wait_for_boards_and_boards_not_for_letters(store: Store) -> None:
    news = (
        NewMessage("note", (1,), note="receipt"),
        NewMessage("post", (2,)),
        NewMessage("note", (1,), note="over"),
        NewMessage("note", (2,), note="over"),
        NewMessage("remind", (2,)),
    )
    await opened(store, Commit(head(), 100, messages=news))
    letter, board = await store.queue.read_due_streams(100)
    assert (letter.kind, letter.recipients) == ("letter", (1,))
    assert (board.kind, board.recipients, board.has_call) == ("board", (), True)
    (receipt, over) = await store.queue.read_stream(letter, 100, 9)
    await store.queue.delay_messages([receipt], 200)

    (row,) = await store.queue.read_stream(board, 100, 9)
    assert [one.kind for one in await store.queue.read_due_streams(100)] == ["board"]
    await store.queue.finish_delivery([row], at=100)

    found = await store.queue.read_due_streams(100)
    assert [(one.kind, one.recipients) for one in found] == [("letter", (2,)), ("remind", (2,))]
    assert await store.queue.read_next_message_due(100) == 200
    assert over.note == "over"


async def test_a_job_is_kept_until_it_is_done(store: Store) -> None:
    jobs = (NewJob("close-lobby", -1, 0, 300), NewJob("think", 1, 2, 200))
    match = await opened(store, Commit(head(), 100, jobs=jobs))
    assert [one.kind for one in await store.queue.read_due_jobs(250, 9, KINDS)] == ["think"]
    (job,) = await store.queue.read_due_jobs(250, 9, KINDS)
    await store.queue.delay_job(job, 400)
    assert await store.queue.read_next_job_due(KINDS) == 300
    over = Commit(replace(match, rev=2), 101, jobs_done=(("think", 1), ("close-lobby", -1)))
    await store.matches.commit(over)
    assert await store.queue.read_next_job_due(KINDS) is None


async def test_drafts_and_looks_are_of_one_person_at_one_decision(store: Store) -> None:
    match = (await opened(store)).match
    await store.matches.save_draft(match, 0, 2, 1, '{"a":1}', 100)
    assert await store.matches.read_draft(match, 0, 2, 1) == '{"a":1}'
    assert await store.matches.read_draft(match, 0, 2, 2) is None
    assert await store.matches.read_draft(match, 0, 3, 1) is None
    await store.progress.save_last_seen(match, 1, 4)
    seen = await store.progress.save_last_seen(match, 1, 3)
    assert (seen.seen, seen.before) == (4, 0)
    later = await store.progress.save_last_seen(match, 1, 9)
    assert (later.seen, later.before) == (9, 4)


async def test_a_server_is_greeted_once_by_however_many(store: Store) -> None:
    greeted = await asyncio.gather(*(store.people.mark_once(700, "greeted") for _ in range(9)))
    assert sorted(greeted) == [False] * 8 + [True]


async def test_ids_of_commands_belong_to_a_fingerprint(store: Store) -> None:
    assert await store.commands.read_ids("a") == {}
    await store.commands.replace_ids("a", {"new": 1, "undo": 2})
    assert await store.commands.read_ids("a") == {"new": 1, "undo": 2}
    await store.commands.replace_ids("b", {"new": 1})
    assert await store.commands.read_ids("a") == {}
    assert await store.commands.read_ids("b") == {"new": 1}


async def test_what_the_caller_leaves_is_still_whole(store: Store) -> None:
    match = await opened(store)
    change = Commit(replace(match, rev=2, seq=2), 101, log=(row(2),))
    task = asyncio.ensure_future(store.matches.commit(change))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    found = await store.matches.read_head(match.match)
    assert found is not None
    assert (found.rev, len(await store.matches.read_log(match.match))) in {(1, 0), (2, 1)}
    await store.people.register(77, "Zoe", None, 1)


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    """One would keep the process from ending."""
    path = tmp_path / "store.sqlite3"
    path.write_bytes(b"this is no store, and long enough to be sure of it" * 50)
    before = set(threading.enumerate())
    with pytest.raises(StoreError):
        await SqliteStore.open(path)
    for one in set(threading.enumerate()) - before:
        one.join(timeout=50)
        assert not one.is_alive()


async def test_a_thread_is_played_in_until_its_last_match_is_over(store: Store) -> None:
    table = await opened(store, Commit(head(address=Address(700, 70, 77)), 100))

    assert await store.matches.is_played_in(77)
    assert not await store.matches.is_played_in(70)
    over = replace(table, rev=2, status=Status.CANCELLED, finished=110)
    await store.matches.commit(Commit(over, 110))
    assert not await store.matches.is_played_in(77)


async def test_threads_are_suggested_once_in_a_server(store: Store) -> None:
    await store.people.mark_once(700, "greeted")

    assert await store.people.mark_once(700, "threads_suggested")
    assert not await store.people.mark_once(700, "threads_suggested")
    assert await store.people.mark_once(701, "threads_suggested")


async def test_what_is_left_of_forgotten_people_is_wiped_once(store: Store) -> None:
    player = (await store.people.register(10, "Ana", None, 1)).player
    assert not await store.privacy.wipe()
    await store.privacy.forget(player, 100)
    assert await store.people.find_by_user(10) is None
    assert await store.privacy.wipe()
    assert not await store.privacy.wipe()
    await store.probe()


async def test_live_matches_outside_threads_are_counted(store: Store) -> None:
    table = await opened(store)
    await store.matches.create(Commit(head(address=Address(700, 70, 77)), 100))

    assert await store.matches.count_in_channel(70) == 1
    await store.matches.commit(Commit(replace(table, rev=2, status=Status.CANCELLED), 110))
    assert await store.matches.count_in_channel(70) == 0


async def test_messages_of_a_match_are_on_their_way_until_they_are_delivered(
    store: Store,
) -> None:
    messages = (NewMessage("post"), NewMessage("note", note="over", after=60))
    table = await opened(store, Commit(head(), 100, messages=messages))
    queue = store.queue

    assert await queue.has_due_messages(table.match, 100)
    assert not await queue.has_due_messages(table.match + 1, 100)
    await queue.finish_delivery((await read_due_messages(queue, 100, 9))[:1], at=100)
    assert not await queue.has_due_messages(table.match, 100)
    assert await queue.has_due_messages(table.match, 160)
