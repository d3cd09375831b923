"""Taking back one's own last action: until another seat has acted on it, or something is shown."""

import asyncio
from pathlib import Path
from random import Random

from bot.games import build_games
from bot.matches import NewMatch, Refusal
from bot.models.match import Status, Table
from tests.games.bids import Bid, TakeBack
from tests.matches.test_moves import refused
from tests.matches.world import HERE, World


async def bid(world: World, table: Table, seat: int, card: int = 0) -> None:
    """The seat bids a card of its hand, counted from the lowest."""
    player = table.seats[seat].player or 0
    hand = (await world.state(table.match)).hands[seat]
    await world.matches.play.act(table.match, player, Bid(hand[card]))


def players(table: Table) -> tuple[int, ...]:
    return tuple(seat.player or 0 for seat in table.seats)


async def test_a_misclick_is_taken_back_and_its_seat_asked_again(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = players(table)[0]
    before = await world.state(table.match)
    await bid(world, table, 0)
    back = await world.matches.undo.undo(table.match, ana)
    assert await world.state(table.match) == before
    assert [seat.decision for seat in back.seats] == [3, 1]
    await bid(world, table, 0, card=2)
    await world.restart()
    assert (await world.state(table.match)).bids[0] == before.hands[0][2]


async def test_own_answers_of_others_do_not_count_as_acting_on_it(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    ana = players(table)[0]
    await bid(world, table, 0)
    await bid(world, table, 1)
    back = await world.matches.undo.undo(table.match, ana)
    state = await world.state(table.match)
    assert state.bids == (None, state.hands[1][0], None)
    assert [seat.decision for seat in back.seats] == [4, None, 1]


async def test_a_take_back_of_the_game_by_somebody_else_does_not_count(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    ana, bo, _ = players(table)
    await bid(world, table, 1)
    await bid(world, table, 0)
    await world.matches.play.act(table.match, bo, TakeBack())
    await world.matches.undo.undo(table.match, ana)
    assert (await world.state(table.match)).bids == (None, None, None)


async def test_no_control_is_shown_where_the_game_has_its_own(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = players(table)[0]
    await bid(world, table, 0)
    assert await world.matches.undo.find_undoable_row(table.match, ana) is None


async def test_nothing_is_undone_once_something_came_to_light(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, (ana, bo) = table.match, players(table)
    await bid(world, table, 0)
    await bid(world, table, 1)
    before = await world.hash(match)
    for player in (ana, bo):
        assert await world.matches.undo.find_undoable_row(match, player) is None
        assert await refused(world.matches.undo.undo(match, player)) == "undo-revealed"
    assert await world.hash(match) == before


async def test_computers_are_not_asked(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    match, ana = table.match, table.host
    hand = (await world.state(match)).hands[0]
    await bid(world, table, 0)
    await world.matches.undo.undo(match, ana)
    assert (await world.state(match)).bids == (None, None)
    await bid(world, table, 0)
    await world.jobs.run_due()
    assert (await world.state(match)).hands[0] != hand, "the round is over, its prize is known"
    row = await world.matches.undo.find_undoable_row(match, ana)
    assert row is not None
    assert await world.matches.undo.asks_first(match, ana, row)
    await world.matches.undo.undo(match, ana, row)
    assert ((await world.state(match)).hands[0], (await world.state(match)).bids[0]) == (hand, None)


async def test_nothing_is_undone_in_a_match_that_is_over(world: World) -> None:
    table = await world.running("Ana", "Bo")
    over = await world.play_on(table.match, Random(1))
    assert over.status is Status.FINISHED
    assert await world.matches.undo.find_undoable_row(table.match, players(table)[0]) is None
    assert await refused(world.matches.undo.undo(table.match, over.host)) == "not-running"


async def test_who_has_done_nothing_has_nothing_to_undo(world: World) -> None:
    table = await world.running("Ana", "Bo")
    match, bo = table.match, players(table)[1]
    await bid(world, table, 0)
    assert await world.matches.undo.find_undoable_row(match, bo) is None
    assert await refused(world.matches.undo.undo(match, bo)) == "undo-nothing"
    [eve] = await world.people("Eve")
    assert await world.matches.undo.find_undoable_row(match, eve.player) is None
    assert await refused(world.matches.undo.undo(match, eve.player)) == "not-seated"


async def test_a_control_undoes_the_action_it_names_and_no_other(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    match, (ana, *_) = table.match, players(table)
    await bid(world, table, 0)
    await world.matches.undo.undo(match, ana, row=2)
    assert await refused(world.matches.undo.undo(match, ana, row=2)) == "undo-nothing"
    await bid(world, table, 0, card=1)
    assert await refused(world.matches.undo.undo(match, ana, row=2)) == "stale"
    assert (await world.matches.queries.read_table(match)).seq == 4


async def test_many_presses_at_once_undo_once(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    ana = players(table)[0]
    await bid(world, table, 0)
    presses = [world.matches.undo.undo(table.match, ana, row=2) for _ in range(10)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 9
    assert (await world.matches.queries.read_table(table.match)).seq == 3


async def test_an_old_answer_is_refused_after_an_undo(world: World) -> None:
    table = await world.running("Ana", "Bo")
    ana = players(table)[0]
    hand = (await world.state(table.match)).hands[0]
    await bid(world, table, 0)
    await world.matches.undo.undo(table.match, ana)
    again = world.matches.play.act(table.match, ana, Bid(hand[0]), 1)
    assert await refused(again) == "answered"


async def test_an_undo_is_shown_on_the_board_and_asks_nobody_else(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    ana = players(table)[0]
    await bid(world, table, 0)
    await world.tell_all()
    await world.matches.undo.undo(table.match, ana)
    assert await world.told() == [(3, "edit", (), None)]
    log_events = await world.matches.queries.list_events(table.match, 1)
    assert [(log_event.kind, log_event.seat, log_event.events) for log_event in log_events] == [
        ("action", 0, ()),
        ("retract", 0, ()),
    ]


async def think(world: World, match: int, seat: int) -> None:
    """The seat does what a computer player would do."""
    table, state = await world.matches.queries.read_table(match), await world.state(match)
    game = world.games[table.game]
    action = game.choose(game.observe(state, seat), game.computers[0], b"mind")
    await world.matches.play.act(match, table.seats[seat].player or 0, action)


async def choosing(world: World, computers: int = 0) -> tuple[int, list[int]]:
    """A match of Cutterland in which Ana has cut a card: its number, and the seats as they choose,
    hers last."""
    people = await world.people(*("Ana", "Bo", "Cid")[: 3 - computers])
    new = NewMatch(people[0].player, HERE, "cutterland", 3, {"first": "1"}, ("easy",) * computers)
    match = (await world.matches.lobbies.open(new)).match
    for person in people[1:]:
        await world.matches.lobbies.join(match, person.player)
    await world.matches.lobbies.start(match, people[0].player)
    await think(world, match, 0)
    return match, [1, 2, 0]


async def test_a_choice_stands_once_the_next_seat_has_chosen(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games=build_games()) as world:
        match, order = await choosing(world)
        player = [
            seat.player or 0 for seat in (await world.matches.queries.read_table(match)).seats
        ]
        undoing = world.matches.undo
        assert await refused(undoing.undo(match, player[0])) == "undo-revealed"
        await think(world, match, order[0])
        assert await undoing.find_undoable_row(match, player[order[0]]) == 3
        before = await world.hash(match)
        await think(world, match, order[1])
        assert await undoing.find_undoable_row(match, player[order[0]]) is None
        assert await refused(undoing.undo(match, player[order[0]])) == "undo-acted"
        back = await undoing.undo(match, player[order[1]])
        assert [seat.decision for seat in back.seats] == [None, None, 5]
        assert await world.hash(match) != before, "the second is asked anew"


async def test_what_is_laid_is_taken_up_again_while_others_lay(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games=build_games()) as world:
        match, _ = await choosing(world)
        player = [
            seat.player or 0 for seat in (await world.matches.queries.read_table(match)).seats
        ]
        while len(owing := (await world.matches.queries.read_table(match)).awaited_seats) < 3:
            await think(world, match, owing[0].seat)
        before = await laid(world, match)
        for seat in (0, 1, 2):
            await think(world, match, seat)
        assert [
            seat.seat for seat in (await world.matches.queries.read_table(match)).awaited_seats
        ] == [2]
        row = await world.matches.undo.find_undoable_row(match, player[0])
        back = await world.matches.undo.undo(match, player[0], row)
        assert row is not None
        assert [seat.seat for seat in back.awaited_seats] == [0]
        now = await laid(world, match)
        assert now[0] == before[0]
        assert all(now[seat] > before[seat] for seat in (1, 2)), "what others did stands"
        await think(world, match, 0)
        assert [
            seat.seat for seat in (await world.matches.queries.read_table(match)).awaited_seats
        ] == [2]


async def laid(world: World, match: int) -> list[int]:
    """How many squares lie in each land."""
    return [len(one.land.cells) for one in (await world.state(match)).players]


async def test_a_computer_player_that_came_to_its_turn_waits_again(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games=build_games(), settling=20) as world:
        match, _ = await choosing(world, computers=1)
        bo = (await world.matches.queries.read_table(match)).seats[1].player or 0
        await think(world, match, 1)
        assert await world.jobs.run_due() == 0, "so that there is time"
        await world.matches.undo.undo(match, bo)
        world.clock.turn(seconds=60)
        assert await world.jobs.run_due() == 0
        await think(world, match, 1)
        world.clock.turn(seconds=20)
        assert await world.jobs.run_due() == 1
        assert await refused(world.matches.undo.undo(match, bo)) == "undo-acted"
