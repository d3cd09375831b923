"""Where a picture of a panel can be touched: always a shorter way to what its controls do, and
never one that plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from bot.render.scene import Target
from bot.screens.context import Context
from bot.screens.controls import answer_control, find_control
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.placement_draft import read_placement_draft
from bot.screens.replies import Draft, KeepDraft
from bot.screens.screen import Part
from engine.cells import Cell
from engine.cutterland.placements import cells_of
from engine.cutterland.views import View
from tests.screens.matches import GAME, context, pictures, random_states, sharing

STEPS = 3


def list_targets(screens: CutterlandScreens, ctx: Context[View]) -> list[Target]:
    shown = pictures(screens.render_panel(ctx))
    return [target for picture in shown for target in picture.scene.targets]


def touch(parts: Iterable[Part], target: Target) -> Draft:
    found = find_control(parts, target.control)
    assert found is not None
    reply = answer_control(found, dict(target.answers))
    assert isinstance(reply, KeepDraft), f"{target.control} plays"
    return reply.draft


def test_every_target_is_a_control_of_its_panel(figures: Callable[[str], None]) -> None:
    screens, phases = CutterlandScreens(), Counter[str]()
    for state in random_states(3, 5)[::4]:
        for seat in sorted(GAME.to_act(state)):
            view, draft = GAME.observe(state, seat), Draft()
            for step in range(STEPS):
                ctx = context(view, draft)
                parts = (*screens.panel_parts(ctx), *screens.panel_details(ctx))
                targets = list_targets(screens, ctx)
                assert all(target.boxes for target in targets)
                drafts = [touch(parts, target) for target in targets]
                phases[view.phase] += len(targets)
                if not drafts:
                    break
                draft = drafts[step * 7 % len(drafts)]
    figures(f"targets by phase: {dict(phases)}")
    assert {"cut", "take"} <= {phase for phase, count in phases.items() if count}


def test_a_tap_on_a_free_cell_brings_the_piece_there() -> None:
    screens, view = CutterlandScreens(), GAME.observe(sharing((0, 1, 2)), 0)
    ctx = context(view, {"piece": "A"})
    held = read_placement_draft(view, ctx.draft)
    moves = [one for one in list_targets(screens, ctx) if one.control == "g.at.A"]

    covered = set[frozenset[Cell]]()
    for target in moves:
        moved = read_placement_draft(view, touch(screens.panel_details(ctx), target))
        assert moved.error is None
        assert moved.turns == held.turns
        covered.add(frozenset(cells_of(moved.turned_piece, moved.cell)))

    assert len(covered) == len(moves) > 5, "each means another spot"
