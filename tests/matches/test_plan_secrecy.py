"""Before it runs, nothing that others see or that is timed depends on a plan; nor does its owner's
being asked."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.matches import Refusal
from engine.contract import IllegalAction
from tests.matches.planning import Planning, read, second_turn
from tests.outbox import Outbox

PLANS: tuple[tuple[str, ...], ...] = (
    (),
    ("take A; place A M11 0",),
    ("take C", "take B", "take A"),
    ("place A M11 0", "place B M11 0", "place C L12 0"),
)
"""The last one is for seat 1, to which the last piece falls."""


async def outside(table: Planning, match: int) -> list[Any]:
    """All that people and the edge can see of the match and its times."""
    outbox = Outbox(table.matches)
    seen: list[Any] = [repr(replace(row, id=0)) for row in await outbox.read_due_messages()]
    seen += [
        await table.store.queue.read_next_message_due(),
        repr(await table.matches.queries.list_events(match)),
    ]
    for player in (None, 1, 2, 3):
        player_view = await table.matches.queries.read_player_view(match, player)
        seen.append(
            repr((replace(player_view.table, seed_hash=""), player_view.seat, player_view.decision))
        )
        seen.append(repr(player_view.view))
        if player is not None:
            seen.append(repr(await table.matches.queries.list_turns(player)))
            seen.append((await table.matches.plans.read(match, player)).can_plan)
    seen.append(await refused(table, match, 1))
    return seen


async def refused(table: Planning, match: int, seat: int) -> str:
    """What somebody hears who acts out of turn."""
    try:
        await table.act(match, seat, "take A")
    except (Refusal, IllegalAction) as error:
        return repr(error)
    return ""


@pytest.mark.parametrize("settling", [0, 20])
async def test_nobody_can_tell_whether_somebody_has_planned(tmp_path: Path, settling: int) -> None:
    sides = []
    for number, lines in enumerate(PLANS):
        path = tmp_path / f"{number}.sqlite3"
        async with Planning.at(path, settling=settling, seeds=lambda: bytes(32)) as table:
            match = await second_turn(table)
            await table.tell_all()
            decider = 1 if lines and lines[0].startswith("place") else 0
            if lines:
                await table.plan(match, decider, *lines)
            seen = [await outside(table, match)]
            table.clock.turn(seconds=5)
            await table.jobs.run_due()
            seen.append(await outside(table, match))
            if settling or decider == 1:
                # The decision opens; what is planned for it has not run yet.
                await table.matches.play.act(match, 3, read("take B"))
                seen.append(await outside(table, match))
                table.clock.turn(seconds=max(0, settling - 1))
                await table.jobs.run_due()
                seen.append(await outside(table, match))
            sides.append((bool(settling or decider == 1), seen))
    longest = next(seen for whole, seen in sides if whole)
    for whole, seen in sides:
        assert seen == (longest if whole else longest[: len(seen)])


async def test_who_has_planned_and_who_has_not_are_asked_alike(tmp_path: Path) -> None:
    """The row of the outbox that asks the next person is written before their plan is read."""
    rows = []
    for number, lines in enumerate(PLANS[:3]):
        async with Planning.at(tmp_path / f"{number}.sqlite3") as table:
            match = await second_turn(table)
            await table.tell_all()
            if lines:
                await table.plan(match, 0, *lines)
            await table.matches.play.act(match, 3, read("take B"))
            rows.append([repr(replace(row, id=0)) for row in await table.due_messages()])
    assert rows[0] == rows[1] == rows[2]
    assert rows[0]
