"""What the controls of the panels lead to."""

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.placement_draft import choose_first_place, find_spots
from bot.screens.context import Context
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction, SwitchedOff
from bot.screens.screen import Button, Row, Screen, Select
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Discard, Place, Recall, write_action
from engine.clustered.cards import WILD
from engine.clustered.computers import find_most_promising
from engine.clustered.state import State
from engine.contract import Seat
from tests.screens.clustered.tables import (
    GAME,
    middle,
    opening,
    random_states,
    seen,
    stuck,
    table_of,
    trimming,
)
from tests.screens.matches import buttons, selects


class Panel:
    """A panel that is used: each press changes its draft."""

    def __init__(self, screens: ClusteredScreens, words: Words, state: State, seat: Seat) -> None:
        self.screens, self.words = screens, words
        self.table, self.view = table_of(state), GAME.observe(state, seat)
        self.draft: Draft = {}

    @property
    def shown(self) -> Screen:
        return self.screens.render_panel(Context(self.view, self.table, self.words, self.draft))

    @property
    def buttons(self) -> dict[str, Button]:
        return {button.control: button for button in buttons(self.shown)}

    def press(self, control: str, **values: str) -> object:
        ctx = Context(self.view, self.table, self.words, self.draft)
        reply = self.screens.press(ctx, control, values)
        if isinstance(reply, KeepDraft):
            self.draft = reply.draft
            return None
        return reply.action

    @property
    def menus(self) -> list[Select]:
        return selects(Screen(self.shown.details))

    @property
    def confirm(self) -> Button:
        (button,) = [one for one in self.buttons.values() if one.control.startswith("g.confirm")]
        return button

    def is_ready(self) -> bool:
        return not self.confirm.disabled

    @property
    def held(self) -> str:
        """The cell the card is held over."""
        cell = self.draft["cell"]
        assert isinstance(cell, int)
        return name_of(cell)


@pytest.fixture
def panel(screens: ClusteredScreens, words: Words) -> Panel:
    return Panel(screens, words, middle(), 0)


def test_the_panel_begins_with_the_card_and_cell_that_bring_most(panel: Panel) -> None:
    """One card closes a line of three; a wild card would too, and is kept."""
    assert panel.confirm.label == "Play at J11"
    assert panel.press(panel.confirm.control) == Place("1So", 10 * 26 + 9)


def test_a_card_is_chosen_and_goes_where_it_brings_most(panel: Panel) -> None:
    panel.press("g.card.W")
    assert panel.draft["card"] == "W"
    assert panel.buttons["g.card.W"].style == "primary"


def test_another_card_is_held_in_a_cell_that_was_sought_out_if_it_fits_there(panel: Panel) -> None:
    panel.press("g.at", cell="J12")
    panel.press("g.card.W")
    assert panel.held == "J12"
    panel.press("g.best")
    assert panel.held == "J11"


def test_a_turn_takes_two_presses_and_no_menu(panel: Panel) -> None:
    panel.press("g.card.1Sh")
    assert isinstance(panel.press(panel.confirm.control), Place)
    rows = [block for block in panel.shown.blocks if isinstance(block, Row)]
    assert len(rows) == 3, "and Details in the last of them"


def test_arrows_go_to_the_nearest_cell_that_fits_in_their_direction(panel: Panel) -> None:
    panel.press("g.card.W")
    panel.press("g.at", cell="K10")
    panel.press("g.right")
    assert panel.held == "L10"
    panel.press("g.down")
    assert panel.held == "L12"
    panel.press("g.left")
    assert panel.held == "J12"
    panel.press("g.up")
    assert panel.held == "J11"
    panel.press("g.up")
    assert panel.held == "K10"
    assert panel.buttons["g.up"].disabled
    with pytest.raises(SwitchedOff):
        panel.press("g.up")


def test_a_typed_cell_that_does_not_fit_is_shown_and_cannot_be_confirmed(panel: Panel) -> None:
    panel.press("g.at", cell="a1")
    assert panel.held == "A1"
    assert not panel.is_ready()
    panel.press("g.right")
    assert panel.is_ready()
    with pytest.raises(BadInput, match="cell-unknown"):
        panel.press("g.at", cell="there")


def test_the_menu_behind_the_panel_offers_the_best_first_and_goes_there(panel: Panel) -> None:
    assert not selects(panel.shown)
    (menu,) = panel.menus
    assert menu.choices[0].label == "J11: 3 points (+3)"
    assert menu.choices[0].description == "next to ■ K11"
    panel.press(menu.name, choice=menu.choices[-1].value)
    assert panel.held == menu.choices[-1].value
    (after,) = panel.menus
    assert after.name != menu.name, "a client keeps what was chosen in a menu of that name"
    panel.press("g.best")
    assert panel.held == "J11"


