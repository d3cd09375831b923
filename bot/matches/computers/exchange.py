"""Computers' decisions by workers elsewhere: a bot asks, a worker reads the match and thinks. Both
see only what the seat sees, and the same seed decides the same. Nothing waits for a worker that
isn't there: a bot then thinks itself."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import suppress
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from bot.matches.aggregate import fold
from bot.matches.computers.fair_queue import NOBODY, Asker
from bot.matches.computers.workers import ComputerWorker, Games
from bot.matches.log_entries import read_entry
from bot.models.match import OpenQuestion, Question
from bot.models.shards import Shards
from bot.storage.errors import StoreDamaged, describe_error
from bot.storage.matches import MatchStore
from engine.contract import seconds_to_think

if TYPE_CHECKING:  # a bot with a file loads nothing of PostgreSQL
    from bot.storage.postgres.questions import QuestionStore

PATIENCE: Final = 5.0
"""Seconds that a bot waits for an answer, beside the time that a level which thinks long needs."""
_SLOWER: Final = 2
"""How much more time a worker may need for it: its processors may be slow or busy."""
REST: Final = 30.0  # seconds for which a bot asks no worker after one that has not answered
BEAT: Final = 3.0  # seconds after which a worker looks for questions that it has not heard of
_log = logging.getLogger(__name__)


class RemoteComputerWorker:
    """Asks the workers while one may be free, and otherwise the worker of this process."""

    def __init__(
        self, questions: QuestionStore, local: ComputerWorker, games: Games, shards: Shards
    ) -> None:
        """`shards` says how many workers there are."""
        self._questions = questions
        self._local = local
        self._games = games
        self._shards = shards
        self._open: dict[int, asyncio.Event] = {}
        self._rests_until = 0.0

    async def choose(self, question: Question) -> Any:
        answer = None
        # Whoever would only wait for another's answer thinks here meanwhile.
        is_free = len(self._open) < self._shards.workers
        if is_free and not question.is_retry and monotonic() >= self._rests_until:
            try:
                answer = await self._ask(question)
            except sqlite3.Error as error:
                _log.warning("no worker can be asked: %s", describe_error(error))
        if not answer:
            return await self._local.choose(question)
        return self._games[question.game].read(answer)

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        return await self._local.run_task(game, task, *args, asker=asker)

    async def close(self) -> None:
        await self._local.close()

    def hear(self, table: str, number: int, _rev: int) -> None:
        """A worker has answered."""
        if table == "questions" and number in self._open:
            self._open[number].set()

    async def _ask(self, question: Question) -> str | None:
        number = randbits(62)
        asked = OpenQuestion(
            number, question.match, question.seq, question.seat, question.game, question.level,
            question.seed.hex(),
        )  # fmt: skip
        answered, patience = asyncio.Event(), PATIENCE + _SLOWER * question.seconds
        self._open[number] = answered
        try:
            await self._questions.ask(asked)
            async with asyncio.timeout(patience):
                await answered.wait()
        except TimeoutError:
            _log.warning("no worker has answered within %g s", patience)
            self._rests_until = monotonic() + REST
        except asyncio.CancelledError:
            with suppress(sqlite3.Error):
                await self._questions.take_back(number)
            raise
        finally:
            del self._open[number]
        return await self._questions.take_back(number)


class QuestionWorker:
    def __init__(
        self, questions: QuestionStore, matches: MatchStore, games: Games, thinker: ComputerWorker
    ) -> None:
        self._questions = questions
        self._matches = matches
        self._games = games
        self._thinker = thinker
        self._wake = asyncio.Event()

    def hear(self, table: str, _number: int, _rev: int) -> None:
        """Something is asked, or may have been."""
        if table in ("questions", ""):
            self._wake.set()

    async def run(self) -> None:
        """Until cancelled. Raises `StoreError` where the database is of another version by now."""
        while True:
            self._wake.clear()
            try:
                while (question := await self._questions.take()) is not None:
                    await self._answer(question)
            except sqlite3.Error as error:
                _log.warning("the database cannot be used: %s", describe_error(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()

    async def _answer(self, question: OpenQuestion) -> None:
        """Empty where there is no answer: the bot then thinks itself; at once where the worker is
        stopped, so that nobody waits for it."""
        answer = ""
        try:
            action = await self._thinker.choose(await self._see(question))
            answer = self._games[question.game].write(action)
            _log.debug("match %d: seat %d has decided", question.match, question.seat)
        except (sqlite3.Error, asyncio.CancelledError):
            with suppress(sqlite3.Error):  # it would hide that the worker is stopped
                await self._questions.answer(question.id, "")
            raise
        except Exception as error:  # noqa: BLE001 - one question, whatever it is, and not all
            _log.warning("match %d is left to the bot: %r", question.match, error)
        await self._questions.answer(question.id, answer)

    async def _see(self, question: OpenQuestion) -> Question:
        """What the seat sees after the row at which it is asked."""
        game, log = self._games[question.game], await self._matches.read_log(question.match)
        rows = [row for row in log if row.seq <= question.seq]
        match = fold(game, [read_entry(game, row) for row in rows])
        if match.seq != question.seq or match.hash() != rows[-1].hash:
            raise StoreDamaged(f"match {question.match} does not fold to what was saved")
        return Question(
            question.match, question.seq, question.seat, question.game,
            match.observe(question.seat), question.level, bytes.fromhex(question.seed),
            seconds=seconds_to_think(game, question.level),
        )  # fmt: skip


async def warm_up(games: Games, thinker: ComputerWorker) -> None:
    """Decide something in each game: the first time takes seconds. Raises `ComputerFailed`."""
    for key, game in games.items():
        state = game.start(game.seats[-1], bytes(32), {})
        seat = min(game.to_act(state))
        view = game.observe(state, seat)
        await thinker.choose(Question(0, 0, seat, key, view, game.computers[0], bytes(32)))
