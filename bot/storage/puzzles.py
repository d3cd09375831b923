"""The daily puzzle: where it comes from, tries, unfinished answers, and posts."""

from typing import Final

from bot.models.puzzles import PuzzleChannel, PuzzlePost, PuzzleSource, PuzzleTry, SavedAnswer
from bot.storage.connection import Row, StorePart
from bot.storage.rows import RowsOf

_SOURCES: Final = RowsOf(PuzzleSource)
_TRIES: Final = RowsOf(PuzzleTry)
_POSTS: Final = RowsOf(PuzzlePost)
_ANSWERS: Final = RowsOf(SavedAnswer)
_ADD_SOURCE: Final = f"{_SOURCES.insert('puzzle_sources')} ON CONFLICT DO NOTHING"
_ADD_TRY: Final = f"{_TRIES.insert('puzzle_tries')} ON CONFLICT DO NOTHING RETURNING number"
_UPSERT_ANSWER: Final = _ANSWERS.upsert("puzzle_drafts", "player")
_UPSERT_POST: Final = _POSTS.upsert("puzzle_posts", "guild")
_MATCHES: Final = (
    "SELECT m.id FROM matches m JOIN servers s ON s.guild = m.guild AND s.shares_puzzles = 1"
    " WHERE m.game = ? AND m.rules = ? AND m.status = 'finished'"
    " AND NOT EXISTS (SELECT 1 FROM mirrors i LEFT JOIN servers o ON o.guild = i.guild"
    " WHERE i.match = m.id AND coalesce(o.shares_puzzles, 0) = 0)"
    " AND NOT EXISTS (SELECT 1 FROM puzzle_sources p WHERE p.match = m.id)"
    " AND NOT EXISTS (SELECT 1 FROM log l JOIN forgotten f ON f.player = l.actor"
    " WHERE l.match = m.id)"
    " AND NOT EXISTS (SELECT 1 FROM seats h JOIN forgotten f ON f.player = h.player"
    " WHERE h.match = m.id)"
    " ORDER BY m.finished DESC, m.id DESC LIMIT ?"
)
_CHANNELS: Final = (
    "SELECT s.guild, s.puzzle_channel, s.puzzle_hour, p.day, p.place, p.message,"
    " p.before FROM servers s"
    " LEFT JOIN puzzle_posts p ON p.guild = s.guild WHERE s.puzzle_channel IS NOT NULL"
    " ORDER BY s.guild"
)


class PuzzleStore(StorePart):
    async def find_source(self, day: int) -> PuzzleSource | None:
        sql = _SOURCES.select("FROM puzzle_sources WHERE day = ?")
        return await self._connection.read_first(_SOURCES.read, sql, day)

    async def add_source(self, source: PuzzleSource) -> PuzzleSource:
        """The one that its day has: the first that was added."""
        await self._connection.write(_ADD_SOURCE, **_SOURCES.values(source))
        return await self.find_source(source.day) or source

    async def find_matches(self, game: str, rules: int, most: int) -> tuple[int, ...]:
        """The newest finished matches that no puzzle has come from yet, that all of their servers
        share, and without anyone whose data was deleted."""
        return await self._connection.read_column(_MATCHES, game, rules, most)

    async def read_tries(self, player: int, day: int) -> tuple[PuzzleTry, ...]:
        """In order."""
        sql = _TRIES.select("FROM puzzle_tries WHERE player = ? AND day = ? ORDER BY number")
        return tuple(map(_TRIES.read, await self._connection.read(sql, player, day)))

    async def add_try(self, attempt: PuzzleTry) -> bool:
        """Whether it is new: one with its number stays as it is."""
        return bool(await self._connection.write(_ADD_TRY, **_TRIES.values(attempt)))

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
        sql = _TRIES.select(
            "FROM puzzle_tries WHERE guild = ? AND day BETWEEN ? AND ?"
            " ORDER BY day, at, player, number"
        )
        return tuple(map(_TRIES.read, await self._connection.read(sql, guild, first, last)))

    async def read_answer(self, player: int) -> SavedAnswer | None:
        sql = _ANSWERS.select("FROM puzzle_drafts WHERE player = ?")
        return await self._connection.read_first(_ANSWERS.read, sql, player)

    async def save_answer(self, player: int, answer: SavedAnswer) -> None:
        await self._connection.write(_UPSERT_ANSWER, **_ANSWERS.values(answer, player=player))

    async def find_channels(self) -> tuple[PuzzleChannel, ...]:
        return tuple(map(_read_channel, await self._connection.read(_CHANNELS)))

    async def save_post(self, post: PuzzlePost) -> None:
        await self._connection.write(_UPSERT_POST, **_POSTS.values(post))


def _read_channel(row: Row) -> PuzzleChannel:
    post = None if row["day"] is None else _POSTS.read(row)
    return PuzzleChannel(row["guild"], row["puzzle_channel"], row["puzzle_hour"], post)
