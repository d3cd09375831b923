"""Colours that people choose in the lobby: theirs alone, kept at the start and over a rematch."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.matches.lobby import settle_colours
from bot.models.match import Table
from tests.games.duels import Duels
from tests.matches.test_moves import refused
from tests.matches.world import World


def colours(table: Table) -> list[int]:
    return [seat.colour for seat in table.seats]


@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        ((), ()),
        ((0, 0, 0), ()),
        ((0, 1, 0), (2, 1, 3)),
        ((3, 0, 0), (3, 2, 1)),
        ((8, 7), (8, 7)),
        ((2, 0, 0, 1), (2, 4, 3, 1)),
    ],
)
def test_a_seat_without_a_choice_has_its_own_colour_or_the_first_free_one(
    chosen: tuple[int, ...], settled: tuple[int, ...]
) -> None:
    assert settle_colours(chosen) == settled


async def test_each_person_chooses_a_free_colour_and_may_change_it(world: World) -> None:
    ana, bo, eve = await world.people("Ana", "Bo", "Eve")
    table = await world.lobby(ana, 3)
    lobbies, match = world.matches.lobbies, table.match
    await lobbies.join(match, bo.player)

    assert colours(await lobbies.choose_colour(match, bo.player, 5)) == [0, 5, 0]
    assert await refused(lobbies.choose_colour(match, ana.player, 5)) == "colour-taken"
    assert await refused(lobbies.choose_colour(match, eve.player, 1)) == "not-seated"
    assert colours(await lobbies.choose_colour(match, ana.player, 2)) == [2, 5, 0]
    await lobbies.choose_colour(match, bo.player, 0)
    table = await lobbies.choose_colour(match, ana.player, 5)
    await world.restart()

    assert await world.matches.queries.read_table(match) == table
    assert colours(table) == [5, 0, 0]


async def test_a_colour_goes_with_its_person_and_is_free_when_they_leave(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 3)
    lobbies, match = world.matches.lobbies, table.match
    await lobbies.join(match, bo.player)
    await lobbies.choose_colour(match, bo.player, 3)
    settings = world.matches.lobby_settings

    assert colours(await settings.move_up(match, ana.player, 1)) == [3, 0, 0]
    assert colours(await lobbies.add_seat(match, ana.player)) == [3, 0, 0, 0]
    assert colours(await settings.remove_seat(match, ana.player)) == [3, 0, 0]
    assert colours(await lobbies.leave(match, bo.player)) == [0, 0, 0]
    assert colours(await lobbies.choose_colour(match, ana.player, 3)) == [0, 3, 0]
    assert colours(await lobbies.join(match, bo.player)) == [0, 3, 0]
    assert colours(await lobbies.free_seat(match, ana.player, 1)) == [0, 0, 0]


async def test_the_colours_are_stored_with_the_start_and_kept_to_the_end(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    plain = await world.running("Ana", "Bo")
    table = await world.lobby(ana, 3, computers=("low",))
    lobbies, match = world.matches.lobbies, table.match
    await lobbies.join(match, bo.player)
    await lobbies.choose_colour(match, bo.player, 1)

    begun = await lobbies.start(match, ana.player)

    assert colours(begun) == [2, 1, 3]
    first = {
        number: json.loads((await log_of(world, number))[0]) for number in (plain.match, match)
    }
    assert first[match]["colours"] == [2, 1, 3]
    assert "colours" not in first[plain.match]
    assert await refused(lobbies.choose_colour(match, ana.player, 4)) == "not-a-lobby"
    await world.restart()
    ended = await world.play_on(match, Random(1))
    assert colours(ended) == [2, 1, 3]
    assert colours(await world.matches.queries.read_table(plain.match)) == [0, 0]


async def test_the_next_match_of_a_session_has_the_same_colours(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"duels": Duels()}) as world:
        ana, bo = await world.people("Ana", "Bo")
        table = await world.lobby(ana, game="duels", options={"rounds": 1}, session=True)
        await world.matches.lobbies.join(table.match, bo.player)
        await world.matches.lobbies.choose_colour(table.match, ana.player, 6)
        await world.matches.lobbies.start(table.match, ana.player)
        await world.play_on(table.match, Random(1))

        following = await world.matches.queries.read_table(table.match + 1)

        assert colours(following) == [6, 2]
        assert json.loads((await log_of(world, following.match))[0])["colours"] == [6, 2]


async def log_of(world: World, match: int) -> list[str]:
    return [row.body for row in await world.store.matches.read_log(match)]


async def test_a_rematch_keeps_the_colours_of_its_people_while_they_are_free(world: World) -> None:
    people = await world.people("Ana", "Bo", "Cid")
    ana, bo, cid = (person.player for person in people)
    lobbies = world.matches.lobbies
    table = await world.lobby(people[0], 3)
    for player in (bo, cid):
        await lobbies.join(table.match, player)
    await lobbies.choose_colour(table.match, bo, 8)
    await lobbies.start(table.match, ana)
    ended = await world.play_on(table.match, Random(1))
    assert colours(ended) == [1, 8, 3]

    again = await world.matches.rematch.rematch(ended.match, ana)

    assert [seat.name or seat.reserved_for for seat in again.seats] == ["Bo", "Cid", "Ana"]
    assert colours(again) == [8, 3, 1]
    assert colours(await lobbies.choose_colour(again.match, ana, 8)) == [0, 3, 8]
    await lobbies.join(again.match, bo)
    await lobbies.join(again.match, cid)
    assert colours(await lobbies.start(again.match, ana)) == [1, 3, 8]
