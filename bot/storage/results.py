"""How matches ended, written by `Commit.result`, and the analyses of what was played."""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.models.results import MatchDuration, MatchResult, SeatResult
from bot.storage.connection import Connection, Row, StorePart, transaction
from bot.storage.json_columns import canonical_json
from bot.storage.rows import RowsOf, select
from engine.contract import Options

_RESULTS: Final = RowsOf(MatchResult, without=("id", "seats"))
_SEATS: Final = RowsOf(SeatResult)
_COLUMNS: Final = (
    "r.id", "r.match", "r.guild", "r.game", "r.at", "s.player", "s.rank", "s.score", "s.rated",
    "s.saved",
)  # fmt: skip
_JOINED: Final = "FROM results r JOIN result_seats s ON s.match = r.match"
_SINCE: Final = select(_COLUMNS, f"{_JOINED} WHERE r.id > ? ORDER BY r.id, s.seat")
_OF_MATCH: Final = select(_COLUMNS, f"{_JOINED} WHERE r.match = ? ORDER BY s.seat")
_OF_PLAYER: Final = select(
    _COLUMNS,
    "FROM results r JOIN result_seats s ON s.match = r.match WHERE r.match IN (SELECT t.match FROM"
    " result_seats t JOIN results u ON u.match = t.match WHERE t.player = :player ORDER BY u.id"
    " DESC LIMIT :limit) ORDER BY r.id DESC, s.seat",
)
_BETWEEN: Final = select(
    _COLUMNS,
    f"{_JOINED} WHERE r.guild = :guild AND r.at >= :since AND r.at < :until ORDER BY r.id, s.seat",
)
_DURATIONS: Final = (
    "SELECT m.options, count(*) AS seats, m.finished - m.started AS seconds FROM results r"
    " JOIN matches m ON m.id = r.match JOIN result_seats s ON s.match = r.match"
    " WHERE r.guild = :guild AND r.game = :game AND m.claimed = 0"
    " AND m.finished - m.started >= :least AND NOT EXISTS (SELECT 1 FROM log l WHERE"
    " l.match = m.id AND l.kind IN ('computer', 'substitute', 'resign', 'organiser'))"
    " GROUP BY r.id, m.id HAVING count(s.player) = count(*) ORDER BY r.id DESC LIMIT :limit"
)
_SOLO_BEST: Final = select(
    _COLUMNS,
    "FROM result_seats s JOIN results r ON r.match = s.match JOIN matches m ON m.id = s.match"
    " WHERE s.player = :player AND r.game = :game AND m.options = :options AND r.id < :before"
    " AND (SELECT sum(1 + resigned) FROM seats WHERE match = s.match) = 1"
    " ORDER BY s.score DESC, r.id LIMIT 1",
)
"""Of matches with one seat, whose person did not resign."""
_BY_GAME: Final = (
    "SELECT game, seats, count(*) FROM (SELECT r.game AS game, count(*) AS seats FROM results r"
    " JOIN result_seats s ON s.match = r.match WHERE r.guild = ? GROUP BY r.match, r.game"
    " HAVING count(*) > 1) t"
    " GROUP BY game, seats"
)
_INSERT_RESULT: Final = _RESULTS.insert("results")
_INSERT_SEAT: Final = _SEATS.insert("result_seats", "match", "seat")


