"""What bots ask workers, and how they know that there are any."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from bot.models.match import OpenQuestion
from bot.models.shards import Shards
from bot.storage.errors import StoreError, StoreLocked
from bot.storage.postgres.questions import KEPT, QuestionStore, WorkerConnection
from bot.storage.postgres.store import PostgresStore
from tests.standin.postgres import make_database, require_server


@pytest_asyncio.fixture
async def url() -> str:
    return await make_database(require_server())


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(url, Shards(1))
    yield opened
    await opened.close()


def ask(number: int) -> OpenQuestion:
    return OpenQuestion(number, 5, 9, 1, "bids", "low", "00ff")


async def test_a_question_is_taken_once_and_its_answer_read_once(
    store: PostgresStore, url: str
) -> None:
    assert store.questions is not None
    async with AsyncExitStack() as stack:
        workers = []
        for _ in range(3):
            connection = await WorkerConnection.open(url, shares=True)
            stack.push_async_callback(connection.close)
            workers.append(QuestionStore(connection))
        for number in range(1, 31):
            await store.questions.ask(ask(number))
        taken = [await asyncio.gather(*(one.take() for one in workers)) for _ in range(12)]
        found = Counter(one for several in taken for one in several if one is not None)
        assert found == Counter(ask(number) for number in range(1, 31))
        await workers[0].answer(7, '"a"')
        assert await store.questions.take_back(7) == '"a"'
        assert await store.questions.take_back(7) is None
        assert await store.questions.take_back(8) is None
        await workers[1].answer(8, '"late"')
        assert await store.questions.take_back(8) is None


async def test_what_a_dead_bot_has_asked_is_forgotten(store: PostgresStore, url: str) -> None:
    assert store.questions is not None
    worker = await WorkerConnection.open(url, shares=True)
    for number in (1, 2):
        await store.questions.ask(ask(number))
    old = 1000 * (KEPT + 1)
    await store.connection.write("UPDATE questions SET asked = asked - ? WHERE id = 1", old)
    assert await QuestionStore(worker).take() == ask(2)
    assert len(await store.connection.read("SELECT id FROM questions")) == 1
    await worker.close()


async def test_bots_know_how_many_workers_there_are(store: PostgresStore, url: str) -> None:
    assert store.leases is not None

    async def count() -> int:
        assert store.leases is not None
        return (await store.leases.renew(1, 1, 60)).workers

    assert await count() == 0
    workers = [await WorkerConnection.open(url, shares=True) for _ in range(2)]
    assert await count() == 2
    await workers[0].close()
    assert await count() == 1
    db = workers[1]._db
    assert db is not None
    db.terminate()
    for _ in range(5_000):
        if not await count():
            break
        await asyncio.sleep(0.01)
    assert await count() == 0, "a worker that has died is gone with its connection"
    await workers[1].read("SELECT 1")
    assert await count() == 1, "it is there again"
    await workers[1].close()


async def test_no_worker_works_for_a_bot_alone_or_of_another_version(url: str) -> None:
    alone = await PostgresStore.open(url)
    with pytest.raises(StoreLocked):
        await WorkerConnection.open(url, shares=True)
    await alone.connection.write("UPDATE schema_version SET version = 99")
    await alone.close()
    with pytest.raises(StoreError, match="the database is of version 99, this worker of"):
        await WorkerConnection.open(url, shares=True)
