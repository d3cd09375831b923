"""Whatever a screen shows can be pressed, and does what it says."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.panels.cut import EXAMPLES
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction, Reply
from bot.screens.screen import Screen
from bot.words import Words
from engine.cells import read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, Recall, Resolve, Take
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout, write_layout
from engine.cutterland.state import State, to_act
from engine.cutterland.views import View
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    cell,
    context,
    cutting,
    random_states,
    resolving,
    selects,
    sharing,
    table_of,
    with_seat,
)
from tests.soak import SOAK

TYPED = {"at": {"cell": "M15"}, "layout": {"layout": ""}, "goto": {"cell": "M13"}}
MAY_REFUSE = {"goto"}
"""Keys that say why something cannot stand there."""


def pressed(
    screens: CutterlandScreens, view: View, draft: Draft, screen: Screen
) -> Iterator[Reply[Action]]:
    """What every control of a screen does that can be used."""
    for button in buttons(screen):
        if button.disabled or button.control == "move":
            continue
        control = button.control.removeprefix("form.")
        key = control.split(".")[1]
        typed = TYPED.get(key, {"pieces": EXAMPLES[view.players_pieces]})
        try:
            yield screens.press(context(view, draft), control, typed)
        except IllegalAction:
            assert key in MAY_REFUSE
    for select in selects(screen):
        choice = ",".join(choice.value for choice in select.choices[: select.least])
        yield screens.press(context(view, draft), select.name, {"choice": choice})


def walk(screens: CutterlandScreens, words: Words, state: State) -> int:
    """Press everything on a state's panels and what they lead to; whatever plays is legal."""
    played = 0
    table = table_of(state)
    for seat in sorted(to_act(state)):
        view = GAME.observe(state, seat)
        drafts: list[Draft] = [{}]
        for draft in drafts:
            for reply in pressed(
                screens, view, draft, screens.render_panel(Context(view, table, words, draft))
            ):
                if isinstance(reply, PlayAction):
                    GAME.apply(state, seat, reply.action)
                    played += 1
                elif reply.draft not in drafts and len(drafts) < 40:
                    drafts.append(reply.draft)
    return played


