"""What every kind of delivery works with."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.matches import OutboxMessage, PostedMessage
from bot.models.match import Table
from bot.presentation.boards import add_mark
from bot.presentation.messenger import Messenger
from bot.presentation.preferences import PresentationLookup
from bot.presentation.services import Services
from bot.render.themes import ColourScheme
from bot.screens.screen import Screen
from bot.words import Words


@dataclass(frozen=True, slots=True)
class DeliveryContext:
    services: Services
    client: discord.Client
    messenger: Messenger
    presentation_of: PresentationLookup


class Sender:
    """Sends messages of matches, in the language and colours of their servers."""

    def __init__(self, context: DeliveryContext) -> None:
        self._services = context.services
        self._matches = context.services.matches
        self._at = context.services.matches.at
        self._queue = context.services.matches.store.queue
        self._mentions = context.services.matches.mentions
        self._client = context.client
        self._messenger = context.messenger
        self._presentation_of = context.presentation_of

    async def _calls_openly(self, match: int) -> bool:
        """Whether all who share the sealed question of a match are called in its channel, those who
        have answered too, since one of them takes no such direct messages. Else each is called by
        direct message, and nobody sees who."""
        sharing = {one.player for one in await self._mentions.find_private(match)}
        if not sharing:
            return False
        people = (await self._matches.people.read_people(sharing)).values()
        return not all(one.user and one.question_letters and not one.unreachable for one in people)

    async def _read_table(self, row: OutboxMessage, reader: int | None = None) -> Table:
        """The match of a message, as it is shown in the server that the message is for; for a
        message to one reader, as they see it."""
        return (await self._matches.queries.read_table(row.match, reader)).seen_from(row.guild)

    async def _find_words(self, table: Table) -> Words:
        return (await self._presentation_of(table.address.guild)).words

    async def _find_wake_time(self, player: int) -> int | None:
        """None while they are awake."""
        at = self._at()
        hours = (await self._matches.clocks.read_hours(player)).hours
        return None if hours.is_awake(at) else hours.add_playing_time(at, 0)

    async def _find_board_link(self, table: Table) -> str:
        """Empty while the match has no board."""
        board = await self._queue.read_board(table.match, table.mirror)
        return "" if board is None else jump_link(table, board)

    async def _find_arrived(self, row: OutboxMessage, place: int) -> PostedMessage | None:
        """The message that an earlier try has brought to a channel."""
        if row.first_try_at is None:
            return None
        return await self._messenger.find_own_message(place, row.id)

    async def _send_once(
        self, row: OutboxMessage, place: int, screen: Screen, colours: ColourScheme | None,
        nonce: str, users: Sequence[int] = (), head: str = "",
    ) -> PostedMessage:  # fmt: skip
        """The message of an earlier try if it has arrived in the channel, else a new one."""
        if arrived := await self._find_arrived(row, place):
            return arrived
        marked = add_mark(screen, await self._queue.begin_delivery(row, self._at()), head)
        return await self._messenger.send(place, marked, colours, nonce, users)

    async def _deliver_direct_message(
        self, row: OutboxMessage, user: int, screen: Screen, nonce: str
    ) -> PostedMessage:
        """The message of an earlier try if it has arrived, else a new one. Raises
        `DirectMessagesClosed`."""
        messages = self._services.direct_messages
        if row.first_try_at is not None:
            arrived = await messages.find_delivered(user, row.id)
            if arrived is not None:
                return arrived
        begun = await self._queue.begin_delivery(row, self._at())
        return await messages.send(user, add_mark(screen, begun), nonce)


def jump_link(table: Table, board: PostedMessage) -> str:
    return f"https://discord.com/channels/{table.address.guild}/{board.channel}/{board.message}"
