"""A match that is shown in two servers: who is told what where, and what becomes of its seats."""

import pytest

from bot.matches import Refusal
from bot.models.match import Address, Mirror, Table
from bot.models.matchmaking import Terms
from bot.models.outbox import PostedMessage
from tests.matches.world import HERE, World
from tests.outbox import Outbox

ABROAD = Address(guild=800, channel=80)
TERMS = Terms("bids", 2, "days")


async def meet(world: World) -> Table:
    """Ana here and Bo abroad have met in the queue."""
    ana, bo = await world.people("Ana", "Bo")
    await world.matches.matchmaking.join(ana.player, TERMS, HERE)
    await world.matches.matchmaking.join(bo.player, TERMS, ABROAD)
    return await world.matches.matchmaking.start(await world.store.matchmaking.find_waiting())


async def share(world: World, *servers: Address) -> None:
    for server in servers:
        await world.matches.matchmaking.share(server.guild, shares=True)


async def test_a_match_across_servers_is_shown_in_each(world: World) -> None:
    table = await meet(world)

    assert table.address == HERE
    assert table.mirrors == (Mirror(ABROAD.guild, ABROAD.channel, (1,)),)
    assert table.seen_from(ABROAD.guild).address == ABROAD
    assert table.seen_from(900) == table.seen_from(None) == table
    assert [table.is_seat_here(seat) for seat in (0, 1)] == [True, False]
    assert [table.seen_by(one).mirror for one in (1, 2)] == [0, ABROAD.guild]
    there = table.seen_at(ABROAD.channel)
    assert there.mirror == ABROAD.guild
    assert [there.find_mirror_at(one) for one in (HERE.channel, ABROAD.channel)] == [0, 800]
    await world.restart()
    assert (await world.matches.queries.read_table(table.match)).mirrors == table.mirrors


async def test_it_can_be_looked_at_in_both_servers_and_in_no_other(world: World) -> None:
    match = (await meet(world)).match
    for guild in (HERE.guild, ABROAD.guild):
        table = await world.matches.queries.require_visible_table(match, guild, None)
        assert table.match == match
        (listed,) = await world.matches.queries.list_in_server(guild)
        assert listed.address.guild == guild
    with pytest.raises(Refusal, match="no-such-match"):
        await world.matches.queries.require_visible_table(match, 900, None)
    assert await world.matches.queries.list_in_server(900) == ()
    (found,) = await world.matches.queries.find_candidates(ABROAD, 2)
    assert found.match == match


async def test_every_message_waits_for_each_server_and_boards_are_kept_apart(world: World) -> None:
    match = (await meet(world)).match
    rows = await world.due_messages()
    assert [(row.mode, row.guild) for row in rows] == [("post", 0), ("post", ABROAD.guild)]
    streams = await world.matches.store.queue.read_due_streams(world.matches.at())
    assert [(one.guild, one.place) for one in streams] == [(0, 70), (ABROAD.guild, 80)]
    for row, stream, board in zip(rows, streams, (7, 8), strict=True):
        assert await world.matches.store.queue.read_stream(stream, world.matches.at()) == (row,)
        await Outbox(world.matches).finish_delivery([row], PostedMessage(stream.place, board))
    boards = [
        await world.matches.store.queue.read_board(match, guild) for guild in (0, ABROAD.guild)
    ]
    assert boards == [PostedMessage(70, 7), PostedMessage(80, 8)]
    await world.matches.store.queue.repost_all(world.matches.at())
    rows = await world.due_messages()
    assert [(row.mode, row.guild) for row in rows] == [("post", 0), ("post", ABROAD.guild)]


async def test_a_seat_is_played_where_it_was_taken(world: World) -> None:
    match = (await meet(world)).match
    cid, dee = await world.people("Cid", "Dee")
    await world.matches.seats.offer(match, 2)
    table = await world.matches.seats.take(match, cid.player, 1, HERE.guild)
    assert table.is_seat_here(1)
    await world.matches.seats.offer(match, cid.player)
    table = await world.matches.seats.take(match, dee.player, 1, ABROAD.guild)
    assert table.find_mirror(1) == ABROAD.guild


async def test_a_rematch_is_shown_where_its_people_are(world: World) -> None:
    match = (await meet(world)).match
    await world.matches.play.end(match, 1)
    await share(world, HERE, ABROAD)
    lobby = await world.matches.rematch.rematch(match, 2)
    assert [seat.reserved_for or seat.name for seat in lobby.seats] == ["Bo", "Ana"]
    assert lobby.mirrors == (Mirror(ABROAD.guild, ABROAD.channel, (0,)),)


@pytest.mark.parametrize("left", [HERE, ABROAD])
async def test_a_server_that_has_stopped_sharing_gets_no_rematch(
    world: World, left: Address
) -> None:
    """Whoever asks, and wherever; a lobby that is open already can still be joined."""
    match = (await meet(world)).match
    await world.matches.play.end(match, 1)
    await share(world, HERE, ABROAD)
    await world.matches.matchmaking.share(left.guild, shares=False)
    for player in (1, 2):
        with pytest.raises(Refusal, match="rematch-unshared"):
            await world.matches.rematch.rematch(match, player)
    await share(world, left)
    lobby = await world.matches.rematch.rematch(match, 2)
    await world.matches.matchmaking.share(left.guild, shares=False)
    assert (await world.matches.rematch.rematch(match, 1)).match == lobby.match


async def test_a_mirror_moves_alone(world: World) -> None:
    match = (await meet(world)).match
    table = await world.matches.play.move_mirror(match, ABROAD.guild, 81)
    assert table.address == HERE
    assert table.seen_from(ABROAD.guild).address == Address(ABROAD.guild, 81)
