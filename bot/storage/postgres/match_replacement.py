"""Replace one match of a database by the same match of a file."""

from __future__ import annotations

from pathlib import Path

from bot.storage.connection import Connection
from bot.storage.errors import StoreDamaged
from bot.storage.moving import Table, digest_table, list_tables
from bot.storage.sqlite_connection import SqliteConnection

_FREE_AGAIN = (
    "UPDATE forgotten SET freed = 0"
    " WHERE player IN (SELECT player FROM seats WHERE match = ? AND player IS NOT NULL)"
)
"""As `bot/storage/match_replacement.sql` does."""


async def replace_match(target: Connection, source: Path, match: int) -> None:
    """Take a match from a file in which everything else is as in the database, which no bot uses.
    Raises `StoreDamaged` where the database would be something else than the file afterwards; it is
    then as it was."""
    file = await SqliteConnection.open(source)
    try:
        tables = await list_tables(file)
        await target.transaction(lambda tx: _replace(tx, file, tables, match))
    finally:
        await file.close()


async def _replace(tx: Connection, file: Connection, tables: tuple[Table, ...], match: int) -> None:
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
