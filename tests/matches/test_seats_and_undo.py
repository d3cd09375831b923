"""Whatever people do with their seats and second thoughts: the log leads to what they see, and each
seat has one holder, who has no other."""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.matches import Refusal
from bot.models.match import Status, Table
from tests.matches.world import World

STEPS = 60
PEOPLE = ("Ana", "Bo", "Cid", "Dee", "Eve")


async def somebody(world: World, match: int, rng: Random, player: int) -> Awaitable[Any]:
    """One thing that a person may try, whether it makes sense or not."""
    matches, seat = world.matches, rng.randrange(3)
    table = await matches.queries.read_table(match)
    consent = table.vote.number if table.vote else 1
    rows = [one.row for one in await matches.organise.list_moves(match)] or [2]
    tries: list[Callable[[], Awaitable[Any]]] = [
        lambda: matches.undo.undo(match, player),
        lambda: matches.undo.undo(match, player, rng.choice(rows)),
        lambda: matches.votes.ask(match, player, "undo"),
        lambda: matches.votes.ask(match, player, "remove", seat),
        lambda: matches.votes.answer(match, player, consent, rng.random() < 0.8),
        lambda: matches.votes.answer(match, player, consent, True),
        lambda: matches.seats.offer(match, player),
        lambda: matches.seats.offer(match, player, seat, organiser=rng.random() < 0.3),
        lambda: matches.seats.take(match, player, seat),
        lambda: matches.seats.take(match, player, seat),
        lambda: matches.seats.keep_waiting(match, player, seat),
        lambda: matches.seats.hold(match, player, seat),
        lambda: matches.seats.come_back(match, player),
        lambda: matches.organise.rewind(match, player, rng.choice(rows), table.seq),
    ]
    return rng.choice(tries)()


@pytest.mark.parametrize("number", range(12))
async def test_the_log_leads_to_what_people_see(world: World, number: int) -> None:
    rng = Random(number)
    people = [person.player for person in await world.people(*PEOPLE)]
    match = (await world.running(*PEOPLE[:3])).match
    done: Counter[str] = Counter()
    for _ in range(STEPS):
        table = await world.play_on(match, rng, moves=rng.choice((0, 0, 0, 0, 1)))
        if table.status is not Status.RUNNING:
            break
        try:
            await (await somebody(world, match, rng, rng.choice(people)))
        except Refusal as error:
            done[error.code] += 1
        else:
            done["done"] += 1
        _one_holder_each(await world.matches.queries.read_table(match))
    assert done["done"] > 3
    assert len(done) > 3, "most of what is tried here makes no sense"
    seen, before = await world.matches.queries.read_table(match), await world.hash(match)
    await world.restart()
    assert await world.hash(match) == before
    assert await world.matches.queries.read_table(match) == seen
    assert await world.matches.recovery.verify_logs() == ()


def _one_holder_each(table: Table) -> None:
    people = [seat.player for seat in table.seats if seat.player is not None]
    assert len(set(people)) == len(people)
    if table.status is Status.RUNNING:
        assert all(seat.player or seat.computer for seat in table.seats)
    else:
        assert (table.offers, table.vote) == ((), None)
