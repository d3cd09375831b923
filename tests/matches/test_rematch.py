"""Once more with the same people, the seats turned by one."""

import asyncio
from pathlib import Path
from random import Random

from bot.games import build_games
from bot.matches import NewMatch
from bot.models.match import Status, Table
from tests.games.bids import Bids
from tests.games.duels import Duels
from tests.matches.test_moves import refused
from tests.matches.world import HERE, World


def names(table: Table) -> list[str]:
    return [seat.name or seat.computer or seat.reserved_for for seat in table.seats]


async def over(world: World, *people: str, computers: tuple[str, ...] = ()) -> Table:
    table = await world.running(*people, computers=computers)
    ended = await world.play_on(table.match, Random(1))
    assert ended.status is Status.FINISHED
    await world.tell_all()
    return ended


async def test_everybody_is_asked_and_sits_one_seat_further(world: World) -> None:
    ended = await over(world, "Ana", "Bo", "Cid", computers=("low",))
    ana, bo, cid = (seat.player or 0 for seat in ended.seats[:3])
    again = await world.matches.rematch.rematch(ended.match, bo)
    assert (again.status, again.host) == (Status.LOBBY, bo)
    assert names(again) == ["Bo", "Cid", "low", "Ana"]
    assert [seat.player for seat in again.seats] == [bo, None, None, None]
    assert (again.options, again.invited) == (ended.options, (ana, cid))
    assert await world.told() == [(0, "post", (ana, cid), None)]
    again = await world.matches.rematch.rematch(ended.match, ana)
    again = await world.matches.lobbies.join(again.match, cid)
    assert [seat.player for seat in again.seats] == [bo, cid, None, ana]
    begun = await world.matches.lobbies.start(again.match, bo)
    assert begun.status is Status.RUNNING
    assert (await world.matches.rematch.rematch(ended.match, cid)).match == begun.match


async def test_many_who_press_at_once_open_one(world: World) -> None:
    ended = await over(world, "Ana", "Bo", "Cid")
    rematch = world.matches.rematch.rematch
    presses = [rematch(ended.match, seat.player or 0) for seat in ended.seats]
    tables = await asyncio.gather(*presses)
    assert len({table.match for table in tables}) == 1
    assert all(
        seat.player for seat in (await world.matches.queries.read_table(tables[0].match)).seats
    )


async def test_who_did_not_play_asks_for_none_nor_before_the_end(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    rematch = world.matches.rematch.rematch
    assert await refused(rematch(table.match, table.host)) == "rematch-early"
    ended = await world.play_on(table.match, Random(1))
    assert await refused(rematch(ended.match, eve.player)) == "not-seated"
    lobby = await world.lobby((await world.people("Ana"))[0])
    await world.matches.lobbies.cancel(lobby.match, lobby.host)
    assert await refused(rematch(lobby.match, lobby.host)) == "rematch-early"


async def test_a_seat_is_kept_for_its_person(world: World) -> None:
    ended = await over(world, "Ana", "Bo", "Cid")
    ana, bo, cid = (seat.player or 0 for seat in ended.seats)
    [eve] = await world.people("Eve")
    again = await world.matches.rematch.rematch(ended.match, ana)
    assert await refused(world.matches.lobbies.join(again.match, eve.player)) == "not-invited"
    again = await world.matches.lobbies.add_computer(again.match, ana, "low")
    assert names(again) == ["Bo", "low", "Ana"], "the host need not wait"
    await world.restart()
    assert await world.matches.queries.read_table(again.match) == again
    full = await world.matches.lobbies.join(again.match, bo)
    assert await refused(world.matches.lobbies.join(full.match, eve.player)) == "not-invited"
    late = await world.matches.lobbies.join(full.match, cid)
    assert names(late) == ["Bo", "Cid", "Ana"], "the computer only kept the seat warm"
    assert await refused(world.matches.lobbies.join(late.match, eve.player)) == "full"


async def test_a_rematch_that_was_closed_makes_room_for_another(world: World) -> None:
    ended = await over(world, "Ana", "Bo")
    ana, bo = (seat.player or 0 for seat in ended.seats)
    first = await world.matches.rematch.rematch(ended.match, ana)
    await world.matches.lobbies.cancel(first.match, ana)
    second = await world.matches.rematch.rematch(ended.match, bo)
    assert second.match != first.match
    assert names(second) == ["Bo", "Ana"]


async def test_a_session_is_repeated_as_a_session(tmp_path: Path) -> None:
    games = {"duels": Duels(), "bids": Bids()}
    async with World(tmp_path / "house.sqlite3", games=games) as world:
        ana, bo = await world.people("Ana", "Bo")
        new = NewMatch(ana.player, HERE, "duels", 2, {"rounds": 1}, session=True)
        match = (await world.matches.lobbies.open(new)).match
        await world.matches.lobbies.join(match, bo.player)
        await world.matches.lobbies.start(match, ana.player)
        await world.play_on(match, Random(1))
        last = await world.play_on(match + 1, Random(1))
        assert last.status is Status.FINISHED
        again = await world.matches.rematch.rematch(last.match, ana.player)
        assert again.session is not None
        assert (again.session.first, again.session.number) == (again.match, 1)
        assert again.options == (await world.matches.queries.read_table(match)).options


async def test_options_about_seats_go_with_the_people(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games=build_games()) as world:
        ana, bo = await world.people("Ana", "Bo")
        new = NewMatch(ana.player, HERE, "clustered", 3, {"handicap": ("1", "2")}, ("easy",))
        match = (await world.matches.lobbies.open(new)).match
        await world.matches.lobbies.join(match, bo.player)
        await world.matches.lobbies.start(match, ana.player)
        await world.matches.play.end(match, ana.player)
        again = await world.matches.rematch.rematch(match, ana.player)
        assert names(again) == ["Bo", "easy", "Ana"]
        assert again.options["handicap"] == ("1", "3")
