"""Checks whether the bot can work and whether its store is intact; changes nothing.

`discord_check.py` has the checks that ask Discord.
"""

from __future__ import annotations

import os
import pwd
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.logs import TOKEN
from bot.matches import AnyGame
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, examine
from bot.operations.checks import LONG_WAIT, check_space, check_writable, measure_store
from bot.operations.findings import Finding, make_finding
from bot.operations.health_client import fetch_health
from bot.settings import Settings
from bot.storage.files import StoreFileLost, check_journal
from bot.storage.inspection import Inspector
from bot.storage.lock_file import LockFile
from bot.storage.migration import read_scripts

OLDEST_SQLITE: Final = (3, 37, 0)
"""The first with STRICT tables and RETURNING."""
FIXED_SQLITE: Final = (3, 51, 3)
"""Before it, two connections that write or checkpoint at once can damage a WAL file."""
FREE_SPACE_FACTOR: Final = 4
"""Free disk space wanted, in store sizes: room for a copy, a journal and an upgrade."""
MIN_FREE_SPACE: Final = 256 << 20


def run_checks(
    settings: Settings, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    """Everything that can be checked without asking Discord."""
    yield from check_token(settings)
    yield from check_sqlite(sqlite3.sqlite_version)
    yield from check_disk(settings)
    yield from check_owners(settings)
    yield from check_running_bot(settings)
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


def check_disk(settings: Settings) -> Iterator[Finding]:
    """Room for growth and copies, and a trial in every place where the bot writes."""
    database = settings.database_path
    wanted = max(FREE_SPACE_FACTOR * measure_store(database), MIN_FREE_SPACE)
    folders = [database.parent, *([settings.backup_folder] if settings.backups_kept else [])]
    findings = [
        finding
        for folder in folders
        for finding in (check_space(folder, wanted), *check_writable(folder))
    ]
    yield from dict.fromkeys(findings)
    for path in list_files(database):
        if path.exists() and not os.access(path, os.W_OK):
            yield make_finding("bad", "read-only", path=str(path), fault="no permission")


def check_owners(settings: Settings) -> Iterator[Finding]:
    """Files that a command run by another user has left cannot be written by the bot."""
    database = settings.database_path
    if not database.exists():
        return
    owner = database.stat().st_uid
    for path in (*list_files(database), settings.backup_folder):
        if path.exists() and path.stat().st_uid != owner:
            yield make_finding("bad", "owner", path=str(path), owner=_find_name(owner))
    if os.geteuid() == 0 and owner != 0:
        yield make_finding("note", "root", owner=_find_name(owner))


def check_store(database: Path, games: Mapping[str, AnyGame], now: datetime) -> Iterator[Finding]:
    if not database.exists():
        yield make_finding("note", "no-store", path=str(database))
        return
    try:
        check_journal(database)
    except StoreFileLost as error:
        yield make_finding("bad", "file-lost", fault=str(error))
        return
    seen, known = examine(database, games), len(read_scripts())
    if seen.faults:
        yield from (make_finding("bad", "store-fault", fault=fault) for fault in seen.faults)
        return
    if seen.needs_carry_over:
        yield make_finding("bad", "carry-over", version=seen.version, path=str(database))
        return
    yield make_finding(
        "good", "store", replayed=seen.replayed, megabytes=measure_store(database) >> 20
    )
    if seen.version > known:
        yield make_finding("bad", "too-new", version=seen.version, known=known)
    elif seen.version < known:
        yield make_finding("note", "older", version=seen.version, known=known)
    with Inspector.open(database) as probe:
        if seen.version == known:
            yield from check_schema(probe)
        yield from check_stalled(probe, now)


def check_schema(probe: Inspector) -> Iterator[Finding]:
    """Tables, indexes and triggers that the bot's own scripts make."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript("".join(read_scripts()))
        missing = Inspector(model).read_schema() - probe.read_schema()
    for kind, name in sorted(missing):
        yield make_finding("bad", "schema", kind=kind, name=name)


def check_running_bot(settings: Settings) -> Iterator[Finding]:
    """Ask the bot itself, if one is at work on the store."""
    if not is_in_use(settings.database_path):
        yield make_finding("good", "not-in-use")
        return
    yield make_finding("note", "in-use")
    if settings.health_port is None:
        return
    answer = fetch_health(settings.health_port)
    if answer.well:
        yield make_finding("good", "health")
    for problem in answer.problems:
        yield make_finding("bad", "unwell", fault=problem)


def check_stalled(probe: Inspector, now: datetime) -> Iterator[Finding]:
    """Stuck matches and undelivered messages."""
    for match in probe.find_stuck():
        yield make_finding("bad", "stuck", match=str(match))
    for match, reason in probe.find_undelivered():
        yield make_finding("bad", "untold", match=str(match), reason=reason)
    oldest = probe.read_oldest_late(int(now.timestamp()))
    if oldest is not None and now.timestamp() - oldest > LONG_WAIT:
        yield make_finding("note", "waiting", minutes=int(now.timestamp() - oldest) // 60)


def check_backups(backups: BackupFolder | None, now: datetime) -> Iterator[Finding]:
    if backups is None:
        yield make_finding("note", "no-backups")
        return
    newest = backups.find_newest_time()
    if newest is None:
        yield make_finding("note", "no-backup-yet", folder=str(backups.folder))
        return
    minutes = int(now.timestamp() - newest) // 60
    if minutes * 60 > 2 * BACKUP_INTERVAL:
        yield make_finding("note", "backup-old", minutes=minutes)
    else:
        yield make_finding("good", "backups", minutes=minutes, count=len(backups.list_copies()))


def is_in_use(database: Path) -> bool:
    """Whether a running bot holds the store's lock."""
    return LockFile.for_database(database).is_held()


def list_files(database: Path) -> tuple[Path, ...]:
    """The store and what the bot writes beside it, whether or not it is there."""
    beside = (database.with_name(database.name + ending) for ending in ("-wal", "-shm", ".lock"))
    return (database, *beside, database.with_suffix(".commands"))


def _find_name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
