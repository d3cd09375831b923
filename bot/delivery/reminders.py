"""Reminders of a decision, by mention or direct message: everyone gets the last one, and whoever
wants it an earlier one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.delivery.sender import Sender
from bot.matches import OutboxMessage, PostedMessage
from bot.matches.clock.deadlines import REMINDERS
from bot.models.match import SeatInfo, Status, Table
from bot.models.outbox import Mention
from bot.models.people import Person
from bot.presentation.boards import describe_duties
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Screen
from bot.screens.shared import direct_messages as screens
from bot.words import Words

Waiting: TypeAlias = Sequence[tuple[Table, SeatInfo]]
"""Matches that wait for a person, with their seats."""
Sent: TypeAlias = tuple[PostedMessage, Waiting]
"""A message, with the matches that it names."""
AT_ONCE: Final = 60
"""Seconds within which reminders of one person are one message."""
LOSSES: Final = ("hold", "offer")
"""Outcomes of a timeout by which others may take the seat."""
TOGETHER: Final = 3600
"""Seconds between two deadlines that have one reminder."""


@dataclass(frozen=True, slots=True)
class Due:
    """A match that a person is to be reminded of, by which message, with their seat."""

    table: Table
    row: OutboxMessage
    person: Person
    seat: SeatInfo

    @property
    def number(self) -> int:
        return int(self.row.params.get("reminder", 1))

    @property
    def is_last(self) -> bool:
        return self.row.params.get("reminder") == REMINDERS


class Reminders(Sender):
    """Sends reminders while the decision is open."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Send them in order, nobody's outside their playing hours; those that are out of date are
        only recorded."""
        for row in rows:
            wakes = [await self._find_wake_time(player) for player in row.recipients]
            if asleep := [at for at in wakes if at is not None]:
                await self._queue.delay_messages([row], max(asleep))
                return
            calls = []
            for player in row.recipients:
                person = await self._matches.people.read_person(player)
                table = await self._read_table(row, player)
                if (own := await self._find(table, row, person)) is not None:
                    calls += await self._remind(own)
            await self._queue.finish_delivery([row], mentions=calls, at=self._at())

    async def _remind(self, own: Due) -> list[Mention]:
        """One message for all that is due now, about the most urgent match first."""
        row, all_due = own.row, await self._find_all(own)
        # By deadline, and of equal ones the last reminder.
        first = min(all_due, key=lambda due: (due.seat.due or 0, -due.number))
        # Sent and found again as the message of this row.
        params = {**row.params, **first.row.params}
        first = replace(first, row=replace(row, match=first.row.match, params=params))
        mentions = _list_mentions(await self._send(first), first, all_due)
        hidden = await self._mentions.is_private(row.match, own.seat.seat)
        if hidden or any(one.match == row.match for one in mentions):
            return mentions
        # Direct messages were closed, and the channel of the first match is not to name this one.
        return mentions + _list_mentions(await self._mention(own, closed=True), own, [own])

    async def _find(self, table: Table, row: OutboxMessage, person: Person) -> Due | None:
        """What a row still has to remind a person of."""
        seat = table.seat_of(person.player)
        if seat is None or seat.decision is None or seat.computer is not None:
            return None
        if seat.due is None or seat.due <= self._at() or table.status is not Status.RUNNING:
            return None
        is_asked_so = seat.decision == row.params.get("decision", seat.decision)
        if not is_asked_so or not table.is_seat_here(seat.seat):
            return None
        due = Due(table, row, person, seat)
        if not (due.is_last or "vacation" in row.params or person.reminders != "off"):
            return None
        if await self._mentions.has_reminded(row.match, person.player, seat.decision, due.number):
            return None
        return None if await self._mentions.has_answered(row.match, seat.seat) else due

    async def _warns_of_loss(self, due: Due) -> bool:
        """Whether somebody who chose no reminders is about to lose a seat in a league for which
        they have signed up."""
        table, person = due.table, due.person
        takes = bool(person.user) and person.league_letters and person.reminders == "off"
        if table.stake.league is None or not takes or not due.is_last:
            return False
        return await self._matches.clocks.predict_timeout(table.match, due.seat.seat) in LOSSES

    async def _find_all(self, own: Due) -> list[Due]:
        """What is due now for a person, and can be one message: all of it where it goes to them
        alone, else that of the same channel."""
        found: dict[int, Due] = {}
        person, private = own.person, await self._is_private(own)
        more = await self._queue.read_due_reminders(person.player, self._at() + AT_ONCE)
        for row in (own.row, *more):
            table = await self._read_table(row, person.player)
            is_here = table.address.channel == own.table.address.channel
            due = await self._find(table, row, person) if private or is_here else None
            if due is not None and await self._is_private(due) == private:
                found.setdefault(row.match, due)
        return [*found.values()]

    async def _is_private(self, due: Due) -> bool:
        """Whether a reminder goes to its person by direct message."""
        person = due.person
        if await self._mentions.is_private(due.row.match, due.seat.seat):
            return True
        if person.hears_reminders == "dm":
            return True
        return not person.unreachable and await self._warns_of_loss(due)

    async def _send(self, due: Due) -> Sent | None:
        """By direct message if the person wants and takes them, else in the match's channel; with
        the matches that it names. Those who want no reminders are asked about vacation where
        they hear of their turn.

        In the channel it would tell who has not answered a sealed question: None is sent there.
        """
        row, person = due.row, due.person
        hidden = await self._mentions.is_private(row.match, due.seat.seat)
        if not await self._is_private(due):
            return await self._mention(due)
        wants_letters = person.question_letters or person.reminders == "dm"
        if hidden and not wants_letters and not await self._warns_of_loss(due):
            return None
        words = presentation_of(self._services, person).words
        others = await self._find_others(due, private=True)
        reminder = await self._render(due, others, words, unasked=hidden)
        try:
            nonce = f"o{row.id}"
            sent = await self._deliver_direct_message(row, person.user, reminder, nonce)
            return sent, [(due.table, due.seat), *others]
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(person.player)
            return None if hidden else await self._mention(due, closed=True)

    async def _mention(self, due: Due, *, closed: bool = False) -> Sent:
        row, user, place = due.row, due.person.user, due.table.address.destination
        others = await self._find_others(due, private=False)
        words = await self._find_words(due.table)
        reminder = await self._render(due, others, words)
        head = f"<@{user}>" + (f"\n{words('reminder-letters-closed')}" if closed else "")
        sent = await self._send_once(row, place, reminder, None, f"o{row.id}", [user], head)
        return sent, [(due.table, due.seat), *others]

    async def _find_others(self, due: Due, *, private: bool) -> Waiting:
        """The other matches that wait for a person, by deadline; in a channel only those of its
        own, as others may not know of them, and none that would tell who has not answered a sealed
        question."""
        found, player, channel = [], due.person.player, due.table.address.channel
        for turn in await self._matches.queries.list_turns(player):
            table = turn.seen_by(player)
            seat, is_here = table.seat_of(player), table.address.channel == channel
            if table.match == due.table.match or seat is None or not (private or is_here):
                continue
            if seat.due is None or seat.due <= self._at():
                continue
            if await self._mentions.has_answered(table.match, seat.seat):
                continue
            if private or not await self._mentions.is_private(table.match, seat.seat):
                found.append((table, seat))
        return sorted(found, key=lambda each: each[1].due or 0)

    async def _render(
        self, due: Due, others: Waiting, words: Words, *, unasked: bool = False
    ) -> Screen:
        table, seat, fate, at = due.table, due.seat, None, self._at()
        if due.is_last:
            fate = await self._matches.clocks.predict_timeout(table.match, seat.seat)
        duties = await describe_duties(self._services, table.match, [seat.seat], words)
        return screens.render_reminder(
            table, seat, "\n".join(duties), at, await self._find_board_link(table), words, fate,
            others=[(other, place.due or at) for other, place in others],
            asks="vacation" in due.row.params,
            stops=table.stake.league is not None and fate in LOSSES,
            unasked=unasked,
        )  # fmt: skip


def _list_mentions(sent: Sent | None, main: Due, all_due: Sequence[Due]) -> list[Mention]:
    """What a message has reminded of: what was due, and what is as urgent as its first match."""
    if sent is None:
        return []
    board, named = sent
    numbers = {due.table.match: due.number for due in all_due}
    return [
        Mention(
            table.match,
            main.person.player,
            seat.decision,
            numbers.get(table.match, main.number),
            board,
        )
        for table, seat in named
        if seat.decision is not None
        if table.match in numbers or abs((seat.due or 0) - (main.seat.due or 0)) <= TOGETHER
    ]
