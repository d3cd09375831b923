"""Overview of a person's matches, with what is new to them there, and of those that they follow
without a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.matches.last_seen import LastSeen
from bot.matches.queries.views import ACTIVE, MAX_MATCHES, MatchQueries
from bot.matches.repository import MatchRepository, TableService
from bot.models.log import LogEvent
from bot.models.match import Status, Table
from bot.refusals import Refusal

RECENT: Final = 3 * 24 * 3600  # seconds for which a match that is over is listed
MOST_FOLLOWED: Final = 50
"""Matches that one person follows at a time; their end is announced to their followers."""


@dataclass(frozen=True, slots=True)
class OverviewEntry:
    """A match, and what others have done there, or was done for the person, since they looked."""

    table: Table
    news: tuple[LogEvent, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """A person's matches: those that wait for them, the longest waiting first; others they play,
    first those where a computer holds their seat, then those with news; those that have ended
    recently, newest first; and those they follow."""

    waiting: tuple[OverviewEntry, ...]
    others: tuple[OverviewEntry, ...]
    ended: tuple[OverviewEntry, ...]
    followed: tuple[OverviewEntry, ...]


class OverviewQueries(TableService):
    def __init__(
        self, repository: MatchRepository, queries: MatchQueries, last_seen: LastSeen
    ) -> None:
        super().__init__(repository, queries)
        self._last_seen = last_seen

    async def read_overview(self, player: int) -> Overview:
        waiting = await self._queries.list_turns(player)
        known = {table.match for table in waiting}
        running = await self._list_tables(player, (Status.RUNNING, Status.STUCK))
        running = [table for table in running if table.match not in known]
        others = await self._build_entries(player, running)
        ended = await self._list_tables(player, (Status.FINISHED, Status.CANCELLED))
        since = self._repository.at() - RECENT
        ended = [table for table in ended if table.started and (table.finished or 0) >= since]
        ended.sort(key=lambda table: table.finished or 0, reverse=True)

        def rank(entry: OverviewEntry) -> tuple[bool, bool]:
            seat = entry.table.seat_of(player)
            return seat is None or seat.computer is None, not entry.news

        return Overview(
            await self._build_entries(player, waiting),
            tuple(sorted(others, key=rank)),
            await self._build_entries(player, ended),
            await self._build_entries(player, await self.list_followed(player)),
        )

    async def list_unseen(self, table: Table, player: int) -> tuple[LogEvent, ...]:
        """What is new to a person. Of a match that they have never seen: everything if they play
        it, else nothing."""
        plays = table.seat_of(player) is not None
        return await self._last_seen.list_unseen(table.match, player, from_start=plays)

    async def _list_tables(self, player: int, statuses: tuple[Status, ...]) -> list[Table]:
        """Matches that a person has not resigned, newest first."""
        matches = await self._store.matches.find_by_player(player, statuses, MAX_MATCHES)
        tables = await self._repository.for_each(matches, self._queries.read_table)
        seats = ((table, table.seat_of(player)) for table in tables)
        return [table for table, seat in seats if seat is not None and not seat.resigned]

    async def _build_entries(
        self, player: int, tables: Sequence[Table]
    ) -> tuple[OverviewEntry, ...]:
        by_match = {table.match: table for table in tables}

        async def build(match: int) -> OverviewEntry:
            table = by_match[match]
            return OverviewEntry(table, await self.list_unseen(table, player))

        return await self._repository.for_each(by_match, build)

    async def follow(self, match: int, player: int, follows: bool) -> Table:
        """Begin to follow a match, or stop. Raises `Refusal` for a seated player, for a match that
        is over, and for more than 50."""
        table = await self._queries.read_table(match)
        if follows:
            if table.seat_of(player) is not None:
                raise Refusal("already-seated")
            if table.status not in ACTIVE:
                raise Refusal("not-running")
            if len(await self._store.matches.find_followed(player)) >= MOST_FOLLOWED:
                raise Refusal("too-many-followed", limit=MOST_FOLLOWED)
        await self._store.matches.set_following(match, player, follows)
        return table

    async def is_following(self, match: int, player: int) -> bool:
        return player in await self._store.matches.find_followers(match)

    async def list_followed(self, player: int) -> tuple[Table, ...]:
        """The open and running matches that a person follows, newest first, except those where they
        have taken a seat."""
        matches = await self._store.matches.find_followed(player)
        tables = await self._repository.for_each(matches, self._queries.read_table)
        return tuple(table for table in tables if table.seat_of(player) is None)
