"""Clocks: what falls due runs here, people say when they are awake, tables pause, and the time in
which the bot itself was away is given back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from statistics import median
from typing import Any, Final

from bot.matches.desk import Desk, Planner
from bot.matches.hours import Hours
from bot.matches.lateness import (
    fate,
    idle_closed,
    idled,
    late_answered,
    late_question,
    ticked,
    vacation_left,
)
from bot.matches.refusals import Refusal
from bot.matches.standing import (
    LONGEST_EXTENSION,
    credited,
    extended,
    frozen,
    paused,
    resumed,
    thawed,
)
from bot.matches.values import Question
from bot.storage.people_rows import HabitRow
from bot.storage.rows import (
    JobRow,
    MatchRow,
)
from bot.tables import Fate, Status, Table
from engine.contract import Seat

SILENCES: Final = 2
"""So many heartbeats that were not noted, and the bot was not at work meanwhile."""
SITTING, WEEK = 3600, 7 * 24 * 3600
"""Seconds in which somebody may go on changing their hours, and after which they may anew."""
COUNTED: Final = 20
"""Of somebody's newest answers, in their pace."""
MANY: Final = 100_000


@dataclass(frozen=True, slots=True)
class Pace:
    """How somebody has answered lately: so many `of` their answers in time, after a median of so
    many waking seconds."""

    in_time: int
    of: int
    median: int


@dataclass(frozen=True, slots=True)
class Wakefulness:
    """A person's hours, whether their vacation is spent for them, and the days left this year.
    `counts` is when clocks begin to count by these hours, None where they do."""

    hours: Hours
    vacation: bool
    days_left: int
    counts: int | None = None


