"""Lobbies: opening, joining, leaving, starting, closing, and their bounds."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.matches import Limits, NewMatch, Refusal
from bot.models.match import Address, Status, Table
from tests.matches.test_moves import refused
from tests.matches.world import HERE, World


def seats(table: Table) -> list[str | None]:
    """Who sits where: a name, a level, or nobody."""
    return [seat.computer or seat.name or None for seat in table.seats]


async def test_people_sit_in_the_order_of_joining_and_computers_at_the_end(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 4, computers=("low",))
    assert seats(table) == ["Ana", None, None, "low"]
    table = await world.matches.lobbies.join(table.match, bo.player)
    assert seats(table) == ["Ana", "Bo", None, "low"]
    table = await world.matches.lobbies.add_computer(table.match, ana.player, "high")
    assert seats(table) == ["Ana", "Bo", "high", "low"]
    assert table.status is Status.LOBBY
    assert (await world.matches.lobbies.start(table.match, ana.player)).status is Status.RUNNING


async def test_a_lobby_names_those_it_has_asked_until_they_sit_or_it_is_over(world: World) -> None:
    ana, bo, cy = await world.people("Ana", "Bo", "Cy")
    table = await world.lobby(ana, 2, invited=(bo.player, cy.player))
    assert table.expected == ("Bo", "Cy")
    table = await world.matches.lobbies.join(table.match, bo.player)
    assert table.expected == ("Cy",)
    assert (await world.matches.lobbies.start(table.match, ana.player)).expected == ()


async def test_a_lobby_survives_a_restart_as_it_is(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 3, invited=(bo.player,), open_to_all=False)
    await world.restart()
    assert await world.matches.queries.read_table(table.match) == table
    joined = await world.matches.lobbies.join(table.match, bo.player)
    await world.restart()
    assert await world.matches.queries.read_table(table.match) == joined


async def test_it_starts_by_itself_when_full_where_that_was_chosen(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 2, start_when_full=True)
    table = await world.matches.lobbies.join(table.match, bo.player)
    assert table.status is Status.RUNNING
    alone = await world.lobby(ana, 2, start_when_full=True, computers=("low",))
    assert alone.status is Status.RUNNING


async def test_a_full_lobby_asks_its_host_to_start(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 2)
    await world.matches.lobbies.join(table.match, bo.player)
    assert (await world.told())[-1] == (0, "post", (ana.player,), None)


async def test_only_the_invited_may_join_where_it_is_for_them(world: World) -> None:
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    table = await world.lobby(ana, 3, invited=(bo.player, ana.player), open_to_all=False)
    assert table.invited == (bo.player,)
    assert await world.told() == [(0, "post", (bo.player,), None)]
    assert await refused(world.matches.lobbies.join(table.match, cid.player)) == "not-invited"
    await world.matches.lobbies.join(table.match, bo.player)


async def test_the_host_invites_more_people_who_are_called_once(world: World) -> None:
    ana, bo, cid, dee = await world.people("Ana", "Bo", "Cid", "Dee")
    table = await world.lobby(ana, 3, invited=(bo.player,), open_to_all=False)
    await world.tell_all()
    asked = (ana.player, bo.player, cid.player)
    assert await refused(world.matches.lobbies.invite(table.match, bo.player, asked)) == "not-host"
    table = await world.matches.lobbies.invite(table.match, ana.player, asked)
    assert table.invited == (bo.player, cid.player)
    assert await world.matches.lobbies.invite(table.match, ana.player, asked) == table
    assert await world.told() == [(0, "post", (cid.player,), None)]
    await world.restart()
    assert await refused(world.matches.lobbies.join(table.match, dee.player)) == "not-invited"
    await world.matches.lobbies.join(table.match, cid.player)
    await world.matches.lobbies.join(table.match, bo.player)
    assert (
        await refused(world.matches.lobbies.invite(table.match, ana.player, (dee.player,)))
        == "full"
    )


async def test_nobody_invites_a_whole_server(world: World) -> None:
    ana, *many = await world.people("Ana", *(f"Guest {n}" for n in range(26)))
    table = await world.lobby(ana, 3)
    players = [one.player for one in many]
    await world.matches.lobbies.invite(table.match, ana.player, players[:25])
    more = world.matches.lobbies.invite(table.match, ana.player, players[25:])
    assert await refused(more) == "too-many-asked"
    assert (await world.matches.queries.read_table(table.match)).invited == tuple(players[:25])


async def test_joining_twice_and_a_full_lobby_are_refused(world: World) -> None:
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    table = await world.lobby(ana, 2)
    assert await refused(world.matches.lobbies.join(table.match, ana.player)) == "already-joined"
    await world.matches.lobbies.join(table.match, bo.player)
    assert await refused(world.matches.lobbies.join(table.match, cid.player)) == "full"


async def test_a_computer_brings_its_seat_until_the_table_cannot_grow(world: World) -> None:
    (ana,) = await world.people("Ana")
    table, lobbies = await world.lobby(ana, 2), world.matches.lobbies
    for taken in (2, 3, 4):
        table = await lobbies.add_computer(table.match, ana.player, "low")
        assert seats(table) == ["Ana", *["low"] * (taken - 1)]
    assert await refused(lobbies.add_computer(table.match, ana.player, "low")) == "seat-count"


async def test_two_people_at_once_do_not_get_one_seat(world: World) -> None:
    ana, *others = await world.people("Ana", "Bo", "Cid", "Dee", "Eve")
    table = await world.lobby(ana, 3)
    joins = [world.matches.lobbies.join(table.match, person.player) for person in others]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == [
        "Refusal",
        "Refusal",
        "Table",
        "Table",
    ]
    assert seats(await world.matches.queries.read_table(table.match)) == ["Ana", "Bo", "Cid"]


async def test_only_the_host_frees_adds_starts_and_cancels(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    match = (await world.lobby(ana, 3)).match
    await world.matches.lobbies.join(match, bo.player)
    for work in (
        world.matches.lobbies.add_computer(match, bo.player, "low"),
        world.matches.lobbies.free_seat(match, bo.player, 0),
        world.matches.lobbies.start(match, bo.player),
        world.matches.lobbies.cancel(match, bo.player),
    ):
        assert await refused(work) == "not-host"


async def test_the_host_frees_a_seat_and_it_may_be_taken_again(world: World) -> None:
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    match = (await world.lobby(ana, 3, computers=("low",))).match
    await world.matches.lobbies.join(match, bo.player)
    assert seats(await world.matches.lobbies.free_seat(match, ana.player, 1)) == [
        "Ana",
        None,
        "low",
    ]
    assert seats(await world.matches.lobbies.free_seat(match, ana.player, 2)) == ["Ana", None, None]
    assert seats(await world.matches.lobbies.join(match, cid.player)) == ["Ana", "Cid", None]
    for seat in (2, 3, -1):
        assert (
            await refused(world.matches.lobbies.free_seat(match, ana.player, seat)) == "seat-empty"
        )


async def test_a_host_who_leaves_hands_over_to_whoever_sits_next(world: World) -> None:
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    match = (await world.lobby(ana, 3)).match
    await world.matches.lobbies.join(match, bo.player)
    await world.matches.lobbies.join(match, cid.player)
    table = await world.matches.lobbies.leave(match, bo.player)
    assert table.host == ana.player
    table = await world.matches.lobbies.free_seat(match, ana.player, 0)
    assert table.host == cid.player
    assert seats(table) == [None, None, "Cid"]
    table = await world.matches.lobbies.leave(match, cid.player)
    assert table.status is Status.CANCELLED
    assert await refused(world.matches.lobbies.leave(match, cid.player)) == "not-a-lobby"


async def test_who_does_not_sit_cannot_leave(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    match = (await world.lobby(ana, 2)).match
    assert await refused(world.matches.lobbies.leave(match, bo.player)) == "not-seated"


async def test_a_match_with_empty_seats_does_not_start(world: World) -> None:
    [ana] = await world.people("Ana")
    match = (await world.lobby(ana, 4)).match
    with pytest.raises(Refusal) as caught:
        await world.matches.lobbies.start(match, ana.player)
    assert (caught.value.code, caught.value.params) == ("not-full", {"empty": 3})


async def test_what_has_started_is_no_lobby_any_more(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = table.host
    [cid] = await world.people("Cid")
    for work in (
        world.matches.lobbies.join(table.match, cid.player),
        world.matches.lobbies.leave(table.match, ana),
        world.matches.lobbies.start(table.match, ana),
        world.matches.lobbies.free_seat(table.match, ana, 1),
        world.matches.lobbies.cancel(table.match, ana),
    ):
        assert await refused(work) == "not-a-lobby"


async def test_a_lobby_closes_after_seven_days_with_a_word(world: World) -> None:
    [ana] = await world.people("Ana")
    match = (await world.lobby(ana, 2)).match
    await world.tell_all()
    world.clock.turn(days=7, seconds=-1)
    assert await world.jobs.run_due() == 0
    await world.restart()
    world.clock.turn(seconds=1)
    assert await world.jobs.run_due() == 1
    assert (await world.matches.queries.read_table(match)).status is Status.CANCELLED
    assert await world.told() == [(0, "edit", (), None), (0, "note", (), "lobby-closed")]
    assert (await world.due_messages())[1].params == {"days": 7}
    assert await world.jobs.next_due() is None


async def test_a_match_that_began_is_not_closed(world: World) -> None:
    table = await world.running("Ana", "Bo")
    world.clock.turn(days=8)
    await world.jobs.run_due()
    assert (await world.matches.queries.read_table(table.match)).status is Status.RUNNING


async def test_an_organiser_ends_any_match(world: World) -> None:
    [eve] = await world.people("Eve")
    table = await world.running("Ana", "Bo", computers=["low"])
    over = await world.matches.play.end(table.match, eve.player)
    assert over.status is Status.CANCELLED
    assert over.seed is None
    assert await world.jobs.next_due() is None
    again = world.matches.play.end(table.match, eve.player)
    assert await refused(again) == "not-running"
    lobby = await world.lobby(eve, 2)
    [ana] = await world.people("Ana")
    closed = await world.matches.play.end(lobby.match, ana.player)
    assert closed.status is Status.CANCELLED


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 9}, "seat-count"),
        ({"computers": ("wise",)}, "no-such-level"),
        ({"computers": ("low", "low")}, "too-many-computers"),
        ({"invited": (2, 3), "open_to_all": False}, "too-many-invited"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": {"rounds": 99}}, "option-value"),
        ({"options": {"prizes": "none"}}, "no-prizes"),
    ],
)
async def test_a_lobby_that_cannot_become_a_match_is_refused(
    world: World, change: dict[str, object], code: str
) -> None:
    [ana, *_] = await world.people("Ana", "Bo", "Cid")
    new = NewMatch(ana.player, HERE, "bids", 2, {})
    assert await refused(world.matches.lobbies.open(replace(new, **change))) == code  # type: ignore[arg-type]
    assert await world.matches.queries.list_in_server(HERE.guild) == ()


async def test_nobody_floods_the_house(tmp_path: Path) -> None:
    limits = Limits(matches=3, lobbies=2, server=4)
    async with World(tmp_path / "house.sqlite3", limits=limits) as world:
        ana, bo = await world.people("Ana", "Bo")
        first = await world.lobby(ana)
        await world.lobby(ana)
        assert await refused(world.lobby(ana)) == "too-many-lobbies"
        await world.matches.lobbies.join(first.match, bo.player)
        await world.matches.lobbies.start(first.match, ana.player)
        third = await world.lobby(ana)
        await world.matches.lobbies.cancel(third.match, ana.player)
        await world.lobby(ana)
        fourth = await world.lobby(bo)
        assert (
            await refused(world.matches.lobbies.join(fourth.match, ana.player))
            == "too-many-matches"
        )
        assert await refused(world.lobby(bo)) == "server-full"
        elsewhere = await world.lobby(bo, address=Address(guild=701, channel=1))
        assert elsewhere.status is Status.LOBBY
        assert seats(await world.matches.queries.read_table(fourth.match)) == ["Bo", None]


async def test_the_host_adds_seats_up_to_what_the_game_allows(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 2)
    most = max(world.games["bids"].seats)
    for number in range(3, most + 1):
        table = await world.matches.lobbies.add_seat(table.match, ana.player)
        assert seats(table) == ["Ana", *[None] * (number - 1)]
    before = table

    with pytest.raises(Refusal) as many:
        await world.matches.lobbies.add_seat(table.match, ana.player)
    with pytest.raises(Refusal) as stranger:
        await world.matches.lobbies.add_seat(table.match, bo.player)

    assert (many.value.code, stranger.value.code) == ("seat-count", "not-host")
    assert await world.matches.queries.read_table(table.match) == before
    await world.restart()
    assert await world.matches.queries.read_table(table.match) == before
