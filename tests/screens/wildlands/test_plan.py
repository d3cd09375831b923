"""The editor of plans for Wildlands: the actions of a turn, lined up ahead."""

from dataclasses import replace

import pytest

from bot.screens.context import Context
from bot.screens.replies import Answers, BadInput, Draft
from bot.screens.screen import Screen, draw_parts
from bot.screens.wildlands import WildlandsScreens
from bot.words import Words
from engine.wildlands.actions import write_action
from engine.wildlands.state import Phase, State
from engine.wildlands.views import View
from tests.screens.matches import buttons, selects
from tests.screens.wildlands.tables import playing, seen, table_of

SCREENS = WildlandsScreens()


def waiting() -> State:
    """Seat 0 waits for seat 1."""
    pieces: dict[str, int | str] = {"a1": 1, "b1": 42}
    return replace(playing(pieces, "12 13 14 1m5", "12", shards=("3", "40")), active=1, acting=1)


def lines(view: View, draft: Draft) -> list[str]:
    return ["; ".join(map(write_action, line)) for line in SCREENS.plan_lines(view, draft)]


def press(view: View, words: Words, draft: Draft, control: str, answers: Answers) -> Draft:
    ctx = Context(view, table_of(waiting()), words, draft)
    return SCREENS.build_plan_editor(ctx).press(control, answers)


def test_actions_are_added_one_after_another_and_the_turn_may_end(words: Words) -> None:
    state = waiting()
    view = seen(state)
    shown = SCREENS.build_plan_editor(Context(view, table_of(state), words))
    menu = selects(Screen(draw_parts(shown.details)))[0]
    chosen = press(view, words, {}, menu.name, {"choice": "move 1 2"})
    once = press(view, words, chosen, "g.add", {})
    assert lines(view, once) == ["move 1 2 12"]
    twice = press(view, words, {**once, "head": "move 1 3"}, "g.add", {})
    ended = press(view, words, twice, "g.end", {})
    assert lines(view, ended) == ["move 1 2 12; move 1 3 13; end"]

    again = SCREENS.plan_draft(view, SCREENS.plan_lines(view, ended))
    assert lines(view, again) == lines(view, ended)
    after = SCREENS.build_plan_editor(Context(view, table_of(state), words, ended))
    assert [one.control for one in buttons(Screen(draw_parts(after.blocks)))] == ["g.pop"]
    with pytest.raises(BadInput):
        press(view, words, ended, "g.add", {})
    assert lines(view, press(view, words, ended, "g.pop", {})) == lines(view, twice)


def test_what_is_chosen_is_told_and_no_part_of_the_plan_until_it_is_added(words: Words) -> None:
    view = seen(waiting())
    draft: Draft = {}
    for control in ("g.who.1", "g.go.east", "g.go.east"):
        draft = press(view, words, draft, control, {})
    assert lines(view, draft) == []
    context = Context(view, table_of(waiting()), words, draft)
    assert (
        SCREENS.build_plan_editor(context).hint
        == "▶️ One → 2 → 3: your 💎 is there. Then press **Add**."
    )
    added = press(view, words, draft, "g.add", {})
    assert lines(view, added) == ["move 1 2 12; move 1 3 13"]


def test_a_plan_is_told_in_words(words: Words) -> None:
    view = seen(waiting())
    (line,) = SCREENS.plan_lines(view, {"line": ["move 1 2 12", "move 1 3 13"]})
    (told,) = SCREENS.describe_plan(view, (line,), words)
    assert told == "One → 2 → 3"


def test_a_line_is_cut_where_it_is_no_longer_possible() -> None:
    view = seen(waiting())
    draft: Draft = {"line": ["move 1 2 12", "move 1 40 13", "move 1 3 14"]}
    assert lines(view, draft) == ["move 1 2 12"]
    assert lines(view, {}) == []


def test_an_unsaved_line_is_resumed_where_its_turn_has_begun(words: Words) -> None:
    state = waiting()
    draft: Draft = {"line": ["move 1 2 12"], "ends": True, "kind": "move"}
    assert SCREENS.resume_plan(seen(replace(state, phase=Phase.ASK)), draft) == {}
    begun = replace(state, active=0, acting=0)
    resumed = SCREENS.resume_plan(seen(begun), draft)
    assert resumed == {"line": ["move 1 2 12"]}
    panel = SCREENS.render_panel(Context(seen(begun), table_of(begun), words, resumed))
    assert "g.pop" in [one.control for one in buttons(panel)]
