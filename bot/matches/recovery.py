"""Matches whose logs do not lead to what was saved: found, marked stuck, and let go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.matches.aggregate import advance, begin
from bot.matches.log_entries import read_entry
from bot.matches.play.moves import decide_retry
from bot.matches.repository import MatchRepository
from bot.models.log import LogRow
from bot.models.match import AnyGame, Status


class Recovery:
    """For starting up, and for a check-up."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._rows = repository.store.matches

    async def retry_stuck(self) -> tuple[int, ...]:
        """Let stuck matches whose logs fold go on; a new version may have mended the rules."""
        stuck = await self._rows.find_by_status((Status.STUCK,))
        files = [
            await self._repository.change(match, decide_retry(self._repository.at()))
            for match in stuck
        ]
        return tuple(f.head.match for f in files if f.head.status is Status.RUNNING)

    async def verify_logs(self) -> tuple[int, ...]:
        """Fold every running match anew; those that do not lead to what was saved are marked stuck
        and returned. After a migration, and for a check-up."""
        running = await self._rows.find_by_status((Status.RUNNING,))
        files = [await self._repository.load(match) for match in running]
        return tuple(f.head.match for f in files if f.match is None)


def find_log_fault(games: Mapping[str, AnyGame], game: str, rows: Sequence[LogRow]) -> str | None:
    """What is wrong with a match's log, in a few words for whoever runs the bot; None: nothing."""
    if game not in games:
        return f"{game} is not installed"
    played = games[game]
    try:
        match = begin(played, read_entry(played, rows[0]))
        for row, later in zip(rows, (*rows[1:], None), strict=True):
            if match.hash() != row.hash:
                return f"row {row.seq} does not lead to what was saved"
            if later is not None:
                match = advance(match, read_entry(played, later))
    except Exception as error:  # noqa: BLE001 - whatever it is, this match does not replay
        return f"{type(error).__name__}: {error}"
    return None
