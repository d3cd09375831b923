"""Puzzles: a turn to play for the most points, whose best answer is proven."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.contract import Puzzle, SetsPuzzles
from engine.match_commands import print_puzzle
from engine.puzzles import seed_of
from engine.wildlands import puzzles
from engine.wildlands.actions import Action, Draw, Fighter
from engine.wildlands.commands import make_stage, read_game
from engine.wildlands.puzzles import LEAST_GAIN, LEAST_MISS, Search
from engine.wildlands.state import GOAL, HAND, Phase, Piece, Standing, State

GAME = read_game()
DATE = "2026-12-06"


def test_a_date_gives_the_same_turn_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(GAME, SetsPuzzles)
    assert print_puzzle(make_stage(), ["--date", DATE, "--best"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Sunday 2026-12-06: wildlands, turn",
        "Map: Glassmere",
        "seat 1, Galewing: 0 points, shards left 2 29 33 38",
        "   Skiff in 2 (4 of 4), Perrin in 35 (3 of 3), Zephra in 28 (3 of 3), Jackdaw in"
        " 13 (1 of 3), Lilt in 15 (4 of 4)",
        "seat 2, Ironbriar: 0 points, shards left 1 18 24",
        "   Bramble in 1 (3 of 4), Hod in 31 (1 of 3), Tansy in 36 (3 of 3), Rusk in 13 ("
        "2 of 3), Thistle in 32 (1 of 2)",
        "Hand: 2y3m 1f34 1m4 3f5 12r 2f5 123f+m",
        "Seat 1 plays this turn, and the other holds no cards. What is the most it can score?",
        "claim 2 123f+m 1f34 1m4",
        "ranged 2 b2 12r",
        "fly 3 32 3f5",
        "melee 3 b 2y3m",
        "end",
        "points: 3, proven best",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(20))
def test_a_best_line_scores_most(number: int) -> None:
    seed = seed_of("turn", f"seed {number}")
    puzzle = GAME.make_puzzle("turn", seed)
    state, answer = puzzle.state, GAME.solve_puzzle(puzzle)
    best = GAME.rate_answer(puzzle, answer)
    assert best is not None
    assert best - GAME.rate_start(puzzle) >= LEAST_GAIN
    assert len(state.secrets[0].hand) == HAND
    assert GAME.rate_answer(puzzle, answer[:-1]) is None
    assert not state.hints
    for level in ("easy", "medium"):
        assert best - puzzles._play(puzzle, level, seed) >= LEAST_MISS
    for trial in range(10):
        assert play_at_random(puzzle, Random(trial)) <= best


def play_at_random(puzzle: Puzzle[State], rng: Random) -> int:
    """The points of random actions, all of them the asked seat's, none of which draws a card."""
    answer, state = list[Action](), puzzle.state
    while (points := GAME.rate_answer(puzzle, answer)) is None:
        assert GAME.to_act(state) == {0}, "no one defends or interrupts"
        answer.append(GAME.sample(state, 0, rng))
        assert answer[-1] != Draw()
        state = GAME.apply(state, 0, answer[-1]).state
    return points


def make_small(state: State) -> State:
    """With three cards and two characters, against weak enemies."""
    own, other = state.table.sides
    pieces = (*own.pieces[:2], *[Piece(Standing.OUT)] * 3)
    weak = tuple(
        piece._replace(damage=state.table.health(Fighter(1, number)) - 1) if piece.space else piece
        for number, piece in enumerate(other.pieces, 1)
    )
    sides = (replace(own, pieces=pieces), replace(other, pieces=weak))
    asked, nothing = state.secrets
    table = replace(state.table, sides=sides)
    return replace(state, table=table, secrets=(replace(asked, hand=asked.hand[:3]), nothing))


def play_all(state: State, known: dict[object, int]) -> int:
    """The most points by the rules themselves, action by action."""
    if state.phase is Phase.OVER or state.turn > 1:
        return state.table.sides[0].points
    key = state.table.sides, state.secrets
    if key not in known:
        known[key] = max(
            play_all(GAME.apply(state, 0, action).state, known)
            for action in GAME.legal_actions(state, 0)
        )
    return known[key]


def test_no_order_of_the_rules_surpasses_the_search() -> None:
    seed, found = seed_of("turn", DATE), set[int]()
    for state in islice(puzzles._deal_positions(GAME.maps, GAME.factions, seed), 0, 24, 3):
        small = make_small(state)
        best = Search(small, least=0).best
        assert best == play_all(small, {})
        found.add(best)
    assert len(found) > 1
    assert max(found) < GOAL
