"""One row that cannot be read: its match stops and is named, and all the others go on."""

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.matches import ACTIVE, Refusal
from bot.models.match import Clock, Status
from bot.storage.inspection import Inspector
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import HERE, World
from tests.outbox import Outbox

HOUR = 3600
BROKEN = 2
"""The match that each damage is done to; 1 and 3 are sound."""
CLOCK = Clock(24 * HOUR, 0)
STOPPING = {
    "options": "UPDATE matches SET options = 'nonsense' WHERE id = 2",
    "options, another shape": "UPDATE matches SET options = '[1]' WHERE id = 2",
    "options, not even text": "UPDATE matches SET options = CAST(x'ff' AS TEXT) WHERE id = 2",
    "ranks": "UPDATE matches SET ranks = '[null]' WHERE id = 2",
    "offers": "UPDATE seating SET offers = '[' WHERE match = 2",
    "offers of no seat": "UPDATE seating SET offers = '[7]' WHERE match = 2",
    "reservations": "UPDATE seating SET reservations = '{}' WHERE match = 2",
    "too few reservations": "UPDATE seating SET reservations = '[0]' WHERE match = 2",
    "colours": "UPDATE seating SET colours = '[1]' WHERE match = 2",
    "votes": "UPDATE seating SET number = 1, what = 'undo', target = 2, player = 1, asked = 0,"
    " agreed = '1' WHERE match = 2",
    "hours of a seat": "UPDATE seats SET hours = 'late' WHERE match = 2 AND due IS NOT NULL",
    "zone of a seat": """UPDATE seats SET hours = '["Moon/Base", 0, 0, []]' WHERE match = 2""",
    "options of a session": "INSERT INTO sessions (match, first, number, options)"
    " VALUES (2, 2, 1, 'nonsense')",
    "game": "UPDATE matches SET game = 'chess' WHERE id = 2",
    "log": "DROP TRIGGER log_forbids_update; UPDATE log SET body = '{' WHERE match = 2",
}
PASSING = {
    "zone": "INSERT INTO playing_hours SELECT id, 'Moon/Base', 0, 0, '[]', 1, 0, 0, 0, NULL, 0, 0,"
    " '' FROM players WHERE name = 'Bo'",
    "days off": "INSERT INTO playing_hours SELECT id, 'UTC', 0, 0, 'x', 1, 0, 0, 0, NULL, 0, 0,"
    " '' FROM players WHERE name = 'Bo'",
    "former hours": "INSERT INTO playing_hours SELECT id, 'UTC', 0, 0, '[]', 1, 0, 0, 0, 'x', 9, 0,"
    " '' FROM players WHERE name = 'Bo'",
    "name": "UPDATE players SET name = CAST(x'ff' AS TEXT) WHERE name = 'Bo'",
    "params": "UPDATE outbox SET params = 'nonsense' WHERE match = 2",
    "recipients": "UPDATE outbox SET asked = '{' WHERE match = 2",
    "kind of a job": "UPDATE jobs SET kind = 'dance' WHERE match = 2",
    "notes": "INSERT INTO notes VALUES (1, 2, 70, 'seat-offered', 'nonsense')",
    "plan": "INSERT INTO plans (match, seat, player, made, lines) VALUES (2, 0, 1, 1, 'nonsense')",
    "results": "INSERT INTO results (match, guild, game, at) VALUES (2, 700, CAST(x'ff' AS TEXT),"
    " 0); INSERT INTO result_seats VALUES (2, 0, 1, 1, 5, 1, 0)",
}


async def three_matches(path: Path) -> None:
    """The matches 1 to 3 with clocks, each with a seat on offer, and nothing left to tell."""
    async with World(path) as world:
        for _ in range(3):
            table = await world.running("Ana", "Bo", clock=CLOCK)
            await world.matches.seats.offer(table.match, table.seats[1].player or 0)
        await world.matches.clocks.beat()


