"""Backups of the store: made hourly while the bot runs, verified, pruned and restored.

A copy is written to a temporary file and checked, and some of its matches are replayed. Only then
is it renamed, so every file with a backup's name was intact when it was made.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.matches.recovery import find_log_fault
from bot.settings import Settings
from bot.storage import StoreError
from bot.storage.inspection import Inspector
from bot.storage.interface import StoreTooOld
from bot.storage.lock_file import LockFile

SAMPLE_SIZE: Final = 20
"""How many matches of each copy are replayed, running ones first."""
UPGRADE_COPIES_DAYS: Final = 7
"""How long a copy made before a schema upgrade is kept."""
BACKUP_INTERVAL: Final = 3600
"""Seconds between backups."""
RETRY_INTERVAL: Final = 300
"""Seconds until a failed backup is retried."""
STAMP: Final = "%Y%m%dT%H%M%SZ"
_SUFFIXES: Final = ("-wal", "-shm", "")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Examination:
    """The result of checking a store file: schema version, matches replayed, and faults found.

    `needs_carry_over`: it is of a version before the present schema.
    """

    version: int
    replayed: int
    faults: tuple[str, ...]
    needs_carry_over: bool = False


def examine(path: Path, games: Mapping[str, AnyGame], sample: int = SAMPLE_SIZE) -> Examination:
    """Check a whole file and replay some of its matches, read-only."""
    version, faults, replayed, outdated = 0, list[str](), 0, False
    try:
        with Inspector.open(path) as probe:
            version, outdated = probe.read_version(), probe.needs_carry_over
            faults += probe.find_faults()
            for match, game in probe.sample_matches(sample):
                replayed += 1
                fault = find_log_fault(games, game, probe.read_log(match))
                if fault is not None:
                    faults.append(f"#{match}: {fault}")
    except (sqlite3.Error, UnicodeDecodeError) as error:  # decoding fails on damaged text
        faults.append(str(error))
    return Examination(version, replayed, tuple(faults), outdated)


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """The backups of one store; the newest `kept` are retained."""

    database: Path
    folder: Path
    kept: int

    @classmethod
    def from_settings(cls, settings: Settings) -> BackupFolder | None:
        """None if backups are turned off."""
        if not settings.backups_kept:
            return None
        return cls(settings.database_path, settings.backup_folder, settings.backups_kept)

    def list_copies(self) -> tuple[Path, ...]:
        """Oldest first."""
        return tuple(sorted(self.folder.glob(f"{self.database.stem}-*Z.sqlite3")))

    def find_newest_time(self) -> int | None:
        """When the newest copy was made, in epoch seconds."""
        copies = self.list_copies()
        if not copies:
            return None
        stamp = copies[-1].stem.removeprefix(f"{self.database.stem}-")
        return int(datetime.strptime(stamp, STAMP).replace(tzinfo=UTC).timestamp())

    def make_copy(self, games: Mapping[str, AnyGame], now: datetime) -> Path:
        """Add a verified copy and prune the oldest. Raises `StoreError`."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.database.stem}-{now.astimezone(UTC).strftime(STAMP)}.sqlite3"
        part = self.folder / f"{name}.part"
        part.unlink(missing_ok=True)
        try:
            make_verified_copy(self.database, part, games)
            part.replace(self.folder / name)
        finally:
            part.unlink(missing_ok=True)
        _fsync(self.folder)
        self._prune(now)
        return self.folder / name

    def _prune(self, now: datetime) -> None:
        """Delete surplus backups, and copies made before upgrades after a week."""
        for old in self.list_copies()[: -self.kept or None]:
            old.unlink(missing_ok=True)
        oldest = now.timestamp() - UPGRADE_COPIES_DAYS * 86_400
        for path in self.database.parent.glob(f"{self.database.name}.v*"):
            if re.fullmatch(r"v\d+", path.suffix[1:]) and path.stat().st_mtime < oldest:
                path.unlink(missing_ok=True)


def make_verified_copy(source: Path, target: Path, games: Mapping[str, AnyGame]) -> None:
    """Raises `StoreError` if the copy cannot be made or is damaged."""
    try:
        with Inspector.open(source) as probe:
            probe.copy_to(target)
    except sqlite3.Error as error:
        raise StoreError(f"{source.name} cannot be copied: {error}") from error
    faults = examine(target, games).faults
    if faults:
        raise StoreError(f"the copy of {source.name} is not whole: {faults[0]}")
    _fsync(target)


def restore(copy: Path, database: Path, games: Mapping[str, AnyGame], now: datetime) -> Path | None:
    """Replace the store by a copy. The old store is kept; returns its new path, if there was one.

    Raises `StoreLocked` while a bot uses the store, and `StoreError` if the copy is damaged or
    has to be carried over first.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = LockFile.for_database(database)
    lock.acquire()
    try:
        found = examine(copy, games)
        if found.faults:
            raise StoreError(f"{copy.name} is not whole, nothing was changed: {found.faults[0]}")
        if found.needs_carry_over:
            raise StoreTooOld(copy, found.version)
        part = database.with_name(f"{database.name}.part")
        shutil.copyfile(copy, part)
        _fsync(part)
        aside = _set_aside(database, now)
        part.replace(database)
        _fsync(database.parent)
        return aside
    finally:
        lock.release()


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Move the journal first: SQLite would replay it into whatever file replaces the store."""
    aside = database.with_name(f"{database.name}.aside-{now.astimezone(UTC).strftime(STAMP)}")
    there = database.exists()
    for ending in _SUFFIXES:
        old = database.with_name(database.name + ending)
        if old.exists():
            old.replace(aside.with_name(aside.name + ending))
    return aside if there else None


def _fsync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


class BackupSchedule:
    """Wipes the store's free pages and makes a backup every hour, counted across restarts."""

    def __init__(
        self,
        folder: BackupFolder | None,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        wipe: Callable[[], Awaitable[bool]],
    ) -> None:
        """`wipe` erases what is left of forgotten people; without it no backup is made."""
        self._folder = folder
        self._games = games
        self._now = now
        self._wipe = wipe

    async def run(self) -> None:
        """Work until cancelled."""
        failed = False
        while True:
            await asyncio.sleep(RETRY_INTERVAL if failed else self.seconds_until_due())
            failed = not await self.run_once()

    def seconds_until_due(self) -> float:
        if self._folder is None:
            return BACKUP_INTERVAL
        newest = self._folder.find_newest_time()
        if newest is None:
            return 0.0
        return max(0.0, newest + BACKUP_INTERVAL - self._now().timestamp())

    async def run_once(self) -> bool:
        """Return whether it succeeded."""
        try:
            if await self._wipe():
                _log.info("what was left of forgotten people is overwritten")
            if self._folder is None:
                return True
            made = await asyncio.to_thread(self._folder.make_copy, self._games, self._now())
        except (StoreError, sqlite3.Error, OSError):
            _log.exception("no backup was made; the next try is in %d s", RETRY_INTERVAL)
            return False
        _log.info("backup %s made", made.name)
        return True
