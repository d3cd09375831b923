"""Two processes save at the same time: a move needs nothing but its match's row, whatever else is
saved meanwhile, and what counts rows of others does."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.models.commit import Bounds, Commit, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import Status
from bot.models.match_head import MatchHead, SeatState
from bot.models.outbox import KEPT_NOTE, PostedMessage
from bot.models.shards import Shards
from bot.storage.errors import BoundReached, Conflict
from bot.storage.postgres.store import PostgresStore
from tests.outbox import read_due_messages
from tests.standin.postgres import make_database, require_server
from tests.storage.test_contract import head

MATCHES = (1, 2)
PEOPLE = (1, 2)


@pytest_asyncio.fixture
async def stores() -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Of two processes that share a database with two running matches of two people."""
    url = await make_database(require_server())
    first, second = [await PostgresStore.open(url, Shards(8)) for _ in range(2)]
    for person in PEOPLE:
        await first.people.register(person + 10, f"person {person}", None, 90)
    for _ in MATCHES:
        new = Commit(head(status=Status.RUNNING), 100, messages=(NewMessage("post"),))
        await first.matches.create(new)
    yield first, second
    await first.close()
    await second.close()


def move(match: int, text: str = "{}") -> Commit:
    after = head(match=match, rev=2, seq=1, status=Status.RUNNING)
    row = LogRow(1, "action", 0, 1, 1, text, "00", 101)
    done, job = (("think", 0),), NewJob("think", 1, 2, 101)
    return Commit(after, 101, (row,), (NewMessage("post"),), (job,), done)  # type: ignore[arg-type]


def meanwhile(
    store: PostgresStore,
    where: str,
    act: Callable[[], Awaitable[object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once, before the store's next statement that begins so, with its transaction's moment fixed,
    let something else happen."""
    waiting = [where]

    def interrupt(plain: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def run(sql: str, parameters: object = ()) -> object:
            if waiting and sql.startswith(waiting[0]):
                waiting.clear()
                await store.connection.rows("SELECT 1")
                await act()
            return await plain(sql, parameters)

        return run

    for name in ("rows", "many"):
        monkeypatch.setattr(store.connection, name, interrupt(getattr(store.connection, name)))


async def test_moves_in_two_matches_are_not_in_each_others_way(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SERIALIZABLE would let one of them overtake the other: both look for jobs and add some."""
    first, second = stores
    meanwhile(first, "INSERT INTO jobs", lambda: second.matches.commit(move(2)), monkeypatch)
    await first.matches.commit(move(1))
    assert [len(await first.matches.read_log(match)) for match in MATCHES] == [1, 1]
    assert (first.connection.overtaken, second.connection.overtaken) == (0, 0)


async def test_deliveries_for_two_matches_are_not_in_each_others_way(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = stores
    messages = await read_due_messages(first.queue, 10**10, 9)

    async def deliver(store: PostgresStore, match: int) -> None:
        await store.queue.begin_delivery(messages[match - 1], 100)
        board = {match: PostedMessage(70, 700 + match)}
        await store.queue.finish_delivery([messages[match - 1]], board, at=100)

    meanwhile(first, "INSERT INTO boards", lambda: deliver(second, 2), monkeypatch)
    await deliver(first, 1)
    assert await read_due_messages(first.queue, 10**10, 9) == ()
    assert await first.queue.read_board(1) == PostedMessage(70, 701)
    assert (first.connection.overtaken, second.connection.overtaken) == (0, 0)


async def test_of_two_moves_in_one_match_the_later_is_refused(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = stores
    other = move(1, '{"second":1}')
    meanwhile(first, "UPDATE matches", lambda: second.matches.commit(other), monkeypatch)
    with pytest.raises(Conflict, match="has moved on"):
        await first.matches.commit(move(1))
    assert [row.body for row in await first.matches.read_log(1)] == ['{"second":1}']


@pytest.mark.parametrize("statement", ["UPDATE matches", "INSERT INTO log"])
async def test_a_panel_that_is_opened_during_a_move_shows_it(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    """Whichever of the two is saved first, the panel is asked to show the match as it is then."""
    first, second = stores
    opening = asyncio.Event()

    async def open_panel() -> None:
        opened = asyncio.create_task(second.kept_panels.open(1, 1, "dm", 100))
        opened.add_done_callback(lambda _: opening.set())
        await asyncio.wait([opened], timeout=0.1)  # it waits for a move that has begun to write

    meanwhile(first, statement, open_panel, monkeypatch)
    await first.matches.commit(move(1))
    await opening.wait()
    waiting = await first.connection.read(
        "SELECT params FROM outbox WHERE match = 1 AND note = ?", KEPT_NOTE
    )
    assert [json.loads(params)["rev"] for (params,) in waiting] == [2]


async def test_whoever_joins_two_matches_at_once_stays_within_their_bound(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither sees the other's row, and both count: only SERIALIZABLE notices."""
    first, second = stores
    joiner = await first.people.register(13, "Ana", None, 90)
    seats = (SeatState(1), SeatState(2), SeatState(joiner.player))
    joins = [
        Commit(replace(move(match).head, seats=seats), 101, bounds=Bounds(joiner.player, matches=1))
        for match in MATCHES
    ]

    async def join_second() -> None:
        await second.matches.commit(joins[1])

    meanwhile(first, "SELECT count", join_second, monkeypatch)
    with pytest.raises(BoundReached):
        await first.matches.commit(joins[0])
    assert await _find_seated(first, joiner.player) == (2,)


async def _find_seated(store: PostgresStore, player: int) -> tuple[int, ...]:
    return await store.matches.find_by_player(player, [Status.RUNNING], 9)


async def test_a_draft_that_is_saved_twice_at_once_is_the_later_one(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = stores
    save = second.matches.save_draft
    meanwhile(first, "INSERT INTO drafts", lambda: save(1, 0, 1, 1, "b", 101), monkeypatch)
    await first.matches.save_draft(1, 0, 1, 1, "a", 102)
    assert await second.matches.read_draft(1, 0, 1, 1) == "a"


def test_a_move_is_an_action_and_nothing_else() -> None:
    one = move(1)
    over: MatchHead = replace(one.head, status=Status.FINISHED)
    assert one.is_move
    assert not replace(one, head=over).is_move
    assert not replace(one, log=()).is_move
    assert not replace(one, log=(*one.log, replace(one.log[0], kind="undo-to"))).is_move
    assert not replace(one, bounds=Bounds(1, matches=1)).is_move
