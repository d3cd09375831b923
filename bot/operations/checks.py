"""What the doctor and the running bot's health check in the same way, and what a check finds."""

import errno
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.operations.health_client import LOOPBACK
from bot.storage.errors import StoreHasTwoNames
from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
Severity: TypeAlias = Literal["good", "note", "bad"]
MARKS: Final[dict[Severity, str]] = {"good": "ok  ", "note": "note", "bad": "BAD "}
FREE_SPACE_FACTOR: Final = 4
"""Free disk space wanted, in store sizes: room for a copy, a journal and an upgrade."""
MIN_FREE_SPACE: Final = 256 << 20
LONG_WAIT: Final = 900  # seconds after which undelivered messages are reported
TRIAL: Final = b"tried" * 1000
"""More than what fits beside a file's name without a block of its own."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names a sentence of the terminal's catalogue. A `bad` finding needs repair; a `note`
    does not."""

    severity: Severity
    key: str
    params: tuple[tuple[str, int | str], ...] = ()

    def render(self, words: Words) -> str:
        return f"{MARKS[self.severity]}  {self.describe(words)}"

    def describe(self, words: Words) -> str:
        return words(self.key, **dict(self.params))


def good(key: str, **params: int | str) -> Finding:
    return Finding("good", key, tuple(params.items()))


def note(key: str, **params: int | str) -> Finding:
    return Finding("note", key, tuple(params.items()))


def bad(key: str, **params: int | str) -> Finding:
    return Finding("bad", key, tuple(params.items()))


@cache
def load_terminal_words() -> Words:
    """The operator's sentences, in English only."""
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)


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
        yield bad("doctor-not-a-folder", path=str(there))
        return
    try:
        try_folder(there)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            yield bad("doctor-disk-full", path=str(there))
        elif error.errno == errno.EROFS:
            yield bad("doctor-mounted-read-only", path=str(there))
        else:
            yield bad("doctor-read-only", path=str(there), fault=error.strerror or str(error))


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
            if finding.key == "doctor-disk-full":
                if disks[disk] == "bad":
                    continue
                disks[disk] = "bad"
            yield finding


def check_space(folder: Path, wanted: int) -> Finding:
    """`wanted` are bytes."""
    there = find_existing_folder(folder)
    free = shutil.disk_usage(there).free
    if free >= wanted:
        return good("doctor-disk", path=str(there), free=free >> 20)
    return bad("doctor-disk-low", path=str(there), free=free >> 20, wanted=wanted >> 20)


def measure_store(database: Path) -> int:
    """Bytes, with the journal."""
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())


def check_names(database: Path) -> Iterator[Finding]:
    """SQLite's journal follows only one of two names."""
    if database.exists() and database.stat().st_nlink > 1:
        yield bad("doctor-two-names", fault=str(StoreHasTwoNames(database)))


def check_health_port(port: int | None) -> Iterator[Finding]:
    """Whether the port is free; not asked while a bot is at work."""
    if port is None:
        return
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((LOOPBACK, port))
        except OSError:
            yield bad("doctor-port-in-use", port=str(port))
