"""Looks whether the bot could work, and whether what it keeps is whole; it changes nothing.

What has to be asked of Discord is in `discord_check.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.operations.backup_schedule import INTERVAL
from bot.operations.backups import BackupFolder, examine
from bot.operations.findings import Finding, make_finding
from bot.settings import Settings
from bot.storage.inspection import Inspector
from bot.storage.interface import StoreLocked
from bot.storage.lock_file import LockFile
from bot.storage.migration import read_scripts

TOKEN: Final = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
OLDEST_SQLITE: Final = (3, 37, 0)
"""The first that knows STRICT tables and RETURNING."""
FIXED_SQLITE: Final = (3, 51, 3)
"""Before it, two connections that write or checkpoint at once could damage a WAL file."""
FREE_SPACE_FACTOR: Final = 4
"""The disk should have free this many times what the store takes: a copy, a journal, an upgrade."""
MIN_FREE_SPACE: Final = 256 << 20
LONG_WAIT: Final = 900
"""Seconds after which news that still wait for Discord are worth a word."""


def run_checks(
    settings: Settings, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    """Everything that can be seen on this machine."""
    yield from check_token(settings)
    yield from check_sqlite(sqlite3.sqlite_version)
    yield from check_disk(settings.database_path)
    yield from check_store(settings.database_path, games, now)
    yield from check_backups(BackupFolder.from_settings(settings), now)


def check_token(settings: Settings) -> Iterator[Finding]:
    if settings.discord_token is None:
        yield make_finding("note", "no-token")
    elif TOKEN.fullmatch(settings.discord_token.get_secret_value()) is None:
        yield make_finding("bad", "token-shape")
    else:
        yield make_finding("good", "token")


def check_sqlite(version: str) -> Iterator[Finding]:
    parts = tuple(int(part) for part in version.split("."))
    if parts < OLDEST_SQLITE:
        yield make_finding("bad", "sqlite-old", version=version)
    elif parts < FIXED_SQLITE:
        yield make_finding("note", "sqlite-reset", version=version)
    else:
        yield make_finding("good", "sqlite", version=version)


def check_disk(database: Path) -> Iterator[Finding]:
    """Room beside the store, and that it can be written."""
    folder = next(one for one in database.absolute().parents if one.exists())
    for path in (folder, database):
        if path.exists() and not os.access(path, os.W_OK):
            yield make_finding("bad", "read-only", path=str(path))
    wanted = max(FREE_SPACE_FACTOR * _measure_size(database), MIN_FREE_SPACE)
    free = shutil.disk_usage(folder).free
    numbers = {"free": free >> 20, "wanted": wanted >> 20}
    yield make_finding(
        "good" if free >= wanted else "bad", "disk" if free >= wanted else "full", **numbers
    )


def check_store(database: Path, games: Mapping[str, AnyGame], now: datetime) -> Iterator[Finding]:
    """The file as a whole, a sample of its matches, and what hangs."""
    if not database.exists():
        yield make_finding("note", "no-store", path=str(database))
        return
    seen, known = examine(database, games), len(read_scripts())
    for fault in seen.faults:
        yield make_finding("bad", "store-fault", fault=fault)
    if seen.faults:
        return
    yield make_finding(
        "good", "store", replayed=seen.replayed, megabytes=_measure_size(database) >> 20
    )
    if seen.version > known:
        yield make_finding("bad", "too-new", version=seen.version, known=known)
    elif seen.version < known:
        yield make_finding("note", "older", version=seen.version, known=known)
    yield make_finding(
        "note" if is_in_use(database) else "good", "in-use" if is_in_use(database) else "free"
    )
    with Inspector.open(database) as probe:
        yield from check_stalled(probe, now)


def check_stalled(probe: Inspector, now: datetime) -> Iterator[Finding]:
    """Matches that stand still, and news that do not arrive."""
    for match in probe.find_stuck():
        yield make_finding("bad", "stuck", match=str(match))
    for match, reason in probe.find_undelivered():
        yield make_finding("bad", "untold", match=str(match), reason=reason)
    oldest = probe.read_oldest_waiting()
    if oldest is not None and now.timestamp() - oldest > LONG_WAIT:
        yield make_finding("note", "waiting", minutes=int(now.timestamp() - oldest) // 60)


def check_backups(kept: BackupFolder | None, now: datetime) -> Iterator[Finding]:
    if kept is None:
        yield make_finding("note", "no-backups")
        return
    newest = kept.find_newest_time()
    if newest is None:
        yield make_finding("note", "no-backup-yet", folder=str(kept.folder))
        return
    minutes = int(now.timestamp() - newest) // 60
    late = minutes * 60 > 2 * INTERVAL
    key = "backup-old" if late else "backups"
    yield make_finding(
        "note" if late else "good", key, minutes=minutes, count=len(kept.list_copies())
    )


def is_in_use(database: Path) -> bool:
    """Whether a bot has the store now."""
    lock = LockFile.for_database(database)
    try:
        lock.acquire()
    except StoreLocked:
        return True
    lock.release()
    return False


def _measure_size(database: Path) -> int:
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(one.stat().st_size for one in names if one.exists())
