"""Giving up, and what becomes of the match."""

from random import Random

from bot.models.match import Status
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import World


async def test_a_computer_plays_on_for_who_resigned_and_the_seat_is_last(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    ana = table.seats[0].player or 0
    table = await world.matches.play.resign(table.match, ana)
    assert table.seats[0].resigned
    assert table.seats[0].computer == "high"
    assert table.seats[0].name == "Ana"
    assert [seat.name for seat in table.awaited_seats] == ["Bo", "Cid"]
    assert await world.jobs.run_due() == 1
    over = await world.play_on(table.match, Random(3))
    assert over.status is Status.FINISHED
    assert over.ranks[0] == 3


async def test_who_resigned_sees_and_does_no_more_than_a_stranger(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, ana = table.match, table.seats[0].player or 0
    hand = (await world.matches.queries.read_player_view(match, ana)).view.hand
    await world.matches.play.resign(match, ana)
    player_view = await world.matches.queries.read_player_view(match, ana)
    assert (player_view.seat, player_view.decision, player_view.view.hand) == (None, None, ())
    assert await refused(world.matches.play.act(match, ana, Bid(hand[0]))) == "resigned"
    assert await refused(world.matches.play.resign(match, ana)) == "resigned"
    assert await refused(world.matches.play.claim_win(match, ana)) == "resigned"
    assert await world.matches.queries.list_turns(ana) == ()


async def test_the_others_are_told_that_somebody_resigned(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.tell_all()
    ana = table.seats[0].player or 0
    await world.matches.play.resign(table.match, ana)
    [board, word] = await world.due_messages()
    assert (board.mode, board.recipients) == ("edit", ())
    assert (word.mode, word.note, word.params) == ("note", "resigned", {"seat": 1, "player": ana})


async def test_a_match_with_no_person_left_ends_with_a_word(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    await world.tell_all()
    for seat in table.seats[:2]:
        await world.matches.play.resign(table.match, seat.player or 0)
    over = await world.matches.queries.read_table(table.match)
    assert over.status is Status.CANCELLED
    assert over.ranks == ()
    told = [note for *_, note in await world.told()]
    assert told == [None, "resigned", None, "over", "abandoned"]
    assert await world.jobs.run_due() == 0


async def test_the_last_person_may_end_it_as_the_winner(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    match = table.match
    ana, bo = (seat.player or 0 for seat in table.seats[:2])
    assert await refused(world.matches.play.claim_win(match, bo)) == "cannot-claim"
    await world.matches.play.resign(match, ana)
    over = await world.matches.play.claim_win(match, bo)
    assert over.status is Status.FINISHED
    assert over.claimed
    assert over.ranks == (3, 1, 2)
    assert over.seed is not None
    await world.restart()
    assert await world.matches.queries.read_table(match) == over


async def test_nobody_wins_against_computers_by_claiming(world: World) -> None:
    table = await world.running("Ana", computers=["low", "high"])
    assert await refused(world.matches.play.claim_win(table.match, table.host)) == "cannot-claim"
