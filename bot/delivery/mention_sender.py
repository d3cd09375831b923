"""Sends the mentions that `bot.matches.mentions` has decided, all matches of a channel in one
message."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.delivery.fallback_channels import GuildMembership
from bot.delivery.sender import Sender, jump_link
from bot.markdown import escape
from bot.matches import BoardMessage, DelayedMention, Mention, OutboxMessage, PendingPerson
from bot.models.match import Status, Table
from bot.presentation.boards import describe_duties
from bot.presentation.messenger import FAILED, Messenger
from bot.presentation.preferences import PresentationLookup
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared.mentions import Call, format_mentions, render_calls
from bot.screens.shared.names import format_list
from bot.words import Words

MOST_TOGETHER: Final = 10
"""Matches in one message: with their links they fit the 2,000 characters of a text, which
notifications quote, and the 25 buttons below it."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody a lobby mentions; `wakes` is None while they are awake."""

    player: int
    user: int
    wakes: int | None


@dataclass(frozen=True, slots=True)
class Delivery:
    """Messages of a match that its board has delivered, marked with `row`.

    `mentions` are due; where the board has not `mentioned` them, another message has to. `later`
    are people who are asleep, `guests` the Discord ids that a lobby mentions. `tried`: the message
    of mentions may have arrived before a crash.
    """

    table: Table
    rows: tuple[OutboxMessage, ...]
    row: OutboxMessage
    board: BoardMessage
    mentions: tuple[PendingPerson, ...] = ()
    later: tuple[DelayedMention, ...] = ()
    mentioned: bool = True
    tried: bool = False
    guests: tuple[int, ...] = ()


