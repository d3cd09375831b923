"""Checks whether the bot can work and whether its store is intact; changes nothing.

`discord_check.py` has the checks that ask Discord.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.logs import TOKEN
from bot.matches import AnyGame
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, examine
from bot.settings import Settings
from bot.storage.inspection import Inspector
from bot.storage.lock_file import LockFile
from bot.storage.migration import read_scripts
from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
OLDEST_SQLITE: Final = (3, 37, 0)
"""The first with STRICT tables and RETURNING."""
FIXED_SQLITE: Final = (3, 51, 3)
"""Before it, two connections that write or checkpoint at once can damage a WAL file."""
FREE_SPACE_FACTOR: Final = 4
"""Free disk space wanted, in store sizes: room for a copy, a journal and an upgrade."""
MIN_FREE_SPACE: Final = 256 << 20
LONG_WAIT: Final = 900
"""Seconds after which undelivered messages are reported."""

Severity: TypeAlias = Literal["good", "note", "bad"]
MARKS: Final[dict[Severity, str]] = {"good": "ok  ", "note": "note", "bad": "BAD "}


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names a sentence of the terminal's catalogue. A `bad` finding needs repair; a `note`
    does not."""

    severity: Severity
    key: str
    params: tuple[tuple[str, int | str], ...] = ()

    def render(self, words: Words) -> str:
        return f"{MARKS[self.severity]}  {words(self.key, **dict(self.params))}"


def make_finding(severity: Severity, key: str, **params: int | str) -> Finding:
    return Finding(severity, f"doctor-{key}", tuple(params.items()))


def load_terminal_words() -> Words:
    """The operator's sentences, in English only."""
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)


def run_checks(
    settings: Settings, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    """Everything that can be checked without asking Discord."""
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
    folder = next(parent for parent in database.absolute().parents if parent.exists())
    for path in (folder, database):
        if path.exists() and not os.access(path, os.W_OK):
            yield make_finding("bad", "read-only", path=str(path))
    wanted = max(FREE_SPACE_FACTOR * _measure_size(database), MIN_FREE_SPACE)
    free = shutil.disk_usage(folder).free
    numbers = {"free": free >> 20, "wanted": wanted >> 20}
    if free >= wanted:
        yield make_finding("good", "disk", **numbers)
    else:
        yield make_finding("bad", "full", **numbers)


def check_store(database: Path, games: Mapping[str, AnyGame], now: datetime) -> Iterator[Finding]:
    if not database.exists():
        yield make_finding("note", "no-store", path=str(database))
        return
    seen, known = examine(database, games), len(read_scripts())
    if seen.faults:
        yield from (make_finding("bad", "store-fault", fault=fault) for fault in seen.faults)
        return
    if seen.needs_carry_over:
        yield make_finding("bad", "carry-over", version=seen.version, path=str(database))
        return
    yield make_finding(
        "good", "store", replayed=seen.replayed, megabytes=_measure_size(database) >> 20
    )
    if seen.version > known:
        yield make_finding("bad", "too-new", version=seen.version, known=known)
    elif seen.version < known:
        yield make_finding("note", "older", version=seen.version, known=known)
    held = LockFile.for_database(database).is_held()
    yield make_finding("note", "in-use") if held else make_finding("good", "free")
    with Inspector.open(database) as probe:
        yield from check_stalled(probe, now)


def check_stalled(probe: Inspector, now: datetime) -> Iterator[Finding]:
    """Stuck matches and undelivered messages."""
    for match in probe.find_stuck():
        yield make_finding("bad", "stuck", match=str(match))
    for match, reason in probe.find_undelivered():
        yield make_finding("bad", "untold", match=str(match), reason=reason)
    oldest = probe.read_oldest_waiting()
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


def _measure_size(database: Path) -> int:
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())
