"""The editor of plans for Cutterland: ranks, places and the next cut, in few presses."""

from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest

from bot.models.match import Table
from bot.render.scene import HIGHEST_ON_PAGE, Scene
from bot.screens.context import Context
from bot.screens.contract import PlanEditor
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import Answers, BadInput, Draft
from bot.screens.screen import Button, Screen, Text, draw_parts
from bot.screens.shared import plan
from bot.screens.shared.private_screen import picture_toggle
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Place
from engine.cutterland.placements import check_placement
from engine.cutterland.plan import after_cut, can_plan, check_line, own_of
from engine.cutterland.views import View
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    context,
    cutting,
    pictures,
    random_states,
    sharing,
    table_of,
)
from tests.screens.test_commands import overcut
from tests.screens.test_limits import check, check_in_words
from tests.soak import SOAK


def render_both(
    table: Table, editor: PlanEditor, lines: tuple[str, ...], words: Words
) -> tuple[Screen, ...]:
    """The editor with what keeps the plan, and its details."""
    toggle = picture_toggle("plan.here", True, words)
    return (
        plan.render_plan_editor(table, editor, lines, "0" * 12, words, ""),
        plan.render_plan_details(table, editor, lines, toggle, words),
    )


def choosing(seat: int, *, preview: bool = True) -> View:
    """Seat 1 is about to choose, then 2; the last piece falls to seat 0, and seat 1 cuts next."""
    state = sharing((None, None, None))
    state = replace(state, setup=replace(state.setup, preview=preview))
    return GAME.observe(state, seat)


def press(
    screens: CutterlandScreens, view: View, draft: Draft, control: str,
    answers: Answers = MappingProxyType({}),
) -> Draft:  # fmt: skip
    return screens.build_plan_editor(context(view, draft)).press(control, answers)


def drawn(editor: PlanEditor) -> Screen:
    return Screen(draw_parts(editor.blocks))


def edited(screens: CutterlandScreens, view: View, *controls: str) -> Draft:
    draft: Draft = {}
    for control in controls:
        draft = press(screens, view, draft, f"g.{control}")
    return draft


def lines(screens: CutterlandScreens, view: View, draft: Draft) -> list[str]:
    found = screens.plan_lines(view, draft)
    for line in found:
        check_line(view, line)
    return ["; ".join(map(GAME.write, line)) for line in found]


def shown(screens: CutterlandScreens, view: View, draft: Draft, words: Words) -> PlanEditor:
    return screens.build_plan_editor(
        Context(view, table_of(sharing((None, None, None))), words, draft)
    )


def confirming(decider: PlanEditor) -> Button:
    """The button that notes what an editor shows."""
    found = buttons(drawn(decider))
    return next(one for one in found if one.control.startswith("g.confirm."))


def test_two_presses_rank_and_lay_two_pieces(screens: CutterlandScreens, words: Words) -> None:
    view = choosing(2)
    draft = edited(screens, view, "rank.B", "rank.A")
    found = lines(screens, view, draft)
    assert [line.split("; place")[0] for line in found] == ["take B", "take A"]
    assert all("; place " in line for line in found)
    text = as_text(drawn(shown(screens, view, draft, words)))
    assert "[2. A] [1. B] [C]" in text


@pytest.mark.parametrize("preview", [True, False])
def test_a_tap_on_a_piece_ranks_it(screens: CutterlandScreens, preview: bool) -> None:
    """Where pieces may not be tried, none can be dropped."""
    view, draft = choosing(2, preview=preview), Draft()
    for letter in "BA":
        scene = on_page(screens, view, draft)
        assert bool(scene.held) == preview
        targets = {target.control: target for target in scene.targets}
        assert [*targets] == [f"g.rank.{each}" for each in "ABC"]
        assert targets[f"g.rank.{letter}"].boxes
        draft = press(screens, view, draft, f"g.rank.{letter}")
    assert [line.split(";")[0] for line in lines(screens, view, draft)] == ["take B", "take A"]


def on_page(screens: CutterlandScreens, view: View, draft: Draft) -> Scene:
    editor = screens.build_plan_editor(replace(context(view, draft), page_height=HIGHEST_ON_PAGE))
    (shown,) = pictures(drawn(editor))
    return shown.scene


def drop(screens: CutterlandScreens, view: View, draft: Draft, control: str) -> Draft:
    """The last of the places where something is dropped that presses this control."""
    drops = [drop for held in on_page(screens, view, draft).held for drop in held.drops]
    target = [drop.target for drop in drops if drop.target.control == control][-1]
    return press(screens, view, draft, control, dict(target.answers))


