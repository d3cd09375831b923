"""Numbers of outbox messages: marks and nonces at Discord, so that no two stores share them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.presentation.layouts import FIRST_MARK, FIRST_NUMBER
from bot.storage import SqliteStore

LEAGUE = (
    "INSERT INTO outbox (league, mode, note, params, created, due)"
    " VALUES (1, 'announce', ?, '{}', 0, 0)"
)


async def make(path: Path) -> list[int]:
    """A store in which a league has two messages; gives their numbers."""
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db, db:
        for note in ("began", "digest"):
            db.execute(LEAGUE, (note,))
    return [number for number, _ in read(path)]


def read(path: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT id, note FROM outbox ORDER BY id").fetchall()


async def test_each_store_begins_somewhere_else(tmp_path: Path) -> None:
    one, other = await make(tmp_path / "one"), await make(tmp_path / "other")

    assert one[1] == one[0] + 1
    assert all(FIRST_MARK < number < FIRST_NUMBER for number in (*one, *other))
    assert abs(one[0] - other[0]) > 2


async def test_a_restored_store_counts_on_somewhere_else(tmp_path: Path) -> None:
    before = await make(tmp_path / "one")
    store = await SqliteStore.open(tmp_path / "one")
    await store.queue.repost_all(5)
    await store.close()

    after = read(tmp_path / "one")

    assert [note for _, note in after] == ["began", "digest"], "in the same order"
    numbers = [number for number, _ in after]
    assert numbers[1] == numbers[0] + 1
    assert not {*numbers} & {*before}
    with closing(sqlite3.connect(tmp_path / "one")) as db, db:
        assert db.execute(LEAGUE, ("closed",)).lastrowid == numbers[1] + 1
