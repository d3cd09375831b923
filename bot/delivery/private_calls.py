"""Calls by direct message, or where a person keeps their panel: for people who want them instead of
a mention in the channel, and where that would tell who has not answered a sealed question, or whose
orders ask it."""

import logging
from collections.abc import Sequence

import discord

from bot.delivery.sender import Sender
from bot.models.match import PendingPerson, Table
from bot.models.outbox import Mention, OutboxMessage, PostedMessage
from bot.models.people import Person
from bot.presentation.boards import describe_duties
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.messenger import ARCHIVED, CLOSED
from bot.presentation.plans import explain_missed_plan
from bot.presentation.preferences import presentation_of
from bot.screens.shared import direct_messages as screens
from bot.screens.shared.kept_panels import render_kept_call

_log = logging.getLogger(__name__)


class PrivateCalls(Sender):
    """Calls people before the board does, so that the board finds them called."""

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Make the calls of these messages of one match that are wanted so, to people who are
        awake, each recorded before the next. Whoever takes no direct messages is left to the
        channel; who knows that they are next hears only of their turn."""
        here = await self._read_table(rows[0])
        for one in await self._mentions.find_due(rows, private=True):
            if not here.is_seat_here(one.seat):
                continue
            person = await self._matches.people.read_person(one.player)
            place = await self._find_kept_place(rows[0].match, person)
            wanted = await self._is_wanted(rows[0].match, one, person, place)
            if not wanted or not person.user or await self._find_wake_time(one.player):
                continue
            if one.decision is None and await self._mentions.is_ready(rows[0].match, one):
                told = Mention(rows[0].match, one.player, one.key)
                await self._queue.finish_delivery([], mentions=[told], at=self._at())
                continue
            row = next(row for row in rows if row.mode == "post" and one.player in row.recipients)
            table = await self._read_table(row, person.player)
            try:
                message = await self._call(row, table, one, person, place)
            except DirectMessagesClosed:
                await self._services.direct_messages.disable(person.player)
            except discord.HTTPException as error:
                if place is None or error.code not in {*CLOSED, ARCHIVED}:
                    raise
                _log.info("the place of player %d is closed: %s", person.player, error)
            else:
                mention = Mention(row.match, one.player, one.key, message=message)
                await self._queue.finish_delivery([], mentions=[mention], at=self._at())

        if any(row.mode == "post" and row.recipients for row in rows):
            await self._tell_next(here)

    async def _tell_next(self, here: Table) -> None:
        """Tell whoever is next, now that those before them are called, if they want to hear of it;
        at most once, without a ring, and not while they sleep."""
        one = await self._mentions.find_next(here.match)
        if one is None or not here.is_seat_here(one.seat):
            return
        person = await self._matches.people.read_person(one.player)
        wants = person.next_letters and person.user
        if not wants or await self._find_wake_time(one.player):
            return
        if not await self._mentions.begin_telling(here.match, one):
            return
        words = presentation_of(self._services, person).words
        table = here.seen_by(one.player)
        screen = screens.render_next(table, await self._find_board_link(table), words)
        nonce = f"n{here.match}p{one.player}d{one.since}"
        try:
            await self._services.direct_messages.send(person.user, screen, nonce, rings=False)
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(one.player)
        except discord.HTTPException as error:
            _log.info("player %d is not told that they are next: %s", one.player, error)

    async def _find_kept_place(self, match: int, person: Person) -> int | None:
        """Where they keep their panel, if they want to be called there."""
        if not person.keeps_calls:
            return None
        kept = await self._matches.store.kept_panels.read(match, person.player)
        is_there = kept is not None and kept.is_open and kept.board is not None
        return kept.place if kept is not None and is_there else None

    async def _call(
        self,
        row: OutboxMessage,
        table: Table,
        one: PendingPerson,
        person: Person,
        place: int | None,
    ) -> PostedMessage:
        """In their place or by direct message; that of an earlier try if it has arrived."""
        words, seat = presentation_of(self._services, person).words, table.seats[one.seat]
        seats, nonce = [] if one.decision is None else [one.seat], f"o{row.id}p{person.player}"
        duties = await describe_duties(self._services, table.match, seats, words)
        missed = await explain_missed_plan(self._services, table.match, one.player, words)
        duties = [*filter(None, (missed,)), *duties]
        if place is None:
            link = await self._find_board_link(table)
            turn = screens.render_turn(table, seat, "\n".join(duties), link, words)
            return await self._deliver_direct_message(row, person.user, turn, nonce)
        line = render_kept_call(table, seat, person.user, " ".join(duties), words)
        return await self._send_once(row, place, line, None, nonce, [person.user])

    async def _is_wanted(
        self, match: int, one: PendingPerson, person: Person, place: int | None
    ) -> bool:
        if not one.is_private:
            return person.calls == "dm" or place is not None
        has_answered = await self._mentions.has_answered(match, one.seat)
        return not has_answered and not await self._calls_openly(match)
