"""Checks whether the bot can work and whether its store is intact; changes nothing.

`discord_check.py` has the checks that ask Discord.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.logs import TOKEN
from bot.matches import AnyGame
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder
from bot.operations.emptied_store import StoreEmptied, require_store
from bot.operations.examination import OPEN, Flaw, examine
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
    backups = BackupFolder.locate(settings)
    yield from check_store(backups, games, now)
    yield from check_backups(backups, now)


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


def check_store(
    backups: BackupFolder, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    database = backups.database
    try:
        require_store(backups, now)
    except StoreEmptied as emptied:
        yield make_finding("bad", "emptied", fault=str(emptied))
        return
    if not database.exists():
        yield make_finding("note", "no-store", path=str(database))
        return
    seen, known = examine(database, games, always=OPEN), len(read_scripts())
    strays = [flaw.reason for flaw in seen.flaws if flaw.match is None]
    if seen.faults or strays:
        yield from check_file((*seen.faults, *strays), backups, now)
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
    yield from check_matches(seen.flaws, backups, games, now)
    with Inspector.open(database) as probe:
        yield from check_stalled(probe, now, {flaw.match for flaw in seen.flaws})


def check_file(faults: tuple[str, ...], backups: BackupFolder, now: datetime) -> Iterator[Finding]:
    """A damaged file, and the newest copy that is whole."""
    for fault in faults:
        yield make_finding("bad", "store-fault", fault=fault)
    copy = backups.find_whole_copy(now)
    if copy is None:
        yield make_finding("bad", "no-whole-copy", folder=str(backups.folder))
    else:
        yield make_finding("note", "whole-copy", copy=shlex.quote(str(copy)))


def check_matches(
    flaws: tuple[Flaw, ...], backups: BackupFolder, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    """Matches that do not replay, each with the newest copy from which it can be restored."""
    for flaw in flaws:
        if flaw.match is None:
            continue
        with Inspector.open(backups.database) as probe:
            summary = probe.read_match(flaw.match)
        copy = None if summary is None else backups.find_copy_of(summary, games, now)
        said = {"match": str(flaw.match), "fault": flaw.reason}
        if copy is None:
            yield make_finding("bad", "match-lost", **said)
        else:
            yield make_finding("bad", "match-fault", copy=shlex.quote(str(copy)), **said)


def check_stalled(
    probe: Inspector, now: datetime, known: Collection[int | None] = ()
) -> Iterator[Finding]:
    """Stuck matches but for those `known` already, and undelivered messages."""
    for match in probe.find_stuck():
        if match not in known:
            yield make_finding("bad", "stuck", match=str(match))
    for match, reason in probe.find_undelivered():
        yield make_finding("bad", "untold", match=str(match), reason=reason)
    oldest = probe.read_oldest_waiting()
    if oldest is not None and now.timestamp() - oldest > LONG_WAIT:
        yield make_finding("note", "waiting", minutes=int(now.timestamp() - oldest) // 60)


def check_backups(backups: BackupFolder, now: datetime) -> Iterator[Finding]:
    for copy in backups.list_future(now):
        yield make_finding("note", "backup-future", copy=str(copy))
    if not backups.kept:
        yield make_finding("note", "no-backups")
        return
    newest = backups.find_newest_time(now)
    if newest is None:
        yield make_finding("note", "no-backup-yet", folder=str(backups.folder))
        return
    minutes = max(0, int(now.timestamp() - newest) // 60)
    if minutes * 60 > 2 * BACKUP_INTERVAL:
        yield make_finding("note", "backup-old", minutes=minutes)
    else:
        yield make_finding("good", "backups", minutes=minutes, count=len(backups.list_past(now)))


def _measure_size(database: Path) -> int:
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())
