"""Bring a database to the newest schema: numbered SQL files, each one transaction. The numbers are
those of SQLite's."""

from functools import partial
from pathlib import Path
from typing import Final

from bot.storage.connection import Connection
from bot.storage.errors import StoreTooNew
from bot.storage.postgres.connection import PostgresConnection

MIGRATIONS: Final = Path(__file__).with_name("migrations")
_HAS_VERSION: Final = "SELECT to_regclass('schema_version') IS NOT NULL"


def read_scripts(folder: Path = MIGRATIONS) -> dict[int, str]:
    """By the version that each makes."""
    paths = sorted(folder.glob("*.sql"))
    return {int(path.name.partition("_")[0]): path.read_text(encoding="utf-8") for path in paths}


async def read_version(connection: Connection) -> int:
    if not (await connection.rows(_HAS_VERSION))[0][0]:
        return 0
    return int((await connection.rows("SELECT version FROM schema_version"))[0][0])


async def migrate(connection: PostgresConnection, scripts: dict[int, str]) -> bool:
    """Run what the database lacks, if anything; return whether there was anything. Raises
    `StoreTooNew`."""
    have, newest = await read_version(connection), max(scripts)
    if have > newest:
        raise StoreTooNew(
            f"the database is of version {have}; this bot knows {newest}: update the bot"
        )
    for number, script in scripts.items():
        if number > have:
            await connection.transaction(partial(_apply, connection, number, script))
    return have < newest


async def _apply(connection: PostgresConnection, number: int, script: str, tx: Connection) -> None:
    await connection.run_script(script)
    await tx.rows("UPDATE schema_version SET version = ?", (number,))
