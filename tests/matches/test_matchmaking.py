"""Waiting for a match: joining, leaving, and a start that takes its people by one write."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.matches import Limits, Refusal
from bot.models.match import Status
from bot.models.matchmaking import PATIENCE, Seek, Terms
from bot.storage.errors import Conflict
from tests.games.bids import Bids
from tests.matches.world import HERE, World

TWO = Terms("bids", 2, "days", rated=True)


async def wait(world: World, *names: str, terms: Terms = TWO) -> list[Seek]:
    for person in await world.people(*names):
        await world.matches.matchmaking.join(person.player, terms, HERE)
    return [*await world.store.matchmaking.find_waiting()]


async def refused(world: World, name: str, terms: Terms = TWO) -> str:
    with pytest.raises(Refusal) as refusal:
        await wait(world, name, terms=terms)
    return refusal.value.code


async def test_a_match_begins_with_those_who_wait_and_none_of_them_waits_on(world: World) -> None:
    heard: list[str] = []
    world.matches.matchmaking.listeners.append(lambda: heard.append("joined"))
    seeks = await wait(world, "Ana", "Bo")

    table = await world.matches.matchmaking.start(seeks)

    assert heard == ["joined"] * 2
    assert table.status is Status.RUNNING
    assert [seat.name for seat in table.seats] == ["Ana", "Bo"]
    assert table.stake.rated
    assert table.clock is not None
    assert table.address == HERE
    assert await world.store.matchmaking.find_waiting() == ()
    rows = await world.due_messages()
    assert [row.calls_everyone for row in rows if row.mode == "post"] == [True]


async def test_the_first_match_found_ends_the_other_waits_of_its_people(tmp_path: Path) -> None:
    games = {"bids": Bids(), "others": Bids()}
    async with World(tmp_path / "house.sqlite3", games=games) as world:
        for terms in (replace(TWO, game="others"), TWO):
            seeks = await wait(world, "Ana", "Bo", "Cleo", terms=terms)
        pair = [seek for seek in seeks if seek.terms == TWO][:2]

        await world.matches.matchmaking.start(pair)

        left = await world.store.matchmaking.find_waiting()
        assert sorted(seek.terms.game for seek in left) == ["bids", "others"]
        assert {seek.player for seek in left} == {3}


async def test_no_match_is_made_of_somebody_who_has_left(world: World) -> None:
    seeks = await wait(world, "Ana", "Bo")
    await world.matches.matchmaking.leave(seeks[1].player, "bids")

    with pytest.raises(Conflict):
        await world.matches.matchmaking.start(seeks)

    assert [seek.player for seek in await world.store.matchmaking.find_waiting()] == [1]
    assert await world.matches.queries.list_in_server(HERE.guild) == ()


async def test_joining_twice_and_leaving_twice_are_refused(world: World) -> None:
    (seek,) = await wait(world, "Ana")
    assert seek.leaves - seek.joined == PATIENCE["days"]
    assert await refused(world, "Ana") == "seeks-already"
    assert await refused(world, "Ana", Terms("bids", 3, "now")) == "seeks-already"
    await world.matches.matchmaking.leave(seek.player, "bids")
    with pytest.raises(Refusal, match="seeks-not"):
        await world.matches.matchmaking.leave(seek.player, "bids")


async def test_what_cannot_be_played_is_refused(world: World) -> None:
    assert await refused(world, "Ana", Terms("chess", 2, "days")) == "no-such-game"
    assert await refused(world, "Ana", Terms("bids", 9, "days")) == "seat-count"


async def test_the_limit_of_matches_holds_when_joining_and_when_the_match_starts(
    world: World,
) -> None:
    seeks = await wait(world, "Ana", "Bo")
    world.matches.matchmaking._limits = Limits(matches=1)
    world.matches.lobbies._limits = Limits(matches=1)
    await world.lobby((await world.people("Bo"))[0])
    assert await refused(world, "Bo", TWO) == "too-many-matches"
    assert await world.matches.matchmaking.find_full([1, 2]) == (2,)
    with pytest.raises(Refusal, match="too-many-matches"):
        await world.matches.matchmaking.start(seeks)
    assert len(await world.store.matchmaking.find_waiting()) == 2


async def test_an_ended_wait_is_kept_until_it_is_told(world: World) -> None:
    seeks = await wait(world, "Ana")
    await world.store.matchmaking.end([seek.id for seek in seeks], "expired")
    assert await world.store.matchmaking.find_waiting() == ()
    (ended,) = await world.store.matchmaking.find_ended()
    assert ended.reason == "expired"
    await wait(world, "Ana")
    await world.store.matchmaking.delete([ended.id])
    assert await world.store.matchmaking.find_ended() == ()
    assert len(await world.store.matchmaking.find_waiting()) == 1


async def test_those_who_play_each_other_or_avoid_somebody_are_known(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana, bo, cid = [one.player for one in await world.people("Ana", "Bo", "Cid")]
    store, everyone = world.store.matchmaking, [ana, bo, cid]
    assert await store.find_playing(everyone) == {("bids", ana, bo)}
    assert await store.find_playing([ana, cid]) == frozenset()
    await world.matches.play.resign(table.match, bo)
    assert await store.find_playing(everyone) == frozenset()

    await world.store.people.set_avoided(cid, [ana, bo])
    await world.store.people.set_avoided(cid, [bo])
    assert await store.find_avoided(everyone) == {(cid, bo)}
    assert await store.find_avoided([ana, cid]) == frozenset()
    shown = [json.loads(await world.matches.privacy.export(one)) for one in (bo, cid)]
    assert [one["avoided"] for one in shown] == [[], [{"other": bo}]], "who avoids Bo is not told"
    await world.matches.privacy.forget(cid)
    assert await store.find_avoided(everyone) == frozenset()


async def test_waits_are_shown_and_deleted_with_a_persons_data(world: World) -> None:
    (seek,) = await wait(world, "Ana")
    shown = json.loads(await world.matches.privacy.export(seek.player))
    assert shown["seeks"][0]["game"] == "bids"
    await world.matches.privacy.forget(seek.player)
    assert await world.store.matchmaking.find_waiting() == ()


async def test_no_one_waits_in_a_server_that_the_bot_has_left(world: World) -> None:
    await wait(world, "Ana")
    await world.store.matchmaking.delete_in_server(HERE.guild)
    assert await world.store.matchmaking.find_waiting() == ()
