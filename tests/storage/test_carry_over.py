"""A store of version 16, the last before the single schema, is carried over whole, and its matches
and league continue.

`fixtures/version16.sql` was written by the code of that version: matches of the small game of
sealed bids that ended, run and were given up, matches of the real games in the middle, a lobby, a
league, clocks, a plan, a vote, an offered seat, messages that wait and one that never arrived.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.eventlog.jobs import JobRunner
from bot.games import build_games
from bot.leagues.service import LeagueService
from bot.models.match import Status
from bot.operations.examination import examine
from bot.operations.restore import restore
from bot.settings import Settings
from bot.storage import SqliteStore, StoreError
from bot.storage.carry_over import carry_over
from bot.storage.interface import StoreLocked, StoreTooOld
from bot.storage.lock_file import LockFile
from bot.storage.migration import read_scripts
from tests.games.bids import Bids
from tests.matches.world import World
from tests.operations.conftest import NOW

FIXTURE = Path(__file__).parent / "fixtures" / "version16.sql"
GAMES = {"bids": Bids(), **build_games()}
RENAMED = {
    "habits": "playing_hours", "looks": "last_seen", "pulse": "heartbeat", "shelves": "inventory",
}  # fmt: skip


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(FIXTURE.read_text("utf-8"))
    return path


@pytest.fixture
async def new(old: Path) -> Path:
    await carry_over(old, path := old.with_name("new.sqlite3"))
    return path


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, under the new table names."""
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            RENAMED.get(name, name): sorted(db.execute(f"SELECT * FROM {name}"), key=repr)  # noqa: S608
            for (name,) in tables
        }


MERGED = ("outbox", "jobs", "league_posts")
"""Tables of matches that took up those of leagues."""


ADDED: dict[str, tuple[object, ...]] = {
    "matches": (None,),
    "players": ("channel", 0, 1, 0, "no", 0),
    "servers": (0, 0, None, 8, None, 0, None, "UTC", 0, 0),
    "boards": (0,),
    "outbox": (0,),
    "seats": (None,),
    "seating": ("[]", 0),
    "playing_hours": (0,),
}
"""What is carried over has in the columns that were added later."""


def ordered(rows: list[tuple[object, ...]]) -> list[list[str]]:
    """The rows whatever the order of their columns."""
    return sorted(sorted(map(repr, row)) for row in rows)


def test_every_row_of_every_table_is_carried_over(old: Path, new: Path) -> None:
    before, after = contents(old), contents(new)
    assert {*before} - {*after} == {"league_posts"}
    assert not any(after[table] for table in {*after} - {*before})
    assert all(before[table] for table in ("outbox", "leagues", "notes", "inventory", "plans"))
    for table in {*before} & {*after} - {*MERGED, "sqlite_sequence"}:
        added = ADDED.get(table, ())
        assert ordered(after[table]) == ordered([(*row, *added) for row in before[table]]), table
    others = [row for row in before["sqlite_sequence"] if row[0] not in MERGED]
    assert sorted(row for row in after["sqlite_sequence"] if row[0] not in MERGED) == sorted(others)
    assert sorted(path.suffix for path in new.parent.glob("new*")) == [".sqlite3"]


def test_messages_and_jobs_of_leagues_join_those_of_matches(old: Path, new: Path) -> None:
    def read(path: Path, *queries: str) -> list[list[tuple[Any, ...]]]:
        with closing(sqlite3.connect(path)) as db:
            return [db.execute(query).fetchall() for query in queries]

    own = "id, match, seq, mode, asked, note, params, created, due, tries, first_try_at, reason"
    jobs = "SELECT id, match, kind, seat, seq, due, tries FROM jobs WHERE match > 0 ORDER BY id"
    rows = f"SELECT {own} FROM outbox WHERE match > 0 ORDER BY id"  # noqa: S608
    assert read(old, rows, jobs) == read(new, rows, jobs)
    shared = "params, due, tries, first_try_at FROM"
    (posts,), (messages,) = (
        read(old, f"SELECT league, kind, {shared} league_posts ORDER BY id"),
        read(new, f"SELECT league, note, {shared} outbox WHERE league > 0 ORDER BY id"),
    )
    assert posts == messages != []
    assert read(new, "SELECT league FROM jobs WHERE league > 0") == [[(1,)]]
    first = read(new, "SELECT min(id) FROM outbox WHERE league > 0")[0][0][0]
    given = "SELECT max(seq) FROM sqlite_sequence WHERE name IN ('outbox', 'league_posts')"
    assert first > read(old, given)[0][0][0]


