"""What is stored about a person: exported, and deleted. Their Discord id and name are in their row
of `players` and nowhere else; all other tables hold the bot's own number. A test checks that every
column that holds one is named here."""

from typing import Final

from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.kept_panels import take_kept_panels_down
from bot.storage.rows import delete

PERSONAL_DATA: Final = {
    ("players", "id"): "SELECT * FROM players WHERE id = ?",
    ("matches", "host"): "SELECT id, game, status, CASE WHEN status IN ('running', 'stuck') THEN"
    " NULL ELSE options END AS options, guild, channel, created, started, finished FROM matches"
    " WHERE host = ?",
    ("seats", "player"): "SELECT match, seat, player, computer, resigned, decision, since, due,"
    " remaining, bank, strikes, reminders_sent, hours, used, CASE resigned WHEN 0 THEN sealed END"
    " AS sealed FROM seats WHERE player = ?",
    ("log", "actor"): "SELECT match, seq, kind, seat, at, CASE kind WHEN 'start' THEN NULL ELSE"
    " body END AS body FROM log WHERE actor = ?",
    ("invitations", "player"): "SELECT match FROM invitations WHERE player = ?",
    ("drafts", "player"): "SELECT match, seat, body, at FROM drafts WHERE player = ?",
    (
        "last_seen",
        "player",
    ): "SELECT match, seen, before, declined, told FROM last_seen WHERE player = ?",
    ("lessons", "player"): "SELECT game, step, draft FROM lessons WHERE player = ?",
    ("plans", "player"): "SELECT match, seat, made, lines FROM plans WHERE player = ?",
    ("orders", "player"): "SELECT match, seat, orders, quiet FROM orders WHERE player = ?",
    ("hearers", "player"): "SELECT guild FROM hearers WHERE player = ?",
    ("avoided", "player"): "SELECT other FROM avoided WHERE player = ?",
    ("seeks", "player"): "SELECT game, seats, pace, rated, guild, channel, joined, leaves FROM"
    " seeks WHERE player = ?",
    ("calls", "player"): "SELECT match, decision, reminder, at FROM calls WHERE player = ?",
    ("kept_panels", "player"): "SELECT match, kind, place, message, at, closed FROM kept_panels"
    " WHERE player = ?",
    ("follows", "player"): "SELECT match FROM follows WHERE player = ?",
    ("seating", "player"): "SELECT match, what, asked FROM seating WHERE player = ?",
    ("playing_hours", "player"): "SELECT * FROM playing_hours WHERE player = ?",
    ("answers", "player"): "SELECT * FROM answers WHERE player = ?",
    ("leagues", "founder"): "SELECT id, guild, name, created FROM leagues WHERE founder = ?",
    ("league_events", "actor"): "SELECT league, seq, body, at FROM league_events WHERE actor = ?",
    ("result_seats", "player"): "SELECT match, seat, rank, score, rated FROM result_seats"
    " WHERE player = ?",
    ("puzzle_tries", "player"): "SELECT day, number, guild, points, best, at FROM puzzle_tries"
    " WHERE player = ?",
    ("puzzle_drafts", "player"): "SELECT day, actions, draft FROM puzzle_drafts WHERE player = ?",
    ("page_keys", "player"): "SELECT kind, until FROM page_keys WHERE player = ?",
    ("forgotten", "player"): "SELECT at FROM forgotten WHERE player = ?",
}
"""What is exported of each table that names a person. The row that starts a match holds its seed,
and the options of a running match may hold its cards: both are secret until it is over. What is
played for a seat after its person has resigned is no more theirs to know."""
FORGOTTEN_ROWS: Final = (
    "invitations", "drafts", "last_seen", "lessons", "plans", "orders", "hearers", "avoided",
    "seeks", "calls", "kept_panels", "follows", "puzzle_tries", "puzzle_drafts", "playing_hours",
    "answers", "page_keys",
)  # fmt: skip
"""The tables of what only they could use. The rest is part of matches that others have played,
under a number that no longer leads to a person."""
FORGOTTEN_TABLES: Final = ("players", *(table for table in FORGOTTEN_ROWS if table != "answers"))
"""Whose remains are wiped. `answers` is nearly as long as the log, and says no more than that."""


class PrivacyStore(StorePart):
    async def export_person(self, player: int) -> dict[str, list[dict[str, int | str | None]]]:
        """Every row that names them, by table; no secret of a match."""
        return {
            table: [dict(row) for row in await self._connection.read(sql, player)]
            for (table, _), sql in PERSONAL_DATA.items()
        }

    @transaction()
    async def forget(self, tx: Connection, player: int, at: int) -> None:
        """Empty their row and delete what only they could use; their seats stay for now."""
        await take_kept_panels_down(tx, player, at)
        for table in FORGOTTEN_ROWS:
            await tx.rows(delete(table, "player = ?"), (player,))
        # A new row instead of an update: no column is kept, whichever there are.
        await tx.defer_foreign_keys()
        await tx.rows("DELETE FROM players WHERE id = ?", (player,))
        await tx.rows("INSERT INTO players (id, name, met) VALUES (?, '', 0)", (player,))
        sql = "INSERT INTO forgotten (player, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await tx.rows(sql, (player, at))

    async def find_still_seated(self) -> tuple[int, ...]:
        sql = "SELECT player FROM forgotten WHERE freed = 0 ORDER BY player"
        return await self._connection.read_column(sql)

    async def mark_seats_freed(self, player: int) -> None:
        await self._connection.write("UPDATE forgotten SET freed = 1 WHERE player = ?", player)

    async def wipe(self) -> bool:
        """Overwrite what free pages hold of forgotten people; return whether there were any."""
        meant = await self._connection.read_column("SELECT player FROM forgotten WHERE wiped = 0")
        if not meant:
            return False
        await self._connection.wipe(FORGOTTEN_TABLES)
        sql = "UPDATE forgotten SET wiped = 1 WHERE player = ?"
        await self._connection.transaction(lambda tx: tx.many(sql, [(player,) for player in meant]))
        return True
