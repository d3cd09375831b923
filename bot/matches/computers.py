"""What computer players are asked, and their answers, for whoever runs the jobs."""

from __future__ import annotations

from typing import Any

from bot.matches.desk import Desk
from bot.matches.play import answered, puzzled, question
from bot.matches.values import Question
from engine.contract import Seat


class Computers:
    """Seats that computer players hold. See `Clocks` for those they move for once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def question(self, match: int, seat: Seat, decision: int) -> Question | None:
        """What a computer player is asked; None where that is settled."""
        return question(await self._desk.file(match), seat, decision)

    async def answer(self, match: int, seat: Seat, decision: int, action: Any) -> bool:
        """A computer player's answer; False where the decision was no longer open."""
        plan = answered(seat, decision, action, self._desk.at())
        file = await self._desk.change(match, plan)
        return file.match is not None and (seat, decision) in file.match.answered

    async def puzzle(self, match: int, seat: Seat) -> None:
        """Tell the organiser that a computer player cannot decide."""
        await self._desk.change(match, puzzled(seat, self._desk.at()))
