"""Tells Discord what the outbox holds: boards posted or edited, and notes. After a crash nothing is
told twice or never: a row that may have arrived is looked for before it is sent again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import discord

from bot.markdown import escape
from bot.matches import FOR_ORGANISER, Board, OutboxRow
from bot.screens.house import boards, lobby
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import Address, Status, Table
from bot.ui.drawing import drawn_names
from bot.ui.house import House
from bot.ui.views import view_of
from bot.words import Words

_log = logging.getLogger(__name__)
LOOK_BACK = 50
"""How many messages are read back for one that may have arrived."""
FIRST_WAIT, LONGEST_WAIT = 5, 900
RECENT = 6
"""How many rows of the log a board looks back on."""
AT_ONCE = 4
"""Matches told at a time; Discord allows about 50 requests a second in all."""


class Teller:
    """Empties the outbox, in order for each match."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client
        self._outbox = house.matches.outbox

    async def tell(self) -> None:
        """Tell everything that is due; matches whose computer players are thinking wait."""
        rows = sorted(await self._outbox.pending(), key=lambda row: (row.match, row.id))
        room = asyncio.Semaphore(AT_ONCE)

        async def one(match: int, entries: list[OutboxRow]) -> None:
            async with room:
                await self._match(match, entries)

        groups = [(m, list(entries)) for m, entries in groupby(rows, key=lambda row: row.match)]
        await asyncio.gather(*(one(match, entries) for match, entries in groups))

    async def _match(self, match: int, rows: list[OutboxRow]) -> None:
        if await self._outbox.thinking(match):
            return
        for note, entries in groupby(rows, key=lambda row: row.mode == "note"):
            batch = list(entries)
            try:
                if note:
                    for row in batch:
                        await self._note(row)
                else:
                    await self._board(batch)
            except (discord.Forbidden, discord.NotFound) as error:
                await self._unreachable(batch, error)
            except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
                wait = min(FIRST_WAIT * 2 ** batch[-1].tries, LONGEST_WAIT)
                _log.warning("match %d is told again in %d s: %s", match, wait, error)
                until = int(self._house.now().timestamp()) + wait
                await self._outbox.delay(batch, until)
                return

    async def _board(self, rows: list[OutboxRow]) -> None:
        """One message for all the rows: the newest that posts, else an edit of the newest board."""
        table = await self._house.matches.table(rows[0].match)
        if await self._moved_to_thread(table):
            return
        old = await self._outbox.board(table.match)
        posts = [row for row in rows if row.mode == "post"]
        if posts or old is None:
            await self._post(table, rows, posts[-1] if posts else rows[-1], old)
            return
        screen = await self._screen(table, rows[-1], ())
        try:
            await self._edit(table, old, screen)
        except discord.NotFound:
            await self._post(table, rows, rows[-1], None)
        else:
            await self._outbox.sent(rows, old)

    async def _moved_to_thread(self, table: Table) -> bool:
        """Whether the match has just got its own thread, where the server wants one for each; its
        rows then wait for the one that the move itself has written."""
        server = await self._house.matches.server(table.address.guild)
        if not server.threads or table.address.thread or table.status is not Status.RUNNING:
            return False
        try:
            thread = await self._thread(table)
        except discord.HTTPException as error:
            _log.warning("match %d gets no thread: %s", table.match, error)
            return False
        if thread is not None:
            address = Address(table.address.guild, table.address.channel, thread)
            await self._house.matches.move_here(table.match, address)
        return thread is not None

    async def _thread(self, table: Table) -> int | None:
        """The thread of the match: one opened before a crash, or a new one."""
        channel = self._client.get_channel(table.address.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        for thread in channel.threads:
            if thread.name.startswith(f"#{table.match} "):
                return thread.id
        opened = await channel.create_thread(
            name=f"#{table.match} {table.name}",
            type=discord.ChannelType.public_thread,
            auto_archive_duration=10080,
        )
        return opened.id

    async def _post(
        self, table: Table, rows: Sequence[OutboxRow], row: OutboxRow, old: Board | None
    ) -> None:
        place = table.address.place
        message = None
        if row.first_try_at is not None:
            message = await self._arrived(place, row)
        row = await self._outbox.begin(row)
        if message is None:
            screen = await self._screen(table, row, _asked(table, rows))
            message = await self._send(place, screen, row)
        await self._outbox.sent(rows, Board(place, message))
        if old is not None and old.message != message:
            await self._retire(table, old)

    async def _screen(self, table: Table, row: OutboxRow, asked: Sequence[int]) -> Screen:
        screen = await self._plain_board(table, await self._words(table))
        head = " ".join(f"<@{user}>" for user in asked)
        return replace(screen, head=head, foot=f"-# #{table.match} · o{row.id}")

    async def _plain_board(self, table: Table, words: Words) -> Screen:
        """The public screen of the match, whatever it has come to."""
        sight = await self._house.matches.sight(table.match, None)
        if sight.view is None:
            return lobby.screen(table, self._house.games[table.game].computers, words)
        screens = self._house.screens_of(table)
        board = screens.board(sight.view, table, words)
        if table.status in {Status.FINISHED, Status.CANCELLED}:
            return boards.ended(board, table, words)
        deeds = await self._house.matches.deeds(table.match, max(0, table.seq - RECENT))
        lines = [screens.deed(event, table, words) for deed in deeds for event in deed.events]
        return boards.running(board, table, [line for line in lines if line], words)

    async def _send(self, place: int, screen: Screen, row: OutboxRow) -> int:
        files = await self._house.artist.files(screen)
        channel = self._client.get_partial_messageable(place)
        users = [discord.Object(int(word[2:-1])) for word in screen.head.split()]
        message = await channel.send(
            view=view_of(screen, drawn=drawn_names(files)),
            files=files,
            nonce=f"o{row.id}",
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=users, replied_user=False
            ),
        )
        return message.id

    async def _edit(self, table: Table, board: Board, screen: Screen) -> None:
        files = await self._house.artist.files(screen)
        message = self._client.get_partial_messageable(board.place).get_partial_message(
            board.message
        )
        view = view_of(screen, drawn=drawn_names(files))
        await message.edit(view=view, attachments=files)

    async def _retire(self, table: Table, board: Board) -> None:
        """Take the controls off a board that is not the newest any more."""
        screen = boards.retired(table, await self._words(table))
        try:
            await self._edit(table, board, screen)
        except discord.HTTPException as error:
            _log.info("an old board of match %d keeps its controls: %s", table.match, error)

    async def _note(self, row: OutboxRow) -> None:
        table = await self._house.matches.table(row.match)
        place = table.address.place
        if row.note in FOR_ORGANISER:
            server = await self._house.matches.server(table.address.guild)
            place = server.notice_channel or place
        arrived = row.first_try_at is not None and await self._arrived(place, row)
        if not arrived:
            row = await self._outbox.begin(row)
            screen = await self._note_screen(table, row)
            await self._send(place, replace(screen, foot=f"-# #{table.match} · o{row.id}"), row)
        await self._outbox.sent([row], None)

    async def _note_screen(self, table: Table, row: OutboxRow) -> Screen:
        """The note's sentence; a player's id in it becomes their name."""
        params = dict(row.params)
        player = params.pop("player", None)
        if isinstance(player, int):
            params["name"] = escape((await self._house.matches.person(player)).name)
        return boards.note(str(row.note), params, table, await self._words(table))

    async def _arrived(self, place: int, row: OutboxRow) -> int | None:
        """The message a row became, if it reached Discord before."""
        channel = self._client.get_partial_messageable(place)
        me = self._client.user
        async for message in channel.history(limit=LOOK_BACK):
            mine = me is not None and message.author.id == me.id
            if mine and f"· o{row.id}" in _texts(message):
                return message.id
        return None

    async def _unreachable(self, rows: Sequence[OutboxRow], error: discord.HTTPException) -> None:
        """The place is closed to the bot: say so where it can still speak, and give these up."""
        table = await self._house.matches.table(rows[0].match)
        _log.warning("match %d cannot be shown in its place: %s", table.match, error)
        await self._outbox.dead(rows, f"{error.status} {error.code}")
        server = await self._house.matches.server(table.address.guild)
        words = await self._words(table)
        lost = table.address.place
        for place in (server.notice_channel, table.address.channel):
            if place is None or place == lost:
                continue
            text = words("note-unreachable", title=title(table, words))
            try:
                channel = self._client.get_partial_messageable(place)
                await channel.send(view=view_of(Screen((Text(text),))))
                return
            except discord.HTTPException:
                _log.info("nor can %d be spoken in", place)

    async def _words(self, table: Table) -> Words:
        """Public texts are in the server's language."""
        server = await self._house.matches.server(table.address.guild)
        guild = self._client.get_guild(table.address.guild)
        shown = None if guild is None else str(guild.preferred_locale)
        return self._house.catalogues.words(server.locale or shown)


def _asked(table: Table, rows: Sequence[OutboxRow]) -> list[int]:
    """The Discord ids of those newly asked who still owe a decision; of the invited in a lobby."""
    asked = {player for row in rows for player in row.asked}
    if table.status is Status.LOBBY:
        known = [(seat.player, seat.user) for seat in table.seats]
    else:
        known = [(seat.player, seat.user) for seat in table.waiting]
    return [user for player, user in known if player in asked and user is not None]


def _texts(message: discord.Message) -> str:
    """Every text of a message of ours."""
    parts = []
    for component in message.components:
        children = getattr(component, "children", [component])
        parts += [getattr(child, "content", "") for child in children]
    return "\n".join(parts)
