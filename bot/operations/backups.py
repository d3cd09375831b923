"""Copies of the store: made while the bot works, proved before they count, and put back.

A copy is written beside its place, looked through, some of its matches are replayed, and only then
it gets its name; so whatever is called a copy was whole when it was made.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Mapping
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
"""Matches that are replayed of each copy, running ones first."""
UPGRADE_COPIES_DAYS: Final = 7
"""How long the copy stays that was made before the file's shape changed."""
STAMP: Final = "%Y%m%dT%H%M%SZ"
_SUFFIXES: Final = ("-wal", "-shm", "")


@dataclass(frozen=True, slots=True)
class Examination:
    """A file that was checked: its version, the number of matches replayed, and what is wrong.

    `needs_carry_over`: it is of a version before the present schema.
    """

    version: int
    replayed: int
    faults: tuple[str, ...]
    needs_carry_over: bool = False


def examine(path: Path, games: Mapping[str, AnyGame], sample: int = SAMPLE_SIZE) -> Examination:
    """Look through a whole file and replay some of its matches; nothing is changed."""
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
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter where damage quotes itself
        faults.append(str(error))
    return Examination(version, replayed, tuple(faults), outdated)


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """The folder of copies of one file; the newest `kept` stay."""

    database: Path
    folder: Path
    kept: int

    @classmethod
    def from_settings(cls, settings: Settings) -> BackupFolder | None:
        """The copies that the settings ask for; None: none."""
        if not settings.backups_kept:
            return None
        return cls(settings.database_path, settings.backup_folder, settings.backups_kept)

    def list_copies(self) -> tuple[Path, ...]:
        """Oldest first."""
        return tuple(sorted(self.folder.glob(f"{self.database.stem}-*Z.sqlite3")))

    def find_newest_time(self) -> int | None:
        """When the newest copy was made, in epoch seconds."""
        copies = self.list_copies()
        return None if not copies else int(_time_of(copies[-1], self.database.stem).timestamp())

    def make_copy(self, games: Mapping[str, AnyGame], now: datetime) -> Path:
        """One more copy, proved; older ones beyond the number go. Raises `StoreError`."""
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
        """Drop what is older than is promised: copies, and those made before upgrades."""
        for old in self.list_copies()[: -self.kept or None]:
            old.unlink(missing_ok=True)
        oldest = now.timestamp() - UPGRADE_COPIES_DAYS * 86_400
        for path in self.database.parent.glob(f"{self.database.name}.v*"):
            if re.fullmatch(r"v\d+", path.suffix[1:]) and path.stat().st_mtime < oldest:
                path.unlink(missing_ok=True)


def make_verified_copy(source: Path, target: Path, games: Mapping[str, AnyGame]) -> None:
    """Raises `StoreError` where the copy cannot be made or does not hold what it should."""
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
    """Put a copy in the place of the store; what was there is set aside, and where is returned.

    Raises `StoreLocked` while a bot uses the store, and `StoreError` for a copy that is not whole
    or has to be carried over first.
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
    """The journal goes first: beside another file it would be played into that one."""
    aside = database.with_name(f"{database.name}.aside-{now.astimezone(UTC).strftime(STAMP)}")
    there = database.exists()
    for ending in _SUFFIXES:
        old = database.with_name(database.name + ending)
        if old.exists():
            old.replace(aside.with_name(aside.name + ending))
    return aside if there else None


def _fsync(path: Path) -> None:
    """On the disk, not only on its way."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _time_of(copy: Path, stem: str) -> datetime:
    return datetime.strptime(copy.stem.removeprefix(f"{stem}-"), STAMP).replace(tzinfo=UTC)
