"""Leagues, their events and what their channels have to be told, in SQLite."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.connection import Connection, Row
from bot.storage.interface import Conflict
from bot.storage.json_columns import canonical_json, read_params
from bot.storage.league_rows import (
    AnnouncementRow,
    EventRow,
    LeagueRow,
    NewAnnouncement,
)
from bot.storage.rows import BoardRow

_HEAD = "SELECT id, guild, channel, name, founder, created, rev FROM leagues"


class SqliteLeagues:
    """`LeagueStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def create(
        self, league: LeagueRow, event: EventRow, posts: Sequence[NewAnnouncement]
    ) -> int:
        async def work(tx: Connection) -> int:
            rows = await tx.rows(
                "INSERT INTO leagues (guild, channel, name, founder, created, rev)"
                " VALUES (?, ?, ?, ?, ?, 1) RETURNING id",
                (league.guild, league.channel, league.name, league.founder, league.created),
            )
            number = int(rows[0][0])
            await _write_events(tx, number, [event], posts)
            return number

        return await self._connection.transaction(work)

    async def append(
        self, league: int, rev: int, events: Sequence[EventRow], posts: Sequence[NewAnnouncement]
    ) -> None:
        async def work(tx: Connection) -> None:
            moved = await tx.rows(
                "UPDATE leagues SET rev = ? WHERE id = ? AND rev = ? RETURNING id",
                (rev + len(events), league, rev),
            )
            if not moved:
                raise Conflict(f"league {league} has moved on from event {rev}")
            await _write_events(tx, league, events, posts)

        await self._connection.transaction(work)

    async def move_to_channel(self, league: int, channel: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("UPDATE leagues SET channel = ? WHERE id = ?", (channel, league))

        await self._connection.transaction(work)

    async def read_head(self, league: int) -> LeagueRow | None:
        rows = await self._connection.read(f"{_HEAD} WHERE id = ?", league)
        return LeagueRow(*rows[0]) if rows else None

    async def read_all(self) -> tuple[LeagueRow, ...]:
        rows = await self._connection.read(_HEAD + " ORDER BY id")
        return tuple(LeagueRow(*row) for row in rows)

    async def read_events(self, league: int) -> tuple[EventRow, ...]:
        rows = await self._connection.read(
            "SELECT seq, actor, body, at FROM league_events WHERE league = ? ORDER BY seq", league
        )
        return tuple(EventRow(*row) for row in rows)

    async def read_due_announcements(self, at: int) -> tuple[AnnouncementRow, ...]:
        rows = await self._connection.read(
            "SELECT id, league, kind, params, due, tries, first_try_at FROM league_posts"
            " WHERE due <= ? ORDER BY id",
            at,
        )
        return tuple(_read_announcement(row) for row in rows)

    async def read_next_announcement_due(self) -> int | None:
        value = (await self._connection.read("SELECT min(due) FROM league_posts"))[0][0]
        return None if value is None else int(value)

    async def begin_announcement(self, post: int, at: int, again: int) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "UPDATE league_posts SET first_try_at = coalesce(first_try_at, ?),"
                " tries = tries + 1, due = ? WHERE id = ?",
                (at, again, post),
            )

        await self._connection.transaction(work)

    async def finish_announcement(self, post: AnnouncementRow, board: BoardRow | None) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("DELETE FROM league_posts WHERE id = ?", (post.id,))
            if board is not None and "season" in post.params:
                await tx.rows(
                    "INSERT INTO league_podiums (league, season, place, message)"
                    " VALUES (?, ?, ?, ?) ON CONFLICT (league, season)"
                    " DO UPDATE SET place = excluded.place, message = excluded.message",
                    (post.league, post.params["season"], board.channel, board.message),
                )
            elif board is not None:
                await tx.rows(
                    "INSERT INTO league_boards (league, place, message) VALUES (?, ?, ?)"
                    " ON CONFLICT (league) DO UPDATE SET place = excluded.place,"
                    " message = excluded.message",
                    (post.league, board.channel, board.message),
                )

        await self._connection.transaction(work)

    async def read_board(self, league: int) -> BoardRow | None:
        rows = await self._connection.read(
            "SELECT place, message FROM league_boards WHERE league = ?", league
        )
        return BoardRow(*rows[0]) if rows else None

    async def read_podium(self, league: int, season: int) -> BoardRow | None:
        rows = await self._connection.read(
            "SELECT place, message FROM league_podiums WHERE league = ? AND season = ?",
            league,
            season,
        )
        return BoardRow(*rows[0]) if rows else None


async def _write_events(
    tx: Connection, league: int, events: Sequence[EventRow], posts: Sequence[NewAnnouncement]
) -> None:
    await tx.many(
        "INSERT INTO league_events (league, seq, actor, body, at) VALUES (?, ?, ?, ?, ?)",
        [(league, one.seq, one.actor, one.body, one.at) for one in events],
    )
    await tx.many(
        "INSERT INTO league_posts (league, kind, params, due) VALUES (?, ?, ?, ?)",
        [(league, one.kind, canonical_json(dict(one.params)), one.due) for one in posts],
    )


def _read_announcement(row: Row) -> AnnouncementRow:
    return AnnouncementRow(
        row["id"], row["league"], row["kind"], read_params(row["params"]), row["due"], row["tries"],
        row["first_try_at"],
    )  # fmt: skip
