"""Turns: placing, drawing, forced discards, who is passed over, the end (rules, section 2)."""

from random import Random

import pytest

from engine.clustered.actions import read_action
from engine.clustered.choices import legal_actions
from engine.clustered.events import (
    CardPlaced,
    CardsDiscarded,
    CardsDrawn,
    MatchEnded,
)
from engine.clustered.game import Clustered
from engine.clustered.rules import outcome
from engine.clustered.state import Phase, to_act
from tests.clustered.matches import after, board_at, cell, crowded, move, playing

GAME = Clustered()
WALLED = "a1So a1So a1So / a1So @ a1So / a1So a1So a1So"
"""Round the start card there is no free cell; only cards like 1So can be placed at all."""


def test_a_card_is_placed_and_one_is_drawn_then_the_next_seat_plays() -> None:
    state = playing("@", "1S* 2To", "3C: 3Co", decks=("1C* 1Co", ""))
    step = move(state, "1 place 1S* L11")
    assert step.events == (
        CardPlaced(0, "1S*", 10 * 26 + 11, forced=False),
        CardsDrawn(0, 1),
    )
    assert step.state.players[0].hand == ("2To", "1C*")
    assert step.state.players[0].deck == ("1Co",)
    assert step.state.board == board_at("@ a1S*")
    assert to_act(step.state) == {1}
    assert step.reveals


def test_beside_other_peoples_cards_one_may_place_too() -> None:
    state = playing("@ b1S*", "1So 2To", "3C: 3Co")
    assert after(state, "1 place 1So M11").board == board_at("@ b1S* a1So")


def test_who_has_no_placement_discards_one_card() -> None:
    state = playing(WALLED, "2T* 3C:", "1So 1S:", decks=("3T*",))
    assert {str(action) for action in legal_actions(state, 0)} == {
        str(read_action("discard 2T*")),
        str(read_action("discard 3C:")),
    }
    view = GAME.observe(state, 0)
    assert view.stuck
    assert not GAME.observe(state, 1).stuck
    step = move(state, "1 discard 3C:")
    assert step.events[0] == CardsDiscarded(0, ("3C:",), "stuck", forced=False)
    assert step.state.players[0].hand == ("2T*", "3T*")
    assert step.state.players[0].discards == ("3C:",)
    assert step.state.active == 1


def test_a_forced_discard_of_the_only_card_asks_nobody() -> None:
    state = playing(WALLED, "1S* 1T*", "3C:", decks=("", ""))
    step = move(state, "1 place 1S* J11")
    assert step.events[1] == CardsDiscarded(1, ("3C:",), "stuck", forced=True)
    assert to_act(step.state) == {0}


def test_equal_cards_are_one_answer() -> None:
    """The last free cell of the small table is taken; seat 2 is left with two wild cards."""
    step = move(crowded("I9", hands=("1S* 2To 2T*", "W W")), "1 place 1S* I9")
    assert CardsDiscarded(1, ("W",), "stuck", forced=True) in step.events
    assert to_act(step.state) == {0}


def test_the_only_card_in_the_only_cell_is_placed_without_a_question() -> None:
    step = move(crowded("I9", "Q17", hands=("1S* 2To", "3C:")), "1 place 1S* I9")
    assert CardPlaced(1, "3C:", cell("Q17"), forced=True) in step.events
    assert step.state.players[0].discards == ("2To",)
    assert isinstance(step.events[-1], MatchEnded)


def test_who_could_place_one_card_in_two_cells_is_asked() -> None:
    step = move(crowded("I9", "Q17", "Q9", hands=("1S* 2To", "3C:")), "1 place 1S* I9")
    assert to_act(step.state) == {1}


def test_who_has_none_left_is_passed_over() -> None:
    """Seat 2 has played all its cards; seat 1 has a card more, by its handicap."""
    state = playing("@", "1S* 2To 3C:", "", "1To 1T:", active=2)
    state = after(state, "3 place 1To L11")
    assert state.active == 0
    state = after(state, "1 place 1S* J11")
    assert state.active == 2


def test_a_seat_alone_with_cards_plays_on() -> None:
    state = after(playing("@", "1S* 2To 3C:", ""), "1 place 1S* J11")
    assert to_act(state) == {0}


def test_the_match_ends_when_all_cards_are_placed_or_discarded() -> None:
    state = playing("b1So b1S: b1S* / @ . .", "W", "", table="open")
    step = move(state, "1 place W K10")
    assert step.state.phase is Phase.OVER
    assert step.events[-1] == MatchEnded((0, 3), (2, 1))
    assert not to_act(step.state)


def test_a_tie_is_shared() -> None:
    state = playing("b1So b1S: b1S* / @ . . / a1So a1S: a1S*", "W", "")
    found = outcome(after(state, "1 place W K10"))
    assert found is not None
    assert (found.scores, found.places) == ((3, 3), (1, 1))


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_handicapped_seat_has_one_more_turn_at_the_end(seats: int) -> None:
    """Everybody discards or places 29 cards, the helped seat 30."""
    helped = {"handicap": ("1",)} if seats > 1 else {"third_wild": True}
    state = GAME.start(seats, bytes(32), helped)
    rng, turns = Random(1), [0] * seats
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        step = GAME.apply(state, seat, GAME.sample(state, seat, rng))
        for event in step.events:
            if isinstance(event, CardPlaced | CardsDiscarded):
                turns[event.seat] += 1
        state = step.state
    assert turns == [30] + [29] * (seats - 1)
