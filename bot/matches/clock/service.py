"""Clocks: due jobs, playing hours, pauses, and credit for the time in which the bot was offline."""

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from statistics import median
from typing import Any, Final

from bot.matches.clock import pause, timeouts
from bot.matches.clock.deadlines import IDLE, IDLE_AFTER_WARNING
from bot.matches.lobby import LOBBY_LIFETIME
from bot.matches.play.sealed import has_decided
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchRepository, TableService, Transition
from bot.models.commit import Job, JobKind
from bot.models.match import Question, Status, Table, TimeoutOutcome
from bot.models.people import AnswerPace, Availability, VacationChange
from bot.models.playing_hours import PlayingHours
from bot.refusals import Refusal
from bot.storage.errors import Conflict
from engine.contract import Seat

_log = logging.getLogger(__name__)
MISSED_BEATS: Final = 2  # heartbeats that have to be missing for the bot to count as offline
CLOCK_STEP: Final = 30  # seconds by which the system's clock has to be off to count as set
CHANGE_WINDOW, WEEK = 3600, 7 * 24 * 3600
"""Seconds in which a person may correct a change of their hours, and until the next change."""
PACE_ANSWERS: Final = 20  # a person's newest answers that count for their pace
MANY: Final = 100_000
LONGEST_WAITS: Final[dict[JobKind, int]] = {
    "idle": IDLE, "idle-end": IDLE_AFTER_WARNING, "close-lobby": LOBBY_LIFETIME
}  # fmt: skip
"""Jobs that close an abandoned match or lobby, and the seconds after which each falls due."""


@dataclass(frozen=True, slots=True)
class PlayingHoursSettings:
    """A person's hours, whether the bot may ask them about vacation, the days left this year, and
    until when they are on vacation (0: they are not). `counts` is when these hours come into force,
    None if they are."""

    hours: PlayingHours
    vacation: bool
    days_left: int
    counts: int | None = None
    away_until: int = 0


