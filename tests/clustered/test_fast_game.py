"""The fast game: first discards in secret, drawing two, coming down to five (rules, section 4)."""

from random import Random

import pytest

from engine.clustered.actions import read_action
from engine.clustered.choices import legal_actions
from engine.clustered.events import (
    CardPlaced,
    CardsDiscarded,
    CardsDrawn,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
)
from engine.clustered.game import Clustered
from engine.clustered.state import Phase, encode_state, to_act
from tests.clustered.matches import after, move, opening, playing, refusal

GAME = Clustered()
SEVEN = "1So 1S: 1S* 2So 2S: W W"
OTHERS = "3To 3T: 3T* 2To 2T: 1To W"


def test_all_choose_two_at_once() -> None:
    state = opening(SEVEN, OTHERS)
    assert to_act(state) == {0, 1}
    assert len(list(legal_actions(state, 0))) == 16  # of 21 pairs, with W W once and xW for five
    step = move(state, "2 discard 3To W")
    assert step.events == (FirstDiscardsChosen(1),)
    assert not step.reveals
    assert to_act(step.state) == {0}


def test_they_are_revealed_when_the_last_one_has_chosen() -> None:
    step = move(after(opening(SEVEN, OTHERS), "2 discard W 3To"), "1 discard 2S: 1So")
    revealed = FirstDiscardsRevealed((("1So", "2S:"), ("3To", "W")))
    assert step.events == (FirstDiscardsChosen(0), revealed)
    assert step.reveals
    assert step.state.phase is Phase.TURN
    assert [len(player.hand) for player in step.state.players] == [5, 5]
    assert step.state.players[1].discards == ("3To", "W")


def test_one_wild_card_of_two_is_kept() -> None:
    state = after(opening(SEVEN, OTHERS), "1 discard W 1So", "2 discard 3To 3T:")
    assert state.players[0].hand.count("W") == 1


def test_first_discards_can_be_taken_back_until_all_have_chosen() -> None:
    state = after(opening(SEVEN, OTHERS), "1 discard 1So 1S:")
    step = move(state, "1 recall")
    assert step.events == (FirstDiscardsRecalled(0),)
    assert step.state == opening(SEVEN, OTHERS)
    assert refusal(opening(SEVEN, OTHERS), "1 recall").code == "nothing-to-recall"
    over = after(state, "2 discard 3To 3T:")
    assert refusal(over, "1 recall").code == "nothing-to-recall"


def test_nobody_else_sees_what_was_chosen() -> None:
    one = after(opening(SEVEN, OTHERS), "1 discard 1So 1S:")
    two = after(opening(SEVEN, OTHERS), "1 discard 2So 2S:")
    for seat in (None, 1):
        assert GAME.observe(one, seat) == GAME.observe(two, seat)
    assert GAME.observe(one, 0).chosen == ("1So", "1S:")


def test_nobody_sees_a_hand_that_has_still_to_choose() -> None:
    for seat in (None, 1):
        assert GAME.observe(opening(SEVEN, OTHERS), seat) == GAME.observe(
            opening("3Co 3C: 3C* 2Co 2C: 2C* 1C*", OTHERS), seat
        )


def test_what_was_chosen_is_published_once_revealed_but_not_what_was_recalled() -> None:
    first, second = read_action("discard 1So 1S:"), read_action("discard 2So 2S:")
    state = after(opening(SEVEN, OTHERS), "1 discard 1So 1S:")
    assert GAME.write_public(state, 0, first) is None
    state = after(state, "1 recall", "1 discard 2So 2S:", "2 discard 3To 3T:")
    assert GAME.write_public(state, 0, second) == "discard 2So 2S:"
    assert GAME.write_public(state, 0, first) is None


def test_a_turn_draws_two_and_comes_down_to_five() -> None:
    state = playing("@", "1So 1S: 1S* 2So 2S:", "1So 1To", decks=("3C* 3Co 3C:",), fast=True)
    step = move(state, "1 place 1So J11")
    assert step.events[1:] == (CardsDrawn(0, 2),)
    assert step.state.phase is Phase.TRIM
    assert to_act(step.state) == {0}
    assert refusal(step.state, "1 place 1S: I11").code == "wrong-phase"
    step = move(step.state, "1 discard 3Co")  # though it could be placed
    assert step.events[0] == CardsDiscarded(0, ("3Co",), "trim", forced=False)
    assert len(step.state.players[0].hand) == 5
    assert step.state.active == 1


def test_with_one_card_left_to_draw_there_is_nothing_to_discard() -> None:
    state = playing("@", "1So 1S: 1S* 2So 2S:", "1So 1To", decks=("3C*",), fast=True)
    step = move(state, "1 place 1So J11")
    assert (step.state.phase, step.state.active) == (Phase.TURN, 1)
    assert len(step.state.players[0].hand) == 5


def test_a_forced_discard_is_followed_by_the_draw_and_the_other_discard() -> None:
    walled = "a1So a1So a1So / a1So @ a1So / a1So a1So a1So"
    state = playing(walled, "2T* 3C: 3C* 3T: 3T*", "1So 1S:", decks=("2C* 2C:",), fast=True)
    step = move(state, "1 discard 2T*")
    assert step.events == (CardsDiscarded(0, ("2T*",), "stuck", forced=False), CardsDrawn(0, 2))
    assert step.state.phase is Phase.TRIM


def test_alone_the_first_discards_are_revealed_at_once() -> None:
    step = move(opening(SEVEN), "1 discard 1So 1S:")
    assert isinstance(step.events[-1], FirstDiscardsRevealed)
    assert step.state.phase is Phase.TURN


def test_all_cards_of_a_deck_come_into_play() -> None:
    """29 cards: 2 first, then 11 turns of a card and a discard, then the last five."""
    state, rng = GAME.start(1, bytes(32), {"fast": True}), Random(3)
    turns = trims = 0
    while GAME.to_act(state):
        step = GAME.apply(state, 0, GAME.sample(state, 0, rng))
        for event in step.events:
            turns += isinstance(event, CardPlaced)
            if isinstance(event, CardsDiscarded):
                turns += event.why == "stuck"
                trims += event.why == "trim"
        state = step.state
        assert GAME.progress(state) == (turns, 16), "as the board counts cards"
    assert (turns, trims) == (16, 11)


def test_the_encoded_state_holds_the_chosen_discards() -> None:
    table = opening(SEVEN, OTHERS)
    chosen = [after(table, f"1 discard {cards}") for cards in ("1So 1S:", "2So 2S:")]
    one, other, none = (encode_state(state) for state in (*chosen, table))
    assert one != other
    assert none not in (one, other)


@pytest.mark.parametrize("third_wild", [False, True])
def test_its_estimated_length_is_that_of_a_match(third_wild: bool) -> None:
    options = {"fast": True, "third_wild": third_wild}
    rng, state, turns, last = Random(3), GAME.start(3, bytes(32), options), 0, None
    while seats := to_act(state):
        seat = min(seats)
        turns += last is not None and seat != last
        last = seat
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
    assert abs(GAME.count_decisions(3, options) - turns) <= 3