class Clocks:
    """Everything about time. Raises `Refusal`."""

    def __init__(self, desk: Desk, show: Callable[[MatchRow], Awaitable[Table]], beat: int) -> None:
        """`beat`: seconds between two notes that the bot is at work."""
        self._desk = desk
        self._store = desk.store.clocks
        self._show = show
        self._beat = beat
        self._beaten: int | None = None
        self._beating = asyncio.Lock()

    # People

    async def wakefulness(self, player: int) -> Wakefulness:
        habit = await self._habit(player)
        at = self._desk.at()
        counts = habit.counts if at < habit.counts else None
        return Wakefulness(_hours(habit), habit.vacation, vacation_left(habit, at), counts)

    async def set_hours(self, player: int, hours: Hours) -> None:
        """When the player is awake, from their next decision on. Clocks heed one change a week, so
        that nobody wins time by moving their nights about: a further one counts for them later."""
        if not hours.within:
            raise Refusal("hours-too-few")
        habit, at = await self._habit(player), self._desk.at()
        if hours == _hours(habit):
            return
        former, counts = habit.former, habit.counts
        if at >= counts + WEEK:
            former, counts = None, at
        elif at >= counts + SITTING:
            former, counts = _hours(habit).text, counts + WEEK
        await self._change_habit(
            player, zone=hours.zone, wake=hours.wake, sleep=hours.sleep, days_off=hours.days_off,
            former=former, counts=counts,
        )  # fmt: skip

    async def set_vacation(self, player: int, spends: bool) -> None:
        """Whether days of vacation are spent where a deadline would pass."""
        await self._change_habit(player, vacation=spends)

    async def pace(self, player: int) -> Pace:
        rows = await self._store.answers(player, COUNTED)
        took = int(median(row.waking for row in rows)) if rows else 0
        return Pace(sum(row.in_time for row in rows), len(rows), took)

    async def paces(self, players: Collection[int]) -> dict[int, Pace]:
        """Of those who have answered anything."""
        found = {player: await self.pace(player) for player in players}
        return {player: pace for player, pace in found.items() if pace.of}

    # Tables

    async def fate(self, match: int, seat: Seat) -> Fate | None:
        """What happens where the time of a seat runs out; None where no clock runs for it."""
        head = await self._desk.head(match)
        habits = await self._desk.awake.habits(head)
        return fate(head, habits, seat, head.seats[seat].due or self._desk.at())

    async def pause(self, match: int, player: int) -> Table:
        """An organiser stops the clocks of a match; the table is told."""
        return await self._change(match, paused(player, self._desk.at()))

    async def resume(self, match: int, player: int, *, organiser: bool = False) -> Table:
        """An organiser lets them go on, or anybody who sits there where the table has agreed on
        the pause."""
        return await self._change(match, resumed(player, self._desk.at(), organiser=organiser))

    async def extend(self, match: int, player: int, seconds: int) -> Table:
        """An organiser gives every open decision more time."""
        if not 0 < seconds <= LONGEST_EXTENSION:
            raise Refusal("extension-too-long", days=LONGEST_EXTENSION // 86400)
        return await self._change(match, extended(player, seconds, self._desk.at()))

    # The bot itself

    async def freeze(self, guild: int) -> None:
        """The bot has left a server: its clocks stand still."""
        await self._everywhere(guild, frozen(self._desk.at()))

    async def thaw(self, guild: int) -> None:
        """The bot is in a server again."""
        await self._everywhere(guild, thawed(self._desk.at()))

    async def present_in(self, guilds: Collection[int]) -> None:
        """The bot finds itself in these servers after a silence, and in no other."""
        for match in await self._desk.store.matches.with_status((Status.RUNNING,)):
            head = await self._desk.head(match)
            at = self._desk.at()
            if head.address.guild not in guilds:
                await self._desk.change(match, frozen(at))
            elif head.frozen is not None:
                await self._desk.change(match, thawed(at))

    async def beat(self) -> None:
        """The bot is at work. The first time, what it has missed is given back to every clock."""
        async with self._beating:
            at = self._desk.at()
            if self._beaten is None:
                await self._give_back(at)
            elif at - self._beaten < self._beat:
                return
            await self._store.beat(at)
            self._beaten = at

    async def next_beat(self) -> int | None:
        return None if self._beaten is None else self._beaten + self._beat

    # For the job runner

    async def run(self, job: JobRow) -> None:
        """What falls due: a reminder or deadline of a seat, or a match in which nobody acts."""
        await self.beat()
        at = self._desk.at()
        plans: dict[str, Planner] = {
            "clock": ticked(job.seat, job.seq, at),
            "idle": idled(job.seq, at),
            "idle-end": idle_closed(job.seq, at),
        }
        await self._desk.change(job.match, plans[job.kind])

    async def question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What is asked of the computer player that moves for an absent person; None where that is
        settled."""
        return late_question(await self._desk.file(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """Its answer; False where the decision was no longer open."""
        plan = late_answered(seat, decision, action, self._desk.at())
        file = await self._desk.change(match, plan)
        return file.match is not None and (seat, decision) in file.match.answered

    async def _give_back(self, at: int) -> None:
        last = await self._store.pulse()
        if last is None or at - last <= SILENCES * self._beat:
            return
        for match in await self._desk.store.matches.with_status((Status.RUNNING,)):
            await self._desk.change(match, credited(last, at))

    async def _everywhere(self, guild: int, plan: Planner) -> None:
        for match in await self._desk.store.matches.in_server(guild, (Status.RUNNING,), MANY):
            await self._desk.change(match, plan)

    async def _habit(self, player: int) -> HabitRow:
        return (await self._store.habits([player])).get(player, HabitRow())

    async def _change_habit(self, player: int, **changes: Any) -> None:
        await self._store.keep_habit(player, replace(await self._habit(player), **changes))
        self._desk.awake.drop(player)

    async def _change(self, match: int, plan: Planner) -> Table:
        return await self._show((await self._desk.change(match, plan)).head)


def _hours(habit: HabitRow) -> Hours:
    return Hours(habit.zone, habit.wake, habit.sleep, habit.days_off)