class ClockService(TableService):
    """Everything about time. Raises `Refusal`."""

    def __init__(
        self,
        repository: MatchRepository,
        queries: MatchQueries,
        beat: int,
        elapsed: Callable[[], float] | None = None,
    ) -> None:
        """`beat`: seconds between two heartbeats. `elapsed` is a clock that nobody sets; without
        it the system's clock is trusted."""
        super().__init__(repository, queries)
        self._beat = beat
        self._elapsed = elapsed
        self._last_beat: int | None = None
        self._last_elapsed = 0.0
        self._beating = asyncio.Lock()

    @property
    def can_jump(self) -> bool:
        """Whether the clock may be set, as a computer's may and a simulated one may not."""
        return self._elapsed is not None

    # People

    async def read_hours(self, player: int) -> PlayingHoursSettings:
        row, at = await self._read_hours_row(player), self._at()
        counts = row.counts if at < row.counts else None
        days_left = timeouts.count_vacation_days_left(row, at)
        away_until = row.away_until if row.away_until > at else 0
        return PlayingHoursSettings(row.hours, row.vacation, days_left, counts, away_until)

    async def set_hours(self, player: int, hours: PlayingHours) -> None:
        """Set playing hours, from the next decision on. One change a week takes effect at once, so
        that no one gains time by shifting their nights; further ones do so later."""
        if not hours.is_acceptable:
            raise Refusal("hours-too-few")
        change = self._repository.change_hours
        await change(player, lambda row: shift_hours(row, hours, self._at()))

    async def set_vacation(self, player: int, asks: bool) -> None:
        """Whether the bot may ask about vacation before a timeout."""
        await self._repository.change_hours(player, lambda row: replace(row, vacation=asks))

    async def read_wishes(self, player: int) -> tuple[str, ...]:
        """In which games a computer answers for them, and when (`Availability.wishes`)."""
        return tuple((await self._read_hours_row(player)).wishes.split())

    async def set_wishes(self, player: int, wishes: Collection[str]) -> None:
        await self._repository.change_hours(player, lambda row: row.keep_answers(wishes))

    async def take_vacation(self, player: int, days: int) -> None:
        """Stop a person's clocks for so many days from now, or for more of them."""
        row, at = await self._read_hours_row(player), self._at()
        left = timeouts.count_vacation_days_left(row, at)
        if not 0 < days <= left:
            raise Refusal("vacation-days", n=left)
        await self._change_vacation(player, row, timeouts.take_vacation(row, days, at))

    async def end_vacation(self, player: int) -> None:
        """Let a person's clocks run again; nothing if they do."""
        row, at = await self._read_hours_row(player), self._at()
        if row.away_until > at:
            await self._change_vacation(player, row, timeouts.end_vacation(row, at))

    async def _change_vacation(self, player: int, row: Availability, after: Availability) -> None:
        try:
            await self._store.clocks.change_vacation(VacationChange(player, row, after))
        except Conflict as error:  # another message has changed something in the meantime
            raise Refusal("vacation-overtaken") from error
        self._repository.hours_cache.drop(player)
        waiting = await self._store.matches.find_waiting_for(player)
        dates = after.away_until, row.away_until
        await self._repository.change_each(waiting, timeouts.decide_vacation, player, *dates)

    async def measure_paces(self, players: Collection[int]) -> dict[int, AnswerPace]:
        """Only of players who have answered anything."""
        rows = await self._store.clocks.read_answers(players, PACE_ANSWERS)
        found = {player: [row for row in rows if row.player == player] for player in players}
        return {
            player: AnswerPace(
                sum(row.in_time for row in own), len(own), int(median(row.waking for row in own))
            )
            for player, own in found.items()
            if own
        }

    # Tables

    async def predict_timeout(self, match: int, seat: Seat) -> TimeoutOutcome | None:
        return timeouts.predict_timeout(await self._repository.load_head(match), seat)

    async def find_wish_time(self, match: int, seat: Seat) -> int | None:
        """When a computer answers the open decision of a seat by its person's wish."""
        return timeouts.find_wish_time(await self._load_with_hours(match), seat)

    async def pause(self, match: int, player: int) -> Table:
        """Stop the clocks of a match, as an organiser."""
        return await self._change(match, pause.decide_pause, player)

    async def resume(self, match: int, player: int, *, organiser: bool = False) -> Table:
        """As an organiser, or as any seated player if the table had voted for the pause."""
        return await self._change(match, pause.decide_resume, player, organiser=organiser)

    async def extend(self, match: int, player: int, seconds: int) -> Table:
        """Give every open decision more time, as an organiser."""
        if not 0 < seconds <= pause.MAX_EXTENSION:
            raise Refusal("extension-too-long", days=pause.MAX_EXTENSION // 86400)
        return await self._change(match, pause.decide_extension, player, seconds)

    # The bot itself

    async def freeze(self, guild: int) -> None:
        """Stop the clocks of a server that the bot has left."""
        await self._repository.change_each(await self._find_running(guild), pause.decide_freeze)

    async def thaw(self, guild: int) -> None:
        """Let the clocks run of a server that the bot has rejoined."""
        await self._repository.change_each(await self._find_running(guild), pause.decide_thaw)

    async def update_presence(
        self, is_in: Callable[[int], bool], is_known: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Freeze and thaw matches after a reconnect: whether the bot `is_in` a server, where that
        `is_known`. Both are asked when it is a match's turn, since servers come and go meanwhile.
        """

        async def update(match: int) -> None:
            head = await self._repository.load_head(match)
            if not is_known(head.address.guild):
                return
            if not is_in(head.address.guild):
                await self._repository.change(match, pause.decide_freeze)
            elif head.frozen is not None:
                await self._repository.change(match, pause.decide_thaw)

        running = await self._store.matches.find_by_status((Status.RUNNING,))
        await self._repository.for_each(running, update)

    async def beat(self) -> None:
        """Store a heartbeat if one is due. First, every clock gets the time back in which the bot
        could not run, and follows the system's clock if that was set."""
        async with self._beating:
            if self._store.leases is not None:
                await self._beat_with_others()
                return
            elapsed = 0.0 if self._elapsed is None else self._elapsed()
            at = self._at()
            ran = at - (self._last_beat or 0)
            if self._last_beat is not None and self._elapsed is not None:
                ran = int(elapsed - self._last_elapsed)
            gap = await self._follow_clock(at, ran)
            if gap:
                await self._store.clocks.save_credit(at, gap, LONGEST_WAITS)
            elif gap is None and ran < self._beat:
                return
            else:
                await self._store.clocks.save_heartbeat(at)
            self._last_beat, self._last_elapsed = at, elapsed

    async def _beat_with_others(self) -> None:
        """The heartbeat is that of all processes that share the store: clocks get the time back in
        which none has run, but no more than has passed since this one last ran itself."""
        at, elapsed = self._at(), 0.0 if self._elapsed is None else self._elapsed()
        if self._last_beat is not None and 0 <= at - self._last_beat < self._beat:
            return
        last = await self._store.clocks.read_heartbeat()
        gap = 0 if last is None else at - last
        if self._last_beat is not None and self._elapsed is not None:
            gap = min(gap, int(elapsed - self._last_elapsed))
        if gap > MISSED_BEATS * self._beat:
            await self._credit(at - gap, gap)
            await self._store.clocks.save_credit(at, gap, LONGEST_WAITS)
        else:
            await self._store.clocks.save_heartbeat(at)
        self._last_beat, self._last_elapsed = at, elapsed

    async def next_beat(self) -> int | None:
        return None if self._last_beat is None else self._last_beat + self._beat

    # For the job runner

    async def run_job(self, job: Job) -> None:
        """A reminder or deadline of a seat, or an idle match."""
        if job.kind == "clock":
            await self._repository.change(job.match, timeouts.decide_tick, job.seat, job.seq)
        elif job.kind == "idle":
            await self._repository.change(job.match, timeouts.decide_idle_warning, job.seq)
        else:
            await self._repository.change(job.match, timeouts.decide_idle_closure, job.seq)

    async def find_question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What a computer has to decide for an absent person; None if it no longer has to."""
        return timeouts.build_timeout_question(await self._load_with_hours(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """Play the computer's action; False if the decision was no longer open."""
        loaded = await self._repository.change(
            match, timeouts.decide_timeout_action, seat, decision, action
        )
        return has_decided(loaded, seat, decision)

    async def _follow_clock(self, at: int, ran: int) -> int | None:
        """`ran`: seconds since the last heartbeat of this process. Returns the seconds that were
        credited; 0 if the clock was set back or this is the first heartbeat, else None."""
        is_first, last = self._last_beat is None, self._last_beat
        if is_first:
            last, ran = await self._store.clocks.read_heartbeat(), 0
        if last is None:
            return 0
        step = at - last - ran
        if step < -CLOCK_STEP:
            _log.warning("the system's clock was set back by %d s; deadlines follow it", -step)
            await self._store.clocks.set_back(at, -step)
            self._last_beat, self._last_elapsed = at, self._last_elapsed + ran
            await self._change_running(pause.decide_clock_set_back, last + ran)
            return 0
        if step > (MISSED_BEATS * self._beat if is_first else CLOCK_STEP):
            return await self._credit(at - step, step)
        if self._elapsed is not None and ran > MISSED_BEATS * self._beat:  # stopped, or stuck
            return await self._credit(last, at - last)
        return 0 if is_first else None

    async def _credit(self, since: int, seconds: int) -> int:
        _log.warning(
            "the system's clock is %d s ahead of the last heartbeat: deadlines follow it", seconds
        )
        await self._change_running(pause.decide_downtime_credit, since)
        return seconds

    async def _change_running(
        self, decide: Callable[[LoadedMatch, int], Transition | None], since: int
    ) -> None:
        running = await self._store.matches.find_by_status((Status.RUNNING,))
        await self._repository.change_each(running, decide, since)

    async def _find_running(self, guild: int) -> tuple[int, ...]:
        return await self._store.matches.find_by_server(guild, (Status.RUNNING,), MANY)

    async def _load_with_hours(self, match: int) -> LoadedMatch:
        loaded = await self._repository.load(match)
        hours = await self._repository.hours_cache.read_hours(loaded.head)
        return replace(loaded, at=self._at(), playing_hours=hours)

    async def _read_hours_row(self, player: int) -> Availability:
        return (await self._store.clocks.read_playing_hours([player])).get(player, Availability())


def shift_hours(row: Availability, hours: PlayingHours, at: int) -> Availability:
    """With other hours, from now on or from when a change is allowed again."""
    former, counts = row.former, row.counts
    if hours == row.hours:
        return row
    if at >= counts + WEEK:
        former, counts = None, at
    elif at >= counts + CHANGE_WINDOW:
        former, counts = row.hours, counts + WEEK
    return replace(row, hours=hours, former=former, counts=counts)
