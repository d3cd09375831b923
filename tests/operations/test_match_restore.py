"""One match is taken from a backup into the present store, and nothing else is changed."""

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from bot.leagues.ratings import recount
from bot.models.match import Clock, Stake, Status
from bot.operations.backups import BackupFolder
from bot.operations.restore import RestoredMatch, RestoreRefused, restore_match
from bot.storage.errors import StoreError, StoreLocked
from bot.storage.match_replacement import _SCRIPT, KEPT_TABLES
from tests.matches.test_kills import replayed
from tests.matches.world import World
from tests.operations.conftest import GAMES
from tests.operations.damage import UNREADABLE_HEAD, break_hash, read, spoil_pages, write

HOUR = 3600
DAYS_AWAY = 9
DAILY = Clock(24 * HOUR, 72 * HOUR)
MATCH = 2


@dataclass
class House:
    """A store whose match 2 is damaged, a backup from before, and the time then and now."""

    file: Path
    copy: Path
    then: datetime
    now: datetime
    world: World

    async def restore(self, match: int = MATCH) -> RestoredMatch:
        return await restore_match(self.copy, match, self.file, GAMES, self.now)


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """Matches 1 and 3 go on after the backup, too; the bot stops a week after it."""
    path = tmp_path / "house.sqlite3"
    world = World(path)
    async with world:
        people = await world.people("Ana", "Bo", "Cid")
        ana, bo, cid = (person.player for person in people)
        for stake in (Stake(), Stake(rated=True), Stake()):
            match = (await world.running("Ana", "Bo", clock=DAILY, stake=stake)).match
            await world.play_on(match, Random(match), moves=3)
        await world.matches.overview.follow(MATCH, cid, follows=True)
        await world.tell_all()
        await world.matches.clocks.beat()
        then = world.clock.time
        copy = BackupFolder(path, tmp_path / "copies", 3).make_copy(GAMES, then)
        world.clock.turn(hours=1)
        for match in (1, 2, 3):
            await world.play_on(match, Random(match), moves=2)
        await world.matches.clocks.beat()
        assert {ana, bo} < {1, 2, 3}
    break_hash(path, MATCH)
    world.clock.turn(days=DAYS_AWAY)
    return House(path, copy, then, world.clock.time, world)


def dump(path: Path, match: int) -> tuple[dict[str, list[object]], dict[str, list[object]]]:
    """All rows of a match by table, and all others."""
    own, others = dict[str, list[object]](), dict[str, list[object]]()
    with closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            cursor = db.execute(f"SELECT * FROM {table}")  # noqa: S608
            names = [column[0] for column in cursor.description]
            key = (
                names.index("match" if table != "matches" else "id")
                if ("match" in names or table == "matches")
                else None
            )
            for row in cursor:
                mine = key is not None and row[key] == match
                (own if mine else others).setdefault(table, []).append(row)
    others.pop("sqlite_sequence", None)
    return own, others


def schema(path: Path) -> list[tuple[object, ...]]:
    return read(path, "SELECT type, name, sql FROM sqlite_master ORDER BY name")


async def test_the_match_stands_as_in_the_copy_and_all_others_as_they_were(house: House) -> None:
    _, others = dump(house.file, MATCH)
    whole, tables = house.file.read_bytes(), schema(house.file)
    assert whole
    restored = await house.restore()
    assert restored.since == int(house.then.timestamp())
    own, after = dump(house.file, MATCH)
    assert after == others
    assert schema(house.file) == tables, "the log is append-only again"
    copied, _ = dump(house.copy, MATCH)
    for table in ("log", "seating", "answers", "stakes", "follows"):
        assert own.get(table) == copied.get(table), table
    assert dump(restored.aside, MATCH)[1] == others
    async with house.world as world:
        assert await world.matches.recovery.verify_logs() == ()
        await replayed(world, MATCH)
        assert (await world.play_on(MATCH, Random(7))).status is Status.FINISHED
        results = await world.store.results.read_since(0)
        assert [one.rated for one in results[-1].seats] == [True, True]
        assert (await recount(world.store, GAMES)).repaired == 0


