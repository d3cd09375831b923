"""How matches have ended, and what hung on them, in SQLite."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby

from bot.storage.connection import Connection, Row
from bot.storage.rows import MatchRow, ResultRow, ResultSeat

_SINCE = (
    "SELECT r.id, r.match, r.guild, r.game, r.at, s.player, s.place, s.score, s.rated"
    " FROM results r JOIN result_seats s ON s.match = r.match WHERE r.id > ? ORDER BY r.id, s.seat"
)
_OF_MATCH = (
    "SELECT r.id, r.match, r.guild, r.game, r.at, s.player, s.place, s.score, s.rated"
    " FROM results r JOIN result_seats s ON s.match = r.match WHERE r.match = ? ORDER BY s.seat"
)
_OF_PLAYER = (
    "SELECT r.id, r.match, r.guild, r.game, r.at, s.player, s.place, s.score, s.rated"
    " FROM results r JOIN result_seats s ON s.match = r.match"
    " WHERE r.match IN (SELECT t.match FROM result_seats t JOIN results u ON u.match = t.match"
    " WHERE t.player = ? ORDER BY u.id DESC LIMIT ?) ORDER BY r.id DESC, s.seat"
)


class SqliteResults:
    """`ResultStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def read_since(self, last: int) -> tuple[ResultRow, ...]:
        return _read_results(await self._connection.read(_SINCE, last))

    async def count(self) -> int:
        return int((await self._connection.read("SELECT count(*) FROM results"))[0][0])

    async def find_by_player(self, player: int, limit: int) -> tuple[ResultRow, ...]:
        return _read_results(await self._connection.read(_OF_PLAYER, player, limit))

    async def find_fixture_matches(self, league: int, fixture: int) -> tuple[int, ...]:
        rows = await self._connection.read(
            "SELECT match FROM stakes WHERE league = ? AND fixture = ? ORDER BY number",
            league,
            fixture,
        )
        return tuple(int(row[0]) for row in rows)

    async def players_of(self, guild: int) -> tuple[int, ...]:
        rows = await self._connection.read(
            "SELECT DISTINCT s.player FROM results r JOIN result_seats s ON s.match = r.match"
            " JOIN players p ON p.id = s.player"
            " WHERE r.guild = ? AND p.user IS NOT NULL ORDER BY s.player",
            guild,
        )
        return tuple(int(row[0]) for row in rows)

    async def find_by_match(self, match: int) -> ResultRow | None:
        found = _read_results(await self._connection.read(_OF_MATCH, match))
        return found[0] if found else None

    async def replace_all(self, results: Collection[ResultRow]) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM results")
            for result in results:
                await save_result(tx, result.match, result)

        await self._connection.transaction(work)


async def update_rated(tx: Connection, head: MatchRow) -> None:
    """Note where a match does not count for ratings any more."""
    if not head.stake.rated:
        await tx.rows("UPDATE stakes SET rated = 0 WHERE match = ? AND rated = 1", (head.match,))


async def insert_stake(tx: Connection, match: int, head: MatchRow) -> None:
    """Write what hangs on a new match, if anything does."""
    stake = head.stake
    if not stake.rated and stake.league is None:
        return
    number = head.session.number if head.session is not None else 1
    await tx.rows(
        "INSERT INTO stakes (match, rated, league, fixture, number) VALUES (?, ?, ?, ?, ?)",
        (match, int(stake.rated), stake.league, stake.fixture, number),
    )


async def save_result(tx: Connection, match: int, result: ResultRow) -> None:
    """Write a result in the place of an earlier one, as the newest."""
    await tx.rows("DELETE FROM results WHERE match = ?", (match,))
    await tx.rows(
        "INSERT INTO results (match, guild, game, at) VALUES (?, ?, ?, ?)",
        (match, result.guild, result.game, result.at),
    )
    await tx.many(
        "INSERT INTO result_seats (match, seat, player, place, score, rated)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match, seat, one.player, one.rank, one.score, int(one.rated))
            for seat, one in enumerate(result.seats)
        ],
    )


def _read_results(rows: Iterable[Row]) -> tuple[ResultRow, ...]:
    found = []
    for _, group in groupby(rows, key=lambda row: int(row["id"])):
        lines = list(group)
        head = lines[0]
        seats = tuple(
            ResultSeat(r["player"], r["place"], r["score"], bool(r["rated"])) for r in lines
        )
        found.append(
            ResultRow(head["id"], head["match"], head["guild"], head["game"], head["at"], seats)
        )
    return tuple(found)
