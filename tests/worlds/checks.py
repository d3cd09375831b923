"""What must hold in a world at any moment, and once it has been quiet for a day."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, get_args

from bot.games import build_games
from bot.models.commit import JobKind
from bot.models.match import Status
from bot.operations.examination import examine
from tests.journeys.wired import list_message_faults
from tests.journeys.world import walk_parts
from tests.standin.payloads import find_marks

if TYPE_CHECKING:
    from tests.worlds.world import World

MOST_INVALID: Final = 1_000
"""Requests in ten minutes that Discord calls invalid; from 10,000 on it answers nobody."""
ALL: Final = 1_000_000
EVERY: Final = tuple(Status)


class SafetyCheck:
    """No row lost, the store whole and equal to the fold of its logs, nothing told twice, no
    request that Discord would not take."""

    def __init__(self) -> None:
        self.newest: dict[int, int] = {}
        """The newest row of each match that was ever seen."""
        self._checked = 0

    def find_wrong(self, world: World) -> list[str]:
        wrong, newest = [], _read_newest(world)
        examined = examine(world.file, build_games(), ALL, EVERY)
        wrong += [f"the store: {one}" for one in (*examined.faults, *examined.flaws)]
        for match, row in self.newest.items():
            if newest.get(match, row) < row:
                wrong.append(f"match {match} had row {row}, and has {newest[match]}")
        self.newest |= newest
        wrong += _find_doubles(world)
        new = world.limits.bodies[self._checked :]
        self._checked = len(world.limits.bodies)
        wrong += [
            f"{path}: {fault}" for _, path, body in new for fault in list_message_faults(body)
        ]
        if (invalid := world.limits.invalid()) > MOST_INVALID:
            wrong.append(f"{invalid} invalid requests in ten minutes")
        return wrong


def _read_newest(world: World) -> dict[int, int]:
    with world.read_file() as db:
        rows = db.execute("SELECT match, max(seq) FROM log GROUP BY match").fetchall()
    return {int(match): int(seq) for match, seq in rows}


def _find_doubles(world: World) -> list[str]:
    """Messages that say the same thing twice: they have the same mark."""
    marks = Counter(
        (channel, mark)
        for channel, messages in world.place.backend.messages.items()
        for message in messages.values()
        if message.author_id == world.place.backend.bot_user.id and not message.flags & 64
        for mark in find_marks(walk_parts(message.components))[:1]
    )
    return [f"message {mark} is there {n} times" for (_, mark), n in marks.items() if n > 1]


async def check_life(world: World) -> list[str]:
    """After a day without faults and people, everything is done that the bot could do, and every
    match waits for somebody, perhaps until they are back, or has ended."""
    assert world.process is not None
    app, wrong, now = world.process.app, [], int(world.place.now().timestamp())
    assert app is not None
    queue = app.store.queue
    wrong += [f"due in the outbox: {one}" for one in await queue.read_due_messages(now, 5)]
    wrong += [f"due: {job}" for job in await queue.read_due_jobs(now, 5, get_args(JobKind))]
    wrong += [f"{one.name} fails: {one.error!r}" for one in app.bot.workers if one.error]
    for match in await app.store.matches.find_by_status((Status.RUNNING, Status.STUCK)):
        table = await app.matches.queries.read_table(match)
        if table.status is Status.STUCK:
            wrong.append(f"match {match} is stuck")
        elif not (table.awaited_seats or table.is_deserted):
            wrong.append(f"match {match} waits for nobody")
    return wrong
