"""Clocks: what falls due runs here, people say when they are awake, tables pause, and the time in
which the bot itself was away is given back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from statistics import median
from typing import Any, Final

from bot.matches.clock.pause import (
    MAX_EXTENSION,
    decide_downtime_credit,
    decide_extension,
    decide_freeze,
    decide_pause,
    decide_resume,
    decide_thaw,
)
from bot.matches.clock.timeouts import (
    build_timeout_question,
    count_vacation_days_left,
    decide_idle_closure,
    decide_idle_warning,
    decide_tick,
    decide_timeout_action,
    predict_timeout,
)
from bot.matches.repository import Decider, MatchRepository
from bot.models.commit import Job
from bot.models.match import Question, Status, Table, TimeoutOutcome
from bot.models.match_head import MatchHead
from bot.models.people import Availability, Pace
from bot.models.playing_hours import PlayingHours
from bot.refusals import Refusal
from engine.contract import Seat

MISSED_BEATS: Final = 2
"""So many heartbeats that were not noted, and the bot was not at work meanwhile."""
CHANGE_WINDOW, WEEK = 3600, 7 * 24 * 3600
"""Seconds in which somebody may go on changing their hours, and after which they may anew."""
PACE_ANSWERS: Final = 20
"""Of somebody's newest answers, in their pace."""
MANY: Final = 100_000


@dataclass(frozen=True, slots=True)
class PlayingHoursSettings:
    """A person's hours, whether their vacation is spent for them, and the days left this year.
    `counts` is when clocks begin to count by these hours, None where they do."""

    hours: PlayingHours
    vacation: bool
    days_left: int
    counts: int | None = None


