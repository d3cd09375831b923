"""Turns: who may answer what, once, and what is saved by it."""

import asyncio
from hashlib import sha256
from random import Random

import pytest

from bot.matches import Refusal
from bot.models.match import Status
from engine.contract import IllegalAction
from tests.games.bids import Bid, Keep, TakeBack
from tests.matches.world import World


async def refused(work: object) -> str:
    """The code of the refusal an awaitable ends in."""
    with pytest.raises(Refusal) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


async def test_a_match_is_played_from_the_lobby_to_the_winner(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid", computers=["high"])
    assert table.status is Status.RUNNING
    assert [seat.decision for seat in table.seats] == [1, 1, 1, 1]
    over = await world.play_on(table.match, Random(4))
    assert over.status is Status.FINISHED
    assert len(over.ranks) == 4
    assert min(over.ranks) == 1
    assert not over.awaited_seats


async def test_an_answer_is_taken_once_however_often_it_is_pressed(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = table.seats[0].player or 0
    hand = (await world.matches.queries.read_player_view(table.match, ana)).view.hand
    done = await world.matches.play.act(table.match, ana, Bid(hand[0]), 1)
    before = await world.hash(table.match)
    assert done.seq == 2
    assert await refused(world.matches.play.act(table.match, ana, Bid(hand[0]), 1)) == "answered"
    assert await refused(world.matches.play.act(table.match, ana, Bid(hand[1]), 1)) == "answered"
    assert await world.hash(table.match) == before


async def test_many_presses_at_once_of_one_button_make_one_move(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = table.seats[0].player or 0
    hand = (await world.matches.queries.read_player_view(table.match, ana)).view.hand
    presses = [world.matches.play.act(table.match, ana, Bid(hand[0]), 1) for _ in range(20)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    refusals = [result for result in results if isinstance(result, Refusal)]
    assert len(refusals) == 19
    assert {refusal.code for refusal in refusals} == {"answered"}
    assert (await world.matches.queries.read_table(table.match)).seq == 2


async def test_honest_answers_of_several_people_at_once_do_not_refuse_each_other(
    world: World,
) -> None:
    table = await world.running("Ana", "Bo", "Cid", "Dee")
    state = await world.state(table.match)
    presses = [
        world.matches.play.act(table.match, seat.player or 0, Bid(state.hands[seat.seat][0]), 1)
        for seat in table.seats
    ]
    done = await asyncio.gather(*presses)
    assert sorted(one.seq for one in done) == [2, 3, 4, 5]


async def test_what_was_committed_is_taken_back_under_its_standing_decision(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, ana = table.match, table.seats[0].player or 0
    hand = (await world.matches.queries.read_player_view(match, ana)).view.hand
    await world.matches.play.act(match, ana, Bid(hand[0]), 1)
    player_view = await world.matches.queries.read_player_view(match, ana)
    assert player_view.table.seats[0].decision is None
    assert player_view.decision == 2
    await world.matches.play.act(match, ana, TakeBack(), 2)
    again = await world.matches.queries.read_table(match)
    assert again.seats[0].decision == 3
    assert await refused(world.matches.play.act(match, ana, TakeBack(), 2)) == "answered"
    await world.matches.play.act(match, ana, Bid(hand[1]), 3)


async def test_a_typed_move_names_no_decision_and_answers_the_open_one(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = table.seats[0].player or 0
    hand = (await world.matches.queries.read_player_view(table.match, ana)).view.hand
    await world.matches.play.act(table.match, ana, Bid(hand[2]))
    assert (await world.state(table.match)).bids[0] == hand[2]


async def test_a_decision_that_never_was_the_seats_own_is_stale(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = table.seats[0].player or 0
    assert await refused(world.matches.play.act(table.match, ana, Keep(), 17)) == "stale"


async def test_who_is_not_asked_may_not_act(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    state = await world.state(match)
    for seat in table.seats:
        await world.matches.play.act(match, seat.player or 0, Bid(state.hands[seat.seat][0]))
    after = await world.state(match)
    loser = table.seats[1 - after.winner].player or 0
    assert await refused(world.matches.play.act(match, loser, Keep())) == "not-your-turn"
    assert await refused(world.matches.play.act(match, loser, Keep(), 99)) == "not-your-turn"


async def test_the_rules_refuse_and_nothing_has_changed(world: World) -> None:
    table = await world.running("Ana", "Bo")
    before, told = await world.hash(table.match), await world.told()
    with pytest.raises(IllegalAction, match="not-now"):
        await world.matches.play.act(table.match, table.seats[0].player or 0, Bid(99))
    await world.restart()
    assert await world.hash(table.match) == before
    assert await world.told() == told


async def test_strangers_and_matches_that_do_not_run_are_refused(world: World) -> None:
    table = await world.running("Ana", "Bo")
    [eve] = await world.people("Eve")
    lobby = await world.lobby(eve)
    assert await refused(world.matches.play.act(table.match, eve.player, Keep())) == "not-seated"
    assert await refused(world.matches.play.act(lobby.match, eve.player, Keep())) == "not-running"
    assert await refused(world.matches.play.act(4711, eve.player, Keep())) == "no-such-match"
    over = await world.play_on(table.match, Random(1))
    ana = over.seats[0].player or 0
    assert await refused(world.matches.play.act(table.match, ana, Keep())) == "not-running"


async def test_the_seed_is_hashed_at_the_start_and_published_at_the_end_only(world: World) -> None:
    table = await world.running("Ana", "Bo")
    assert len(table.seed_hash) == 64
    assert table.seed is None
    over = await world.play_on(table.match, Random(2))
    assert over.seed is not None
    assert sha256(bytes.fromhex(over.seed)).hexdigest() == table.seed_hash
    replayed = world.games["bids"].start(2, bytes.fromhex(over.seed), over.options)
    log_events = await world.matches.queries.list_events(table.match)
    assert log_events[0].kind == "start"
    assert replayed.prizes == (await world.state(table.match)).prizes


async def test_deeds_tell_what_happened_since_a_row(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    await world.jobs.run_due()
    log_events = await world.matches.queries.list_events(table.match, since_seq=1)
    assert [
        (log_event.seq, log_event.kind, log_event.seat, log_event.is_by_computer)
        for log_event in log_events
    ] == [(2, "action", 1, True)]
    assert [event.what for event in log_events[0].events] == ["bid"]


async def test_everybody_who_listens_hears_of_each_commit_and_may_fail(world: World) -> None:
    def broken(match: int) -> None:
        raise RuntimeError("a listener of ours")

    world.matches.listeners.insert(0, broken)
    table = await world.running("Ana", "Bo")
    assert world.heard == [table.match] * 3
