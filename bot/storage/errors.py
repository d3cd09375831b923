"""What the store raises, and what an operator is told about an error of the database."""

import sqlite3
from pathlib import Path
from typing import Final, Literal, TypeAlias

Bound: TypeAlias = Literal["matches", "lobbies", "server", "seeks"]


class StoreError(Exception):
    """The store cannot do what was asked."""


class StoreLocked(StoreError):
    """Another process has the file or the database."""


class StoreUnusable(StoreError):
    """Trying again is no use: a person has to change something first."""


class StoreHasTwoNames(StoreUnusable):
    """The file has hard links, and SQLite's journal would follow only one of its names."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} has another name (a hard link), and changes made by one name would be lost to"
            " the other: remove the other name, and copy the store with"
            " `python -m bot backup FILE` instead"
        )


class StoreTooNew(StoreUnusable):
    """The file was made by a newer version of the bot."""


class StoreDamaged(StoreUnusable):
    """The file does not hold what it should."""


class Conflict(StoreError):
    """Another write to this match came first; nothing was written."""


class DraftChanged(StoreError):
    """A draft is no longer the one that it was to replace."""


class ItemsGone(StoreError):
    """Items to take from an inventory are no longer there; nothing was written."""


class PlanChanged(StoreError):
    """The plan to run was changed or dropped meanwhile; nothing was written."""


class BoundReached(StoreError):
    """A limit would be exceeded; nothing was written."""

    def __init__(self, bound: Bound, limit: int) -> None:
        super().__init__(bound)
        self.bound = bound
        self.limit = limit


_RIGHTS: Final = "Give the bot's user write access to it and its folder."
RESTORE_ANY: Final = "python -m bot restore COPY."
_RESTORE: Final = f"If this is the bot's store, restore a backup: {RESTORE_ANY}"
_CLOSE: Final = "Close the other program that has it open."
ADVICE: Final = {
    sqlite3.SQLITE_FULL: "Free some space on its disk.",
    sqlite3.SQLITE_IOERR: "Its disk may be full or failing: check the system log.",
    sqlite3.SQLITE_BUSY: _CLOSE,
    sqlite3.SQLITE_LOCKED: _CLOSE,
    sqlite3.SQLITE_READONLY: _RIGHTS,
    sqlite3.SQLITE_CANTOPEN: _RIGHTS,
    sqlite3.SQLITE_PERM: _RIGHTS,
    sqlite3.SQLITE_NOTADB: _RESTORE,
    sqlite3.SQLITE_CORRUPT: _RESTORE,
}
LASTING: Final = frozenset(code for code, text in ADVICE.items() if text in (_RIGHTS, _RESTORE))

PASSING: Final = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def describe_error(error: sqlite3.Error) -> str:
    """The database's own words, and what to do about it where that is known."""
    known = getattr(error, "advice", None) or ADVICE.get(_primary_code(error))
    advice = known or "Run: python -m bot doctor."
    return f"{error}. {advice}"


def describe_running_error(error: sqlite3.Error) -> str:
    """As `describe_error`, for a bot that has the store open: it need not be started again."""
    passes = hasattr(error, "advice") or _primary_code(error) in PASSING
    return describe_error(error) + (" Play then continues by itself." if passes else "")


def is_lasting(error: sqlite3.Error) -> bool:
    return _primary_code(error) in LASTING


def _primary_code(error: sqlite3.Error) -> int:
    """Errors of Python's own module have none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