@pytest.mark.parametrize(("seats", "number"), [(2, 11), (3, 12), (4, 13)])
@pytest.mark.slow
def test_every_control_shown_is_accepted(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    states = [
        state for state in random_states(seats, number)[:: 10 if SOAK else 20] if to_act(state)
    ]
    states += [random_states(seats, number)[-2]]
    assert all(walk(screens, words, state) for state in states)


def test_a_piece_is_taken_by_one_press_on_a_board_without_tries(
    screens: CutterlandScreens, words: Words
) -> None:
    state = sharing((None, 1, None))
    view = replace(GAME.observe(state, None), preview=False)
    screen = screens.render_board(Context(view, table_of(state), words))
    shown = [(button.control, button.disabled) for button in buttons(screen)]
    takes = [("g.take.A", False), ("g.take.B", True), ("g.take.C", False)]
    assert shown == [*takes, ("move", False)], "no button moves when a piece is taken"
    assert screen.decision == 502, "the buttons belong to the decision of the one who chooses"
    assert screens.press(context(GAME.observe(state, 2)), "g.take.C", {}) == PlayAction(Take("C"))


def test_a_piece_that_can_be_tried_is_not_taken_on_the_board(
    screens: CutterlandScreens, words: Words
) -> None:
    """Nor is the first piece of a land."""
    state = sharing((None, 1, None))
    players = tuple(replace(player, land=Land()) for player in state.players)
    for now in (state, replace(state, players=players)):
        screen = screens.render_board(Context(GAME.observe(now, None), table_of(now), words))
        assert [button.control for button in buttons(screen)] == ["move"]


def test_a_board_has_no_take_buttons_while_a_computer_chooses(
    screens: CutterlandScreens, words: Words
) -> None:
    state = sharing((None, 1, None))
    table = with_seat(table_of(state), 2, computer="scout", user=None, player=None)
    view = replace(GAME.observe(state, None), preview=False)
    screen = screens.render_board(Context(view, table, words))
    assert [button.control for button in buttons(screen)] == ["move"]


def test_a_cut_is_typed_and_confirmed(screens: CutterlandScreens, words: Words) -> None:
    state, view = cutting(), GAME.observe(cutting(), 0)
    table = table_of(state)
    reply = screens.press(context(view, {"card": 2}), "g.cut.2", {"pieces": "abef, cdgh"})
    assert isinstance(reply, KeepDraft)
    panel = screens.render_panel(Context(view, table, words, reply.draft))
    assert re.search(r"For you: A .*[+±−]", as_text(panel))
    assert confirm(screens, view, reply.draft, panel) == PlayAction(
        Cut(2, ("ABEF", "CDGH", "IJKL"))
    )


def test_a_cut_that_does_not_hold_is_kept_and_named(
    screens: CutterlandScreens, words: Words
) -> None:
    """Nothing typed is lost: the panel says what is wrong, and the form opens with it."""
    view = GAME.observe(cutting(), 0)
    reply = screens.press(context(view, {"card": 1}), "g.cut.1", {"pieces": "AK BCDE"})
    assert isinstance(reply, KeepDraft)
    panel = screens.render_panel(Context(view, table_of(cutting()), words, reply.draft))
    assert "`AK BCDE`: The squares AK must share sides." in as_text(panel)
    behind = Screen(panel.details)
    (control,) = [b.control for b in buttons(behind) if b.control.startswith("form.")]
    form = screens.build_form(context(view, reply.draft), control.removeprefix("form."))
    assert form is not None
    assert form.fields[0].value == "AK BCDE"


def confirm(screens: CutterlandScreens, view: View, draft: Draft, panel: Screen) -> Reply[Action]:
    (button,) = [b for b in buttons(panel) if b.control.startswith("g.confirm.")]
    assert not button.disabled
    return screens.press(context(view, draft), button.control, {})


def test_a_confirmation_does_what_was_shown_or_nothing(
    screens: CutterlandScreens, words: Words
) -> None:
    """Two panels are open; the older one's button refuses once the newer has changed the plan."""
    state = sharing((0, 1, 2))
    view, table = GAME.observe(state, 1), table_of(state)
    older = screens.render_panel(Context(view, table, words))
    reply = screens.press(context(view), "g.turn", {})
    assert isinstance(reply, KeepDraft)
    with pytest.raises(BadInput) as refused:
        confirm(screens, view, reply.draft, older)
    assert refused.value.key == "bad-confirm"
    newer = screens.render_panel(Context(view, table, words, reply.draft))
    assert isinstance(confirm(screens, view, reply.draft, newer), PlayAction)


def test_a_piece_starts_at_its_best_place(screens: CutterlandScreens, words: Words) -> None:
    """The kraken of piece A would eat for 4 beside this land; nothing brings more."""
    state = sharing((0, 1, 2))
    view = GAME.observe(state, 0)
    panel = screens.render_panel(Context(view, table_of(state), words))
    reply = confirm(screens, view, {}, panel)
    assert isinstance(reply, PlayAction)
    assert isinstance(reply.action, Place)
    best = max(
        GAME.apply(state, 0, action).state.players[0].land.squares
        and GAME.observe(GAME.apply(state, 0, action).state, 0).table[0].score.total
        for action in GAME.legal_actions(state, 0)
    )
    after = GAME.apply(state, 0, reply.action).state
    assert GAME.observe(after, 0).table[0].score.total == best


def test_a_piece_may_be_held_where_it_may_not_lie(screens: CutterlandScreens, words: Words) -> None:
    state = sharing((0, 1, 2))
    view, table = GAME.observe(state, 0), table_of(state)
    reply = screens.press(context(view), "g.at.A", {"cell": "m13"})
    assert reply == KeepDraft({"piece": "A", "cell": FIRST_LAID, "turns": 0})
    assert isinstance(reply, KeepDraft)
    panel = screens.render_panel(Context(view, table, words, reply.draft))
    assert "**A at M13** overlaps your land" in as_text(panel)
    assert [b.disabled for b in buttons(panel) if b.control.startswith("g.confirm")] == [True]


def test_a_jump_keeps_the_turn_unless_one_is_typed(screens: CutterlandScreens) -> None:
    view = GAME.observe(sharing((0, 1, 2)), 0)
    held: Draft = {"piece": "A", "cell": FIRST_LAID, "turns": 1}
    assert screens.press(context(view, held), "g.at.A", {"cell": "N16"}) == KeepDraft(
        {"piece": "A", "cell": read_cell("N16"), "turns": 1}
    )
    assert screens.press(context(view, held), "g.at.A", {"cell": "N16 3"}) == KeepDraft(
        {"piece": "A", "cell": read_cell("N16"), "turns": 3}
    )


def test_a_layout_is_built_confirmed_and_taken_back(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("wK wF mG", 1, 1)
    view, table = GAME.observe(state, 0), table_of(state)
    reply = screens.press(context(view), "g.layout", {"layout": "wall N13-O13"})
    assert isinstance(reply, KeepDraft)
    panel = screens.render_panel(Context(view, table, words, reply.draft))
    assert "**Unused:** 1 tower" in as_text(Screen(panel.details))
    act = confirm(screens, view, reply.draft, panel)
    assert act == PlayAction(Resolve(Layout(walls=((cell("B1"), cell("C1")),))))
    assert isinstance(act, PlayAction)
    after = GAME.apply(state, 0, act.action).state
    back = screens.render_panel(Context(GAME.observe(after, 0), table_of(after), words))
    assert [button.control for button in buttons(back)] == ["g.recall"]
    taken_back = screens.press(context(GAME.observe(after, 0)), "g.recall", {})
    assert taken_back == PlayAction(Recall(), {"layout": "wall N13-O13"}), "and goes on from there"
    assert screens.undo_choice(GAME.observe(after, 0)) == taken_back
    assert [screens.undo_choice(GAME.observe(after, seat)) for seat in (1, None)] == [None, None]


def test_a_layout_that_cannot_stand_is_kept_and_named(
    screens: CutterlandScreens, words: Words
) -> None:
    view = GAME.observe(resolving("wK wF mG", 1, 1), 0)
    reply = screens.press(context(view), "g.layout", {"layout": "tower P13"})
    assert isinstance(reply, KeepDraft)
    panel = screens.render_panel(
        Context(view, table_of(resolving("wK wF mG", 1, 1)), words, reply.draft)
    )
    assert "⚠️ Put a tower on a creature of your land" in as_text(panel)
    assert not [b for b in buttons(panel) if "confirm" in b.control]


def test_the_dragons_choice_is_offered_and_taken(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(resolving("mD mF mG", 0, 1), 0)
    table = table_of(resolving("mD mF mG", 0, 1))
    panel = screens.render_panel(Context(view, table, words))
    assert "your dragons devour 1 of N13, O13" in as_text(Screen(panel.details))
    assert "**3 VP**" in as_text(panel)
    chosen: Draft = {"layout": "prey O13"}
    panel = screens.render_panel(Context(view, table, words, chosen))
    assert ": −1 → " in as_text(panel)
    keep = screens.press(Context(view, table, words, chosen), "g.keep", {})
    assert isinstance(keep, KeepDraft)
    chosen = keep.draft
    panel = screens.render_panel(Context(view, table, words, chosen))
    reply = confirm(screens, view, chosen, panel)
    assert isinstance(reply, PlayAction)
    assert isinstance(reply.action, Resolve)
    assert write_layout(reply.action.layout) == "prey O13"


@pytest.mark.parametrize(
    "control", ["g", "g.turn", "g.confirm.123", "g.cut.x", "h.take.A", "g.recall", "g.spot.A"]
)
def test_a_control_of_another_decision_is_refused_with_a_sentence(
    control: str, screens: CutterlandScreens, words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        screens.press(context(GAME.observe(cutting(), 1)), control, {})
    assert words(refused.value.key, **refused.value.params)


@pytest.mark.parametrize(
    "draft",
    [
        {"card": "x", "text": 3},
        {"piece": None, "cell": "M13", "turns": []},
        {"pieces": ["A"], "layout": 7},
        {"piece": "A", "cell": -5, "turns": 99},
        {"piece": "A", "cell": 9_999, "turns": 0},
        {"card": True, "text": "ABEF CDGH"},
    ],
)
def test_a_strange_draft_breaks_no_panel(
    draft: Draft, screens: CutterlandScreens, words: Words
) -> None:
    for state in (cutting(), sharing((0, 1, 2)), resolving("mD mF mG", 1, 1)):
        assert screens.render_panel(
            Context(GAME.observe(state, 0), table_of(state), words, draft)
        ).blocks
