"""Whether the log of a match leads, row by row, to the hashes it was saved with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.matches.entries import read_entry
from bot.matches.fold import advance, begin
from bot.matches.values import AnyGame
from bot.storage.rows import LogRow


def fault_of(games: Mapping[str, AnyGame], game: str, rows: Sequence[LogRow]) -> str | None:
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
