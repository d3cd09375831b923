"""Replace one match of a store, a file or a database, by the same match of another file, in one
transaction."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from bot.storage.connection import Connection
from bot.storage.errors import StoreDamaged, StoreError
from bot.storage.matches import HEADS
from bot.storage.migration import split_statements
from bot.storage.moving import Table, digest_table, list_tables
from bot.storage.sqlite_connection import SqliteConnection

KEPT_TABLES: Final = ("follows", "kept_panels", "mirrors", "puzzle_sources", "sessions")
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

_FREE_AGAIN: Final = (
    "UPDATE forgotten SET freed = 0"
    " WHERE player IN (SELECT player FROM seats WHERE match = ? AND player IS NOT NULL)"
)
"""As the script does."""


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


async def replace_match_in_database(target: Connection, source: Path, match: int) -> None:
    """Take a match from a file in which everything else is as in the database, which no bot uses.
    Raises `StoreDamaged` where the database would be something else than the file afterwards; it is
    then as it was."""
    file = await SqliteConnection.open(source)
    try:
        tables = await list_tables(file)
        await target.transaction(lambda tx: _replace_in_database(tx, file, tables, match))
    finally:
        await file.close()


async def _replace_in_database(
    tx: Connection, file: Connection, tables: tuple[Table, ...], match: int
) -> None:
    await tx.rows("ALTER TABLE log DISABLE TRIGGER log_forbids_change")
    await tx.defer_foreign_keys()
    keys = {table: key for table in tables if (key := _find_key(table)) is not None}
    for table, key in keys.items():
        await tx.rows(f"DELETE FROM {table.name} WHERE {key} = ?", (match,))  # noqa: S608 - of the schema
    for table, key in keys.items():
        names, marks = ", ".join(table.columns), ", ".join("?" * len(table.columns))
        select = f"SELECT {names} FROM {table.name} WHERE {key} = ?"  # noqa: S608 - of the schema
        rows = [tuple(row) for row in await file.rows(select, (match,))]
        await tx.many(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", rows)  # noqa: S608 - of the schema
    await tx.rows(_FREE_AGAIN, (match,))
    for name, last in (await file.read_last_numbers()).items():
        await tx.count_on(name, last)
    await tx.rows("SET CONSTRAINTS ALL IMMEDIATE")  # no trigger is changed while some wait
    await tx.rows("ALTER TABLE log ENABLE TRIGGER log_forbids_change")
    for table in tables:
        if await digest_table(tx, table) != await digest_table(file, table):
            raise StoreDamaged(f"{table.name} does not read back as it was; nothing was written")


def _find_key(table: Table) -> str | None:
    """The column with a match's number."""
    if table.name == "matches":
        return '"id"'
    return '"match"' if '"match"' in table.columns else None
