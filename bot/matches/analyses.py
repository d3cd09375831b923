"""Analyses of finished matches: made once, beside everything else, and kept."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Any, Final

from cachetools import LRUCache
from pydantic import TypeAdapter

from bot.matches.aggregate import Match
from bot.matches.computers.fair_queue import Asker
from bot.matches.computers.workers import ComputerFailed, ComputerWorker
from bot.matches.queries.history import ReplayedAction, collect_decisions, replay_actions
from bot.matches.queries.match_files import VerifiedFile
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.analysis import Analysis, AverageLuck, Decision, Progress, StoredMistake
from bot.models.match import AnyGame, Status
from bot.refusals import Refusal
from engine.contract import MeasuresLuck, RatesChances, Seat, offers

PATIENCE: Final = 2.0
"""Seconds in which an analysis may be ready; after that its progress is told."""
MOST_FILES: Final = 50  # match files whose analyses are kept in memory
LEAST_AVERAGED: Final = 5
MOST_AVERAGED: Final = 20  # analysed matches over which luck is averaged
_MOMENTS: Final = 16  # at how many moments everyone's chances are rated, at most
ANALYSES: Final = TypeAdapter(Analysis)


@dataclass(slots=True)
class _Work:
    total: int = 1
    done: int = 0
    task: asyncio.Task[Analysis] | None = None


class Analyses(MatchPart):
    """One for each match. Its steps wait in the worker's queue behind all moves, so that it keeps
    nobody waiting."""

    def __init__(
        self, repository: MatchRepository, worker: ComputerWorker, patience: float = PATIENCE
    ) -> None:
        super().__init__(repository)
        self._worker = worker
        self._patience = patience
        self._made: dict[int | str, _Work] = {}
        self._of_files: LRUCache[str, Analysis] = LRUCache(MOST_FILES)

    async def find(self, match: int, asker: Asker) -> Analysis | Progress:
        """The analysis, or how much of it has been made. Raises `Refusal`: one that has failed
        is made again for who asks next."""
        folded = await self._load(match)
        stored = await self._store.analyses.read(match, folded.seq)
        if stored is not None:
            return ANALYSES.validate_json(stored)

        async def make(work: _Work) -> Analysis:
            actions = await asyncio.to_thread(lambda: tuple(replay_actions(folded)))
            decisions = await asyncio.to_thread(collect_decisions, folded)
            made = await self._make(folded.game, actions, decisions, asker, work)
            await self._store.analyses.save(match, folded.seq, ANALYSES.dump_json(made).decode())
            return made

        return await self._follow(match, make)

    async def find_of_file(self, file: VerifiedFile, asker: Asker) -> Analysis | Progress:
        """The same for a match file that somebody has brought; not stored."""
        found = self._of_files.get(file.hash)
        if found is not None:
            return found
        game = self._repository.games[file.table.game]

        async def make(work: _Work) -> Analysis:
            decisions = await asyncio.to_thread(file.list_decisions, game)
            made = await self._make(game, file.actions, decisions, asker, work)
            self._of_files[file.hash] = made
            return made

        return await self._follow(file.hash, make)

    async def list_decisions(self, match: int) -> tuple[Decision, ...]:
        """What was decided in a finished match. Raises `Refusal`."""
        return await asyncio.to_thread(collect_decisions, await self._load(match))

    async def average_luck(self, played: Sequence[tuple[int, Seat]]) -> AverageLuck | None:
        """What luck brought in a player's newest analysed matches of a game; None if too few of
        them have been analysed."""
        seats = dict(played)
        stored = await self._store.analyses.read_newest([*seats], MOST_AVERAGED)
        made = [(seats[match], ANALYSES.validate_json(body)) for match, body in stored.items()]
        luck = [one.luck[seat] for seat, one in made if one.luck]
        if len(luck) < LEAST_AVERAGED:
            return None
        gain, error = _add_up(luck)
        return AverageLuck(len(luck), gain / len(luck), error / len(luck))

    async def _load(self, match: int) -> Match:
        loaded = await self._repository.load(match)
        if loaded.head.status is not Status.FINISHED or loaded.match is None:
            raise Refusal("not-finished")
        return loaded.match

    async def _follow(
        self, key: int | str, make: Callable[[_Work], Coroutine[Any, Any, Analysis]]
    ) -> Analysis | Progress:
        """Begin what nobody has begun, and wait for it a little."""
        work = self._made.get(key)
        if work is None:
            work = self._made[key] = _Work()
            work.task = asyncio.create_task(make(work))
            work.task.add_done_callback(partial(self._forget, key))
        assert work.task is not None
        await asyncio.wait({work.task}, timeout=self._patience)
        if not work.task.done():
            return Progress(work.done, work.total)
        self._made.pop(key, None)
        try:
            return await work.task
        except ComputerFailed as failed:
            raise Refusal("analysis-fails") from failed

    def _forget(self, key: int | str, making: asyncio.Task[Analysis]) -> None:
        """What is made is kept elsewhere; a failure until somebody hears of it, who may be gone."""
        if not making.cancelled() and making.exception() is None:
            self._made.pop(key, None)

    async def _make(
        self, game: AnyGame, actions: Sequence[ReplayedAction], decisions: Sequence[Decision],
        asker: Asker, work: _Work,
    ) -> Analysis:  # fmt: skip
        states = [one.before for one in actions[:1]] + [one.after for one in actions]
        step = -(-len(states) // _MOMENTS)
        numbers = [*range(0, len(states) - 1, step), len(states) - 1]
        if not offers(game, RatesChances):
            numbers = []
        draws = [*pairwise([None, *states])] if offers(game, MeasuresLuck) else []
        work.total = len(decisions) + len(numbers) + len(draws)
        mistakes, course = list[StoredMistake](), list[tuple[int, tuple[int, ...]]]()
        for number in numbers:
            chances = await self._worker.run_task(
                game.key, "rate_chances", states[number], asker=asker
            )
            course.append((number, tuple(round(100 * one) for one in chances)))
            work.done += 1
        for one in decisions:
            found = await self._worker.run_task(
                game.key, "find_mistake", one.view, one.action, asker=asker
            )
            if found is not None:
                better, cost = game.write(found.better), round(found.cost, 2)
                mistakes.append(StoredMistake(one.number, better, cost, found.aim))
            work.done += 1
        luck = list[Sequence[tuple[float, float]]]()
        for draw in draws:
            luck.append(await self._worker.run_task(game.key, "measure_luck", *draw, asker=asker))
            work.done += 1
        return Analysis(
            tuple(mistakes), tuple(course), tuple(map(_add_up, zip(*luck, strict=True)))
        )


def _add_up(found: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """A sum with its standard error."""
    points, errors = zip(*found, strict=True)
    return round(sum(points), 2), round(hypot(*errors), 2)
