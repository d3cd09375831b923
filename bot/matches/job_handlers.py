"""The jobs of matches: computer players' decisions, plans, clocks, lobbies and sessions."""

import asyncio
from dataclasses import replace
from typing import Any, Final

from bot.eventlog.jobs import JobHandler, JobHandlers, JobRunner
from bot.matches.computers.workers import ComputerWorker
from bot.matches.service import MatchService
from bot.models.commit import Job
from bot.models.match import Question

TRIES_BEFORE_NOTICE: Final = 3
SEALED_PAUSE: Final = 1.0  # seconds that computers take for a sealed answer, whatever they hold


def build_job_runner(
    matches: MatchService,
    computer_worker: ComputerWorker,
    others: JobHandlers | None = None,
    sealed_pause: float = 0.0,
) -> JobRunner:
    """Runs the jobs of matches, and those that the `others` handle. Computers take at least
    `sealed_pause` seconds for a sealed answer."""
    decisions = DecisionJobs(matches, computer_worker, sealed_pause)

    async def run_plan(job: Job) -> None:
        """If the plan's action is played, its commit deletes the job; else the owner is asked."""
        await matches.plans.run(job.match, job.seat, job.seq)

    clock = JobHandler(matches.clocks.run_job)
    decision = JobHandler(decisions.run, decisions.report, waits=True)
    handlers: JobHandlers = {
        "think": decision,
        "late": decision,
        "plan": JobHandler(run_plan),
        "close-lobby": JobHandler(lambda job: matches.lobbies.close(job.match)),
        "next-match": JobHandler(lambda job: matches.sessions.continue_session(job.match)),
        "clock": clock,
        "idle": clock,
        "idle-end": clock,
        **(others or {}),
    }
    return JobRunner(matches.store.queue, matches.at, handlers, matches.clocks.beat)


class DecisionJobs:
    """Asks computer players, for their own seats and for people who timed out. Stops thinking about
    decisions that are no longer open."""

    def __init__(
        self, matches: MatchService, computer_worker: ComputerWorker, sealed_pause: float
    ) -> None:
        self._matches = matches
        self._computer_worker = computer_worker
        self._sealed_pause = sealed_pause
        self._news: dict[Job, asyncio.Future[None]] = {}
        matches.listeners.append(self._hear)

    async def run(self, job: Job) -> None:
        asks = self._matches.clocks if job.kind == "late" else self._matches.computers
        question = await asks.find_question(job.match, job.seat, job.seq)
        if question is None:
            return
        asked = replace(question, is_retry=job.tries > 0)
        thinking = asyncio.ensure_future(self._think(asked))
        try:
            while not await self._wait_for_decision(job, thinking):
                if await asks.find_question(job.match, job.seat, job.seq) is None:
                    return
            await asks.answer(job.match, job.seat, job.seq, thinking.result())
        finally:
            thinking.cancel()
            await asyncio.wait((thinking,))

    async def _think(self, question: Question) -> Any:
        """A pass is found faster than an interrupt: the pause hides what there was to choose."""
        choice = self._computer_worker.choose(question)
        pause = self._sealed_pause if question.is_sealed else 0.0
        action, _ = await asyncio.gather(choice, asyncio.sleep(pause))
        return action

    async def report(self, job: Job) -> None:
        """Notify the organiser of a computer player that keeps failing."""
        if job.tries + 1 == TRIES_BEFORE_NOTICE:
            await self._matches.computers.report_failure(job.match, job.seat)

    async def _wait_for_decision(self, job: Job, thinking: asyncio.Future[Any]) -> bool:
        """True once the computer has decided, False after news of the match."""
        news = self._news[job] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait((thinking, news), return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._news[job]
        return thinking.done()

    def _hear(self, match: int) -> None:
        for job, news in self._news.items():
            if job.match == match and not news.done():
                news.set_result(None)
