"""When a match's thread has to be looked after. Pure; `bot.delivery.threads` does it.

The job `thread` of a seat adds its person to the thread; that of the match keeps the thread awake,
and closes it at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.matches.side_effects import NO_SEAT
from bot.models.commit import Commit, NewJob
from bot.models.match import Status
from bot.models.match_head import MatchHead
from engine.contract import Seat

KEEP_AWAKE_AFTER: Final = 6 * 24 * 3600
"""Seconds without a message; Discord archives a thread after seven days."""


def schedule_thread_jobs(before: MatchHead | None, commit: Commit) -> Commit:
    """The commit with the jobs for its thread: when the match gets one, begins, ends or goes on,
    and for each person who takes a seat."""
    head = commit.head
    if head.address.thread is None or head.status is Status.LOBBY:
        return commit
    jobs = [NewJob("thread", seat, head.seq, commit.at) for seat in _find_people(before, head)]
    if before is None or _enters_thread(before, head):
        wait = 0 if head.status.is_over else KEEP_AWAKE_AFTER
        jobs.append(NewJob("thread", NO_SEAT, head.seq, commit.at + wait))
    elif before.status is not head.status:
        jobs.append(NewJob("thread", NO_SEAT, head.seq, commit.at))
    done = tuple((job.kind, job.seat) for job in jobs)
    return replace(commit, jobs=(*commit.jobs, *jobs), jobs_done=(*commit.jobs_done, *done))


def _find_people(before: MatchHead | None, head: MatchHead) -> Iterator[Seat]:
    """The seats of people who may not be in the thread; those of a session's first match are."""
    if before is None or head.status.is_over:
        return
    for seat, (old, new) in enumerate(zip(before.seats, head.seats, strict=True)):
        if new.has_person and (_enters_thread(before, head) or old.player != new.player):
            yield seat


def _enters_thread(before: MatchHead, head: MatchHead) -> bool:
    return before.status is Status.LOBBY or before.address.thread != head.address.thread
