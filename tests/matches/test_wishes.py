"""A computer answers for people who wish it where they are slow: in time, seldom enough, told."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from engine.contract import Seat
from tests.games.bids import Bid, State, View
from tests.games.foresight import Foresight
from tests.matches.test_clocks import BLITZ, DAILY, bid, dues, later
from tests.matches.world import World

TOLD = ("note", (1,), "wish")


@dataclass(frozen=True, slots=True)
class _ViewWithoutHints(View):
    hints: bool = False


class _Bids(Foresight):
    key = "bids"
    stand_in = "low"


class _Unhelped(_Bids):
    key = "unhelped"

    def observe(self, state: State, seat: Seat | None) -> View:
        view = super().observe(state, seat)
        return _ViewWithoutHints(*(getattr(view, one.name) for one in fields(View)))


class _Alone(Foresight):
    """No computer stands in for anybody."""

    key = "alone"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    games = {game.key: game for game in (_Bids(), _Unhelped(), _Alone())}
    async with World(tmp_path / "house.sqlite3", games=games) as opened:
        yield opened


async def begun(world: World, when: str = "half", game: str = "bids") -> int:
    """A match in which the first of two people has a wish and is awaited."""
    await world.people("Ana", "Bo")
    await world.matches.clocks.set_wishes(1, [f"{game}.{when}"])
    match = (await world.running("Ana", "Bo", clock=BLITZ, game=game)).match
    await bid(world, match, 2)
    await world.tell_all()
    return match


async def source(world: World, match: int) -> tuple[int | None, str]:
    event = (await world.matches.queries.list_events(match))[-1]
    return event.seat, event.by


async def test_at_half_of_the_time_a_computer_answers_and_says_so_once(world: World) -> None:
    match = await begun(world)
    assert await world.matches.clocks.find_wish_time(match, 0) == world.clock.at + 5400
    assert await world.matches.clocks.find_wish_time(match, 1) is None
    assert await later(world, hours=1.4) == []
    await world.restart()
    await world.jobs.run_due()
    told = await later(world, hours=0.2)
    assert told.count(TOLD) == 1
    assert not any(mode == "remind" for mode, _, _ in told)
    assert await source(world, match) == (0, "wish")
    table = await world.matches.queries.read_table(match)
    assert (table.seats[0].strikes, table.seats[0].bank) == (0, BLITZ.bank)
    assert await world.matches.clocks.measure_paces([1]) == {}, "they haven't answered themselves"
    assert TOLD not in await later(world, hours=0.1)


async def test_who_answers_or_has_planned_answers_themselves(world: World) -> None:
    match = await begun(world)
    world.clock.turn(hours=1)
    hand = (await world.matches.queries.read_player_view(match, 1)).view.hand
    await world.matches.play.act(match, 1, Bid(hand[0]))
    events = await world.matches.queries.list_events(match)
    winner = next(one.seat for one in (await world.matches.queries.read_table(match)).awaited_seats)
    other = 1 - winner
    await world.matches.clocks.set_wishes(other + 1, ["bids.half"])
    rest = (await world.matches.queries.read_player_view(match, other + 1)).view.hand
    await world.matches.plans.save(match, other + 1, [(Bid(rest[0]),)])
    action = next(world.games["bids"].legal_actions(await world.state(match), winner))
    await world.matches.play.act(match, winner + 1, action)
    await later(world, hours=1.6)
    new = (await world.matches.queries.list_events(match))[len(events) :]
    assert [one.by for one in new if one.seat == other] == ["plan"]


async def test_an_hour_may_be_enough(world: World) -> None:
    match = await begun(world, "hour")
    assert await later(world, hours=0.9) == []
    assert TOLD in await later(world, hours=0.2)
    assert await source(world, match) == (0, "wish")


async def test_a_wish_may_end_at_any_time(world: World) -> None:
    match = await begun(world)
    await world.matches.clocks.set_wishes(1, [])
    assert await world.matches.clocks.find_wish_time(match, 0) is None
    assert await later(world, hours=1.6) == [("remind", (1,), None)]


async def test_a_wish_may_begin_while_one_is_awaited(world: World) -> None:
    match = await begun(world, "hour", "alone")
    await world.matches.clocks.set_wishes(1, [])
    match = (await world.running("Ana", "Bo", clock=DAILY)).match
    await bid(world, match, 2)
    await world.matches.clocks.set_wishes(1, ["bids.half"])
    await later(world, hours=12.1)
    assert await source(world, match) == (0, "wish")


@pytest.mark.parametrize("game", ["unhelped", "alone"])
async def test_without_hints_or_a_computer_that_stands_in_no_wish_counts(
    world: World, game: str
) -> None:
    match = await begun(world, game=game)
    assert await world.matches.clocks.find_wish_time(match, 0) is None
    assert await later(world, hours=1.6) == [("remind", (1,), None)]


async def test_after_three_in_a_row_their_person_is_awaited(world: World) -> None:
    match = await begun(world)
    answered = 0
    for _ in range(8):
        told = await later(world, hours=1.6)
        if ("remind", (1,), None) in told:
            break
        answered += TOLD in told
        for seat in (await world.matches.queries.read_table(match)).awaited_seats:
            if seat.player == 2:
                action = next(world.games["bids"].legal_actions(await world.state(match), 1))
                await world.matches.play.act(match, 2, action)
                await world.tell_all()
    assert answered == 3
    assert (await dues(world, match))[0] is not None
    action = next(world.games["bids"].legal_actions(await world.state(match), 0))
    await world.matches.play.act(match, 1, action)
    table = await world.matches.queries.read_table(match)
    if table.seats[0].decision is not None:
        assert await world.matches.clocks.find_wish_time(match, 0) is not None
