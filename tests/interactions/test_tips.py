"""Plans explain themselves until people have finished three matches of the game."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.matches.queries.experience import ENOUGH
from bot.models.match import Address
from bot.screens.screen import Screen
from tests.local.panels.gallery import Gallery
from tests.local.panels.replays import FIRST_USER, NAMES, Clock, Replay, Tables
from tests.local.panels.texts import read_opening, visible

ADDRESS = Address(1, 2)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    users = tuple(FIRST_USER + seat for seat, _ in enumerate(NAMES))
    clock = Clock(datetime(2026, 1, 5, 12, tzinfo=UTC))
    opened = await Tables.open(tmp_path / "store.sqlite3", clock, users)
    yield opened
    await opened.close()


async def keep_plan(replay: Replay) -> Screen:
    """What the player whose turn is next is shown of a kept plan."""
    view = await replay.play_until(lambda view: view.phase == "turn")
    (active,) = view.to_act
    gallery = Gallery()
    presses = ("plan.g.confirm.*", "plan.keep.*")
    await gallery.plan("plan", replay, (active + 1) % view.seats, *presses)
    return gallery.shots[0].screen


@pytest.mark.slow
async def test_tips_are_gone_after_three_matches(tables: Tables) -> None:
    tip = tables.services.catalogues.words("en")("plan-kept-head", title="x").split("\n")[-1]
    for _ in range(ENOUGH):
        replay = await tables.start("clustered-3", ADDRESS)
        assert visible(tip) in read_opening(await keep_plan(replay))
        await replay.play_rest()

    known = await keep_plan(await tables.start("clustered-3", ADDRESS))
    assert not known.has_tip
    assert visible(tip) not in read_opening(known)
