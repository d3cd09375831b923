"""The puzzle of a day: its date gives the seed, so that all servers and the command line of a game
have the same one. No game is known here."""

import re
from calendar import monthrange
from hashlib import sha256
from typing import Final

_DATE: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)


def seed_of(kind: str, date: str) -> bytes:
    """The seed of a date such as `2026-11-23`."""
    return sha256(f"puzzle {kind} {date}".encode()).digest()


def find_weekday(date: str) -> int:
    """0 for a Monday. Raises `ValueError` for anything but a date."""
    found = _DATE.fullmatch(date)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if not year or not 1 <= month <= 12:
        raise ValueError(date)
    first, days = monthrange(year, month)
    if not 1 <= day <= days:
        raise ValueError(date)
    return (first + day - 1) % 7
