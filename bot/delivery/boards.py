"""Boards: a new message if somebody is to be mentioned or all should see it, else an edit."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.delivery.mention_sender import Delivery, Guest, MentionSender
from bot.delivery.private_calls import PrivateCalls
from bot.delivery.sender import DeliveryContext, Sender
from bot.delivery.threads import thread_name
from bot.matches import OutboxMessage, PostedMessage
from bot.models.match import Status, Table
from bot.models.outbox import THREADS, DelayedMention
from bot.presentation.boards import add_mark, board_of
from bot.presentation.layouts import MOST_ROWS
from bot.presentation.messenger import GONE, SentMessage
from bot.presentation.pace import TOO_MANY_EDITS, TooManyEdits
from bot.render.themes import ColourScheme
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared import boards
from bot.screens.shared.mentions import describe_call, describe_lobby_call, describe_start

_log = logging.getLogger(__name__)
SOON: Final = 30
"""Seconds within which a new board is awaited, and the old one not edited before it."""
NOWHERE: Final = PostedMessage(0, 0)
FIRST_ROW = 1  # number of the log row that starts a match


@dataclass(frozen=True, slots=True)
class RenderedBoard:
    """A board, the Discord ids of all `users` it mentions, and of the `new` ones among them, who
    are to be notified, as are the `roles`. `adds`: it mentions people in order to add them to the
    thread."""

    screen: Screen
    colours: ColourScheme | None
    users: tuple[int, ...]
    new: tuple[int, ...]
    roles: tuple[int, ...] = ()
    adds: bool = False


class Boards(Sender):
    """Posts and edits the board of each match."""

    def __init__(self, context: DeliveryContext, mentions: MentionSender) -> None:
        super().__init__(context)
        self._mention_sender = mentions
        self._private_calls = PrivateCalls(context)

    async def find_delivered(self, rows: Sequence[OutboxMessage]) -> Delivery | None:
        """The delivery of an earlier try, if its message is found in the channel."""
        tried = [row for row in rows if row.first_try_at is not None]
        if not tried:
            return None
        table = await self._read_table(rows[0])
        sent = await self._messenger.fetch_recent_messages(table.address.destination)
        for row in reversed(tried):
            found = next((one for one in sent if row.id in one.marks), None)
            if found is not None:
                done = tuple(one for one in rows if one.id <= row.id)
                await self._private_calls.deliver(done)
                delivery = await self._resume_delivery(table, done, row, found)
                if not found.is_layout:  # killed before the text became the board
                    await self._show(delivery.board, await self._render(delivery))
                return delivery
        return None

    async def _resume_delivery(
        self, table: Table, rows: tuple[OutboxMessage, ...], row: OutboxMessage, found: SentMessage
    ) -> Delivery:
        """People whom the message did not mention are still to be mentioned."""
        board = PostedMessage(table.address.destination, found.message)
        guests = await self._mention_sender.find_guests(table, rows)
        if guests and table.status is Status.LOBBY:
            missed = [one for one in guests if not found.has_mentions([one.user])]
            later = _defer_mentions(table, missed, self._at())
            there = tuple(one.user for one in guests if one not in missed)
            return Delivery(table, rows, row, board, later=later, guests=there)
        build_head = self._mention_sender.build_head
        mentions = await self._mention_sender.find_due(table, rows)
        words = await self._find_words(table)
        _, users = await build_head(table, (), mentions, words)
        if found.has_mentions(users):
            return Delivery(table, rows, row, board, mentions, tried=True)
        mentions, later = await self._mention_sender.split_by_awake(table.match, row.seq, mentions)
        _, users = await build_head(table, (), mentions, words)
        mentioned = found.has_mentions(users)
        return Delivery(table, rows, row, board, mentions, later, mentioned=mentioned, tried=True)

    async def deliver(self, rows: Sequence[OutboxMessage], *, aside: bool) -> Delivery:
        """Deliver all the rows by one message. With `aside`, or if the board is there and people
        only were asleep, another message mentions them."""
        old = await self._queue.read_board(rows[0].match, rows[0].guild)
        table = await self._move_to_thread(rows, old)
        await self._private_calls.deliver(rows)
        due = await self._mention_sender.find_due(table, rows)
        mentions, later = await self._mention_sender.split_by_awake(table.match, rows[-1].seq, due)
        guests = await self._mention_sender.find_guests(table, rows)
        users = tuple(one.user for one in guests if one.wakes is None)
        later += _defer_mentions(table, guests)
        posts = [row for row in rows if row.mode == "post"]
        if not mentions and not users:
            posts = [row for row in posts if not _is_mention_only(row, table)]
        only_mentions = bool(posts) and all(_is_mention_only(row, table) for row in posts)
        separate = aside or all(row.is_delayed_mention for row in posts)
        if old is not None and mentions and separate and only_mentions:
            tried = posts[-1].tries > 0
            row = await self._queue.begin_delivery(posts[-1], self._at())
            delivery = Delivery(table, tuple(rows), row, old, mentions, later, False, tried)
            return await self._edit(delivery) if _must_edit(rows) else delivery
        if posts or old is None:
            row = await self._queue.begin_delivery(posts[-1] if posts else rows[-1], self._at())
            board, mentioned = old or NOWHERE, not aside
            delivery = Delivery(table, tuple(rows), row, board, mentions, later, mentioned)
            return await self._post(replace(delivery, guests=users))
        delivery = Delivery(table, tuple(rows), rows[-1], old, later=later)
        if not _must_edit(rows):
            return delivery
        # Nor is it edited where a new board follows soon, unless it adds people to the thread. What
        # has waited for a new one already does not wait for another.
        has_waited = any(row.mode == "post" and row.due > row.created for row in rows)
        may_wait = not has_waited and not _list_added(rows, table)
        at, guild = self._at(), rows[0].guild
        if may_wait and await self._queue.is_board_due(table.match, at, at + SOON, guild):
            return delivery
        row = await self._queue.begin_delivery(rows[-1], self._at())
        return await self._edit(replace(delivery, row=row))

    async def _edit(self, delivery: Delivery) -> Delivery:
        board = await self._render(delivery)
        try:
            await self._show(delivery.board, board)
        except (discord.HTTPException, TooManyEdits) as error:
            if error.code not in (*GONE, TOO_MANY_EDITS):
                raise
            return await self._post(replace(delivery, mentioned=True))
        return delivery

    async def _post(self, delivery: Delivery) -> Delivery:
        """A board that notifies somebody is posted as a text, for push notifications to quote, and
        shows its picture by an edit. A kill in between leaves the text, which can be played from
        and which the next try finds. People are added to a thread by an edit as well, in silence.
        """
        delivery = await self._mention_sender.drop_answered(delivery)
        board, place = await self._render(delivery), delivery.table.address.destination
        nonce, notifies = f"o{delivery.row.id}", bool(board.new or board.roles)
        if notifies:
            call = await self._render_call(delivery, board)
            message = await self._messenger.send(place, call, None, nonce, board.new, board.roles)
        else:
            screen = replace(board.screen, head="") if board.adds else board.screen
            message = await self._messenger.send(place, screen, board.colours, nonce)
        if notifies or board.adds:
            await self._show(message, board)
        return replace(delivery, board=message)

    async def _show(self, message: PostedMessage, board: RenderedBoard) -> None:
        await self._messenger.edit(message, board.screen, board.colours, board.users, board.roles)

    async def _render(self, delivery: Delivery) -> RenderedBoard:
        table, sender = delivery.table, self._mention_sender
        presentation = await self._presentation_of(table.address.guild)
        screen = await board_of(self._services, table.match, presentation.words)
        standing = await sender.find_standing(table)
        mentions = delivery.mentions if delivery.mentioned else ()
        guests = delivery.guests if _starts_from_queue(delivery) else None
        words = presentation.words
        head, new = await sender.build_head(table, standing, mentions, words, guests)
        users = {*sender.users_of(table, standing), *new}
        roles: tuple[int, ...] = ()
        if table.status is Status.LOBBY:
            # The role hears of a new lobby, where its first board is posted.
            if delivery.board == NOWHERE and any(row.opens_lobby for row in delivery.rows):
                server = await self._matches.people.read_server(table.address.guild)
                roles = () if server.role_to_call is None else (server.role_to_call,)
            called = (*(f"<@&{role}>" for role in roles), *(f"<@{u}>" for u in delivery.guests))
            head, new = " ".join(called), [*delivery.guests]
            users = {*new}
        if added := _list_added(delivery.rows, table) - users:
            head += f"\n-# 👥 {' '.join(f'<@{user}>' for user in sorted(added))}"
        marked, colours = add_mark(screen, delivery.row, head.strip()), presentation.colour_scheme
        users |= added
        return RenderedBoard(marked, colours, (*users,), (*new,), roles, adds=bool(added))

    async def _render_call(self, delivery: Delivery, board: RenderedBoard) -> Screen:
        """The text as which a board is posted, with the board's buttons."""
        table, words = delivery.table, await self._find_words(delivery.table)
        if table.status is Status.LOBBY:
            text = describe_lobby_call(table, board.new, words, board.roles)
        else:
            seats = table.seats
            present = [one for one in delivery.mentions if seats[one.seat].user in board.new]
            call = await self._mention_sender.find_call(table, None, present, words)
            text = describe_call(call, self._at(), words)
            if _starts_from_queue(delivery):
                servers = self._services.servers.list_names(table)
                text = describe_start(call, delivery.guests, servers, words, self._at())
        rows = [block for block in board.screen.blocks if isinstance(block, Row)][:MOST_ROWS]
        return replace(board.screen, blocks=(Text(text), *rows), accent=None, head="")

    async def retire(self, row: OutboxMessage) -> None:
        """Delete a board that a newer one has replaced. The message above a thread stays, and leads
        to the board, as does one that cannot be deleted."""
        table = await self._read_table(row)
        old = PostedMessage(int(row.params["place"]), int(row.params["message"]))
        if old.message == table.address.thread or not await self._messenger.try_remove(old):
            words, link = await self._find_words(table), await self._find_board_link(table)
            await self._messenger.edit(old, boards.render_retired_board(table, link, words), None)
        await self._queue.finish_delivery([row], at=self._at())

    async def _move_to_thread(
        self, rows: Sequence[OutboxMessage], old: PostedMessage | None
    ) -> Table:
        """The match, moved to a new thread if it is to have one and has just begun; mirrors stay in
        their channels."""
        table = await self._read_table(rows[0])
        server = await self._matches.people.read_server(table.address.guild)
        begins = any(map(is_start, rows)) and not any(row.tries for row in rows)
        wanted = begins and table.has_own_thread(server.threads)
        if not wanted or table.mirror or table.address.thread is not None:
            return table
        try:
            thread = await self._open_thread(table, old)
        except discord.HTTPException as error:
            _log.warning("match %d gets no thread: %s", table.match, error)
            return table
        address = replace(table.address, thread=thread)
        return await self._matches.play.move_silently(table.match, address)

    async def _open_thread(self, table: Table, old: PostedMessage | None) -> int:
        """The thread of the lobby's message, else of one that is sent for it. Thread and message
        have one id, and an earlier message is found again, so that either is created only once."""
        name, place = thread_name(table), table.address.channel
        if old is None:
            mark = THREADS + table.match
            old = await self._messenger.find_own_message(place, mark)
            above, nonce = Screen((Text(name),), marks=(mark,)), f"t{table.match}"
            old = old or await self._messenger.send(place, above, None, nonce)
        return await self._messenger.open_thread(old, table.address.guild, name)


