"""What cannot be read: a column gets a substitute, a row is left out, and both are named."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from bot.storage.connection import Row
from bot.storage.errors import StoreDamaged

T = TypeVar("T")
UNREADABLE: Final = (StoreDamaged, ValueError, KeyError, TypeError, IndexError)
"""What reading a value raises that is not what it should be."""
_log = logging.getLogger(__name__)


class ColumnReader:
    """Reads the columns of one row. `unreadable` are the texts of those that got a substitute."""

    def __init__(self) -> None:
        self.unreadable: dict[str, str] = {}

    def read(self, column: str, text: str, reader: Callable[[str], T], substitute: T) -> T:
        try:
            return reader(text)
        except UNREADABLE:
            self.unreadable[column] = text
            return substitute


class RowReader:
    """Reads the rows of a table one by one, and logs each that cannot be read once."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._known: set[int] = set()

    def read_each(
        self, rows: Iterable[Row], reader: Callable[[Row], T], key: str = "id"
    ) -> tuple[list[T], list[int]]:
        """The values of the rows that can be read, and the keys of the others."""
        found, broken = list[T](), list[int]()
        for row in rows:
            try:
                found.append(reader(row))
            except UNREADABLE as error:
                broken.append(int(row[key]))
                self.report(int(row[key]), error)
        return found, broken

    def read_or(self, substitute: T, row: Row, reader: Callable[[Row], T], key: str = "id") -> T:
        """The value of a row, or the substitute where it cannot be read."""
        found, _ = self.read_each([row], reader, key)
        return found[0] if found else substitute

    def report(self, key: int, error: object) -> None:
        if key not in self._known:
            self._known.add(key)
            _log.error("row %d of %s cannot be read: %s", key, self._table, error)
