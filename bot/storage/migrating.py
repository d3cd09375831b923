"""Brings a file to the newest shape: numbered SQL files, each one transaction, after a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.storage.connection import Connection
from bot.storage.store import StoreDamaged, StoreTooNew


def scripts() -> tuple[str, ...]:
    """The migrations in order; the first makes version 1 of an empty file."""
    folder = files("bot.storage") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple((folder / name).read_text(encoding="utf-8") for name in names)


async def version(connection: Connection) -> int:
    return int((await connection.rows("PRAGMA user_version"))[0][0])


async def migrate(connection: Connection, path: Path, steps: tuple[str, ...]) -> bool:
    """Run the steps the file lacks, if any. Raises `StoreTooNew` and `StoreDamaged`."""
    have = await version(connection)
    if have > len(steps):
        raise StoreTooNew(
            f"{path.name} is of version {have}; this bot knows {len(steps)}: update the bot"
        )
    if have == len(steps):
        return False
    if have:
        await _copy(connection, path, have)
    for number, script in enumerate(steps[have:], start=have + 1):
        await _apply(connection, number, script)
    await check(connection)
    return True


async def check(connection: Connection) -> None:
    """Look through the whole file. Raises `StoreDamaged`."""
    try:
        found = [str(row[0]) for row in await connection.rows("PRAGMA integrity_check")]
    except UnicodeDecodeError as error:
        raise StoreDamaged("integrity check: it quotes text that is none") from error
    if found != ["ok"]:
        raise StoreDamaged(f"integrity check: {found[0]}")
    strays = await connection.rows("PRAGMA foreign_key_check")
    if strays:
        raise StoreDamaged(f"{len(strays)} rows refer to nothing, the first in {strays[0][0]}")


async def _copy(connection: Connection, path: Path, have: int) -> None:
    """A copy of the file as it was; one left by a broken attempt is replaced."""
    copy = path.with_name(f"{path.name}.v{have}")
    copy.unlink(missing_ok=True)
    await connection.rows("VACUUM INTO ?", (str(copy),))


async def _apply(connection: Connection, number: int, script: str) -> None:
    async def work(tx: Connection) -> None:
        for statement in statements(script):
            await tx.rows(statement)
        await tx.rows(f"PRAGMA user_version={number:d}")

    await connection.transaction(work)


def statements(script: str) -> Iterator[str]:
    """The statements of a script, triggers whole."""
    pending = ""
    for line in script.splitlines():
        pending += line + "\n"
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        raise StoreDamaged("a migration ends in the middle of a statement")
