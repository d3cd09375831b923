"""Matches whose logs do not fold to what was saved: found, marked stuck, and retried."""

from collections.abc import Mapping, Sequence

from bot.matches.aggregate import advance, begin
from bot.matches.log_entries import read_entry
from bot.matches.play.moves import decide_retry
from bot.matches.repository import MatchPart
from bot.models.log import LogRow
from bot.models.match import AnyGame, Status
from bot.storage.inspection import MatchSummary


class Recovery(MatchPart):
    """Runs at startup and in a health check."""

    async def retry_stuck(self) -> tuple[int, ...]:
        """Resume stuck matches whose logs fold; a new version may have fixed the rules."""
        stuck = await self._store.matches.find_by_status((Status.STUCK,))
        matches = await self._repository.change_each(stuck, decide_retry)
        return tuple(m.head.match for m in matches if m.head.status is not Status.STUCK)

    async def verify_logs(self) -> tuple[int, ...]:
        """Load every running match; those that do not fold to what was saved are marked stuck and
        returned."""
        running = await self._store.matches.find_by_status((Status.RUNNING,))
        matches = await self._repository.for_each(running, self._repository.load)
        return tuple(m.head.match for m in matches if m.head.status is Status.STUCK)


def find_match_fault(
    games: Mapping[str, AnyGame], summary: MatchSummary, rows: Sequence[LogRow]
) -> str | None:
    """What is wrong with a match, in a few words for an operator: its log does not replay, or its
    head disagrees with it; None: nothing."""
    if not rows:
        return "its log is gone" if summary.seq else None
    fault, status = _replay(games, summary.game, rows)
    if fault is not None:
        return fault
    if summary.seq != rows[-1].seq:
        return f"its head is at row {summary.seq}, its log at row {rows[-1].seq}"
    # An organiser may have ended one that did not fold then, and so added no row.
    if status != summary.status and summary.status not in (Status.STUCK, Status.CANCELLED):
        return f"its head says {summary.status}, its log {status}"
    return None


def _replay(
    games: Mapping[str, AnyGame], key: str, rows: Sequence[LogRow]
) -> tuple[str | None, Status | None]:
    """The fault of a log, or the status that it leads to."""
    if key not in games:
        return f"{key} is not installed", None
    game = games[key]
    try:
        match = begin(game, read_entry(game, rows[0]))
        for row, following in zip(rows, (*rows[1:], None), strict=True):
            if match.hash() != row.hash:
                return f"row {row.seq} does not lead to what was saved", None
            if following is not None:
                match = advance(match, read_entry(game, following))
    except Exception as error:  # noqa: BLE001 - any error means that this match does not replay
        return f"{type(error).__name__}: {error}", None
    return None, match.status
