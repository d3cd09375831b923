"""What somebody finds who comes back: every match of theirs, with what is new to them there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.matches.last_seen import LastSeen
from bot.matches.queries.follow import FollowedMatches
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import MatchRepository
from bot.models.log import LogEvent
from bot.models.match import Status, Table

RECENT: Final = 3 * 24 * 3600
"""For so many seconds a match that is over counts as something new."""
MAX_MATCHES: Final = 100
"""More matches of one person than anybody looks through."""


@dataclass(frozen=True, slots=True)
class OverviewEntry:
    """A match, and what has happened there since the person looked, by others or for them."""

    table: Table
    news: tuple[LogEvent, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """Somebody's matches: those that wait for them, the longest waiting first; others they play,
    first those where a computer player holds their seat, then those with something new; those that
    have ended lately, newest first; and those they follow."""

    waiting: tuple[OverviewEntry, ...]
    others: tuple[OverviewEntry, ...]
    ended: tuple[OverviewEntry, ...]
    followed: tuple[OverviewEntry, ...]


class OverviewQueries:
    """Reads, and changes nothing."""

    def __init__(
        self,
        repository: MatchRepository,
        queries: MatchQueries,
        memories: LastSeen,
        following: FollowedMatches,
    ) -> None:
        self._repository = repository
        self._queries = queries
        self._memories = memories
        self._following = following

    async def read_overview(self, player: int) -> Overview:
        waiting = await self._queries.list_turns(player)
        known = {table.match for table in waiting}
        running = await self._list_tables(player, (Status.RUNNING, Status.STUCK))
        others = await self._build_entries(
            player, [one for one in running if one.match not in known]
        )
        ended = await self._list_tables(player, (Status.FINISHED, Status.CANCELLED))
        since = self._repository.at() - RECENT
        over = [one for one in ended if one.started and (one.finished or 0) >= since]
        over.sort(key=lambda table: table.finished or 0, reverse=True)
        return Overview(
            await self._build_entries(player, waiting),
            tuple(
                sorted(others, key=lambda one: (not _is_seat_held(one.table, player), not one.news))
            ),
            await self._build_entries(player, over),
            await self._build_entries(player, await self._following.list_followed(player)),
        )

    async def list_unseen(self, table: Table, player: int) -> tuple[LogEvent, ...]:
        """What is new to somebody: of a match they play from its beginning where they have never
        looked, of another one nothing then."""
        sits = table.seat_of(player) is not None
        return await self._memories.list_unseen(table.match, player, from_start=sits)

    async def _list_tables(self, player: int, statuses: tuple[Status, ...]) -> list[Table]:
        """Matches that a person has not given up, newest first."""
        matches = await self._repository.store.matches.find_by_player(player, statuses, MAX_MATCHES)
        tables = [await self._queries.read_table(match) for match in matches]
        seats = ((table, table.seat_of(player)) for table in tables)
        return [table for table, seat in seats if seat is not None and not seat.resigned]

    async def _build_entries(
        self, player: int, tables: Sequence[Table]
    ) -> tuple[OverviewEntry, ...]:
        return tuple([OverviewEntry(one, await self.list_unseen(one, player)) for one in tables])


def _is_seat_held(table: Table, player: int) -> bool:
    """Whether a computer player holds somebody's seat for them."""
    seat = table.seat_of(player)
    return seat is not None and seat.computer is not None
