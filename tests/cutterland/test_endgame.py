"""The end of a match: secret layouts, taking them back, and who has won (rules, 4 to 6)."""

from dataclasses import replace

import pytest

from engine.cutterland.actions import Recall, Resolve
from engine.cutterland.choices import legal_actions
from engine.cutterland.endgame import outcome
from engine.cutterland.events import (
    LayoutCommitted,
    LayoutRecalled,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
)
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.state import Phase, to_act
from engine.cutterland.views import observe
from tests.cutterland.matches import after, at_the_end, before_the_end, move, refusal

GOBLINS = "mG mG"
"""Two goblins: 5 points and 2 survivors, apart 4."""
CHOICE = "mD mF mG"
"""One dragon that devours the frog (2 points) or the goblin (-2)."""


def test_a_layout_is_secret_until_all_have_committed() -> None:
    step = move(at_the_end(GOBLINS, GOBLINS, towers=1), "1 resolve tower B1")
    assert step.events == (LayoutCommitted(0),)
    assert not step.reveals
    for viewer in (None, 1):
        seen = observe(step.state, viewer).table[0]
        assert (seen.committed, seen.layout, seen.score.bonus) == (True, None, 1)
    own = observe(step.state, 0).table[0]
    assert own.layout == read_layout("tower B1")
    assert own.score.bonus == 0


def test_the_last_commitment_reveals_all_and_ends_the_match() -> None:
    state = after(at_the_end(GOBLINS, GOBLINS, towers=1), "2 resolve")
    step = move(state, "1 resolve tower B1")
    assert step.events == (
        LayoutCommitted(0),
        LayoutsRevealed((read_layout("tower B1"), Layout())),
        MatchEnded(scores=(5, 6), places=(2, 1)),
    )
    assert step.reveals
    assert step.state.phase is Phase.OVER
    assert observe(step.state, None).table[0].layout == read_layout("tower B1")


def test_layouts_are_committed_in_any_order() -> None:
    state = at_the_end(GOBLINS, GOBLINS, GOBLINS, towers=1)
    lines = ("1 resolve tower A1", "2 resolve tower B1", "3 resolve")
    assert after(state, *lines) == after(state, *lines[::-1])


def test_a_layout_is_taken_back_until_the_last_has_committed() -> None:
    state = at_the_end(GOBLINS, GOBLINS, towers=1)
    step = move(after(state, "1 resolve tower B1"), "1 recall")
    assert step.events == (LayoutRecalled(0),)
    assert step.state == state
    ended = after(state, "1 resolve tower B1", "1 recall", "1 resolve tower A1", "2 resolve")
    assert ended.phase is Phase.OVER
    assert refusal(ended, "1 recall").code == "wrong-phase"


