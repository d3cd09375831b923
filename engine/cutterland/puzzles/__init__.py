"""Puzzles: a land before building, and a card to cut; their kinds and days. Their best answers are
proven."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.contract import Puzzle, Seat
from engine.cutterland.actions import Action
from engine.cutterland.endgame import score_of
from engine.cutterland.layouts import Layout
from engine.cutterland.packs import Pack
from engine.cutterland.puzzles import building, cutting
from engine.cutterland.state import State

BUILD: Final = "build"
CUT: Final = "cut"
DAYS: Final[Mapping[int, str]] = {0: BUILD, 2: CUT, 3: BUILD, 5: CUT}


class Kind(NamedTuple):
    """`make` gives the position, in which seat 0 answers; `read` takes it from a match."""

    make: Callable[[Mapping[str, Pack], bytes], State]
    read: Callable[[State, Seat], State | None]
    rate: Callable[[State, Sequence[Action]], int | None]
    solve: Callable[[State], tuple[Action, ...]]


KINDS: Final = {
    BUILD: Kind(
        building.make_position, building.read_position, building.rate, building.solve_position
    ),
    CUT: Kind(cutting.make_position, cutting.read_position, cutting.rate, cutting.solve_position),
}


def make_puzzle(packs: Mapping[str, Pack], kind: str, seed: bytes) -> Puzzle[State]:
    return Puzzle(kind, KINDS[kind].make(packs, seed), 0)


def read_puzzle(kind: str, state: State, seat: Seat) -> Puzzle[State] | None:
    position = KINDS[kind].read(state, seat)
    return None if position is None else Puzzle(kind, position, 0)


def rate_start(puzzle: Puzzle[State]) -> int:
    """Every token counts as unused."""
    return score_of(puzzle.state.players[0], Layout()).total


def rate_answer(puzzle: Puzzle[State], answer: Sequence[Action]) -> int | None:
    """Raises `IllegalAction`."""
    return KINDS[puzzle.kind].rate(puzzle.state, answer)


def solve_puzzle(puzzle: Puzzle[State]) -> tuple[Action, ...]:
    return KINDS[puzzle.kind].solve(puzzle.state)
