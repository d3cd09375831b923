"""What somebody finds who comes back: every match of theirs, with what is new to them there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.matches.desk import Desk
from bot.matches.following import Following
from bot.matches.looks import Looks
from bot.matches.memories import Memories
from bot.matches.values import Deed
from bot.tables import Status, Table

LATELY: Final = 3 * 24 * 3600
"""For so many seconds a match that is over counts as something new."""
MANY: Final = 100
"""More matches of one person than anybody looks through."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match, and what has happened there since the person looked, by others or for them."""

    table: Table
    news: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """Somebody's matches: those that wait for them, the longest waiting first; others they play,
    first those where a computer player holds their seat, then those with something new; those that
    have ended lately, newest first; and those they follow."""

    waiting: tuple[Found, ...]
    others: tuple[Found, ...]
    over: tuple[Found, ...]
    followed: tuple[Found, ...]


class Overviews:
    """Reads, and changes nothing."""

    def __init__(self, desk: Desk, looks: Looks, memories: Memories, following: Following) -> None:
        self._desk = desk
        self._looks = looks
        self._memories = memories
        self._following = following

    async def of(self, player: int) -> Overview:
        waiting = await self._looks.turns(player)
        known = {table.match for table in waiting}
        running = await self._played(player, (Status.RUNNING, Status.STUCK))
        others = await self._found(player, [one for one in running if one.match not in known])
        ended = await self._played(player, (Status.FINISHED, Status.CANCELLED))
        since = self._desk.at() - LATELY
        over = [one for one in ended if one.started and (one.finished or 0) >= since]
        over.sort(key=lambda table: table.finished or 0, reverse=True)
        return Overview(
            await self._found(player, waiting),
            tuple(sorted(others, key=lambda one: (not _held(one.table, player), not one.news))),
            await self._found(player, over),
            await self._found(player, await self._following.of(player)),
        )

    async def unseen(self, table: Table, player: int) -> tuple[Deed, ...]:
        """What is new to somebody: of a match they play from its beginning where they have never
        looked, of another one nothing then."""
        sits = table.seat_of(player) is not None
        return await self._memories.unseen(table.match, player, from_start=sits)

    async def _played(self, player: int, statuses: tuple[Status, ...]) -> list[Table]:
        """Matches that a person has not given up, newest first."""
        matches = await self._desk.store.matches.of_player(player, statuses, MANY)
        tables = [await self._looks.table(match) for match in matches]
        seats = ((table, table.seat_of(player)) for table in tables)
        return [table for table, seat in seats if seat is not None and not seat.resigned]

    async def _found(self, player: int, tables: Sequence[Table]) -> tuple[Found, ...]:
        return tuple([Found(one, await self.unseen(one, player)) for one in tables])


def _held(table: Table, player: int) -> bool:
    """Whether a computer player holds somebody's seat for them."""
    seat = table.seat_of(player)
    return seat is not None and seat.computer is not None