def test_who_has_not_committed_has_nothing_to_take_back() -> None:
    state = after(at_the_end(GOBLINS, GOBLINS, towers=1), "1 resolve")
    assert refusal(state, "2 recall").code == "nothing-to-recall"
    assert refusal(state, "1 resolve tower A1").code == "not-your-turn"
    assert list(legal_actions(state, 0)) == [Recall()]
    assert Recall() not in list(legal_actions(state, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_with_nothing_to_choose_are_resolved_without_a_question(seats: int) -> None:
    #   seat 0 owns a tower and its last piece is laid now; the others own nothing
    state = before_the_end([GOBLINS] * seats, [(1, 0)] + [(0, 0)] * (seats - 1))
    step = move(state, "1 place A C1")
    assert isinstance(step.events[0], PieceLaid)
    assert step.events[1:] == tuple(LayoutCommitted(seat) for seat in range(1, seats))
    assert to_act(step.state) == {0}
    for seat in range(1, seats):
        assert not list(legal_actions(step.state, seat))
        assert refusal(step.state, f"{seat + 1} recall").code == "nothing-to-recall"


def test_a_match_in_which_nobody_has_a_choice_ends_with_the_last_laying() -> None:
    step = move(before_the_end([GOBLINS, "wK wF"], [(0, 0), (0, 0)]), "1 place A C1")
    assert step.state.phase is Phase.OVER
    assert step.reveals
    assert step.events[-1] == MatchEnded(scores=(7, 2), places=(1, 2))


def test_a_seat_without_tokens_is_asked_for_its_dragons_prey() -> None:
    state = move(before_the_end([GOBLINS, CHOICE], [(0, 0), (0, 0)]), "1 place A C1").state
    assert to_act(state) == {1}
    assert set(legal_actions(state, 1)) == {
        Resolve(Layout(prey=(1,))),
        Resolve(Layout(prey=(2,))),
    }


def test_tokens_that_can_stand_nowhere_ask_no_question() -> None:
    #   a tower needs a creature, and on these plains is none
    step = move(before_the_end([GOBLINS, "p. p."], [(0, 0), (1, 0)]), "1 place A C1")
    assert step.state.phase is Phase.OVER
    assert step.events[-1] == MatchEnded(scores=(7, 1), places=(1, 2))


def test_prey_left_out_is_logged_as_the_best_for_the_owner() -> None:
    step = move(at_the_end(CHOICE, GOBLINS, towers=1), "1 resolve")
    assert step.action == Resolve(Layout(prey=(1,)))
    assert step.state.players[0].layout == Layout(prey=(1,))


def test_prey_of_ones_own_choice_counts_even_where_it_is_worse() -> None:
    state = after(at_the_end(CHOICE, GOBLINS), "2 resolve", "1 resolve prey C1")
    result = outcome(state)
    assert result is not None
    assert result.scores == (-2, 5)


def test_prey_that_nobody_devours_is_no_prey() -> None:
    state = at_the_end(GOBLINS, GOBLINS, towers=1)
    assert move(state, "1 resolve prey none") == move(state, "1 resolve")
    assert refusal(state, "1 resolve prey A1").code == "prey-safe"


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        ("tower A1, tower B1, tower A2", "tokens-towers"),
        ("wall A1-B1, bridge B2h", "tokens-wall-bridges"),
        ("tower A1, tower A1", "token-twice"),
        ("tower C1", "tower-empty"),
        ("tower D4", "tower-slot"),
        ("bridge A2v", "bridge-end"),
    ],
)
def test_a_layout_must_be_legal_and_owned(layout: str, code: str) -> None:
    land = "mG mG m. / mG -- m."
    state = at_the_end(land, land, towers=2, wall_bridges=1)
    refused = refusal(state, f"1 resolve {layout}")
    assert (refused.code, bool(refused.section)) == (code, True)


def test_most_points_win() -> None:
    state = after(at_the_end(GOBLINS, "mG", "pC p. p. p."), "1 resolve", "2 resolve", "3 resolve")
    result = outcome(state)
    assert result is not None
    assert (result.scores, result.places) == ((5, 2, 4), (1, 3, 2))


def test_a_tie_goes_to_the_most_survivors() -> None:
    #   a goblin alone and a fed kraken: 2 points each, 1 survivor each; two frogs cost what two
    #   goblins apart bring more, and they survive
    lands = ("mG", "wK wF", "mG p. mG / -- p. -- / -- wF --")
    state = after(at_the_end(*lands), "1 resolve", "2 resolve", "3 resolve")
    result = outcome(state)
    assert result is not None
    assert result.scores == (2, 2, 2)
    assert result.tie_breaks == (1, 1, 3)
    assert result.places == (2, 2, 1)


def test_equal_points_and_survivors_share_the_victory() -> None:
    state = after(at_the_end(GOBLINS, GOBLINS, "mG"), "1 resolve", "2 resolve", "3 resolve")
    result = outcome(state)
    assert result is not None
    assert result.places == (1, 1, 3)


def test_unused_tokens_count_and_penalties_cost() -> None:
    state = at_the_end(GOBLINS, GOBLINS, towers=1, wall_bridges=2)
    players = (replace(state.players[0], penalty=6), state.players[1])
    state = after(replace(state, players=players), "1 resolve wall A1-B1", "2 resolve")
    result = outcome(state)
    assert result is not None
    assert result.scores == (2 + 2 + 2 - 6, 5 + 3)