async def test_no_clock_has_run_since_the_copy(house: House) -> None:
    dues = "SELECT due FROM seats WHERE match = 2 AND due IS NOT NULL"
    before = [due for (due,) in read(house.copy, dues)]
    assert before
    await house.restore()
    gone = int((house.now - house.then).total_seconds())
    assert [due for (due,) in read(house.file, dues)] == [int(str(due)) + gone for due in before]
    async with house.world as world:
        await world.jobs.run_due()
        table = await world.matches.queries.read_table(MATCH)
        assert table.seq == read(house.copy, "SELECT seq FROM matches WHERE id = 2")[0][0]
        world.clock.turn(hours=2)
        await world.jobs.run_due()
        assert (await world.matches.queries.read_table(MATCH)).seq == table.seq


async def test_the_players_are_told_and_asked_again(house: House) -> None:
    waiting = read(house.file, "SELECT count(*) FROM outbox WHERE match = 2")[0][0]
    assert waiting
    await house.restore()
    own, _ = dump(house.file, MATCH)
    assert not {"boards", "calls", "notes"} & set(own)
    async with house.world as world:
        rows = [row for row in await world.due_messages() if row.match == MATCH]
        assert [(row.mode, row.note) for row in rows] == [("note", "restored"), ("post", None)]
        assert rows[0].params == {"since": str(int(house.then.timestamp()))}
        awaited = (await world.matches.queries.read_table(MATCH)).awaited_seats
        assert set(rows[1].recipients) == {seat.player for seat in awaited}
        told = {row.match for row in await world.due_messages()}
        assert {1, 3} <= told, "what waited for other matches still waits"


async def test_who_was_forgotten_since_stays_forgotten(house: House) -> None:
    async with house.world as world:
        bo = (await world.people("Bo"))[0].player
        await world.matches.privacy.forget(bo)
    await house.restore()
    own, _ = dump(house.file, MATCH)
    for table in ("answers", "drafts", "plans", "last_seen", "invitations"):
        names = [name for _, name, *_ in read(house.file, f"PRAGMA table_info({table})")]
        at = names.index("player")
        assert bo not in {row[at] for row in own.get(table, []) if isinstance(row, tuple)}, table
    async with house.world as world:
        await world.matches.privacy.free_forgotten_seats()
        seats = (await world.matches.queries.read_table(MATCH)).seats
        assert [seat.computer for seat in seats if seat.player == bo] == ["high"]


