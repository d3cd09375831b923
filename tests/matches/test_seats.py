"""Seats that are offered, taken, held by a computer player and taken back."""

import asyncio
from random import Random

from bot.matches import Limits, Refusal
from bot.matches.log_entries import ComputerTookOver
from bot.matches.play.moves import append_entry
from bot.matches.play.seats import offer_seat
from bot.matches.repository import LoadedMatch, Transition
from bot.models.match import Status, Table
from tests.games.bids import Bid
from tests.matches.test_moves import refused
from tests.matches.world import World


def players(table: Table) -> tuple[int, ...]:
    return tuple(seat.player or 0 for seat in table.seats)


async def stranger(world: World, name: str = "Eve") -> int:
    return (await world.people(name))[0].player


async def test_ones_own_seat_is_offered_and_taken_with_its_hand(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (ana, bo) = table.match, players(table)
    eve = await stranger(world)
    hand = (await world.matches.queries.read_player_view(match, bo)).view.hand
    await world.tell_all()
    offered = await world.matches.seats.offer(match, bo)
    assert offered.offers == (1,)
    assert offered.seq == table.seq, "nothing has happened in the match yet"
    board, word = await world.due_messages()
    assert (board.mode, word.note, word.params) == (
        "edit",
        "seat-offered",
        {"seat": 2, "player": bo},
    )
    await world.tell_all()
    taken = await world.matches.seats.take(match, eve, 1)
    assert players(taken) == (ana, eve)
    assert taken.offers == ()
    assert taken.seats[1].decision == 1, "the question stands"
    assert (await world.matches.queries.read_player_view(match, eve)).view.hand == hand
    assert (await world.matches.queries.read_player_view(match, bo)).seat is None
    assert await world.told() == [
        (2, "edit", (), None), (2, "note", (), "seat-taken-for"), (2, "note", (), "answered"),
    ]  # fmt: skip
    await world.restart()
    assert await world.matches.queries.read_table(match) == taken


async def test_two_who_press_at_once_do_not_both_get_it(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (_, bo) = table.match, players(table)
    eve, dee = await stranger(world), await stranger(world, "Dee")
    await world.matches.seats.offer(match, bo)
    takes = [world.matches.seats.take(match, one, 1) for one in (eve, dee, eve)]
    results = await asyncio.gather(*takes, return_exceptions=True)
    codes = sorted(one.code for one in results if isinstance(one, Refusal))
    assert codes == ["seat-not-offered", "seat-not-offered"]
    assert (await world.matches.queries.read_table(match)).seq == 2


async def test_nobody_sits_at_two_seats_or_at_too_many_tables(world: World) -> None:
    world.limits = Limits(matches=1)
    await world.restart()
    table = await world.running("Ana", "Bo")
    match, (ana, bo) = table.match, players(table)
    eve = await stranger(world)
    await world.running("Eve", "Dee")
    await world.matches.seats.offer(match, bo)
    assert await refused(world.matches.seats.take(match, ana, 1)) == "already-seated"
    assert await refused(world.matches.seats.take(match, eve, 1)) == "too-many-matches"
    assert (await world.matches.queries.read_table(match)).offers == (1,)


async def test_who_knows_the_secrets_of_another_seat_takes_none(world: World) -> None:
    """Only the seat that they held themselves."""
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, bo, _) = table.match, players(table)
    dee, seating = await stranger(world, "Dee"), world.matches.seats
    for player in (ana, bo):
        await seating.offer(match, player)
    await seating.take(match, dee, 0)
    assert await refused(seating.take(match, ana, 1)) == "seat-known"
    await seating.offer(match, dee)
    await seating.take(match, ana, 0)
    assert await refused(seating.take(match, dee, 1)) == "seat-known"


async def test_who_may_offer_which_seat(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid", computers=["low"])
    match, (ana, bo, cid, _) = table.match, players(table)
    eve = await stranger(world)
    seating = world.matches.seats
    assert await refused(seating.offer(match, eve)) == "not-seated"
    assert await refused(seating.offer(match, eve, 1)) == "not-seated"
    assert await refused(seating.offer(match, ana, 1)) == "seat-not-free"
    assert await refused(seating.offer(match, ana, 3)) == "seat-not-free"
    assert await refused(seating.offer(match, eve, 3, organiser=True)) == "seat-not-free"
    assert await refused(seating.offer(match, eve, 7, organiser=True)) == "seat-not-free"
    await seating.offer(match, eve, 1, organiser=True)
    assert await refused(seating.offer(match, bo)) == "seat-offered"
    rows = await world.store.matches.read_log(match)
    assert [(row.kind, row.seat, row.actor) for row in rows[1:]] == [("organiser", 1, eve)]
    await world.matches.play.resign(match, cid)
    assert (await seating.offer(match, ana, 2)).offers == (1, 2)


async def test_a_seat_given_up_may_be_played_on_by_somebody_else(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, bo, _) = table.match, players(table)
    eve = await stranger(world)
    await world.matches.play.resign(match, ana)
    await world.matches.seats.offer(match, bo, 0)
    taken = await world.matches.seats.take(match, eve, 0)
    assert not taken.seats[0].resigned
    over = await world.play_on(match, Random(3))
    assert over.status is Status.FINISHED


async def test_an_absent_person_comes_back_with_one_press(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (ana, bo) = table.match, players(table)
    eve = await stranger(world)
    seating = world.matches.seats
    held = await seating.hold(match, eve, 1)
    assert held.seats[1].computer == "high"
    assert await refused(seating.hold(match, eve, 1)) == "seat-not-free"
    assert await refused(seating.come_back(match, ana)) == "here-already"
    assert await refused(seating.come_back(match, eve)) == "not-seated"
    await world.tell_all()
    back = await seating.come_back(match, bo)
    assert [seat.seat for seat in back.awaited_seats] == [0, 1]
    assert await world.told() == [(3, "edit", (), None)]
    assert await world.jobs.run_due() == 0
    assert await refused(seating.come_back(match, bo)) == "here-already"


async def test_who_acts_is_back_with_that(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (_, bo, _) = table.match, players(table)
    [eve] = await world.people("Eve")
    seating = world.matches.seats
    await seating.hold(match, eve.player, 1)
    await seating.offer(match, eve.player, 1, organiser=True)
    hand = (await world.matches.queries.read_player_view(match, bo)).view.hand
    done = await world.matches.play.act(match, bo, Bid(hand[0]))
    assert (done.table.offers, done.table.seats[1].computer) == ((), None)
    rows = await world.store.matches.read_log(match)
    assert [(row.kind, row.actor) for row in rows[-2:]] == [("return", bo), ("action", bo)]
    assert await world.jobs.run_due() == 0
    before = await world.matches.queries.read_table(match)
    await world.restart()
    assert await world.matches.queries.read_table(match) == before
    assert await refused(world.matches.play.act(match, bo, Bid(hand[1]), 1)) == "answered"


async def test_two_strikes_offer_a_seat_that_a_computer_holds(world: World) -> None:
    """What the clocks do: one write holds the seat and offers it."""
    table = await world.running("Ana", "Bo")
    match, (_, bo) = table.match, players(table)

    def absent(file: LoadedMatch) -> Transition:
        plan = append_entry(file, 1, ComputerTookOver(level="high"), None)
        return offer_seat(offer_seat(plan, 1), 1)

    await world.tell_all()
    await world.matches._repository.change(match, absent)
    table = await world.matches.queries.read_table(match)
    assert (table.offers, table.seats[1].computer) == ((1,), "high")
    assert [note for *_, note in await world.told()] == [None, "seat-offered"]
    back = await world.matches.seats.take(match, bo, 1)
    assert (back.offers, back.seats[1].computer, back.seats[1].player) == ((), None, bo)


async def test_the_table_may_go_on_waiting(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, bo, cid) = table.match, players(table)
    eve = await stranger(world)
    seating = world.matches.seats
    await seating.hold(match, eve, 1)
    await seating.offer(match, ana, 1)
    assert await refused(seating.keep_waiting(match, eve, 1)) == "not-seated"
    assert await refused(seating.keep_waiting(match, cid, 0)) == "seat-not-offered"
    kept = await seating.keep_waiting(match, cid, 1)
    assert (kept.offers, kept.seats[1].computer) == ((), None)
    assert bo in [seat.player for seat in kept.awaited_seats]
    assert await refused(seating.take(match, eve, 1)) == "seat-not-offered"
    await seating.offer(match, bo)
    kept = await seating.keep_waiting(match, bo, 1)
    assert (kept.offers, kept.seats[1].player) == ((), bo)


async def test_an_offer_is_over_with_the_match(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (_, bo) = table.match, players(table)
    await world.matches.seats.offer(match, bo)
    over = await world.play_on(match, Random(2))
    assert (over.status, over.offers) == (Status.FINISHED, ())
    eve = await stranger(world)
    assert await refused(world.matches.seats.take(match, eve, 1)) == "not-running"


async def test_the_log_says_who_did_what(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (_, bo, _) = table.match, players(table)
    eve = await stranger(world)
    hand = (await world.matches.queries.read_player_view(match, bo)).view.hand
    await world.matches.play.act(match, bo, Bid(hand[0]))
    await world.matches.seats.offer(match, bo)
    await world.matches.seats.take(match, eve, 1)
    assert await refused(world.matches.undo.undo(match, eve)) == "undo-nothing"
    assert await refused(world.matches.play.act(match, bo, Bid(hand[0]))) == "not-seated"
    played = (await world.matches._repository.load(match)).require_match().actions
    assert [one.actor for one in played] == [bo]
    rows = await world.store.matches.read_log(match)
    assert [(row.kind, row.actor) for row in rows[1:]] == [("action", bo), ("substitute", eve)]


async def test_a_match_tells_who_played_which_moves(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (ana, bo) = table.match, players(table)
    eve = await stranger(world)
    await world.play_on(match, Random(1), moves=4)
    mine = len([one for one in (await world.matches.queries.list_events(match)) if one.seat == 1])
    await world.matches.seats.offer(match, bo)
    await world.matches.seats.take(match, eve, 1)
    await world.matches.seats.hold(match, ana, 0)
    over = await world.play_on(match, Random(1))
    assert over.status is Status.FINISHED
    spans = await world.matches.queries.list_spans(match)
    assert [(one.seat, one.name) for one in spans] == [(0, "Ana"), (0, ""), (1, "Bo"), (1, "Eve")]
    assert (spans[2].first, spans[2].last, spans[3].first) == (1, mine, mine + 1)
    assert (await world.matches.queries.read_history(match)).spans == spans
    decisions = await world.matches.analyses.list_decisions(match)
    own = [one for one in decisions if one.seat == 1]
    assert len(own) == spans[3].last - spans[3].first + 1
