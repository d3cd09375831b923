"""Files that a command makes as root belong to the bot's own user, who has to write them later."""

from __future__ import annotations

import os
from pathlib import Path

WRITABLE = 0o660
PRIVATE = 0o600


def adopt_owner(path: Path, model: Path) -> None:
    """Give a file the owner of another file or folder, as root, and the mode of another file."""
    if not path.exists():
        return
    wanted = model.stat()
    if os.geteuid() == 0:
        os.chown(path, wanted.st_uid, wanted.st_gid)
    path.chmod(PRIVATE if model.is_dir() else wanted.st_mode & WRITABLE)


def make_folder(folder: Path, model: Path | None = None) -> None:
    """Make a folder with its parents where they are missing. As root, each gets the owner of the
    folder `model`, by default of the one it lies in."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(exist_ok=True)
        if os.geteuid() == 0:
            owner = (model or path.absolute().parent).stat()
            os.chown(path, owner.st_uid, owner.st_gid)


def find_model(database: Path) -> Path:
    """Whose owner and mode the files of a store get: the store's, or the owner of its folder."""
    return database if database.exists() else database.absolute().parent


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
