"""Read a store's file from outside, whatever its version and whether or not a bot has it open. It
has a connection of its own and changes nothing: SQLite's snapshots keep it apart from the
connection that writes."""

import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, Self, TypeAlias, get_args
from urllib.parse import quote

from pydantic import JsonValue, TypeAdapter

from bot.models.commit import JobKind
from bot.models.log import LogRow
from bot.models.playing_hours import is_zone, parse_hours
from bot.storage.errors import StoreDamaged, StoreLocked
from bot.storage.files import LockFile, StoreFileLost, check_journal
from bot.storage.json_columns import (
    canonical_json,
    read_json,
    read_numbers,
    read_options,
    read_params,
)
from bot.storage.matches import READ_HEAD, READ_LOG, read_head_rows
from bot.storage.migration import APPLICATION_ID, read_scripts
from bot.storage.queues import OLDEST_LATE
from bot.storage.rows import UNREADABLE, select

Owner: TypeAlias = Literal["match", "finished match", "league", "player", "row"]
Reader: TypeAlias = Callable[[str], object]


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


_read_texts: Final[Reader] = partial(read_json, TypeAdapter(tuple[str, ...]), what="texts")
_read_any: Final[Reader] = partial(read_json, TypeAdapter[JsonValue](JsonValue), what="JSON")
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
# A match that an organiser ended although its log did not fold stays as it is.
_SELECT: Final = (
    "WITH begun AS (SELECT id, game, guild, created, seed_hash, status, seq, finished,"
    " status IN (SELECT value FROM json_each(:always))"
    " OR id IN (SELECT value FROM json_each(:suspects)) OR seq <>"
    " coalesce((SELECT max(seq) FROM log WHERE match = m.id), 0) AS required FROM matches m"
    " WHERE status <> 'cancelled' AND (seq > 0 OR id IN (SELECT match FROM log)))"
    " SELECT id, game, guild, created, seed_hash, status, seq, finished FROM begun"
    " ORDER BY required DESC, status <> 'running', random()"
    " LIMIT :most + (SELECT count(*) FROM begun WHERE required)"
)
_READ: Final = (
    "SELECT id, game, guild, created, seed_hash, status, seq, finished FROM matches WHERE id = ?"
)
HAS_BEGUN: Final = (
    "SELECT count(*) FROM (SELECT 1 FROM players UNION ALL SELECT 1 FROM fresh_start LIMIT 1) s"
)
STORE_TABLES: Final = ("matches", "players", "log")  # those that a store of any version has


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What the head of a match says of it: `seq` is its newest row, `finished` when it ended."""

    match: int
    game: str
    guild: int
    created: int
    seed_hash: str
    status: str
    seq: int
    finished: int | None

    @property
    def is_over(self) -> bool:
        return self.finished is not None

    def is_same(self, other: Self) -> bool:
        return self._key == other._key

    @property
    def _key(self) -> tuple[object, ...]:
        return self.match, self.game, self.guild, self.created, self.seed_hash


def _open(path: Path, mode: str) -> sqlite3.Connection:
    address = f"file:{quote(str(path.resolve()))}?mode={mode}"
    db = sqlite3.connect(address, uri=True, isolation_level=None)
    db.execute("PRAGMA query_only=ON")
    return db


def _is_readable(db: sqlite3.Connection) -> bool:
    """Not if a kill or a power cut has left a journal without its index: then the file has to be
    opened for writing once, while no bot has it, as the bot's next start does."""
    try:
        db.execute("SELECT 1 FROM sqlite_master LIMIT 1")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_READONLY:
            raise
        return False
    return True


