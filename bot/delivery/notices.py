"""Notices about a match: to its channel, to the organisers, or by direct message to people who
want that."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.delivery.sender import Sender
from bot.matches import OutboxMessage
from bot.models.log import LogEvent
from bot.models.match import Status, Table
from bot.models.outbox import (
    ANSWERED_NOTE,
    DIRECT_MESSAGE_NOTES,
    NO_ONE,
    NUDGE_NOTE,
    ORGANISER_NOTES,
    UNREACHABLE_NOTE,
    VOTE_CLOSED,
    VOTE_LETTER,
    DelayedMention,
    OpenNote,
)
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

READER: Final = "reader"  # the parameter of a note that asked one person by direct message
VOTE: Final = "vote"  # that of a row that asks one person: on what the vote is
MOST_NUDGED: Final = 25  # people whom one message tells that a lobby lacks one


class Notices(Sender):
    """Delivers each note once."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Deliver them in order, each recorded before the next."""
        for row in rows:
            if row.note in (ANSWERED_NOTE, VOTE_CLOSED):
                await self._close_questions(row)
            elif row.note == NUDGE_NOTE:
                await self._nudge(row)
            elif row.note == VOTE_LETTER:
                await self._ask_privately(row)
            elif row.note in DIRECT_MESSAGE_NOTES:
                await self._notify_privately(row)
                await self._queue.finish_delivery([row], at=self._at())
            else:
                await self._deliver(row)

    async def _deliver(self, row: OutboxMessage) -> None:
        table = await self._read_table(row)
        place = table.address.destination
        if row.note in ORGANISER_NOTES:
            server = await self._matches.people.read_server(table.address.guild)
            place = server.notice_channel or place
        presentation = await self._presentation_of(table.address.guild)
        words, colours = presentation.words, presentation.colour_scheme
        screen = await note_of(self._services, table, row, words)
        if not any(isinstance(block, Row) for block in screen.blocks):
            screen = replace(screen, blocks=(*screen.blocks, Row((see_button(words),))))
        users, later = await self._find_voters(table, row)
        notes = list[OpenNote]()
        if users or not row.recipients:
            head = " ".join(f"<@{user}>" for user in users)
            message = await self._send_once(row, place, screen, colours, f"o{row.id}", users, head)
            if seats.request_of_note(str(row.note), row.params) is not None:
                notes.append(OpenNote(row.match, str(row.note), row.params, message))
        await self._queue.finish_delivery([row], delayed=later, notes=notes, at=self._at())

    async def _find_voters(
        self, table: Table, row: OutboxMessage
    ) -> tuple[list[int], list[DelayedMention]]:
        """Whom a question to the table calls by this row, in its channel or by direct message, as
        Discord ids: those who play there, have not answered and are awake. Whoever sleeps, or is
        called otherwise, gets a row of their own."""
        called, later = list[int](), list[DelayedMention]()
        vote, is_letter = table.vote, row.note == VOTE_LETTER
        if vote is None or vote.number != row.params.get("number"):
            return called, later
        params = tuple((row.params | {VOTE: vote.what}).items())
        for seat in table.seats_to_vote:
            is_here = is_letter or table.is_seat_here(seat.seat)
            if seat.player is None or not seat.user or not is_here:
                continue
            if row.recipients and seat.player not in row.recipients:
                continue
            person = await self._matches.people.read_person(seat.player)
            wakes, by_letter = await self._find_wake_time(seat.player), person.calls == "dm"
            if wakes is not None or by_letter != is_letter:
                due = self._at() if wakes is None else wakes
                note = VOTE_LETTER if by_letter else f"consent-{vote.what}"
                later.append(DelayedMention(row.match, row.seq, seat.player, due, note, params))
            else:
                called.append(seat.user)
        return called, later

    async def _ask_privately(self, row: OutboxMessage) -> None:
        """Ask someone for their vote by direct message, unless that is needless by now or they are
        called otherwise. One that an earlier try has sent is still to be closed."""
        table, (reader,) = await self._read_table(row), row.recipients
        person, message = await self._matches.people.read_person(reader), None
        users, later = await self._find_voters(table, row)
        asked = replace(row, note=f"consent-{row.params[VOTE]}")
        try:
            if users:
                words = presentation_of(self._services, person).words
                screen, nonce = await note_of(self._services, table, asked, words), f"o{row.id}"
                message = await self._deliver_direct_message(row, person.user, screen, nonce)
            elif row.first_try_at is not None:
                find_delivered = self._services.direct_messages.find_delivered
                message = await find_delivered(person.user, row.id)
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(reader)
            _, later = await self._find_voters(table, row)
        notes = list[OpenNote]()
        if message is not None:
            later, known = [], row.params | {READER: reader}
            notes.append(OpenNote(row.match, str(asked.note), known, message))
        await self._queue.finish_delivery([row], delayed=later, notes=notes, at=self._at())

    async def _nudge(self, row: OutboxMessage) -> None:
        """Tell those who want to hear of it that a lobby lacks one, if they are awake and don't sit
        there; unless that has changed."""
        table, people = await self._read_table(row), self._matches.people
        server, users = await people.read_server(table.address.guild), list[int]()
        lacking = sum(seat.is_empty for seat in table.seats)
        if table.status is Status.LOBBY and lacking == 1 and server.calls_role:
            for player in await self._matches.store.people.list_hearers(table.address.guild):
                if table.seat_of(player) is None and await self._find_wake_time(player) is None:
                    users.append((await people.read_person(player)).user or 0)
        if users := [user for user in users if user][:MOST_NUDGED]:
            screen = render_nudge(table, users, await self._find_words(table))
            place, nonce = table.address.destination, f"o{row.id}"
            await self._send_once(row, place, screen, None, nonce, users)
        await self._queue.finish_delivery([row], at=self._at())

    async def _close_questions(self, row: OutboxMessage) -> None:
        """Replace questions by their outcome, without buttons; the offer of a seat in a match that
        has ended is removed. A direct message is closed by a row of its own, behind the one that
        asks: that may still be on its way, or out of reach for now."""
        key = (row.params["what"], row.params["key"])
        table, reader = await self._read_table(row), next(iter(row.recipients), NO_ONE)
        words, later = await self._find_words(table), list[DelayedMention]()
        notes = await self._queue.read_open_notes(row.match)
        here = [one for one in notes if table.find_mirror_at(one.message.channel) == table.mirror]
        about = [one for one in here if seats.request_of_note(one.note, one.params) == key]
        asking = [one for one in about if one.params.get(READER, NO_ONE) == reader]
        if reader != NO_ONE:
            person = await self._matches.people.read_person(reader)
            words = presentation_of(self._services, person).words
        elif row.params["what"] == "consent" and not table.mirror:
            asked = {int(one.params.get(READER, NO_ONE)) for one in about}
            asked |= {seat.player or NO_ONE for seat in table.seats}
            params, at = tuple(row.params.items()), self._at()
            later += (
                DelayedMention(row.match, row.seq, player, at, VOTE_CLOSED, params)
                for player in sorted(asked - {NO_ONE})
            )
        for one in asking:
            vote = seats.VOTE_NOTES.get(one.note, "")
            then = replace(
                row,
                note="answered-vote" if vote else "answered-offer",
                params={**one.params, **row.params, "vote": vote},
            )
            try:
                if row.params.get("outcome") == "over":
                    await self._messenger.remove(one.message)
                else:
                    screen = await note_of(self._services, table, then, words)
                    await self._messenger.edit(one.message, screen, None)
            except discord.HTTPException as error:
                # One that is out of reach stays as it is: its buttons say that it is over.
                if error.code not in GONE | CLOSED:
                    raise
        answered = [one.message for one in asking]
        await self._queue.finish_delivery([row], delayed=later, answered=answered, at=self._at())

    async def _notify_privately(self, row: OutboxMessage) -> None:
        """A direct message to each recipient, or follower of the match, who wants them."""
        table = await self._matches.queries.read_table(row.match)
        readers = row.recipients or await self._matches.store.matches.find_followers(row.match)
        people = [await self._matches.people.read_person(player) for player in readers]
        is_reminder = row.note == UNREACHABLE_NOTE  # it replaces all mentions
        wanted = [
            person
            for person in people
            if person.user and (person.letters or (is_reminder and person.reminders == "dm"))
        ]
        begun = await self._queue.begin_delivery(row, self._at()) if wanted else row
        letters = self._services.direct_messages
        for person in wanted:
            user, nonce = person.user, f"o{row.id}p{person.player}"
            try:
                if row.first_try_at is None or not await letters.find_delivered(user, row.id):
                    receipt = await self._render_receipt(table, row, person)
                    await letters.send(user, add_mark(receipt, begun), nonce)
            except DirectMessagesClosed:
                await letters.disable(person.player)

    async def _render_receipt(self, table: Table, row: OutboxMessage, person: Person) -> Screen:
        words, lines = presentation_of(self._services, person).words, list[str]()
        if row.note not in ("held", "offered"):  # those are about the seat alone
            known = await self._matches.queries.list_events(table.match)
            for done in list_receipt_events(known, row.seq, person.player):
                lines += await describe_event(self._services, done, table, words, own=True)
        link = await self._find_board_link(table.seen_by(person.player))
        return screens.render_receipt(table, str(row.note), lines, link, words)


def list_receipt_events(
    log_events: Sequence[LogEvent], seq: int, player: int
) -> Sequence[LogEvent]:
    """What was done for a player last, up to a row, with all that came of it at once: orders may
    have answered."""
    done = [one for one in log_events if one.seq <= seq]
    ways = ("plan", "wish", "late")
    own = [n for n, one in enumerate(done) if one.player == player and one.by in ways]
    return done[own[-1] :] if own else done[-1:]
