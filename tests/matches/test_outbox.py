"""What Discord has to be told, and to whom."""

import ast
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from bot.matches import OutboxMessage, PostedMessage
from bot.matches.aggregate import advance
from bot.matches.log_entries import ActionTaken, LogEntry
from bot.matches.side_effects import apply_settling_time, can_take_back
from bot.models.commit import Commit, NewJob, NewMessage
from bot.models.match import Address, Status
from bot.models.match_head import MatchHead
from bot.models.outbox import Mention, MessageMode
from tests.games.bids import Bid, Give, Keep
from tests.matches.world import HERE, World
from tests.outbox import Outbox
from tests.sources import walk

HEAD = MatchHead(
    match=1, rev=2, game="bids", rules=1, status=Status.RUNNING, options={}, host=1,
    open_to_all=True, start_when_full=False, address=HERE, invited=(), seats=(), created=0,
)  # fmt: skip


async def bid_lowest(world: World, match: int) -> None:
    """Everybody bids, one after another."""
    state = await world.state(match)
    for seat in (await world.matches.queries.read_table(match)).awaited_seats:
        await world.matches.play.act(match, seat.player or 0, Bid(state.hands[seat.seat][0]))


async def test_a_lobbys_life_is_told_in_order(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    assert await world.told() == [
        (0, "post", (), None),  # the lobby
        (0, "edit", (), None),  # Bo
        (0, "note", (), "one-more"),
        (0, "post", (1,), None),  # Cid: full, Ana may start
        (1, "post", (1, 2, 3), None),  # everybody is asked
    ]
    assert table.match == 1


async def test_a_new_board_comes_only_when_somebody_else_newly_owes(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.tell_all()
    await bid_lowest(world, table.match)
    winner = (await world.state(table.match)).winner
    assert [(mode, asked) for _, mode, asked, _ in await world.told()] == [
        ("edit", ()),
        ("edit", ()) if winner == 1 else ("post", (1,)),
    ]
    await world.tell_all()
    await world.matches.play.act(table.match, winner + 1, Keep())
    assert [(mode, asked) for _, mode, asked, _ in await world.told()] == [("post", (2 - winner,))]


async def test_the_result_is_posted_and_mentions_nobody(world: World) -> None:
    table = await world.running("Ana", "Bo")
    for _ in range(3):
        await world.tell_all()
        await bid_lowest(world, table.match)
        winner = (await world.state(table.match)).winner
        await world.matches.play.act(table.match, winner + 1, Give(1 - winner))
    assert [row[1:] for row in (await world.told())[-2:]] == [
        ("post", (), None),
        ("note", (), "over"),
    ]


async def test_only_who_is_played_by_a_person_is_asked(world: World) -> None:
    await world.running("Ana", "Bo", computers=["low", "high"])
    assert (await world.told())[-1] == (1, "post", (1, 2), None)


async def test_whoever_plays_alone_against_computers_is_never_called(world: World) -> None:
    table = await world.running("Ana", computers=["low"])
    assert (await world.told())[-1] == (1, "post", (), None)
    while table.status is Status.RUNNING:
        await world.tell_all()
        await world.jobs.run_due()
        table = await world.matches.queries.read_table(table.match)
        for seat in table.awaited_seats:
            state = await world.state(table.match)
            hand = state.hands[seat.seat]
            action = Keep() if state.winner == seat.seat else Bid(hand[0])
            await world.matches.play.act(table.match, 1, action)
        table = await world.matches.queries.read_table(table.match)
        running = table.status is Status.RUNNING
        news = [(mode, asked) for _, mode, asked, _ in await world.told() if mode != "note"]
        assert {*news} <= ({("edit", ())} if running else {("edit", ()), ("post", ())})


async def test_who_has_just_acted_is_not_called_when_only_computers_have_answered(
    world: World,
) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    hands = (await world.state(table.match)).hands
    await world.matches.play.act(table.match, 1, Bid(hands[0][0]))
    await world.matches.play.act(table.match, 2, Bid(hands[1][-1]))
    await world.tell_all()

    await world.jobs.run_due()  # the last bid shows them all

    assert (await world.state(table.match)).winner == 1
    assert await world.told() == [(4, "edit", (), None)]


async def test_a_row_goes_from_its_first_try_to_the_message(world: World) -> None:
    table = await world.running("Ana", "Bo")
    outbox = Outbox(world.matches)
    await world.tell_all()
    await world.matches.play.move_here(table.match, HERE)
    [row] = await outbox.read_due_messages()
    assert (row.first_try_at, row.tries) == (None, 0)
    world.clock.turn(seconds=3)
    begun = await outbox.begin_delivery(row)
    assert begun.first_try_at == world.clock.at
    await world.restart()  # killed before the answer came
    outbox = Outbox(world.matches)
    [found] = await outbox.read_due_messages()
    assert found == begun
    world.clock.turn(seconds=60)
    again = await outbox.begin_delivery(found)
    assert (again.first_try_at, again.tries) == (begun.first_try_at, 2)
    await outbox.finish_delivery([again], PostedMessage(channel=70, message=555))
    assert await outbox.read_due_messages() == ()
    assert await world.store.queue.read_board(table.match) == PostedMessage(70, 555)
    assert await world.store.queue.read_board(99) is None


async def test_what_is_told_is_not_kept(world: World) -> None:
    table = await world.running("Ana", "Bo")
    kept = await world.tell_all()
    await world.matches.play.resign(table.match, 1)
    later = await world.tell_all()
    await world.close()

    with closing(sqlite3.connect(world.path)) as db:
        assert db.execute("SELECT count(*) FROM outbox").fetchone() == (0,)
    await world.open()
    assert min(row.id for row in later) > max(row.id for row in kept)


async def test_a_note_leaves_the_board_where_it_is(world: World) -> None:
    table = await world.running("Ana", "Bo", "Cid")
    rows = await world.due_messages()
    await Outbox(world.matches).finish_delivery(rows, PostedMessage(70, 1))
    await world.matches.play.resign(table.match, 1)
    _, word = await world.due_messages()
    await Outbox(world.matches).finish_delivery([word], None)
    assert await world.store.queue.read_board(table.match) == PostedMessage(70, 1)
    assert [row.mode for row in await world.due_messages()] == ["edit"]


async def test_a_match_waits_behind_its_delayed_row_and_others_do_not(world: World) -> None:
    slow = await world.running("Ana", "Bo")
    fast = await world.running("Cid", "Dee")
    outbox = Outbox(world.matches)
    first = (await outbox.read_due_messages())[0]
    assert first.match == slow.match
    until = world.clock.at + 30
    await world.store.queue.delay_messages([first], until)
    assert {row.match for row in await outbox.read_due_messages()} == {fast.match}
    await outbox.finish_delivery(await outbox.read_due_messages(), None)
    assert await world.store.queue.read_next_message_due() == until
    world.clock.turn(seconds=30)
    assert (await outbox.read_due_messages())[0].id == first.id


async def test_a_dead_row_is_not_tried_again_and_the_next_one_is(world: World) -> None:
    await world.running("Ana", "Bo")
    first, *others = await world.due_messages()
    await world.store.queue.mark_undeliverable([first.id], "403")
    assert list(await world.due_messages()) == others


async def test_nothing_waits_where_nothing_is_due(world: World) -> None:
    assert await world.store.queue.read_next_message_due() is None
    assert await world.due_messages() == ()


async def test_local_play_posts_every_open_match_afresh(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await bid_lowest(world, table.match)
    [eve] = await world.people("Eve")
    lobby = await world.lobby(eve)
    over = await world.running("Cid", "Dee")
    await world.matches.play.end(over.match, over.host)
    await Outbox(world.matches).finish_delivery(await world.due_messages(), PostedMessage(70, 9))
    winner = (await world.state(table.match)).winner
    await world.store.queue.repost_all(world.matches.at())
    assert [(r.match, r.mode, r.recipients) for r in await world.due_messages()] == [
        (table.match, "post", (winner + 1,)),
        (lobby.match, "post", ()),
    ]
    assert await world.store.queue.read_board(table.match) is None


async def test_a_match_settles_somewhere_without_a_word(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.tell_all()
    there = Address(guild=700, channel=70, thread=72)
    assert (await world.matches.play.move_silently(table.match, there)).address == there
    assert await world.told() == [(1, "edit", (1, 2), None)], "which adds them to the thread"


async def test_the_board_is_posted_where_the_match_moves_to(world: World) -> None:
    table = await world.running("Ana", "Bo")
    await world.tell_all()
    there = Address(guild=700, channel=71, thread=72)
    moved = await world.matches.play.move_here(table.match, there)
    assert moved.address == there
    assert moved.seats == table.seats
    assert await world.told() == [(1, "post", (1, 2), None), (1, "edit", (1, 2), None)]
    assert await world.matches.mentions.find_due(await world.due_messages()) != ()
    await world.restart()
    assert (await world.matches.queries.read_table(table.match)).address == there


async def test_a_board_in_a_new_place_calls_whoever_could_not_be_called(world: World) -> None:
    table = await world.running("Ana", "Bo")
    outbox, calls = Outbox(world.matches), world.matches.mentions
    first = await outbox.read_due_messages()
    for row in first:
        called = [Mention(row.match, one.player, one.key) for one in await calls.find_due([row])]
        await outbox.finish_delivery([row], PostedMessage(70, 5), called)
    await bid_lowest(world, table.match)
    lost = await outbox.read_due_messages()
    await world.store.queue.mark_undeliverable([row.id for row in lost], "403 50001")
    winner = (await world.state(table.match)).winner

    await world.matches.clocks.freeze(700)
    await world.matches.clocks.thaw(700)

    rows = await outbox.read_due_messages()
    assert [one.player for one in await calls.find_due(rows)] == [winner + 1]
    for row in rows:
        called = [Mention(row.match, one.player, one.key) for one in await calls.find_due([row])]
        await outbox.finish_delivery([row], PostedMessage(70, 6), called)
    await world.matches.play.move_here(table.match, Address(guild=700, channel=71))
    assert await calls.find_due(await outbox.read_due_messages()) == (), "nobody is called twice"


async def test_whoever_is_asked_is_told_when_the_move_has_settled(world: World) -> None:
    world.settling = 20
    await world.restart()
    table = await world.running("Ana", "Bo")
    await world.tell_all()
    await bid_lowest(world, table.match)
    winner = (await world.state(table.match)).winner
    world.clock.turn(seconds=20)
    await world.tell_all()

    await world.matches.play.act(table.match, winner + 1, Keep())

    assert [(mode, asked) for _, mode, asked, _ in await world.told()] == [("edit", ())]
    assert await world.store.queue.read_next_message_due() == world.clock.at
    await world.tell_all()
    assert await world.store.queue.read_next_message_due() == world.clock.at + 20
    world.clock.turn(seconds=20)
    assert [(mode, asked) for _, mode, asked, _ in await world.told()] == [("post", (2 - winner,))]


async def test_what_settles_keeps_nothing_else_back(world: World) -> None:
    world.settling = 20
    await world.restart()
    table = await world.running("Ana", "Bo")
    await bid_lowest(world, table.match)
    winner = (await world.state(table.match)).winner
    await world.matches.play.act(table.match, winner + 1, Keep())
    await world.tell_all()
    world.clock.turn(seconds=5)

    await world.matches.play.move_here(table.match, Address(guild=700, channel=71))

    rows = await world.due_messages()
    assert [row.mode for row in rows] == ["post"]
    assert await world.matches.mentions.find_due(rows) == (), "that is not settled yet"


async def test_a_board_that_has_settled_waits_for_one_that_may_have_arrived(world: World) -> None:
    world.settling = 20
    await world.restart()
    table = await world.running("Ana", "Bo")
    await bid_lowest(world, table.match)
    winner = (await world.state(table.match)).winner
    await world.matches.play.act(table.match, winner + 1, Keep())
    await world.tell_all()
    await world.matches.play.move_here(table.match, Address(guild=700, channel=71))
    outbox, until = Outbox(world.matches), world.clock.at + 60
    [row] = await outbox.read_due_messages()
    begun = await outbox.begin_delivery(row)
    await world.store.queue.delay_messages([begun], until)  # its answer was lost

    world.clock.turn(seconds=20)

    assert await outbox.read_due_messages() == ()
    assert await world.store.queue.read_next_message_due() == until
    world.clock.turn(seconds=40)
    assert len(await outbox.read_due_messages()) == 3


async def test_a_computer_player_waits_only_where_a_move_may_be_taken_back(world: World) -> None:
    table = await world.running("Ana", "Bo", computers=["low"])
    before = (await world.matches._repository.load(table.match)).require_match()
    hand = (await world.matches.queries.read_player_view(table.match, 1)).view.hand
    bid = LogEntry(2, 0, ActionTaken(action="bid"), 1, 1, Bid(hand[0]))

    assert can_take_back(advance(before, bid), bid)
    assert not can_take_back(advance(before, replace(bid, actor=None)), replace(bid, actor=None))
    await world.jobs.run_due()
    await bid_lowest(world, table.match)
    shown = (await world.matches._repository.load(table.match)).require_match()
    assert not can_take_back(shown, replace(bid, seq=shown.seq)), "the last bid shows all of them"


def test_only_what_settles_falls_due_later() -> None:
    change = Commit(
        HEAD, 100,
        messages=(NewMessage("post", (1,), settles=True), NewMessage("note", note="stuck")),
        jobs=(NewJob("think", 0, 3, 100, settles=True), NewJob("next-match", -1, 0, 100)),
    )  # fmt: skip

    late = apply_settling_time(change, 20)

    assert apply_settling_time(change, 0) == change
    assert [(one.mode, one.after) for one in late.messages] == [
        ("edit", 0),
        ("post", 20),
        ("note", 0),
    ]
    assert [job.due for job in late.jobs] == [120, 100]


@pytest.mark.slow
def test_the_modes_of_messages_are_those_that_are_written() -> None:
    sources = (Path(__file__).parents[2] / "bot").rglob("*.py")
    written = {
        node.args[0].value
        for path in sources
        for node in walk(path)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "NewMessage"
        and isinstance(node.args[0], ast.Constant)
    }

    assert written == {*get_args(MessageMode)}
    assert get_type_hints(OutboxMessage)["mode"] == MessageMode
