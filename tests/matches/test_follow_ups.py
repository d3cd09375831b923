"""What completes a press is kept as a plan until it can be played, and needs no receipt."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.play.undo import find_remaining
from engine.contract import IllegalAction
from tests.matches.planning import Planning, line_of, second_turn

RECEIPTS = "SELECT asked FROM outbox WHERE note = 'receipt'"


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Planning]:
    services = Planning.at(tmp_path / "plans.sqlite3")
    await services.open()
    yield services
    await services.close()


async def follow_up(table: Planning, match: int, seat: int, line: str) -> None:
    await table.matches.plans.follow_up(match, seat + 1, line_of(line))


async def test_a_piece_is_placed_when_all_have_chosen_and_nobody_is_told(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await follow_up(table, match, 2, "place B M11 0")
    assert await table.planned(match, 2) == ["place B M11 0"]
    await table.act(match, 0, "take A")
    assert (await table.view(match, 2)).to_act == {0, 1}
    assert await table.planned(match, 2) == []
    assert await table.rows(RECEIPTS) == []


async def test_an_undo_leaves_what_others_have_answered_and_asks_first(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await follow_up(table, match, 2, "place B M11 0")
    await table.act(match, 0, "take A")
    undone = await table.matches.undo.list_undone(match, 3, None)
    moves = await table.matches.organise.list_moves(match)
    kept = find_remaining(moves, 2, undone)
    assert kept is not None
    assert (kept.seat, type(kept.events[0]).__name__) == (2, "PieceTaken")
    assert await table.matches.undo.asks_first(match, 3, max(undone))
    assert not await table.matches.undo.asks_first(match, 3, max(undone) - 1), "changed since"
    assert [type(one.events[0]).__name__ for one in moves if one.row in undone] == ["PieceLaid"]


async def test_what_a_plan_made_ahead_played_is_no_part_of_the_press_before(
    table: Planning,
) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "place B M11 0")
    await table.act(match, 0, "take A")
    undone = await table.matches.undo.list_undone(match, 3, None)
    assert len(undone) == 1
    assert find_remaining(await table.matches.organise.list_moves(match), 2, undone) is None


async def test_a_plan_made_ahead_still_has_its_receipt(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "place B M11 0")
    await table.act(match, 0, "take A")
    assert len(await table.rows(RECEIPTS)) == 1


async def test_it_stands_before_what_was_planned_and_replaces_the_same(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "place B O13 0", "cut 1 ABEF CDGH IJKL")
    for spot in ("M11", "K13", "M11"):
        await follow_up(table, match, 2, f"place B {spot} 0")
    assert await table.planned(match, 2) == [
        "place B M11 0", "place B K13 0", "place B O13 0", "cut 1 ABEF CDGH IJKL",
    ]  # fmt: skip


async def test_with_two_players_the_second_spot_may_hang_on_the_first(table: Planning) -> None:
    match = await table.begun(2)
    await table.act(match, 0, "cut 1 ABEF CDGH IJ KL")
    await table.act(match, 1, "take A")
    await table.act(match, 0, "take B")
    await table.act(match, 1, "take C")
    await table.act(match, 1, "place C O13 0")
    await table.act(match, 0, "place D O13 0")
    await table.act(match, 1, "cut 1 ABEF CDGH IJ KL")
    await table.act(match, 0, "take A")
    await follow_up(table, match, 0, "place A M11 0")
    await table.act(match, 1, "take B")
    await table.matches.play.act(match, 1, line_of("take C")[0])
    await table.jobs.run_due()
    await table.act(match, 0, "place C M10 0")
    view = await table.view(match, 0)
    assert len(view.table[0].land.cells) == 4 + 2 + 4 + 2


async def test_with_two_players_both_pieces_are_placed_when_all_have_chosen(
    table: Planning,
) -> None:
    match = await table.begun(2)
    await table.act(match, 0, "cut 1 ABEF CDGH IJ KL")
    for seat, piece in enumerate("ABC", 1):
        await table.act(match, seat % 2, f"take {piece}")
    await table.act(match, 1, "place C O13 0")
    await table.act(match, 0, "place D O13 0")
    await table.act(match, 1, "cut 1 ABEF CDGH IJ KL")
    await table.matches.play.act(match, 1, line_of("take A")[0])
    await follow_up(table, match, 0, "place A M11 0")
    await table.act(match, 1, "take B")
    await table.matches.play.act(match, 1, line_of("take C")[0])
    await table.matches.play.act(match, 1, line_of("place C K13 0")[0], follows=True)
    await table.jobs.run_due()
    view = await table.view(match, 0)
    assert len(view.table[0].land.cells) == 4 + 2 + 4 + 2
    assert 0 not in view.to_act


async def test_it_is_kept_at_a_table_of_computers_too(table: Planning) -> None:
    match = await second_turn(table)
    await table.matches.play.resign(match, 1)
    await table.matches.play.resign(match, 2)
    before = await table.view(match, 2)
    await table.matches.play.act(match, 3, line_of("take B")[0])
    await follow_up(table, match, 2, "place B M11 0")
    assert await table.planned(match, 2) == ["place B M11 0"]
    await table.jobs.run_due()
    assert not (await table.view(match, 2)).table[2].to_lay
    await table.matches.undo.undo(match, 3)
    assert await table.view(match, 2) == before, "the press is undone whole"


async def test_what_can_never_be_played_is_refused(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    with pytest.raises(IllegalAction, match="place-overlap"):
        await follow_up(table, match, 2, "place B M13 0")
    assert await table.planned(match, 2) == []
