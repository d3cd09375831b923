"""Whole matches of the real games: whoever owes a decision has been called to it, unless they came
to owe it by what they have just done themselves."""

from pathlib import Path

import pytest

from bot.games import build_games
from bot.matches import NewMatch, PostedMessage
from bot.models.match import Status
from bot.models.outbox import Mention
from tests.matches.world import HERE, NAMES, World
from tests.outbox import Outbox

GAMES = build_games()
BOARD = PostedMessage(1, 2)


async def told(world: World, match: int) -> None:
    """Everything that is due is done and told."""
    calls = world.matches.mentions
    await world.jobs.run_due()
    world.clock.turn(seconds=world.settling + 1)
    rows = await world.due_messages()
    made = [Mention(match, one.player, one.key) for one in await calls.find_due(rows)]
    if rows:  # nothing is told of an answer that is kept
        await Outbox(world.matches).finish_delivery(rows, BOARD, made)
    await calls.forget(await calls.find_answered(match))


async def uncalled(world: World, match: int) -> list[int]:
    """The seats that owe a decision of which nobody has told their people."""
    standing = {one.seat for one in await world.matches.mentions.find_open(match)}
    present, just = None, set()
    for log_event in await world.matches.queries.list_events(match):
        if log_event.by != "order":  # what orders answer is there before anyone has left
            present = log_event.seat if log_event.by == "person" else None
        just.add((log_event.seq, present))
    return [
        one.seat
        for one in await world.matches.mentions.find_pending(match)
        if one.decision is not None
        and one.seat not in standing
        and (one.decision, one.seat) not in just
    ]


@pytest.mark.parametrize("settling", [0, 20])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nobody_is_waited_for_who_does_not_know(
    game: str, seats: int, settling: int, tmp_path: Path
) -> None:
    async with World(tmp_path / "house.sqlite3", games=GAMES, settling=settling) as world:
        people = await world.people(*NAMES[:seats])
        table = await world.matches.lobbies.open(NewMatch(people[0].player, HERE, game, seats, {}))
        for person in people[1:]:
            await world.matches.lobbies.join(table.match, person.player)
        await world.matches.lobbies.start(table.match, people[0].player)
        for step in range(25):
            await told(world, table.match)
            table = await world.matches.queries.read_table(table.match)
            if table.status is not Status.RUNNING:
                return
            assert await uncalled(world, table.match) == []
            has_answered = world.matches.mentions.has_answered
            asked = [s for s in table.awaited_seats if not await has_answered(table.match, s.seat)]
            seat = asked[step % len(asked)]
            view = (await world.matches.queries.read_player_view(table.match, seat.player)).view
            action = GAMES[game].choose(view, GAMES[game].computers[0], bytes([step]))
            assert seat.player is not None
            await world.matches.play.act(table.match, seat.player, action, seat.decision)
