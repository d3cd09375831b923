"""Work that falls due: computer players' decisions, lobbies to close, sessions to go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from bot.matches.computers.workers import ComputerWorker
from bot.matches.service import MatchService
from bot.models.commit import Job
from bot.refusals import Refusal

AT_ONCE: Final = 8
"""Jobs in hand at a time."""
FIRST_WAIT, LONGEST_WAIT = 5, 3600
TRIES_BEFORE_NOTICE: Final = 3
_log = logging.getLogger(__name__)


class JobRunner:
    """Runs what is due. Jobs are rows of the store, so a kill at any moment loses none; calls may
    overlap, no job is in two hands. Thinking about what is settled meanwhile is stopped."""

    def __init__(
        self, matches: MatchService, computer_worker: ComputerWorker, now: Callable[[], datetime]
    ) -> None:
        self._matches = matches
        self._queue = matches.store.queue
        self._computer_worker = computer_worker
        self._now = now
        self._in_hand: set[int] = set()
        self._news: dict[Job, asyncio.Future[None]] = {}
        matches.listeners.append(self._hear)

    async def run_due(self) -> int:
        """Run everything that is due now, and what falls due by that; the number of jobs done."""
        running: set[asyncio.Task[None]] = set()
        done = 0
        try:
            while True:
                for job in await self._take(AT_ONCE - len(running)):
                    running.add(asyncio.create_task(self._run(job)))
                if not running:
                    return done
                finished, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                done += len(finished)
                for task in finished:
                    task.result()
        finally:
            for task in running:
                task.cancel()

    async def next_due(self) -> int | None:
        """When the next job is due, in epoch seconds; None: nothing waits."""
        return await self._queue.read_next_job_due()

    async def _take(self, room: int) -> list[Job]:
        """Up to `room` due jobs that nobody has in hand."""
        due = await self._queue.read_due_jobs(self._at(), room + len(self._in_hand))
        free = [job for job in due if job.id not in self._in_hand][:room]
        self._in_hand |= {job.id for job in free}
        return free

    async def _run(self, job: Job) -> None:
        try:
            if job.kind == "close-lobby":
                await self._matches.lobbies.close(job.match)
                await self._queue.delete_job(job.id)
            elif job.kind == "next-match":
                await self._go_on(job)
            elif job.kind in ("clock", "idle", "idle-end"):
                await self._tick(job)
            elif job.kind == "plan":
                await self._run_plan(job)
            else:
                await self._think(job)
        finally:
            self._in_hand.discard(job.id)

    async def _think(self, job: Job) -> None:
        try:
            if not await self._decide(job):
                await self._queue.delete_job(job.id)
        except Refusal:
            _log.warning("match %d does not take job %d", job.match, job.id)
            await self._queue.delete_job(job.id)
        except Exception:  # noqa: BLE001 - whatever it is, it is tried again later
            _log.exception("seat %d of match %d could not decide", job.seat + 1, job.match)
            await self._back_off(job)

    async def _tick(self, job: Job) -> None:
        """What it leads to is saved with the next job of its kind, if there is one."""
        try:
            await self._matches.clocks.run_job(job)
        except Refusal:
            _log.warning("match %d does not take job %d", job.match, job.id)
        except Exception:  # noqa: BLE001 - whatever it is, it is tried again later
            _log.exception("the clock of match %d", job.match)
            await self._queue.delay_job(job.id, self._at() + self._wait(job))
            return
        await self._queue.delete_job(job.id)

    async def _run_plan(self, job: Job) -> None:
        """Where its action is taken, the job goes with that; else its person is asked anyway."""
        try:
            await self._matches.plans.run(job.match, job.seat, job.seq)
        except Refusal:
            _log.warning("match %d does not take the plan of job %d", job.match, job.id)
        except Exception:  # noqa: BLE001 - whatever it is, it is tried again later
            _log.exception("the plan of seat %d of match %d", job.seat + 1, job.match)
            await self._queue.delay_job(job.id, self._at() + self._wait(job))
            return
        await self._queue.delete_job(job.id)

    async def _go_on(self, job: Job) -> None:
        try:
            await self._matches.sessions.continue_session(job.match)
        except Exception:  # noqa: BLE001 - a new version may mend it, so it is tried again
            _log.exception("the session of match %d could not go on", job.match)
            await self._queue.delay_job(job.id, self._at() + self._wait(job))
        else:
            await self._queue.delete_job(job.id)

    async def _decide(self, job: Job) -> bool:
        """Whether the decision was still open; it is answered then, and the job gone with it."""
        asks = self._matches.clocks if job.kind == "late" else self._matches.computers
        question = await asks.find_question(job.match, job.seat, job.seq)
        if question is None:
            return False
        thinking = asyncio.ensure_future(
            self._computer_worker.choose(
                question.game, question.view, question.level, question.seed
            )
        )
        try:
            while not await self._wait_for_decision(job, thinking):
                if await asks.find_question(job.match, job.seat, job.seq) is None:
                    return False
            return await asks.answer(job.match, job.seat, job.seq, thinking.result())
        finally:
            thinking.cancel()
            await asyncio.wait((thinking,))

    async def _wait_for_decision(self, job: Job, thinking: asyncio.Future[Any]) -> bool:
        """Whether the thinking is over; else something has happened in the match."""
        news = self._news[job] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait((thinking, news), return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._news[job]
        return thinking.done()

    def _hear(self, match: int) -> None:
        """Something has happened in a match."""
        for job, news in self._news.items():
            if job.match == match and not news.done():
                news.set_result(None)

    async def _back_off(self, job: Job) -> None:
        await self._queue.delay_job(job.id, self._at() + self._wait(job))
        if job.tries + 1 == TRIES_BEFORE_NOTICE:
            await self._matches.computers.report_failure(job.match, job.seat)

    @staticmethod
    def _wait(job: Job) -> int:
        """Seconds until a job that failed is tried again."""
        return int(min(FIRST_WAIT * 4**job.tries, LONGEST_WAIT))

    def _at(self) -> int:
        return int(self._now().timestamp())