class ClockService:
    """Everything about time. Raises `Refusal`."""

    def __init__(
        self, repository: MatchRepository, show: Callable[[MatchHead], Awaitable[Table]], beat: int
    ) -> None:
        """`beat`: seconds between two notes that the bot is at work."""
        self._repository = repository
        self._store = repository.store.clocks
        self._show = show
        self._beat = beat
        self._beaten: int | None = None
        self._beating = asyncio.Lock()

    # People

    async def read_hours(self, player: int) -> PlayingHoursSettings:
        habit = await self._read_habit(player)
        at = self._repository.at()
        counts = habit.counts if at < habit.counts else None
        return PlayingHoursSettings(
            habit.hours, habit.vacation, count_vacation_days_left(habit, at), counts
        )

    async def set_hours(self, player: int, hours: PlayingHours) -> None:
        """When the player is awake, from their next decision on. Clocks heed one change a week, so
        that nobody wins time by moving their nights about: a further one counts for them later."""
        if not hours.is_acceptable:
            raise Refusal("hours-too-few")
        habit, at = await self._read_habit(player), self._repository.at()
        if hours == habit.hours:
            return
        former, counts = habit.former, habit.counts
        if at >= counts + WEEK:
            former, counts = None, at
        elif at >= counts + CHANGE_WINDOW:
            former, counts = habit.hours, counts + WEEK
        await self._change_habit(player, hours=hours, former=former, counts=counts)

    async def set_vacation(self, player: int, spends: bool) -> None:
        """Whether days of vacation are spent where a deadline would pass."""
        await self._change_habit(player, vacation=spends)

    async def measure_pace(self, player: int) -> Pace:
        rows = await self._store.read_answers(player, PACE_ANSWERS)
        took = int(median(row.waking for row in rows)) if rows else 0
        return Pace(sum(row.in_time for row in rows), len(rows), took)

    async def measure_paces(self, players: Collection[int]) -> dict[int, Pace]:
        """Of those who have answered anything."""
        found = {player: await self.measure_pace(player) for player in players}
        return {player: pace for player, pace in found.items() if pace.of}

    # Tables

    async def predict_timeout(self, match: int, seat: Seat) -> TimeoutOutcome | None:
        """What happens where the time of a seat runs out; None where no clock runs for it."""
        head = await self._repository.load_head(match)
        habits = await self._repository.hours_cache.read_habits(head)
        return predict_timeout(head, habits, seat, head.seats[seat].due or self._repository.at())

    async def pause(self, match: int, player: int) -> Table:
        """An organiser stops the clocks of a match; the table is told."""
        return await self._change(match, decide_pause(player, self._repository.at()))

    async def resume(self, match: int, player: int, *, organiser: bool = False) -> Table:
        """An organiser lets them go on, or anybody who sits there where the table has agreed on
        the pause."""
        return await self._change(
            match, decide_resume(player, self._repository.at(), organiser=organiser)
        )

    async def extend(self, match: int, player: int, seconds: int) -> Table:
        """An organiser gives every open decision more time."""
        if not 0 < seconds <= MAX_EXTENSION:
            raise Refusal("extension-too-long", days=MAX_EXTENSION // 86400)
        return await self._change(match, decide_extension(player, seconds, self._repository.at()))

    # The bot itself

    async def freeze(self, guild: int) -> None:
        """The bot has left a server: its clocks stand still."""
        await self._change_in_server(guild, decide_freeze(self._repository.at()))

    async def thaw(self, guild: int) -> None:
        """The bot is in a server again."""
        await self._change_in_server(guild, decide_thaw(self._repository.at()))

    async def update_presence(self, guilds: Collection[int]) -> None:
        """The bot finds itself in these servers after a silence, and in no other."""
        for match in await self._repository.store.matches.find_by_status((Status.RUNNING,)):
            head = await self._repository.load_head(match)
            at = self._repository.at()
            if head.address.guild not in guilds:
                await self._repository.change(match, decide_freeze(at))
            elif head.frozen is not None:
                await self._repository.change(match, decide_thaw(at))

    async def beat(self) -> None:
        """The bot is at work. The first time, what it has missed is given back to every clock."""
        async with self._beating:
            at = self._repository.at()
            if self._beaten is None:
                await self._credit_downtime(at)
            elif at - self._beaten < self._beat:
                return
            await self._store.save_heartbeat(at)
            self._beaten = at

    async def next_beat(self) -> int | None:
        return None if self._beaten is None else self._beaten + self._beat

    # For the job runner

    async def run_job(self, job: Job) -> None:
        """What falls due: a reminder or deadline of a seat, or a match in which nobody acts."""
        await self.beat()
        at = self._repository.at()
        plans: dict[str, Decider] = {
            "clock": decide_tick(job.seat, job.seq, at),
            "idle": decide_idle_warning(job.seq, at),
            "idle-end": decide_idle_closure(job.seq, at),
        }
        await self._repository.change(job.match, plans[job.kind])

    async def find_question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What is asked of the computer player that moves for an absent person; None where that is
        settled."""
        return build_timeout_question(await self._repository.load(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """Its answer; False where the decision was no longer open."""
        plan = decide_timeout_action(seat, decision, action, self._repository.at())
        loaded = await self._repository.change(match, plan)
        return loaded.match is not None and (seat, decision) in loaded.match.answered_decisions

    async def _credit_downtime(self, at: int) -> None:
        last = await self._store.read_heartbeat()
        if last is None or at - last <= MISSED_BEATS * self._beat:
            return
        for match in await self._repository.store.matches.find_by_status((Status.RUNNING,)):
            await self._repository.change(match, decide_downtime_credit(last, at))

    async def _change_in_server(self, guild: int, plan: Decider) -> None:
        for match in await self._repository.store.matches.find_by_server(
            guild, (Status.RUNNING,), MANY
        ):
            await self._repository.change(match, plan)

    async def _read_habit(self, player: int) -> Availability:
        return (await self._store.read_playing_hours([player])).get(player, Availability())

    async def _change_habit(self, player: int, **changes: Any) -> None:
        await self._store.save_playing_hours(
            player, replace(await self._read_habit(player), **changes)
        )
        self._repository.hours_cache.drop(player)

    async def _change(self, match: int, plan: Decider) -> Table:
        return await self._show((await self._repository.change(match, plan)).head)
