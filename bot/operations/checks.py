"""What the doctor and the running bot's health check in the same way: folders and disks."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.operations.findings import Finding, make_finding

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
        yield make_finding("bad", "read-only", path=str(there), fault=error.strerror or str(error))


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