def test_what_was_shown_is_confirmed_and_nothing_else(panel: Panel) -> None:
    old = panel.confirm.control
    panel.press("g.right")
    with pytest.raises(BadInput, match="bad-confirm"):
        panel.press(old)
    assert panel.press(panel.confirm.control) != Place("1So", 10 * 26 + 9)


@pytest.mark.slow
def test_a_card_without_a_place_cannot_be_pressed(screens: ClusteredScreens, words: Words) -> None:
    found = 0
    for state in random_states(2, {"table": "small"}, 2):
        for seat in GAME.to_act(state):
            panel = Panel(screens, words, state, seat)
            if panel.view.stuck:
                continue
            for card, cells in zip(panel.view.hand, panel.view.places, strict=True):
                button = panel.buttons[f"g.card.{card.translate(str.maketrans('o:*', 'hds'))}"]
                assert button.disabled == (not cells)
                found += not cells
    assert found


def test_two_first_discards_are_chosen_changed_and_taken_back(
    screens: ClusteredScreens, words: Words
) -> None:
    panel = Panel(screens, words, opening(), 0)
    assert not panel.is_ready()
    panel.press("g.toss.1Sh")
    panel.press("g.toss.2Sh")
    panel.press("g.toss.3Ch")
    assert panel.draft == {"cards": ["2So", "3Co"]}, "the one chosen first makes way"
    panel.press("g.toss.2Sh")
    assert not panel.is_ready()
    panel.press("g.toss.2Ts")
    assert panel.press(panel.confirm.control) == Discard(("2T*", "3Co"))
    state = GAME.apply(opening(), 0, Discard(("2T*", "3Co"))).state
    committed = Panel(screens, words, state, 0)
    assert committed.press("g.recall") == Recall()


def test_a_forced_discard_names_one_card(screens: ClusteredScreens, words: Words) -> None:
    panel = Panel(screens, words, stuck(), 0)
    panel.press("g.toss.3Cs")
    panel.press("g.toss.2Ts")
    assert panel.press(panel.confirm.control) == Discard(("2T*",))
    with pytest.raises(BadInput, match="bad-control"):
        panel.press("g.card.2Ts")


def test_two_wild_cards_are_one_button_pressed_twice(
    screens: ClusteredScreens, words: Words
) -> None:
    state = GAME.start(1, bytes(31) + b"\x03", {"fast": True, "third_wild": True})
    number = 3
    while state.players[0].hand.count("W") < 2:
        number += 1
        state = GAME.start(1, number.to_bytes(32, "big"), {"fast": True, "third_wild": True})
    panel = Panel(screens, words, state, 0)
    panel.press("g.toss.W")
    panel.press("g.toss.W")
    assert panel.buttons["g.toss.W"].label == "Ⓦ (2 of 2)"
    assert panel.press(panel.confirm.control) == Discard(("W", "W"))
    panel.press("g.toss.W")
    assert panel.draft == {"cards": []}


def test_nobody_presses_for_another_decision(screens: ClusteredScreens, words: Words) -> None:
    for state, seat, control in (
        (middle(), 0, "g.toss.1Sh"), (middle(), 1, "g.right"), (middle(), 0, "g.card.3Cs"),
        (trimming(), 0, "g.right"), (stuck(), 0, "g.at"), (middle(), 0, "take.A"),
    ):  # fmt: skip
        ctx = Context(seen(state, seat), table_of(state), words)
        with pytest.raises(BadInput, match="bad-control"):
            screens.press(ctx, control, {"cell": "M12"})


def test_a_draft_that_makes_no_sense_counts_as_none(panel: Panel) -> None:
    first = panel.confirm.label
    drafts: tuple[Draft, ...] = (
        {"card": 7}, {"card": "3C*", "cell": 5}, {"card": "1So", "cell": "x"}, {"cells": [1]},
        {"cell": True},
    )  # fmt: skip
    for draft in drafts:
        panel.draft = draft
        assert panel.confirm.label == first


def test_an_act_is_an_act(panel: Panel) -> None:
    ctx = Context(panel.view, panel.table, panel.words)
    reply = panel.screens.press(ctx, panel.confirm.control, {})
    assert isinstance(reply, PlayAction)


def test_the_first_card_scores_most_and_promises_most_and_is_no_wild_one_without_need() -> None:
    for number in (1, 2):
        for state in random_states(3, {}, number)[::9]:
            seat = next(iter(GAME.to_act(state)), 0)
            view = GAME.observe(state, seat)
            if not any(view.places) or view.phase != "turn":
                continue
            places = {
                Place(card, spot.cell): spot.points
                for card in view.hand
                for spot in find_spots(view, card)
                if card != WILD
            }
            first = choose_first_place(view, view.hand)
            if places:
                most = [one for one, points in places.items() if points == max(places.values())]
                assert first == find_most_promising(view, most)
            rest = choose_first_place(view, view.hand, [write_action(one) for one in places])
            assert rest is None or rest.card == WILD
