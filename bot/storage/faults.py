"""What an operator is told about an error of the database: what happened, and what to do."""

from __future__ import annotations

import sqlite3
from typing import Final

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
    """Whether trying again is no use."""
    return _primary_code(error) in LASTING


def _primary_code(error: sqlite3.Error) -> int:
    """Errors of Python's own module have none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
