"""Whole matches through the service, counting how often everybody waits for somebody: by the
letter, and with everybody planning ahead."""

from pathlib import Path
from random import Random

import pytest

from bot.models.match import Status, Table
from bot.screens.cutterland.panels.plan import (
    THEN,
    after_cut_view,
    can_plan_cut,
    find_best_order,
    read_plan_draft,
    read_plan_lines,
)
from bot.screens.replies import Draft
from engine.cutterland.actions import Cut, write_action
from engine.cutterland.choices import random_cut
from engine.cutterland.plan import lay_first_piece
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME
from tests.matches.planning import Planning
from tests.soak import SOAK

SEED = b"a person's own mind"
MATCHES = 3 if SOAK else 1


async def sitting(table: Planning, match: int, seat: int, rng: Random, *, plans: bool) -> None:
    """Somebody answers all that they are asked now, and then plans what they can."""
    for _ in range(10):
        player_view = await table.matches.queries.read_player_view(match, seat + 1)
        if player_view.table.status is not Status.RUNNING:
            return
        if player_view.table.seats[seat].decision is None:
            break
        action = GAME.choose(player_view.view, GAME.computers[0], SEED)
        await table.matches.play.act(match, seat + 1, action)
        await table.jobs.run_due()
        if not plans:
            return
    planned = await table.matches.plans.read(match, seat + 1)
    if plans and planned.can_plan:
        lines = read_plan_lines(player_view.view, wanted(player_view.view, rng))
        if lines:
            await table.matches.plans.save(match, seat + 1, lines)


def wanted(view: View, rng: Random) -> Draft:
    """A plan as the editor's own buttons make it, and some cut where one can be prepared."""
    view = lay_first_piece(view)
    draft: Draft = {"order": find_best_order(view) or "".join(one.letter for one in view.offered)}
    if not can_plan_cut(view):
        return draft
    card = next(number for number, one in enumerate(view.hand, 1) if one is not None)
    draft["cut"] = write_action(Cut(card, random_cut(view.players_pieces, rng)))
    then = after_cut_view(view, read_plan_draft(view, draft))
    return draft if then is None else draft | {THEN: {"order": find_best_order(then)}}


async def waits(table: Planning, seats: int, *, plans: bool, number: int) -> int:
    """How many sittings follow each other: in each, everybody who knew at its beginning that they
    are asked or can plan comes once, those who are waited for last."""
    match, rng = await table.begun(seats), Random(number)
    for wait in range(200):
        now: Table = await table.matches.queries.read_table(match)
        if now.status is Status.FINISHED:
            return wait
        owing = [one.seat for one in now.awaited_seats]
        others = [seat for seat in range(seats) if seat not in owing] if plans else []
        for seat in (*others, *owing):
            await sitting(table, match, seat, rng, plans=plans)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 12), (4, 16)])
@pytest.mark.slow
async def test_with_everybody_planning_few_sittings_follow_each_other(
    tmp_path: Path, seats: int, most: int
) -> None:
    for number in range(MATCHES):
        path = tmp_path / f"{number}.sqlite3"
        async with Planning.at(path, salt=str(number)) as table:
            count = await waits(table, seats, plans=True, number=number)
            log_events = await table.matches.queries.list_events(1)
            assert count <= most
            assert sum(one.by == "plan" for one in log_events) > len(log_events) / 4


@pytest.mark.parametrize(("seats", "letter"), [(3, 37), (4, 61)])
@pytest.mark.slow
async def test_by_the_letter_many_more_do(tmp_path: Path, seats: int, letter: int) -> None:
    async with Planning.at(tmp_path / "letter.sqlite3") as table:
        count = await waits(table, seats, plans=False, number=1)
        assert letter - 1 <= count <= letter
