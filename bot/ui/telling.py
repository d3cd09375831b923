"""Tells Discord what the outbox holds: boards posted or edited, and notes. After a crash nothing is
told twice or never: a row that may have arrived is looked for before it is sent again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import discord

from bot.matches import FOR_ORGANISER, Board, OutboxRow
from bot.render.palette import Look
from bot.screens.house import boards
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import Address, Table
from bot.ui.boards import board_of, called, mark, marked, note_of
from bot.ui.drawing import drawn_names
from bot.ui.house import House
from bot.ui.speaking import Voice, public_voice
from bot.ui.views import texts_of, view_of

_log = logging.getLogger(__name__)
LOOK_BACK = 50
"""How many messages are read back for one that may have arrived."""
FIRST_WAIT, LONGEST_WAIT = 5, 900
PATIENCE: Final = 90
"""Seconds that news wait for computer players who are thinking."""
AT_ONCE = 4
"""Matches told at a time; Discord allows about 50 requests a second in all."""
ARCHIVE_MINUTES: Final = 10_080
THREAD_EXISTS = 160004
FIRST_ROW = 1
"""The row of a match's log that starts it."""
UNKNOWN_MESSAGE, ARCHIVED = 10008, 50083
GONE: Final = frozenset({UNKNOWN_MESSAGE, ARCHIVED})
"""An edit fails so where a new message helps: it also brings a thread out of the archive."""
MOST_TRIES: Final = 10
"""Of what Discord calls malformed; it is given up then, so that newer news are told."""
CLOSED = (discord.Forbidden, discord.NotFound)


