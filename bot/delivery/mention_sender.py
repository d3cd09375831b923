"""Sends the mentions that `bot.matches.mentions` has decided, all matches of a channel in one
message."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.delivery.fallback_channels import GuildMembership
from bot.delivery.sender import DeliveryContext, Sender, jump_link
from bot.markdown import escape
from bot.matches import OutboxMessage, PostedMessage
from bot.models.match import PendingPerson, Status, Table
from bot.models.outbox import DelayedMention, Mention
from bot.presentation.boards import describe_duties
from bot.screens.screen import Screen
from bot.screens.shared.mentions import Call, describe_start, format_mentions, render_calls
from bot.screens.shared.names import format_list
from bot.words import Words

MOST_TOGETHER: Final = 10
"""Matches in one message: with their links they fit the 2,000 characters of a text, which
notifications quote, and the 25 buttons below it."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody a lobby mentions, or a match that begins from the queue; `wakes` is None while they
    are awake."""

    player: int
    user: int
    wakes: int | None


@dataclass(frozen=True, slots=True)
class Delivery:
    """Messages of a match that its board has delivered, marked with `row`.

    `mentions` are due; where the board has not `mentioned` them, another message has to. `later`
    are people who are asleep, `guests` the Discord ids of `Guest`s. `tried`: the message
    of mentions may have arrived before a crash.
    """

    table: Table
    rows: tuple[OutboxMessage, ...]
    row: OutboxMessage
    board: PostedMessage
    mentions: tuple[PendingPerson, ...] = ()
    later: tuple[DelayedMention, ...] = ()
    mentioned: bool = True
    tried: bool = False
    guests: tuple[int, ...] = ()


class MentionSender(Sender):
    """Sends mentions, and edits them when they are answered."""

    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._membership = GuildMembership(context.client)

    def users_of(self, table: Table, pending: Iterable[PendingPerson]) -> list[int]:
        """Their Discord ids."""
        users = (table.seats[one.seat].user for one in pending)
        return [user for user in users if user is not None]

    async def split_by_awake(
        self, match: int, seq: int, mentions: Sequence[PendingPerson]
    ) -> tuple[tuple[PendingPerson, ...], tuple[DelayedMention, ...]]:
        """Those who are awake, and delayed mentions of the others. People who are called by direct
        message (`PrivateCalls`) are mentioned when they wake, too, but not before."""
        awake, later = [], []
        openly = await self._calls_openly(match)
        for one in mentions:
            wakes = await self._find_wake_time(one.player)
            calls = (await self._matches.people.read_person(one.player)).calls
            if wakes is not None:
                later.append(DelayedMention(match, seq, one.player, wakes))
            elif openly if one.is_private else calls == "channel":
                awake.append(one)
        return tuple(awake), tuple(later)

    async def find_due(
        self, table: Table, rows: Sequence[OutboxMessage]
    ) -> tuple[PendingPerson, ...]:
        """Whom messages of one match mention where it is shown here. Of those who share a sealed
        question the channel names all or none: who was asked elsewhere has no orders."""
        due = {*await self._mentions.find_due(rows)}
        if any(one.is_private for one in due) and await self._calls_openly(table.match):
            place = table.address.destination
            due |= {*await self._mentions.find_asked_elsewhere(table.match, place)}
        here = (one for one in due if table.is_seat_here(one.seat))
        return tuple(sorted(here, key=lambda one: one.seat))

    async def find_standing(self, table: Table) -> tuple[PendingPerson, ...]:
        """Those who have been mentioned here and have not answered, as far as the channel may tell:
        none of those who share a sealed question, or all of them."""
        mentioned = await self._mentions.find_open(table.match)
        standing = {one for one in mentioned if not one.is_private}
        if await self._calls_openly(table.match):
            pending = await self._mentions.find_pending(table.match)
            standing |= {one for one in pending if one.is_private}
        return tuple(one for one in standing if table.is_seat_here(one.seat))

    async def build_head(
        self,
        table: Table,
        standing: Sequence[PendingPerson],
        new: Sequence[PendingPerson],
        words: Words,
        guests: Sequence[int] | None = None,
    ) -> tuple[str, list[int]]:
        """The text above a board with all open mentions, and the Discord ids of the new ones. With
        `guests` it tells that the match has begun, to them as well."""
        gone = [one for one in new if await self._has_left(table, one)]
        there = sorted({*standing, *new} - {*gone}, key=lambda one: one.seat)
        lines = [" ".join(format_mentions(table, there, now=True))]
        soon = format_mentions(table, there, now=False)
        if guests is not None:
            servers = self._services.servers.list_names(table)
            lines = [describe_start(Call(table, there), guests, servers, words)]
        elif soon:
            lines.append(f"-# {words('call-soon', names=format_list(soon, words))}")
        lines += [words("left-server", name=escape(table.seats[one.seat].name)) for one in gone]
        head = "\n".join(line for line in lines if line)
        called = self.users_of(table, [one for one in new if one not in gone])
        return head, [*called, *(guests or ())]

    async def find_guests(self, table: Table, rows: Sequence[OutboxMessage]) -> tuple[Guest, ...]:
        """People whom a lobby mentions: invited ones who may still join, or the host who may start
        it. A match from the queue calls those as well whom it does not wait for yet."""
        asked = {player for row in rows for player in row.recipients if _is_expected(table, player)}
        if any(row.calls_everyone for row in rows) and table.status is Status.RUNNING:
            waiting = {one.player for one in await self._mentions.find_pending(table.match)}
            asked |= {seat.player for seat in table.seats if seat.player} - waiting
        found = []
        for player in sorted(asked):
            # They are called where their seat is shown, or the one that a lobby keeps for them.
            seat = table.seat_of(player)
            kept = table.reservations.index(player) if player in table.reservations else -1
            if not table.is_seat_here(kept if seat is None else seat.seat):
                continue
            user = (await self._matches.people.read_person(player)).user
            if user:
                found.append(Guest(player, user, await self._find_wake_time(player)))
        return tuple(found)

    async def send_together(self, place: int, deliveries: Sequence[Delivery]) -> None:
        """Mention for several boards by one message, or by a few. Mentions that arrived before a
        crash are only recorded."""
        tried = any(one.tried for one in deliveries)
        sent = await self._messenger.fetch_recent_messages(place) if tried else []
        known = {o.row.id: s for o in deliveries for s in sent if o.row.call_mark in s.marks}
        new = [await self.drop_answered(one) for one in deliveries if one.row.id not in known]
        if silent := [one for one in new if not one.mentions]:  # their boards tell all there is
            await self._record_mentions(silent, None)
        rest = [one for one in new if one.mentions]
        for first in range(0, len(rest), MOST_TOGETHER):
            several = rest[first : first + MOST_TOGETHER]
            await self._record_mentions(several, await self._send(place, several))
        for one in deliveries:
            if one.row.id in known:
                await self._record_mentions([one], PostedMessage(place, known[one.row.id].message))

    async def clear_answered(self, match: int) -> bool:
        """Delete the messages whose mentions are answered, or edit them where other people have not
        answered yet; boards show that themselves. False if it has to be tried again."""
        answered, failed = await self._mentions.find_answered(match), set[PostedMessage]()
        for board in {mention.message for mention in answered if mention.message is not None}:
            try:
                mentions = self._matches.store.mentions
                everything, gone = await mentions.find_by_message(board.message), {*answered}
                for other in {one.match for one in everything} - {one.match for one in gone}:
                    gone |= {*await self._mentions.find_answered(other)}
                left = [mention for mention in everything if mention not in gone]
                if left:  # in a busy channel it waits, as Discord allows few edits
                    self._messenger.require_quiet(board.channel)
                if left or not await self._messenger.try_remove(board):
                    screen, users = await self._render_mentions(left, match, board.channel)
                    await self._messenger.try_edit(board, screen, users)
            except Exception as error:  # noqa: BLE001 - it is about other matches, too
                _log.info("message %d is not up to date: %s", board.message, error)
                failed.add(board)
        await self._mentions.forget([one for one in answered if one.message not in failed])
        return not failed

    async def _send(self, place: int, deliveries: Sequence[Delivery]) -> PostedMessage:
        words, users, calls = await self._find_words(deliveries[0].table), set(), []
        for one in deliveries:
            present = [a for a in one.mentions if not await self._has_left(one.table, a)]
            users |= {*self.users_of(one.table, present)}
            calls.append(await self.find_call(one.table, one.board, one.mentions, words))
        marks = tuple(one.row.call_mark for one in deliveries)
        screen = replace(render_calls(calls, words), marks=marks)
        nonce = f"c{deliveries[-1].row.id}"
        return await self._messenger.send(place, screen, None, nonce, sorted(users))

    async def drop_answered(self, delivery: Delivery) -> Delivery:
        """Without the mentions of people who have answered since it was prepared, or whose match
        has ended since."""
        match, mentions = delivery.table.match, delivery.mentions
        return replace(delivery, mentions=await self._mentions.drop_answered(match, mentions))

    async def _record_mentions(
        self, deliveries: Sequence[Delivery], message: PostedMessage | None
    ) -> None:
        mentions = [
            Mention(one.table.match, pending.player, pending.key, message=message)
            for one in deliveries
            for pending in one.mentions
        ]
        rows = [row for one in deliveries for row in one.rows]
        newest = {one.table.match: one.board for one in deliveries}
        later = [asleep for one in deliveries for asleep in one.later]
        await self._queue.finish_delivery(rows, newest, mentions, later, at=self._at())

    async def find_call(
        self,
        table: Table,
        board: PostedMessage | None,
        pending: Sequence[PendingPerson],
        words: Words,
    ) -> Call:
        """The people a match waits for and what for, with a link to its board if that is there."""
        seats = [one.seat for one in pending if one.decision is not None]
        duties = await describe_duties(self._services, table.match, seats, words) if seats else ()
        return Call(table, pending, duties, "" if board is None else jump_link(table, board))

    async def _render_mentions(
        self, mentions: Sequence[Mention], match: int, place: int
    ) -> tuple[Screen, list[int]]:
        """A message of mentions in a channel as it is now, and the Discord ids of those still
        mentioned."""
        table = (await self._matches.queries.read_table(match)).seen_at(place)
        words = await self._find_words(table)
        by_match: dict[int, set[int]] = defaultdict(set)
        for mention in mentions:
            by_match[mention.match].add(mention.player)
        calls, users = [], set[int]()
        for number, players in sorted(by_match.items()):
            one_table = (await self._matches.queries.read_table(number)).seen_at(place)
            board = await self._queue.read_board(number, one_table.mirror)
            pending = await self._mentions.find_pending(number)
            named = [one for one in pending if one.player in players]
            shares = any(one.is_private for one in named)  # which names all of them
            open_ones = [one for one in pending if one in named or (shares and one.is_private)]
            calls.append(await self.find_call(one_table, board, open_ones, words))
            users.update(self.users_of(one_table, open_ones))
        return render_calls(calls, words), sorted(users)

    async def _has_left(self, table: Table, one: PendingPerson) -> bool:
        user = table.seats[one.seat].user
        return user is not None and await self._membership.has_left(table.address.guild, user)


def _is_expected(table: Table, player: int) -> bool:
    """Whether a lobby waits for this player: for its host once it is full, for others before."""
    full = table.is_full
    if table.status is not Status.LOBBY:
        return False
    return full if player == table.host else not full and table.seat_of(player) is None
