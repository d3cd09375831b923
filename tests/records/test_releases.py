"""Every version opens the stores of all releases, and plays their matches on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games import build_games
from bot.interactions.controls import CONTROLS
from bot.models.match import Status
from tests.matches.world import World
from tests.records.releases import FOLDER, find_all, list_scripts

RELEASES = sorted(FOLDER.glob("*.sql"))
RETIRED: frozenset[str] = frozenset()
"""Patterns of controls that a version has given up: they are refused as older ones."""


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def release(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


async def test_a_store_of_a_release_has_all_it_had_and_goes_on(
    release: Path, tmp_path: Path
) -> None:
    file = tmp_path / "store.sqlite3"
    _restore(release, file)
    async with World(file, games=build_games()) as world:
        assert await find_all(world) == release.with_suffix(".found").read_text().splitlines()
        for match in await _list_running(world):
            before = await world.matches.queries.read_table(match)
            after = await world.play_on(match, Random(3), 1)
            assert after.seq > before.seq, match


async def test_orders_never_to_ask_let_all_pass(tmp_path: Path) -> None:
    """Release 0.2 had such an order, which meant this with any others; no order now does."""
    file = tmp_path / "store.sqlite3"
    _restore(FOLDER / "0.2.sql", file)
    with closing(sqlite3.connect(file)) as db, db:
        (match,) = db.execute("SELECT id FROM matches WHERE game = 'wildlands'").fetchone()
        for seat, orders in enumerate(('["never"]', '["chance", "never"]', '["chance"]')):
            row = (match, seat, seat + 1, orders)
            db.execute("INSERT INTO orders VALUES (?, ?, ?, ?, '')", row)
    async with World(file, games=build_games()) as world:
        states = [await world.matches.orders.read(match, player) for player in (1, 2, 3)]
    assert [state.orders for state in states] == [(), (), ("chance",)]


def test_the_scripts_of_a_release_stay(release: Path) -> None:
    """A store that has run them doesn't run them again: a change of the schema is a further one."""
    assert {*release.with_suffix(".scripts").read_text().splitlines()} <= {*list_scripts()}


def test_controls_of_a_release_are_known(release: Path) -> None:
    """Their messages still show them."""
    listed = {*release.with_suffix(".controls").read_text().splitlines()}
    assert listed - {control.pattern for control in CONTROLS} <= RETIRED


def _restore(release: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(release.read_text(encoding="utf-8"))


async def _list_running(world: World) -> list[int]:
    tables = await world.matches.queries.list_in_server(700, (Status.RUNNING,))
    return [table.match for table in tables]
