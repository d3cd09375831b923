"""What an organiser may do to a match besides ending it: look over its moves, and go back to any of
them. Whether somebody is an organiser is the edge's matter; each act is logged with who did it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.matches.consents import seen_word, struck
from bot.matches.consequences import note
from bot.matches.desk import Desk, File, Plan, Planner
from bot.matches.entries import UndoTo
from bot.matches.fold import Match
from bot.matches.play import logged, playing
from bot.matches.refusals import Refusal
from bot.storage.rows import MatchRow
from bot.tables import Past, Table


class Organising:
    """Raises `Refusal` where the match is not being played."""

    def __init__(self, desk: Desk, show: Callable[[MatchRow], Awaitable[Table]]) -> None:
        self._desk = desk
        self._show = show

    async def moves(self, match: int) -> tuple[Past, ...]:
        """The moves that stand, oldest first, each as everybody may know it by now."""
        return past(playing(await self._desk.file(match)))

    async def rewind(self, match: int, player: int, row: int, seq: int) -> Table:
        """Strike the action of a row and all that followed. `seq` is the newest row of the log that
        the organiser has seen: where more has happened since, nothing is done."""
        plan = rewound(player, row, seq, self._desk.at())
        return await self._show((await self._desk.change(match, plan)).head)


def past(match: Match) -> tuple[Past, ...]:
    game, state = match.game, match.state
    return tuple(
        Past(one.seq, one.seat, game.write_public(state, one.seat, one.action), one.reveals)
        for one in match.played
    )


def rewound(player: int, row: int, seq: int, at: int) -> Planner:
    def plan(file: File) -> Plan:
        match = playing(file)
        if match.seq != seq or all(one.seq != row for one in match.played):
            raise Refusal("stale")
        count, seen = struck(match, row)
        plan = logged(file, match, None, UndoTo(to=row - 1), player, at)
        word = note("rewound", player=player, n=count, seen=seen_word(file, seen=seen))
        change = replace(plan.change, tellings=(*plan.change.tellings, word))
        return Plan(change, plan.match)

    return plan
