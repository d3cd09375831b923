"""The folder of backups: what is in it, what is added every hour, and what is deleted. A store that
is missing or empty beside backups of a full one is not taken for a new one, and for one that is
damaged the backup to restore is named."""

import asyncio
import importlib
import logging
import re
import shlex
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from glob import escape
from itertools import islice
from pathlib import Path
from typing import Final, Self

from bot.matches import AnyGame
from bot.operations.copies import (
    blame_folder,
    delete,
    find_marks,
    make_folder,
    make_verified_copy,
    read_marks,
)
from bot.operations.examination import UNREADABLE, Examination, examine_file, find_obstacle
from bot.settings import Settings
from bot.storage import StoreError
from bot.storage.errors import RESTORE_ANY, StoreUnusable
from bot.storage.inspection import Inspector, MatchSummary
from bot.storage.moving import copy_out

UPGRADE_COPIES_DAYS: Final = 7  # how long a copy made before a schema upgrade is kept
BACKUP_INTERVAL: Final = 3600  # seconds between backups
RETRY_INTERVAL: Final = 300  # seconds until a failed backup is retried
UNFINISHED_SECONDS: Final = 86_400
"""Age at which nobody is working on an unfinished copy any more."""
CLOCK_TOLERANCE: Final = 300  # seconds by which a copy may be dated ahead of the clock
MOST_NAMED: Final = 3  # how many of the newest backups of an emptied store are named
STAMP: Final = "%Y%m%dT%H%M%SZ"
_FAILURES: Final = (StoreError, OSError, *UNREADABLE)
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """The backups of one store; the newest `kept` are retained, all of them if that is 0."""

    database: Path
    folder: Path
    kept: int
    url: str | None = None
    """Where the store is if that is no file; the name of `database` is that of its copies."""

    @classmethod
    def from_settings(cls, settings: Settings) -> Self | None:
        """None if no backups are made by themselves."""
        return cls.locate(settings) if settings.backups_kept else None

    @classmethod
    def locate(cls, settings: Settings) -> Self:
        file, folder = settings.database_path, settings.backup_folder
        return cls(file, folder, settings.backups_kept, settings.store_url)

    def list_copies(self) -> tuple[Path, ...]:
        """Oldest first, by their names. Anything else in the folder is none of ours."""
        files = self.folder.glob(f"{escape(self.database.stem)}-*.sqlite3")
        ours = (path for path in files if self.read_time(path) is not None and path.is_file())
        return tuple(sorted(ours))

    def list_past(self, now: datetime) -> tuple[Path, ...]:
        """The copies but for those dated in the future, which a wrong clock has made."""
        return tuple(path for path in self.list_copies() if not self._is_future(path, now))

    def list_future(self, now: datetime) -> tuple[Path, ...]:
        return tuple(path for path in self.list_copies() if self._is_future(path, now))

    def read_time(self, path: Path) -> int | None:
        """When a copy was made, in epoch seconds, by its name; None: it is none of this store."""
        name = re.escape(self.database.stem) + r"-([0-9]{8}T[0-9]{6}Z)\.sqlite3"
        stamp = re.fullmatch(name, path.name)
        if stamp is None:
            return None
        try:
            return int(datetime.strptime(stamp[1], STAMP).replace(tzinfo=UTC).timestamp())
        except ValueError:
            return None

    def find_newest_time(self, now: datetime) -> int | None:
        """When the newest copy was made, in epoch seconds."""
        past = self.list_past(now)
        return self.read_time(past[-1]) if past else None

    def find_whole_copy(self, now: datetime) -> Path | None:
        """The newest copy without a fault of the file or a stray row, but one of a store that
        nobody had used only if there is no other."""
        unused = None
        for copy in self.list_newest_first(now):
            if all(flaw.match is not None for flaw in read_marks(copy)):
                examined = examine_file(copy)
                if not examined.faults and not examined.flaws:
                    if examined.has_people:
                        return copy
                    unused = unused or copy
        return unused

    def find_copy_of(
        self, summary: MatchSummary, games: Mapping[str, AnyGame], now: datetime
    ) -> Path | None:
        """The newest copy in which a match of the store replays, so that it can be restored."""
        for copy in self.list_newest_first(now):
            marked = {flaw.match for flaw in read_marks(copy)}
            if summary.match not in marked and find_obstacle(copy, summary, games) is None:
                return copy
        return None

    @contextmanager
    def open_source(self) -> Iterator[Path]:
        """The store's file, or one with what the database holds now; outside an event loop. Raises
        `StoreError`."""
        if self.url is None:
            yield self.database
            return
        with blame_folder(self.folder):
            make_folder(self.folder)
            place = tempfile.TemporaryDirectory(dir=self.folder, prefix=".database-")
        with place as name:
            file = Path(name) / self.database.name
            asyncio.run(copy_out(self.url, file))
            yield file

    def make_copy(self, games: Mapping[str, AnyGame], now: datetime) -> Path:
        """Add a verified copy and prune the oldest. Raises `StoreError`."""
        with self.open_source() as source:
            return self.copy_source(source, games, now)

    def copy_source(self, source: Path, games: Mapping[str, AnyGame], now: datetime) -> Path:
        """As `make_copy`, of what `open_source` gave."""
        stem, time = self.database.stem, now.astimezone(UTC)
        with blame_folder(self.folder):
            make_folder(self.folder, source.absolute().parent)
            # Unfinished copies that a kill has left.
            oldest = now.timestamp() - UNFINISHED_SECONDS
            for part in self.folder.glob(f"{escape(stem)}-*.sqlite3.part"):
                is_ours = self.read_time(part.with_suffix("")) is not None
                if is_ours and part.stat().st_mtime < oldest:
                    delete(part)
        # No copy replaces another.
        while (copy := self.folder / f"{stem}-{time.strftime(STAMP)}.sqlite3").exists():
            time += timedelta(seconds=1)
        marked = {flaw.match or 0 for old in self.list_copies() for flaw in read_marks(old)}
        examined = make_verified_copy(source, copy, games, marked)
        if self.kept and examined.has_people:
            self._prune(copy, examined, games, now)
        if not copy.is_file() or not copy.stat().st_size:
            raise StoreError(f"{copy} was made and is not there any more")
        return copy

    def _prune(
        self, made: Path, examined: Examination, games: Mapping[str, AnyGame], now: datetime
    ) -> None:
        """Delete surplus backups, and copies made before upgrades after a week. Never the one just
        made, nor the newest from which a flaw of it can be repaired."""
        older = [path for path in self.list_past(now) if path != made]
        surplus, needed = older[: max(0, len(older) - self.kept + 1)], set[Path | None]()
        if surplus:
            flawed = [flaw.match for flaw in examined.flaws if flaw.match is not None]
            with Inspector.open(made) as probe:
                heads = [probe.read_match(match) for match in flawed]
            needed = {self.find_copy_of(head, games, now) for head in heads if head is not None}
            if len(flawed) < len(examined.flaws):  # some are no match's
                needed.add(self.find_whole_copy(now))
        for old in surplus:
            if old not in needed:
                delete(old)
                delete(find_marks(old))
        oldest = now.timestamp() - UPGRADE_COPIES_DAYS * 86_400
        for path in self.database.parent.glob(f"{escape(self.database.name)}.v*"):
            if re.fullmatch(r"v\d+", path.suffix[1:]) and path.stat().st_mtime < oldest:
                delete(path)

    def list_newest_first(self, now: datetime) -> tuple[Path, ...]:
        """Those dated in the future come last, as nobody knows when they were made."""
        return (*reversed(self.list_past(now)), *reversed(self.list_future(now)))

    def _is_future(self, path: Path, now: datetime) -> bool:
        return (self.read_time(path) or 0) > now.timestamp() + CLOCK_TOLERANCE


