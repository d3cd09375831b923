"""Workers elsewhere decide as the bot itself would; without them, and whatever becomes of them, the
bot decides."""

import asyncio
import math
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.games import build_games
from bot.matches import (
    AnyGame,
    InlineComputerWorker,
    MatchService,
    NewMatch,
    ProcessComputerWorker,
    build_job_runner,
)
from bot.matches.computers.exchange import QuestionWorker, RemoteComputerWorker
from bot.models.match import Address, OpenQuestion, Question
from bot.models.shards import LeaseReport, Shards
from bot.storage.matches import MatchStore
from bot.storage.postgres.questions import QuestionStore, WorkerConnection
from bot.storage.postgres.store import PostgresStore
from tests.games.bids import Bid, Bids
from tests.matches.slow_computers import odd
from tests.standin.postgres import make_database, require_server

HERE = Address(0, 1)
GAMES: dict[str, AnyGame] = {**build_games(), **odd()}
LONG = 30.0


class Counting(InlineComputerWorker):
    asked = 0

    async def choose(self, question: Question) -> Any:
        self.asked += 1
        return await super().choose(question)


class Hanging(InlineComputerWorker):
    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        super().__init__(games)
        self.thinks = asyncio.Event()

    async def choose(self, question: Question) -> Any:
        self.thinks.set()
        await asyncio.sleep(LONG)


class Cheating(InlineComputerWorker):
    async def choose(self, question: Question) -> Any:
        return Bid(99)


class House:
    """A bot that shares its database, and asks workers."""

    def __init__(self, store: PostgresStore, shards: Shards) -> None:
        assert store.questions is not None
        self.store, self.shards = store, shards
        self.matches = MatchService(store, GAMES, lambda: datetime.now(UTC))
        self.local = Counting(GAMES)
        self.remote = RemoteComputerWorker(store.questions, self.local, GAMES, shards)
        store.change_listeners.append(self.remote.hear)
        self.jobs = build_job_runner(self.matches, self.remote)

    def hire(self, workers: int) -> None:
        self.shards.lease(LeaseReport(frozenset({0}), frozenset(), 1, workers), math.inf)

    async def begin(self, game: str, *levels: str) -> int:
        ana = await self.matches.people.meet(1, "Ana", "en")
        seats = 1 + len(levels)
        new = NewMatch(ana.player, HERE, game, seats, {}, computers=levels)
        table = await self.matches.lobbies.open(new)
        return (await self.matches.lobbies.start(table.match, ana.player)).match

    async def find_questions(self, match: int) -> list[Question]:
        """What the computers are asked now."""
        loaded = await self.matches._repository.load(match)
        running, find = loaded.require_match(), self.matches.computers.find_question
        found = [await find(match, seat, n) for seat, n in enumerate(running.decisions)]
        return [one for one in found if one is not None]

    async def act(self, match: int) -> None:
        """As Ana, whatever comes first."""
        table = await self.matches.queries.read_table(match)
        for seat in table.awaited_seats:
            if seat.player is not None:
                state: Any = (await self.matches._repository.load(match)).require_match().state
                action = next(iter(GAMES[table.game].legal_actions(state, seat.seat)))
                await self.matches.play.act(match, seat.player, action, seat.decision)

    async def count_rows(self) -> int:
        return int((await self.store.connection.read("SELECT count(*) FROM questions"))[0][0])


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.computers.exchange.PATIENCE", LONG)


@pytest_asyncio.fixture
async def url() -> str:
    return await make_database(require_server())


@pytest_asyncio.fixture
async def process() -> AsyncIterator[ProcessComputerWorker]:
    worker = ProcessComputerWorker(build_games)
    yield worker
    await worker.close()


@asynccontextmanager
async def open_house(url: str) -> AsyncIterator[House]:
    shards = Shards(1)
    store = await PostgresStore.open(url, shards)
    house = House(store, shards)
    house.hire(1)
    shards.open(0)
    try:
        yield house
    finally:
        await store.close()


@asynccontextmanager
async def open_worker(
    url: str, thinker: InlineComputerWorker, games: Mapping[str, AnyGame] = GAMES
) -> AsyncIterator[None]:
    connection = await WorkerConnection.open(url, shares=True)
    questions, matches = QuestionStore(connection), MatchStore(connection)
    worker = QuestionWorker(questions, matches, games, thinker)
    connection.listeners.append(worker.hear)
    work = asyncio.create_task(worker.run())
    try:
        yield
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await connection.close()


async def wait_until(ask: Callable[[], Awaitable[object]]) -> None:
    for _ in range(10_000):
        if await ask():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("that never came")


@contextmanager
def faster_than(seconds: float) -> Iterator[None]:
    began = asyncio.get_running_loop().time()
    yield
    assert asyncio.get_running_loop().time() - began < seconds


@pytest.mark.parametrize("game", sorted(build_games()))
@pytest.mark.slow
async def test_whoever_thinks_decides_the_same(
    url: str, process: ProcessComputerWorker, game: str
) -> None:
    elsewhere = Counting(GAMES)
    async with open_house(url) as house, open_worker(url, elsewhere):
        house.hire(99)
        match = await house.begin(game, *[GAMES[game].computers[0]] * (GAMES[game].seats[-1] - 1))
        compared = 0
        while compared < 6:
            await house.act(match)
            for question in await house.find_questions(match):
                seen = [await one.choose(question) for one in (house.remote, process)]
                assert seen == [await InlineComputerWorker(GAMES).choose(question)] * 2
                compared += 1
            await house.jobs.run_due()
        assert elsewhere.asked >= compared
        assert house.local.asked == 0
        assert await house.count_rows() == 0


