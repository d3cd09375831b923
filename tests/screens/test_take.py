"""Before a piece is taken it is tried on one's own land, where the table does that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Screen
from bot.words import Words
from engine.cells import SIDE
from engine.cutterland.actions import Place, Take
from engine.cutterland.lands import Land
from engine.cutterland.state import Player, State
from tests.cutterland.matches import set_up
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    pictures,
    random_states,
    selects,
    sharing,
    table_of,
)

CHOOSING = sharing((None, 1, None))
"""Seat 2 chooses between A and C, then seat 0 gets the other."""


def panel(state: State, draft: Draft, words: Words, seat: int = 2) -> Screen:
    return CutterlandScreens().render_panel(
        GAME.observe(state, seat), table_of(state), draft, words
    )


def press(state: State, draft: Draft, control: str, choice: str = "", seat: int = 2) -> Draft:
    view = GAME.observe(state, seat)
    reply = CutterlandScreens().press(view, draft, control, {"choice": choice})
    assert isinstance(reply, KeepDraft)
    return reply.draft


def controls(screen: Screen) -> list[str]:
    return [button.control for button in buttons(screen) if not button.disabled]


def test_a_piece_is_tried_at_its_best_place_with_what_it_brings(words: Words) -> None:
    draft = press(CHOOSING, {}, "g.try.C")
    told = as_text(panel(CHOOSING, draft, words))
    assert "Piece C at **M15**, not turned." in told
    assert "Your land: 4 → **9** VP (+4, and +1 for its tokens)" in told
    assert "The best of 56 places." in told
    assert "Piece C held at M15" in told


def test_what_is_promised_is_what_laying_there_brings(words: Words) -> None:
    """The score of each place tried is the land's score when the piece is taken and laid there."""
    taken = GAME.apply(CHOOSING, 2, Take("C")).state
    draft = press(CHOOSING, {}, "g.try.C")
    for _ in range(12):
        told = as_text(panel(CHOOSING, draft, words))
        draft = press(CHOOSING, draft, "g.next")
        assert isinstance(draft["cell"], int)
        assert isinstance(draft["turns"], int)
        laid = GAME.apply(taken, 2, Place("C", draft["cell"], draft["turns"])).state
        points = GAME.observe(laid, 2).table[2].score.total
        told = as_text(panel(CHOOSING, draft, words))
        assert f"Your land: 4 → **{points}** VP" in told


def test_the_ways_go_through_every_place_and_back(words: Words) -> None:
    draft = press(CHOOSING, {}, "g.try.A")
    seen = []
    for _ in range(200):
        draft = press(CHOOSING, draft, "g.next")
        if (draft["cell"], draft["turns"]) in seen:
            break
        seen.append((draft["cell"], draft["turns"]))
    taken = GAME.apply(CHOOSING, 2, Take("A")).state
    legal = {
        (action.cell, action.turns)
        for action in GAME.legal_actions(taken, 2)
        if isinstance(action, Place)
    }
    assert set(seen) == legal
    back = press(CHOOSING, press(CHOOSING, draft, "g.next"), "g.prev")
    assert back == draft
    first = press(CHOOSING, draft, "g.best")
    assert "(Better place)" in as_text(panel(CHOOSING, first, words))
    assert press(CHOOSING, draft, "g.untry") == {}


def test_a_place_is_chosen_from_the_menu(words: Words) -> None:
    draft = press(CHOOSING, {}, "g.try.C")
    (menu,) = selects(panel(CHOOSING, draft, words))
    third = menu.choices[2]
    held = press(CHOOSING, draft, menu.control, third.value)
    (after,) = selects(panel(CHOOSING, held, words))
    assert [choice.value for choice in after.choices if choice.chosen] == [third.value]
    assert after.control != menu.control, "a client keeps what was chosen in a menu of that name"


def test_a_piece_is_taken_with_one_press_tried_or_not(
    screens: CutterlandScreens, words: Words
) -> None:
    view = GAME.observe(CHOOSING, 2)
    drafts: list[Draft] = [{}, press(CHOOSING, {}, "g.try.C")]
    for draft in drafts:
        screen = panel(CHOOSING, draft, words)
        assert {"g.take.A", "g.take.C"} <= set(controls(screen))
        assert screens.press(view, draft, "g.take.A", {}) == PlayAction(Take("A"))
    styles = {b.control: b.style for b in buttons(panel(CHOOSING, {"piece": "C"}, words))}
    assert styles["g.take.C"] != styles["g.take.A"], "the one that is tried stands out"


