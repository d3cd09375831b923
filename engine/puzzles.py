"""The puzzle of a day: its date gives the seed, so that all servers and the command line of a game
have the same one. No game is known here."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_MONTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_SHIFTS: Final = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)
"""By how many weekdays each month begins later than the year does, as Sakamoto counts."""


def seed_of(kind: str, date: str) -> bytes:
    """The seed of a date such as `2026-11-23`."""
    return sha256(f"puzzle {kind} {date}".encode()).digest()


def find_weekday(date: str) -> int:
    """0 for a Monday. Raises `ValueError` for anything but a date."""
    found = _DATE.fullmatch(date)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if not year or not 1 <= month <= len(_MONTHS) or not 1 <= day <= _count_days(year, month):
        raise ValueError(date)
    year -= month < 3
    days = year + year // 4 - year // 100 + year // 400 + _SHIFTS[month - 1] + day
    return (days - 1) % 7


def _count_days(year: int, month: int) -> int:
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _MONTHS[month - 1] + (is_leap and month == 2)
