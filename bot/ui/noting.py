"""Notes: sentences of their own about a match, to its table or to the organisers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches import FOR_ORGANISER, OutboxRow
from bot.ui.boards import mark, marked, note_of
from bot.ui.house import House
from bot.ui.posting import Postman
from bot.ui.speaking import Speaker


class Notes:
    """Says each once."""

    def __init__(self, house: House, postman: Postman, speak: Speaker) -> None:
        self._house = house
        self._postman = postman
        self._speak = speak
        self._outbox = house.matches.outbox

    async def tell(self, rows: Sequence[OutboxRow]) -> None:
        """Say them in order, each noted before the next."""
        for row in rows:
            if not await self._said(row):
                await self._say(await self._outbox.begin(row))
            await self._outbox.sent([row], None)

    async def _place(self, row: OutboxRow) -> int:
        table = await self._house.matches.table(row.match)
        if row.note not in FOR_ORGANISER:
            return table.address.place
        server = await self._house.matches.server(table.address.guild)
        return server.notice_channel or table.address.place

    async def _said(self, row: OutboxRow) -> bool:
        """Whether it arrived before a crash."""
        if row.first_try_at is None:
            return False
        line = mark(await self._house.matches.table(row.match), row)
        return any(one.ends(line) for one in await self._postman.said(await self._place(row)))

    async def _say(self, row: OutboxRow) -> None:
        table = await self._house.matches.table(row.match)
        voice = await self._speak(table.address.guild)
        screen = await note_of(self._house, table, row, voice.words)
        shown = marked(screen, table, row)
        await self._postman.send(await self._place(row), shown, voice.look, f"o{row.id}")
