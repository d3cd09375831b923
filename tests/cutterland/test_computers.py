"""Computer players: legal, deterministic, blind to what their seat cannot see, worth playing."""

import inspect
from collections.abc import Sequence
from random import Random

import pytest

from bench.lands import best_placement
from engine.contract import Outcome
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.scoring import score
from engine.cutterland.state import State
from tests.laws.cutterland_case import GAME, disguise

RANDOM = "random"
EASY = LEVELS[0]


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def play(levels: Sequence[str], number: int, overcut: str = "reject") -> Outcome:
    """A whole match; `random` is a seat that plays by chance."""
    rng = Random(number)
    state = GAME.start(len(levels), seed_of(number), {"overcut": overcut})
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        if levels[seat] == RANDOM:
            action = GAME.sample(state, seat, rng)
        else:
            action = choose(GAME.observe(state, seat), levels[seat], seed_of(number))
        state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def after_random_moves(number: int, moves: int, seats: int = 3) -> State:
    rng = Random(number)
    state = GAME.start(seats, seed_of(number), {})
    for _ in range(moves):
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_the_easiest_level_plays_whole_matches(seats: int) -> None:
    assert max(play([EASY] * seats, seats).scores) > 25


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.slow
def test_every_level_plays_whole_matches(level: str) -> None:
    assert max(play([level, RANDOM, RANDOM], 1).scores) > 25


@pytest.mark.slow
def test_computers_discard_what_others_overcut() -> None:
    for number in range(3):
        play([EASY, RANDOM, EASY], number, "penalty")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_the_easiest_level_beats_random_play_clearly(seats: int) -> None:
    """In every one of six matches, by more than twenty points on average."""
    leads = []
    for number in range(6):
        mine = number % seats
        levels = [EASY if seat == mine else RANDOM for seat in range(seats)]
        outcome = play(levels, number)
        assert outcome.places[mine] == 1
        others = [points for seat, points in enumerate(outcome.scores) if seat != mine]
        leads.append(outcome.scores[mine] - max(others))
    assert sum(leads) > 20 * len(leads)


@pytest.mark.parametrize("moves", [0, 1, 2, 9, 30])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_the_same_view_level_and_seed_give_the_same_action(level: str, moves: int) -> None:
    state = after_random_moves(3, moves)
    view = GAME.observe(state, min(GAME.to_act(state)))
    assert choose(view, level, seed_of(1)) == choose(view, level, seed_of(1))


@pytest.mark.parametrize("moves", [0, 1, 2, 9, 21, 40])
def test_what_a_seat_cannot_see_changes_nothing(moves: int) -> None:
    state = after_random_moves(5, moves)
    seat = min(GAME.to_act(state))
    other = disguise(state, seat, Random(1))
    before = choose(GAME.observe(state, seat), EASY, seed_of(1))
    assert choose(GAME.observe(other, seat), EASY, seed_of(1)) == before


def test_a_computer_player_is_given_a_view_and_the_pack_and_nothing_else() -> None:
    assert list(inspect.signature(choose).parameters) == ["view", "level", "seed", "pack"]


def test_nobody_chooses_for_the_public_or_out_of_turn() -> None:
    state = after_random_moves(1, 0)
    waiting = min(GAME.to_act(state))
    for seat in (None, (waiting + 1) % 3):
        with pytest.raises(ValueError, match="to act"):
            choose(GAME.observe(state, seat), EASY, seed_of(1))


def points(land: Land, piece: Piece) -> int:
    """The points of a land once a piece lies in its best place."""
    cell, turns = best_placement(land, piece)
    return score(land.lay(piece.rotate(turns), cell), Layout(), 0, 0).total


def placed(land: str, piece: str) -> int:
    """The same, out of texts, with room round the land."""
    width = len(land.split("/", maxsplit=1)[0].split())
    slots = " ".join(["--"] * (width + 4))
    rows = [f"-- -- {row.strip()} -- --" for row in land.split("/")]
    return points(read_land(" / ".join([slots, slots, *rows, slots, slots])), read_piece(piece))


def test_goblins_are_laid_with_goblins() -> None:
    assert placed("p. mG mG p.", "w. mG") == 9


def test_plains_are_laid_with_the_centaur() -> None:
    assert placed("p. w. pC", "p. p. p. m.") == 5


def test_a_frog_is_laid_before_the_kraken() -> None:
    assert placed("m. wK m. m.", "wF") == 2


def test_a_turtle_is_laid_out_of_the_krakens_reach() -> None:
    assert placed("wK w. w.", "wT") == 10


def test_a_third_dragon_is_laid_away_from_two() -> None:
    assert placed("mD mD", "mD p.") == 7


def test_a_hole_is_filled_where_it_joins_most() -> None:
    """MG mG mG
    mG -- mG
    mG mG mG"""
    assert placed("mG mG mG / mG -- mG / mG mG mG", "mG") == 24
