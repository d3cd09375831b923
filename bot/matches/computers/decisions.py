"""What computer players are asked, and their answers, for whoever runs the jobs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from bot.matches.play.moves import build_question, decide_computer_action, decide_computer_failure
from bot.matches.repository import LoadedMatch, MatchRepository
from bot.models.match import Question, Status
from engine.contract import Seat


class ComputerPlayers:
    """Seats that computer players hold. See `Clocks` for those they move for once."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def find_question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What a computer player is asked; None where that is settled."""
        return build_question(await self._repository.load(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """A computer player's answer; False where the decision was no longer open."""
        plan = decide_computer_action(seat, decision, action, self._repository.at())
        loaded = await self._repository.change(match, plan)
        return loaded.match is not None and (seat, decision) in loaded.match.answered_decisions

    async def report_failure(self, match: int, seat: Seat) -> None:
        """Tell the organiser that a computer player cannot decide."""
        await self._repository.change(match, decide_computer_failure(seat, self._repository.at()))


PATIENCE: Final = 2.0
"""Seconds in which a person who has acted may as well see what computer players do after it."""


class ComputerAnswers:
    """Waits for computer players, as `Matches.answers`."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def wait(self, match: int, patience: float = PATIENCE) -> None:
        """Wait while only computer players are to act and think at this moment, and no longer than
        that many seconds; not at all where a person is awaited, whatever that person has planned,
        or where the last act may still be taken back before it is answered."""
        news = asyncio.Event()

        def hear(changed: int) -> None:
            if changed == match:
                news.set()

        self._repository.listeners.append(hear)
        try:
            async with asyncio.timeout(patience):
                while await self._is_thinking(match):
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            self._repository.listeners.remove(hear)

    async def _is_thinking(self, match: int) -> bool:
        loaded = await self._repository.load(match)
        if _has_person_to_act(loaded) or loaded.head.status is not Status.RUNNING:
            return False
        return await self._repository.store.queue.is_computer_due(match, self._repository.at())


def _has_person_to_act(loaded: LoadedMatch) -> bool:
    return any(seat.decision is not None and seat.computer is None for seat in loaded.head.seats)
