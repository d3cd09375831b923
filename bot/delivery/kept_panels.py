"""Panels in a place of their own: posted once, then edited. `bot.storage.kept_panels` writes the
rows of the outbox that this delivers."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

import discord

from bot.delivery.sender import DeliveryContext, Sender
from bot.delivery.threads import MOST_NAME, thread_name
from bot.matches import OutboxMessage, PostedMessage, Refusal
from bot.models.match import Table
from bot.models.outbox import GONE, KNOWN, REVISION, CloseReason, KeptPanel
from bot.models.people import Person
from bot.presentation.boards import board_of
from bot.presentation.direct_messages import CLOSED_TO_US, DirectMessagesClosed
from bot.presentation.layouts import clip
from bot.presentation.messenger import ARCHIVED, CLOSED, FAILED, LONGEST_THREAD, UNKNOWN_MESSAGE
from bot.presentation.preferences import presentation_of
from bot.render.themes import ColourScheme
from bot.screens.screen import Screen
from bot.screens.shared import kept_panels as screens
from bot.screens.shared.names import match_title

RenderPanel: TypeAlias = Callable[[Person, int], Awaitable[Screen]]
"""The panel of a person and match, not counted as seen; raises `Refusal` where there is none."""
REFUSED: Final = frozenset({400, 403, 404})
"""Answers to what opens a place that no other try would change."""
_log = logging.getLogger(__name__)


class NoThreads(Exception):
    """The channel of the match has no private threads."""


class PanelKeeper(Sender):
    """Brings the panel up to date that a person keeps, and ends it with their seat or match."""

    def __init__(self, context: DeliveryContext, render_panel: RenderPanel) -> None:
        super().__init__(context)
        self._kept = self._matches.kept_panels
        self._store = self._matches.store.kept_panels
        self._render_panel = render_panel

    async def deliver(self, rows: Sequence[OutboxMessage]) -> None:
        """Deliver all rows of one panel by one message. Each is begun before its panel is rendered:
        what is written later gets a row of its own."""
        if GONE in rows[0].params:
            for row in rows:
                # The panels of a person whose data is deleted
                place, message = int(row.params["place"]), int(row.params[GONE])
                await self._messenger.try_remove(PostedMessage(place, message))
                await self._archive(row.params["kind"], place)
                await self._queue.finish_delivery([row], at=self._at())
            return
        begun = await self._queue.begin_delivery(rows[-1], self._at())
        kept = await self._store.read(begun.match, begun.recipients[0])
        if kept is not None and (kept.is_open or kept.board is not None):
            try:
                await self._update(kept, rows, begun)
            except NoThreads:
                await self._store.close(kept.match, kept.player, "no-thread")
            except Refusal as refusal:  # a stuck match shows what it showed before
                _log.info("the panel kept of match %d stays: %s", kept.match, refusal)
            except DirectMessagesClosed:
                await self._services.direct_messages.disable(kept.player)
                await self._store.close(kept.match, kept.player, "dm-closed")
            except discord.HTTPException as error:
                opened = await self._store.read(kept.match, kept.player)
                reason = find_close_reason(opened or kept, error)
                if reason is None:
                    raise
                await self._store.close(kept.match, kept.player, reason)
        await self._queue.finish_delivery(rows, at=self._at())

    async def _update(
        self, kept: KeptPanel, rows: Sequence[OutboxMessage], begun: OutboxMessage
    ) -> None:
        table = (await self._matches.queries.read_table(kept.match)).seen_by(kept.player)
        person = await self._matches.people.read_person(kept.player)
        words = presentation_of(self._services, person).words
        seat = table.seat_of(kept.player)
        if not kept.is_open:
            await self._end(kept, screens.render_stopped(words))
        elif seat is None or seat.resigned:
            await self._end(kept, screens.render_lost(match_title(table, words), words))
        elif kept.board is None and table.status.is_over:
            return
        else:
            await self._show(kept, table, person, rows, begun)

    async def _end(self, kept: KeptPanel, screen: Screen) -> None:
        """Show why there is nothing more to come."""
        if kept.board is not None:
            await self._messenger.edit(kept.board, screen, None)
            await self._archive(kept.kind, kept.place)
        await self._store.close(kept.match, kept.player, KNOWN)

    async def _show(
        self,
        kept: KeptPanel,
        table: Table,
        person: Person,
        rows: Sequence[OutboxMessage],
        begun: OutboxMessage,
    ) -> None:
        """The panel, or the result of a match that is over. A press in it may have shown it so
        already; whether it has depends on no answer that is still sealed."""
        wanted = max(int(row.params.get(REVISION, 0)) for row in rows)
        if kept.board is not None and 0 < wanted <= kept.rev:
            return
        rev = await self._kept.read_revision(kept.match)
        presentation = presentation_of(self._services, person)
        if table.status.is_over:
            screen = await board_of(self._services, table.match, presentation.words)
        else:
            screen = await self._render_panel(person, table.match)
        tried = any(row.first_try_at is not None for row in rows)
        screen = replace(screen, marks=(*screen.marks, begun.id))
        board, colours = kept.board, presentation.colour_scheme
        if board is None or not await self._edit(board, screen, colours):
            place = await self._open_place(kept, table, person, tried=tried)
            board = await self._find_posted(place, rows) if tried else None
            if board is None:
                board = await self._messenger.send(place, screen, colours, f"k{begun.id}")
        await self._store.set_message(kept.match, kept.player, board.message, rev, self._at())
        if table.status.is_over:
            await self._archive(kept.kind, kept.place)

    async def _edit(
        self, board: PostedMessage, screen: Screen, colours: ColourScheme | None
    ) -> bool:
        """Whether the message is still there."""
        try:
            await self._messenger.edit(board, screen, colours)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _find_posted(self, place: int, rows: Sequence[OutboxMessage]) -> PostedMessage | None:
        """The message of an earlier try."""
        numbers = {row.id for row in rows}
        recent = await self._messenger.fetch_recent_messages(place)
        found = next((one for one in recent if one.marks & numbers), None)
        return None if found is None else PostedMessage(place, found.message)

    async def _open_place(
        self, kept: KeptPanel, table: Table, person: Person, *, tried: bool
    ) -> int:
        if kept.place is not None:
            return kept.place
        if kept.kind == "dm":
            place = await self._services.direct_messages.open_channel(person.user)
        else:
            place = await self._open_thread(table, person, tried=tried)
        await self._store.set_place(kept.match, kept.player, place)
        return place

    async def _open_thread(self, table: Table, person: Person, *, tried: bool) -> int:
        """A private thread with this person alone; that of an earlier try if it is there."""
        seat = table.seat_of(person.player)
        number = 0 if seat is None else seat.seat + 1
        # The same after a restart, and for no other seat of the match.
        name = clip(f"{thread_name(table)} · {person.name} ({number})", MOST_NAME)
        thread = await self._find_thread(table, name) if tried else None
        if thread is None:
            channel = await self._client.fetch_channel(table.address.channel)
            if not isinstance(channel, discord.TextChannel):
                raise NoThreads
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=LONGEST_THREAD,
            )
        await thread.add_user(discord.Object(person.user))
        return thread.id

    async def _find_thread(self, table: Table, name: str) -> discord.Thread | None:
        """One that the bot has opened and no panel is kept in."""
        guild = await self._client.fetch_guild(table.address.guild)
        for thread in await guild.active_threads():
            me = self._client.user
            is_own = me is not None and thread.owner_id == me.id and thread.is_private()
            if is_own and thread.name == name and not await self._store.is_place_known(thread.id):
                return thread
        return None

    async def _archive(self, kind: object, place: int | None) -> None:
        """What fails leaves the thread to fall asleep by itself."""
        if kind != "thread" or place is None:
            return
        try:
            thread = await self._client.fetch_channel(place)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
        except FAILED as error:
            _log.info("thread %d is not archived: %s", place, error)


def find_close_reason(kept: KeptPanel, error: discord.HTTPException) -> CloseReason | None:
    """Why a panel cannot be kept any longer; None for what may pass."""
    if kept.kind == "dm":
        return "dm-closed" if error.code in CLOSED_TO_US else None
    if kept.place is None:
        return "no-thread" if error.code and error.status in REFUSED else None
    return "thread-gone" if error.code in {*CLOSED, ARCHIVED} else None
