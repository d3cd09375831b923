"""Decisions of computers, for the job runner, and waiting for them."""

import asyncio
from typing import Any, Final

from bot.matches.play.moves import build_question, decide_computer_action, decide_computer_failure
from bot.matches.play.sealed import has_decided
from bot.matches.repository import MatchPart
from bot.models.match import Question, Status
from engine.contract import Seat

PATIENCE: Final = 2.0
"""Seconds to wait after a person's action, so that the board shows the computers' answers too."""


class ComputerPlayers(MatchPart):
    """Seats that computers hold; `ClockService` handles single moves after a timeout."""

    async def find_question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What a computer has to decide; None if it no longer has to."""
        return build_question(await self._repository.load(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """Play a computer's action; False if the decision was no longer open."""
        decide = decide_computer_action
        loaded = await self._repository.change(match, decide, seat, decision, action)
        return has_decided(loaded, seat, decision)

    async def report_failure(self, match: int, seat: Seat) -> None:
        await self._repository.change(match, decide_computer_failure, seat)


class ComputerAnswers(MatchPart):
    async def wait(self, match: int, patience: float = PATIENCE) -> None:
        """Wait while only computers are to act and are thinking, for at most `patience` seconds;
        not at all if a person is to act, even with a plan, or if the last action may still be
        undone before it is answered."""
        changed = asyncio.Event()

        def listen(number: int) -> None:
            if number == match:
                changed.set()

        self._repository.listeners.append(listen)
        try:
            async with asyncio.timeout(patience):
                while await self._is_thinking(match):
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            pass
        finally:
            self._repository.listeners.remove(listen)

    async def _is_thinking(self, match: int) -> bool:
        head = (await self._repository.load(match)).head
        if head.status is not Status.RUNNING or any(seat.is_undecided for seat in head.seats):
            return False
        return await self._store.queue.is_computer_due(match, self._repository.at())