async def test_the_old_file_stays_as_it_was(old: Path) -> None:
    before = contents(old)
    await carry_over(old, old.with_name("new.sqlite3"))
    assert contents(old) == before


async def test_what_the_journal_holds_is_carried_over(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("UPDATE players SET name = 'Zoe' WHERE id = 1")
        await carry_over(old, new := old.with_name("new.sqlite3"))
    assert "Zoe" in {row[2] for row in contents(new)["players"]}


async def test_matches_continue_after_carrying_over(new: Path) -> None:
    found = examine(new, GAMES)
    expected = (len(read_scripts()), (), (), False)
    assert (found.version, found.faults, found.flaws, found.needs_carry_over) == expected
    assert found.replayed >= 4
    async with World(new, GAMES) as world:
        await world.store.check()
        assert await world.matches.recovery.verify_logs() == ()
        assert (await world.matches.people.read_server(700)).threads
        ana, dee = await world.people("Ana", "Dee")
        tables = await world.matches.queries.list_in_server(700, list(Status))
        assert {table.status for table in tables} >= {
            Status.LOBBY, Status.RUNNING, Status.FINISHED,
        }  # fmt: skip
        assert [t.match for t in tables if t.status is Status.LOBBY and t.host == dee.player]
        for table in tables:
            if table.status is Status.RUNNING:
                moved = await world.play_on(table.match, Random(16), moves=3)
                assert moved.seq > table.seq
        assert await world.matches.queries.list_turns(ana.player)
        assert await world.matches.outbox.read_due_messages()
    assert (examine(new, GAMES).faults, examine(new, GAMES).flaws) == ((), ())


async def test_everything_else_is_still_there(new: Path) -> None:
    async with World(new, GAMES) as world:
        matches = world.matches
        ana, bo, cid = (person.player for person in await world.people("Ana", "Bo", "Cid"))
        offered, asked, paused = [await matches.queries.read_table(number) for number in (3, 8, 7)]
        assert offered.offers == (1,)
        assert asked.vote is not None
        assert (asked.vote.what, asked.vote.agreed) == ("pause", (ana,))
        assert paused.paused is not None
        assert (await matches.clocks.read_hours(ana)).hours.zone == "Europe/Madrid"
        assert (await matches.people.read_person(bo)).reminders == "dm"
        assert [table.match for table in await matches.follow.list_followed(ana)] == [3]
        assert (await matches.clocks.measure_pace(cid)).of > 0
        assert [note.note for note in await matches.outbox.read_open_notes(3)] == ["seat-offered"]
        (inventory,) = await matches.queries.list_inventories(700)
        assert inventory.items == {"a": 1, "b": 2}

        planned = (await matches.plans.read(6, bo)).lines
        assert len(planned) == 2
        await world.play_on(6, Random(1), moves=1)
        await world.jobs.run_due()
        assert [log_event.by for log_event in await matches.queries.list_events(6)][-1] == "plan"

        leagues = LeagueService(matches, world.clock)
        league = (await leagues.get(1)).league
        assert [slot.state for slot in league.slots] == ["ended", "open", "open"]
        for slot in league.slots[1:]:
            assert slot.match is not None
            await world.play_on(slot.match, Random(slot.match))
        jobs = JobRunner(world.store.queue, world.clock, leagues.scheduler.job_handlers)
        await jobs.run_due()
        assert [slot.state for slot in (await leagues.get(1)).league.slots] == ["ended"] * 3


async def test_new_ids_follow_those_given_before(old: Path, new: Path) -> None:
    """Also where the newest rows are gone: an id in a custom id or a nonce is never given again."""
    with closing(sqlite3.connect(old)) as db:
        given = dict(db.execute("SELECT name, seq FROM sqlite_sequence"))
    async with World(new, GAMES) as world:
        table = await world.running("Ana", "Bo")
        assert table.match == given["matches"] + 1
        newest = max(row.id for row in await world.matches.outbox.read_due_messages())
        assert newest > given["outbox"]


async def test_an_older_store_is_not_opened(old: Path) -> None:
    before = contents(old)
    for _ in range(2):
        with pytest.raises(StoreTooOld, match=r"older version of the bot \(16\).*carry-over"):
            await SqliteStore.open(old)
    assert contents(old) == before


async def test_an_older_backup_is_not_restored(old: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreTooOld, match="carry-over"):
        await restore(old, tmp_path / "store.sqlite3", GAMES, NOW)
    assert not (tmp_path / "store.sqlite3").exists()


async def test_what_cannot_be_carried_over_is_refused(old: Path, new: Path, tmp_path: Path) -> None:
    target = tmp_path / "another.sqlite3"
    with pytest.raises(StoreError, match="exists already"):
        await carry_over(old, new)
    with pytest.raises(StoreError, match="does not have to be carried over"):
        await carry_over(new, target)
    with pytest.raises(StoreError, match="unable to open"):
        await carry_over(tmp_path / "missing.sqlite3", target)
    with closing(sqlite3.connect(old)) as db:
        db.execute("PRAGMA user_version=13")
    with pytest.raises(StoreError, match="of version 13, and only version 16"):
        await carry_over(old, target)
    assert not {name for name in os.listdir(tmp_path) if name.startswith("another")}  # noqa: PTH208


async def test_a_store_that_a_bot_uses_is_not_carried_over(old: Path) -> None:
    lock = LockFile.for_database(old)
    lock.acquire()
    with pytest.raises(StoreLocked):
        await carry_over(old, old.with_name("new.sqlite3"))
    lock.release()


async def test_a_row_that_refers_to_nothing_stops_it(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("INSERT INTO invitations VALUES (50, 60)")
    with pytest.raises(StoreError, match="FOREIGN KEY"):
        await carry_over(old, new := old.with_name("new.sqlite3"))
    assert not new.exists()


@pytest.mark.usefixtures("_settings")
class TestCommands:
    """What an operator reads. The bids of these tests are not installed, so they are taken out."""

    @pytest.fixture
    def _settings(self, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in Settings.model_fields:
            monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.chdir(old.parent)
        monkeypatch.setenv("DATABASE_PATH", str(old))
        monkeypatch.setattr("bot.operations.commands.build_games", lambda: GAMES)

    def test_the_doctor_names_the_command(
        self, old: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["doctor"]) == 1
        said = capsys.readouterr().out
        assert "The database is from an older version (16)." in said
        assert f"Stop the bot and run: python -m bot carry-over {old} NEW." in said
        assert "Put a copy back" not in said

    def test_the_bot_does_not_start(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([]) == 2
        assert "python -m bot carry-over" in capsys.readouterr().err

    def test_the_command_does_it_and_says_so(
        self, old: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        new = old.with_name("new.sqlite3")
        assert main(["carry-over", str(old), str(new)]) == 0
        assert f"is copied to {new} and upgraded" in capsys.readouterr().out
        assert main(["carry-over", str(old), str(new)]) == 1
        assert "exists already" in capsys.readouterr().out
        monkeypatch.setenv("DATABASE_PATH", str(new))
        main(["doctor"])
        assert "older version" not in capsys.readouterr().out
