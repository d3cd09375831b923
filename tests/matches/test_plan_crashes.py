"""A death between any two statements while a plan is kept or runs: it runs once, and wholly."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from bot.matches import Refusal
from tests.matches.planning import Planning, read, second_turn
from tests.storage.mortal import Died, Mortal

Deed = Callable[[Planning, int], Awaitable[object]]


async def keep(table: Planning, match: int) -> None:
    await table.plan(match, 0, "take B; place B M11 0", "take A; place A M11 0")


async def open_and_run(table: Planning, match: int) -> None:
    """Somebody acts, and then a plan does."""
    with suppress(Refusal):  # the second time it is answered
        await table.matches.play.act(match, 3, read("take B"), 5)
    await table.jobs.run_due()


async def contents(table: Planning) -> dict[str, list[tuple[Any, ...]]]:
    tables = ("log", "seats", "plans", "jobs", "outbox")
    return {
        name: await table.rows(f"SELECT * FROM {name}")  # noqa: S608
        for name in tables
    }


@pytest.mark.parametrize("deed", [keep, open_and_run])
@pytest.mark.slow
async def test_a_plan_is_kept_and_run_wholly_or_not_at_all(
    tmp_path: Path, deed: Deed, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL + 1)
    prepared = tmp_path / "prepared.sqlite3"
    async with Planning.at(prepared, seeds=lambda: bytes(32)) as table:
        match = await second_turn(table)
        assert (await table.matches.queries.read_player_view(match, 3)).decision == 5
        if deed is open_and_run:
            await keep(table, match)
    model = await run(copied(prepared, "model"), deed, match, None)
    for after in (False, True):
        for left in count(1):
            path = copied(prepared, f"{after}{left}")
            found = await run(path, deed, match, (left, after))
            assert found[0] == model[0], f"after {left} statements"
            if not found[1]:
                break
        assert left > 3


def copied(prepared: Path, name: str) -> Path:
    path = prepared.with_name(f"{name}.sqlite3")
    copyfile(prepared, path)
    return path


async def run(
    path: Path, deed: Deed, match: int, doom: tuple[int, bool] | None
) -> tuple[dict[str, list[tuple[Any, ...]]], bool]:
    """Do it, with a death if one is due; then once more after the restart. What is there then, and
    whether the death came."""
    async with Planning.at(path, connections=Mortal) as table:
        died = False
        if doom is not None:
            Mortal.doom(doom[0], after=doom[1])
            try:
                await deed(table, match)
            except Died:
                died = True
            finally:
                died = died or (Mortal.left is not None and Mortal.left <= 0)
                Mortal.doom(None)
            await table.restart()
        if died or doom is None:
            await deed(table, match)
        found = await contents(table)
        found["plans"] = [row[1:] for row in found["plans"]]
        return found, died
