"""What of a store's file cannot be read, although SQLite finds it whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, TypeAlias, get_args

from pydantic import JsonValue, TypeAdapter

from bot.models.commit import JobKind
from bot.models.playing_hours import is_zone, parse_hours
from bot.storage.errors import StoreDamaged
from bot.storage.head_rows import READ_HEAD, read_head_rows
from bot.storage.json_columns import read_json, read_numbers, read_options, read_params
from bot.storage.rows import UNREADABLE, select

Owner: TypeAlias = Literal["match", "finished match", "league", "player", "row"]
Reader: TypeAlias = Callable[[str], object]
_TEXTS: Final = TypeAdapter(tuple[str, ...])
_ANY: Final[TypeAdapter[JsonValue]] = TypeAdapter(JsonValue)


@dataclass(frozen=True, slots=True)
class UnreadableColumn:
    """`number` is that of the `owner`, for a `row` its own in the `table`."""

    owner: Owner
    number: int
    table: str
    column: str


def _require(is_known: Callable[[str], bool], text: str) -> None:
    if not is_known(text):
        raise StoreDamaged(f"{text} is not known")


_read_texts: Final[Reader] = partial(read_json, _TEXTS, what="standing orders")
_read_any: Final[Reader] = partial(read_json, _ANY, what="JSON")
_require_job_kind: Final[Reader] = partial(_require, lambda kind: kind in get_args(JobKind))
_CHECKS: Final[tuple[tuple[Owner, str, str, str, Reader], ...]] = (
    ("player", "playing_hours", "player", "zone", partial(_require, is_zone)),
    ("player", "playing_hours", "player", "days_off", read_numbers),
    ("player", "playing_hours", "player", "former", parse_hours),
    ("row", "outbox", "id", "asked", read_numbers),
    ("row", "outbox", "id", "params", read_params),
    ("row", "notes", "message", "params", read_params),
    ("row", "plans", "id", "lines", _read_any),
    ("row", "plans", "id", "missed", _read_any),
    ("row", "orders", "rowid", "orders", _read_texts),
    ("row", "drafts", "rowid", "body", _read_any),
    ("row", "lessons", "rowid", "draft", _read_any),
    ("row", "puzzle_drafts", "rowid", "actions", _read_any),
    ("row", "puzzle_drafts", "rowid", "draft", _read_any),
    ("row", "jobs", "id", "kind", _require_job_kind),
    ("finished match", "matches", "id", "options", read_options),
    ("finished match", "matches", "id", "ranks", read_numbers),
    ("finished match", "sessions", "match", "options", read_options),
)
"""Owner, table, the column with the owner's number, that with a text or NULL, and how it is read.
The heads of open matches are read as the bot reads them."""


def find_unreadable(
    db: sqlite3.Connection, read_event: Reader | None = None
) -> Iterator[UnreadableColumn]:
    """`read_event` reads the body of a league's event."""
    with _read_any_text(db):
        stopped = {*_find_broken_heads(db)}
        yield from sorted(stopped, key=lambda column: (column.number, column.column))
        numbers = {column.number for column in stopped}
        for column in _check_columns(db, read_event):
            if column.owner != "finished match" or column.number not in numbers:
                yield column


def find_broken_heads(db: sqlite3.Connection) -> dict[int, tuple[str, ...]]:
    """The open matches whose heads the bot cannot decode, and the names of the columns."""
    names: dict[int, tuple[str, ...]] = {}
    with _read_any_text(db):
        for column in _find_broken_heads(db):
            names[column.number] = (*names.get(column.number, ()), column.column)
    return names


@contextmanager
def _read_any_text(db: sqlite3.Connection) -> Iterator[None]:
    """Text that is not UTF-8 is read, too, with substitutes."""
    texts, db.text_factory = db.text_factory, partial(str, encoding="utf-8", errors="replace")
    try:
        yield
    finally:
        db.text_factory = texts


def _find_broken_heads(db: sqlite3.Connection) -> Iterator[UnreadableColumn]:
    sql = "SELECT id FROM matches WHERE status IN ('lobby', 'running', 'stuck')"
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    for (match,) in db.execute(sql).fetchall():
        rows: list[Any] = cursor.execute(READ_HEAD, {"match": match}).fetchall()
        for column in read_head_rows(rows).unreadable:
            yield UnreadableColumn("match", match, "matches", column)


def _check_columns(db: sqlite3.Connection, read_event: Reader | None) -> Iterator[UnreadableColumn]:
    checks = [*_CHECKS]
    if read_event is not None:
        checks.append(("league", "league_events", "league", "body", read_event))
    for owner, table, key, column, reader in checks:
        known = set[int]()
        sql = select((key, column), f"FROM {table} WHERE {column} IS NOT NULL ORDER BY 1")
        for number, text in db.execute(sql):
            if number in known:
                continue
            try:
                reader(text)
            except UNREADABLE:
                known.add(number)
                yield UnreadableColumn(owner, number, table, column)
