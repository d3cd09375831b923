"""The daily puzzle: tries, unfinished answers, and posts."""

from __future__ import annotations

from typing import Final

from bot.models.puzzles import PuzzleChannel, PuzzlePost, PuzzleTry, SavedAnswer
from bot.storage.connection import Row, StorePart, record_of, values_of

_TRY: Final = "SELECT player, day, number, guild, points, best, at FROM puzzle_tries"
_ADD_TRY: Final = (
    "INSERT INTO puzzle_tries (player, day, number, guild, points, best, at) VALUES (:player,"
    " :day, :number, :guild, :points, :best, :at) ON CONFLICT DO NOTHING RETURNING number"
)
_UPSERT_ANSWER: Final = (
    "INSERT INTO puzzle_drafts (player, day, actions, draft) VALUES (:player, :day, :actions,"
    " :draft) ON CONFLICT (player) DO UPDATE SET day = excluded.day, actions = excluded.actions,"
    " draft = excluded.draft"
)
_CHANNELS: Final = (
    "SELECT s.guild, s.puzzle_channel, s.puzzle_hour, p.day, p.place, p.message,"
    " p.before FROM servers s"
    " LEFT JOIN puzzle_posts p ON p.guild = s.guild WHERE s.puzzle_channel IS NOT NULL"
    " ORDER BY s.guild"
)
_UPSERT_POST: Final = (
    "INSERT INTO puzzle_posts (guild, day, place, message, before) VALUES (:guild, :day, :place,"
    " :message, :before) ON CONFLICT (guild) DO UPDATE SET day = excluded.day,"
    " place = excluded.place, message = excluded.message, before = excluded.before"
)


class PuzzleStore(StorePart):
    async def read_tries(self, player: int, day: int) -> tuple[PuzzleTry, ...]:
        """In order."""
        sql = f"{_TRY} WHERE player = ? AND day = ? ORDER BY number"
        return tuple(map(_read_try, await self._connection.read(sql, player, day)))

    async def add_try(self, one: PuzzleTry) -> bool:
        """Whether it is new: one with its number stays as it is."""
        return bool(await self._connection.write(_ADD_TRY, **values_of(one)))

    async def find_days(self, player: int) -> tuple[int, ...]:
        """The days on which a person has tried, newest first."""
        sql = "SELECT DISTINCT day FROM puzzle_tries WHERE player = ? ORDER BY day DESC"
        return await self._connection.read_column(sql, player)

    async def count_found(self, player: int) -> int:
        """On how many days a person has found the best answer."""
        sql = "SELECT COUNT(DISTINCT day) FROM puzzle_tries WHERE player = ? AND points >= best"
        (count,) = await self._connection.read_column(sql, player)
        return count

    async def find_tries(self, guild: int, first: int, last: int) -> tuple[PuzzleTry, ...]:
        """Those given in a server from one day to another, oldest first."""
        sql = f"{_TRY} WHERE guild = ? AND day BETWEEN ? AND ? ORDER BY day, at, player, number"
        return tuple(map(_read_try, await self._connection.read(sql, guild, first, last)))

    async def read_answer(self, player: int) -> SavedAnswer | None:
        sql = "SELECT day, actions, draft FROM puzzle_drafts WHERE player = ?"
        rows = await self._connection.read(sql, player)
        return record_of(SavedAnswer, rows[0]) if rows else None

    async def save_answer(self, player: int, answer: SavedAnswer) -> None:
        await self._connection.write(_UPSERT_ANSWER, player=player, **values_of(answer))

    async def find_channels(self) -> tuple[PuzzleChannel, ...]:
        """Of all servers that get the daily puzzle."""
        return tuple(map(_read_channel, await self._connection.read(_CHANNELS)))

    async def save_post(self, post: PuzzlePost) -> None:
        await self._connection.write(_UPSERT_POST, **values_of(post))


def _read_try(row: Row) -> PuzzleTry:
    return record_of(PuzzleTry, row)


def _read_channel(row: Row) -> PuzzleChannel:
    post = None if row["day"] is None else record_of(PuzzlePost, row)
    return PuzzleChannel(row["guild"], row["puzzle_channel"], row["puzzle_hour"], post)
