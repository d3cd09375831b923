"""Reminders of a decision, by mention or direct message, for people who want them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
Sent: TypeAlias = tuple[BoardMessage, Waiting]
"""A message, with the matches that it names."""
AT_ONCE: Final = 60
"""Seconds within which reminders of one person are one message."""
Due: TypeAlias = tuple[Table, OutboxMessage, SeatInfo]
"""A match that a person is to be reminded of, by which message, with their seat."""
LOSSES: Final = ("hold", "offer")
"""Outcomes of a timeout by which others may take the seat."""
TOGETHER: Final = 3600
"""Seconds between two deadlines that have one reminder."""


class Reminders(Sender):
    """Sends reminders while the decision is open."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Send them in order, nobody's outside their playing hours; those that are out of date are
        only recorded."""
        for row in rows:
            waking = await self._find_wake_time(row)
            if waking is not None:
                await self._outbox.delay([row], waking)
                return
            calls = []
            for player in row.recipients:
                person = await self._matches.people.read_person(player)
                calls += await self._remind(await self._read_table(row, player), row, person)
            await self._outbox.finish_delivery([row], None, calls)

    async def _find_wake_time(self, row: OutboxMessage) -> int | None:
        """When all recipients are awake; None if they are."""
        at, clocks = self._at(), self._matches.clocks
        hours = [(await clocks.read_hours(player)).hours for player in row.recipients]
        waking = (one.add_playing_time(at, 0) for one in hours if not one.is_awake(at))
        return max(waking, default=None)

    async def _remind(self, table: Table, row: OutboxMessage, person: Person) -> list[Mention]:
        """One message for all that is due now, about the most urgent match first."""
        own = await self._find_seat(table, row, person)
        if own is None:
            return []
        due = await self._find_due(table, row, person)
        first, main, seat = min(due, key=_urgency_of)
        # Sent and found again as the message of this row.
        main = replace(row, match=main.match, params={**row.params, **main.params})
        mentions = _list_mentions(await self._send(first, main, person, seat), main, seat, due)
        hidden = await self._mentions.is_private(row.match, own.seat)
        if hidden or any(one.match == row.match for one in mentions):
            return mentions
        # Direct messages were closed, and the channel of the first match is not to name this one.
        sent = await self._mention(table, row, person, own, closed=True)
        return mentions + _list_mentions(sent, row, own, [(table, row, own)])

    async def _find_seat(self, table: Table, row: OutboxMessage, person: Person) -> SeatInfo | None:
        """The seat that a row still has to remind a person of."""
        seat = table.seat_of(person.player)
        if seat is None or seat.decision is None or seat.computer is not None:
            return None
        if not table.is_seat_here(seat.seat):
            return None
        if seat.decision != row.params.get("decision", seat.decision):
            return None
        if seat.due is None or seat.due <= self._at() or table.status is not Status.RUNNING:
            return None
        if not ("vacation" in row.params or await self._is_wanted(table, row, person, seat)):
            return None
        number = int(row.params.get("reminder", 1))
        if await self._mentions.has_reminded(row.match, person.player, seat.decision, number):
            return None
        return None if await self._mentions.has_answered(row.match, seat.seat) else seat

    async def _is_wanted(
        self, table: Table, row: OutboxMessage, person: Person, seat: SeatInfo
    ) -> bool:
        """Whether a person wants reminders, or is about to lose a seat in a league that they have
        signed up for."""
        if person.reminders != "off":
            return True
        last = row.params.get("reminder") == REMINDERS
        takes = bool(person.user) and person.league_letters
        if table.stake.league is None or not takes or not last:
            return False
        return await self._matches.clocks.predict_timeout(table.match, seat.seat) in LOSSES

    async def _find_due(self, table: Table, row: OutboxMessage, person: Person) -> list[Due]:
        """What is due now for a person, and can be one message: all of it where it goes to them
        alone, else that of the same channel."""
        found: dict[int, Due] = {}
        private = await self._is_private(table, row, person)
        for one in (row, *await self._outbox.read_due_reminders(person.player, AT_ONCE)):
            other = await self._matches.queries.read_table(one.match, person.player)
            is_here = other.address.channel == table.address.channel
            seat = await self._find_seat(other, one, person) if private or is_here else None
            if seat is not None and await self._is_private(other, one, person) == private:
                found.setdefault(one.match, (other, one, seat))
        return [*found.values()]

    async def _is_private(self, table: Table, row: OutboxMessage, person: Person) -> bool:
        """Whether a reminder goes to its person by direct message."""
        seat = table.seat_of(person.player)
        assert seat is not None
        if await self._mentions.is_private(row.match, seat.seat):
            return True
        if person.reminders != "off":
            return person.reminders == "dm"
        warns = await self._is_wanted(table, row, person, seat) and not person.unreachable
        return warns or person.calls == "dm"

    async def _send(
        self, table: Table, row: OutboxMessage, person: Person, seat: SeatInfo
    ) -> Sent | None:
        """By direct message if the person wants and takes them, else in the match's channel; with
        the matches that it names. Those who want no reminders are asked about vacation where
        they hear of their turn.

        In the channel it would tell who has not answered a sealed question: None is sent there.
        """
        hidden = await self._mentions.is_private(row.match, seat.seat)
        if not await self._is_private(table, row, person):
            return await self._mention(table, row, person, seat)
        if hidden and not await self._takes_letter(table, row, person, seat):
            return None
        words = presentation_of(self._services, person).words
        others = await self._find_others(table, person, private=True)
        reminder = await self._render_reminder(table, row, seat, others, words, unasked=hidden)
        try:
            nonce = f"o{row.id}"
            sent = await self._deliver_direct_message(row, person.user, reminder, nonce)
            return sent, [(table, seat), *others]
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(person.player)
            if hidden:
                return None
            return await self._mention(table, row, person, seat, closed=True)

    async def _takes_letter(
        self, table: Table, row: OutboxMessage, person: Person, seat: SeatInfo
    ) -> bool:
        """Whether somebody takes direct messages about what others are asked, too."""
        if person.question_letters or person.reminders == "dm":
            return True
        # Without reminders, what is wanted all the same is a warning of their league.
        return person.reminders == "off" and await self._is_wanted(table, row, person, seat)

    async def _mention(
        self,
        table: Table,
        row: OutboxMessage,
        person: Person,
        seat: SeatInfo,
        *,
        closed: bool = False,
    ) -> Sent:
        place = table.address.destination
        others = await self._find_others(table, person, private=False)
        if row.first_try_at is not None:
            arrived = await self._messenger.find_own_message(place, row.id)
            if arrived is not None:
                return arrived, [(table, seat), *others]
        begun = await self._outbox.begin_delivery(row)
        words = await self._find_words(table)
        reminder = await self._render_reminder(table, row, seat, others, words)
        head = f"<@{person.user}>" + (f"\n{words('reminder-letters-closed')}" if closed else "")
        screen = add_mark(reminder, begun, head)
        sent = await self._messenger.send(place, screen, None, f"o{row.id}", [person.user])
        return sent, [(table, seat), *others]

    async def _find_others(self, table: Table, person: Person, *, private: bool) -> Waiting:
        """The other matches that wait for a person, by deadline; in a channel only those of its
        own, as others may not know of them, and none that would tell who has not answered a sealed
        question."""
        found = []
        for one in await self._matches.queries.list_turns(person.player):
            one = one.seen_by(person.player)  # noqa: PLW2901 - as the person sees it
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
        return private or not await self._mentions.is_private(table.match, seat.seat)

    async def _render_reminder(
        self,
        table: Table,
        row: OutboxMessage,
        seat: SeatInfo,
        others: Waiting,
        words: Words,
        *,
        unasked: bool = False,
    ) -> Screen:
        last = row.params.get("reminder") == REMINDERS
        fate = await self._matches.clocks.predict_timeout(table.match, seat.seat) if last else None
        link = await self._find_board_link(table)
        duty = "\n".join(await describe_duties(self._services, table.match, [seat.seat], words))
        at, asks = self._at(), "vacation" in row.params
        stops = table.stake.league is not None and fate in LOSSES
        named = [(one, place.due or at) for one, place in others]
        return screens.render_reminder(
            table, seat, duty, at, link, words, fate,
            others=named, asks=asks, stops=stops, unasked=unasked,
        )  # fmt: skip


def _urgency_of(due: Due) -> tuple[int, int]:
    """To be sorted by: the deadline, and of equal ones the last reminder."""
    _, row, seat = due
    return seat.due or 0, -int(row.params.get("reminder", 1))


def _list_mentions(
    sent: Sent | None, main: OutboxMessage, seat: SeatInfo, due: Sequence[Due]
) -> list[Mention]:
    """What a message has reminded of: what was due, and what is as urgent as its first match."""
    if sent is None:
        return []
    board, named = sent
    numbers = {table.match: int(row.params.get("reminder", 1)) for table, row, _ in due}
    number, player = int(main.params.get("reminder", 1)), seat.player
    return [
        Mention(table.match, player, place.decision, numbers.get(table.match, number), board)
        for table, place in named
        if player is not None and place.decision is not None
        if table.match in numbers or _is_as_urgent(place, seat)
    ]


def _is_as_urgent(other: SeatInfo, seat: SeatInfo) -> bool:
    """Whether two deadlines of a person are so close that one reminder is enough."""
    return abs((other.due or 0) - (seat.due or 0)) <= TOGETHER
