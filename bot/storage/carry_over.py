"""Carry a store of version 16, the last one before the single schema, over into a new file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.storage.connection import Connection
from bot.storage.inspection import Inspector
from bot.storage.interface import StoreError
from bot.storage.lock_file import LockFile
from bot.storage.migration import check_integrity, migrate, read_scripts, split_statements
from bot.storage.sqlite_connection import SqliteConnection

VERSION: Final = 16
_SCRIPT: Final = Path(__file__).with_suffix(".sql")


async def carry_over(old: Path, new: Path) -> None:
    """Copy every table of the old file into the new one, which must not exist; the old file stays
    as it is. Raises `StoreLocked` while a bot uses the old file, and `StoreError`."""
    with _working_files(old, new) as (snapshot, part):
        try:
            _copy_old(old, snapshot)
            await _fill(part, snapshot)
        except sqlite3.Error as error:
            raise StoreError(f"{old.name} cannot be carried over: {error}") from error
        part.replace(new)


@contextmanager
def _working_files(old: Path, new: Path) -> Iterator[tuple[Path, Path]]:
    """Where the snapshot of the old file and the unfinished new one go."""
    if new.exists():
        raise StoreError(f"{new} exists already; nothing was written")
    lock = LockFile.for_database(old)
    lock.acquire()
    lock.release()
    files = new.with_name(f"{new.name}.old"), new.with_name(f"{new.name}.part")
    try:
        for path in files:
            path.unlink(missing_ok=True)
        yield files
    finally:
        for path in files:
            path.unlink(missing_ok=True)


def _copy_old(old: Path, snapshot: Path) -> None:
    """Copy the file with what is still in its journal."""
    with Inspector.open(old) as source:
        if not source.needs_carry_over:
            raise StoreError(f"{old.name} does not have to be carried over")
        if (version := source.read_version()) != VERSION:
            raise StoreError(
                f"{old.name} is of version {version}, and only version {VERSION} can be carried"
                " over: start the last bot before this schema (commit 08ec2db) on it once"
            )
        source.copy_to(snapshot)


async def _fill(part: Path, snapshot: Path) -> None:
    async def work(tx: Connection) -> None:
        await tx.rows("PRAGMA defer_foreign_keys=ON")
        for statement in split_statements(_SCRIPT.read_text(encoding="utf-8")):
            await tx.rows(statement)

    connection = await SqliteConnection.open(part)
    try:
        await migrate(connection, part, read_scripts())
        await connection.rows("ATTACH ? AS old", (str(snapshot),))
        await connection.transaction(work)
        await connection.rows("DETACH old")
        await check_integrity(connection)
    finally:
        await connection.close()
