"""What the house remembers for a person: how far they have looked at a match, and their lessons."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from bot.matches.desk import Desk, File
from bot.matches.drafts import LONGEST, read_draft
from bot.matches.entries import read_entry
from bot.matches.fold import Match, fold
from bot.matches.refusals import Refusal
from bot.matches.values import Deed, Since
from bot.storage.people_rows import LessonRow
from bot.storage.text import canonical
from engine.contract import Json

CACHED: Final = 512
"""Public views of the past kept at hand: as many as there are matches at hand."""
_log = logging.getLogger(__name__)


class Memories:
    """Remembers, and says what is new."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._store = desk.store.memories
        self._views: OrderedDict[tuple[int, int], Any] = OrderedDict()

    async def look(self, match: int, player: int) -> Since | None:
        file = await self._desk.file(match)
        if file.match is None:
            return None
        row = await self._store.keep_look(match, player, file.match.seq)
        self._keep(match, file.match)
        if not row.before:
            return None
        view = await self.view(file, row.before)
        return None if view is None else Since(view, news(file.match, player, row.before))

    async def unseen(self, match: int, player: int, *, from_start: bool) -> tuple[Deed, ...]:
        """What is new to a person without their looking; where they have never looked, everything
        or nothing."""
        row = await self._store.look(match, player)
        if row is None and not from_start:
            return ()
        found = (await self._desk.file(match)).match
        return () if found is None else news(found, player, row.seen if row is not None else 0)

    async def lesson(self, player: int, game: str) -> tuple[int, dict[str, Json]]:
        row = await self._store.lesson(player, game)
        return (0, {}) if row is None else (row.step, read_draft(row.draft))

    async def keep_lesson(self, player: int, game: str, step: int, draft: dict[str, Json]) -> None:
        body = canonical(draft)
        if len(body) > LONGEST:
            raise Refusal("draft-too-long")
        await self._store.keep_lesson(player, game, LessonRow(step, body))

    async def view(self, file: File, seq: int) -> Any:
        """The public view after a row of the log; None where that cannot be told any more."""
        number = file.head.match
        if (number, seq) not in self._views:
            game = self._desk.games[file.head.game]
            rows = await self._desk.store.matches.log(number)
            try:
                entries = [read_entry(game, row) for row in rows if row.seq <= seq]
                self._keep(number, await asyncio.to_thread(fold, game, entries))
            except Exception:  # noqa: BLE001 - a panel goes on without saying what is new
                _log.exception("match %d cannot be folded up to row %d", number, seq)
        return self._views.get((number, seq))

    def _keep(self, number: int, match: Match) -> None:
        """Most look again at what they left: then nothing has to be folded."""
        key = (number, match.seq)
        if key not in self._views:
            self._views[key] = match.game.observe(match.state, None)
        self._views.move_to_end(key)
        while len(self._views) > CACHED:
            self._views.popitem(last=False)


def news(match: Match, player: int, seq: int) -> tuple[Deed, ...]:
    """What others have done after a row of the log, or what was done for the player."""
    own = match.seat_of(player)
    return tuple(
        deed
        for deed in match.deeds
        if deed.seq > seq and (own is None or deed.seat != own or deed.by != "person")
    )