def test_pieces_are_dropped_where_they_are_planned(
    screens: CutterlandScreens, words: Words
) -> None:
    """In the whole plan from the row and once more from the land, and in the editor of spots."""
    view = choosing(2)
    draft = drop(screens, view, {}, "g.rank.B")
    draft = drop(screens, view, draft, "g.rank.A")
    first = lines(screens, view, draft)
    assert [line.split(";")[0] for line in first] == ["take B", "take A"]
    assert "[2. A] [1. B] [C]" in as_text(drawn(shown(screens, view, draft, words)))
    best = lines(screens, view, edited(screens, view, "rank.B", "rank.A"))
    assert all(one != other for one, other in zip(first, best, strict=True))

    draft = drop(screens, view, draft, "g.rank.A")
    assert lines(screens, view, draft)[0] == first[0]
    inside = press(screens, view, draft, "g.lay.B")
    for control in ("g.at.B", "g.lay.A"):
        inside = drop(screens, view, inside, control)
    confirm = confirming(shown(screens, view, inside, words)).control
    after = lines(screens, view, press(screens, view, inside, confirm))
    assert all(one != other for one, other in zip(after, best, strict=True))


def test_one_press_plans_all_by_points(screens: CutterlandScreens) -> None:
    view = choosing(2)
    assert len(lines(screens, view, edited(screens, view, "best"))) == 3


def test_a_second_press_takes_a_piece_out(screens: CutterlandScreens) -> None:
    view = choosing(2)
    draft = edited(screens, view, "rank.B", "rank.A", "rank.B")
    assert [line.split(";")[0] for line in lines(screens, view, draft)] == ["take A"]


def test_only_choosing_is_a_plan_too(screens: CutterlandScreens) -> None:
    view = choosing(2)
    draft = edited(screens, view, "rank.B", "rank.A", "only")
    assert lines(screens, view, draft) == ["take B", "take A"]


def test_a_piece_is_laid_elsewhere_in_the_editor_of_places(
    screens: CutterlandScreens, words: Words
) -> None:
    view = choosing(2)
    draft = edited(screens, view, "rank.B", "lay.B")
    inside = shown(screens, view, draft, words)
    assert inside.inside
    draft = press(screens, view, draft, "g.turn")
    confirm = next(
        one.control
        for one in buttons(drawn(shown(screens, view, draft, words)))
        if one.control.startswith("g.confirm.")
    )
    before = lines(screens, view, edited(screens, view, "rank.B"))
    draft = press(screens, view, draft, confirm)
    after = lines(screens, view, draft)
    assert "at" not in draft
    assert before != after
    assert after[0].startswith("take B; place B ")


def test_another_letter_keeps_the_spot_of_the_piece_that_was_held(
    screens: CutterlandScreens, words: Words
) -> None:
    view = choosing(2)
    draft = edited(screens, view, "rank.B", "rank.A", "lay.B", "turn", "lay.A")
    assert "### Plan: where A goes" in as_text(drawn(shown(screens, view, draft, words)))
    after = lines(screens, view, press(screens, view, draft, "g.whole"))
    before = lines(screens, view, edited(screens, view, "rank.B", "rank.A"))
    assert after[1] == before[1]
    assert after[0] != before[0]


def test_all_lines_of_a_plan_stand_above_it_and_in_its_details(
    screens: CutterlandScreens, words: Words
) -> None:
    view, table = choosing(2), table_of(sharing((None, None, None)))
    draft = edited(screens, view, "best")
    editor = shown(screens, view, draft, words)
    told = screens.describe_plan(view, screens.plan_lines(view, draft), words)
    panel, details = (as_text(one) for one in render_both(table, editor, told, words))
    assert all(f"**{number}.** {line}" in panel for number, line in enumerate(told, 1))
    assert editor.hint not in panel
    assert all(line in details for line in told)
    assert "[Plan pieces only]" in details
    assert "[Type the plan…]" in details


def test_without_trying_pieces_are_only_ranked(screens: CutterlandScreens, words: Words) -> None:
    view = choosing(2, preview=False)
    draft = edited(screens, view, "rank.C", "rank.A")
    assert lines(screens, view, draft) == ["take C", "take A"]
    decider = shown(screens, view, draft, words)
    assert {one.control for one in buttons(drawn(decider))} == {
        "g.rank.A", "g.rank.B", "g.rank.C",
    }  # fmt: skip
    assert [one.name for one in pictures(drawn(decider))] == ["land"]
    with pytest.raises(BadInput):
        edited(screens, view, "rank.C", "lay.C")


