"""Whom messages call: each person once for a decision, all matches of a place by one message."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.delivery.fallback_channels import GuildMembership
from bot.markdown import escape
from bot.matches import BoardMessage, DelayedMention, Mention, OutboxMessage, PendingPerson
from bot.models.match import Status, Table
from bot.presentation.messenger import Messenger, SentMessage
from bot.presentation.preferences import PresentationLookup
from bot.presentation.services import Services
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import format_list, match_title
from bot.words import Words

MARK: Final = re.compile(r"-# (o[0-9]+( · )?)+")
"""The last line of a message that calls for several boards: the rows it tells."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody whom a lobby calls; `wakes` is None where they are awake."""

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


class MentionSender:
    """Mentions, and takes mentions back that are answered."""

    def __init__(
        self,
        services: Services,
        messenger: Messenger,
        presence: GuildMembership,
        speak: PresentationLookup,
    ) -> None:
        self._services = services
        self._messenger = messenger
        self._membership = presence
        self._speak = speak
        self._mentions = services.matches.mentions

    def users_of(self, table: Table, awaited: Iterable[PendingPerson]) -> list[int]:
        """Their Discord ids."""
        found = (table.seats[one.seat].user for one in awaited)
        return [user for user in found if user is not None]

    async def split_by_awake(
        self, match: int, seq: int, calls: Sequence[PendingPerson]
    ) -> tuple[tuple[PendingPerson, ...], tuple[DelayedMention, ...]]:
        """Those who may be called now, and those who sleep, with the moment they wake."""
        later = {}
        for one in calls:
            wakes = await self._find_wake_time(one.player)
            if wakes is not None:
                later[one] = DelayedMention(match, seq, one.player, wakes)
        return tuple(one for one in calls if one not in later), tuple(later.values())

    async def build_head(
        self,
        table: Table,
        standing: Sequence[PendingPerson],
        new: Sequence[PendingPerson],
        words: Words,
    ) -> tuple[str, list[int]]:
        """What stands above a board: those who are called, before and now; and the Discord ids of
        those whom the message has to mention."""
        gone = [one for one in new if await self._has_left(table, one)]
        there = sorted({*standing, *new} - {*gone}, key=lambda one: one.seat)
        lines = [" ".join(_format_mentions(table, there, now=True))]
        soon = _format_mentions(table, there, now=False)
        if soon:
            lines.append(f"-# {words('call-soon', names=format_list(soon, words), n=len(soon))}")
        lines += [words("call-left", name=escape(table.seats[one.seat].name)) for one in gone]
        head = "\n".join(line for line in lines if line)
        return head, self.users_of(table, [one for one in new if one not in gone])

    async def find_guests(self, table: Table, rows: Sequence[OutboxMessage]) -> tuple[Guest, ...]:
        """Whom a lobby calls: those who are invited and may still join, or the host who may start
        it."""
        asked = {player for row in rows for player in row.recipients if _is_expected(table, player)}
        found = []
        for player in sorted(asked):
            user = (await self._services.matches.people.read_person(player)).user
            if user:
                found.append(Guest(player, user, await self._find_wake_time(player)))
        return tuple(found)

    async def send_together(self, place: int, told: Sequence[Delivery]) -> None:
        """One message that calls for several boards; what one has called already, which arrived
        before a crash, is only noted."""
        said = (
            await self._messenger.fetch_recent_messages(place)
            if any(one.tried for one in told)
            else []
        )
        known = {one.row.id: found for one in told for found in said if _has_mark(found, one.row)}
        rest = [one for one in told if one.row.id not in known]
        if rest:
            board = await self._send(place, rest)
            await self._record_mentions(rest, board)
        for one in told:
            if one.row.id in known:
                await self._record_mentions([one], BoardMessage(place, known[one.row.id].message))

    async def clear_answered(self, match: int) -> None:
        """Edit the messages that call to what is answered; boards show that themselves."""
        over = await self._mentions.find_answered(match)
        for board in {call.message for call in over if call.message is not None}:
            everything = await self._mentions.find_in_message(board.message)
            left = [call for call in everything if call not in over]
            if everything:
                await self._messenger.try_edit(board, await self._render_mentions(left, match))
        await self._mentions.forget(over)

    async def _send(self, place: int, told: Sequence[Delivery]) -> BoardMessage:
        guild, users = told[0].table.address.guild, set()
        words, lines = (await self._speak(guild)).words, []
        for one in told:
            present = [a for a in one.mentions if not await self._has_left(one.table, a)]
            users |= {*self.users_of(one.table, present)}
            lines.append(format_mention_line(one.table, one.board, one.mentions, words))
        foot = "-# " + " · ".join(f"o{one.row.id}" for one in told)
        screen = Screen((_build_text(lines, words),), foot=foot)
        return await self._messenger.send(place, screen, None, f"c{told[-1].row.id}", sorted(users))

    async def _record_mentions(self, told: Sequence[Delivery], message: BoardMessage) -> None:
        calls = [
            Mention(one.table.match, awaited.player, awaited.key, message=message)
            for one in told
            for awaited in one.mentions
        ]
        rows = [row for one in told for row in one.rows]
        newest = {one.table.match: one.board for one in told}
        later = [asleep for one in told for asleep in one.later]
        await self._services.matches.outbox.finish_joint_delivery(rows, newest, calls, later)

    async def _render_mentions(self, calls: Sequence[Mention], match: int) -> Screen:
        """A message that calls, as it stands now."""
        table = await self._services.matches.queries.read_table(match)
        words = (await self._speak(table.address.guild)).words
        by_match: Mapping[int, set[int]] = {
            call.match: {one.player for one in calls if one.match == call.match} for call in calls
        }
        lines = []
        for number, players in sorted(by_match.items()):
            shown = await self._services.matches.queries.read_table(number)
            board = await self._services.matches.outbox.read_board(number)
            still = [a for a in await self._mentions.find_pending(number) if a.player in players]
            lines.append(format_mention_line(shown, board, still, words))
        return Screen((_build_text(lines, words),))

    async def _find_wake_time(self, player: int) -> int | None:
        """When somebody wakes; None where they are awake."""
        at = int(self._services.now().timestamp())
        hours = (await self._services.matches.clocks.read_hours(player)).hours
        return None if hours.is_awake(at) else hours.add_playing_time(at, 0)

    async def _has_left(self, table: Table, one: PendingPerson) -> bool:
        user = table.seats[one.seat].user
        return user is not None and await self._membership.has_left(table.address.guild, user)


