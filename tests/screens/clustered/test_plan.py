"""The editor of plans for Clustered: cards noted one after another, each where it was held."""

from dataclasses import replace
from random import Random

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.replies import Draft
from bot.screens.screen import Screen, draw_parts
from bot.words import Words
from engine.clustered.actions import Place, write_action
from engine.clustered.plan import can_plan, check_line
from engine.clustered.views import View
from engine.contract import Json, Options
from tests.screens.clustered.tables import (
    GAME,
    SETTINGS,
    middle,
    random_states,
    seen,
    stuck,
    table_of,
    trimming,
)
from tests.screens.matches import buttons, selects
from tests.screens.test_limits import check, check_in_words
from tests.screens.test_plan import render_both
from tests.soak import SOAK


def waiting() -> View:
    """Seat 0 waits for seat 1."""
    return seen(replace(middle(), active=1))


def noted(screens: ClusteredScreens, view: View, draft: Draft, words: Words) -> Draft:
    """Press what notes the card that is held."""
    blocks = screens.build_plan_editor(Context(view, table_of(middle()), words, draft)).blocks
    shown = buttons(Screen(draw_parts(blocks)))
    confirm = next(button for button in shown if button.control.startswith("g.confirm."))
    assert confirm.label == words("clustered-plan-note")
    return press(screens, view, draft, confirm.control, words)


def press(
    screens: ClusteredScreens,
    view: View,
    draft: Draft,
    control: str,
    words: Words,
    choice: str = "",
) -> Draft:
    """The draft after a press in the editor."""
    editor = screens.build_plan_editor(Context(view, table_of(middle()), words, draft))
    return editor.press(control, {"choice": choice})


def lines(screens: ClusteredScreens, view: View, draft: Draft) -> list[str]:
    return ["; ".join(map(write_action, line)) for line in screens.plan_lines(view, draft)]


def test_one_press_notes_the_best_and_the_next_the_second_best(
    screens: ClusteredScreens, words: Words
) -> None:
    view = waiting()
    once = noted(screens, view, {}, words)
    twice = noted(screens, view, once, words)
    found = lines(screens, view, twice)
    assert len(found) == 2
    assert found[0] == lines(screens, view, once)[0]
    assert found[0] != found[1]
    assert all(one.startswith("place ") for one in found)
    assert lines(screens, view, press(screens, view, twice, "g.pop", words)) == found[:1]


def test_the_cells_and_the_way_back_are_behind_the_editor(
    screens: ClusteredScreens, words: Words
) -> None:
    view, table = waiting(), table_of(middle())
    once = noted(screens, view, {}, words)
    editor = screens.build_plan_editor(Context(view, table, words, once))
    details = Screen(draw_parts(editor.details))
    assert [one.control for one in buttons(details)] == ["form.g.at", "g.pop"]
    (menu,) = selects(details)
    there = menu.choices[-1].value
    moved = press(screens, view, once, menu.name, words, there)
    (*_, last) = lines(screens, view, noted(screens, view, moved, words))
    assert last.endswith(f" {there}")


def test_a_card_is_held_elsewhere_before_it_is_noted(
    screens: ClusteredScreens, words: Words
) -> None:
    view = waiting()
    moved = press(screens, view, {}, "g.right", words)
    assert lines(screens, view, noted(screens, view, moved, words)) != lines(
        screens, view, noted(screens, view, {}, words)
    )


def test_where_nothing_fits_a_discard_is_planned(screens: ClusteredScreens, words: Words) -> None:
    view = seen(replace(stuck(), active=1))
    table = table_of(stuck())
    blocks = screens.build_plan_editor(Context(view, table, words)).blocks
    drops = [button.control for button in buttons(Screen(draw_parts(blocks)))]
    assert all(control.startswith("g.drop.") for control in drops)
    draft = press(screens, view, {}, drops[0], words)
    assert lines(screens, view, draft)[0].startswith("discard ")


def test_a_kept_plan_is_changed_from_where_it_stands(
    screens: ClusteredScreens, words: Words
) -> None:
    view = waiting()
    planned = screens.plan_lines(view, noted(screens, view, {}, words))
    assert screens.plan_lines(view, screens.plan_draft(view, planned)) == planned
    assert len(screens.describe_plan(view, planned, words)) == 1


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.slow
def test_every_editor_fits_and_all_it_leads_to_can_be_kept(
    seats: int, options: Options, screens: ClusteredScreens, words: Words
) -> None:
    rng, planned = Random(seats), 0
    for state in random_states(seats, options, seats)[:: (2 if SOAK else 5) * seats]:
        for seat in range(seats):
            view = seen(state, seat)
            if not can_plan(view):
                continue
            table, draft = table_of(state), Draft()
            for _ in range(3):
                decider = screens.build_plan_editor(Context(view, table, words, draft))
                found = screens.plan_lines(view, draft)
                for line in found:
                    check_line(view, line)
                told = screens.describe_plan(view, found, words)
                screen, _ = render_both(table, decider, told, words)
                check(screen)
                check_in_words(screen)
                planned += len(found)
                blocks = Screen(draw_parts(decider.blocks))
                ways = [button.control for button in buttons(blocks) if not button.disabled]
                draft = press(screens, view, draft, rng.choice(ways), words)
    assert planned or seats == 1


def test_of_an_unsaved_plan_the_first_that_answers_the_question_is_resumed(
    screens: ClusteredScreens,
) -> None:
    placing, discarding = seen(middle()), seen(stuck())
    places = {write_action(action): action for action in GAME.legal_actions(middle(), 0)}
    line, action = next((one, place) for one, place in places.items() if one.startswith("place 1S"))
    assert isinstance(action, Place)
    held: Draft = {"card": "3C*", "cell": action.cell}
    cards: list[Json] = ["discard 3C*", "discard 1So", line]

    resume = screens.resume_plan
    assert resume(placing, {"lines": cards}) == {"card": action.card, "cell": action.cell}
    assert resume(placing, {"lines": ["place 1So A1"]}) == {}, "it no longer fits there"
    assert resume(placing, {"holding": held}) == {}, "it is not in the hand"
    assert resume(discarding, {"lines": cards, "holding": held}) == {"cards": ["3C*"]}
    assert resume(discarding, {"holding": held}) == {}
    assert resume(seen(trimming()), {"lines": ["place 1So M13"], "holding": held}) == {}