def test_what_may_fall_to_the_active_player_is_laid_ahead(screens: CutterlandScreens) -> None:
    view = choosing(0)
    found = lines(screens, view, edited(screens, view, "best"))
    assert len(found) == 3
    assert all(line.startswith("place ") for line in found)


def test_the_next_player_prepares_a_cut(screens: CutterlandScreens, words: Words) -> None:
    state = sharing((1, None, None))
    view = GAME.observe(state, 1)
    table = table_of(state)
    draft = edited(screens, view, "cutting", "card.2")
    assert screens.build_plan_editor(Context(view, table, words, draft)).inside
    for square in "ABEFCDGH":
        draft = press(screens, view, draft, f"g.sq.2.{square}")
    confirm = confirming(shown(screens, view, draft, words))
    assert confirm.label == words("cutterland-plan-note")
    draft = press(screens, view, draft, confirm.control)
    assert lines(screens, view, draft) == ["cut 2 ABEF CDGH IJKL"]
    told = screens.describe_plan(view, screens.plan_lines(view, draft), words)
    assert told == ("cut card 2 into 4+4+4",)
    kept = screens.plan_draft(view, screens.plan_lines(view, draft))
    opened = press(screens, view, kept, "g.cutting")
    noted = press(screens, view, opened, confirming(shown(screens, view, opened, words)).control)
    assert lines(screens, view, noted) == lines(screens, view, draft)
    assert lines(screens, view, press(screens, view, draft, "g.nocut")) == []


CUT: Draft = {"cut": "cut 2 ABEF CDGH IJKL"}


def test_one_more_press_lays_the_pieces_of_ones_own_cut(
    screens: CutterlandScreens, words: Words
) -> None:
    state = sharing((1, None, None))
    view, table = GAME.observe(state, 1), table_of(state)
    draft = press(screens, view, dict(CUT), "g.then")
    decider = screens.build_plan_editor(Context(view, table, words, draft))
    assert decider.inside
    assert "[◀ Plan]" in as_text(drawn(decider))
    found = lines(screens, view, draft)
    assert sorted(line.split("; place ")[1][0] for line in found) == ["A", "B", "C"]
    assert all(line.startswith("cut 2 ABEF CDGH IJKL; place ") for line in found)
    told = screens.describe_plan(view, screens.plan_lines(view, draft), words)
    assert told[0].startswith("cut card 2 into 4+4+4; if ")
    assert told[1].startswith("or if you get ")

    shortcut = next(
        one.control
        for one in buttons(drawn(shown(screens, view, draft, words)))
        if one.control.startswith("g.lay.")
    )
    elsewhere = press(screens, view, press(screens, view, draft, shortcut), "g.turn")
    confirm = confirming(shown(screens, view, elsewhere, words))
    moved = press(screens, view, elsewhere, confirm.control)
    assert lines(screens, view, moved) != found
    back = press(screens, view, moved, "g.whole")
    assert not screens.build_plan_editor(Context(view, table, words, back)).inside
    assert lines(screens, view, press(screens, view, back, "g.nocut")) == []


def test_what_follows_a_cut_stands_on_what_is_laid_before_it(screens: CutterlandScreens) -> None:
    view = GAME.observe(sharing((1, None, None)), 1)
    draft = press(screens, view, CUT | {"order": "A"}, "g.then")
    first, *others = screens.plan_lines(view, draft)
    assert [type(one).__name__ for one in first] == ["Place"]
    place, cut = first[0], others[0][0]
    assert isinstance(place, Place)
    assert isinstance(cut, Cut)
    then = after_cut(view, (place,), cut)
    for line in others:
        check_line(then, line[1:])


def test_the_tokens_are_placed_ahead_in_the_last_turn(
    screens: CutterlandScreens, words: Words
) -> None:
    """Seat 0 has taken a piece, and is asked for its tokens once it lies."""
    state = replace(sharing((0, None, None)), turn=9)
    players = (replace(state.players[0], towers=1), *state.players[1:])
    view = GAME.observe(replace(state, players=players), 0)
    assert "[Place my tokens]" not in as_text(drawn(shown(screens, view, {}, words)))
    draft = edited(screens, view, "rank.A", "build", "kind.tower", "put")
    inside = shown(screens, view, draft, words)
    assert inside.inside
    confirm = confirming(inside)
    assert confirm.label == words("cutterland-plan-note")
    draft = press(screens, view, draft, confirm.control)
    (line,) = lines(screens, view, draft)
    assert line.startswith("place A ")
    assert "; resolve tower " in line
    (told,) = screens.describe_plan(view, screens.plan_lines(view, draft), words)
    assert told.startswith("place A at ")
    assert "tokens: tower on" in told
    kept = screens.plan_draft(view, screens.plan_lines(view, draft))
    assert screens.plan_lines(view, kept) == screens.plan_lines(view, draft)
    opened = press(screens, view, kept, "g.build")
    noted = press(screens, view, opened, confirming(shown(screens, view, opened, words)).control)
    assert lines(screens, view, noted) == [line]
    without = press(screens, view, draft, "g.nobuild")
    assert "resolve" not in lines(screens, view, without)[0]


