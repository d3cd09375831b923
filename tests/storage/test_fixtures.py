"""Files as every earlier version of the bot left them: each opens, is brought up to date, and its
matches replay to their hashes and go on.

`fixtures/version<n>.sql` was written by the code of that version: matches of the small game of
sealed bids that ended, run and were given up, matches of the real games in the middle, a lobby.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games import build_games
from bot.operations.copying import examine
from bot.storage.migrating import scripts
from bot.tables import Status
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
    """Whoever adds a migration of a released version adds the file that it is for."""
    assert list(range(1, 7)) == VERSIONS
    assert len(scripts()) > VERSIONS[-1]


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_file_of_an_earlier_version_goes_on(version: int, tmp_path: Path) -> None:
    path = laid_out(version, tmp_path)
    before = examine(path, GAMES)
    assert (before.version, before.faults) == (version, ())
    assert before.replayed >= 4
    async with World(path, GAMES) as world:
        assert world.store.migrated
        await world.store.check()
        assert await world.matches.mending.prove() == ()
        assert (await world.matches.server(700)).threads
        ana, dee = await world.people("Ana", "Dee")
        tables = await world.matches.in_server(700, list(Status))
        assert {table.status for table in tables} >= {
            Status.LOBBY, Status.RUNNING, Status.FINISHED,
        }  # fmt: skip
        assert [t.match for t in tables if t.status is Status.LOBBY and t.host == dee.player]
        for table in tables:
            if table.status is Status.RUNNING:
                moved = await world.play_on(table.match, Random(version), moves=3)
                assert moved.seq > table.seq
        assert await world.matches.turns(ana.player)
    after = examine(path, GAMES)
    assert (after.version, after.faults) == (len(scripts()), ())
    assert examine(path.with_name(f"{path.name}.v{version}"), GAMES) == before
