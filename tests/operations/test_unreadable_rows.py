"""What the bot cannot decode is named by the doctor, with what to do about it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations.checks import Finding, load_terminal_words
from bot.operations.doctor import check_unreadable_rows
from bot.storage.inspection import Inspector
from tests.leagues.season import Season
from tests.matches.world import World

DAMAGES = {
    "UPDATE matches SET options = 'nonsense' WHERE id = 2": ("bad", "Match #2", "(options)"),
    "UPDATE matches SET options = CAST(x'ff' AS TEXT), ranks = '1' WHERE id = 2": (
        "bad", "Match #2", "(options, ranks)",
    ),
    "UPDATE seats SET hours = 'late' WHERE match = 2": (
        "bad", "Match #2", "(hours of seat 1, hours of seat 2)",
    ),
    "INSERT INTO seating (match, offers, reservations) VALUES (2, '[9]', '[]')": (
        "bad", "Match #2", "(offers)",
    ),
    "INSERT INTO sessions VALUES (2, 2, 1, 'x')": ("bad", "Match #2", "(options of the session)"),
    "DELETE FROM seats WHERE match = 2": ("bad", "Match #2", "(seats)"),
    "UPDATE matches SET options = 'nonsense' WHERE id = 1": (
        "note", "Match #1 is finished", "(options)",
    ),
    "UPDATE league_events SET body = '{' WHERE seq = 2": ("bad", "League 1", "(body)"),
    "INSERT INTO playing_hours VALUES (1, 'Moon/Base', 0, 0, 'x', 1, 0, 0, 0, NULL, 0, 0, '')": (
        "bad", "player 1", "(zone, days_off)",
    ),
    "UPDATE outbox SET params = '[', asked = 'x' WHERE id = 1": (
        "note", "Row 1 of outbox", "(asked, params)",
    ),
    "UPDATE jobs SET kind = 'dance' WHERE id = 1": ("note", "Row 1 of jobs", "(kind)"),
    "INSERT INTO plans VALUES (5, 2, 0, 1, 1, 'nonsense', NULL)": (
        "note", "Row 5 of plans", "(lines)",
    ),
    "INSERT INTO notes VALUES (8, 2, 1, 'paused', '{')": ("note", "Row 8 of notes", "(params)"),
}  # fmt: skip


@pytest.fixture
async def store(file: Path) -> Path:
    """The usual matches, and a league."""
    async with World(file) as world:
        await Season(world).found("Ana", "Bo", table=2)
        await world.store.connection.rows("DROP TRIGGER league_events_forbid_update")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE jobs SET id = 1 WHERE id = (SELECT min(id) FROM jobs)")
        db.execute("UPDATE outbox SET id = 1 WHERE id = (SELECT min(id) FROM outbox)")
    return file


def find(path: Path) -> list[Finding]:
    with Inspector.open(path) as probe:
        return list(check_unreadable_rows(probe, lambda _: None))


def test_in_a_store_that_is_well_everything_can_be_read(store: Path) -> None:
    assert find(store) == []


@pytest.mark.parametrize("sql", DAMAGES)
def test_what_cannot_be_read_is_named_once(store: Path, sql: str) -> None:
    with closing(sqlite3.connect(store)) as db, db:
        db.executescript(sql)
    severity, *parts = DAMAGES[sql]
    (found,) = find(store)
    assert found.severity == severity
    said = found.render(load_terminal_words())
    assert all(part in said for part in parts), said
