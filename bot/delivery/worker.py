"""Delivers the outbox by destination, and in order for each match and league. A crash neither
loses a message nor sends it twice: one that may have arrived is looked for before the next try."""

import logging
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Final

import discord
from cachetools import LRUCache

from bot.delivery.boards import Boards, is_start
from bot.delivery.fallback_channels import FallbackChannels
from bot.delivery.kept_panels import PanelKeeper, RenderPanel
from bot.delivery.lanes import Lane, Lanes
from bot.delivery.league_announcements import LeagueAnnouncer
from bot.delivery.matchmaking import Matchmaker
from bot.delivery.mention_sender import Delivery, MentionSender
from bot.delivery.notices import Notices
from bot.delivery.puzzles import PuzzlePoster
from bot.delivery.reminders import Reminders
from bot.delivery.sender import DeliveryContext
from bot.delivery.weekly import WeeklyPoster
from bot.eventlog.jobs import RETRY
from bot.models.outbox import (
    KEPT_NOTE,
    NO_ONE,
    RETIRED_NOTE,
    DelayedMention,
    DueStream,
    Mention,
    OutboxMessage,
)
from bot.presentation.messenger import ARCHIVED, CLOSED, FAILED, Messenger, code_of
from bot.presentation.preferences import server_presentation
from bot.presentation.services import Services
from bot.refusals import Refusal

PATIENCE: Final = 10
"""Seconds that news wait for computer players who are thinking, and for plans; until then the board
shows what was asked before."""
LATER: Final = 120
"""Seconds until messages of mentions that could not be brought up to date are tried again."""
MOST_REPORTED: Final = 1000
"""Failing messages that are remembered, so that each is logged once."""
_log = logging.getLogger(__name__)