class Inspector:
    """Every method may raise `sqlite3.Error`, as the file may be damaged."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @classmethod
    @contextmanager
    def open(cls, path: Path) -> Iterator[Self]:
        """Raises `sqlite3.Error` if there is no such file, or if opening it would be dangerous, and
        `StoreLocked`."""
        try:
            check_journal(path)
        except StoreFileLost as error:
            raise sqlite3.OperationalError(str(error)) from error
        db = _open(path, "ro")
        try:
            if not _is_readable(db):
                db.close()
                if LockFile.for_database(path).is_held():
                    raise StoreLocked(f"another process uses {path.name}")
                db = _open(path, "rw")
            yield cls(db)
        finally:
            db.close()

    def read_version(self) -> int:
        return self._read_number("PRAGMA user_version")

    def is_store(self) -> bool:
        """Whether the file has the tables of a store, of whatever version."""
        if self._read_number("PRAGMA application_id") != APPLICATION_ID:
            return False
        return {name for kind, name in self.read_schema() if kind == "table"} >= {*STORE_TABLES}

    def read_schema(self) -> set[tuple[str, str]]:
        """The kinds and names of tables, indexes and triggers."""
        rows = self._db.execute("SELECT type, name FROM sqlite_master")
        return {(str(kind), str(name)) for kind, name in rows}

    def has_tables(self) -> bool:
        return self._read_number("SELECT count(*) FROM sqlite_master") > 0

    def has_people(self) -> bool:
        return self._read_number("SELECT EXISTS (SELECT 1 FROM players)") > 0

    def has_begun(self) -> bool:
        """Whether anyone has used the bot, or a host meant the store to be new."""
        return self._read_number(HAS_BEGUN) > 0

    def find_faults(self) -> tuple[str, ...]:
        """The first thing that SQLite finds wrong with the whole file, if there is any."""
        found = [str(row[0]) for row in self._db.execute("PRAGMA integrity_check")]
        return () if found == ["ok"] else tuple(found[:1])

    def find_strays(self) -> tuple[str, ...]:
        """The tables with rows that refer to missing rows, and of which table."""
        strays = self._db.execute("PRAGMA foreign_key_check").fetchall()
        return tuple(sorted({f"{stray[0]} -> {stray[2]}" for stray in strays}))

    def select_matches(
        self, most: int, always: Collection[str] = (), suspects: Collection[int] = ()
    ) -> tuple[MatchSummary, ...]:
        """Matches to replay: all of the statuses `always`, all `suspects`, all whose head names
        another newest row than their log has, and up to `most` others, running ones first, the rest
        at random."""
        lists = {"always": canonical_json([*always]), "suspects": canonical_json([*suspects])}
        rows = self._db.execute(_SELECT, {"most": most, **lists})
        return tuple(MatchSummary(*row) for row in sorted(rows))

    def read_match(self, match: int) -> MatchSummary | None:
        row = self._db.execute(_READ, (match,)).fetchone()
        return None if row is None else MatchSummary(*row)

    def read_log(self, match: int) -> tuple[LogRow, ...]:
        return tuple(LogRow(*row) for row in self._db.execute(READ_LOG, (match,)))

    def find_stuck(self) -> tuple[int, ...]:
        """Matches whose rules failed or whose log does not lead to what was saved."""
        rows = self._db.execute("SELECT id FROM matches WHERE status = 'stuck' ORDER BY id")
        return tuple(int(row[0]) for row in rows)

    def find_unreadable(self, read_event: Reader | None = None) -> tuple[UnreadableColumn, ...]:
        """Columns that the bot cannot decode, although SQLite finds the file whole; `read_event`
        reads the body of a league's event."""
        with _read_any_text(self._db):
            stopped = sorted(_find_broken_heads(self._db), key=lambda one: (one.number, one.column))
            numbers = {column.number for column in stopped}
            others = [
                column
                for column in _check_columns(self._db, read_event)
                if column.owner != "finished match" or column.number not in numbers
            ]
        return (*stopped, *others)

    def find_broken_heads(self) -> dict[int, tuple[str, ...]]:
        """The open matches whose heads the bot cannot decode, and which columns; not known of a
        file of another version."""
        if self.read_version() != len(read_scripts()):
            return {}
        names: dict[int, tuple[str, ...]] = {}
        with _read_any_text(self._db):
            for column in _find_broken_heads(self._db):
                names[column.number] = (*names.get(column.number, ()), column.column)
        return names

    def find_undelivered(self) -> tuple[tuple[int, str], ...]:
        """Open matches with messages that could not be delivered, and the reason of the newest;
        those that cannot be read are found by `find_unreadable`."""
        rows = self._db.execute(
            "SELECT m.id, o.reason, max(o.id) FROM outbox o JOIN matches m ON m.id = o.match"
            " WHERE o.state = 'dead' AND o.reason IS NOT 'unreadable'"
            " AND m.status IN ('lobby', 'running', 'stuck')"
            " GROUP BY m.id ORDER BY m.id"
        )
        return tuple((int(match), str(reason or "")) for match, reason, _ in rows)

    def read_oldest_late(self, at: int) -> int | None:
        """Since when the message is late that waits longest for Discord."""
        value = self._db.execute(OLDEST_LATE, (at,)).fetchone()[0]
        return None if value is None else int(value)

    def read_channels(self) -> dict[int, frozenset[int]]:
        """By server, the channels (not threads) that open matches and settings name."""
        rows = self._db.execute(
            "SELECT guild, channel FROM matches WHERE status IN ('lobby', 'running', 'stuck')"
            " UNION SELECT guild, games_channel FROM servers WHERE games_channel IS NOT NULL"
            " UNION SELECT guild, notice_channel FROM servers WHERE notice_channel IS NOT NULL"
        )
        found: dict[int, set[int]] = {}
        for guild, channel in rows:
            found.setdefault(int(guild), set()).add(int(channel))
        return {guild: frozenset(channels) for guild, channels in found.items()}

    def copy_to(self, target: Path) -> None:
        """Write a compact copy as of this moment; the target must not exist."""
        self._db.execute("PRAGMA query_only=OFF")  # it would forbid writing the copy
        self._db.execute("VACUUM INTO ?", (str(target),))

    def _read_number(self, sql: str) -> int:
        return int(self._db.execute(sql).fetchone()[0])


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
