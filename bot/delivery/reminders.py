"""Reminders of a decision, by mention or direct message, for people who want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.delivery.sender import Sender
from bot.matches import REMINDERS, BoardMessage, Mention, OutboxMessage
from bot.models.match import SeatInfo, Status, Table
from bot.models.people import Person
from bot.presentation.boards import add_mark, describe_duties
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Screen
from bot.screens.shared import direct_messages as screens
from bot.words import Words

Waiting: TypeAlias = Sequence[tuple[Table, SeatInfo]]
"""Matches that wait for a person, with their seats."""
TOGETHER: Final = 3600
"""Seconds between two deadlines that have one reminder."""


class Reminders(Sender):
    """Sends reminders while the decision is open."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Send them in order, nobody's outside their playing hours; those that are out of date are
        only recorded."""
        for row in rows:
            table = await self._matches.queries.read_table(row.match)
            waking = await self._find_wake_time(row)
            if waking is not None:
                await self._outbox.delay([row], waking)
                return
            calls = []
            for player in row.recipients:
                person = await self._matches.people.read_person(player)
                calls += await self._remind(table, row, person)
            await self._outbox.finish_delivery([row], None, calls)

    async def _find_wake_time(self, row: OutboxMessage) -> int | None:
        """When all recipients are awake; None if they are."""
        at, clocks = self._at(), self._matches.clocks
        hours = [(await clocks.read_hours(player)).hours for player in row.recipients]
        waking = (one.add_playing_time(at, 0) for one in hours if not one.is_awake(at))
        return max(waking, default=None)

    async def _remind(self, table: Table, row: OutboxMessage, person: Person) -> list[Mention]:
        seat = table.seat_of(person.player)
        if seat is None or seat.decision is None or seat.computer is not None:
            return []
        if seat.decision != row.params.get("decision", seat.decision):
            return []
        if seat.due is None or seat.due <= self._at():
            return []
        asks = "vacation" in row.params
        if table.status is not Status.RUNNING or (person.reminders == "off" and not asks):
            return []
        number = int(row.params.get("reminder", 1))
        if await self._mentions.has_reminded(row.match, person.player, seat.decision, number):
            return []
        if await self._mentions.has_answered(row.match, seat.seat):
            return []
        sent = await self._send(table, row, person, seat)
        if sent is None:
            return []
        board, others = sent
        named = [(one.match, place.decision) for one, place in others if _is_as_urgent(place, seat)]
        return [
            Mention(match, person.player, decision, number, board)
            for match, decision in [(row.match, seat.decision), *named]
            if decision is not None
        ]

    async def _send(
        self, table: Table, row: OutboxMessage, person: Person, seat: SeatInfo
    ) -> tuple[BoardMessage, Waiting] | None:
        """By direct message if the person wants and takes them, else in the match's channel; with
        the other matches that it names. Those who want no reminders are asked about vacation where
        they hear of their turn.

        In the channel it would tell who has not answered a sealed question: None is sent there.
        """
        hidden = await self._mentions.shares_question(row.match, seat.seat)
        wanted = person.calls if person.reminders == "off" else person.reminders
        if wanted != "dm" and not hidden:
            return await self._mention(table, row, person, seat)
        words = presentation_of(self._services, person).words
        others = await self._find_others(table, person, private=True)
        reminder = await self._render_reminder(table, row, seat, others, words)
        try:
            nonce = f"o{row.id}"
            return await self._deliver_direct_message(row, person.user, reminder, nonce), others
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(person.player)
            if hidden:
                return None
            return await self._mention(table, row, person, seat, closed=True)

    async def _mention(
        self,
        table: Table,
        row: OutboxMessage,
        person: Person,
        seat: SeatInfo,
        *,
        closed: bool = False,
    ) -> tuple[BoardMessage, Waiting]:
        place = table.address.destination
        others = await self._find_others(table, person, private=False)
        if row.first_try_at is not None:
            arrived = await self._messenger.find_own_message(place, row.id)
            if arrived is not None:
                return arrived, others
        begun = await self._outbox.begin_delivery(row)
        words = await self._find_words(table)
        reminder = await self._render_reminder(table, row, seat, others, words)
        head = f"<@{person.user}>" + (f"\n{words('reminder-letters-closed')}" if closed else "")
        screen = add_mark(reminder, begun, head)
        sent = await self._messenger.send(place, screen, None, f"o{row.id}", [person.user])
        return sent, others

    async def _find_others(self, table: Table, person: Person, *, private: bool) -> Waiting:
        """The other matches that wait for a person, by deadline; in a channel only those of its
        own, as others may not know of them, and none that would tell who has not answered a sealed
        question."""
        found = []
        for one in await self._matches.queries.list_turns(person.player):
            seat, is_here = one.seat_of(person.player), one.address.channel == table.address.channel
            if one.match == table.match or seat is None or not (private or is_here):
                continue
            if await self._may_name(one, seat, private=private):
                found.append((one, seat))
        return sorted(found, key=lambda each: each[1].due or 0)

    async def _may_name(self, table: Table, seat: SeatInfo, *, private: bool) -> bool:
        """Whether a match waits for a seat with a clock, and naming it tells nothing of others."""
        if seat.due is None or seat.due <= self._at():
            return False
        if await self._mentions.has_answered(table.match, seat.seat):
            return False
        return private or not await self._mentions.shares_question(table.match, seat.seat)

    async def _render_reminder(
        self, table: Table, row: OutboxMessage, seat: SeatInfo, others: Waiting, words: Words
    ) -> Screen:
        last = row.params.get("reminder") == REMINDERS
        fate = await self._matches.clocks.predict_timeout(table.match, seat.seat) if last else None
        link = await self._find_board_link(table)
        duty = "\n".join(await describe_duties(self._services, table.match, [seat.seat], words))
        at, asks = self._at(), "vacation" in row.params
        named = [(one, place.due or at) for one, place in others]
        return screens.render_reminder(
            table, seat, duty, at, link, words, fate, others=named, asks=asks
        )


def _is_as_urgent(other: SeatInfo, seat: SeatInfo) -> bool:
    """Whether two deadlines of a person are so close that one reminder is enough."""
    return abs((other.due or 0) - (seat.due or 0)) <= TOGETHER
