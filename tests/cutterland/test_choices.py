"""What is listed as legal is exactly what is accepted: tried against everything there could be."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from random import Random

import pytest

from engine.cells import CELLS, SIDE, Cell, cell_at
from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Resolve, Take
from engine.cutterland.cards import LETTERS
from engine.cutterland.choices import legal_actions, random_cut, sample
from engine.cutterland.cuts import group_of, partitions, read_cut
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.rules import apply
from engine.cutterland.state import State
from tests.cutterland.matches import CARD, FOUR, after, at_the_end, dealt

REGION = [cell_at(row, column) for row in range(3) for column in range(4)]


def accepted(state: State, seat: Seat, actions: Iterable[Action]) -> set[Action]:
    """The canonical forms of those actions that the rules accept."""
    found = set()
    for action in actions:
        try:
            found.add(apply(state, seat, action).action)
        except IllegalAction:
            continue
    return found


def assert_exact(state: State, seat: Seat, universe: Iterable[Action]) -> None:
    """Asserts that the legal actions are those of a universe that are accepted, each once."""
    listed = list(legal_actions(state, seat))
    assert len(listed) == len(set(listed))
    assert set(listed) == accepted(state, seat, universe)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.slow
def test_cuts_are_exact(seats: int) -> None:
    state = dealt(seats)
    hand = (CARD,) + (None,) * (len(state.players[0].hand) - 1)
    state = replace(state, players=(replace(state.players[0], hand=hand), *state.players[1:]))
    every = chain.from_iterable(partitions(count) for count in (1, 2, 3, 4, 5, 12))
    assert_exact(state, 0, (Cut(1, tuple(map(group_of, masks))) for masks in every))
    assert not accepted(state, 0, [Cut(2, ("ABEF", "CDGH", "IJKL")), Cut(0, ("A",))])


def test_discards_and_takes_are_exact() -> None:
    state = after(dealt(3, "penalty"), "1 cut 1 AB CD EFGH IJ KL")
    subsets = chain.from_iterable(combinations("ABCDEF", count) for count in range(7))
    assert_exact(state, 2, map(Discard, subsets))
    state = after(state, "3 discard A D", "2 take C")
    assert_exact(state, 2, map(Take, LETTERS))


@pytest.mark.parametrize("number", range(3))
def test_layings_are_exact(number: int) -> None:
    state = _laying(number)
    seat = next(seat for seat, player in enumerate(state.players) if player.to_lay)
    every = product("ABCDE", range(CELLS), range(4))
    assert_exact(state, seat, (Place(*one) for one in every))


def _laying(number: int) -> State:
    """A random match of two at its third or later laying."""
    rng = Random(number)
    state = dealt(2, first=number % 2)
    while state.turn < 3 or not any(len(player.to_lay) == 2 for player in state.players):
        seat = next(iter(_waiting(state)))
        state = apply(state, seat, sample(state, seat, rng)).state
    return state


def _waiting(state: State) -> Iterator[Seat]:
    return (seat for seat in range(state.seats) if any(legal_actions(state, seat)))


@pytest.mark.parametrize(
    "land",
    [
        "mD mF mG / -- w. --",
        "mD mG -- pC / m. -- w. pD / m^ p= wK wT",
        "p. -- wF / w. w. w.",
    ],
)
@pytest.mark.slow
def test_layouts_with_one_token_of_each_kind_are_exact(land: str) -> None:
    state = at_the_end(land, "mG", towers=1, wall_bridges=1)
    towers = [(), *((cell,) for cell in REGION)]
    layouts = (
        Layout(tower, walls, bridges, prey)
        for tower, (walls, bridges), prey in product(towers, _tokens(1), _meals(state))
    )
    assert_exact(state, 0, map(Resolve, layouts))


def test_layouts_with_two_walls_or_bridges_are_exact() -> None:
    state = at_the_end("p. p. w. wK / w. -- w. -- / p. p. p. m.", "mG", wall_bridges=2)
    every = (Layout((), walls, bridges) for walls, bridges in _tokens(2))
    assert_exact(state, 0, map(Resolve, every))


def _tokens(most: int) -> list[tuple[tuple[tuple[Cell, Cell], ...], tuple[Bridge, ...]]]:
    """Every set of at most so many walls and bridges in the region and a little beyond."""
    walls: list[tuple[Cell, Cell] | Bridge] = [
        (cell, cell + step) for cell in REGION for step in (1, 2, SIDE, SIDE + 1)
    ]
    bridges = [Bridge(cell, direction) for cell in REGION for direction in "hv"]
    sets = chain.from_iterable(combinations([*walls, *bridges], count) for count in range(most + 1))
    return [
        (
            tuple(token for token in tokens if not isinstance(token, Bridge)),
            tuple(token for token in tokens if isinstance(token, Bridge)),
        )
        for tokens in sets
    ]


def _meals(state: State) -> list[tuple[Cell, ...]]:
    """Every set of at most two squares of the land."""
    cells = state.players[0].land.cells
    return [meal for count in range(3) for meal in combinations(cells, count)]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 12])
def test_random_cuts_are_legal(count: int) -> None:
    rng = Random(count)
    for _ in range(50):
        groups = random_cut(count, rng)
        assert read_cut(" ".join(groups), count, count) == groups


def test_random_cuts_reach_every_cut_of_few_pieces() -> None:
    rng = Random(1)
    found = {random_cut(2, rng) for _ in range(8_000)}
    assert len(found) > 130  # of 146; the rest are long snakes


def test_every_taken_piece_of_two_may_be_laid_first() -> None:
    state = after(dealt(2), f"1 cut 1 {FOUR}", "2 take D", "1 take B", "2 take A")
    state = after(state, "1 place C M15 1", "2 place A M14")
    state = after(state, f"2 cut 1 {FOUR}", "1 take A", "2 take C", "1 take D")
    listed = [action for action in legal_actions(state, 0) if isinstance(action, Place)]
    assert {action.piece for action in listed} == {"A", "D"}