def test_where_the_table_does_not_try_there_is_nothing_to_try_with(words: Words) -> None:
    """Not by a draft of before either, nor by a control that somebody made up."""
    state = set_up(CHOOSING, preview=False)
    drafts: list[Draft] = [{}, {"piece": "C"}, {"piece": "C", "cell": 0, "turns": 0}]
    for draft in drafts:
        screen = panel(state, draft, words)
        assert controls(screen) == ["g.take.A", "g.take.C"]
        assert not selects(screen)
        assert "held" not in as_text(screen)
        assert "→" not in as_text(screen)
        for control in ("g.try.C", "g.next", "g.best", "g.spot.C"):
            with pytest.raises(BadInput):
                press(state, draft, control, "M15.0")


def test_nothing_is_tried_without_a_land(words: Words) -> None:
    players = tuple(replace(player, land=Player(()).land) for player in CHOOSING.players)
    state = replace(CHOOSING, players=players)
    screen = panel(state, {"piece": "C"}, words)
    assert controls(screen) == ["g.take.A", "g.take.C"]
    assert [picture.name for picture in pictures(screen)] == ["offer"]


@pytest.mark.parametrize(
    "draft",
    [
        {"piece": "B"},
        {"piece": "Z"},
        {"piece": 7},
        {"piece": ["C"]},
    ],
)
def test_a_strange_draft_tries_nothing(draft: Draft, words: Words) -> None:
    """B is taken already."""
    assert as_text(panel(CHOOSING, draft, words)) == as_text(panel(CHOOSING, {}, words))


@pytest.mark.parametrize("place", [{"cell": -4, "turns": 9}, {"cell": "M15"}, {"cell": 0}])
def test_a_strange_place_is_the_best_one(place: Draft, words: Words) -> None:
    best = as_text(panel(CHOOSING, {"piece": "C"}, words))
    assert as_text(panel(CHOOSING, {"piece": "C", **place}, words)) == best


@pytest.mark.parametrize("control", ["g.try.B", "g.try", "g.spot.C", "g.turn", "g.confirm.1"])
def test_a_control_that_means_nothing_is_refused(control: str, words: Words) -> None:
    with pytest.raises(BadInput) as refused:
        press(CHOOSING, {"piece": "C"}, control)
    assert words(refused.value.key, **refused.value.params)


def without_lands(state: State) -> State:
    players = tuple(replace(player, land=Land()) for player in state.players)
    return replace(state, players=players)


def test_before_there_are_lands_nothing_is_promised_of_them(
    screens: CutterlandScreens, words: Words
) -> None:
    promise = "shows first what each would bring you"
    assert promise in as_text(
        screens.render_board(GAME.observe(CHOOSING, None), table_of(CHOOSING), words)
    )
    for state in (without_lands(CHOOSING), set_up(CHOOSING, preview=False)):
        told = as_text(screens.render_board(GAME.observe(state, None), table_of(state), words))
        assert "-# Press a piece to take it.\n" in told


def test_who_has_taken_the_first_piece_is_told_what_becomes_of_it(words: Words) -> None:
    state = without_lands(CHOOSING)
    assert "Piece B is yours. Your land begins with it" in as_text(panel(state, {}, words, seat=1))
    assert "begins with the first piece you get" in as_text(panel(state, {}, words, seat=0))


def test_who_chooses_twice_is_you_the_second_time(words: Words) -> None:
    states = (one for one in random_states(2, 11) if one.phase.value == "take")
    state = next(one for one in states if len(GAME.observe(one, None).choosers) == 3)
    first, *later = GAME.observe(state, None).choosers
    assert first in later
    told = as_text(panel(state, {}, words, seat=first))
    assert "After you: " in told
    assert "**you**" in told


def test_a_piece_that_fits_nowhere_says_so_and_is_not_tried(words: Words) -> None:
    """A table that is full but for a slot of one square; what is taken brings its tokens alone."""
    cells = tuple(cell for cell in range(SIDE * SIDE) if cell != 30)
    full = Land(cells, ("p.",) * len(cells), (0,) * len(cells))
    players = tuple(replace(player, land=full) for player in CHOOSING.players)
    screen = panel(replace(CHOOSING, players=players), {"piece": "A"}, words)
    assert as_text(screen).count("it fits nowhere in your land") == 2
    tries = [one for one in buttons(screen) if one.control.startswith("g.try.")]
    assert [one.disabled for one in tries] == [True, True]
    assert selects(screen) == []
    assert not any(one.disabled for one in buttons(screen) if one.control.startswith("g.take."))
