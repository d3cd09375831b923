"""Where a picture of a panel can be touched: always a shorter way to what its controls do, and
never one that plays."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.render.cutterland.build_scene import TRAY
from bot.render.scene import HIGHEST_ON_PAGE, Label, Scene, Sprite, Target
from bot.screens.context import Context
from bot.screens.controls import answer_control, find_control
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.layout_draft import (
    NONE,
    HeldToken,
    hold_token,
    read_layout_draft,
    write_spot,
)
from bot.screens.cutterland.placement_draft import points_before, read_placement_draft
from bot.screens.panel import format_gain
from bot.screens.replies import Draft, KeepDraft
from bot.screens.screen import Part
from engine.cells import Cell, column_of, name_of, read_cell, row_of
from engine.cutterland.actions import Resolve
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout, write_layout
from engine.cutterland.views import View
from tests.screens.matches import (
    GAME,
    buttons,
    context,
    pictures,
    random_states,
    resolving,
    sharing,
)

STEPS = 3


def list_targets(screens: CutterlandScreens, ctx: Context[View]) -> list[Target]:
    shown = pictures(screens.render_panel(ctx))
    return [target for picture in shown for target in picture.scene.targets]


def find_scene(screens: CutterlandScreens, ctx: Context[View]) -> Scene:
    (shown,) = pictures(screens.render_panel(ctx))
    return shown.scene


def touch(parts: Iterable[Part], target: Target) -> Draft:
    found = find_control(parts, target.control)
    assert found is not None
    reply = answer_control(found, dict(target.answers))
    assert isinstance(reply, KeepDraft), f"{target.control} plays"
    return reply.draft


@pytest.mark.slow
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
    assert {"cut", "take", "resolve"} <= {phase for phase, count in phases.items() if count}


def test_a_drop_brings_the_piece_where_it_was_dropped() -> None:
    screens, view = CutterlandScreens(), GAME.observe(sharing((0, 1, 2)), 0)
    ctx = context(view, {"piece": "A"})
    before = read_placement_draft(view, ctx.draft)
    scene = find_scene(screens, ctx)
    (piece,) = scene.held
    assert len(piece.drops) > 5
    side = piece.boxes[0][2]

    assert {drop.turns for drop in piece.drops} > {0}
    for drop in piece.drops:
        after = read_placement_draft(view, touch(screens.panel_details(ctx), drop.target))
        assert (after.error, after.turns) == (None, (before.turns + drop.turns) % 4)
        assert after.after is not None
        gain = after.after.total - points_before(view, "A")
        assert drop.note == format_gain(gain)
        if drop.turns:
            continue
        rows, columns = (of(after.cell) - of(before.cell) for of in (row_of, column_of))
        assert (drop.right, drop.down) == (columns * side, rows * side)


def test_a_first_piece_is_chosen_by_a_drop_on_a_page() -> None:
    """Which takes nothing: the button below does."""
    state = sharing((None, None, None))
    state = replace(state, players=tuple(replace(one, land=Land()) for one in state.players))
    screens, (seat,) = CutterlandScreens(), GAME.to_act(state)
    ctx = replace(context(GAME.observe(state, seat)), page_height=HIGHEST_ON_PAGE)
    scene = find_scene(screens, ctx)
    assert len(scene.held) == len(scene.targets) == 3
    for held, target in zip(scene.held, scene.targets, strict=True):
        assert {drop.target for drop in held.drops} == {replace(target, boxes=())}
        assert held.refusal
        chosen = replace(ctx, draft=touch(screens.panel_parts(ctx), target))
        letter = target.control[-1]
        assert [
            one.control for one in buttons(screens.render_panel(chosen)) if one.style == "success"
        ] == [f"g.take.{letter}"]


@pytest.mark.parametrize("hints", [True, False])
def test_the_pieces_of_a_page_tell_what_they_bring(hints: bool) -> None:
    """As the buttons do, which it hides; in the chat they are there."""
    state = sharing((None, None, None))
    (seat,), screens = GAME.to_act(state), CutterlandScreens()
    ctx = context(replace(GAME.observe(state, seat), hints=hints))
    told = [
        one.label.partition(" ")[2]
        for one in buttons(screens.render_panel(ctx)) if one.control.startswith("g.try.")
    ]  # fmt: skip
    assert (len(told), all(told)) == (3, hints)
    for page_height, gains in ((HIGHEST_ON_PAGE, told if hints else []), (0, [])):
        shapes = find_scene(screens, replace(ctx, page_height=page_height)).shapes
        labels = [one.text for one in shapes if isinstance(one, Label)]
        assert [text for text in labels if text[0] in "+−±"] == gains


def test_a_match_without_hints_tells_no_gain_before_the_drop() -> None:
    view = replace(GAME.observe(sharing((0, 1, 2)), 0), hints=False)
    (held,) = find_scene(CutterlandScreens(), context(view, {"piece": "A"})).held
    assert {drop.note for drop in held.drops} == {""}


def test_what_is_held_is_a_part_of_the_picture() -> None:
    """Its frame and its letter with it, and nothing of what lies around it."""
    ctx = context(GAME.observe(sharing((0, 1, 2)), 0), {"piece": "A"})
    scene = find_scene(CutterlandScreens(), ctx)
    (piece,) = scene.held
    shapes = scene.shapes[piece.first : piece.end]
    sprites = [(one.left, one.top, one.size, one.size) for one in shapes if isinstance(one, Sprite)]
    assert [label.text for label in shapes if isinstance(label, Label)] == ["A"]
    assert sprites[:-1] == [*piece.boxes], "and the letter's badge"


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
        covered.add(frozenset(moved.turned_piece.cells_at(moved.cell)))

    assert len(covered) == len(moves) > 5, "each means another spot"


def press(screens: CutterlandScreens, ctx: Context[View], target: Target) -> Context[View]:
    parts = (*screens.panel_parts(ctx), *screens.panel_details(ctx))
    return replace(ctx, draft=touch(parts, target))


def build_by_touch(
    screens: CutterlandScreens, ctx: Context[View], wanted: Layout
) -> tuple[Context[View], int]:
    """Choose a kind by its button, tap where each token goes, and tap it there; the taps."""
    tokens = [
        *(("tower", name_of(cell)) for cell in wanted.towers),
        *(("wall", "-".join(map(name_of, wall))) for wall in wanted.walls),
        *(("bridge", str(bridge).upper()) for bridge in wanted.bridges),
    ]
    taps = 0
    for kind, name in tokens:
        ctx, is_built = press(screens, ctx, Target(f"g.kind.{kind}")), False
        while not is_built:
            held = hold_token(ctx.view, ctx.draft, read_layout_draft(ctx.view, ctx.draft))
            assert held is not None
            is_built = write_spot(kind, held.spot) == name
            ctx = press(screens, ctx, choose_tap(list_targets(screens, ctx), held, name))
            taps += 1
            assert taps < 10 * len(tokens)
    return ctx, taps


def choose_tap(targets: list[Target], held: HeldToken, name: str) -> Target:
    """Where a part of the land is hidden, first a spot or an arrow on the way there."""
    (goal,) = (spot for spot in held.spots if write_spot(held.kind, spot) == name)
    if held.spot == goal:
        return Target("g.put")
    if held.spot.cell == goal.cell:
        return Target("g.turn")
    names = {write_spot(held.kind, spot): spot.cell for spot in held.spots}
    down, right = row_of(goal.cell), column_of(goal.cell)

    def measure(cell: Cell) -> int:
        return abs(row_of(cell) - down) + abs(column_of(cell) - right)

    known = {dict(target.answers)["cell"]: target for target in targets if target.answers}
    nearest = min(known, key=lambda typed: (measure(names[typed]), typed != name))
    if measure(names[nearest]) < measure(held.spot.cell):
        return known[nearest]
    ways = {"up": row_of(held.spot.cell) - down, "left": column_of(held.spot.cell) - right}
    ways |= {"down": -ways["up"], "right": -ways["left"]}
    return Target(f"g.{max(ways, key=lambda way: ways[way])}")


@pytest.mark.slow
def test_every_layout_is_built_by_touch(figures: Callable[[str], None]) -> None:
    screens, rng, taps, tokens = CutterlandScreens(), Random(3), 0, 0
    for number in range(4):
        state = random_states(2 + number % 3, number)[-2]
        for seat in sorted(GAME.to_act(state)):
            action = GAME.sample(state, seat, rng)
            assert isinstance(action, Resolve)
            ctx = context(GAME.observe(state, seat))
            wanted = replace(action.layout, prey=None)

            ctx, count = build_by_touch(screens, ctx, wanted)

            built = read_layout_draft(ctx.view, ctx.draft).explicit_layout
            assert built is not None
            assert replace(built, prey=None) == wanted
            taps, tokens = taps + count, tokens + len(wanted.towers) + wanted.wall_bridges
    figures(f"{taps} taps for {tokens} tokens")
    assert tokens > 10


@pytest.mark.parametrize("land", ["mD mF mG w. pD pT pC", "mD mD mF mG mF mG"])
@pytest.mark.parametrize("page", [0, 1])
def test_prey_is_chosen_by_touch(land: str, page: int) -> None:
    """While no token is held: as many creatures as before, with the one that is tapped."""
    screens = CutterlandScreens()
    ctx = context(GAME.observe(resolving(land, 0, 2), 0), {"kind": NONE, "page": page})
    before = read_layout_draft(ctx.view, ctx.draft).layout
    assert before is not None
    assert before.prey

    targets = list_targets(screens, ctx)

    assert targets
    for target in targets:
        after = press(screens, ctx, target)
        layout = read_layout_draft(after.view, after.draft).layout
        assert layout is not None
        assert layout.prey is not None
        named = {read_cell(name) for name in dict(target.answers)["choice"].split(",")}
        assert named <= {*layout.prey}
        assert {*layout.prey} != {*before.prey}
        assert len(layout.prey) == len(before.prey)


@pytest.mark.parametrize("kind", ["tower", "wall", "bridge"])
@pytest.mark.parametrize("hints", [True, False])
def test_a_drop_brings_a_token_where_it_was_dropped(kind: str, hints: bool) -> None:
    """The same way round, with its gain in a match with hints."""
    screens = CutterlandScreens()
    view = replace(GAME.observe(resolving("mD mF mG w. / pD pT pC w.", 2, 3), 0), hints=hints)
    ctx = context(view, {"kind": kind})
    draft = read_layout_draft(view, ctx.draft)
    before, scene = hold_token(view, ctx.draft, draft), find_scene(screens, ctx)
    assert before is not None
    assert draft.score is not None
    (token,) = scene.held
    assert ctx.words(f"cutterland-refusal-{kind}") == token.refusal
    same = [spot for spot in before.spots if spot.turns == before.spot.turns]
    assert len(token.drops) == len(same) - 1
    side = token.boxes[0][2]

    for drop in token.drops:
        draft_then = press(screens, ctx, drop.target).draft
        after = hold_token(view, draft_then, read_layout_draft(view, draft_then))
        assert after is not None
        assert after.spot.turns == before.spot.turns
        rows, columns = (of(after.spot.cell) - of(before.spot.cell) for of in (row_of, column_of))
        assert (drop.right, drop.down) == (columns * side, rows * side)
        gain = format_gain(after.score.total - draft.score.total)
        assert drop.note == (gain if hints else "")


def test_what_is_built_is_dragged_to_another_spot_or_back_on_a_page() -> None:
    """Where it stands nothing is left meanwhile; the row below takes any token, and so does the mat
    beside the land."""
    screens, text = CutterlandScreens(), "tower M13, wall M13-M14, bridge O13h"
    state = resolving("mD mF mG w. / pD pT pC w.", 2, 3)
    ctx = context(GAME.observe(state, 0), {"layout": text, "kind": NONE})
    before = read_layout_draft(ctx.view, ctx.draft)
    assert before.score is not None
    assert not find_scene(screens, ctx).held
    scene = find_scene(screens, replace(ctx, page_height=HIGHEST_ON_PAGE))

    for held, name in zip(scene.held, text.split(", "), strict=False):
        (drawn,) = scene.shapes[held.first : held.end]
        assert isinstance(drawn, Sprite)
        assert drawn.drawing.name.startswith(f"cutterland/{name.partition(' ')[0]}")
        rest = {*text.split(", ")} - {name}
        middle, rows = held.boxes[0][1] + held.boxes[0][3] // 2, set()
        for drop in held.drops:
            after = read_layout_draft(ctx.view, press(screens, ctx, drop.target).draft)
            assert after.layout is not None
            assert after.score is not None
            tokens = {*write_layout(replace(after.layout, prey=None)).split(", ")}
            assert drop.note == format_gain(after.score.total - before.score.total)
            is_row = middle + drop.down > scene.height - TRAY
            if tokens == rest:
                rows.add(is_row)
            else:
                assert rest < tokens
                assert name not in tokens
                assert not is_row
        assert rows == {True, False}
        assert 1 in {drop.turns for drop in held.drops} or "wall" not in name