class MentionSender(Sender):
    """Sends mentions, and edits them when they are answered."""

    def __init__(
        self,
        services: Services,
        messenger: Messenger,
        membership: GuildMembership,
        presentation_of: PresentationLookup,
    ) -> None:
        super().__init__(services, messenger, presentation_of)
        self._membership = membership

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
            elif openly if one.shares_question else calls == "channel":
                awake.append(one)
        return tuple(awake), tuple(later)

    async def find_standing(self, match: int) -> tuple[PendingPerson, ...]:
        """Those who have been mentioned and have not answered, as far as their channel may tell."""
        openly = await self._calls_openly(match)
        mentioned = await self._mentions.find_open(match)
        return tuple(one for one in mentioned if openly or not one.shares_question)

    async def build_head(
        self,
        table: Table,
        standing: Sequence[PendingPerson],
        new: Sequence[PendingPerson],
        words: Words,
    ) -> tuple[str, list[int]]:
        """The text above a board with all open mentions, and the Discord ids of the new ones."""
        gone = [one for one in new if await self._has_left(table, one)]
        there = sorted({*standing, *new} - {*gone}, key=lambda one: one.seat)
        lines = [" ".join(format_mentions(table, there, now=True))]
        soon = format_mentions(table, there, now=False)
        if soon:
            lines.append(f"-# {words('call-soon', names=format_list(soon, words))}")
        lines += [words("call-left", name=escape(table.seats[one.seat].name)) for one in gone]
        head = "\n".join(line for line in lines if line)
        return head, self.users_of(table, [one for one in new if one not in gone])

    async def find_guests(self, table: Table, rows: Sequence[OutboxMessage]) -> tuple[Guest, ...]:
        """People whom a lobby mentions: invited ones who may still join, or the host who may start
        it."""
        asked = {player for row in rows for player in row.recipients if _is_expected(table, player)}
        found = []
        for player in sorted(asked):
            user = (await self._matches.people.read_person(player)).user
            if user:
                found.append(Guest(player, user, await self._find_wake_time(player)))
        return tuple(found)

    async def send_together(self, place: int, deliveries: Sequence[Delivery]) -> None:
        """Mention for several boards by one message, or by a few. Mentions that arrived before a
        crash are only recorded."""
        tried = any(one.tried for one in deliveries)
        sent = await self._messenger.fetch_recent_messages(place) if tried else []
        known = {
            one.row.id: found
            for one in deliveries
            for found in sent
            if one.row.call_mark in found.marks
        }
        rest = [one for one in deliveries if one.row.id not in known]
        for first in range(0, len(rest), MOST_TOGETHER):
            several = rest[first : first + MOST_TOGETHER]
            await self._record_mentions(several, await self._send(place, several))
        for one in deliveries:
            if one.row.id in known:
                await self._record_mentions([one], BoardMessage(place, known[one.row.id].message))

    async def clear_answered(self, match: int) -> None:
        """Delete the messages whose mentions are answered, or edit them where other people have not
        answered yet; boards show that themselves. What fails is tried with the next board."""
        answered = await self._mentions.find_answered(match)
        for board in {mention.message for mention in answered if mention.message is not None}:
            everything = await self._mentions.find_in_message(board.message)
            left = [mention for mention in everything if mention not in answered]
            try:
                await self._show_left(board, left, match)
            except FAILED as error:
                _log.info("message %d is not up to date: %s", board.message, error)
                answered = tuple(one for one in answered if one.message != board)
        await self._mentions.forget(answered)

    async def _show_left(self, board: BoardMessage, left: Sequence[Mention], match: int) -> None:
        """In a busy channel it waits for a board later on, as Discord allows few edits."""
        if left:
            self._messenger.require_quiet(board.channel)
        if left or not await self._messenger.try_remove(board):
            screen, users = await self._render_mentions(left, match)
            await self._messenger.try_edit(board, screen, users)

    async def _send(self, place: int, deliveries: Sequence[Delivery]) -> BoardMessage:
        words, users, calls = await self._find_words(deliveries[0].table), set(), []
        for one in deliveries:
            present = [a for a in one.mentions if not await self._has_left(one.table, a)]
            users |= {*self.users_of(one.table, present)}
            calls.append(await self.find_call(one.table, one.board, one.mentions, words))
        marks = tuple(one.row.call_mark for one in deliveries)
        screen = replace(render_calls(calls, self._at(), words), marks=marks)
        nonce = f"c{deliveries[-1].row.id}"
        return await self._messenger.send(place, screen, None, nonce, sorted(users))

    async def _record_mentions(self, deliveries: Sequence[Delivery], message: BoardMessage) -> None:
        mentions = [
            Mention(one.table.match, pending.player, pending.key, message=message)
            for one in deliveries
            for pending in one.mentions
        ]
        rows = [row for one in deliveries for row in one.rows]
        newest = {one.table.match: one.board for one in deliveries}
        later = [asleep for one in deliveries for asleep in one.later]
        await self._matches.outbox.finish_joint_delivery(rows, newest, mentions, later)

    async def find_call(
        self,
        table: Table,
        board: BoardMessage | None,
        pending: Sequence[PendingPerson],
        words: Words,
    ) -> Call:
        """The people a match waits for and what for, with a link to its board if that is there."""
        seats = [one.seat for one in pending if one.decision is not None]
        duties = await describe_duties(self._services, table.match, seats, words) if seats else ()
        return Call(table, pending, duties, "" if board is None else jump_link(table, board))

    async def _render_mentions(
        self, mentions: Sequence[Mention], match: int
    ) -> tuple[Screen, list[int]]:
        """A message of mentions as it is now, and the Discord ids of those still mentioned."""
        table = await self._matches.queries.read_table(match)
        words = await self._find_words(table)
        by_match: dict[int, set[int]] = defaultdict(set)
        for mention in mentions:
            by_match[mention.match].add(mention.player)
        calls, users = [], set[int]()
        for number, players in sorted(by_match.items()):
            one_table = await self._matches.queries.read_table(number)
            board = await self._matches.outbox.read_board(number)
            pending = await self._mentions.find_pending(number)
            open_ones = [one for one in pending if one.player in players]
            calls.append(await self.find_call(one_table, board, open_ones, words))
            users.update(self.users_of(one_table, open_ones))
        return render_calls(calls, self._at(), words), sorted(users)

    async def _find_wake_time(self, player: int) -> int | None:
        """None while they are awake."""
        at = self._at()
        hours = (await self._matches.clocks.read_hours(player)).hours
        return None if hours.is_awake(at) else hours.add_playing_time(at, 0)

    async def _has_left(self, table: Table, one: PendingPerson) -> bool:
        user = table.seats[one.seat].user
        return user is not None and await self._membership.has_left(table.address.guild, user)


def _is_expected(table: Table, player: int) -> bool:
    """Whether a lobby waits for this player: for its host once it is full, for others before."""
    full = not any(seat.is_empty for seat in table.seats)
    if table.status is not Status.LOBBY:
        return False
    return full if player == table.host else not full and table.seat_of(player) is None