async def test_a_finished_match_keeps_its_result_and_its_place(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    world = World(path)
    async with world:
        for seed in (1, 2, 3):
            match = (await world.running("Ana", "Bo", stake=Stake(rated=True))).match
            await world.play_on(match, Random(seed))
        await world.tell_all()
        results = await world.store.results.read_since(0)
        copy = BackupFolder(path, tmp_path / "copies", 3).make_copy(GAMES, world.clock.time)
    break_hash(path, MATCH)
    write(path, "UPDATE result_seats SET score = score + 1 WHERE match = 2")
    await restore_match(copy, MATCH, path, GAMES, world.clock.time)
    async with world:
        assert await world.store.results.read_since(0) == results
        assert await world.told() == [], "nothing has changed for anyone"


async def test_what_counts_no_more_does_not_count_again(house: House) -> None:
    write(house.file, "UPDATE stakes SET rated = 0")
    await house.restore()
    assert read(house.file, "SELECT rated FROM stakes") == [(0,)]


async def test_what_a_kill_left_is_no_obstacle(house: House) -> None:
    """A journal without its index can only be read after it has been played in."""
    with closing(sqlite3.connect(house.file)) as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        with db:
            db.execute("UPDATE players SET name = 'Zoe' WHERE id = 3")
        for ending in ("", "-wal"):
            copyfile(f"{house.file}{ending}", f"{house.file.parent}/dead{ending}")
    house.file = house.file.with_name("dead")
    await house.restore()
    assert ("Zoe",) in read(house.file, "SELECT name FROM players")


def another_match(house: House) -> None:
    write(house.copy, "UPDATE matches SET created = created - 1")


def not_in_the_copy(house: House) -> None:
    write(house.copy, "PRAGMA foreign_keys=OFF; DELETE FROM matches WHERE id = 2")


def not_begun(house: House) -> None:
    write(house.copy, "UPDATE matches SET seq = 0, status = 'lobby' WHERE id = 2")


def flawed_copy(house: House) -> None:
    break_hash(house.copy, MATCH)


def over_by_now(house: House) -> None:
    write(house.file, "UPDATE matches SET status = 'cancelled', finished = 5 WHERE id = 2")


def other_people(house: House) -> None:
    write(house.copy, "UPDATE players SET user = user + 1 WHERE id = 2")


def unreadable_copy(house: House) -> None:
    write(house.copy, UNREADABLE_HEAD)


def damaged_store(house: House) -> None:
    spoil_pages(house.file)


def no_store(house: House) -> None:
    for path in house.file.parent.glob(f"{house.file.name}*"):
        path.unlink()


def damaged_copy(house: House) -> None:
    spoil_pages(house.copy)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (another_match, "another match has that number there"),
        (not_in_the_copy, "it is not in there"),
        (not_begun, "it had not begun"),
        (flawed_copy, "it does not replay there"),
        (unreadable_copy, r"nothing was changed: it cannot be read there \(options\)"),
        (over_by_now, "it is over now and was still played then"),
        (other_people, "player 2 of match #2 is not in house.sqlite3"),
        (damaged_store, "itself is damaged, restore the whole backup"),
        (no_store, "there is no store"),
        (damaged_copy, "is not intact, nothing was changed"),
    ],
)
async def test_what_does_not_fit_changes_nothing(house: House, spoil: object, said: str) -> None:
    assert callable(spoil)
    spoil(house)
    before = house.file.read_bytes() if house.file.exists() else None
    with pytest.raises(StoreError, match=said):
        await house.restore()
    assert (house.file.read_bytes() if house.file.exists() else None) == before
    assert not [path.name for path in house.file.parent.iterdir() if ".aside" in path.name]
    assert not house.file.with_name(f"{house.file.name}.part").exists()


async def test_a_match_that_the_store_does_not_know_is_refused(house: House) -> None:
    with pytest.raises(RestoreRefused, match="there is no match #77 in"):
        await house.restore(77)


async def test_a_bot_at_work_keeps_its_store(house: House) -> None:
    async with house.world:
        with pytest.raises(StoreLocked):
            await house.restore()


async def test_a_failure_in_the_middle_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = dump(house.file, MATCH)
    broken = house.file.with_name("broken.sql")
    broken.write_text("\n".join([_SCRIPT.read_text("utf-8"), "DELETE FROM nowhere;"]), "utf-8")
    monkeypatch.setattr("bot.storage.match_replacement._SCRIPT", broken)
    with pytest.raises(StoreError, match=r"is as it was: no such table"):
        await house.restore()
    assert dump(house.file, MATCH) == rows
    assert not [path.name for path in house.file.parent.iterdir() if ".aside" in path.name]


def test_every_table_of_a_match_is_replaced_or_kept(house: House) -> None:
    changed = set(re.findall(r"(?:DELETE FROM|UPDATE) \w+", _SCRIPT.read_text("utf-8")))
    with closing(sqlite3.connect(house.file)) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            keys = db.execute(f"PRAGMA foreign_key_list({table})").fetchall()
            named = {row[2] for row in keys} & {"matches", "results"}
            if named and table != "matches":
                replaced = {f"{verb} {table}" for verb in ("DELETE FROM", "UPDATE")} & changed
                assert bool(replaced) is not (table in KEPT_TABLES), table


async def test_it_can_be_repeated_and_undone(house: House) -> None:
    first = await house.restore()
    house.now += timedelta(hours=1)
    second = await house.restore()
    assert first.aside != second.aside
    assert dump(second.aside, MATCH)[0]["log"] == dump(house.copy, MATCH)[0]["log"]
