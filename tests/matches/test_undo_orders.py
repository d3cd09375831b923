"""Taking back an action to which standing orders have answered."""

from pathlib import Path

import pytest

from engine.wildlands import orders
from engine.wildlands.actions import read_action
from engine.wildlands.game import Wildlands
from tests.matches.skirmishing import Skirmish
from tests.matches.test_moves import refused
from tests.matches.test_sealed import position
from tests.outbox import Outbox
from tests.wildlands.matches import playing

ONE = "move 1 7 1m2"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "skirmish.sqlite3"


async def test_it_is_undone_with_what_orders_answered(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        before = await house.view(match, 0)
        await house.act(match, 0, ONE)
        assert [row[1] for row in await house.rows(match)] == ["start", *["action"] * 3]
        row = await house.matches.undo.find_undoable_row(match, 1)
        assert row == 2
        assert await house.matches.undo.find_undoable_row(match, 2) is None, "orders passed"
        await house.matches.undo.undo(match, 1, row)
        assert await house.view(match, 0) == before
        assert [row[1:] for row in await house.rows(match)][4:] == [("retract", 0)]
        await house.restart()
        assert await house.view(match, 0) == before
        await house.act(match, 0, ONE)
        events = await house.matches.queries.list_events(match)
        assert [event.by for event in events[5:]] == ["person", "order", "order"]


async def test_steps_of_one_press_are_undone_together(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2 1m3 W")) as house:
        match = await house.begun(3)
        before = await house.view(match, 0)
        await house.act(match, 0, ONE)
        await house.matches.play.act(match, 1, read_action("move 1 2 1m2"), follows=True)
        assert (await house.view(match, 0)).own.pieces[0].space == 2
        await house.matches.undo.undo(match, 1)
        assert await house.view(match, 0) == before


async def test_what_somebody_passed_by_hand_stands(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        for player in (2, 3):
            await house.matches.orders.save(match, player, ["always"])
        await house.act(match, 0, ONE)
        await house.act(match, 1, "pass")
        await house.act(match, 2, "pass")
        assert await refused(house.matches.undo.undo(match, 1)) == "undo-revealed"
        assert await refused(house.matches.undo.undo(match, 3)) == "undo-revealed"
        assert await house.matches.undo.find_undoable_row(match, 1) is None
        await house.matches.votes.ask(match, 1, "undo")
        asked = [one for one in await Outbox(house.matches).read_due_messages() if one.note]
        assert [one.params["n"] for one in asked if one.note == "consent-undo"] == [1], "no pass"


async def test_whether_orders_ask_is_not_found_out_by_trying(path: Path) -> None:
    """A question that nobody's first orders ask is open: everyone but them sees nothing of it."""
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        await house.matches.orders.save(match, 3, ["always"])
        await house.act(match, 0, ONE)
        assert await house.matches.undo.find_undoable_row(match, 1) is None
        assert await refused(house.matches.undo.undo(match, 1)) == "undo-acted"


async def test_a_question_that_all_see_is_withdrawn_until_it_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wildlands, "first_orders", ("always",))
    monkeypatch.setattr(orders, "FIRST_ORDERS", ("always",))
    meeting = playing({"a1": 32, "b1": 33, "c1": 5}, "1m2 W", "1m2 W", "1m3 W")
    async with Skirmish.at(path, meeting) as house:
        match = await house.begun(3)
        before = await house.view(match, 0)
        await house.act(match, 0, "move 1 33 1m2")
        assert 1 in (await house.view(match, 1)).to_act
        await house.matches.undo.undo(match, 1)
        assert await house.view(match, 0) == before


async def test_drawn_cards_are_not_put_back(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await house.begun(3)
        await house.act(match, 0, "end")
        assert await refused(house.matches.undo.undo(match, 1)) == "undo-revealed"


async def test_what_is_done_in_an_interrupt_is_undone_as_in_a_turn(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m2", "1m2 1m3 W", "1m3 W")) as house:
        match = await house.begun(3)
        await house.matches.orders.save(match, 2, ["always"])
        await house.act(match, 0, ONE)
        await house.act(match, 1, "interrupt")
        before = await house.view(match, 1)
        assert await house.matches.undo.find_undoable_row(match, 2) is None, (
            "a secret came to light"
        )
        await house.act(match, 1, "move 1 35 1m2")
        row = await house.matches.undo.find_undoable_row(match, 2)
        assert row is not None
        await house.matches.undo.undo(match, 2, row)
        assert await house.view(match, 1) == before