class BackupSchedule:
    """Makes a backup every hour, counted across restarts, and wipes what was deleted."""

    def __init__(
        self,
        folder: BackupFolder | None,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        wipe: Callable[[], Awaitable[bool]],
        check_files: Callable[[], None] = lambda: None,
    ) -> None:
        """`wipe` erases what is left of forgotten people. Where `check_files` raises `StoreError`,
        neither is done."""
        self._folder = folder
        self._games = games
        self._now = now
        self._wipe = wipe
        self._check_files = check_files
        self._reported = set[str]()
        self.has_failed = False  # whether the newest backup did
        self.has_wipe_failed = False
        """Whether what is left of deleted data could not be overwritten, though a backup was
        made."""

    async def run(self) -> None:
        """Work until cancelled. Between two backups only elapsed time counts, whatever the clock
        does."""
        wait = self.seconds_until_due()
        while True:
            await asyncio.sleep(wait)
            wait = BACKUP_INTERVAL if await self.run_once() else RETRY_INTERVAL

    def seconds_until_due(self) -> float:
        if self._folder is None:
            return BACKUP_INTERVAL
        now = self._now()
        newest = self._folder.find_newest_time(now)
        if newest is None:
            return 0.0
        return min(BACKUP_INTERVAL, max(0.0, newest + BACKUP_INTERVAL - now.timestamp()))

    async def run_once(self) -> bool:
        """Return whether there is a backup, whatever becomes of what was deleted."""
        try:
            self._check_files()
            if self._folder is not None:
                await asyncio.to_thread(self._back_up, self._folder, self._now())
        except _FAILURES as error:
            fault = _describe(error)
            _log.error("no backup was made; the next try is in %d s: %s", RETRY_INTERVAL, fault)
            self.has_failed = True
        else:
            self.has_failed = False
        try:
            self._check_files()
            if await self._wipe():
                _log.info("remains of deleted data are overwritten")
            self.has_wipe_failed = False
        except _FAILURES as error:
            self.has_wipe_failed = not self.has_failed
            _log.error("remains of deleted data could not be overwritten yet: %s", _describe(error))
        return not self.has_failed

    def _back_up(self, folder: BackupFolder, now: datetime) -> None:
        with folder.open_source() as source:
            with Inspector.open(source) as probe:
                if probe.is_store() and not probe.has_people():
                    _log.debug("nobody has used the bot yet, so there is nothing to back up")
                    return
            made = folder.copy_source(source, self._games, now)
        _log.info("backup %s made", made.name)
        for flaw in read_marks(made):
            self._report(f"the store and its new backup share a fault: {flaw}; run the doctor")
        for copy in folder.list_future(now):
            self._report(f"backup {copy.name} is dated in the future, so it does not count")

    def _report(self, line: str) -> None:
        """Warn once in the life of the process."""
        if line not in self._reported:
            self._reported.add(line)
            _log.warning("%s", line)


def _describe(error: Exception) -> str:
    """In one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


class StoreEmptied(StoreUnusable):
    """The store is missing or empty although there are backups of a full one."""


def require_store(backups: BackupFolder, now: datetime) -> None:
    """Raises `StoreEmptied` where a new store would be made in the place of one that is lost.
    Outside an event loop."""
    if not (_is_empty(backups.database) if backups.url is None else is_unused(backups.url)):
        return
    examined = ((copy, examine_file(copy)) for copy in backups.list_newest_first(now))
    full = (copy for copy, found in examined if found.has_people and not found.faults)
    if copies := [*islice(full, MOST_NAMED)]:
        is_there = backups.url is not None or backups.database.exists()
        where = "The database at DATABASE_URL" if backups.url is not None else backups.database
        raise StoreEmptied(
            f"{where} is {'empty' if is_there else 'missing'}, but there are backups of it:"
            f" {', '.join(map(str, copies))}. To restore one: python -m bot restore"
            f" {shlex.quote(str(copies[0]))}. To start with a new store: python -m bot --new"
        )


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