def test_two_pieces_of_one_turn_are_laid_one_beside_the_other(
    screens: CutterlandScreens, words: Words
) -> None:
    """Of two players seat 1 has both its pieces, and seat 0 is about to take its second."""
    groups = ("ABEF", "CDGH", "IJ", "KL")
    state = sharing((1, 0, 1, None), groups)
    state = replace(state, players=state.players[:2], turn=5)
    view = replace(GAME.observe(state, 1), to_act=frozenset((0,)))
    draft = edited(screens, view, "rank.A", "rank.C")
    first, second = screens.plan_lines(view, draft)
    land = own_of(view).land
    for one in (first[0], second[0]):
        assert isinstance(one, Place)
        piece = next(o.piece for o in view.offered if o.letter == one.piece)
        check_placement(land, piece, one.cell, one.turns)
        land = land.lay(piece.rotate(one.turns), one.cell)
    inside = shown(
        screens, view, edited(screens, view, "rank.A", "rank.C", "lay.A", "lay.C"), words
    )
    (picture,) = pictures(drawn(inside))
    assert "8 squares" in picture.alt


def test_a_kept_plan_is_changed_from_where_it_stands(screens: CutterlandScreens) -> None:
    view = choosing(2)
    for controls in (("rank.B", "rank.A"), ("rank.C", "only"), ("best",)):
        planned = screens.plan_lines(view, edited(screens, view, *controls))
        again = screens.plan_lines(view, screens.plan_draft(view, planned))
        assert again == planned
    view = GAME.observe(sharing((1, None, None)), 1)
    draft = press(screens, view, CUT | {"order": "A"}, "g.then")
    planned = screens.plan_lines(view, draft)
    assert len(planned) == 4
    assert screens.plan_lines(view, screens.plan_draft(view, planned)) == planned


def test_a_piece_that_is_gone_leaves_the_plan(screens: CutterlandScreens) -> None:
    draft = edited(screens, choosing(2), "rank.B", "rank.A")
    view = GAME.observe(sharing((None, 1, None)), 2)
    assert [line.split(";")[0] for line in lines(screens, view, draft)] == ["take A"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_every_editor_fits_and_all_it_leads_to_can_be_kept(
    screens: CutterlandScreens, words: Words, seats: int
) -> None:
    rng = Random(seats)
    planned = 0
    for state in random_states(seats, 5, "reject")[:: 1 if SOAK else 5]:
        for seat in range(seats):
            view = GAME.observe(state, seat)
            if not can_plan(view):
                continue
            table, draft = table_of(state), Draft()
            for _ in range(4):
                decider = screens.build_plan_editor(Context(view, table, words, draft))
                found = screens.plan_lines(view, draft)
                for line in found:
                    check_line(view, line)
                told = screens.describe_plan(view, found, words)
                for screen in render_both(table, decider, told, words):
                    assert any(isinstance(block, Text) for block in screen.blocks)
                    check(screen)
                    check_in_words(screen)
                planned += len(found)
                ways = [one.control for one in buttons(drawn(decider)) if not one.disabled]
                control = rng.choice([one for one in ways if not one.startswith("form.")])
                try:
                    draft = press(screens, view, draft, control)
                except (BadInput, IllegalAction):
                    continue
    assert planned > 20


def test_of_an_unsaved_plan_the_part_that_answers_the_question_is_resumed(
    screens: CutterlandScreens,
) -> None:
    view = GAME.observe(sharing((1, None, None)), 2)
    order: Draft = {"order": "ACB"}
    assert screens.resume_plan(view, order)["piece"] == "C", "A is taken"
    assert screens.resume_plan(GAME.observe(overcut(), 2), order) == {}, "some are discarded first"
    own = GAME.observe(sharing((2, None, None)), 2)
    assert screens.resume_plan(own, order)["piece"] == "C", "A is the viewer's already"
    cutter = GAME.observe(cutting(), 0)
    planned: Draft = {"cut": "cut 1 ABEF CDGH IJKL"}
    assert screens.resume_plan(cutter, planned) == {
        "card": 1, "cuts": {"1": ["ABEF", "CDGH", "IJKL"]}
    }  # fmt: skip
