"""Computer players: legal, deterministic, blind to what is hidden, building, blocking."""

import inspect
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from engine.cells import name_of
from engine.clustered.actions import Discard, Place
from engine.clustered.computers import LEVELS, choose
from engine.clustered.state import State
from engine.contract import OptionValue, Outcome
from tests.clustered.matches import opening, playing
from tests.laws.clustered_case import GAME, disguise

RANDOM = "random"
SEED = bytes(32)
Options = Mapping[str, OptionValue]
NORMAL: Options = {}


def play(levels: Sequence[str], number: int, options: Options = NORMAL) -> Outcome:
    """A whole match; `random` is a seat that plays by chance."""
    rng, seed = Random(number), number.to_bytes(32, "big")
    state = GAME.start(len(levels), seed, options)
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        if levels[seat] == RANDOM:
            action = GAME.sample(state, seat, rng)
        else:
            action = choose(GAME.observe(state, seat), levels[seat], seed)
        state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def after_random_moves(number: int, moves: int, options: Options = NORMAL) -> State:
    rng = Random(number)
    state = GAME.start(3, number.to_bytes(32, "big"), options)
    for _ in range(moves):
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
    return state


def chosen(state: State, level: str) -> str:
    """What the first seat does: the cell it places in, or the cards it discards."""
    action = choose(GAME.observe(state, 0), level, SEED)
    assert isinstance(action, Place | Discard)
    return name_of(action.cell) if isinstance(action, Place) else " ".join(action.cards)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"fast": True, "size_bonuses": True}),
        (4, {"table": "small"}),
        (8, {"fast": True, "table": "small", "third_wild": True}),
    ],
)
def test_the_easiest_level_plays_whole_matches(seats: int, options: Options) -> None:
    assert max(play([LEVELS[0]] * seats, seats, options).scores) > 10


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.slow
def test_every_level_plays_whole_matches(level: str) -> None:
    assert max(play([level, LEVELS[0]], 1).scores) > 40


@pytest.mark.slow
def test_the_easiest_level_beats_random_play_clearly() -> None:
    """In each of ten matches, on average by more than fifteen points."""
    leads = []
    for number in range(10):
        mine = number % 2
        outcome = play([LEVELS[0], RANDOM] if mine == 0 else [RANDOM, LEVELS[0]], number)
        assert outcome.places[mine] == 1
        leads.append(outcome.scores[mine] - outcome.scores[1 - mine])
    assert sum(leads) > 15 * len(leads)


@pytest.mark.parametrize("moves", [0, 1, 9, 40])
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_level_and_seed_give_the_same_action(level: str, moves: int) -> None:
    state = after_random_moves(3, moves)
    view = GAME.observe(state, min(GAME.to_act(state)))
    assert choose(view, level, SEED) == choose(view, level, SEED)


@pytest.mark.parametrize("options", [{}, {"fast": True}])
@pytest.mark.parametrize("moves", [0, 2, 9, 30])
def test_what_a_seat_cannot_see_changes_nothing(moves: int, options: Options) -> None:
    state = after_random_moves(5, moves, options)
    seat = min(GAME.to_act(state))
    other = disguise(state, seat, Random(1))
    assert other != state
    for level in LEVELS:
        before = choose(GAME.observe(state, seat), level, SEED)
        assert choose(GAME.observe(other, seat), level, SEED) == before


def test_the_easiest_level_overlooks_cards_of_its_hand() -> None:
    """Which, the seed tells: it has no other chance in it."""
    states = [after_random_moves(number, 9) for number in range(6)]
    views = [GAME.observe(state, min(GAME.to_act(state))) for state in states]

    played = [{choose(view, "easy", bytes([n] * 32)) for n in range(20)} for view in views]

    assert max(map(len, played)) > 1


def test_a_computer_player_is_given_a_view_and_nothing_else() -> None:
    assert list(inspect.signature(choose).parameters) == ["view", "level", "seed"]


def test_nobody_chooses_for_the_public_or_out_of_turn() -> None:
    state = after_random_moves(1, 0)
    waiting = min(GAME.to_act(state))
    for seat in (None, (waiting + 1) % 3):
        with pytest.raises(ValueError, match="to act"):
            choose(GAME.observe(state, seat), LEVELS[0], SEED)


def test_two_in_a_row_are_made_three() -> None:
    """In N11, by the level that looks no further; the others may see something better."""
    state = playing("@ a1S* a1S:", "1So 1Co", "3Co 3Co")
    assert chosen(state, LEVELS[0]) == "N11"


@pytest.mark.parametrize("level", LEVELS)
def test_a_block_is_filled(level: str) -> None:
    """a1S* a1S: a1So
    a1T* a1T: a1To
    a2T* .    a2To    <- L13
    """
    state = playing("a1S* a1S: a1So / a1T* a1T: a1To / a2T* . a2To", "2T: 3S*", "3Co 3C*")
    assert chosen(state, level) == "L13"


@pytest.mark.parametrize("level", LEVELS)
def test_the_others_are_blocked_where_one_gains_nothing_oneself(level: str) -> None:
    """b1S* b1S: b1So
    b1T* b1T: b1To
    b1C* b1C: .       <- M13, with which seat 2 would have nine
    """
    board = "b1S* b1S: b1So / b1T* b1T: b1To / b1C* b1C: ."
    state = playing(board, "1C* 1Co", "3Co 3C*")
    assert chosen(state, level) == "M13"


@pytest.mark.parametrize("level", [*LEVELS, "expert"])
def test_the_last_card_is_laid_for_the_most_points(level: str) -> None:
    """The end of the match of seed 14, in which medium preferred O11, for no point, to N18:
    more could have grown there."""
    board = """
        .    .    .    .    .    .    .    a2Co a2C: .    .    .
        .    .    .    .    a1C* a1C: a1Co a3Co a3C: .    .    .
        .    .    a2To a2So .    a1T: a1To .    .    .    .    .
        .    .    a2T: aW   a2S: a1S: a1So a1S* .    .    .    .
        .    .    a2T* a2C* a2S* .    a3So .    b2T: b2C: b2S: .
        .    a3T: a3T* a3C* a3S* b3So b1So b1S: b1T: b1C: .    .
        .    .    a3To aW   a3S: b3S* bW   b3S: bW   b1C* b1S* b1T*
        .    .    .    .    @    b3T* b3T: b3C: b3C* b2C* b2S* b2T*
        .    .    .    .    c3To c3T* cW   .    b3Co b2Co b2So b2To
    """
    state = playing(" / ".join(board.strip().splitlines()), "1T*", "1To", "")
    assert chosen(state, level) == "N18"


@pytest.mark.parametrize("level", LEVELS)
def test_wild_cards_are_kept_where_discards_are_chosen(level: str) -> None:
    state = opening("1So 1S: 1S* 2So W W 3C*", "1So 1S: 1S* 2So 2S: W W")
    assert "W" not in chosen(state, level)