class OutboxWorker:
    """Empties the outbox. A destination that is slow never keeps another waiting."""

    def __init__(
        self, services: Services, client: discord.Client, render_panel: RenderPanel
    ) -> None:
        self._services = services
        self._queue = services.matches.store.queue
        self._at = services.matches.at
        speak = partial(server_presentation, services, client)
        links, emojis = services.command_links, services.emojis
        messenger = Messenger(client, services.artist, links, emojis, services.now, services.shards)
        self._messenger = messenger
        services.direct_messages.use_messenger(messenger)
        context = DeliveryContext(services, client, messenger, speak)
        self._mention_sender = MentionSender(context)
        self._boards = Boards(context, self._mention_sender)
        self._notices = Notices(context)
        self._panels = PanelKeeper(context, render_panel)
        self._reminders = Reminders(context)
        self._fallback_channels = FallbackChannels(context)
        self._announcer = LeagueAnnouncer(context)
        self.matchmaker = Matchmaker(context)
        self.weekly = WeeklyPoster(context)
        self.puzzles = PuzzlePoster(context)
        self._lanes = lanes = Lanes(self._deliver_together)
        self.when_done, self.drain, self.close = lanes.when_done, lanes.drain, lanes.close
        self._has_held = False
        self._reported: LRUCache[int, str] = LRUCache(MOST_REPORTED)

    async def deliver_due(self) -> None:
        """Begin to deliver everything that is due, and do not wait for it."""
        waiting: dict[Lane, list[DueStream]] = defaultdict(list)
        self._has_held = False
        if self._messenger.pause_left:
            return
        for stream in await self._queue.read_due_streams(self._at()):
            if not self._services.shards.may_begin(stream.server):
                continue
            is_patient = stream.kind != "retire" and stream.since >= self._at() - PATIENCE
            if is_patient and await self._queue.is_computer_due(stream.match, self._at()):
                self._has_held = True  # so that all that its computer players do is one message
            else:
                waiting[await self._find_lane(stream)].append(stream)
        self._lanes.start(waiting)

    async def next_due(self) -> int | None:
        """When more is due than what is being delivered."""
        if pause := self._messenger.pause_left:
            return self._at() + math.ceil(pause)
        at = self._at()
        return at if self._has_held else await self._queue.read_next_message_due(at)

    async def _find_lane(self, stream: DueStream) -> Lane:
        if stream.kind == "retire":
            return "retire", stream.place
        if stream.kind == "kept":
            return "kept", next(iter(stream.recipients), 0)
        if stream.kind == "remind":
            people = await self._services.matches.people.read_people(stream.recipients[:1])
            letters = (one.player for one in people.values() if one.hears_reminders == "dm")
            return next((("letter", player) for player in letters), ("", stream.place))
        if stream.kind == "letter":
            alone = len(stream.recipients) == 1
            return ("letter", stream.recipients[0]) if alone else ("letters of", stream.match)
        return "", stream.place

    async def _deliver_together(self, streams: Sequence[DueStream]) -> None:
        """Deliver several streams of one destination. Where several matches mention people at once,
        one message does it for all of them, when their boards are there. What is another process's
        by now is left to that."""
        may_begin, read = self._services.shards.may_begin, self._queue.read_stream
        streams = [one for one in streams if may_begin(one.server)]
        aside = await self._find_joint_mentions(
            [await read(stream, self._at()) for stream in streams]
        )
        left: dict[int, list[Delivery]] = defaultdict(list)
        for stream in streams:
            rows = [*await read(stream, self._at())]
            for one in await self._deliver_stream(rows, aside=stream.match in aside):
                left[one.board.channel].append(one)
        for place, several in left.items():
            try:
                await self._mention_sender.send_together(place, several)
            except Exception as error:  # noqa: BLE001 - the other channels must be delivered
                for one in several:
                    await self._handle_failure(one.rows, error)

    async def _find_joint_mentions(self, streams: Iterable[Sequence[OutboxMessage]]) -> set[int]:
        """The matches whose mentions are combined with those of others into one message."""
        calling: dict[int, set[int]] = defaultdict(set)
        for rows in filter(None, streams):
            try:
                place = await self._find_mention_place(rows)
            except Exception as error:  # noqa: BLE001 - its own delivery fails with it and says so
                _log.debug("the mentions of match %d: %r", rows[0].match, error)
                continue
            if place is not None:
                calling[place].add(rows[0].match)
        return {match for several in calling.values() if len(several) > 1 for match in several}

    async def _find_mention_place(self, rows: Sequence[OutboxMessage]) -> int | None:
        """Where messages of a match mention somebody who is awake; None if they do not."""
        match = rows[0].match
        if not match:  # announcements of leagues name people themselves
            return None
        table = (await self._services.matches.queries.read_table(match)).seen_from(rows[0].guild)
        new = await self._mention_sender.find_due(table, rows)
        awake, _ = await self._mention_sender.split_by_awake(match, rows[-1].seq, new)
        return table.address.destination if awake and not any(map(is_start, rows)) else None

    async def _deliver_stream(self, rows: list[OutboxMessage], *, aside: bool) -> list[Delivery]:
        """Boards between two notes are one message; a failure leaves the rest for later. Gives the
        board whose mentions are still to be made: what comes after it is delivered when they are.
        """
        try:
            if rows and rows[0].league:
                rows = await self._announcer.drop_superseded(rows)
        except Exception as error:  # noqa: BLE001 - the other streams must be delivered
            await self._handle_failure(rows, error)
            return []
        for _, entries in groupby(rows, key=_batch_of):
            batch = list(entries)
            try:
                if batch[0].mode == "announce":
                    await self._announcer.deliver(batch[0])
                elif batch[0].note == RETIRED_NOTE:
                    await self._retire_board(batch[0])
                elif batch[0].note == KEPT_NOTE:
                    await self._panels.deliver(batch)
                elif batch[0].mode == "note":
                    await self._notices.deliver(batch)
                elif batch[0].mode == "remind":
                    await self._reminders.deliver(batch)
                elif delivery := await self._deliver_board(batch, aside=aside):
                    return [delivery]
            except Exception as error:  # noqa: BLE001 - the other streams must be delivered
                await self._handle_failure(batch, error)
                break
        return []

    async def _deliver_board(self, rows: list[OutboxMessage], *, aside: bool) -> Delivery | None:
        while rows:
            one = await self._boards.find_delivered(rows)
            one = one or await self._boards.deliver(rows, aside=aside)
            if not await self._mention_sender.clear_answered(rows[0].match):
                again = DelayedMention(one.table.match, one.row.seq, NO_ONE, self._at() + LATER)
                one = replace(one, later=(*one.later, again))
            if one.mentions and not one.mentioned:
                return one
            calls = [Mention(one.table.match, call.player, call.key) for call in one.mentions]
            newest = {one.table.match: one.board}
            await self._queue.finish_delivery(one.rows, newest, calls, one.later, at=self._at())
            rows = rows[len(one.rows) :]
        return None

    async def _retire_board(self, row: OutboxMessage) -> None:
        try:
            await self._boards.retire(row)
        except Exception as error:  # noqa: BLE001 - the others must be deleted
            _log.warning("match %d: an old board stands: %s", row.match, error)
            if row.tries >= RETRY.most_hopeless_tries:
                await self._queue.finish_delivery([row], at=self._at())
            else:
                await self._postpone([row], error)

    async def _handle_failure(self, rows: Sequence[OutboxMessage], error: Exception) -> None:
        """What becomes of messages of one match or league that could not be delivered."""
        if self._messenger.pause_left:
            self._lanes.clear()
        try:
            if await self._find_way_out(rows, error):
                return
        except Exception as other:  # noqa: BLE001 - there is no way out, so it is tried again
            error = other
        first, wait = rows[0], await self._postpone(rows, error)
        if self._reported.get(first.id) != str(error):
            self._reported[first.id] = str(error)
            is_expected = isinstance(error, (*FAILED, Refusal))
            _log.warning(
                "match %d, league %d: message %d is sent again in %d s, then ever later: %s",
                first.match, first.league, first.id, wait, error,
                exc_info=None if is_expected else error,
            )  # fmt: skip

    async def _postpone(self, rows: Sequence[OutboxMessage], error: Exception) -> int:
        """Try again later; gives the seconds until then."""
        tries = max(row.tries for row in rows)
        wait = RETRY.wait_after(tries, getattr(error, "retry_after", 0))
        await self._queue.delay_messages(rows, self._at() + wait, tries + 1)
        return wait

    async def _find_way_out(self, rows: Sequence[OutboxMessage], error: Exception) -> bool:
        """Send messages elsewhere whose channel is closed, or give up what is hopeless; False if
        they are to be tried again."""
        first, tries, code = rows[0], max(row.tries for row in rows), code_of(error)
        is_closed = code in CLOSED or (code == ARCHIVED and tries > 0)  # archived and locked
        if first.match and first.note != KEPT_NOTE and is_closed:
            assert isinstance(error, discord.HTTPException)
            await self._fallback_channels.handle_closed(rows, error)
            return True
        if tries < RETRY.most_hopeless_tries or not _is_hopeless(first, error):
            return False
        if first.league:
            await self._services.leagues.notices.schedule_next(first, self._at())
        reason = type(error).__name__
        if isinstance(error, discord.HTTPException):
            reason = f"{error.status} {code}"
        await self._queue.mark_undeliverable([row.id for row in rows], reason)
        _log.error("message %d is given up: %s", first.id, reason)
        return True


def _batch_of(row: OutboxMessage) -> object:
    """Boards are delivered together, and the panels of one person; everything else one by one."""
    if row.note == KEPT_NOTE:
        return KEPT_NOTE
    return "board" if row.mode in {"post", "edit"} else row.id


def _is_hopeless(row: OutboxMessage, error: Exception) -> bool:
    """Whether every try will fail: Discord calls the message malformed, or an announcement cannot
    be rendered. A match goes on trying, as its players wait for it and a new version may do."""
    if isinstance(error, FAILED):
        return isinstance(error, discord.HTTPException) and error.status == 400
    return bool(row.league)
