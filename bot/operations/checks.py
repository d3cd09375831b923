"""What the doctor and the running bot's health check in the same way: folders and disks."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.operations.findings import Finding, Severity, make_finding

FREE_SPACE_FACTOR: Final = 4
"""Free disk space wanted, in store sizes: room for a copy, a journal and an upgrade."""
MIN_FREE_SPACE: Final = 256 << 20
LONG_WAIT: Final = 900
"""Seconds after which undelivered messages are reported."""
TRIAL: Final = b"tried" * 1000
"""More than what fits beside a file's name without a block of its own."""


def find_existing_folder(path: Path) -> Path:
    """The folder itself or the nearest one above it that is there."""
    path = path.absolute()
    return next(folder for folder in (path, *path.parents) if folder.exists())


def try_folder(folder: Path) -> None:
    """Make a file there, and delete it. Raises `OSError`."""
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".trial-") as file:
        file.write(TRIAL)
        file.flush()
        os.fsync(file.fileno())


def find_read_fault(path: Path) -> str | None:
    """Why a file or folder cannot be read; None: it can. Never for a store that is in use: closing
    it would drop SQLite's locks."""
    try:
        if path.is_dir():
            os.scandir(path).close()
        else:
            with path.open("rb") as file:
                file.read(1)
    except OSError as error:
        return error.strerror or str(error)
    return None


def check_writable(folder: Path) -> Iterator[Finding]:
    """A folder that is not there yet has to be possible."""
    there = find_existing_folder(folder)
    if not there.is_dir():
        yield make_finding("bad", "not-a-folder", path=str(there))
        return
    try:
        try_folder(there)
    except OSError as error:
        yield describe_failed_trial(there, error)


def describe_failed_trial(there: Path, error: OSError) -> Finding:
    """Why nothing can be written in a folder, and what to do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return make_finding("bad", "disk-full", path=str(there))
    if error.errno == errno.EROFS:
        return make_finding("bad", "mounted-read-only", path=str(there))
    return make_finding("bad", "read-only", path=str(there), fault=error.strerror or str(error))


def check_folders(database: Path, backups: Path | None) -> Iterator[Finding]:
    """A trial in every folder where the bot writes, and the room on each of their disks once. The
    doctor and the running bot want as much."""
    wanted = max(FREE_SPACE_FACTOR * measure_store(database), MIN_FREE_SPACE)
    disks = dict[int, Severity]()
    for folder in (database.parent, *([] if backups is None else [backups])):
        disk = find_existing_folder(folder).stat().st_dev
        if disk not in disks:
            space = check_space(folder, wanted)
            disks[disk] = space.severity
            yield space
        for finding in check_writable(folder):
            is_full = finding.key == "doctor-disk-full"
            if is_full and disks[disk] == "bad":
                continue
            if is_full:
                disks[disk] = "bad"
            yield finding


def check_space(folder: Path, wanted: int) -> Finding:
    """`wanted` are bytes."""
    there = find_existing_folder(folder)
    free = shutil.disk_usage(there).free
    numbers: dict[str, int | str] = {"free": free >> 20, "wanted": wanted >> 20, "path": str(there)}
    if free >= wanted:
        return make_finding("good", "disk", **numbers)
    return make_finding("bad", "disk-low", **numbers)


def measure_store(database: Path) -> int:
    """Bytes, with the journal."""
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())
