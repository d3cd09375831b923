"""Rows of matches: what must fail fails, and nothing of it stays."""

import sqlite3
from dataclasses import replace

import pytest

from bot.models.commit import Bounds, Commit, JobKind, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import Address, Status
from bot.models.match_head import MatchHead, SeatState
from bot.storage.errors import BoundReached, Conflict
from bot.storage.store import Store
from tests.outbox import read_due_messages

KINDS: tuple[JobKind, ...] = ("think", "close-lobby")
NEW = MatchHead(
    match=0,
    rev=1,
    game="bids",
    rules=1,
    status=Status.LOBBY,
    options={"rounds": 3, "open": True, "prizes": "any", "kept": ("x", "y")},
    host=1,
    open_to_all=True,
    start_when_full=False,
    address=Address(700, 70, None),
    invited=(1, 2),
    seats=(SeatState(1), SeatState(computer="low")),
    created=100,
)


async def created(store: Store) -> MatchHead:
    """A match of Ana's, as it is found in the file."""
    for user, name in ((10, "Ana"), (11, "Bo")):
        await store.people.register(user, name, None, 90)
    match = await store.matches.create(Commit(NEW, 100))
    head = await store.matches.read_head(match)
    assert head is not None
    return head


def row(seq: int, seat: int = 0, decision: int | None = 1, kind: str = "action") -> LogRow:
    return LogRow(seq, kind, seat, decision, 1, "{}", "00", 101)  # type: ignore[arg-type]


def following(head: MatchHead, *rows: LogRow) -> Commit:
    seq = rows[-1].seq if rows else head.seq
    return Commit(replace(head, rev=head.rev + 1, seq=seq), 101, log=rows)


async def test_a_head_comes_back_as_it_was_written(store: Store) -> None:
    head = await created(store)
    assert head == replace(NEW, match=1)
    full = replace(
        head,
        rev=2,
        status=Status.FINISHED,
        address=Address(701, 71, 72),
        seats=(SeatState(1, "high", True, None), SeatState(None, "low", False, 7)),
        seq=9,
        seed_hash="ab",
        seed="cd",
        started=101,
        finished=102,
        ranks=(2, 1),
        claimed=True,
    )
    await store.matches.commit(Commit(full, 102))
    assert await store.matches.read_head(1) == full
    assert await store.matches.read_head(2) is None


async def test_a_write_made_for_an_older_head_conflicts(store: Store) -> None:
    head = await created(store)
    await store.matches.commit(following(head))
    late = replace(following(head, row(1)), messages=(NewMessage("post"),))
    with pytest.raises(Conflict):
        await store.matches.commit(late)
    assert await store.matches.read_log(1) == ()
    assert await read_due_messages(store.queue, 999, 9) == ()


@pytest.mark.parametrize(
    "again",
    [row(1, seat=1), row(2, decision=1)],
    ids=["the same row of the log", "a decision answered before"],
)
async def test_a_row_that_is_there_already_fails_and_takes_all_with_it(
    store: Store, again: LogRow
) -> None:
    head = await created(store)
    await store.matches.commit(following(head, row(1)))
    head = replace(head, rev=2, seq=1)
    with pytest.raises(Conflict):
        await store.matches.commit(following(head, again))
    assert await store.matches.read_log(1) == (row(1),)
    assert await store.matches.read_head(1) == head


async def test_rows_that_answer_nothing_may_name_no_decision(store: Store) -> None:
    head = await created(store)
    rows = (row(1, kind="start", decision=None), row(2, kind="resign", decision=None), row(3))
    await store.matches.commit(following(head, *rows))
    assert await store.matches.read_log(1) == rows


async def test_the_log_is_append_only(store: Store) -> None:
    head = await created(store)
    await store.matches.commit(following(head, row(1)))
    connection = store.connection
    for statement in ("DELETE FROM log", "UPDATE log SET body = '[]'"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await connection.transaction(lambda tx, s=statement: tx.rows(s))  # type: ignore[misc]
    bad = following(replace(head, rev=2), row(2, kind="telepathy"))
    with pytest.raises(Conflict):
        await store.matches.commit(bad)


async def test_a_bound_is_checked_with_the_write_itself(store: Store) -> None:
    await created(store)
    for bounds, bound in (
        (Bounds(1, matches=1), "matches"),
        (Bounds(1, lobbies=1), "lobbies"),
        (Bounds(1, server=1), "server"),
    ):
        with pytest.raises(BoundReached) as caught:
            await store.matches.create(Commit(NEW, 100, bounds=bounds))
        assert (caught.value.bound, caught.value.limit) == (bound, 1)
    assert await store.matches.find_by_server(700, list(Status), 9) == (1,)
    await store.matches.create(Commit(NEW, 100, bounds=Bounds(1, 2, 2, 2)))


async def test_jobs_go_and_come_with_the_write(store: Store) -> None:
    head = await created(store)
    jobs = (NewJob("think", 1, 3, 105), NewJob("close-lobby", -1, 0, 103))
    await store.matches.commit(replace(following(head), jobs=jobs))
    assert [(j.kind, j.seat, j.seq) for j in await store.queue.read_due_jobs(104, 9, KINDS)] == [
        ("close-lobby", -1, 0)
    ]
    assert await store.queue.read_next_job_due(KINDS) == 103
    change = Commit(
        replace(head, rev=3),
        104,
        jobs=(NewJob("think", 1, 4, 106),),
        jobs_done=(("think", 1), ("close-lobby", -1)),
    )
    await store.matches.commit(change)
    assert [(j.seq, j.due, j.tries) for j in await store.queue.read_due_jobs(999, 9, KINDS)] == [
        (4, 106, 0)
    ]
    with pytest.raises(Conflict):
        await store.matches.commit(replace(change, head=replace(head, rev=4), jobs_done=()))


async def test_a_column_that_no_bot_has_written_is_named_and_kept(store: Store) -> None:
    await created(store)
    whole = await store.matches.read_head(1)
    assert whole is not None
    for column, text in (
        ("options", '{"rounds": 1.5}'),
        ("options", '{"rounds": null}'),
        ("ranks", '["1"]'),
        ("ranks", "nonsense"),
    ):
        await store.connection.rows(f"UPDATE matches SET {column} = ?", (text,))  # noqa: S608
        head = await store.matches.read_head(1)
        assert head is not None
        assert (head.match, head.seats, head.unreadable) == (1, whole.seats, {column: text})
        await store.matches.commit(Commit(replace(head, rev=head.rev + 1), 101))
        again = await store.matches.read_head(1)
        assert again is not None
        assert again.unreadable == {column: text}
        await store.connection.rows("UPDATE matches SET options = '{}', ranks = '[]'")


async def test_the_newest_time_is_that_of_anything(store: Store) -> None:
    assert await store.matches.read_newest_time() == 0
    await created(store)
    assert await store.matches.read_newest_time() == 100
    await store.matches.commit(following(replace(NEW, match=1), row(1)))
    assert await store.matches.read_newest_time() == 101
