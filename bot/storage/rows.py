"""Rows of tables from and to dataclasses, whose fields name their columns. A truth is 0 or 1, what
is in `FLAT` has a column for each of its own fields, and anything else that is not plain is
canonical JSON. Statements are made of names of fields only, never of values."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, fields
from enum import Enum
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import TypeAdapter

from bot.models.match import Address, Clock, Vote
from bot.models.matchmaking import Terms
from bot.models.playing_hours import PlayingHours
from bot.storage.connection import Row, SqlValue
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json, read_json

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
Record = TypeVar("Record", bound="DataclassInstance")
FLAT: Final = (Address, Clock, PlayingHours, Terms, Vote)
UNREADABLE: Final = (StoreDamaged, ValueError, KeyError, TypeError, IndexError)
"""What reading a value raises that is not what it should be."""
_log = logging.getLogger(__name__)


class ColumnReader:
    """Reads JSON of one row. What cannot be read gets a substitute; `unreadable` has its text."""

    def __init__(self, unreadable: dict[str, str] | None = None, owner: str = "") -> None:
        self.unreadable = {} if unreadable is None else unreadable
        self._owner = owner

    def of(self, owner: str) -> ColumnReader:
        """For another row that belongs to the same value."""
        return ColumnReader(self.unreadable, f" of {owner}")

    def read(self, column: str, text: str, reader: Callable[[str], T], substitute: T) -> T:
        try:
            return reader(text)
        except UNREADABLE:
            self.unreadable[column + self._owner] = text
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
        found, _ = self.read_each([row], reader, key)
        return found[0] if found else substitute

    def report(self, key: int, error: object) -> None:
        if key not in self._known:
            self._known.add(key)
            _log.error("row %d of %s cannot be read: %s", key, self._table, error)


@dataclass(frozen=True, slots=True)
class _Column:
    """Where a field is stored: in a column that is converted when it is read, as JSON or not, or as
    a `part` with columns of its own. `empty` takes the place of JSON that cannot be read."""

    name: str
    convert: Callable[[Any], Any] | None = None
    is_json: bool = False
    empty: Any = None
    part: RowsOf[Any] | None = None


class RowsOf(Generic[Record]):
    """How a dataclass is stored, but for some fields. A query that joins several tables tells their
    columns apart by a `prefix`."""

    def __init__(self, kind: type[Record], without: Collection[str] = (), prefix: str = "") -> None:
        hints = get_type_hints(kind)
        names = [field.name for field in fields(kind) if field.name not in without]
        self._kind = kind
        self._prefix = prefix
        self._columns = [_describe(name, hints[name], prefix) for name in names]
        self.columns: tuple[str, ...] = tuple(
            name
            for column in self._columns
            for name in (column.part.columns if column.part is not None else (column.name,))
        )

    def values(self, record: Record, **others: SqlValue) -> dict[str, SqlValue]:
        """To bind by name, with others in addition or instead."""
        values: dict[str, SqlValue] = {}
        for column in self._columns:
            value = getattr(record, column.name)
            if column.part is not None:
                nothing = dict.fromkeys(column.part.columns)
                values |= nothing if value is None else column.part.values(value)
            elif not column.is_json or value is None:
                values[column.name] = value
            elif column.name not in others:
                values[column.name] = canonical_json(value)
        return values | others

    def read(self, row: Row, reader: ColumnReader | None = None, **others: Any) -> Record:
        """From the columns of a row, with others in addition or instead. Raises `StoreDamaged`
        where JSON cannot be read, unless there is a `reader`."""
        values = others
        for column in self._columns:
            if column.name in values:
                continue
            if column.part is not None:
                values[column.name] = column.part.read_optional(row, reader)
                continue
            value, convert = row[self._prefix + column.name], column.convert
            if value is not None and convert is not None:
                if reader is not None and column.is_json:
                    value = reader.read(column.name, value, convert, column.empty)
                else:
                    value = convert(value)
            values[column.name] = value
        return self._kind(**values)

    def read_optional(self, row: Row, reader: ColumnReader | None = None) -> Record | None:
        """None if the first column is NULL."""
        return None if row[self._prefix + self.columns[0]] is None else self.read(row, reader)

    def select(self, rest: str) -> str:
        return select(self.columns, rest)

    def list_columns(self, table: str) -> str:
        """For a query that joins several tables: the columns of one, with their prefix."""
        return ", ".join(f"{table}.{name} AS {self._prefix}{name}" for name in self.columns)

    def insert(self, table: str, *more: str) -> str:
        """A statement that binds these columns and `more` by name."""
        names = (*more, *self.columns)
        values = ", ".join(f":{name}" for name in names)
        return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"  # noqa: S608 - of fields

    def upsert(self, table: str, *key: str) -> str:
        """The same, in the place of the row with this key."""
        changes = ", ".join(f"{name} = excluded.{name}" for name in self.columns if name not in key)
        more = (name for name in key if name not in self.columns)
        conflict = f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
        return self.insert(table, *more) + conflict


def select(columns: Iterable[str], rest: str) -> str:
    return f"SELECT {', '.join(columns)} {rest}"


def update(table: str, columns: Iterable[str], condition: str) -> str:
    """A statement that binds these columns by name."""
    changes = ", ".join(f"{name} = :{name}" for name in columns)
    return f"UPDATE {table} SET {changes} WHERE {condition}"  # noqa: S608 - of fields


def delete(table: str, condition: str) -> str:
    return f"DELETE FROM {table} WHERE {condition}"  # noqa: S608 - of constants


def rewrite(table: str) -> tuple[str, ...]:
    """Statements that take all rows out of a table and put them back."""
    return (
        f"CREATE TEMP TABLE remaining AS SELECT * FROM {table}",  # noqa: S608 - of constants
        f"DELETE FROM {table}",  # noqa: S608 - of constants
        f"INSERT INTO {table} SELECT * FROM remaining",  # noqa: S608 - of constants
        "DROP TABLE remaining",
    )


def _describe(name: str, hint: Any, prefix: str) -> _Column:
    kinds = get_args(hint)
    is_optional = get_origin(hint) is UnionType and NoneType in kinds
    if is_optional and len(kinds) == 2:
        (hint,) = (kind for kind in kinds if kind is not NoneType)
    if hint in FLAT:
        return _Column(name, part=RowsOf(hint, prefix=prefix))
    if hint in (int, str) or get_origin(hint) is Literal:
        return _Column(name)
    if hint is bool or (isinstance(hint, type) and issubclass(hint, Enum)):
        return _Column(name, hint)
    adapter: TypeAdapter[Any] = TypeAdapter(hint)

    def convert(text: str) -> Any:
        return read_json(adapter, text, f"the column {name}", strict=True)

    empty: object = None if is_optional else () if get_origin(hint) is tuple else {}
    return _Column(name, convert, is_json=True, empty=empty)
