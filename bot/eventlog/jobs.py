"""Work that falls due, run by a handler for each kind of job, and when what has failed is tried
again: the one policy of the jobs and of the outbox."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.models.commit import Job, JobKind
from bot.refusals import Refusal
from bot.storage.queues import QueueStore


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Exponential backoff, in seconds. What can never succeed is given up after
    `most_hopeless_tries`, so that it does not hold up the rest; all else is retried for ever."""

    first_wait: int = 5
    factor: int = 4
    longest_wait: int = 900
    most_hopeless_tries: int = 10

    def wait_after(self, tries: int, retry_after: float = 0) -> int:
        """Seconds until the next try, given the number of `tries` before the one that failed; at
        least as long as a rate limit asks for."""
        # No larger exponent is needed, and 4**10000 would take its time.
        wait = int(min(self.first_wait * self.factor ** min(tries, 20), self.longest_wait))
        return max(wait, int(retry_after) + 1 if retry_after else 0)


RETRY: Final = RetryPolicy()


AT_ONCE: Final = {False: 8, True: 64}
"""How many jobs run at once, by whether they wait for a worker (`JobHandler.waits`)."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class JobHandler:
    """`run` does the job and gives the epoch second at which to run it again, None where it is
    done. A job that it refuses is dropped; one that fails is tried again by the retry policy, after
    `report`. `waits`: it mostly waits for a worker, whose queue is fairer than that of jobs."""

    run: Callable[[Job], Awaitable[int | None]]
    report: Callable[[Job], Awaitable[None]] | None = None
    waits: bool = False


JobHandlers: TypeAlias = Mapping[JobKind, JobHandler]


class JobRunner:
    """Runs due jobs. They are stored rows, so none is lost if the process is killed. Calls may
    overlap: no job runs twice at once, and one that fails does not hold up the others."""

    def __init__(
        self,
        queue: QueueStore,
        at: Callable[[], int],
        handlers: JobHandlers,
        beat: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Jobs without a handler are left alone. `beat` moves what is due if the clock was set; no
        job is taken before it has."""
        self._queue = queue
        self._at = at
        self._handlers = handlers
        self._beat = beat
        self._in_hand: set[int] = set()

    async def run_due(self) -> int:
        """Run all jobs that are due or become due meanwhile; returns how many were run."""
        running: dict[asyncio.Task[None], bool] = {}
        done = 0
        try:
            while True:
                for waits, most in AT_ONCE.items():
                    room = most - sum(kind is waits for kind in running.values())
                    for job in await self._take(room, waits=waits):
                        running[asyncio.create_task(self._run(job))] = waits
                if not running:
                    return done
                finished, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                for task in finished:
                    del running[task]
                done += len(finished)
        finally:
            for task in running:
                task.cancel()

    async def next_due(self) -> int | None:
        """In epoch seconds; None: nothing waits."""
        return await self._queue.read_next_job_due(self._handlers.keys())

    async def _take(self, room: int, *, waits: bool) -> list[Job]:
        """Up to `room` due jobs that are not running yet."""
        kinds = [kind for kind, handler in self._handlers.items() if handler.waits is waits]
        if not room or not kinds:
            return []
        limit = room + len(self._in_hand)
        at = self._at()
        if self._beat is not None:
            await self._beat()
            at = min(at, self._at())  # a clock set in between has not been followed yet
        due = await self._queue.read_due_jobs(at, limit, kinds)
        free = [job for job in due if job.id not in self._in_hand][:room]
        self._in_hand |= {job.id for job in free}
        return free

    async def _run(self, job: Job) -> None:
        """Never raises, so that a failure does not stop the other jobs."""
        try:
            await self._run_handler(job)
        except Exception:  # noqa: BLE001 - the outcome could not be stored
            _log.exception("%s rests in memory", _describe(job))
            wait = RETRY.wait_after(job.tries)
            asyncio.get_running_loop().call_later(wait, self._in_hand.discard, job.id)
        except BaseException:
            self._in_hand.discard(job.id)
            raise
        else:
            self._in_hand.discard(job.id)

    async def _run_handler(self, job: Job) -> None:
        handler = self._handlers[job.kind]
        try:
            again = await handler.run(job)
        except Refusal as refusal:
            _log.warning("%s is refused: %s", _describe(job), refusal)
            again = None
        except Exception:  # noqa: BLE001 - whatever it is, it is tried again later
            _log.exception("%s failed", _describe(job))
            await self._queue.delay_job(job, self._at() + RETRY.wait_after(job.tries))
            if handler.report is not None:
                await handler.report(job)
            return
        await self._queue.finish_job(job, again)


def _describe(job: Job) -> str:
    of = f"match {job.match}" if job.match else f"league {job.league}"
    return f"the {job.kind} job {job.id} of {of}"
