"""People who wait for a match; taken by `Commit.seeks`."""

from collections.abc import Collection, Iterable
from typing import Final

from bot.models.matchmaking import EndReason, Seek
from bot.storage.connection import Connection, Row, StorePart, transaction
from bot.storage.errors import BoundReached, Conflict
from bot.storage.json_columns import canonical_json
from bot.storage.rows import RowsOf

_SEEKS: Final = RowsOf(Seek, without=("id", "reason"))
_INSERT: Final = f"{_SEEKS.insert('seeks')} ON CONFLICT DO NOTHING RETURNING id"
_WAITING: Final = "SELECT * FROM seeks WHERE reason IS NULL"
_FULL: Final = (
    "SELECT s.player FROM seats s JOIN matches m ON m.id = s.match"
    " WHERE s.player IN (SELECT CAST(value AS BIGINT) FROM json_each(?)) AND s.resigned = 0"
    " AND m.status IN ('lobby', 'running', 'stuck') GROUP BY s.player HAVING count(*) >= ?"
)


_PLAYING: Final = (
    "SELECT DISTINCT m.game, a.player, b.player FROM seats a"
    " JOIN seats b ON b.match = a.match AND b.player > a.player JOIN matches m ON m.id = a.match"
    " WHERE a.player IN (SELECT CAST(value AS BIGINT) FROM json_each(:players))"
    " AND b.player IN (SELECT CAST(value AS BIGINT) FROM json_each(:players))"
    " AND a.resigned = 0 AND b.resigned = 0 AND m.status IN ('lobby', 'running', 'stuck')"
)
_AVOIDED: Final = (
    "SELECT player, other FROM avoided"
    " WHERE player IN (SELECT CAST(value AS BIGINT) FROM json_each(:players))"
    " AND other IN (SELECT CAST(value AS BIGINT) FROM json_each(:players))"
)


class MatchmakingStore(StorePart):
    @transaction()
    async def add(self, tx: Connection, seek: Seek, most: int) -> bool:
        """Whether they did not wait for that game before. Raises `BoundReached` above so many."""
        added = await tx.rows(_INSERT, _SEEKS.values(seek))
        sql = "SELECT count(*) FROM seeks WHERE player = ? AND reason IS NULL"
        if int((await tx.rows(sql, (seek.player,)))[0][0]) > most:
            raise BoundReached("seeks", most)
        return bool(added)

    async def remove(self, player: int, game: str) -> bool:
        """Whether they waited for it."""
        sql = "DELETE FROM seeks WHERE player = ? AND game = ? AND reason IS NULL RETURNING id"
        return bool(await self._connection.write(sql, player, game))

    async def find_waiting(self) -> tuple[Seek, ...]:
        """Those who have waited longest come first."""
        rows = await self._connection.read(f"{_WAITING} ORDER BY joined, id")
        return tuple(map(_read_seek, rows))

    async def find_ended(self) -> tuple[Seek, ...]:
        """Those who are still to be told why their wait has ended."""
        sql = "SELECT * FROM seeks WHERE reason IS NOT NULL ORDER BY id"
        return tuple(map(_read_seek, await self._connection.read(sql)))

    async def find_full(self, players: Collection[int], limit: int) -> tuple[int, ...]:
        """Those of the players who sit in so many lobbies and running matches."""
        return await self._connection.read_column(_FULL, canonical_json([*players]), limit)

    async def find_playing(self, players: Collection[int]) -> frozenset[tuple[str, int, int]]:
        """Games with two of the players, the smaller first, who play each other now."""
        rows = await self._connection.read(_PLAYING, players=canonical_json([*players]))
        return frozenset((str(row[0]), int(row[1]), int(row[2])) for row in rows)

    async def find_avoided(self, players: Collection[int]) -> frozenset[tuple[int, int]]:
        """Pairs of the players of whom the first does not want to meet the second."""
        rows = await self._connection.read(_AVOIDED, players=canonical_json([*players]))
        return frozenset((int(row[0]), int(row[1])) for row in rows)

    async def end(self, seeks: Collection[int], reason: EndReason) -> None:
        """Their people are still to be told why."""
        sql = (
            "UPDATE seeks SET reason = ?"
            " WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
        )
        await self._connection.write(sql, reason, canonical_json([*seeks]))

    async def delete(self, seeks: Collection[int]) -> None:
        """Their people have been told, or are no longer there to be told."""
        sql = "DELETE FROM seeks WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
        await self._connection.write(sql, canonical_json([*seeks]))

    async def delete_in_server(self, guild: int) -> None:
        await self._connection.write("DELETE FROM seeks WHERE guild = ?", guild)


async def take_seeks(tx: Connection, seeks: Iterable[Seek]) -> None:
    """Take people from the queue for the match that is written, whatever else they wait for. Raises
    `Conflict` if one of them is no longer there."""
    for seek in seeks:
        sql = "DELETE FROM seeks WHERE player = ? AND reason IS NULL RETURNING id"
        if seek.id not in {row["id"] for row in await tx.rows(sql, (seek.player,))}:
            raise Conflict(f"person {seek.player} waits no longer")


def _read_seek(row: Row) -> Seek:
    return _SEEKS.read(row, id=row["id"], reason=row["reason"])