class ResultStore(StorePart):
    async def read_since(self, last: int) -> tuple[MatchResult, ...]:
        """Those after the one with this id, in the order they ended."""
        return _read_results(await self._connection.read(_SINCE, last))

    async def count(self) -> int:
        return int((await self._connection.read("SELECT count(*) FROM results"))[0][0])

    async def find_by_player(self, player: int, limit: int) -> tuple[MatchResult, ...]:
        """Newest first."""
        return _read_results(await self._connection.read(_OF_PLAYER, player=player, limit=limit))

    async def find_between(self, guild: int, since: int, until: int) -> tuple[MatchResult, ...]:
        """Those of a server that ended from `since` on and before `until`, in their order."""
        rows = await self._connection.read(_BETWEEN, guild=guild, since=since, until=until)
        return _read_results(rows)

    async def count_by_player(self, player: int, game: str, limit: int) -> int:
        """The matches of a game that a person has finished, at most `limit`."""
        sql = (
            "SELECT count(*) FROM (SELECT 1 FROM result_seats s JOIN results r ON r.match = s.match"
            " WHERE s.player = ? AND r.game = ? LIMIT ?) t"
        )
        return int((await self._connection.read(sql, player, game, limit))[0][0])

    async def find_fixture_matches(self, league: int, fixture: int) -> tuple[int, ...]:
        """The matches started for a fixture of a league, in order."""
        sql = "SELECT match FROM stakes WHERE league = ? AND fixture = ? ORDER BY number"
        return await self._connection.read_column(sql, league, fixture)

    async def players_of(self, guild: int) -> tuple[int, ...]:
        """People who have finished a match in a server and are not forgotten."""
        return await self._connection.read_column(
            "SELECT DISTINCT s.player FROM results r JOIN result_seats s ON s.match = r.match"
            " JOIN players p ON p.id = s.player"
            ' WHERE r.guild = ? AND p."user" IS NOT NULL ORDER BY s.player',
            guild,
        )

    async def count_by_game(self, guild: int) -> dict[tuple[str, int], int]:
        """The finished matches of a server by game and number of seats, without solo ones."""
        rows = await self._connection.read(_BY_GAME, guild)
        return {(str(game), int(seats)): int(count) for game, seats, count in rows}

    async def find_by_match(self, match: int) -> MatchResult | None:
        found = _read_results(await self._connection.read(_OF_MATCH, match))
        return found[0] if found else None

    async def find_durations(
        self, guild: int, game: str, least: int, limit: int
    ) -> tuple[MatchDuration, ...]:
        """The newest matches of a server that people alone have played to their end in at least
        so many seconds."""
        rows = await self._connection.read(
            _DURATIONS, guild=guild, game=game, least=least, limit=limit
        )
        return tuple(map(RowsOf(MatchDuration).read, rows))

    async def find_solo_best(
        self, player: int, game: str, options: Options, before: int
    ) -> MatchResult | None:
        """The best of a person's solo matches with these options, in any server, among the results
        before the one with the id `before`; the earliest of equal ones."""
        text = canonical_json(options)
        rows = await self._connection.read(
            _SOLO_BEST, player=player, game=game, options=text, before=before
        )
        return next(iter(_read_results(rows)), None)

    @transaction()
    async def replace_all(self, tx: Connection, results: Collection[MatchResult]) -> None:
        """Replace all results, in this order."""
        await tx.rows("DELETE FROM results")
        for result in results:
            await save_result(tx, result.match, result)


async def save_result(tx: Connection, match: int, result: MatchResult) -> None:
    """Write a result in the place of an earlier one, as the newest."""
    await tx.rows("DELETE FROM results WHERE match = ?", (match,))
    await tx.rows(_INSERT_RESULT, _RESULTS.values(result, match=match))
    seats = [_SEATS.values(seat, match=match, seat=n) for n, seat in enumerate(result.seats)]
    await tx.many(_INSERT_SEAT, seats)


def _read_results(rows: Iterable[Row]) -> tuple[MatchResult, ...]:
    """From rows of seats, those of one match together."""
    results = []
    for number, group in groupby(rows, key=lambda row: int(row["id"])):
        lines = [*group]
        results.append(_RESULTS.read(lines[0], id=number, seats=tuple(map(_SEATS.read, lines))))
    return tuple(results)


class AnalysisStore(StorePart):
    async def read(self, match: int, seq: int) -> str | None:
        sql = "SELECT body FROM analyses WHERE match = ? AND seq = ?"
        rows = await self._connection.read(sql, match, seq)
        return rows[0]["body"] if rows else None

    async def read_newest(self, matches: Sequence[int], most: int) -> dict[int, str]:
        """Those of so many of some matches, by match; the newest ones."""
        sql = (
            "SELECT analyses.match, body FROM analyses JOIN matches ON matches.id = match"
            " AND matches.seq = analyses.seq WHERE match IN"
            " (SELECT CAST(value AS BIGINT) FROM json_each(?)) ORDER BY finished DESC LIMIT ?"
        )
        rows = await self._connection.read(sql, canonical_json([*matches]), most)
        return {row["match"]: row["body"] for row in rows}

    async def save(self, match: int, seq: int, body: str) -> None:
        sql = (
            "INSERT INTO analyses (match, seq, body) VALUES (?, ?, ?)"
            " ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, body = excluded.body"
        )
        await self._connection.write(sql, match, seq, body)
