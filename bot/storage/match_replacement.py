"""Replace one match of a store by the same match of another file, in one transaction."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from bot.storage.connection import Connection
from bot.storage.errors import StoreError
from bot.storage.matches import HEADS
from bot.storage.migration import split_statements
from bot.storage.sqlite_connection import SqliteConnection

KEPT_TABLES: Final = ("follows", "kept_panels", "mirrors", "sessions")
"""The tables with rows of a match that stay as they are; the script replaces all others."""
_KEPT_COLUMNS: Final = {
    "rev", "game", "seed_hash", "created", "guild", "channel", "thread", "own_thread",
}  # fmt: skip
_TAKEN: Final = ", ".join(
    f"{name} = c.{name}" for name in HEADS.columns if name not in _KEPT_COLUMNS
)
_TAKE_HEAD: Final = (
    f"UPDATE matches SET rev = max(matches.rev, c.rev) + 1, {_TAKEN}"  # noqa: S608 - of fields
    " FROM copy.matches AS c WHERE matches.id = :match AND c.id = :match"
)
_SCRIPT: Final = Path(__file__).with_suffix(".sql")
_STRANGERS: Final = (
    "SELECT min(c.id) FROM copy.players c LEFT JOIN main.players p ON p.id = c.id"
    " WHERE (p.id IS NULL OR p.user <> c.user) AND c.id IN ("
    "SELECT host FROM copy.matches WHERE id = :match"
    " UNION SELECT player FROM copy.seats WHERE match = :match"
    " UNION SELECT actor FROM copy.log WHERE match = :match"
    " UNION SELECT player FROM copy.seating WHERE match = :match"
    " UNION SELECT player FROM copy.answers WHERE match = :match"
    " UNION SELECT player FROM copy.invitations WHERE match = :match"
    " UNION SELECT player FROM copy.drafts WHERE match = :match"
    " UNION SELECT player FROM copy.plans WHERE match = :match"
    " UNION SELECT player FROM copy.orders WHERE match = :match"
    " UNION SELECT player FROM copy.last_seen WHERE match = :match"
    " UNION SELECT player FROM copy.result_seats WHERE match = :match)"
)


def drop_messages(path: Path, match: int) -> None:
    """Delete what waits to be said about a match, in a file that nobody else uses."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM outbox WHERE match = ?", (match,))


async def replace_match(database: Path, source: Path, match: int, aside: Path) -> None:
    """Take a match from `source`, a file of the same schema, after a copy of the whole store to
    `aside`. The caller holds the store's lock. Raises `StoreError` if its people are not those of
    the store, and `sqlite3.Error`; the store is then as it was."""
    connection = await SqliteConnection.open(database)
    try:
        await connection.rows("ATTACH ? AS copy", (str(source),))
        stranger = (await connection.rows(_STRANGERS, {"match": match}))[0][0]
        if stranger is not None:
            raise StoreError(f"player {stranger} of match #{match} is not in {database.name}")
        await connection.rows("VACUUM main INTO ?", (str(aside),))
        await connection.transaction(partial(_replace, match))
        await connection.rows("DETACH copy")
    finally:
        await connection.close()


async def _replace(match: int, tx: Connection) -> None:
    await tx.rows("PRAGMA defer_foreign_keys=ON")
    await tx.rows(_TAKE_HEAD, {"match": match})
    for statement in split_statements(_SCRIPT.read_text(encoding="utf-8")):
        await tx.rows(statement, {"match": match})
