"""Boards: a new message where somebody has to be called or all should see it, else an edit."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.matches import Awaited, Board, Later, OutboxRow
from bot.screens.house import boards
from bot.screens.screen import Screen, Text
from bot.tables import Address, Status, Table
from bot.ui.boards import board_of, mark, marked
from bot.ui.calling import Caller, Guest, jump_link
from bot.ui.house import House
from bot.ui.posting import GONE, Postman, Said
from bot.ui.speaking import Speaker
from bot.ui.views import view_of

_log = logging.getLogger(__name__)
ARCHIVE_MINUTES: Final = 10_080
THREAD_EXISTS = 160004
NOWHERE: Final = Board(0, 0)
FIRST_ROW = 1
"""The row of a match's log that starts it."""


@dataclass(frozen=True, slots=True)
class Told:
    """Rows of a match that a message has told. Those in `calls` still have to be called, by another
    message, where the board has not `called` them; those in `later` sleep. `row` is what the board
    is marked with, `guests` are the Discord ids of those whom a lobby calls."""

    table: Table
    rows: tuple[OutboxRow, ...]
    row: OutboxRow
    board: Board
    calls: tuple[Awaited, ...] = ()
    later: tuple[Later, ...] = ()
    called: bool = True
    tried: bool = False
    guests: tuple[int, ...] = ()


class Boards:
    """Keeps the board of each match."""

    def __init__(
        self, house: House, client: discord.Client, postman: Postman, caller: Caller, speak: Speaker
    ) -> None:
        self._house = house
        self._client = client
        self._postman = postman
        self._caller = caller
        self._speak = speak
        self._outbox = house.matches.outbox

    async def arrived(self, rows: Sequence[OutboxRow]) -> Told | None:
        """The rows, up to one that has been tried, where its message is found in its place."""
        tried = [row for row in rows if row.first_try_at is not None]
        if not tried:
            return None
        table = await self._house.matches.table(rows[0].match)
        said = await self._postman.said(table.address.place)
        for row in reversed(tried):
            found = next((one for one in said if one.ends(mark(table, row))), None)
            if found is not None:
                done = tuple(one for one in rows if one.id <= row.id)
                return await self._found(table, done, row, found)
        return None

    async def _found(
        self, table: Table, rows: tuple[OutboxRow, ...], row: OutboxRow, found: Said
    ) -> Told:
        """Whom the message did not mention, for whatever reason, has still to be called."""
        old = await self._outbox.board(table.match)
        board = Board(table.address.place, found.message)
        await self._retire(table, old, board)
        guests = await self._caller.guests(table, rows)
        if guests:
            missed = [one for one in guests if not found.calls([one.user])]
            return Told(table, rows, row, board, later=_asleep(table, missed, self._at()))
        calls = await self._house.matches.calls.to_make(rows)
        words = (await self._speak(table.address.guild)).words
        if found.calls((await self._caller.head(table, (), calls, words))[1]):
            return Told(table, rows, row, board, calls, tried=True)
        calls, later = await self._caller.waking(table.match, row.seq, calls)
        users = (await self._caller.head(table, (), calls, words))[1]
        called = found.calls(users)
        return Told(table, rows, row, board, calls, later, called=called, tried=True)

    async def tell(self, rows: Sequence[OutboxRow], *, aside: bool) -> Told:
        """One message for all the rows, where something is left to be told. With `aside` another
        message calls whoever has to be called; so it does where they only slept before: the board
        is there."""
        old = await self._outbox.board(rows[0].match)
        table = await self._settled(rows, old)
        new = await self._house.matches.calls.to_make(rows)
        calls, later = await self._caller.waking(table.match, rows[-1].seq, new)
        guests = await self._caller.guests(table, rows)
        users = tuple(one.user for one in guests if one.wakes is None)
        later += _asleep(table, guests)
        asks = bool(calls or users)
        posts = [row for row in rows if row.mode == "post" and (asks or not _calling(row, table))]
        if old is not None and calls and posts and all(row.later for row in posts):
            tried, row = posts[-1].tries > 0, await self._outbox.begin(posts[-1])
            told = Told(table, tuple(rows), row, old, calls, later, called=False, tried=tried)
            return await self._edit(told) if any(one.mode == "edit" for one in rows) else told
        if posts or old is None:
            row = await self._outbox.begin(posts[-1] if posts else rows[-1])
            told = Told(table, tuple(rows), row, old or NOWHERE, calls, later, called=not aside)
            return await self._post(replace(told, guests=users), old)
        told = Told(table, tuple(rows), rows[-1], old, later=later)
        if all(row.mode == "post" and row.due > row.created and not row.tries for row in rows):
            return told  # the board was edited when these began to settle
        return await self._edit(replace(told, row=await self._outbox.begin(rows[-1])))

    async def _edit(self, told: Told) -> Told:
        table, old = told.table, told.board
        voice = await self._speak(table.address.guild)
        screen = await board_of(self._house, table.match, voice.words)
        standing = await self._house.matches.calls.standing(table.match)
        head, _ = await self._caller.head(table, standing, (), voice.words)
        try:
            await self._postman.edit(old, marked(screen, table, told.row, head), voice.look)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return await self._post(told, None)
        return told

    def _at(self) -> int:
        return int(self._house.now().timestamp())

    async def _post(self, told: Told, old: Board | None) -> Told:
        table, row = told.table, told.row
        voice = await self._speak(table.address.guild)
        screen = await board_of(self._house, table.match, voice.words)
        standing = await self._house.matches.calls.standing(table.match)
        new = told.calls if told.called else ()
        head, users = await self._caller.head(table, standing, new, voice.words)
        if table.status is Status.LOBBY:
            head, users = " ".join(f"<@{user}>" for user in told.guests), [*told.guests]
        shown = marked(screen, table, row, head)
        nonce = f"o{row.id}"
        board = await self._postman.send(table.address.place, shown, voice.look, nonce, users)
        await self._retire(table, old, board)
        return replace(told, board=board)

    async def _retire(self, table: Table, old: Board | None, newest: Board) -> None:
        """Take the controls off a board that is not the newest any more."""
        if old is None or old.message == newest.message:
            return
        words = (await self._speak(table.address.guild)).words
        link = jump_link(table, newest)
        await self._postman.touch(old, boards.retired(table, link, words))

    async def _settled(self, rows: Sequence[OutboxRow], old: Board | None) -> Table:
        """The match, in a thread of its own where the server wants that and it has just begun."""
        match = rows[0].match
        table = await self._house.matches.table(match)
        server = await self._house.matches.server(table.address.guild)
        begins = any(map(is_start, rows)) and not any(row.tries for row in rows)
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


def _calling(row: OutboxRow, table: Table) -> bool:
    """Whether the row wants a new message only to call somebody."""
    if row.catches_up or is_start(row):
        return False
    return row.later or (bool(row.asked) and table.status is Status.RUNNING)


def _asleep(table: Table, guests: Sequence[Guest], at: int | None = None) -> tuple[Later, ...]:
    """Those who are called to a lobby when they wake, or else at a moment, where one is given."""
    wakes = ((one.player, at if one.wakes is None else one.wakes) for one in guests)
    return tuple(Later(table.match, 0, who, when) for who, when in wakes if when is not None)


def is_start(row: OutboxRow) -> bool:
    """Whether the row tells that a match begins; who slept then is called by a later one."""
    return row.seq == FIRST_ROW and row.mode == "post" and row.due <= row.created
