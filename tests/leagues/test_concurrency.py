"""What people do, and what breaks off, in the midst of what a league does by itself."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.leagues import commands
from bot.leagues.events import Extended
from bot.leagues.repository import LeagueRepository
from bot.leagues.scheduler import RETRY_SECONDS
from bot.leagues.settings import DAY, LeagueSettings
from bot.matches import Limits
from bot.models.outbox import OutboxMessage
from tests.games.bids import Bids
from tests.leagues.season import Season
from tests.matches.world import World

NAMES = tuple(f"P{number}" for number in range(1, 8))


async def late(season: Season) -> None:
    """A season of duels that nobody has played, an hour before its points decide."""
    await season.found(*NAMES[:4], table=2, interval=3, clock="none", at_once=5, played=0)
    await season.begin()
    season.world.clock.turn(days=3)
    await season.jobs.run_due()
    league = await season.league()
    assert isinstance(league.events[-1].body, Extended)
    season.world.clock.turn(seconds=league.deadline - season.world.clock.at)


@pytest.mark.parametrize("killed", [False, True])
async def test_points_decide_also_where_something_comes_between(
    season: Season, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    await late(season)
    measure, decided = season.leagues.sessions.measure_play, 0

    async def meanwhile(*of: Any) -> Any:
        nonlocal decided
        found, decided = await measure(*of), decided + 1
        if decided == 3 and killed:
            raise RuntimeError("killed")
        if decided == 3:
            (sub,) = await season.world.people("Sub")
            await season.leagues.sign_up(season.id, sub.player)
        return found

    monkeypatch.setattr(season.leagues.sessions, "measure_play", meanwhile)
    await season.jobs.run_due()
    if killed:
        await season.restart()
    await season.jobs.run_due()
    slots = (await season.league()).slots
    assert [slot.how for slot in slots] == ["adjudicated"] * 6
    assert not any(slot.result and slot.result.annulled for slot in slots)


async def test_what_somebody_does_meanwhile_is_gone_on_with_at_once(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season.found(*NAMES[:3], table=2, at_once=1, interval=5, clock="none")
    await season.begin()
    season.world.clock.turn(days=11)
    first, second, _ = (await season.league()).slots
    (gone,) = {*first.fixture.players} & {*second.fixture.players}
    finish, asked = season.leagues.sessions.finish, 0

    async def meanwhile(*of: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked == 1:
            await season.leagues.act(season.id, season.host, commands.drop_player, gone)
        return await finish(*of)

    monkeypatch.setattr(season.leagues.sessions, "finish", meanwhile)
    await season.jobs.run_due()
    assert (await season.league()).find_slot(second.number).how == "walkover"


async def test_a_league_that_moves_loses_nothing_that_happens_then(season: Season) -> None:
    await season.found(*NAMES[:4], table=4)
    (late_one,) = await season.world.people("Late")
    moved = season.leagues.move(season.id, 71)
    await asyncio.gather(moved, season.leagues.sign_up(season.id, late_one.player))
    held = await season.leagues.get(season.id)
    assert late_one.player in held.league.roster
    assert held.head.channel == 71


async def test_an_end_that_is_undone_makes_no_second_digest(season: Season) -> None:
    await season.found(*NAMES[:4], table=4)
    await season.begin()
    await season.leagues.act(season.id, season.host, commands.close_season)
    await season.leagues.act(season.id, season.host, commands.undo_act)
    notices, store = season.leagues.notices, season.world.store.leagues

    async def digests() -> list[OutboxMessage]:
        return [post for post in await season.announced() if post.note == "digest"]

    first, second = await digests()
    await notices.schedule_next(first, first.due)
    await store.finish_delivery(first, None)
    assert [post.id for post in await digests()] == [second.id]
    await notices.schedule_next(second, second.due)
    await store.finish_delivery(second, None)
    assert [post.due for post in await digests()] == [first.due + 7 * DAY]


@pytest.mark.parametrize("seat", range(4))
async def test_a_session_that_cannot_begin_holds_up_no_other(tmp_path: Path, seat: int) -> None:
    games, names = {"bids": Bids()}, list(NAMES[:3])
    async with World(tmp_path / "limits.sqlite3", games, limits=Limits(matches=1)) as world:
        season = Season(world)
        names.insert(seat, "Host")
        await world.running("Host", "Other")
        await season.found(*names, table=2, at_once=1)
        await season.begin()
        host = season.host
        waiting = [slot for slot in (await season.league()).slots if slot.state == "pending"]
        first = [slot for slot in (await season.league()).slots if slot.fixture.wave == 1]
        assert any(slot.state == "open" for slot in first if host not in slot.fixture.players)
        assert all(slot in waiting for slot in first if host in slot.fixture.players)
        due = await season.jobs.next_due()
        assert due is not None
        assert due == world.clock.at + RETRY_SECONDS


async def test_a_substitute_who_comes_while_a_session_begins_gets_the_seat(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season.found(*NAMES[:4], table=2, at_once=1)
    await season.leagues.begin(season.id, season.host)
    sub = (await season.world.people("Sub"))[0].player
    await season.leagues.sign_up(season.id, sub)
    begin, gone = season.leagues.sessions.open, 0

    async def meanwhile(*of: Any) -> int:
        nonlocal gone
        match = await begin(*of)
        if not gone:
            gone = of[1].fixture.players[0]
            await season.leagues.act(season.id, season.host, commands.drop_player, gone)
        return match

    monkeypatch.setattr(season.leagues.sessions, "open", meanwhile)
    await season.jobs.run_due()
    (slot,) = (slot for slot in (await season.league()).slots_of(sub) if slot.match is not None)
    seats = (await season.world.matches.queries.read_table(slot.match or 0)).seats
    assert tuple(seat.player for seat in seats) == slot.fixture.players
    await season.over()
    assert all(slot.how == "played" for slot in (await season.league()).slots)


async def test_a_league_that_is_heard_of_while_all_are_read_is_not_missed(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season.found("Ana", "Bo", table=2)
    rows = season.world.store.leagues
    here, read_all = LeagueRepository(season.world.store, season.leagues.at), rows.read_all

    async def meanwhile() -> Any:
        heads = await read_all()
        new = replace(heads[0], name="Autumn")
        found = await season.leagues.create(new, LeagueSettings("bids", table=2))
        here.hear(found.id, 1)
        return heads

    monkeypatch.setattr(rows, "read_all", meanwhile)
    assert set(await here.load_all()) == {1}
    monkeypatch.undo()
    assert set(await here.load_all()) == {1, 2}
