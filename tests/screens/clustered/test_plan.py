"""The editor of plans for Clustered: cards noted one after another, each where it was held."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.contract import BadInput, Draft
from bot.screens.screen import Screen
from bot.words import Words
from engine.clustered.actions import write_action
from engine.clustered.plan import can_plan, check_line
from engine.clustered.views import View
from engine.contract import IllegalAction, Options
from tests.screens.clustered.tables import (
    SETTINGS,
    middle,
    random_states,
    seen,
    stuck,
    table_of,
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
    blocks = screens.build_plan_editor(view, table_of(middle()), draft, words).blocks
    confirm = next(one for one in buttons(Screen(blocks)) if one.control.startswith("g.confirm."))
    assert confirm.label == words("clustered-plan-note")
    return screens.press_plan(view, draft, confirm.control, {})


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
    assert lines(screens, view, screens.press_plan(view, twice, "g.pop", {})) == found[:1]
    assert lines(screens, view, screens.press_plan(view, twice, "g.clear", {})) == []


def test_the_cells_and_the_way_back_are_behind_the_editor(
    screens: ClusteredScreens, words: Words
) -> None:
    view, table = waiting(), table_of(middle())
    once = noted(screens, view, {}, words)
    details = Screen(screens.build_plan_editor(view, table, once, words).details)
    assert [one.control for one in buttons(details)] == ["g.pop"]
    (menu,) = selects(details)
    there = menu.choices[-1].value
    moved = screens.press_plan(view, once, menu.control, {"choice": there})
    (*_, last) = lines(screens, view, noted(screens, view, moved, words))
    assert last.endswith(f" {there}")


def test_a_card_is_held_elsewhere_before_it_is_noted(
    screens: ClusteredScreens, words: Words
) -> None:
    view = waiting()
    moved = screens.press_plan(view, {}, "g.right", {})
    assert lines(screens, view, noted(screens, view, moved, words)) != lines(
        screens, view, noted(screens, view, {}, words)
    )


def test_where_nothing_fits_a_discard_is_planned(screens: ClusteredScreens, words: Words) -> None:
    view = seen(replace(stuck(), active=1))
    table = table_of(stuck())
    buttons_there = buttons(Screen(screens.build_plan_editor(view, table, {}, words).blocks))
    drops = [one.control for one in buttons_there]
    draft = screens.press_plan(view, {}, drops[0], {})
    assert lines(screens, view, draft)[0].startswith("discard ")
    with pytest.raises(BadInput):
        screens.press_plan(view, {}, "g.right", {})


def test_a_kept_plan_is_changed_from_where_it_stands(
    screens: ClusteredScreens, words: Words
) -> None:
    view = waiting()
    planned = screens.plan_lines(view, noted(screens, view, {}, words))
    assert screens.plan_lines(view, screens.plan_draft(view, planned)) == planned
    assert len(screens.describe_plan(view, planned, words)) == 1


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
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
                decider = screens.build_plan_editor(view, table, draft, words)
                found = screens.plan_lines(view, draft)
                for line in found:
                    check_line(view, line)
                told = screens.describe_plan(view, found, words)
                screen, _ = render_both(table, decider, told, words)
                check(screen)
                check_in_words(screen)
                planned += len(found)
                ways = [one.control for one in buttons(Screen(decider.blocks)) if not one.disabled]
                control = rng.choice([one for one in ways if not one.startswith("form.")])
                try:
                    draft = screens.press_plan(view, draft, control, {})
                except (BadInput, IllegalAction):
                    continue
    assert planned or seats == 1
