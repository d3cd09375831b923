"""Looks after the threads of matches: keeps them awake, and closes them at the end.
`bot.matches.side_effects` says when."""

import logging
import math
from typing import Final

import discord

from bot.eventlog.jobs import JobHandler, JobHandlers
from bot.matches.side_effects import KEEP_AWAKE_AFTER
from bot.models.commit import Job
from bot.models.match import Table
from bot.presentation.layouts import clip
from bot.presentation.messenger import FAILED, LONGEST_THREAD
from bot.presentation.preferences import server_presentation
from bot.presentation.services import Services
from bot.screens.shared.names import seat_name

SHORTER: Final = 4_320
MOST_NAME: Final = 100
WINNER: Final = " · 🏆 "
LAST_WORDS: Final = 3600
"""Seconds without a message after which the thread of a match that is over is archived."""
SOON: Final = 60
"""Seconds until the end is looked at again while messages of the match are on their way."""
RETRY_AFTER: Final = 300
"""Seconds after which a request is tried again that Discord could not answer."""
AWAY: Final = 3600
"""Seconds after which a thread is looked for again whose server the bot is not in."""
NOT_FOUND: Final = 404
_log = logging.getLogger(__name__)


def thread_name(table: Table) -> str:
    return f"#{table.match} {table.name}"


class ThreadKeeper:
    """Does the `thread` jobs. Each looks at the thread before it does anything, so that one that
    was cut off is repeated without harm."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._matches = services.matches
        self._at = services.matches.at
        self._client = client

    @property
    def handlers(self) -> JobHandlers:
        return {"thread": JobHandler(self.run)}

    async def run(self, job: Job) -> int | None:
        """Returns the epoch second at which to look again."""
        table = await self._matches.queries.read_table(job.match)
        place = table.address.thread
        if place is None:
            return None
        if self._client.get_guild(table.address.guild) is None:
            return self._at() + AWAY
        try:
            thread = await self._client.fetch_channel(place)
            if not isinstance(thread, discord.Thread):
                return None
            return await self._look_after(table, thread)
        except discord.RateLimited as error:
            return self._at() + math.ceil(error.retry_after)
        except FAILED as error:
            return self._find_next_try(table, error)

    async def _look_after(self, table: Table, thread: discord.Thread) -> int | None:
        if table.status.is_over:
            return await self._close(table, thread)
        if thread.name.startswith(thread_name(table) + WINNER):  # its end was undone
            await thread.edit(name=thread_name(table), archived=False)
        elif thread.archived:
            await thread.edit(archived=False)
        elif self._at() < (asleep := _find_last_activity(thread) + KEEP_AWAKE_AFTER):
            return asleep
        elif self._is_own(thread):  # threads of other people are only brought back
            # A change of the time to archiving counts as activity, edits of messages do not.
            await thread.edit(auto_archive_duration=SHORTER)
            await thread.edit(auto_archive_duration=LONGEST_THREAD, archived=False)
        return self._at() + KEEP_AWAKE_AFTER

    async def _close(self, table: Table, thread: discord.Thread) -> int | None:
        """Name the winner, and archive the thread when nobody has spoken in it for a while. Threads
        of other people stay as they are, as do those where another match is played."""
        if not self._is_own(thread) or await self._matches.store.matches.is_played_in(thread.id):
            return None
        if await self._matches.store.queue.has_due_messages(table.match, self._at()):
            return self._at() + SOON
        first = table
        if table.session is not None:
            first = await self._matches.queries.read_table(table.session.first)
        name, winners = thread_name(first), await self._find_winners(table)
        if winners and thread.name == name:  # one that somebody has chosen stays
            await thread.edit(name=clip(name + WINNER + winners, MOST_NAME), archived=False)
            return self._at() + LAST_WORDS
        if thread.archived:
            return None
        silent = _find_last_activity(thread) + LAST_WORDS
        if self._at() < silent:
            return silent
        await thread.edit(archived=True)
        return None

    async def _find_winners(self, table: Table) -> str:
        """The names of those of the match, or of its session if that was played to its end; empty
        if there is no result."""
        result = await self._matches.sessions.read_result(table.match)
        ranks = await self._services.leagues.find_ranks(table) if result is None else result.ranks
        presentation = await server_presentation(self._services, self._client, table.address.guild)
        winners = (seat for seat, rank in enumerate(ranks) if rank == 1)
        return ", ".join(seat_name(table, seat, presentation.words) for seat in winners)

    def _find_next_try(self, table: Table, error: Exception) -> int | None:
        """Later where time may help; a thread that is gone is given up, and one that the bot may
        not enter is tried again rarely, while its match is on."""
        status = error.status if isinstance(error, discord.HTTPException) else 500
        _log.info("the thread of match %d: %s", table.match, error)
        if status >= 500 or status == 429:
            return self._at() + RETRY_AFTER
        if status == NOT_FOUND or table.status.is_over:
            return None
        return self._at() + KEEP_AWAKE_AFTER

    def _is_own(self, thread: discord.Thread) -> bool:
        return self._client.user is not None and thread.owner_id == self._client.user.id


def _find_last_activity(thread: discord.Thread) -> int:
    """When the newest message was sent, or the thread was brought back, in epoch seconds."""
    newest = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    return int(max(newest, thread.archive_timestamp).timestamp())
