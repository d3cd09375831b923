"""A game that decides only what it has to: everything else is a default."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

import pytest

from engine.base_game import OpenGame, OpenView, Played, encode
from engine.contract import EstimatesLength, Game, IllegalAction, Options, OptionSpec, Outcome, Seat
from laws import Case, GameLaws


@dataclass(frozen=True, slots=True)
class Take:
    stones: int


@dataclass(frozen=True, slots=True)
class Heap:
    seats: int
    stones: int
    active: Seat = 0


class Nim(OpenGame[Heap, Take]):
    """Take one to three stones; whoever takes the last one wins."""

    key = "nim"
    seats = (2, 3)
    options = (OptionSpec("stones", "whole", 9, least=4, most=30),)
    actions = (Take,)

    def deal(self, seats: int, seed: bytes, settled: Options) -> Heap:
        return Heap(seats, int(str(settled["stones"])))

    def to_act(self, state: Heap) -> frozenset[Seat]:
        return frozenset({state.active} if state.stones else ())

    def list_actions(self, state: Heap, seat: Seat) -> Iterable[Take]:
        return map(Take, range(1, min(3, state.stones) + 1))

    def play(self, state: Heap, seat: Seat, action: Take) -> Heap:
        return Heap(state.seats, state.stones - action.stones, (seat + 1) % state.seats)

    def outcome(self, state: Heap) -> Outcome | None:
        if state.stones:
            return None
        winner = (state.active - 1) % state.seats
        scores = tuple(int(seat == winner) for seat in range(state.seats))
        return Outcome(tuple(2 - score for score in scores), scores, (0,) * state.seats)


GAME = Nim()


class TestLaws(GameLaws):
    cases = (
        Case("nim", GAME, has_chance=False),
        Case("nim-3", GAME, 3, {"stones": 12}, has_chance=False),
    )


def test_a_game_of_defaults_is_a_game_of_the_contract() -> None:
    game: Game[Heap, Take, Played[Take], OpenView[Heap]] = GAME
    assert game.rules_version == 1
    assert game.computers == ("easy", "medium", "hard")
    assert isinstance(GAME, EstimatesLength)
    assert 3 <= GAME.count_decisions(2, {}) <= 9


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (1, "take 1", "not-your-turn"),
        (0, "take 4", "not-legal"),
        (0, "take -1", "not-legal"),
        (0, "take", "notation"),
        (0, "take 1 2", "notation"),
        (0, "take one", "notation"),
        (0, "take " + 5000 * "1", "notation"),
        (0, "", "notation"),
        (0, "give 1", "notation"),
    ],
)
def test_what_is_not_legal_is_refused_by_name(seat: Seat, text: str, code: str) -> None:
    state = GAME.start(2, bytes(32), {})
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, seat, GAME.read(text))
    assert refused.value.code == code
    assert refused.value.section == "1"


def test_what_is_forced_is_played_at_once() -> None:
    step = GAME.apply(Heap(2, 4), 0, Take(3))
    assert step.events == (Played(0, Take(3)), Played(1, Take(1)))
    assert step.state == Heap(2, 0)
    assert GAME.outcome(step.state) == Outcome((2, 1), (0, 1), (0, 0))


def test_a_computer_that_tries_matches_finds_the_winning_action() -> None:
    for stones, best in ((5, 1), (6, 2), (7, 3)):
        view = GAME.observe(Heap(2, stones), 0)
        assert {GAME.choose(view, "hard", bytes([number])) for number in range(5)} == {Take(best)}


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True)
class Box:
    colours: tuple[Colour, ...]
    held: frozenset[int]
    seed: bytes
    names: dict[Colour, str | None]


def test_frozen_values_are_encoded_by_their_fields() -> None:
    value = Box((Colour.RED,), frozenset({2, 1}), b"\x01\xff", {Colour.RED: None})
    expected = {"colours": ["red"], "held": [1, 2], "seed": "01ff", "names": {"red": None}}
    assert encode(value) == expected
    with pytest.raises(TypeError):
        encode(object())
