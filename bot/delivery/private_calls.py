"""Calls by direct message: for people who want them instead of a mention in the channel, and where
several share a sealed question, since a mention would tell who has not answered it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.sender import Sender
from bot.models.match import PendingPerson, Table
from bot.models.outbox import Mention, OutboxMessage
from bot.models.people import Person
from bot.presentation.boards import describe_duties
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Screen
from bot.screens.shared import direct_messages as screens


class PrivateCalls(Sender):
    """Calls people before the board does, so that the board finds them called."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Make the calls of these messages of one match that are wanted so, to people who are
        awake, each recorded before the next. Whoever takes no direct messages is left to the
        channel."""
        for one in await self._mentions.find_due(rows):
            person = await self._matches.people.read_person(one.player)
            wanted = await self._is_wanted(rows[0].match, one, person)
            if not wanted or not person.user or not await self._is_awake(one.player):
                continue
            row = next(row for row in rows if row.mode == "post" and one.player in row.recipients)
            table = await self._matches.queries.read_table(row.match)
            try:
                screen, nonce = await self._render(table, one, person), f"o{row.id}p{person.player}"
                message = await self._deliver_direct_message(row, person.user, screen, nonce)
            except DirectMessagesClosed:
                await self._services.direct_messages.disable(person.player)
            else:
                mention = Mention(row.match, one.player, one.key, message=message)
                await self._outbox.finish_delivery([], None, [mention])

    async def _is_wanted(self, match: int, one: PendingPerson, person: Person) -> bool:
        if not one.shares_question:
            return person.calls == "dm"
        has_answered = await self._mentions.has_answered(match, one.seat)
        return not has_answered and not await self._calls_openly(match)

    async def _is_awake(self, player: int) -> bool:
        return (await self._matches.clocks.read_hours(player)).hours.is_awake(self._at())

    async def _render(self, table: Table, one: PendingPerson, person: Person) -> Screen:
        words, seat = presentation_of(self._services, person).words, table.seats[one.seat]
        link = await self._find_board_link(table)
        seats = [] if one.decision is None else [one.seat]
        duty = "\n".join(await describe_duties(self._services, table.match, seats, words))
        return screens.render_turn(table, seat, duty, self._at(), link, words)
