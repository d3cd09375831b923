"""Ways to damage a store, which the bot itself cannot do."""

import sqlite3
from contextlib import closing
from pathlib import Path

UNREADABLE_HEAD = "UPDATE matches SET options = 'nonsense' WHERE id = 2"


def write(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(sql)


def read(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def break_hash(path: Path, match: int) -> None:
    """Another hash in the newest row of a match."""
    with closing(sqlite3.connect(path)) as db, db:
        (trigger,) = db.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'log_forbids_update'"
        ).fetchone()
        db.execute("DROP TRIGGER log_forbids_update")
        db.execute(
            "UPDATE log SET hash = 'wrong' WHERE match = ?1"
            " AND seq = (SELECT max(seq) FROM log WHERE match = ?1)",
            (match,),
        )
        db.execute(trigger)


def spoil_pages(path: Path) -> None:
    """Turn one byte of the middle of each page."""
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page + 2048] ^= 0xFF
    path.write_bytes(content)
