"""A store that is missing or empty beside backups of a full one is not taken for a new one, and for
one that is damaged the backup to restore is named."""

from __future__ import annotations

import asyncio
import importlib
import shlex
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from bot.operations.backups import BackupFolder
from bot.operations.examination import UNREADABLE
from bot.storage import StoreError
from bot.storage.faults import RESTORE_ANY
from bot.storage.inspection import Inspector
from bot.storage.interface import StoreUnusable

NAMED: Final = 3
"""How many of the newest backups are named."""


class StoreEmptied(StoreUnusable):
    """The store is missing or empty although there are backups of a full one."""

    def __init__(self, backups: BackupFolder, copies: list[Path]) -> None:
        newest = ", ".join(str(copy) for copy in copies)
        is_there = backups.url is not None or backups.database.exists()
        state = "empty" if is_there else "missing"
        where = "The database at DATABASE_URL" if backups.url is not None else backups.database
        super().__init__(
            f"{where} is {state}, but there are backups of it: {newest}. To restore"
            f" one: python -m bot restore {shlex.quote(str(copies[0]))}. To start with a new store:"
            " python -m bot --new"
        )


def require_store(backups: BackupFolder, now: datetime) -> None:
    """Raises `StoreEmptied` where a new store would be made in the place of one that is lost.
    Outside an event loop."""
    if not (_is_empty(backups.database) if backups.url is None else is_unused(backups.url)):
        return
    copies = [*islice(backups.find_full_copies(now), NAMED)]
    if copies:
        raise StoreEmptied(backups, copies)


def name_whole_copy(text: str, backups: BackupFolder, now: datetime) -> str:
    """Put the newest whole backup into a sentence that says to restore any."""
    if RESTORE_ANY not in text:
        return text
    try:
        copy = backups.find_whole_copy(now)
    except (StoreError, OSError):
        return text
    if copy is None:
        return text
    return text.replace(RESTORE_ANY, f"python -m bot restore {shlex.quote(str(copy))}")


def is_unused(url: str) -> bool:
    """Whether nobody has used the database, or meant it to be new."""
    # A bot with a file loads nothing of PostgreSQL.
    postgres = importlib.import_module("bot.storage.postgres.store")
    return not asyncio.run(postgres.has_begun(url))


def _is_empty(database: Path) -> bool:
    """Whether there is no such file, or nothing of anyone in it that a host has not meant to be
    new; one that cannot be read is not empty."""
    if not database.exists() or not database.stat().st_size:
        return True
    try:
        with Inspector.open(database) as probe:
            return not probe.has_tables() or (probe.is_store() and not probe.has_begun())
    except UNREADABLE:
        return False
