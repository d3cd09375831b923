"""An organiser lists the moves of a match and goes back to any of them. The caller checks who is an
organiser; each act is logged with its actor.
"""

from __future__ import annotations

from bot.matches.aggregate import Match
from bot.matches.log_entries import ActionsUndone
from bot.matches.play.moves import append_entry, require_running_match
from bot.matches.play.votes import classify_reveal, count_undone
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.side_effects import note
from bot.matches.table_service import TableService
from bot.models.match import PastMove, Table
from bot.refusals import Refusal


class OrganiserService(TableService):
    """Raises `Refusal` if the match is not running."""

    async def list_moves(self, match: int) -> tuple[PastMove, ...]:
        """The moves that stand, oldest first, each as far as it is public."""
        return list_past_moves(require_running_match(await self._repository.load(match)))

    async def rewind(self, match: int, player: int, row: int, seq: int) -> Table:
        """Undo the action of a row and all that followed. `seq` is the newest row known to the
        organiser: raises `Refusal` if there is a newer one."""
        return await self._change(match, decide_rewind, player, row, seq)


def list_past_moves(match: Match) -> tuple[PastMove, ...]:
    events = {event.seq: event.events for event in match.log_events}
    return tuple(
        PastMove(played.seq, played.seat, events.get(played.seq, ()), played.reveals)
        for played in match.actions
    )


def decide_rewind(loaded: LoadedMatch, player: int, row: int, seq: int) -> Transition:
    match = require_running_match(loaded)
    if match.seq != seq or all(played.seq != row for played in match.actions):
        raise Refusal("stale")
    count, revealed = count_undone(match, row)
    seen = classify_reveal(loaded, seen=revealed)
    transition = append_entry(loaded, None, ActionsUndone(to=row - 1), player)
    return transition.notify(note("rewound", player=player, n=count, seen=seen))