def format_mention_line(
    table: Table, board: BoardMessage | None, awaited: Sequence[PendingPerson], words: Words
) -> str:
    """For whom a match waits, with the way to its board; nothing where it waits for nobody."""
    now, soon = (
        _format_mentions(table, awaited, now=True),
        _format_mentions(table, awaited, now=False),
    )
    if not now and not soon:
        return ""
    key = "call-line" if not soon else "call-line-both" if now else "call-line-soon"
    link = jump_link(table, board) if board is not None else ""
    names, later = format_list(now, words), format_list(soon, words)
    return words(key, title=match_title(table, words), link=link, names=names, soon=later)


def _format_mentions(table: Table, awaited: Iterable[PendingPerson], *, now: bool) -> list[str]:
    chosen = (one for one in awaited if (one.decision is not None) is now)
    users = (table.seats[one.seat].user for one in chosen)
    return [f"<@{user}>" for user in users if user is not None]


def _build_text(lines: Iterable[str], words: Words) -> Text:
    return Text("\n".join(line for line in lines if line) or words("call-answered"))


def jump_link(table: Table, board: BoardMessage) -> str:
    """The address of a message, for a click."""
    return f"https://discord.com/channels/{table.address.guild}/{board.channel}/{board.message}"


def _is_expected(table: Table, player: int) -> bool:
    """Whether a lobby still waits for somebody: its host when it is full, others before that."""
    full = not any(seat.is_empty for seat in table.seats)
    if table.status is not Status.LOBBY:
        return False
    return full if player == table.host else not full and table.seat_of(player) is None


def _has_mark(said: SentMessage, row: OutboxMessage) -> bool:
    """Whether a message calls for this row."""
    last = said.texts[-1].splitlines()[-1] if said.texts and said.texts[-1] else ""
    return MARK.fullmatch(last) is not None and f"o{row.id}" in last.split()
