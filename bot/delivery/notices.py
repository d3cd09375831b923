"""Notices about a match: to its channel, to the organisers, or by direct message to people who
want that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.delivery.sender import Sender
from bot.matches import (
    ANSWERED_NOTE,
    DIRECT_MESSAGE_NOTES,
    NUDGE_NOTE,
    ORGANISER_NOTES,
    UNREACHABLE_NOTE,
    BoardMessage,
    OutboxMessage,
)
from bot.models.log import LogEvent
from bot.models.match import Status, Table
from bot.models.people import Person
from bot.presentation.boards import add_mark, describe_event, note_of
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.messenger import CLOSED, GONE
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Row, Screen
from bot.screens.shared import direct_messages as screens
from bot.screens.shared import seats
from bot.screens.shared.boards import see_button
from bot.screens.shared.mentions import render_nudge

MOST_NUDGED: Final = 25
"""People whom one message tells that a lobby lacks one."""


class Notices(Sender):
    """Delivers each note once."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Deliver them in order, each recorded before the next."""
        for row in rows:
            if row.note == ANSWERED_NOTE:
                await self._close_questions(row)
            elif row.note == NUDGE_NOTE:
                await self._nudge(row)
            elif row.note in DIRECT_MESSAGE_NOTES:
                await self._notify_privately(row)
                await self._outbox.finish_delivery([row], None)
            else:
                await self._deliver(row)

    async def _deliver(self, row: OutboxMessage) -> None:
        message = await self._find_delivered(row)
        if message is None:
            message = await self._send(await self._outbox.begin_delivery(row))
        if seats.request_of_note(str(row.note), row.params) is None:
            await self._outbox.finish_delivery([row], None)
        else:
            await self._outbox.open_note(row, message)

    async def _nudge(self, row: OutboxMessage) -> None:
        """Tell those who want to hear of it that a lobby lacks one, unless that has changed."""
        table = await self._read_table(row)
        users = await self._find_hearers(table)
        if users and await self._find_delivered(row) is None:
            begun = await self._outbox.begin_delivery(row)
            words = await self._find_words(table)
            screen = add_mark(render_nudge(table, users, words), begun)
            place = table.address.destination
            await self._messenger.send(place, screen, None, f"o{row.id}", users)
        await self._outbox.finish_delivery([row], None)

    async def _find_hearers(self, table: Table) -> list[int]:
        """The Discord ids of those who are to be told: they are awake, and do not sit there."""
        lacking = sum(seat.is_empty for seat in table.seats)
        server = await self._matches.people.read_server(table.address.guild)
        if table.status is not Status.LOBBY or lacking != 1 or not server.calls_role:
            return []
        users = []
        for player in await self._matches.people.list_hearers(table.address.guild):
            hours = (await self._matches.clocks.read_hours(player)).hours
            if table.seat_of(player) is None and hours.is_awake(self._at()):
                users.append((await self._matches.people.read_person(player)).user)
        return [user for user in users if user][:MOST_NUDGED]

    async def _close_questions(self, row: OutboxMessage) -> None:
        """Replace questions by their outcome, without buttons; the offer of a seat in a match that
        has ended is removed."""
        key = (row.params["what"], row.params["key"])
        table = await self._read_table(row)
        words = await self._find_words(table)
        notes = await self._outbox.read_open_notes(row.match)
        here = [one for one in notes if table.find_mirror_at(one.message.channel) == table.mirror]
        asking = [one for one in here if seats.request_of_note(one.note, one.params) == key]
        for one in asking:
            vote = seats.VOTE_NOTES.get(one.note, "")
            then = replace(
                row,
                note="answered-vote" if vote else "answered-offer",
                params={**one.params, **row.params, "vote": vote},
            )
            over = row.params.get("outcome") == "over"
            screen = None if over else await note_of(self._services, table, then, words)
            await self._close_question(one.message, screen)
        await self._outbox.close_notes(row, asking)

    async def _close_question(self, message: BoardMessage, screen: Screen | None) -> None:
        """One that is out of reach stays as it is: its buttons say that it is over."""
        try:
            if screen is None:
                await self._messenger.remove(message)
            else:
                await self._messenger.edit(message, screen, None)
        except discord.HTTPException as error:
            if error.code not in GONE | CLOSED:
                raise

    async def _find_channel(self, row: OutboxMessage) -> int:
        table = await self._read_table(row)
        if row.note not in ORGANISER_NOTES:
            return table.address.destination
        server = await self._matches.people.read_server(table.address.guild)
        return server.notice_channel or table.address.destination

    async def _find_delivered(self, row: OutboxMessage) -> BoardMessage | None:
        """Its message, if it arrived before a crash."""
        if row.first_try_at is None:
            return None
        return await self._messenger.find_own_message(await self._find_channel(row), row.id)

    async def _send(self, row: OutboxMessage) -> BoardMessage:
        table = await self._read_table(row)
        presentation = await self._presentation_of(table.address.guild)
        screen = await note_of(self._services, table, row, presentation.words)
        if not any(isinstance(block, Row) for block in screen.blocks):
            see = Row((see_button(presentation.words),))
            screen = replace(screen, blocks=(*screen.blocks, see))
        shown = add_mark(screen, row)
        channel, colours = await self._find_channel(row), presentation.colour_scheme
        return await self._messenger.send(channel, shown, colours, f"o{row.id}")

    async def _notify_privately(self, row: OutboxMessage) -> None:
        """A direct message to each recipient, or follower of the match, who wants them."""
        table = await self._matches.queries.read_table(row.match)
        readers = row.recipients or await self._matches.store.matches.find_followers(row.match)
        people = [await self._matches.people.read_person(player) for player in readers]
        wanted = [person for person in people if person.user and _allows_notice(person, row)]
        begun = await self._outbox.begin_delivery(row) if wanted else row
        for person in wanted:
            try:
                await self._send_direct_message(table, row, begun, person)
            except DirectMessagesClosed:
                await self._services.direct_messages.disable(person.player)

    async def _send_direct_message(
        self, table: Table, row: OutboxMessage, begun: OutboxMessage, person: Person
    ) -> None:
        services = self._services
        if row.first_try_at is None or not await services.direct_messages.find_delivered(
            person.user, row.id
        ):
            shown = add_mark(await self._render_receipt(table, row, person), begun)
            await services.direct_messages.send(person.user, shown, f"o{row.id}p{person.player}")

    async def _render_receipt(self, table: Table, row: OutboxMessage, person: Person) -> Screen:
        words = presentation_of(self._services, person).words
        known = await self._matches.queries.list_events(table.match)
        log_events = list_receipt_events(known, row.seq, person.player)
        lines = [
            line
            for log_event in log_events
            for line in await describe_event(self._services, log_event, table, words, own=True)
        ]
        link = await self._find_board_link(table.seen_by(person.player))
        return screens.render_receipt(table, str(row.note), lines, link, words)


def list_receipt_events(
    log_events: Sequence[LogEvent], seq: int, player: int
) -> Sequence[LogEvent]:
    """What was done for a player last, up to a row, with all that came of it at once: orders may
    have answered."""
    done = [one for one in log_events if one.seq <= seq]
    own = [n for n, one in enumerate(done) if one.player == player and one.by in ("plan", "late")]
    return done[own[-1] :] if own else done[-1:]


def _allows_notice(person: Person, row: OutboxMessage) -> bool:
    """Whether somebody takes this message; one that replaces all mentions counts as a reminder."""
    return person.letters or (row.note == UNREACHABLE_NOTE and person.reminders == "dm")
