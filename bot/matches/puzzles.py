"""The daily puzzle: the same for everyone, from a match or from the date. Each person has three
tries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any, Final

from cachetools import LRUCache
from pydantic import TypeAdapter

from bot.matches.computers.workers import ComputerFailed, ComputerWorker
from bot.matches.drafts import read_draft, write_draft
from bot.matches.people import People
from bot.matches.puzzle_sources import PuzzleSources
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.match import AnyGame
from bot.models.people import Setting
from bot.models.puzzles import (
    HOUR,
    TRIES,
    DailyPuzzle,
    PuzzleAnswer,
    PuzzleChannel,
    PuzzleProgress,
    PuzzleRecord,
    PuzzleSource,
    PuzzleTry,
    SavedAnswer,
    find_day,
    find_start,
)
from bot.refusals import Refusal
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json, read_json
from engine.contract import IllegalAction, Json, SetsPuzzles, rank_with_ties
from engine.puzzles import seed_of

MOST_ANSWERED: Final = 5_000
"""People whose answers of a day are kept in memory, so that none of them counts twice."""
DOUBLE_TAP: Final = 2  # seconds
KEPT: Final = 4
"""Puzzles kept in memory, with their best answers: making and solving one takes seconds."""
MOST_STARTS: Final = 14
"""Days whose points without any answer are kept in memory: those of two weeks."""
AHEAD: Final = HOUR  # seconds before its day begins at which a puzzle is made
WHOLE_SHARE = 100  # points in the table for the best answer of a day
_LINES: Final = TypeAdapter(tuple[str, ...])
_log = logging.getLogger(__name__)


class Puzzles(MatchPart):
    def __init__(
        self,
        repository: MatchRepository,
        people: People,
        games: Mapping[str, AnyGame],
        computer_worker: ComputerWorker,
    ) -> None:
        """`computer_worker` makes and solves the puzzles."""
        super().__init__(repository)
        self._people = people
        self._games = games
        self._sources = PuzzleSources(repository, computer_worker)
        self._puzzles: LRUCache[int, DailyPuzzle] = LRUCache(KEPT)
        self._ahead: DailyPuzzle | None = None
        """What tomorrow's would be: where it comes from is settled when its day has begun."""
        self._best: LRUCache[PuzzleSource, PuzzleAnswer] = LRUCache(KEPT)
        self._starts: LRUCache[int, int] = LRUCache(MOST_STARTS)
        self._answers: LRUCache[tuple[int, int], tuple[str, ...]] = LRUCache(MOST_ANSWERED)
        self._worker = computer_worker
        self._at_work: dict[tuple[Hashable, ...], asyncio.Task[Any]] = {}
        self.listeners: list[Callable[[], None]] = []
        """Called after a server has changed where or when it gets the puzzle."""

    @property
    def today(self) -> int:
        """The day that has a puzzle now; it ends at midnight UTC."""
        return find_day(self._repository.at())

    def find_game(self, day: int) -> str | None:
        """The game that sets the puzzle of a day."""
        weekday = date.fromordinal(day).weekday()
        for key, game in self._games.items():
            rules: object = game
            if isinstance(rules, SetsPuzzles) and weekday in rules.puzzle_days:
                return key
        return None

    async def read(self, day: int) -> DailyPuzzle:
        """Raises `Refusal` where no game sets one, or it could not be made."""
        if day in self._puzzles:
            return self._puzzles[day]
        made: DailyPuzzle = await asyncio.shield(self._start_to_make(day))
        return made

    async def read_best(self, day: int) -> PuzzleAnswer:
        """The best answer, proven. Raises `Refusal` as `read` does."""
        daily = await self.read(day)
        if daily.source not in self._best:
            work = partial(self._solve, daily)
            await asyncio.shield(self._start(("solve", day, daily.source), work))
        return self._best[daily.source]

    async def is_ready(self, day: int, seconds: float) -> bool:
        """Whether a puzzle is there within so many seconds; otherwise it is still being made."""
        if day not in self._puzzles and self.find_game(day) is not None:
            await asyncio.wait({self._start_to_make(day)}, timeout=seconds)
        return day in self._puzzles

    async def prepare(self) -> None:
        """Make what will be asked for, with the best answers: the puzzles of today and yesterday,
        and an hour before midnight UTC that of tomorrow."""
        today = self.today
        is_late = self._repository.at() >= find_start(today + 1) - AHEAD
        for day in (today, today - 1, *([today + 1] if is_late else [])):
            if self.find_game(day) is not None:
                await self.read_best(day)

    async def next_preparation(self) -> int:
        """When to prepare again, in epoch seconds."""
        at = find_start(self.today + 1) - AHEAD
        return at if at > self._repository.at() else find_start(self.today + 2) - AHEAD

    async def read_progress(self, player: int, puzzle: DailyPuzzle) -> PuzzleProgress:
        tries = await self._store.puzzles.read_tries(player, puzzle.day)
        saved = await self._store.puzzles.read_answer(player)
        if saved is None or saved.day != puzzle.day:
            return PuzzleProgress((), {}, tries)
        actions = self._read_actions(puzzle, saved.actions)
        return PuzzleProgress(actions, read_draft(saved.draft, "a puzzle"), tries)

    async def save_answer(
        self, player: int, puzzle: DailyPuzzle, actions: Sequence[Any], draft: dict[str, Json]
    ) -> None:
        """Keep an unfinished answer. Raises `Refusal` for a draft that is too long."""
        saved = SavedAnswer(puzzle.day, self._write(puzzle, actions), write_draft(draft))
        await self._store.puzzles.save_answer(player, saved)

    def is_new_answer(self, player: int, puzzle: DailyPuzzle, actions: Sequence[Any]) -> bool:
        """Whether it differs from the finished answers of this person, as far as they are known."""
        return self._write(puzzle, actions) not in self._answers.get((player, puzzle.day), ())

    def remember_answer(self, player: int, puzzle: DailyPuzzle, actions: Sequence[Any]) -> None:
        key = (player, puzzle.day)
        self._answers[key] = (*self._answers.get(key, ()), self._write(puzzle, actions))

    def forget_answer(self, player: int, puzzle: DailyPuzzle, actions: Sequence[Any]) -> None:
        """It was not counted after all."""
        key, text = (player, puzzle.day), self._write(puzzle, actions)
        self._answers[key] = tuple(
            answer for answer in self._answers.get(key, ()) if answer != text
        )

    def find_last_answer(self, player: int, puzzle: DailyPuzzle) -> tuple[Any, ...] | None:
        """The newest finished answer of this person, if it is known."""
        known = self._answers.get((player, puzzle.day))
        return None if not known else self._read_actions(puzzle, known[-1])

    def is_just_tried(self, progress: PuzzleProgress) -> bool:
        """Whether a try has been finished so lately that another press is a double tap."""
        return bool(progress.tries) and self._repository.at() - progress.tries[-1].at < DOUBLE_TAP

    async def finish_try(
        self, player: int, guild: int | None, puzzle: DailyPuzzle, number: int, points: int
    ) -> None:
        """Count a finished answer as this try, or as the next one where another message has taken
        that. Raises `Refusal` where there is no try left."""
        best = (await self.read_best(puzzle.day)).points
        at = self._repository.at()
        for free in range(number, TRIES + 1):
            if await self._store.puzzles.add_try(
                PuzzleTry(player, puzzle.day, free, guild, points, best, at)
            ):
                return
        raise Refusal("puzzle-tries", tries=TRIES)

    async def read_streak(self, player: int) -> int:
        """On how many days in a row a person has tried the puzzle, up to today or yesterday."""
        return count_streak(await self._store.puzzles.find_days(player), self.today)

    async def read_record(self, player: int) -> PuzzleRecord:
        """What a person has done with the puzzles of all days."""
        days = await self._store.puzzles.find_days(player)
        found = await self._store.puzzles.count_found(player)
        streak, longest = count_streak(days, self.today), count_longest(days)
        return PuzzleRecord(len(days), streak, longest, found)

    async def find_channel(self, guild: int) -> PuzzleChannel | None:
        channels = await self._store.puzzles.find_channels()
        return next((channel for channel in channels if channel.guild == guild), None)

    async def set_channel(self, guild: int, **changes: Setting) -> None:
        await self._people.set_server(guild, **changes)
        for listener in self.listeners:
            listener()

    async def summarise_day(self, guild: int, day: int) -> DayResult:
        return summarise_day(await self._store.puzzles.find_tries(guild, day, day))

    async def build_week_table(self, guild: int, monday: int) -> tuple[WeekEntry, ...]:
        tries = await self._store.puzzles.find_tries(guild, monday, monday + 6)
        starts = {day: await self._read_start(day) for day in {attempt.day for attempt in tries}}
        return build_week_table(tries, starts)

    async def _read_start(self, day: int) -> int:
        """The points without any answer. Raises `Refusal` as `read` does."""
        if day not in self._starts:
            daily = await self.read(day)
            self._starts[day] = daily.rules.rate_start(daily.puzzle)
        return self._starts[day]

    def replay(self, puzzle: DailyPuzzle, actions: Sequence[Any]) -> Any:
        """The state after these actions. Raises `IllegalAction`."""
        state = puzzle.puzzle.state
        for action in actions:
            state = self._games[puzzle.key].apply(state, puzzle.puzzle.seat, action).state
        return state

    def _start_to_make(self, day: int) -> asyncio.Task[DailyPuzzle]:
        has_begun = day <= self.today
        return self._start(("make", day, has_begun), partial(self._make, day, has_begun))

    def _start(
        self, key: tuple[Hashable, ...], work: Callable[[], Coroutine[Any, Any, Any]]
    ) -> asyncio.Task[Any]:
        """Begin some work, or join it; it does not end with those that wait for it."""
        task = self._at_work.get(key)
        if task is None:
            task = self._at_work[key] = asyncio.create_task(work())
            task.add_done_callback(partial(self._finish, key))
        return task

    def _finish(self, key: tuple[Hashable, ...], task: asyncio.Task[Any]) -> None:
        del self._at_work[key]
        if not task.cancelled() and task.exception() is not None:
            _log.warning("the puzzle of day %s: %s failed: %s", key[1], key[0], task.exception())

    async def _make(self, day: int, has_begun: bool) -> DailyPuzzle:
        key = self.find_game(day)
        if key is None:
            raise Refusal("puzzle-none")
        rules: object = self._games[key]
        assert isinstance(rules, SetsPuzzles)
        kind = rules.puzzle_days[date.fromordinal(day).weekday()]
        source = await self._sources.choose(day, self._games[key], kind, has_begun=has_begun)
        if self._ahead is None or self._ahead.source != source:
            daily = await self._make_from(source, key, rules, kind)
        else:
            daily = self._ahead
        if has_begun:
            self._puzzles[day] = daily
        else:
            self._ahead = daily
        return daily

    async def _make_from(
        self, source: PuzzleSource, key: str, rules: SetsPuzzles[Any, Any], kind: str
    ) -> DailyPuzzle:
        """Another than that of its match where this can't be replayed any more."""
        position = await self._sources.read_position(source)
        if position is not None:
            puzzle = await self._ask_worker(key, "read_puzzle", kind, *position)
            if puzzle is not None:
                return DailyPuzzle(source, key, rules, puzzle)
        seed = seed_of(kind, date.fromordinal(source.day).isoformat())
        puzzle = await self._ask_worker(key, "make_puzzle", kind, seed)
        return DailyPuzzle(PuzzleSource(source.day), key, rules, puzzle)

    async def _solve(self, daily: DailyPuzzle) -> None:
        actions = await self._ask_worker(daily.key, "solve_puzzle", daily.puzzle)
        points = daily.rules.rate_answer(daily.puzzle, actions)
        assert points is not None
        self._best[daily.source] = PuzzleAnswer(actions, points)

    async def _ask_worker(self, game: str, task: str, *args: Any) -> Any:
        try:
            return await self._worker.run_task(game, task, *args)
        except ComputerFailed as error:
            raise Refusal("puzzle-late") from error

    def _write(self, puzzle: DailyPuzzle, actions: Sequence[Any]) -> str:
        return canonical_json([self._games[puzzle.key].write(action) for action in actions])

    def _read_actions(self, puzzle: DailyPuzzle, text: str) -> tuple[Any, ...]:
        """None at all where they cannot be read, or an older version of the bot set another
        puzzle."""
        try:
            lines = read_json(_LINES, text, "the answer to a puzzle")
            actions = tuple(map(self._games[puzzle.key].read, lines))
            self.replay(puzzle, actions)
        except (StoreDamaged, IllegalAction) as error:
            _log.warning("an answer to the puzzle of day %d is dropped: %s", puzzle.day, error)
            return ()
        return actions


