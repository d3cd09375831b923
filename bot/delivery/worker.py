"""Tells Discord what the outbox holds, match by match. After a crash nothing is told twice or
never: a row that may have arrived is looked for before it is sent again."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

import discord

from bot.delivery.boards import Boards, is_start
from bot.delivery.fallback_channels import FallbackChannels, GuildMembership
from bot.delivery.mentions import Delivery, MentionSender
from bot.delivery.notices import Notices
from bot.delivery.reminders import Reminders
from bot.matches import Mention, OutboxMessage
from bot.presentation.messenger import ARCHIVED, CLOSED, FAILED, Messenger
from bot.presentation.preferences import server_presentation
from bot.presentation.services import Services

_log = logging.getLogger(__name__)
FIRST_WAIT, LONGEST_WAIT = 5, 900
PATIENCE: Final = 90
"""Seconds that news wait for computer players who are thinking, and for plans."""
AT_ONCE = 4
"""Matches told at a time; Discord allows about 50 requests a second in all."""
MOST_TRIES: Final = 10
"""Of what Discord calls malformed; it is given up then, so that newer news are told."""


class OutboxWorker:
    """Empties the outbox, in order for each match."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._outbox = services.matches.outbox
        speak = partial(server_presentation, services, client)
        messenger = Messenger(client, services.artist)
        services.direct_messages.use_messenger(messenger)
        self._mention_sender = MentionSender(
            services, messenger, GuildMembership(services, client), speak
        )
        self._boards = Boards(services, client, messenger, self._mention_sender, speak)
        self._notices = Notices(services, messenger, speak)
        self._reminders = Reminders(services, messenger, speak)
        self._fallback_channels = FallbackChannels(services, messenger, speak)

    async def deliver_due(self) -> None:
        """Tell everything that is due. Where several matches of one place call somebody at once,
        one message does it for all of them, when their boards are there."""
        matches = await self._read_due()
        aside = await self._find_joint_mentions(matches)
        room = asyncio.Semaphore(AT_ONCE)

        async def one(match: int, rows: list[OutboxMessage]) -> list[Delivery]:
            async with room:
                return await self._deliver_match(rows, aside=match in aside)

        told = await asyncio.gather(*(one(match, rows) for match, rows in matches.items()))
        await self._send_mentions(one for several in told for one in several)

    async def _read_due(self) -> dict[int, list[OutboxMessage]]:
        """What is due by match; matches whose computer players are thinking wait.

        The rows are read once more after that is known, so that all they did is one message.
        """
        oldest: dict[int, int] = {}
        for row in await self._outbox.read_due_messages():
            oldest.setdefault(row.match, row.created)
        late = self._at() - PATIENCE
        ready = {
            match
            for match, created in oldest.items()
            if created < late or not await self._outbox.is_computer_due(match)
        }
        due: dict[int, list[OutboxMessage]] = defaultdict(list)
        for row in await self._outbox.read_due_messages() if ready else ():
            if row.match in ready:
                due[row.match].append(row)
        return due

    async def _find_joint_mentions(self, matches: dict[int, list[OutboxMessage]]) -> set[int]:
        """The matches whose calls are made by one message with those of others."""
        calling: dict[int, set[int]] = defaultdict(set)
        for match, rows in matches.items():
            new = await self._services.matches.mentions.find_due(rows)
            awake, _ = await self._mention_sender.split_by_awake(match, rows[-1].seq, new)
            if awake and not any(map(is_start, rows)):
                calling[
                    (await self._services.matches.queries.read_table(match)).address.destination
                ].add(match)
        return {match for several in calling.values() if len(several) > 1 for match in several}

    async def _deliver_match(self, rows: list[OutboxMessage], *, aside: bool) -> list[Delivery]:
        """Boards between two notes are one message; a failure leaves the rest for later. Gives the
        board whose calls are still to be made: what comes after it is told when they are."""
        for kind, entries in groupby(rows, key=_kind_of):
            batch = list(entries)
            try:
                if kind == "note":
                    await self._notices.deliver(batch)
                elif kind == "remind":
                    await self._reminders.deliver(batch)
                else:
                    told = await self._deliver_board(batch, aside=aside)
                    if told is not None:
                        return [told]
            except CLOSED as error:
                await self._fallback_channels.handle_closed(batch, error)
                break
            except Exception as error:  # noqa: BLE001 - the other matches must be told
                await self._postpone(batch, error)
                break
        return []

    async def _deliver_board(self, rows: list[OutboxMessage], *, aside: bool) -> Delivery | None:
        while rows:
            one = await self._boards.find_delivered(rows) or await self._boards.deliver(
                rows, aside=aside
            )
            await self._mention_sender.clear_answered(rows[0].match)
            if one.mentions and not one.mentioned:
                return one
            calls = [Mention(one.table.match, call.player, call.key) for call in one.mentions]
            await self._outbox.finish_delivery(one.rows, one.board, calls, one.later)
            rows = rows[len(one.rows) :]
        return None

    async def _send_mentions(self, told: Iterable[Delivery]) -> None:
        """Make the calls that boards have left, one message for each place."""
        places: dict[int, list[Delivery]] = defaultdict(list)
        for one in told:
            places[one.board.channel].append(one)
        for place, several in places.items():
            rows = [row for one in several for row in one.rows]
            try:
                await self._mention_sender.send_together(place, several)
            except CLOSED as error:
                for one in several:
                    await self._fallback_channels.handle_closed(one.rows, error)
            except Exception as error:  # noqa: BLE001 - the other places must be told
                await self._postpone(rows, error)

    async def _postpone(self, rows: Sequence[OutboxMessage], error: Exception) -> None:
        tries = max(row.tries for row in rows)
        if isinstance(error, discord.HTTPException) and error.code == ARCHIVED and tries:
            for _, own in groupby(rows, key=lambda row: row.match):
                await self._fallback_channels.handle_closed(
                    list(own), error
                )  # a thread that is locked, too
            return
        if isinstance(error, discord.HTTPException) and error.status == 400 and tries >= MOST_TRIES:
            await self._outbox.mark_undeliverable(rows, f"{error.status} {error.code}")
            return
        wait = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
        if isinstance(error, discord.RateLimited):
            wait = max(wait, int(error.retry_after) + 1)
        expected = isinstance(error, FAILED)
        _log.warning(
            "match %d is told again in %d s: %s",
            rows[0].match, wait, error, exc_info=None if expected else error,
        )  # fmt: skip
        await self._outbox.delay(rows, self._at() + wait)

    def _at(self) -> int:
        return int(self._services.now().timestamp())


def _kind_of(row: OutboxMessage) -> str:
    """Boards are told together, everything else row by row."""
    return "board" if row.mode in {"post", "edit"} else row.mode
