"""What somebody finds who comes back: what waits, goes on, has ended, and what they follow."""

from random import Random

from bot.matches.queries.turns import OverviewEntry
from bot.models.match import Status, Table
from tests.games.bids import Bid
from tests.matches.world import World


def numbers(found: tuple[OverviewEntry, ...]) -> list[int]:
    return [one.table.match for one in found]


def seqs(found: OverviewEntry) -> list[int]:
    return [log_event.seq for log_event in found.news]


async def bid(world: World, table: Table, seat: int) -> Table:
    player = table.seats[seat].player or 0
    hand = (await world.matches.queries.read_player_view(table.match, player)).view.hand
    return (await world.matches.play.act(table.match, player, Bid(hand[0]))).table


async def test_matches_are_found_by_what_they_wait_for(world: World) -> None:
    waits, goes_on, over = [await world.running("Ana", "Bo") for _ in range(3)]
    ana = waits.host
    await bid(world, goes_on, 0)
    await world.play_on(over.match, Random(1))
    found = await world.matches.overview.read_overview(ana)
    assert numbers(found.waiting) == [waits.match]
    assert numbers(found.others) == [goes_on.match]
    assert numbers(found.ended) == [over.match]
    assert found.ended[0].news, "nobody has looked at its end"
    world.clock.turn(days=4)
    assert numbers((await world.matches.overview.read_overview(ana)).ended) == []


async def test_who_has_never_looked_has_missed_everything(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await bid(world, table, 1)
    (found,) = (await world.matches.overview.read_overview(table.host)).waiting
    assert seqs(found) == [1, 2]
    await world.matches.last_seen.mark_seen(table.match, table.host)
    (found,) = (await world.matches.overview.read_overview(table.host)).waiting
    assert seqs(found) == []


async def test_of_others_those_with_news_come_first(world: World) -> None:
    first, second = [await world.running("Ana", "Bo", "Cid") for _ in range(2)]
    for table in (first, second):
        await bid(world, table, 0)
        await world.matches.last_seen.mark_seen(table.match, table.host)
    await bid(world, first, 1)
    found = await world.matches.overview.read_overview(first.host)
    assert numbers(found.others) == [first.match, second.match]
    assert [len(one.news) for one in found.others] == [1, 0]


async def test_a_seat_that_is_held_for_somebody_comes_before_all_others(world: World) -> None:
    first, second, third = [await world.running("Ana", "Bo", "Cid") for _ in range(3)]
    for table in (first, second, third):
        await bid(world, table, 0)
    await world.matches.seats.hold(third.match, third.host, 0)
    await world.matches.last_seen.mark_seen(third.match, third.host)
    found = await world.matches.overview.read_overview(first.host)
    assert numbers(found.others)[0] == third.match


async def test_a_follower_reads_what_is_new_since_they_have_looked(world: World) -> None:
    table = await world.running("Ana", "Bo")
    (eve,) = await world.people("Eve")
    await world.matches.overview.follow(table.match, eve.player, True)
    await bid(world, table, 0)
    (found,) = (await world.matches.overview.read_overview(eve.player)).followed
    assert seqs(found) == []
    await world.matches.last_seen.mark_seen(table.match, eve.player)
    await bid(world, table, 1)
    (found,) = (await world.matches.overview.read_overview(eve.player)).followed
    assert seqs(found) == [3]


async def test_a_match_that_somebody_gave_up_is_theirs_no_more(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    bo = table.seats[1].player or 0
    await world.matches.play.resign(table.match, bo)
    found = await world.matches.overview.read_overview(bo)
    assert (found.waiting, found.others, found.ended) == ((), (), ())
    assert (await world.matches.queries.read_table(table.match)).status is Status.RUNNING