def damage(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(sql)


def find_stuck(path: Path) -> tuple[int, ...]:
    with Inspector.open(path) as probe:
        return probe.find_stuck()


async def check_others(world: World, others: Sequence[int], sound: Sequence[int]) -> None:
    """Start-up, heartbeat, jobs, outbox and lists work for the `others`; `sound` are those of which
    there is news."""
    matches, ana = world.matches, (await world.people("Ana"))[0].player
    await matches.recovery.verify_logs()
    await matches.recovery.retry_stuck()
    await matches.privacy.free_forgotten_seats()
    before = {n: (await matches.queries.read_table(n)).seats[0].due or 0 for n in others}
    world.clock.turn(hours=10)
    await matches.clocks.update_presence({HERE.guild}.__contains__)
    await matches.clocks.beat()
    for number in others:
        due = (await matches.queries.read_table(number)).seats[0].due or 0
        assert due == before[number] + 10 * HOUR, "downtime is given back"
    await matches.clocks.update_presence(lambda _: False)
    await matches.clocks.freeze(HERE.guild)
    await matches.clocks.thaw(HERE.guild)
    world.clock.turn(hours=13)
    await world.jobs.run_due()
    told = await Outbox(matches).read_due_messages()
    assert {row.match for row in told if row.mode == "remind"} >= {*others}
    assert {row.match for row in told if row.note == "seat-offered"} >= {*sound}
    for number in (1, 2, 3):
        rows = [row for row in told if row.match == number]
        await matches.mentions.find_due(rows)
        await matches.store.queue.read_open_notes(number)
    overview = await matches.overview.read_overview(ana)
    assert {one.table.match for one in overview.waiting} >= {*others}
    listed = {one.table.match for one in (*overview.waiting, *overview.others)}
    assert listed == {1, 2, 3}
    assert {one.match for one in await matches.queries.list_in_server(HERE.guild)} == {1, 2, 3}
    assert {one.match for one in await matches.queries.find_candidates(HERE, ana)} >= {*others}
    for number in others:
        card = (await world.state(number)).hands[0][0]
        await matches.play.act(number, ana, Bid(card))


@pytest.mark.parametrize("what", STOPPING)
async def test_a_match_that_cannot_be_read_stops_alone(
    tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "house.sqlite3"
    await three_matches(path)
    damage(path, STOPPING[what])
    async with World(path) as world:
        await check_others(world, (1, 3), (1, 3))
        assert await refused(world.matches.play.act(BROKEN, 1, Bid(1))) == "stuck"
        told = await world.due_messages()
        assert [row.note for row in told if row.match == BROKEN].count("stuck") == 1
    assert find_stuck(path) == (BROKEN,)
    named = [one for one in caplog.records if f"match {BROKEN}" in one.getMessage()]
    assert len([one for one in named if one.levelno >= logging.ERROR]) == 1
    async with World(path) as world:
        assert await world.matches.recovery.retry_stuck() == ()
        ended = await world.matches.play.end(BROKEN, 1)
        assert ended.status is Status.CANCELLED
    async with World(path) as world:
        assert await world.matches.recovery.retry_stuck() == ()
        assert (await world.matches.queries.read_table(BROKEN)).status is Status.CANCELLED


@pytest.mark.parametrize("what", PASSING)
async def test_what_belongs_to_a_match_or_a_person_stops_nothing(tmp_path: Path, what: str) -> None:
    path = tmp_path / "house.sqlite3"
    await three_matches(path)
    damage(path, PASSING[what])
    sound = (1, 3) if what in ("params", "recipients") else (1, 2, 3)
    async with World(path) as world:
        await check_others(world, (1, 3), sound)
    assert find_stuck(path) == ()


async def test_a_damaged_match_keeps_what_it_holds_and_goes_on_once_that_is_mended(
    tmp_path: Path,
) -> None:
    path = tmp_path / "house.sqlite3"
    await three_matches(path)
    damage(path, "UPDATE matches SET options = 'nonsense' WHERE id = 2")
    async with World(path) as world:
        await world.matches.recovery.verify_logs()
        world.clock.turn(days=9)
        assert await refused(world.matches.lobbies.join(BROKEN, 1)) == "not-a-lobby"
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT status, options FROM matches WHERE id = 2").fetchone() == (
            "stuck",
            "nonsense",
        )
    damage(path, "UPDATE matches SET options = '{}' WHERE id = 2")
    async with World(path) as world:
        world.clock.turn(days=9)
        assert await world.matches.recovery.retry_stuck() == (BROKEN,)
        table = await world.matches.queries.read_table(BROKEN)
        assert table.status is Status.RUNNING
        assert table.seats[0].due == world.clock.at + 24 * HOUR, "no time passed while it was stuck"


async def test_a_lobby_that_cannot_be_read_is_closed_in_time(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    async with World(path) as world:
        (ana,) = await world.people("Ana")
        for _ in range(3):
            await world.lobby(ana)
    damage(path, "UPDATE matches SET options = 'nonsense' WHERE id = 2")
    async with World(path) as world:
        listed = await world.matches.queries.list_in_server(HERE.guild, ACTIVE)
        assert [one.status for one in listed] == [Status.LOBBY, Status.STUCK, Status.LOBBY]
        (bo,) = await world.people("Bo")
        assert await refused(world.matches.lobbies.join(BROKEN, bo.player)) == "not-a-lobby"
        assert (await world.matches.lobbies.join(3, bo.player)).seats[1].player == bo.player
        world.clock.turn(days=8)
        await world.jobs.run_due()
        assert await world.matches.queries.list_in_server(HERE.guild, ACTIVE) == ()


async def test_a_lobby_that_is_mended_is_open_again(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    async with World(path) as world:
        await world.lobby((await world.people("Ana"))[0])
    damage(path, "UPDATE matches SET options = 'nonsense'")
    async with World(path) as world:
        await world.matches.queries.list_in_server(HERE.guild)
    damage(path, "UPDATE matches SET options = '{}'")
    async with World(path) as world:
        await world.matches.recovery.retry_stuck()
        assert (await world.matches.queries.read_table(1)).status is Status.LOBBY


async def test_a_finished_match_that_cannot_be_read_stays_finished(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite3"
    await three_matches(path)
    damage(path, "UPDATE matches SET status = 'finished', options = 'nonsense' WHERE id = 2")
    async with World(path) as world:
        await world.matches.recovery.retry_stuck()
        assert (await world.matches.queries.read_table(BROKEN)).status is Status.FINISHED
        with pytest.raises(Refusal):
            await world.matches.play.act(BROKEN, 1, Bid(1))


async def test_a_match_that_the_store_stops_by_itself_goes_on_with_all_its_time(
    tmp_path: Path,
) -> None:
    """The last resort, where a match holds something by which its clocks cannot be worked out."""
    path = tmp_path / "house.sqlite3"
    await three_matches(path)
    async with World(path) as world:
        for _ in range(2):
            await world.store.matches.mark_stuck(BROKEN, world.clock.at)
        told = [row.note for row in await world.due_messages()]
        assert told.count("stuck") == 1
        world.clock.turn(days=5)
        assert await world.matches.recovery.retry_stuck() == (BROKEN,)
        table = await world.matches.queries.read_table(BROKEN)
        assert {seat.due for seat in table.seats} == {world.clock.at + 24 * HOUR}
        await world.matches.clocks.beat()
        world.clock.turn(hours=13)
        await world.jobs.run_due()
        rows = await world.due_messages()
        assert {row.recipients for row in rows if row.match == BROKEN and row.mode == "remind"}
