"""Leagues, their events and what their channels have to be told, in SQLite."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.connection import Connection, Row
from bot.storage.league_rows import (
    EventRow,
    LeagueRow,
    NewPost,
    PostRow,
)
from bot.storage.rows import BoardRow
from bot.storage.store import Conflict
from bot.storage.text import canonical, params

_HEAD = "SELECT id, guild, channel, name, founder, created, rev FROM leagues"


class SqliteLeagues:
    """`LeagueStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def found(self, league: LeagueRow, event: EventRow, posts: Sequence[NewPost]) -> int:
        async def work(tx: Connection) -> int:
            rows = await tx.rows(
                "INSERT INTO leagues (guild, channel, name, founder, created, rev)"
                " VALUES (?, ?, ?, ?, ?, 1) RETURNING id",
                (league.guild, league.channel, league.name, league.founder, league.created),
            )
            number = int(rows[0][0])
            await _write(tx, number, [event], posts)
            return number

        return await self._connection.transaction(work)

    async def append(
        self, league: int, rev: int, events: Sequence[EventRow], posts: Sequence[NewPost]
    ) -> None:
        async def work(tx: Connection) -> None:
            moved = await tx.rows(
                "UPDATE leagues SET rev = ? WHERE id = ? AND rev = ? RETURNING id",
                (rev + len(events), league, rev),
            )
            if not moved:
                raise Conflict(f"league {league} has moved on from event {rev}")
            await _write(tx, league, events, posts)

        await self._connection.transaction(work)

    async def move(self, league: int, channel: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("UPDATE leagues SET channel = ? WHERE id = ?", (channel, league))

        await self._connection.transaction(work)

    async def head(self, league: int) -> LeagueRow | None:
        rows = await self._connection.read(f"{_HEAD} WHERE id = ?", league)
        return LeagueRow(*rows[0]) if rows else None

    async def all(self) -> tuple[LeagueRow, ...]:
        rows = await self._connection.read(_HEAD + " ORDER BY id")
        return tuple(LeagueRow(*row) for row in rows)

    async def events(self, league: int) -> tuple[EventRow, ...]:
        rows = await self._connection.read(
            "SELECT seq, actor, body, at FROM league_events WHERE league = ? ORDER BY seq", league
        )
        return tuple(EventRow(*row) for row in rows)

    async def posts(self, at: int) -> tuple[PostRow, ...]:
        rows = await self._connection.read(
            "SELECT id, league, kind, params, due, tries, first_try_at FROM league_posts"
            " WHERE due <= ? ORDER BY id",
            at,
        )
        return tuple(_post(row) for row in rows)

    async def next_post(self) -> int | None:
        value = (await self._connection.read("SELECT min(due) FROM league_posts"))[0][0]
        return None if value is None else int(value)

    async def begin_post(self, post: int, at: int, again: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "UPDATE league_posts SET first_try_at = coalesce(first_try_at, ?),"
                " tries = tries + 1, due = ? WHERE id = ?",
                (at, again, post),
            )

        await self._connection.transaction(work)

    async def posted(self, post: PostRow, board: BoardRow | None) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM league_posts WHERE id = ?", (post.id,))
            if board is not None and "season" in post.params:
                await tx.rows(
                    "INSERT INTO league_podiums (league, season, place, message)"
                    " VALUES (?, ?, ?, ?) ON CONFLICT (league, season)"
                    " DO UPDATE SET place = excluded.place, message = excluded.message",
                    (post.league, post.params["season"], board.place, board.message),
                )
            elif board is not None:
                await tx.rows(
                    "INSERT INTO league_boards (league, place, message) VALUES (?, ?, ?)"
                    " ON CONFLICT (league) DO UPDATE SET place = excluded.place,"
                    " message = excluded.message",
                    (post.league, board.place, board.message),
                )

        await self._connection.transaction(work)

    async def board(self, league: int) -> BoardRow | None:
        rows = await self._connection.read(
            "SELECT place, message FROM league_boards WHERE league = ?", league
        )
        return BoardRow(*rows[0]) if rows else None

    async def podium(self, league: int, season: int) -> BoardRow | None:
        rows = await self._connection.read(
            "SELECT place, message FROM league_podiums WHERE league = ? AND season = ?",
            league,
            season,
        )
        return BoardRow(*rows[0]) if rows else None


async def _write(
    tx: Connection, league: int, events: Sequence[EventRow], posts: Sequence[NewPost]
) -> None:
    await tx.many(
        "INSERT INTO league_events (league, seq, actor, body, at) VALUES (?, ?, ?, ?, ?)",
        [(league, one.seq, one.actor, one.body, one.at) for one in events],
    )
    await tx.many(
        "INSERT INTO league_posts (league, kind, params, due) VALUES (?, ?, ?, ?)",
        [(league, one.kind, canonical(dict(one.params)), one.due) for one in posts],
    )


def _post(row: Row) -> PostRow:
    return PostRow(
        row["id"], row["league"], row["kind"], params(row["params"]), row["due"], row["tries"],
        row["first_try_at"],
    )  # fmt: skip
