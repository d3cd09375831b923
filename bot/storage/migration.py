"""Bring a file to the newest schema: numbered SQL files, each one transaction, after a copy."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.storage.connection import Connection
from bot.storage.errors import StoreDamaged, StoreTooNew, StoreUnusable
from bot.storage.sqlite_connection import SqliteConnection

MIGRATIONS: Final = Path(__file__).with_name("migrations")
APPLICATION_ID: Final = 0x4355544C  # marks the files of this bot


def read_scripts(folder: Path = MIGRATIONS) -> tuple[str, ...]:
    """The migrations in order; the first makes version 1 of an empty file."""
    return tuple(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.sql")))


async def read_version(connection: SqliteConnection) -> int:
    return int((await connection.rows("PRAGMA user_version"))[0][0])


async def migrate(connection: SqliteConnection, path: Path, steps: tuple[str, ...]) -> bool:
    """Run the steps the file lacks, if any; return whether there were any. Raises `StoreUnusable`
    (`StoreTooNew`, `StoreDamaged`)."""
    have = await read_version(connection)
    if have and (await connection.rows("PRAGMA application_id"))[0][0] != APPLICATION_ID:
        raise StoreUnusable(
            f"{path.name} is not a store of this bot, or one from before its first release:"
            " move it away, and the bot makes a new one"
        )
    if have > len(steps):
        raise StoreTooNew(
            f"{path.name} is of version {have}; this bot knows {len(steps)}: update the bot"
        )
    if have == len(steps):
        return False
    if have:  # the file as it was, over a copy that a failed attempt may have left
        copy = path.with_name(f"{path.name}.v{have}")
        copy.unlink(missing_ok=True)
        await connection.rows("VACUUM INTO ?", (str(copy),))
    for number, script in enumerate(steps[have:], start=have + 1):
        await _apply(connection, number, script)
    await check_integrity(connection)
    return True


async def check_integrity(connection: Connection) -> None:
    """Check the whole file and its foreign keys. Raises `StoreDamaged`."""
    try:
        found = [str(row[0]) for row in await connection.rows("PRAGMA integrity_check")]
    except UnicodeDecodeError as error:
        raise StoreDamaged("integrity check: it quotes text that is not UTF-8") from error
    if found != ["ok"]:
        raise StoreDamaged(f"integrity check: {found[0]}")
    strays = await connection.rows("PRAGMA foreign_key_check")
    if strays:
        raise StoreDamaged(f"{len(strays)} rows refer to nothing, the first in {strays[0][0]}")


async def _apply(connection: SqliteConnection, number: int, script: str) -> None:
    async def work(tx: Connection) -> None:
        for statement in split_statements(script):
            await tx.rows(statement)
        await tx.rows(f"PRAGMA application_id={APPLICATION_ID:d}")
        await tx.rows(f"PRAGMA user_version={number:d}")

    await connection.transaction(work)


def split_statements(script: str) -> Iterator[str]:
    """The statements of a script, triggers whole."""
    pending = ""
    for line in script.splitlines():
        pending += line + "\n"
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        raise StoreDamaged("a migration ends in the middle of a statement")