class Teller:
    """Empties the outbox, in order for each match."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client
        self._outbox = house.matches.outbox

    async def tell(self) -> None:
        """Tell everything that is due; matches whose computer players are thinking wait.

        The rows are read once more after that is known, so that all they did is one message.
        """
        oldest: dict[int, int] = {}
        for row in await self._outbox.pending():
            oldest.setdefault(row.match, row.created)
        late = self._at() - PATIENCE
        ready = {
            match
            for match, created in oldest.items()
            if created < late or not await self._outbox.thinking(match)
        }
        due = [row for row in await self._outbox.pending() if row.match in ready] if ready else []
        rows = sorted(due, key=lambda row: (row.match, row.id))
        room = asyncio.Semaphore(AT_ONCE)

        async def one(match: int, entries: list[OutboxRow]) -> None:
            async with room:
                await self._match(match, entries)

        groups = [(m, list(entries)) for m, entries in groupby(rows, key=lambda row: row.match)]
        await asyncio.gather(*(one(match, entries) for match, entries in groups))

    async def _match(self, match: int, rows: list[OutboxRow]) -> None:
        """Boards between two notes are one message; a failure leaves the rest for later."""
        for note, entries in groupby(rows, key=lambda row: row.mode == "note"):
            batch = list(entries)
            try:
                await (self._notes(batch) if note else self._board(batch))
            except CLOSED as error:
                await self._unreachable(batch, error)
                return
            except Exception as error:  # noqa: BLE001 - the other matches must be told
                await self._put_off(batch, error)
                return

    async def _put_off(self, rows: Sequence[OutboxRow], error: Exception) -> None:
        tries = max(row.tries for row in rows)
        if isinstance(error, discord.HTTPException) and error.status == 400 and tries >= MOST_TRIES:
            await self._outbox.dead(rows, f"{error.status} {error.code}")
            return
        wait = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
        if isinstance(error, discord.RateLimited):
            wait = max(wait, int(error.retry_after) + 1)
        expected = isinstance(error, (discord.HTTPException, discord.RateLimited, OSError))
        _log.warning(
            "match %d is told again in %d s: %s",
            rows[0].match, wait, error, exc_info=None if expected else error,
        )  # fmt: skip
        await self._outbox.delay(rows, self._at() + wait)

    async def _board(self, rows: list[OutboxRow]) -> None:
        """One message for all the rows: a new one where one of them posts, else an edit."""
        old = await self._outbox.board(rows[0].match)
        table = await self._settled(rows, old)
        posts = [row for row in rows if row.mode == "post"]
        if posts or old is None:
            await self._post(table, rows, posts[-1] if posts else rows[-1], old)
            return
        row = await self._outbox.begin(rows[-1])
        voice = await self._voice(table)
        screen = await board_of(self._house, table.match, voice.words)
        try:
            await self._edit(old, marked(screen, table, row), voice.look)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            await self._post(table, rows, row, None)
        else:
            await self._outbox.sent(rows, old)

    async def _settled(self, rows: Sequence[OutboxRow], old: Board | None) -> Table:
        """The match, in a thread of its own where the server wants that and it has just begun."""
        match = rows[0].match
        table = await self._house.matches.table(match)
        server = await self._house.matches.server(table.address.guild)
        begins = any(row.seq == FIRST_ROW for row in rows) and not any(row.tries for row in rows)
        if not server.threads or not begins or table.address.thread is not None:
            return table
        try:
            thread = await self._open_thread(table, old)
        except discord.HTTPException as error:
            _log.warning("match %d gets no thread: %s", match, error)
            return table
        address = Address(table.address.guild, table.address.channel, thread)
        return await self._house.matches.settle(match, address)

    async def _open_thread(self, table: Table, old: Board | None) -> int:
        """A thread on the lobby's message, whose id it has: made once, whatever happens."""
        name = f"#{table.match} {table.name}"
        channel = self._client.get_partial_messageable(
            table.address.channel, guild_id=table.address.guild
        )
        if old is None:
            sent = await channel.send(view=view_of(Screen((Text(name),))))
            old = Board(channel.id, sent.id)
        message = channel.get_partial_message(old.message)
        try:
            await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        return old.message

    async def _post(
        self, table: Table, rows: Sequence[OutboxRow], row: OutboxRow, old: Board | None
    ) -> None:
        place = table.address.place
        tried = any(one.first_try_at is not None for one in rows)
        message = await self._arrived(place, mark(table, row)) if tried else None
        row = await self._outbox.begin(row)
        voice = await self._voice(table)
        if message is None:
            screen = await board_of(self._house, table.match, voice.words)
            users = await called(self._house, table, rows)
            screen = marked(screen, table, row, users)
            message = await self._send(place, screen, voice.look, row, users)
        await self._outbox.sent(rows, Board(place, message))
        if old is not None and old.message != message:
            newest = jump_link(table, Board(place, message))
            await self._retire(old, boards.retired(table, newest, voice.words))

    async def _send(
        self,
        place: int,
        screen: Screen,
        look: Look | None,
        row: OutboxRow,
        users: Sequence[int] = (),
    ) -> int:
        files = await self._house.artist.files(screen, look)
        calls = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in users]
        )
        message = await self._client.get_partial_messageable(place).send(
            view=view_of(screen, drawn=drawn_names(files)),
            files=files,
            nonce=f"o{row.id}",
            allowed_mentions=calls,
        )
        return message.id

    async def _edit(self, board: Board, screen: Screen, look: Look | None) -> None:
        files = await self._house.artist.files(screen, look)
        channel = self._client.get_partial_messageable(board.place)
        view = view_of(screen, drawn=drawn_names(files))
        await channel.get_partial_message(board.message).edit(
            view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
        )

    async def _retire(self, board: Board, screen: Screen) -> None:
        """Take the controls off a board that is not the newest any more."""
        try:
            await self._edit(board, screen, None)
        except discord.HTTPException as error:
            _log.info("an old board keeps its controls: %s", error)

    async def _notes(self, rows: Sequence[OutboxRow]) -> None:
        for row in rows:
            table = await self._house.matches.table(row.match)
            place = table.address.place
            if row.note in FOR_ORGANISER:
                server = await self._house.matches.server(table.address.guild)
                place = server.notice_channel or place
            tried = row.first_try_at is not None
            if not tried or await self._arrived(place, mark(table, row)) is None:
                begun = await self._outbox.begin(row)
                voice = await self._voice(table)
                screen = await note_of(self._house, table, begun, voice.words)
                await self._send(place, marked(screen, table, begun), voice.look, begun)
            await self._outbox.sent([row], None)

    async def _arrived(self, place: int, line: str) -> int | None:
        """The message a row became, if it reached Discord before."""
        channel = self._client.get_partial_messageable(place)
        me = self._client.user
        async for message in channel.history(limit=LOOK_BACK):
            mine = me is not None and message.author.id == me.id
            if mine and any(text.endswith(line) for text in texts_of(message)):
                return message.id
        return None

    async def _unreachable(self, rows: Sequence[OutboxRow], error: discord.HTTPException) -> None:
        """The place is closed to the bot: a match goes on in its thread's channel; where that is
        closed too the rows are given up, and the organisers hear of it."""
        table = await self._house.matches.table(rows[0].match)
        _log.warning("match %d cannot be shown in its place: %s", table.match, error)
        if table.address.thread is not None:
            channel = Address(table.address.guild, table.address.channel)
            await self._house.matches.settle(table.match, channel)
            await self._outbox.delay(rows, self._at())
            await self._say(table, channel.channel, "note-thread-closed")
            return
        await self._outbox.dead(rows, f"{error.status} {error.code}")
        server = await self._house.matches.server(table.address.guild)
        news = any(row.mode != "edit" for row in rows)
        if news and server.notice_channel not in (None, table.address.channel):
            await self._say(table, server.notice_channel, "note-unreachable")

    async def _say(self, table: Table, place: int | None, key: str) -> None:
        words = (await self._voice(table)).words
        text = words(key, title=title(table, words), place=f"<#{table.address.channel}>")
        try:
            await self._client.get_partial_messageable(int(place or 0)).send(
                view=view_of(Screen((Text(text),)))
            )
        except discord.HTTPException:
            _log.info("nor can a word be said in %s", place)

    async def _voice(self, table: Table) -> Voice:
        return await public_voice(self._house, self._client, table.address.guild)

    def _at(self) -> int:
        return int(self._house.now().timestamp())


def jump_link(table: Table, board: Board) -> str:
    """The address of a message, for a click."""
    return f"https://discord.com/channels/{table.address.guild}/{board.place}/{board.message}"
