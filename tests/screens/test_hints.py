"""Without `hints` no screen of Cutterland suggests a cut, a spot or a use of tokens, and no control
of an older one does."""

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.placement_draft import find_piece_spots
from bot.screens.replies import BadInput, Draft, KeepDraft
from bot.screens.screen import Screen, draw_parts
from bot.words import Words
from engine.cells import read_cell
from engine.cutterland.state import State
from tests.cutterland.matches import set_up
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    context,
    cutting,
    random_states,
    resolving,
    sharing,
    table_of,
    views,
)

BUILDING = resolving("mD mF mG", 0, 1)
HINTS = ("g.suggest", "g.best")


def without(state: State) -> State:
    return set_up(state, hints=False)


def test_hints_change_no_rule_and_are_on_unless_told_otherwise() -> None:
    seed = bytes(32)
    plain, quiet = (GAME.start(3, seed, options) for options in ({}, {"hints": False}))
    assert GAME.observe(plain, 0).hints
    assert not GAME.observe(quiet, 0).hints
    encoded = GAME.encode_state(plain)
    assert isinstance(encoded, dict)
    assert GAME.encode_state(quiet) == encoded | {"hints": False}
    assert set_up(quiet, hints=True) == plain


def hints_of(screen: Screen) -> list[str]:
    """Controls that lead to what is best, and letters of pieces with what they bring."""
    shown = [*buttons(screen), *buttons(Screen(screen.details))]
    rated = [one.control for one in shown if " +" in one.label]
    return [*rated, *(one.control for one in shown if one.control.startswith(HINTS))]


@pytest.mark.parametrize("state", [cutting(), sharing((None, None, None)), BUILDING])
def test_panels_have_no_hints_only_where_they_are_off(
    state: State, screens: CutterlandScreens, words: Words
) -> None:
    for one, has_hints in ((state, True), (without(state), False)):
        found = [
            hints_of(screens.render_panel(Context(view, table_of(one), words)))
            for view in views(one)
            if view.seat in view.to_act
        ]
        assert found
        assert all(bool(each) is has_hints for each in found)


@pytest.mark.parametrize(
    ("state", "control"),
    [(cutting(), "g.suggest.1"), (BUILDING, "g.suggest"), (sharing((0, 1, 2)), "g.best")],
)
def test_controls_of_older_panels_are_refused(
    state: State, control: str, screens: CutterlandScreens
) -> None:
    view = next(one for one in views(state) if one.seat in one.to_act)
    draft: Draft = {"card": 1, "piece": "A", "cell": read_cell("L11"), "turns": 0}
    assert isinstance(screens.press(context(view, draft), control, {}), KeepDraft)
    quiet = GAME.observe(without(state), view.seat)
    with pytest.raises(BadInput) as refused:
        screens.press(context(quiet, draft), control, {})
    assert refused.value.key == "bad-control"


def test_spots_come_in_reading_order_and_without_points(
    screens: CutterlandScreens, words: Words
) -> None:
    state = sharing((None, None, None))
    quiet, loud = GAME.observe(without(state), 1), GAME.observe(state, 1)
    for offered in quiet.offered:
        spots = find_piece_spots(quiet, offered)
        assert [*spots] == sorted(spots, key=lambda spot: (spot.turns, spot.cell))
        assert set(spots) == set(find_piece_spots(loud, offered))
    take = next(move for move in screens.commands if move.name == "take")
    labels = [choice.label for choice in take.suggest(quiet, "piece", {"piece": ""}, words)]
    assert labels
    assert not any(label.endswith(")") for label in labels)
    panel = screens.render_panel(Context(quiet, table_of(without(sharing((None,) * 3))), words))
    assert "best" not in as_text(Screen((*panel.blocks, *panel.details)))


@pytest.mark.slow
def test_nothing_in_a_whole_match_has_a_hint(screens: CutterlandScreens, words: Words) -> None:
    for state in map(without, random_states(3, 12)):
        for view in views(state):
            if view.seat is not None:
                panel = screens.render_panel(Context(view, table_of(state), words))
                assert hints_of(panel) == []
                editor = screens.build_plan_editor(Context(view, table_of(state), words))
                assert hints_of(Screen(draw_parts(editor.blocks))) == []
