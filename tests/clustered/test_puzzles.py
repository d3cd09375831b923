"""Puzzles: a hand to place, whose best answer is proven."""

from dataclasses import replace

import pytest

from engine.clustered.boards import Board
from engine.clustered.commands import make_stage
from engine.clustered.game import Clustered
from engine.clustered.puzzles import CARDS, LEAST_MISS, Search, list_played
from engine.clustered.rules import outcome
from engine.clustered.state import State
from engine.contract import Puzzle, SetsPuzzles
from engine.match_commands import print_puzzle
from engine.puzzles import seed_of

GAME = Clustered()


@pytest.fixture(scope="module")
def hand() -> Puzzle[State]:
    return GAME.make_puzzle("hand", seed_of("hand", "2026-11-27"))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_of_a_match_is_the_puzzle_that_it_would_be_if_it_was_made(
    hand: Puzzle[State], seat: int
) -> None:
    asked, other = hand.state.players
    asked = replace(asked, hand=(*asked.hand, asked.hand[0]), deck=asked.hand)
    other = replace(other, hand=asked.hand, deck=asked.hand)
    laid = (
        one if one.owner is None else replace(one, owner=(one.owner + seat) % 2)
        for one in hand.state.board.laid
    )
    players = (asked, other) if seat == 0 else (other, asked)
    match = replace(
        hand.state, players=players, active=seat, board=Board((*laid,)), fast=True, hints=True
    )
    assert GAME.read_puzzle("hand", match, seat) == hand
    assert GAME.read_puzzle("cut", match, seat) is None
    earlier = Board(match.board.laid[:-1])
    assert GAME.read_puzzle("hand", replace(match, board=earlier), seat) is None
    assert GAME.read_puzzle("hand", replace(match, size_bonuses=True), seat) is None


def play_all(state: State) -> int:
    """The most points by the rules themselves, action by action."""
    result = outcome(state)
    if result is not None:
        return result.scores[0]
    return max(
        play_all(GAME.apply(state, 0, action).state) for action in GAME.legal_actions(state, 0)
    )


@pytest.mark.slow
def test_a_date_gives_the_same_hand_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(GAME, SetsPuzzles)
    assert print_puzzle(make_stage(), ["--date", "2026-11-27", "--best"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Friday 2026-11-27: clustered, hand",
        "   L    M    N    O    P    Q",
        "13 .    @    .    .    b3So .",
        "14 aW   a2S: b2C: b1C: bW   b3S*",
        "15 aW   a2S* .    .    b3T* .",
        "16 a2T* a2C* .    .    .    .",
        "Hand: 3T: 3So 3To 1C*",
        "Seat a places these cards, and nobody else plays. What is the most it can score?",
        "place 3T: K15",
        "place 3To K14",
        "place 3So K13",
        "place 1C* N16",
        "points: 24, proven best",
    ]


@pytest.mark.slow
def test_computers_miss_the_best_hand(hand: Puzzle[State]) -> None:
    state = hand.state
    best = GAME.rate_answer(hand, GAME.solve_puzzle(hand))
    assert best is not None
    assert len(state.players[0].hand) == CARDS
    assert GAME.rate_answer(hand, ()) is None
    assert GAME.rate_start(hand) == GAME.observe(hand.state, 0).players[0].score.total
    assert not state.hints
    for level in ("easy", "medium"):
        after = state
        while GAME.to_act(after):
            action = GAME.choose(GAME.observe(after, 0), level, seed_of("hand", "2026-11-27"))
            after = GAME.apply(after, 0, action).state
        result = GAME.outcome(after)
        assert result is not None
        assert best - result.scores[0] >= LEAST_MISS


def test_no_order_of_the_rules_surpasses_the_search(hand: Puzzle[State]) -> None:
    asked, other = hand.state.players
    small = replace(hand.state, players=(replace(asked, hand=asked.hand[:2]), other))
    assert Search(small).best == play_all(small)


def find_short_end(state: State, actions: int) -> State | None:
    """An end after so many actions of the seat."""
    if actions == 0:
        return None if GAME.to_act(state) else state
    ends = (
        find_short_end(GAME.apply(state, 0, one).state, actions - 1)
        for one in GAME.legal_actions(state, 0)
    )
    return next((end for end in ends if end is not None), None)


def test_a_last_card_without_a_choice_is_among_those_played(hand: Puzzle[State]) -> None:
    end = find_short_end(hand.state, CARDS - 1)
    assert end is not None
    played = list_played(GAME.observe(end, 0))
    start = GAME.observe(hand.state, 0).players[0].score.total
    assert len(played) == CARDS
    assert start + sum(gain for _, gain in played) == play_all(end)
