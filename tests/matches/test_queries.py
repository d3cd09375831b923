"""Finding matches: by number, by place, by whom they wait for."""

import pytest

from bot.models.match import Address, Status, Table
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import HERE, World

THREAD = Address(guild=700, channel=70, thread=77)
NEXT_DOOR = Address(guild=700, channel=71)
ABROAD = Address(guild=800, channel=80)


def numbers(tables: tuple[Table, ...]) -> list[int]:
    return [table.match for table in tables]


async def test_another_servers_match_is_no_such_match_but_to_its_own_players(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    assert (
        await world.matches.queries.require_visible_table(table.match, HERE.guild, eve.player)
    ).match == table.match
    assert (
        await world.matches.queries.require_visible_table(table.match, 800, 1)
    ).match == table.match
    assert (
        await world.matches.queries.require_visible_table(table.match, None, 2)
    ).match == table.match
    assert (
        await refused(world.matches.queries.require_visible_table(table.match, 800, eve.player))
        == "no-such-match"
    )
    assert (
        await refused(world.matches.queries.require_visible_table(table.match, None, eve.player))
        == "no-such-match"
    )
    assert (
        await refused(world.matches.queries.require_visible_table(table.match, None, None))
        == "no-such-match"
    )
    assert (
        await refused(world.matches.queries.require_visible_table(4711, 700, 1)) == "no-such-match"
    )


async def test_turns_lists_what_waits_for_me_everywhere_the_longest_first(world: World) -> None:
    first = await world.running("Ana", "Bo")
    world.clock.turn(hours=1)
    second = await world.running("Ana", "Bo", address=ABROAD)
    world.clock.turn(hours=1)
    assert numbers(await world.matches.queries.list_turns(1)) == [first.match, second.match]
    state = await world.state(first.match)
    await world.matches.play.act(first.match, 1, Bid(state.hands[0][0]))
    assert numbers(await world.matches.queries.list_turns(1)) == [second.match]
    assert numbers(await world.matches.queries.list_turns(2)) == [first.match, second.match]
    assert await world.matches.queries.list_turns(99) == ()


async def test_matches_of_a_server_newest_first_by_status(world: World) -> None:
    running = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    lobby = await world.lobby(eve)
    gone = await world.lobby(eve)
    await world.matches.lobbies.cancel(gone.match, eve.player)
    await world.lobby(eve, address=ABROAD)
    assert numbers(await world.matches.queries.list_in_server(700)) == [lobby.match, running.match]
    assert numbers(await world.matches.queries.list_in_server(700, [Status.CANCELLED])) == [
        gone.match
    ]
    assert numbers(await world.matches.queries.list_in_server(700, list(Status), limit=1)) == [
        gone.match
    ]


async def test_a_command_in_a_thread_means_its_match(world: World) -> None:
    table = await world.running("Ana", "Bo", address=THREAD)
    await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    assert numbers(await world.matches.queries.find_candidates(THREAD, 1)) == [table.match]
    assert numbers(await world.matches.queries.find_candidates(THREAD, eve.player)) == [table.match]


async def test_a_command_means_what_waits_for_me_here_before_anything_else(world: World) -> None:
    here = await world.running("Ana", "Bo")
    other = await world.running("Ana", "Bo")
    await world.running("Ana", "Bo", address=NEXT_DOOR)
    assert numbers(await world.matches.queries.find_candidates(HERE, 1)) == [
        other.match,
        here.match,
    ]
    state = await world.state(other.match)
    await world.matches.play.act(other.match, 1, Bid(state.hands[0][0]))
    assert numbers(await world.matches.queries.find_candidates(HERE, 1)) == [here.match]
    state = await world.state(here.match)
    await world.matches.play.act(here.match, 1, Bid(state.hands[0][0]))
    assert numbers(await world.matches.queries.find_candidates(HERE, 1)) == [
        other.match,
        here.match,
    ]


@pytest.mark.parametrize("where", [Address(700, 79), Address(700, 79, 790)])
async def test_a_command_elsewhere_in_the_server_finds_mine(world: World, where: Address) -> None:
    table = await world.running("Ana", "Bo")
    await world.running("Ana", "Bo", address=ABROAD)
    assert numbers(await world.matches.queries.find_candidates(where, 1)) == [table.match]


async def test_in_a_dm_all_my_matches_are_meant(world: World) -> None:
    one = await world.running("Ana", "Bo")
    two = await world.running("Ana", "Cid", address=ABROAD)
    assert numbers(await world.matches.queries.find_candidates(None, 1)) == [two.match, one.match]
    assert numbers(await world.matches.queries.find_candidates(None, 2)) == [one.match]


async def test_a_match_given_up_is_not_meant(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.matches.play.resign(table.match, 1)
    assert await world.matches.queries.find_candidates(HERE, 1) == ()


async def test_finished_matches_are_meant_where_nothing_runs_and_they_may_be(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    await world.matches.play.resign(table.match, 1)
    await world.matches.play.resign(table.match, 2)
    await world.matches.play.claim_win(table.match, 3)
    assert await world.matches.queries.find_candidates(HERE, 3) == ()
    assert numbers(await world.matches.queries.find_candidates(HERE, 3, finished=True)) == [
        table.match
    ]
    assert numbers(await world.matches.queries.find_candidates(HERE, 1, finished=True)) == [
        table.match
    ]
    player_view = await world.matches.queries.read_player_view(table.match, 3)
    assert player_view.view.seat == 2
    assert player_view.decision is None


async def test_a_lobby_has_no_view(world: World) -> None:
    [ana] = await world.people("Ana")
    player_view = await world.matches.queries.read_player_view(
        (await world.lobby(ana)).match, ana.player
    )
    assert (player_view.seat, player_view.view, player_view.decision) == (0, None, None)
    assert await world.matches.queries.list_events(player_view.table.match) == ()
