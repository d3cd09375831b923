"""Boards: a new message where somebody has to be called or all should see it, else an edit."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.delivery.mentions import Delivery, Guest, MentionSender, jump_link
from bot.matches import BoardMessage, DelayedMention, OutboxMessage
from bot.models.match import Address, Status, Table
from bot.presentation.boards import add_mark, board_of, mark_of
from bot.presentation.layouts import view_of
from bot.presentation.messenger import GONE, Messenger, SentMessage
from bot.presentation.preferences import PresentationLookup
from bot.presentation.services import Services
from bot.screens.screen import Screen, Text
from bot.screens.shared import boards

_log = logging.getLogger(__name__)
ARCHIVE_MINUTES: Final = 10_080
THREAD_EXISTS = 160004
NOWHERE: Final = BoardMessage(0, 0)
FIRST_ROW = 1
"""The row of a match's log that starts it."""


class Boards:
    """Keeps the board of each match."""

    def __init__(
        self,
        services: Services,
        client: discord.Client,
        messenger: Messenger,
        caller: MentionSender,
        speak: PresentationLookup,
    ) -> None:
        self._services = services
        self._client = client
        self._messenger = messenger
        self._mention_sender = caller
        self._speak = speak
        self._outbox = services.matches.outbox

    async def find_delivered(self, rows: Sequence[OutboxMessage]) -> Delivery | None:
        """The rows, up to one that has been tried, where its message is found in its place."""
        tried = [row for row in rows if row.first_try_at is not None]
        if not tried:
            return None
        table = await self._services.matches.queries.read_table(rows[0].match)
        said = await self._messenger.fetch_recent_messages(table.address.destination)
        for row in reversed(tried):
            found = next((one for one in said if one.has_ending(mark_of(table, row))), None)
            if found is not None:
                done = tuple(one for one in rows if one.id <= row.id)
                return await self._resume_delivery(table, done, row, found)
        return None

    async def _resume_delivery(
        self, table: Table, rows: tuple[OutboxMessage, ...], row: OutboxMessage, found: SentMessage
    ) -> Delivery:
        """Whom the message did not mention, for whatever reason, has still to be called."""
        old = await self._outbox.read_board(table.match)
        board = BoardMessage(table.address.destination, found.message)
        await self._retire(table, old, board)
        guests = await self._mention_sender.find_guests(table, rows)
        if guests:
            missed = [one for one in guests if not found.has_mentions([one.user])]
            return Delivery(
                table, rows, row, board, later=_defer_mentions(table, missed, self._at())
            )
        calls = await self._services.matches.mentions.find_due(rows)
        words = (await self._speak(table.address.guild)).words
        if found.has_mentions((await self._mention_sender.build_head(table, (), calls, words))[1]):
            return Delivery(table, rows, row, board, calls, tried=True)
        calls, later = await self._mention_sender.split_by_awake(table.match, row.seq, calls)
        users = (await self._mention_sender.build_head(table, (), calls, words))[1]
        called = found.has_mentions(users)
        return Delivery(table, rows, row, board, calls, later, mentioned=called, tried=True)

    async def deliver(self, rows: Sequence[OutboxMessage], *, aside: bool) -> Delivery:
        """One message for all the rows, where something is left to be told. With `aside` another
        message calls whoever has to be called; so it does where they only slept before: the board
        is there."""
        old = await self._outbox.read_board(rows[0].match)
        table = await self._move_to_thread(rows, old)
        new = await self._services.matches.mentions.find_due(rows)
        calls, later = await self._mention_sender.split_by_awake(table.match, rows[-1].seq, new)
        guests = await self._mention_sender.find_guests(table, rows)
        users = tuple(one.user for one in guests if one.wakes is None)
        later += _defer_mentions(table, guests)
        asks = bool(calls or users)
        posts = [
            row for row in rows if row.mode == "post" and (asks or not _is_mention_only(row, table))
        ]
        if old is not None and calls and posts and all(row.is_delayed_mention for row in posts):
            tried, row = posts[-1].tries > 0, await self._outbox.begin_delivery(posts[-1])
            told = Delivery(
                table, tuple(rows), row, old, calls, later, mentioned=False, tried=tried
            )
            return await self._edit(told) if any(one.mode == "edit" for one in rows) else told
        if posts or old is None:
            row = await self._outbox.begin_delivery(posts[-1] if posts else rows[-1])
            told = Delivery(
                table, tuple(rows), row, old or NOWHERE, calls, later, mentioned=not aside
            )
            return await self._post(replace(told, guests=users), old)
        told = Delivery(table, tuple(rows), rows[-1], old, later=later)
        if all(row.mode == "post" and row.due > row.created and not row.tries for row in rows):
            return told  # the board was edited when these began to settle
        return await self._edit(replace(told, row=await self._outbox.begin_delivery(rows[-1])))

    async def _edit(self, told: Delivery) -> Delivery:
        table, old = told.table, told.board
        voice = await self._speak(table.address.guild)
        screen = await board_of(self._services, table.match, voice.words)
        standing = await self._services.matches.mentions.find_open(table.match)
        head, _ = await self._mention_sender.build_head(table, standing, (), voice.words)
        try:
            await self._messenger.edit(
                old, add_mark(screen, table, told.row, head), voice.colour_scheme
            )
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return await self._post(told, None)
        return told

    def _at(self) -> int:
        return int(self._services.now().timestamp())

    async def _post(self, told: Delivery, old: BoardMessage | None) -> Delivery:
        table, row = told.table, told.row
        voice = await self._speak(table.address.guild)
        screen = await board_of(self._services, table.match, voice.words)
        standing = await self._services.matches.mentions.find_open(table.match)
        new = told.mentions if told.mentioned else ()
        head, users = await self._mention_sender.build_head(table, standing, new, voice.words)
        if table.status is Status.LOBBY:
            head, users = " ".join(f"<@{user}>" for user in told.guests), [*told.guests]
        shown = add_mark(screen, table, row, head)
        nonce = f"o{row.id}"
        board = await self._messenger.send(
            table.address.destination, shown, voice.colour_scheme, nonce, users
        )
        await self._retire(table, old, board)
        return replace(told, board=board)

    async def _retire(self, table: Table, old: BoardMessage | None, newest: BoardMessage) -> None:
        """Take the controls off a board that is not the newest any more."""
        if old is None or old.message == newest.message:
            return
        words = (await self._speak(table.address.guild)).words
        link = jump_link(table, newest)
        await self._messenger.try_edit(old, boards.render_retired_board(table, link, words))

    async def _move_to_thread(
        self, rows: Sequence[OutboxMessage], old: BoardMessage | None
    ) -> Table:
        """The match, in a thread of its own where the server wants that and it has just begun."""
        match = rows[0].match
        table = await self._services.matches.queries.read_table(match)
        server = await self._services.matches.people.read_server(table.address.guild)
        begins = any(map(is_start, rows)) and not any(row.tries for row in rows)
        if not server.threads or not begins or table.address.thread is not None:
            return table
        try:
            thread = await self._open_thread(table, old)
        except discord.HTTPException as error:
            _log.warning("match %d gets no thread: %s", match, error)
            return table
        address = Address(table.address.guild, table.address.channel, thread)
        return await self._services.matches.play.move_silently(match, address)

    async def _open_thread(self, table: Table, old: BoardMessage | None) -> int:
        """A thread on the lobby's message, whose id it has: made once, whatever happens."""
        name = f"#{table.match} {table.name}"
        channel = self._client.get_partial_messageable(
            table.address.channel, guild_id=table.address.guild
        )
        if old is None:
            sent = await channel.send(view=view_of(Screen((Text(name),))))
            old = BoardMessage(channel.id, sent.id)
        message = channel.get_partial_message(old.message)
        try:
            await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        return old.message


def _is_mention_only(row: OutboxMessage, table: Table) -> bool:
    """Whether the row wants a new message only to call somebody."""
    if row.is_catch_up or is_start(row):
        return False
    return row.is_delayed_mention or (bool(row.recipients) and table.status is Status.RUNNING)


def _defer_mentions(
    table: Table, guests: Sequence[Guest], at: int | None = None
) -> tuple[DelayedMention, ...]:
    """Those who are called to a lobby when they wake, or else at a moment, where one is given."""
    wakes = ((one.player, at if one.wakes is None else one.wakes) for one in guests)
    return tuple(
        DelayedMention(table.match, 0, who, when) for who, when in wakes if when is not None
    )


def is_start(row: OutboxMessage) -> bool:
    """Whether the row tells that a match begins; who slept then is called by a later one."""
    return row.seq == FIRST_ROW and row.mode == "post" and row.due <= row.created