@dataclass(frozen=True, slots=True)
class DayResult:
    """How the puzzle of a day went in a server: the people who tried it, and those who found the
    best answer, the first one first."""

    tried: tuple[int, ...]
    found: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WeekEntry:
    """A person's rank in the table of a week (equal ones share it), the sum of the shares of each
    day's best gain, and the days on which they tried."""

    rank: int
    player: int
    points: int
    days: int


def count_streak(days: Sequence[int], today: int) -> int:
    """The days in a row up to today, or to yesterday: today is not over. `days`: newest first."""
    if not days or days[0] < today - 1:
        return 0
    return next((n for n, day in enumerate(days) if day != days[0] - n), len(days))


def count_longest(days: Sequence[int]) -> int:
    """The most days in a row. `days`: newest first."""
    longest = run = 0
    for number, day in enumerate(days):
        run = run + 1 if number and days[number - 1] == day + 1 else 1
        longest = max(longest, run)
    return longest


def summarise_day(tries: Iterable[PuzzleTry]) -> DayResult:
    """From the tries of one day, oldest first."""
    tried, found = dict[int, None](), dict[int, None]()
    for attempt in tries:
        tried[attempt.player] = None
        if attempt.points >= attempt.best:
            found[attempt.player] = None
    return DayResult(tuple(tried), tuple(found))


def build_week_table(
    tries: Iterable[PuzzleTry], starts: Mapping[int, int]
) -> tuple[WeekEntry, ...]:
    """From the tries of one week and the points that each day began with: each day's best counts,
    as its share of the best answer's gain."""
    shares: dict[int, dict[int, int]] = {}
    for attempt in tries:
        days = shares.setdefault(attempt.player, {})
        days[attempt.day] = max(days.get(attempt.day, 0), share_of(attempt, starts[attempt.day]))
    players = sorted(shares, key=lambda player: (-sum(shares[player].values()), player))
    points = [sum(shares[player].values()) for player in players]
    ranks = rank_with_ties(points)
    return tuple(
        WeekEntry(rank, player, total, len(shares[player]))
        for rank, player, total in zip(ranks, players, points, strict=True)
    )


def share_of(attempt: PuzzleTry, start: int) -> int:
    """Hundredths of what the best answer gains from the `start`, rounded down, so that only the
    best has all of them."""
    if attempt.points >= attempt.best:
        return WHOLE_SHARE
    return max(attempt.points - start, 0) * WHOLE_SHARE // max(attempt.best - start, 1)
