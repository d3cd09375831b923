"""Too many pieces: `overcut` both ways (rules, section 3, and vector 9 of section 10)."""

from dataclasses import replace

import pytest

from engine.cutterland.choices import legal_actions
from engine.cutterland.events import CardCut, PiecesDiscarded
from engine.cutterland.state import Phase, State, to_act
from engine.cutterland.views import observe
from tests.cutterland.matches import CARD, after, dealt, move, refusal

FIVE = "AB CD EFGH IJ KL"


def test_reject_refuses_any_other_number_of_pieces() -> None:
    for groups, code in ((FIVE, "cut-many"), ("ABCDEFGHIJKL", "cut-few")):
        assert refusal(dealt(3), f"1 cut 1 {groups}").code == code


@pytest.mark.parametrize(("seats", "groups"), [(3, "ABCDEFGHIJKL"), (4, "ABEF CDGHIJKL")])
def test_too_few_pieces_are_refused_even_under_penalty(seats: int, groups: str) -> None:
    assert refusal(dealt(seats, "penalty"), f"1 cut 1 {groups}").code == "cut-few"


def test_vector_9_seat_0_makes_5_pieces_seat_2_removes_2_then_all_choose() -> None:
    step = move(dealt(3, "penalty"), f"1 cut 1 {FIVE}")
    assert step.events == (CardCut(0, CARD, tuple(FIVE.split()), -3),)
    assert (step.state.phase, step.state.surplus) == (Phase.DISCARD, 2)
    assert to_act(step.state) == {2}
    step = move(step.state, "3 discard D B")
    assert step.events == (PiecesDiscarded(2, ("B", "D")),)
    assert step.state.choosers == (1, 2, 0)
    assert step.state.share is not None
    assert step.state.share.letters_left == ("A", "C", "E")
    state = after(step.state, "2 take E", "3 take A")
    assert [player.penalty for player in state.players] == [3, 0, 0]
    assert observe(state, None).table[0].score.penalty == -3
    # A fell to seat 2, C (wK w. m= p.) to seat 0; the icons of B and D are gone.
    assert [player.tokens for player in state.players] == [1, 1, 0]


@pytest.mark.parametrize(("seats", "discarder"), [(2, 2), (3, 3), (4, 4)])
def test_the_previous_seat_in_play_order_removes_the_surplus(seats: int, discarder: int) -> None:
    state = after(dealt(seats, "penalty"), "1 cut 1 AB CD EF GH IJ KL")
    assert to_act(state) == {discarder - 1}
    assert refusal(state, "1 discard A B").code == "not-your-turn"


def test_each_overcut_costs_three_points_more() -> None:
    state = after(dealt(3, "penalty"), f"1 cut 1 {FIVE}", "3 discard A B", "2 take C", "3 take D")
    state = replace(state, turn=4)  # seat 0's next turn
    assert after(state, f"1 cut 2 {FIVE}").players[0].penalty == 6


def test_an_overcut_may_be_free() -> None:
    """The base rule: the right neighbour removes the surplus, and nobody loses anything."""
    step = move(dealt(3, "free"), f"1 cut 1 {FIVE}")
    assert step.events == (CardCut(0, CARD, tuple(FIVE.split()), 0),)
    assert (step.state.phase, step.state.surplus) == (Phase.DISCARD, 2)
    assert to_act(step.state) == {2}
    state = after(step.state, "3 discard D B", "2 take E", "3 take A")
    assert [player.penalty for player in state.players] == [0, 0, 0]


def test_a_lawful_cut_costs_nothing_under_penalty() -> None:
    step = move(dealt(3, "penalty"), "1 cut 1 ABEF CDGH")
    assert step.state.players[0].penalty == 0
    assert step.state.phase is Phase.TAKE


def _overcut() -> State:
    return after(dealt(3, "penalty"), f"1 cut 1 {FIVE}")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("3 discard A", "discard-count"),
        ("3 discard A B C", "discard-count"),
        ("3 discard A A", "piece-twice"),
        ("3 discard A F", "piece-unknown"),
        ("3 take A", "wrong-phase"),
        ("1 discard A B", "not-your-turn"),
        ("2 discard A B", "not-your-turn"),
    ],
)
def test_a_discard_names_exactly_the_surplus_at_once(line: str, code: str) -> None:
    assert refusal(_overcut(), line).code == code


def test_a_discarded_piece_cannot_be_taken() -> None:
    refused = refusal(after(_overcut(), "3 discard B D"), "2 take B")
    assert (refused.code, refused.params) == ("piece-discarded", {"piece": "B"})


def test_every_choice_of_the_surplus_is_offered_once() -> None:
    assert len(set(legal_actions(_overcut(), 2))) == 10


@pytest.mark.parametrize(
    ("seats", "overcut", "cuts"),
    [
        (3, "reject", 1350),
        (4, "reject", 4325),
        (3, "penalty", 27_633),
        (4, "penalty", 26_283),
        (3, "free", 27_633),
    ],
)
def test_one_card_has_so_many_legal_cuts(seats: int, overcut: str, cuts: int) -> None:
    state = dealt(seats, overcut)
    hand = (CARD,) + (None,) * (len(state.players[0].hand) - 1)
    players = (replace(state.players[0], hand=hand), *state.players[1:])
    found = list(legal_actions(replace(state, players=players), 0))
    assert len(found) == len(set(found)) == cuts