def _list_added(rows: Sequence[OutboxMessage], table: Table) -> set[int]:
    """The Discord ids of people whom these rows add to the thread of their match."""
    if table.address.thread is None or table.mirror or table.status is not Status.RUNNING:
        return set()
    asked = {player for row in rows if row.mode == "edit" for player in row.recipients}
    seats = [seat for seat in table.seats if seat.player in asked and not seat.resigned]
    return {seat.user for seat in seats if seat.user and table.is_seat_here(seat.seat)}


def _must_edit(rows: Sequence[OutboxMessage]) -> bool:
    """Whether the board may not show what these rows tell. It does where they only mention people
    who slept."""
    return any(row.tries > 0 or not row.is_delayed_mention for row in rows)


def _is_mention_only(row: OutboxMessage, table: Table) -> bool:
    """Whether the row needs a new message only to mention somebody."""
    if row.is_catch_up or is_start(row):
        return False
    return row.is_delayed_mention or (bool(row.recipients) and table.status is Status.RUNNING)


def _defer_mentions(
    table: Table, guests: Sequence[Guest], at: int | None = None
) -> tuple[DelayedMention, ...]:
    """Mentions of guests for when they wake; of those who are awake at `at`, if that is given."""
    times = ((one.player, at if one.wakes is None else one.wakes) for one in guests)
    return tuple(DelayedMention(table.match, 0, who, t) for who, t in times if t is not None)


def _starts_from_queue(delivery: Delivery) -> bool:
    """Whether it tells people of the queue that their match has begun."""
    begins = any(row.calls_everyone for row in delivery.rows)
    return begins and delivery.table.status is Status.RUNNING


def is_start(row: OutboxMessage) -> bool:
    """Whether the row announces the start; people asleep then are mentioned by a later one."""
    return row.seq == FIRST_ROW and row.mode == "post" and row.due <= row.created
