"""Daily puzzles from matches that were played, where all servers of a match share them."""

import asyncio
from functools import partial
from typing import Any, Final

from cachetools import LRUCache

from bot.matches.computers.workers import ComputerWorker
from bot.matches.queries.history import ReplayedAction, replay_actions
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.match import AnyGame
from bot.models.puzzles import PuzzleSource, find_day
from engine.contract import ReadsPuzzles, Seat, offers

MOST_SEARCHED: Final = 6
"""The newest matches that are looked through for a day: one takes a worker up to half a second."""
MOST_KNOWN: Final = 1_000  # matches of which it is known whether they have a puzzle


class PuzzleSources(MatchPart):
    def __init__(self, repository: MatchRepository, worker: ComputerWorker) -> None:
        """`worker` judges positions."""
        super().__init__(repository)
        self._worker = worker
        self._moves: LRUCache[tuple[str, int], int | None] = LRUCache(MOST_KNOWN)

    async def choose(self, day: int, game: AnyGame, kind: str, *, has_begun: bool) -> PuzzleSource:
        """Where the puzzle of a day comes from. Once the day `has_begun`, that is settled for all
        processes; before, it is what it would be now. Of a day that is over, it was settled, or the
        puzzle was made."""
        rules: object = game
        if not offers(rules, ReadsPuzzles) or kind not in rules.match_puzzles:
            return PuzzleSource(day)
        stored = await self._store.puzzles.find_source(day)
        if stored is not None or day < find_day(self._repository.at()):
            return stored or PuzzleSource(day)
        found = await self._find(day, game, kind)
        return await self._store.puzzles.add_source(found) if has_begun else found

    async def read_position(self, source: PuzzleSource) -> tuple[Any, Seat] | None:
        """A state, and the seat that had to decide in it; None for a puzzle that is made, and where
        the match can't be replayed."""
        if source.match is None or source.move is None:
            return None
        moves = await self._replay(source.match)
        if source.move >= len(moves):
            return None
        return moves[source.move].before, moves[source.move].seat

    async def _find(self, day: int, game: AnyGame, kind: str) -> PuzzleSource:
        matches = await self._store.puzzles.find_matches(
            game.key, game.rules_version, MOST_SEARCHED
        )
        for match in matches:
            found = await self._repository.for_each([match], partial(self._search, game.key, kind))
            if found and found[0] is not None:
                return PuzzleSource(day, match, found[0])
        return PuzzleSource(day)

    async def _search(self, game: str, kind: str, match: int) -> int | None:
        """The first move of a person in a match at which there was a puzzle to solve."""
        if (kind, match) in self._moves:
            return self._moves[kind, match]
        moves = await self._replay(match)
        numbers = [number for number, one in enumerate(moves) if not one.computer]
        positions = tuple((moves[number].before, moves[number].seat) for number in numbers)
        found = await self._worker.run_task(game, "find_puzzle", kind, positions)
        self._moves[kind, match] = None if found is None else numbers[found]
        return self._moves[kind, match]

    async def _replay(self, match: int) -> tuple[ReplayedAction, ...]:
        """Nothing where its log can't be folded."""
        folded = (await self._repository.load(match)).match
        return () if folded is None else await asyncio.to_thread(lambda: (*replay_actions(folded),))
