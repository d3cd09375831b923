"""Actions in a row: each is played once the question after the one before is answered, and the line
stops at anything new."""

from pathlib import Path

import pytest

from bot.matches import Refusal
from engine.wildlands.actions import read_action, write_action
from engine.wildlands.state import Phase
from tests.matches.skirmishing import Skirmish
from tests.matches.test_sealed import position
from tests.wildlands.matches import playing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "skirmish.sqlite3"


async def line_up(house: Skirmish, match: int, *lines: str, seat: int = 0) -> None:
    """A person acts and lines the rest up, as the panel does."""
    first, *rest = map(read_action, lines)
    done = await house.matches.play.act(match, seat + 1, first)
    await house.matches.plans.follow_up(match, seat + 1, tuple(rest), done.known)
    await house.jobs.run_due()


async def begun(house: Skirmish, *levels: str) -> int:
    match = await house.begun(3 - len(levels), *levels)
    for player in range(2, 4 - len(levels)):
        await house.matches.orders.save(match, player, ["always"])
    return match


async def test_a_line_goes_on_with_every_answer(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2 1m3 W", "1m2 W", "1m3 W")) as house:
        match = await begun(house)
        await line_up(house, match, "move 1 7 1m2", "move 1 1 1m2", "end")
        await house.tell_all()
        for _ in range(3):
            assert (await house.view(match, 0)).phase is Phase.ASK
            await house.act(match, 1, "pass")
            await house.act(match, 2, "pass")
            rows = await house.due_messages()
            assert 0 not in {one.seat for one in await house.matches.mentions.find_due(rows)}
        view = await house.view(match, 1)
        assert (view.turn, view.active) == (2, 1)
        events = await house.matches.queries.list_events(match)
        assert [event.by for event in events if event.seat == 0] == ["person", "plan", "plan"]
        assert not [row for row in await house.told() if row[3] == "receipt"]


async def test_orders_let_a_line_run_to_its_end(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2 1m3 W", "1m2 W", "1m3 W")) as house:
        match = await house.begun(3)
        await house.matches.orders.save(match, 3, ["ends"])
        await house.matches.play.act(match, 1, read_action("move 1 7 1m2"))
        await house.matches.play.act(match, 1, read_action("move 1 1 1m2"))
        await house.matches.play.act(match, 1, read_action("end"))
        assert (await house.view(match, 2)).to_act == {1, 2}
        await house.act(match, 2, "pass")
        assert (await house.view(match, 1)).active == 1


async def test_an_interrupt_stops_it_and_its_owner_is_told(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2 1m3 W", "1m2 W", "1m3 W")) as house:
        match = await begun(house)
        await line_up(house, match, "move 1 7 1m2", "move 1 1 1m2", "end")
        await house.act(match, 2, "interrupt")
        await house.act(match, 1, "pass")
        await house.tell_all()
        await house.act(match, 2, "move 1 41 1m3")
        await house.act(match, 1, "pass")
        await house.jobs.run_due()
        state = await house.matches.plans.read(match, 1)
        assert state.failure is not None
        assert (state.failure.code, state.lines) == ("plan-interrupted", ())
        assert [*map(write_action, state.left)] == ["move 1 1 1m2", "end"]
        assert (1,) in [row[2] for row in await house.told()]


async def test_an_interrupt_in_which_nothing_is_done_does_not_stop_it(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2 1m3 W", "1m2 W", "1m3 W")) as house:
        match = await begun(house)
        await line_up(house, match, "move 1 7 1m2", "move 1 1 1m2")
        await house.act(match, 2, "interrupt")
        await house.act(match, 1, "pass")
        await house.act(match, 2, "end")
        assert (await house.view(match, 1)).table.sides[0].pieces[0].space == 1


async def test_a_defence_stops_it(path: Path) -> None:
    pieces = {"a1": 1, "b1": 1, "c1": 42}
    state = playing(pieces, "1m2 1m3 W", "1m2 W", "1m3 W", decks=["1m2 W"] * 3)
    async with Skirmish.at(path, state) as house:
        match = await begun(house)
        await line_up(house, match, "melee 1 b 1m2", "move 1 7 1m3")
        await house.act(match, 1, "defend 1=1m2")
        for seat in (1, 2):
            await house.act(match, seat, "pass")
        failure = (await house.matches.plans.read(match, 1)).failure
        assert failure is not None
        assert failure.code == "plan-defended"


async def test_a_line_at_a_table_of_computers(path: Path) -> None:
    hands = ("1m2 1m2 1m3 W", "1m2 1m4", "1m3 1m5")
    async with Skirmish.at(path, position(*hands)) as house:
        match = await begun(house, "easy", "easy")
        await house.matches.play.act(match, 1, read_action("move 1 7 1m2"))
        with pytest.raises(Refusal, match="plan-alone"):
            await house.matches.plans.save(match, 1, [(read_action("end"),)])
        await house.matches.plans.follow_up(match, 1, (read_action("move 1 1 1m2"),))
        await house.jobs.run_due()
        assert (await house.view(match, 0)).hand == ("1m3", "W")


async def test_a_turn_ahead_is_planned_in_anothers(path: Path) -> None:
    pieces = {"a1": 1, "b1": 40, "c1": 42}
    hands = ("1m2 1m2 1m3 W", "1m2 W", "1m3 W")
    state = playing(pieces, *hands, decks=["1m2 W 1m2 1m2"] * 3, active=1)
    async with Skirmish.at(path, state) as house:
        match = await house.begun(3)
        line = tuple(map(read_action, ("move 1 7 1m2", "end")))
        await house.matches.plans.save(match, 1, [line])
        await house.act(match, 1, "end")
        await house.act(match, 2, "end")
        view = await house.view(match, 1)
        assert (view.turn, view.active) == (4, 1)
        events = await house.matches.queries.list_events(match)
        assert [event.by for event in events if event.seat == 0 and event.events] == [
            "plan",
            "plan",
        ]
