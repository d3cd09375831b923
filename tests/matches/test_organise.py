"""An organiser takes a match back to any move, and everybody is told."""

from random import Random

from bot.models.match import Status
from tests.games.bids import Bid, Happened
from tests.matches.test_moves import refused
from tests.matches.world import World


async def test_a_match_goes_back_to_before_any_move(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, ana = table.match, table.host
    [eve] = await world.people("Eve")
    states = [await world.state(match)]
    for _ in range(5):
        await world.play_on(match, Random(2), moves=1)
        states.append(await world.state(match))
    await world.tell_all()
    moves = await world.matches.organise.list_moves(match)
    assert [one.row for one in moves] == [2, 3, 4, 5, 6]
    for back in (4, 2, 1):
        moves = await world.matches.organise.list_moves(match)
        table = await world.matches.queries.read_table(match)
        table = await world.matches.organise.rewind(match, eve.player, moves[back].row, table.seq)
        assert await world.state(match) == states[back]
        rows = await world.store.matches.read_log(match)
        assert (rows[-1].kind, rows[-1].actor) == ("undo-to", eve.player)
    notes = [row.params for row in await world.due_messages() if row.note == "rewound"]
    assert [(one["n"], one["player"]) for one in notes] == [
        (1, eve.player),
        (2, eve.player),
        (1, eve.player),
    ]
    await world.restart()
    assert await world.state(match) == states[1]
    assert (await world.play_on(match, Random(5))).status is Status.FINISHED
    assert ana == table.host


async def test_a_rewind_says_whether_something_had_come_to_light(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    [eve] = await world.people("Eve")
    for seat, hand in enumerate((await world.state(match)).hands):
        await world.matches.play.act(match, table.seats[seat].player or 0, Bid(hand[0]))
    moves = await world.matches.organise.list_moves(match)
    assert [one.reveals for one in moves] == [False, True]
    await world.matches.organise.rewind(match, eve.player, moves[1].row, 3)
    await world.matches.organise.rewind(match, eve.player, moves[0].row, 4)
    notes = [row.params["seen"] for row in await world.due_messages() if row.note]
    assert notes == ["yes", "no"]


async def test_what_others_did_meanwhile_is_not_struck_unseen(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match = table.match
    [eve] = await world.people("Eve")
    await world.play_on(match, Random(2), moves=2)
    organising = world.matches.organise
    assert await refused(organising.rewind(match, eve.player, 2, 2)) == "stale"
    assert await refused(organising.rewind(match, eve.player, 1, 3)) == "stale"
    await organising.rewind(match, eve.player, 3, 3)
    assert await refused(organising.rewind(match, eve.player, 3, 4)) == "stale"
    assert await refused(organising.rewind(match, eve.player, 3, 3)) == "stale"
    await world.play_on(match, Random(2))
    assert await refused(organising.list_moves(match)) == "not-running"


async def test_the_list_of_moves_has_what_is_public_of_them(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hand = (await world.state(table.match)).hands[0]
    await world.matches.play.act(table.match, table.host, Bid(hand[0]))
    [move] = await world.matches.organise.list_moves(table.match)
    assert (move.seat, move.events, move.reveals) == (0, (Happened("bid", 0),), False)