async def test_a_match_that_has_gone_on_is_seen_as_it_was_asked(url: str) -> None:
    """Two are asked at once, and the other has answered by the time a worker looks."""
    elsewhere = Counting(GAMES)
    async with open_house(url) as house:
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        await house.act(match)
        async with open_worker(url, elsewhere):
            here = await InlineComputerWorker(GAMES).choose(question)
            assert await house.remote.choose(question) == here
        assert (elsewhere.asked, house.local.asked) == (1, 0)


class Untouchable:
    """No statement may be sent."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(name)


async def test_without_workers_nothing_is_sent() -> None:
    local, shards = Counting(GAMES), Shards(1)
    remote = RemoteComputerWorker(cast(Any, Untouchable()), local, GAMES, shards)
    asked = ask("low")
    assert await remote.choose(asked) == await InlineComputerWorker(GAMES).choose(asked)
    shards.lease(LeaseReport(frozenset({0}), frozenset(), 1, workers=1), math.inf)
    with pytest.raises(AssertionError, match="ask"):
        await remote.choose(asked)
    await remote.choose(replace(asked, is_retry=True))
    assert local.asked == 2


def ask(level: str) -> Question:
    game = Bids()
    return Question(1, 1, 1, "bids", game.observe(game.start(2, bytes(32), {}), 1), level, bytes(4))


class Dead(QuestionStore):
    """A database that is down."""

    def __init__(self) -> None: ...

    async def ask(self, question: OpenQuestion) -> None:
        raise sqlite3.OperationalError("gone")

    async def take_back(self, number: int) -> str | None:
        raise sqlite3.OperationalError("gone")


async def test_a_database_that_is_down_stops_nobody_from_thinking() -> None:
    local, shards = Counting(GAMES), Shards(1)
    shards.lease(LeaseReport(frozenset({0}), frozenset(), 1, workers=1), math.inf)
    remote = RemoteComputerWorker(Dead(), local, GAMES, shards)
    await remote.choose(ask("low"))
    assert local.asked == 1


async def test_the_bot_thinks_itself_where_a_worker_has_died_and_asks_no_more_for_a_while(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.computers.exchange.PATIENCE", 0.2)
    async with open_house(url) as house:
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        dying = await WorkerConnection.open(url, shares=True)
        choosing = asyncio.create_task(house.remote.choose(question))
        await wait_until(QuestionStore(dying).take)
        await dying.close()
        assert await choosing == await InlineComputerWorker(GAMES).choose(question)
        monkeypatch.setattr("bot.matches.computers.exchange.PATIENCE", LONG)
        with faster_than(LONG / 2):
            await house.remote.choose(question)
        assert house.local.asked == 2
        assert await house.count_rows() == 0


async def test_a_worker_that_is_stopped_keeps_nobody_waiting(url: str) -> None:
    async with open_house(url) as house:
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        hanging = Hanging(GAMES)
        with faster_than(LONG / 2):
            async with open_worker(url, hanging):
                choosing = asyncio.create_task(house.remote.choose(question))
                await hanging.thinks.wait()
            await choosing
        assert house.local.asked == 1


async def test_a_worker_stops_though_the_database_refuses_its_answer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(self: QuestionStore, number: int, answer: str) -> None:
        raise sqlite3.OperationalError("the statement was cancelled")

    async with open_house(url) as house:
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        monkeypatch.setattr(QuestionStore, "answer", refuse)
        hanging = Hanging(GAMES)
        async with asyncio.timeout(LONG):
            async with open_worker(url, hanging):
                choosing = asyncio.create_task(house.remote.choose(question))
                await hanging.thinks.wait()
        choosing.cancel()


@pytest.mark.parametrize("level", ["raises", "unheard of"])
async def test_what_a_worker_cannot_decide_is_left_to_the_bot(url: str, level: str) -> None:
    """Its game raises, or is of another version."""
    games = {} if level == "unheard of" else GAMES
    async with open_house(url) as house, open_worker(url, InlineComputerWorker(GAMES), games):
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        with faster_than(LONG / 2):
            here = house.remote.choose(replace(question, level=level))
            if level == "raises":
                with pytest.raises(LookupError):
                    await here
            else:
                await here
        assert house.local.asked == 1


async def test_an_answer_that_is_refused_is_thought_out_anew_by_the_bot(url: str) -> None:
    async with open_house(url) as house, open_worker(url, Cheating(GAMES)):
        match = await house.begin("bids", "low")
        before = (await house.matches.queries.read_table(match)).seq
        await house.jobs.run_due()
        assert house.local.asked == 0
        await house.store.connection.write("UPDATE jobs SET due = 0")
        await house.jobs.run_due()
        assert house.local.asked == 1
        assert (await house.matches.queries.read_table(match)).seq == before + 1


async def test_whoever_would_wait_for_the_only_worker_thinks_here_meanwhile(url: str) -> None:
    async with open_house(url) as house, open_worker(url, Hanging(GAMES)):
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        waiting = asyncio.create_task(house.remote.choose(question))
        await asyncio.sleep(0)
        await house.remote.choose(question)
        assert house.local.asked == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await house.count_rows() == 0, "nobody asks any more"


async def test_no_question_is_thought_out_twice(url: str) -> None:
    workers = [Counting(GAMES) for _ in range(3)]
    async with open_house(url) as house, AsyncExitStack() as stack:
        house.hire(99)
        for one in workers:
            await stack.enter_async_context(open_worker(url, one))
        match = await house.begin("bids", "low")
        (question,) = await house.find_questions(match)
        await asyncio.gather(*(house.remote.choose(question) for _ in range(40)))
        assert sum(one.asked for one in workers) == 40
        assert house.local.asked == 0
