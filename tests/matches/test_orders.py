"""Standing orders: they answer as soon as a question opens, and nobody else can tell."""

from pathlib import Path

import pytest

from bot.matches import Refusal
from engine.wildlands.orders import FIRST_ORDERS, ORDERS
from engine.wildlands.state import Phase
from tests.matches.skirmishing import Skirmish
from tests.matches.test_sealed import DAILY, PIECES, outside, position
from tests.matches.world import World
from tests.wildlands.matches import playing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "skirmish.sqlite3"


async def test_what_no_order_wants_to_be_asked_is_passed_at_once(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        await house.tell_all()
        await house.act(match, 0, "move 1 7 1m2")
        assert (await house.view(match, 0)).phase is Phase.ACT
        events = await house.matches.queries.list_events(match)
        assert [event.by for event in events[1:]] == ["person", "order", "order"]
        assert [(row[1], row[2]) for row in await house.told()] == [("edit", ())]
        log = await house.store.matches.read_log(match)
        assert [row.actor for row in log[1:]] == [1, 2, 3]
        assert not await house.store.clocks.read_answers([2], 9)


async def test_orders_wait_for_who_is_asked(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3, clock=DAILY)
        await house.matches.orders.save(match, 3, ["always"])
        await house.act(match, 0, "move 1 7 1m2")
        assert [row.sealed is not None for row in (await house.head(match)).seats] == [
            False, True, False,
        ]  # fmt: skip
        assert not await house.matches.queries.list_turns(2)
        assert await house.matches.queries.list_turns(3)
        await house.restart()
        await house.act(match, 2, "pass")
        events = await house.matches.queries.list_events(match)
        assert [event.by for event in events[2:]] == ["order", "sealed"]
        assert (await house.view(match, 0)).phase is Phase.ACT
        assert not await house.store.clocks.read_answers([2], 9)


async def test_nothing_is_said_to_be_passed_for_who_passes_by_hand(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match, seen = await house.begun(3), house.matches.last_seen
        await house.matches.orders.save(match, 3, ["always"])
        await seen.mark_seen(match, 2)
        await seen.mark_seen(match, 3)
        await house.act(match, 0, "move 1 7 1m2")
        await house.act(match, 2, "pass")
        await house.matches.orders.save(match, 3, [])
        await house.act(match, 0, "move 1 1 1m3")
        passed = [await seen.mark_seen(match, player) for player in (2, 3)]
        assert [one and one.passed for one in passed] == [2, 0]


async def test_nobody_can_tell_who_has_orders(tmp_path: Path) -> None:
    sides = []
    for number, orders in enumerate(((), ("always",), ("attacked",))):
        path = tmp_path / f"{number}.sqlite3"
        async with Skirmish.at(path, position(), seeds=lambda: bytes(32)) as house:
            match = await house.begun(3, clock=DAILY)
            await house.tell_all()
            await house.matches.orders.save(match, 2, orders)
            await house.matches.orders.save(match, 3, ["always"])
            await house.act(match, 0, "move 1 7 1m2")
            house.clock.turn(hours=1)
            await house.jobs.run_due()
            seen = await outside(house, match, (None, 0, 2))
            sides.append([*seen[:-1], await house.told()])
    assert sides[1:] == sides[:1] * 2


async def test_a_turn_can_be_let_pass_with_the_question_that_is_open(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match, orders = await house.begun(3), house.matches.orders
        for player in (2, 3):
            await orders.save(match, player, ["always"])
        await house.act(match, 0, "move 1 7 1m2")
        state = await orders.be_quiet(match, 2, quiet=True)
        assert (state.is_quiet, state.orders) == (True, ("always",))
        await orders.be_quiet(match, 3, quiet=True)
        assert (await house.view(match, 0)).phase is Phase.ACT
        await house.act(match, 0, "move 1 1 1m3")
        assert (await house.view(match, 0)).phase is Phase.ACT
        assert not (await orders.be_quiet(match, 3, quiet=False)).is_quiet
        await house.act(match, 0, "end")
        assert (await house.view(match, 2)).to_act == {1, 2}
        await house.act(match, 2, "pass")
        assert (await house.view(match, 0)).turn == 2
        assert not (await orders.read(match, 2)).is_quiet


async def test_orders_bind_only_who_gave_them(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match, orders = await house.begun(3), house.matches.orders
        await orders.save(match, 3, ["always"])
        await house.matches.seats.hold(match, 1, 2)
        await house.act(match, 0, "move 1 7 1m2")
        assert (await house.view(match, 0)).phase is Phase.ACT  # the computer has answered
        assert (await orders.read(match, 3)).orders == ("always",)


async def test_the_next_match_of_the_game_begins_with_the_last_orders(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        orders, clocks = house.matches.orders, house.matches.clocks
        await orders.save(await house.begun(3), 2, ["ends", "always"])
        await clocks.set_wishes(2, ["wildlands.half"])
        match = await house.begun(3)
        assert (await orders.read(match, 2)).orders == ("ends", "always")
        assert (await orders.read(match, 3)).orders == FIRST_ORDERS
        await house.act(match, 0, "move 1 7 1m2")
        assert [row.sealed is not None for row in (await house.head(match)).seats] == [
            False, False, True,
        ]  # fmt: skip
        await orders.save(match, 2, [])
        assert (await orders.read(await house.begun(3), 2)).orders == ()
        assert "wildlands.half" in await clocks.read_wishes(2)


async def test_an_undo_asks_by_hand(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        await house.act(match, 0, "move 1 7 1m2")
        await house.matches.organise.rewind(match, 1, 3, 4)
        assert (await house.view(match, 1)).to_act == {1, 2}


async def test_refusals(path: Path, world: World) -> None:
    async with Skirmish.at(path, position()) as house:
        match, orders = await house.begun(2, "easy"), house.matches.orders
        (eve,) = await house.people("Eve")
        with pytest.raises(Refusal, match="not-seated"):
            await orders.read(match, eve.player)
        with pytest.raises(Refusal, match="older-control"):
            await orders.save(match, 1, ["sometimes"])
        state = await orders.read(match, 1)
        assert (state.known, state.can_be_quiet) == (ORDERS, False), "in the own turn"
        with pytest.raises(Refusal, match="older-control"):
            await orders.be_quiet(match, 1, quiet=True)
    table = await world.running("Ana", "Bo")
    with pytest.raises(Refusal, match="orders-no-game"):
        await world.matches.orders.read(table.match, 1)


@pytest.mark.parametrize(
    ("people", "hand", "phase"),
    [
        (1, "1m2 1m3", Phase.ACT),
        (1, "1m2 W", Phase.ASK),
        (2, "1m2 1m3", Phase.ASK),  # passing at once would tell the other person
    ],
)
async def test_alone_with_computers_only_a_choice_is_asked(
    path: Path, people: int, hand: str, phase: Phase
) -> None:
    state = playing(PIECES, hand, "1m2 1m3", "1m3 1m2", decks=["1m2 W"] * 3, active=2)
    async with Skirmish.at(path, state) as house:
        match = await house.begun(people, *("easy",) * (3 - people))
        for player in range(1, people + 1):
            await house.matches.orders.save(match, player, ["always"])
        await house.jobs.run_due()
        assert (await house.view(match, 0)).phase is phase
        assert 0 in (await house.view(match, 0)).to_act


async def test_alone_with_computers_a_defence_needs_a_card(path: Path) -> None:
    for hand, phase in (("1g2 1g3", Phase.ACT), ("1m2 1g3", Phase.DEFEND)):
        pieces, decks = {"a1": 1, "a2": 42, "b1": 1}, ["1m2 1m3", "1h2 1h3"]
        state = playing(pieces, hand, "1h2", decks=decks, damage={"a1": 2}, active=1)
        async with Skirmish.at(path.with_name(f"{phase}.sqlite3"), state) as house:
            match = await house.begun(1, "hard")
            await house.matches.orders.save(match, 1, [])
            await house.jobs.run_due()
            view = await house.view(match, 0)
            assert view.phase is phase
            assert view.own.pieces[0].damage == (4 if phase is Phase.ACT else 2)
