"""Results of matches: kept with their last row, rated for those who played them."""

from random import Random
from typing import Any

from bot.leagues.ratings import recount
from bot.models.match import Stake, Status, Table
from bot.models.results import MatchResult
from tests.games.bids import Bid
from tests.matches.world import HERE, World

RATED = Stake(rated=True)


async def results(world: World) -> tuple[MatchResult, ...]:
    return await world.store.results.read_since(0)


async def played(world: World, *names: str, **more: Any) -> Table:
    table = await world.running(*names, **more)
    return await world.play_on(table.match, Random(1))


async def test_a_result_is_kept_with_the_last_row(world: World) -> None:
    table = await played(world, "Ana", "Bo", "Cid", stake=RATED)
    (result,) = await results(world)
    assert (result.match, result.guild, result.game) == (table.match, HERE.guild, "bids")
    assert tuple(one.rank for one in result.seats) == table.ranks
    assert [one.rated for one in result.seats] == [True] * 3
    await world.restart()
    assert await results(world) == (result,)
    assert (await world.matches.queries.read_table(table.match)).stake == RATED


async def test_only_what_was_said_to_be_rated_is(world: World) -> None:
    await played(world, "Ana", "Bo")
    (result,) = await results(world)
    assert [one.rated for one in result.seats] == [False, False]


async def test_computer_players_are_not_rated(world: World) -> None:
    await played(world, "Ana", "Bo", computers=["low"], stake=RATED)
    (result,) = await results(world)
    assert [(one.player is None, one.rated) for one in result.seats] == [
        (False, True), (False, True), (True, False),
    ]  # fmt: skip


async def test_who_gives_up_is_not_rated(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid", stake=RATED)
    _, bo, _ = await world.people("Ana", "Bo", "Cid")
    await world.matches.play.resign(table.match, bo.player)
    await world.play_on(table.match, Random(1))
    (result,) = await results(world)
    assert [one.rated for one in result.seats] == [True, False, True]
    assert result.seats[1].rank == 3


async def test_a_seat_taken_over_and_played_to_the_end_is_saved_and_not_rated(
    world: World,
) -> None:
    table = await world.running("Ana", "Bo", "Cid", stake=RATED)
    _, bo, cid, eve = await world.people("Ana", "Bo", "Cid", "Eve")
    for player in (bo.player, cid.player):
        await world.matches.seats.offer(table.match, player)
    await world.matches.seats.take(table.match, eve.player, 1)
    dee = (await world.people("Dee"))[0].player
    await world.matches.seats.take(table.match, dee, 2)
    await world.matches.play.resign(table.match, dee)
    await world.play_on(table.match, Random(1))
    (result,) = await results(world)
    assert [(one.rated, one.saved) for one in result.seats] == [
        (True, False), (False, True), (False, False),
    ]  # fmt: skip
    assert (await recount(world.store, world.games)).repaired == 0


async def test_a_match_taken_back_past_what_came_to_light_is_not_rated(world: World) -> None:
    """People know then what is to come; the table is told that it does not count."""
    for seen in (False, True):
        table = await world.running("Ana", "Bo", stake=RATED)
        match, [eve] = table.match, await world.people("Eve")
        for seat, hand in enumerate((await world.state(match)).hands[: 1 + seen]):
            await world.matches.play.act(match, table.seats[seat].player or 0, Bid(hand[0]))
        newest = (await world.matches.organise.list_moves(match))[-1]
        back = await world.matches.organise.rewind(match, eve.player, newest.row, newest.row)
        assert back.stake.rated is not seen
        (word,) = [row for row in await world.tell_all() if row.note == "rewound"]
        assert word.params["seen"] == ("rated" if seen else "no")
        await world.restart()
        assert (await world.matches.queries.read_table(match)).stake.rated is not seen
        await world.play_on(match, Random(1))
    assert [[one.rated for one in result.seats] for result in await results(world)] == [
        [True, True], [False, False],
    ]  # fmt: skip
    assert (await recount(world.store, world.games)).repaired == 0


async def test_a_table_that_takes_back_what_came_to_light_agrees_to_play_unrated(
    world: World,
) -> None:
    table = await world.running("Ana", "Bo", stake=RATED)
    ana, bo = (seat.player or 0 for seat in table.seats)
    for seat, hand in enumerate((await world.state(table.match)).hands):
        await world.matches.play.act(table.match, (ana, bo)[seat], Bid(hand[0]))
    question = (await world.matches.votes.ask(table.match, bo, "undo")).vote
    assert question is not None
    assert (await world.due_messages())[-1].params["seen"] == "rated"
    undone = await world.matches.votes.answer(table.match, ana, question.number, agrees=True)
    assert not undone.stake.rated


async def test_a_match_that_is_claimed_or_abandoned_has_no_result(world: World) -> None:
    table = await world.running("Ana", "Bo", stake=RATED)
    ana, bo = await world.people("Ana", "Bo")
    await world.matches.play.resign(table.match, bo.player)
    assert (await world.matches.play.claim_win(table.match, ana.player)).status is Status.FINISHED
    assert await results(world) == ()


async def test_people_and_servers_find_theirs(world: World) -> None:
    first = await played(world, "Ana", "Bo")
    second = await played(world, "Cid", "Ana")
    ana, bo, cid, dee = await world.people("Ana", "Bo", "Cid", "Dee")
    store = world.store.results
    assert [one.match for one in await store.find_by_player(ana.player, 9)] == [
        second.match, first.match,
    ]  # fmt: skip
    assert [one.match for one in await store.find_by_player(ana.player, 1)] == [second.match]
    assert await store.find_by_player(dee.player, 9) == ()
    assert await store.players_of(HERE.guild) == (ana.player, bo.player, cid.player)
    assert await store.players_of(1) == ()
    assert await store.count() == 2


async def test_results_are_written_anew(world: World) -> None:
    await played(world, "Ana", "Bo")
    await played(world, "Cid", "Ana")
    before = await results(world)
    await world.store.results.replace_all(before[::-1])
    assert [one.match for one in await results(world)] == [one.match for one in before[::-1]]


async def test_a_match_whose_seats_are_fixed_begins_at_once(world: World) -> None:
    ana, bo, cid = await world.people("Ana", "Bo", "Cid")
    table = await world.lobby(ana, 3, seated=(bo.player, "low", cid.player))
    assert table.status is Status.RUNNING
    assert [seat.player for seat in table.seats] == [bo.player, None, cid.player]
    assert table.seats[1].computer == "low"
