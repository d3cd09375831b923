"""Sessions: the second match begins by itself, once, and both make one result."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.matches import NewMatch, Refusal
from bot.models.match import SessionPosition, SessionResult, Status, Table
from engine.contract import OptionValue
from tests.games.bids import Bids
from tests.games.duels import Duels
from tests.matches.world import HERE, World
from tests.storage.mortal import Died, Mortal

GAMES = {"bids": Bids(), "duels": Duels()}


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    services = await World(tmp_path / "house.sqlite3", games=GAMES).open()
    yield services
    await services.close()


async def begun(world: World, **more: Any) -> Table:
    """A session of Ana, Bo and a computer player."""
    ana, bo = await world.people("Ana", "Bo")
    new = NewMatch(
        ana.player, HERE, "duels", 3, more.pop("options", {}), ("low",), session=True, **more
    )
    table = await world.matches.lobbies.open(new)
    await world.matches.lobbies.join(table.match, bo.player)
    return await world.matches.lobbies.start(table.match, ana.player)


async def matches(world: World) -> list[Table]:
    """All of the server, the first one first."""
    return list(reversed(await world.matches.queries.list_in_server(HERE.guild, list(Status))))


async def test_the_second_match_begins_when_the_first_has_ended(world: World) -> None:
    table = await begun(world, options={"rounds": 2})
    assert table.session == SessionPosition(1, 1, 2)
    assert await matches(world) == [table]

    await world.play_on(1, Random(1))

    first, second = await matches(world)
    assert first.status is Status.FINISHED
    assert second.status is Status.RUNNING
    assert second.session == SessionPosition(1, 2, 2)
    assert second.options == {"rounds": 2, "prizes": "odd"}
    assert [seat.name for seat in second.seats] == ["Ana", "Bo", ""]
    assert second.seats[2].computer == "low"
    assert second.seed_hash != first.seed_hash
    assert second.address == first.address
    assert (1, "post", (1, 2), None) in await world.told()
    assert await world.matches.sessions.read_result(2) is None


async def test_both_make_one_result_and_nothing_follows(world: World) -> None:
    await begun(world)
    await world.play_on(1, Random(2))
    await world.play_on(2, Random(3))
    await world.restart()
    await world.jobs.run_due()

    result = await world.matches.sessions.read_result(2)

    assert len(await matches(world)) == 2
    assert result is not None
    assert result == await world.matches.sessions.read_result(1)
    finals = [(await world.state(match)).points for match in (1, 2)]
    assert result.match_scores == tuple(finals)
    assert result.scores == tuple(map(sum, zip(*finals, strict=True)))
    assert sorted(result.ranks) == [1, 2, 3]


async def test_a_match_of_its_own_is_followed_by_nothing(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.matches.lobbies.open(NewMatch(ana.player, HERE, "duels", 2, {}))
    await world.matches.lobbies.join(table.match, bo.player)
    await world.matches.lobbies.start(table.match, ana.player)
    await world.play_on(1, Random(4))
    assert len(await matches(world)) == 1
    assert await world.matches.sessions.read_result(1) is None


async def test_who_resigned_in_the_first_match_is_last_in_the_session(world: World) -> None:
    await begun(world)
    await world.play_on(1, Random(5), moves=2)
    await world.matches.play.resign(1, 1)
    await world.play_on(1, Random(6))

    second = (await matches(world))[1]
    assert second.seats[0].resigned
    assert second.seats[0].computer == "high"
    assert second.seats[0].name == "Ana"
    await world.restart()
    assert await world.matches.recovery.verify_logs() == ()
    await world.play_on(2, Random(7))
    result = await world.matches.sessions.read_result(2)
    assert result is not None
    assert result.ranks[0] == 3


async def test_a_session_that_is_broken_off_ends_there(world: World) -> None:
    await begun(world)
    await world.matches.play.resign(1, 1)
    await world.matches.play.resign(1, 2)
    await world.jobs.run_due()
    assert [table.status for table in await matches(world)] == [Status.CANCELLED]
    assert await world.matches.sessions.read_result(1) is None


async def test_a_win_that_is_claimed_ends_it_too(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.matches.lobbies.open(
        NewMatch(ana.player, HERE, "duels", 2, {}, session=True)
    )
    await world.matches.lobbies.join(table.match, bo.player)
    await world.matches.lobbies.start(table.match, ana.player)
    await world.matches.play.resign(1, bo.player)
    await world.matches.play.claim_win(1, ana.player)
    await world.jobs.run_due()

    assert [one.status for one in await matches(world)] == [Status.FINISHED]
    result = await world.matches.sessions.read_result(1)
    assert result == SessionResult((1, 2), (0, 0), (), (), claimed=True)


async def test_a_win_claimed_in_the_second_match_wins_the_session(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.matches.lobbies.open(
        NewMatch(ana.player, HERE, "duels", 2, {}, session=True)
    )
    await world.matches.lobbies.join(table.match, bo.player)
    await world.matches.lobbies.start(table.match, ana.player)
    await world.play_on(1, Random(12))
    await world.matches.play.resign(2, ana.player)
    await world.matches.play.claim_win(2, bo.player)
    await world.restart()
    await world.jobs.run_due()

    points = (await world.state(1)).points
    result = await world.matches.sessions.read_result(2)

    assert len(await matches(world)) == 2
    assert result == SessionResult((2, 1), points, (points,), (), claimed=True)
    assert result == await world.matches.sessions.read_result(1)


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [("duels", {"colour": "odd"}, "option-unknown"), ("bids", {}, "no-sessions")],
)
async def test_a_session_begins_only_with_options_of_a_game_that_has_sessions(
    world: World, game: str, options: dict[str, OptionValue], code: str
) -> None:
    [ana] = await world.people("Ana")
    with pytest.raises(Refusal) as refused:
        await world.matches.lobbies.open(NewMatch(ana.player, HERE, game, 2, options, session=True))
    assert refused.value.code == code


@pytest.mark.slow
async def test_a_kill_at_any_statement_gives_one_second_match(tmp_path: Path) -> None:
    deaths = 0
    for statements in range(1, 60, 2):
        path = tmp_path / f"{statements}.sqlite3"
        async with World(path, games=GAMES, connections=Mortal) as world:
            await begun(world)
            await world.play_on(1, Random(8), moves=6)
            Mortal.doom(statements)
            try:
                await world.play_on(1, Random(9))
            except Died:
                deaths += 1
            finally:
                Mortal.doom(None)
        async with World(path, games=GAMES, connections=Mortal, salt="again") as world:
            await world.play_on(1, Random(10))
            await world.jobs.run_due()
            assert [table.session for table in await matches(world)] == [
                SessionPosition(1, 1, 2),
                SessionPosition(1, 2, 2),
            ]
    assert deaths >= 10


async def test_a_session_that_cannot_go_on_is_tried_again_later(world: World) -> None:
    class Broken(Duels):
        def next_in_session(self, *_: Any) -> Any:
            raise LookupError("the rules are broken")

    await begun(world)
    games = dict(world.games)
    world.games = {**games, "duels": Broken()}
    await world.restart()
    await world.play_on(1, Random(11))
    assert len(await matches(world)) == 1
    due = await world.jobs.next_due()
    assert due is not None
    assert due > world.clock.at, "not at once, over and over"

    world.games = games
    await world.restart()
    world.clock.turn(hours=1)
    await world.jobs.run_due()
    assert len(await matches(world)) == 2
    assert await world.rests()
