"""What goes on about the seats of a match besides its log, and who follows it, in SQLite."""

from __future__ import annotations

from bot.storage.connection import Connection, Row
from bot.storage.json_columns import canonical_json, read_numbers
from bot.storage.rows import MatchRow, SeatingRow, VoteRow

_KEEP = (
    "INSERT INTO seating (match, offers, reservations, rematch_of, vote, what, target, asker, agreed,"
    " asked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET"
    " offers = excluded.offers, reservations = excluded.reservations, rematch_of = excluded.rematch_of,"
    " vote = excluded.vote, what = excluded.what, target = excluded.target,"
    " asker = excluded.asker, agreed = excluded.agreed, asked = excluded.asked"
)


class SqliteSeating:
    """`SeatingStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def find_rematches(self, match: int) -> tuple[int, ...]:
        rows = await self._connection.read(
            "SELECT match FROM seating WHERE rematch_of = ? ORDER BY match", match
        )
        return tuple(int(row[0]) for row in rows)

    async def set_following(self, match: int, player: int, follows: bool) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows(
                "INSERT INTO follows (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING"
                if follows
                else "DELETE FROM follows WHERE match = ? AND player = ?",
                (match, player),
            )

        await self._connection.transaction(work)

    async def find_followers(self, match: int) -> tuple[int, ...]:
        rows = await self._connection.read(
            "SELECT player FROM follows WHERE match = ? ORDER BY player", match
        )
        return tuple(int(row[0]) for row in rows)

    async def find_followed(self, player: int) -> tuple[int, ...]:
        rows = await self._connection.read(
            "SELECT f.match FROM follows f JOIN matches m ON m.id = f.match WHERE f.player = ?"
            " AND m.status IN ('lobby', 'running', 'stuck') ORDER BY f.match DESC",
            player,
        )
        return tuple(int(row[0]) for row in rows)


async def write_seating(tx: Connection, match: int, head: MatchRow) -> None:
    """Nothing is kept of a match about whose seats nothing goes on."""
    seating, consent = head.seating, head.seating.vote
    if seating == SeatingRow():
        await tx.rows("DELETE FROM seating WHERE match = ?", (match,))
        return
    await tx.rows(
        _KEEP,
        (
            match,
            canonical_json([*seating.offers]),
            canonical_json([*seating.kept]),
            seating.rematch_of,
            *(
                (None,) * 6
                if consent is None
                else (
                    consent.number,
                    consent.what,
                    consent.target,
                    consent.player,
                    canonical_json([*consent.agreed]),
                    consent.asked,
                )
            ),
        ),
    )


def read_seating(row: Row) -> SeatingRow:
    """From a head's row, which has the columns of `seating`."""
    if row["offers"] is None:
        return SeatingRow()
    consent = None
    if row["vote"] is not None:
        consent = VoteRow(
            row["vote"],
            row["what"],
            row["target"],
            row["asker"],
            read_numbers(row["agreed"]),
            row["asked"],
        )
    return SeatingRow(
        read_numbers(row["offers"]), read_numbers(row["reservations"]), row["rematch_of"], consent
    )
