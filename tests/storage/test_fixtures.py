"""Files as every earlier version of the bot left them: each opens, is brought up to date, and its
matches replay to their hashes and go on.

`fixtures/version<n>.sql` was written by the code of that version: matches of the small game of
sealed bids that ended, run and were given up, matches of the real games in the middle, a lobby.
From 13 on there are clocks, a plan, a seat that is offered, a pause that is asked for, a league.

Versions 7 to 12 were never a bot of their own: they came with 13. Files are only found there where
the way was cut short between two steps, and that is how they are made here.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.eventlog.jobs import JobRunner
from bot.games import build_games
from bot.leagues.service import LeagueService
from bot.models.match import Status
from bot.operations.backups import examine
from bot.storage.connection import Connection
from bot.storage.migration import migrate, read_scripts
from tests.games.bids import Bids
from tests.matches.world import World

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = sorted(int(path.stem.removeprefix("version")) for path in FIXTURES.glob("*.sql"))
GAMES = {"bids": Bids(), **build_games()}


def laid_out(version: int, folder: Path) -> Path:
    """The file as that version left it."""
    path = folder / "house.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FIXTURES / f"version{version}.sql").read_text("utf-8"))
    return path


def test_no_version_is_forgotten() -> None:
    """Whoever adds migrations adds the file of the version before them."""
    assert VERSIONS == [1, 2, 3, 4, 5, 6, 13]
    assert len(read_scripts()) > VERSIONS[-1]


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_file_of_an_earlier_version_goes_on(version: int, tmp_path: Path) -> None:
    path = laid_out(version, tmp_path)
    before = examine(path, GAMES)
    assert (before.version, before.faults) == (version, ())
    assert before.replayed >= 4
    async with World(path, GAMES) as world:
        assert world.store.migrated
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
                moved = await world.play_on(table.match, Random(version), moves=3)
                assert moved.seq > table.seq
        assert await world.matches.queries.list_turns(ana.player)
    after = examine(path, GAMES)
    assert (after.version, after.faults) == (len(read_scripts()), ())
    assert examine(path.with_name(f"{path.name}.v{version}"), GAMES) == before


@pytest.mark.parametrize("version", [n for n in range(1, len(read_scripts())) if n not in VERSIONS])
async def test_a_file_left_between_two_steps_goes_on(version: int, tmp_path: Path) -> None:
    """Each step is a transaction of its own, so a start may be cut off after any of them."""
    path = laid_out(max(one for one in VERSIONS if one < version), tmp_path)
    connection = await Connection.open(path)
    await migrate(connection, path, read_scripts()[:version])
    await connection.close()
    async with World(path, GAMES) as world:
        assert world.store.migrated
        await world.store.check()
        assert await world.matches.recovery.verify_logs() == ()
    after = examine(path, GAMES)
    assert (after.version, after.faults) == (len(read_scripts()), ())
    assert after.replayed >= 4


async def test_what_version_13_had_besides_is_still_there(tmp_path: Path) -> None:
    async with World(laid_out(13, tmp_path), GAMES) as world:
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
