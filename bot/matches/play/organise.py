"""What an organiser may do to a match besides ending it: look over its moves, and go back to any of
them. Whether somebody is an organiser is the edge's matter; each act is logged with who did it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.matches.aggregate import Match
from bot.matches.log_entries import ActionsUndone
from bot.matches.play.moves import append_entry, require_running_match
from bot.matches.play.votes import classify_reveal, count_undone
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.matches.side_effects import note
from bot.models.match import PastMove, Table
from bot.models.match_head import MatchHead
from bot.refusals import Refusal


class OrganiserService:
    """Raises `Refusal` where the match is not being played."""

    def __init__(
        self, repository: MatchRepository, show: Callable[[MatchHead], Awaitable[Table]]
    ) -> None:
        self._repository = repository
        self._show = show

    async def list_moves(self, match: int) -> tuple[PastMove, ...]:
        """The moves that stand, oldest first, each as everybody may know it by now."""
        return list_past_moves(require_running_match(await self._repository.load(match)))

    async def rewind(self, match: int, player: int, row: int, seq: int) -> Table:
        """Strike the action of a row and all that followed. `seq` is the newest row of the log that
        the organiser has seen: where more has happened since, nothing is done."""
        plan = decide_rewind(player, row, seq, self._repository.at())
        return await self._show((await self._repository.change(match, plan)).head)


def list_past_moves(match: Match) -> tuple[PastMove, ...]:
    game, state = match.game, match.state
    return tuple(
        PastMove(one.seq, one.seat, game.write_public(state, one.seat, one.action), one.reveals)
        for one in match.actions
    )


def decide_rewind(player: int, row: int, seq: int, at: int) -> Decider:
    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        if match.seq != seq or all(one.seq != row for one in match.actions):
            raise Refusal("stale")
        count, seen = count_undone(match, row)
        plan = append_entry(loaded, match, None, ActionsUndone(to=row - 1), player, at)
        word = note("rewound", player=player, n=count, seen=classify_reveal(loaded, seen=seen))
        return plan.notify(word)

    return plan
