"""What is written in a match's log, with its times, and how things stood after each row."""

from __future__ import annotations

from typing import Any

from bot.matches.desk import Desk
from bot.matches.memories import Memories
from bot.matches.refusals import Refusal
from bot.matches.values import Noted


class Chronicles:
    """Reads the past of a match, as everybody may know it. Raises `Refusal`."""

    def __init__(self, desk: Desk, memories: Memories) -> None:
        """Made by `Matches`, which holds it as `chronicles`."""
        self._desk = desk
        self._memories = memories

    async def noted(self, match: int) -> tuple[Noted, ...]:
        """Every row of the log, oldest first; those that were struck have no events any more."""
        file = await self._desk.file(match)
        if file.match is None:
            raise Refusal("stuck" if file.head.seq else "not-begun")
        times = {row.seq: row.at for row in await self._desk.store.matches.log(match)}
        stands = {played.seq for played in file.match.played}
        return tuple(
            Noted(deed, times[deed.seq], deed.seq in stands)
            for deed in file.match.deeds
            if deed.seq in times
        )

    async def view(self, match: int, seq: int) -> Any:
        """The public view after a row of the log."""
        view = await self._memories.view(await self._desk.file(match), seq)
        if view is None:
            raise Refusal("older-control")
        return view
