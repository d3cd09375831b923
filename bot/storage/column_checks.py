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
from bot.storage.rows import UNREADABLE

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
_CHECKS: Final[tuple[tuple[Owner, str, str, str, Reader], ...]] = (
    (
        "player",
        "playing_hours",
        "zone",
        "SELECT player, zone FROM playing_hours ORDER BY 1",
        partial(_require, is_zone),
    ),
    (
        "player",
        "playing_hours",
        "days_off",
        "SELECT player, days_off FROM playing_hours ORDER BY 1",
        read_numbers,
    ),
    (
        "player",
        "playing_hours",
        "former",
        "SELECT player, former FROM playing_hours WHERE former IS NOT NULL ORDER BY 1",
        parse_hours,
    ),
    ("row", "outbox", "asked", "SELECT id, asked FROM outbox ORDER BY 1", read_numbers),
    ("row", "outbox", "params", "SELECT id, params FROM outbox ORDER BY 1", read_params),
    ("row", "notes", "params", "SELECT message, params FROM notes ORDER BY 1", read_params),
    ("row", "plans", "lines", "SELECT id, lines FROM plans ORDER BY 1", _read_any),
    (
        "row",
        "plans",
        "missed",
        "SELECT id, missed FROM plans WHERE missed IS NOT NULL ORDER BY 1",
        _read_any,
    ),
    ("row", "orders", "orders", "SELECT rowid, orders FROM orders ORDER BY 1", _read_texts),
    ("row", "drafts", "body", "SELECT rowid, body FROM drafts ORDER BY 1", _read_any),
    ("row", "lessons", "draft", "SELECT rowid, draft FROM lessons ORDER BY 1", _read_any),
    (
        "row",
        "puzzle_drafts",
        "actions",
        "SELECT rowid, actions FROM puzzle_drafts ORDER BY 1",
        _read_any,
    ),
    (
        "row",
        "puzzle_drafts",
        "draft",
        "SELECT rowid, draft FROM puzzle_drafts ORDER BY 1",
        _read_any,
    ),
    (
        "row",
        "jobs",
        "kind",
        "SELECT id, kind FROM jobs ORDER BY 1",
        partial(_require, lambda kind: kind in get_args(JobKind)),
    ),
    (
        "finished match",
        "matches",
        "options",
        "SELECT id, options FROM matches ORDER BY 1",
        read_options,
    ),
    (
        "finished match",
        "matches",
        "ranks",
        "SELECT id, ranks FROM matches ORDER BY 1",
        read_numbers,
    ),
    (
        "finished match",
        "sessions",
        "options",
        "SELECT match, options FROM sessions ORDER BY 1",
        read_options,
    ),
)
"""Owner, table, column with the text, the query of the owner's number and the text, and how it is
read. The heads of open matches are read as the bot reads them."""
_EVENTS: Final = "SELECT league, body FROM league_events ORDER BY 1"


def find_unreadable(
    db: sqlite3.Connection, read_event: Reader | None = None
) -> Iterator[UnreadableColumn]:
    """`read_event` reads the body of a league's event."""
    with _read_any_text(db):
        stopped = {*_find_broken_heads(db)}
        yield from sorted(stopped, key=lambda one: (one.number, one.column))
        numbers = {one.number for one in stopped}
        for one in _check_columns(db, read_event):
            if one.owner != "finished match" or one.number not in numbers:
                yield one


def find_broken_heads(db: sqlite3.Connection) -> dict[int, tuple[str, ...]]:
    """The open matches whose heads the bot cannot decode, and the names of the columns."""
    found: dict[int, tuple[str, ...]] = {}
    with _read_any_text(db):
        for one in _find_broken_heads(db):
            found[one.number] = (*found.get(one.number, ()), one.column)
    return found


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
        checks.append(("league", "league_events", "body", _EVENTS, read_event))
    for owner, table, column, sql, reader in checks:
        known = set[int]()
        for number, text in db.execute(sql):
            if number not in known and not _is_readable(reader, text):
                known.add(number)
                yield UnreadableColumn(owner, number, table, column)


def _is_readable(reader: Reader, text: str) -> bool:
    try:
        reader(text)
    except UNREADABLE:
        return False
    return True
