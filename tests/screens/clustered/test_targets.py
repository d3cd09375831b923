"""Where a picture can be touched: each tap is a shorter way to what a control of the panel does,
and with the green button they are enough for every decision."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.render.scene import Label, Target
from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.phrases import control_of, own
from bot.screens.clustered.placement_draft import find_places, read_placement_draft
from bot.screens.context import Context
from bot.screens.controls import answer_control, find_control, list_controls
from bot.screens.drafts import strings_in
from bot.screens.panel import format_gain
from bot.screens.replies import Draft, KeepDraft, PlayAction
from bot.screens.screen import Part, Picture, draw_parts
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import Options
from tests.screens.clustered.tables import (
    GAME,
    SETTINGS,
    middle,
    random_states,
    seen,
    stuck,
    table_of,
)


def list_targets(parts: Iterable[Part]) -> list[Target]:
    return [
        target
        for block in draw_parts(parts)
        if isinstance(block, Picture)
        for target in block.scene.targets
    ]


def touch(parts: Iterable[Part], target: Target) -> Draft:
    found = find_control(parts, target.control)
    assert found is not None, f"{target.control} is no control of the panel"
    reply = answer_control(found, dict(target.answers))
    assert isinstance(reply, KeepDraft), f"{target.control} plays"
    return reply.draft


def make_by_touch(screens: ClusteredScreens, ctx: Context[View], wanted: Action) -> int:
    """Tap until the panel's confirmation does what is wanted; the number of taps."""
    for taps in range(8):
        parts = tuple(screens.panel_parts(ctx))
        does = [control.does for control in list_controls(parts)]
        if PlayAction(wanted) in does:
            return taps
        targets = list_targets(parts)
        assert all(target.boxes for target in targets)
        answers = {(one.control, *dict(one.answers).values()): one for one in targets}
        ctx = replace(ctx, draft=touch(parts, answers[choose_tap(ctx, wanted)]))
    raise AssertionError(f"{wanted} was not reached")


def choose_tap(ctx: Context[View], wanted: Action) -> tuple[str, ...]:
    if isinstance(wanted, Discard):
        chosen = Counter(strings_in(ctx.draft, "cards"))
        card = next(card for card in wanted.cards if chosen[card] < wanted.cards.count(card))
        return (f"g.toss.{control_of(card)}",)
    assert isinstance(wanted, Place)
    if read_placement_draft(ctx.view, ctx.draft).card != wanted.card:
        return (f"g.card.{control_of(wanted.card)}",)
    return "g.at", name_of(wanted.cell)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.slow
def test_every_decision_can_be_made_by_touch(
    screens: ClusteredScreens, words: Words, seats: int, options: Options,
    figures: Callable[[str], None],
) -> None:  # fmt: skip
    rng, taps = Random(seats), Counter[str]()
    for state in random_states(seats, options, 3)[::3]:
        for seat in sorted(GAME.to_act(state)):
            wanted = GAME.sample(state, seat, rng)
            if not isinstance(wanted, Place | Discard):
                continue
            ctx = Context(seen(state, seat), table_of(state), words)
            taps[type(wanted).__name__] += make_by_touch(screens, ctx, wanted)
    figures(f"{seats} seats: taps {dict(taps)}")
    assert taps["Place"]


def test_a_held_card_and_its_cell_change_nothing(screens: ClusteredScreens, words: Words) -> None:
    ctx = Context(seen(middle()), table_of(middle()), words)
    parts = tuple(screens.panel_parts(ctx))
    held = read_placement_draft(ctx.view, ctx.draft)

    cells = [dict(one.answers)["cell"] for one in list_targets(parts) if one.answers]

    assert sorted(cells) == sorted(
        name_of(spot.cell) for spot in held.spots if spot.cell != held.cell
    )


@pytest.mark.parametrize("hints", [True, False])
def test_a_card_is_dropped_on_every_cell_it_fits(
    screens: ClusteredScreens, words: Words, hints: bool
) -> None:
    """Those of the hand, and the held one from where it is."""
    ctx = Context(replace(seen(middle()), hints=hints), table_of(middle()), words)
    parts = tuple(screens.panel_parts(ctx))
    (scene,) = (block.scene for block in draw_parts(parts) if isinstance(block, Picture))
    now, dropped = own(ctx.view).score.total, list[tuple[str, str]]()
    reached = set[tuple[int, int, str]]()
    for number, held in enumerate(scene.held):
        assert held.refusal == words("clustered-drop-apart"), "said of any other cell"
        for drop in held.drops:
            then = read_placement_draft(ctx.view, touch(parts, drop.target))
            assert then.after is not None
            assert drop.note == (format_gain(then.after - now) if hints else "")
            dropped.append((then.card if number else "", name_of(then.cell)))
            left, top, wide, _ = held.boxes[0]
            middle_of = left + wide // 2 + drop.right, top + wide // 2 + drop.down
            reached.add((*middle_of, name_of(then.cell)))

    before = read_placement_draft(ctx.view, ctx.draft)
    fits = [(card, name_of(cell)) for card in ctx.view.hand for cell in find_places(ctx.view, card)]
    other = [("", name_of(spot.cell)) for spot in before.spots if spot.cell != before.cell]
    assert Counter(dropped) == Counter([*other, *fits])
    assert len(reached) == len({cell for *_, cell in reached}), "wherever a card lies before"


def test_what_marks_the_fitting_cells_gives_way_to_a_dragged_card(
    screens: ClusteredScreens, words: Words
) -> None:
    """Which is then as large as a cell."""
    ctx = Context(seen(middle()), table_of(middle()), words)
    (scene,) = (
        one.scene for one in draw_parts(screens.panel_parts(ctx)) if isinstance(one, Picture)
    )
    draft = read_placement_draft(ctx.view, ctx.draft)
    marked = scene.shapes[slice(*scene.drop_marks)]
    names = {shape.text for shape in marked if isinstance(shape, Label)}
    assert names == {name_of(spot.cell) for spot in draft.spots} - {name_of(draft.cell)}
    (ghost, *hand) = (held.boxes[0][2] * held.growth for held in scene.held)
    assert hand == pytest.approx([ghost] * len(hand))


@pytest.mark.parametrize("state", [middle(), stuck()])
def test_every_target_of_a_plan_is_a_control_of_its_editor(
    screens: ClusteredScreens, words: Words, state: State
) -> None:
    waiting = replace(state, active=1)
    editor = screens.build_plan_editor(Context(seen(waiting), table_of(state), words))

    targets = list_targets(editor.blocks)

    assert targets
    for target in targets:
        touch(editor.parts, target)
