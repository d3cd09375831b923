"""Puzzles: a hand to place card by card, without a draw and with no other player in between. What
is the most that the seat's cards can score then (rules, section 3)?"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from engine.cells import Mask, cells_in
from engine.clustered.actions import Action, Place
from engine.clustered.boards import Board, PlacedCard
from engine.clustered.cards import Card
from engine.clustered.computers.choosing import choose_by_effort
from engine.clustered.computers.thinking import EFFORTS, Effort
from engine.clustered.options import OPEN, OPTIONS
from engine.clustered.placements import placements
from engine.clustered.rules import apply, deal, outcome, without
from engine.clustered.scoring import score_of
from engine.clustered.state import HAND as WHOLE_HAND
from engine.clustered.state import Phase, Player, State, to_act
from engine.clustered.views import View, observe
from engine.contract import Puzzle, Seat, settle_options

HAND: Final = "hand"
EASY, MEDIUM = (replace(EFFORTS[level], cards=WHOLE_HAND) for level in ("easy", "medium"))
"""Computers that look at all their cards, so that a date keeps its hand."""
DAYS: Final[Mapping[int, str]] = {1: HAND, 4: HAND}
FROM_MATCHES: Final[Collection[str]] = (HAND,)
SEATS: Final = 2
PLACED: Final = 12  # cards on the table besides the start card
CARDS: Final = 4
MOST_POSITIONS: Final = 8_000  # all positions that the cards can lead to
LEAST_MISS: Final = 2  # points by which easy and medium miss the best
WILDS: Final = 2
SEED: Final = bytes(32)  # of computers that try what was in a match
_MOST_MATCHES: Final = 10_000


def make_puzzle(kind: str, seed: bytes) -> Puzzle[State]:
    """The first position of computers' matches that is hard enough, and can be searched."""
    for state in _deal_positions(seed):
        if _is_hard(state, seed):
            return Puzzle(kind, state, 0)
    raise ValueError("no match has led to a puzzle")


def read_puzzle(kind: str, state: State, seat: Seat) -> Puzzle[State] | None:
    """The table and the hand of a seat in a match of two, once there are as many cards as in other
    puzzles."""
    is_plain = state.table == OPEN and not state.size_bonuses and state.seats == SEATS
    if kind != HAND or state.phase is not Phase.TURN or not is_plain:
        return None
    if len(state.board.laid) != PLACED + 1 or any(one.wilds != WILDS for one in state.players):
        return None
    position = _ask(state)
    return Puzzle(kind, position, 0) if _is_hard(position, SEED) else None


def _is_hard(state: State, seed: bytes) -> bool:
    search = Search(state)
    return search.has_room() and all(
        search.best - _play(state, effort, seed) >= LEAST_MISS for effort in (EASY, MEDIUM)
    )


def _deal_positions(seed: bytes) -> Iterator[State]:
    settled = settle_options(OPTIONS, SEATS, {})
    for number in range(_MOST_MATCHES):
        own_seed = sha256(seed + number.to_bytes(2, "big")).digest()
        state = deal(SEATS, own_seed, settled)
        while len(state.board.laid) <= PLACED:
            (seat,) = to_act(state)
            state = apply(state, seat, choose_by_effort(observe(state, seat), EASY, own_seed)).state
        yield _ask(state)


def _ask(state: State) -> State:
    """The seat that acts becomes seat 0, with some of its cards; nothing is drawn, and nothing
    suggested."""
    laid = (
        one if one.owner is None else replace(one, owner=(one.owner - state.active) % SEATS)
        for one in state.board.laid
    )
    hand = state.players[state.active].hand[:CARDS]
    players = (Player(hand, (), WILDS), Player((), (), WILDS))
    return State(OPEN, False, False, 0, 0, players, Board(tuple(laid)), hints=False)


def _play(state: State, effort: Effort, seed: bytes) -> int:
    """The points of a computer."""
    while (result := outcome(state)) is None:
        state = apply(state, 0, choose_by_effort(observe(state, 0), effort, seed)).state
    return result.scores[0]


def rate_start(puzzle: Puzzle[State]) -> int:
    return score_of(puzzle.state.board.cells_by_seat(SEATS)[0]).total


def rate_answer(puzzle: Puzzle[State], answer: Sequence[Action]) -> int | None:
    """Raises `IllegalAction`."""
    state = puzzle.state
    for action in answer:
        state = apply(state, 0, action).state
    result = outcome(state)
    return None if result is None else result.scores[0]


def list_played(view: View) -> list[tuple[PlacedCard, int]]:
    """The cards placed since the question, the last one also where the rules did it, each with the
    points that it gained."""
    own = view.board.cells_by_seat(SEATS)[0]
    played = view.board.laid[PLACED + 1 :]
    for one in played:
        own &= ~(1 << one.cell)
    gains = []
    for one in played:
        after = own | 1 << one.cell
        gains.append((one, score_of(after).total - score_of(own).total))
        own = after
    return gains


def solve_puzzle(puzzle: Puzzle[State]) -> tuple[Action, ...]:
    """Every position is looked at. The rules themselves place a last card that fits in one cell."""
    state, done = puzzle.state, list[Action]()
    for action in Search(state).moves:
        if outcome(state) is not None:
            break
        state = apply(state, 0, action).state
        done.append(action)
    return tuple(done)


class Search:
    """All ways to place a hand: the most points (`best`), and the first `moves` that bring them."""

    def __init__(self, state: State) -> None:
        self._room = state.room
        self._seen: set[frozenset[Place]] = set()
        self._full = False
        self.best = -1
        self.moves: tuple[Place, ...] = ()
        own = state.board.cells_by_seat(SEATS)[0]
        self._look(state.board, own, state.players[0].hand, ())

    def has_room(self) -> bool:
        """Whether every card can be placed, and the positions are few enough."""
        return not self._full and len(self.moves) == CARDS

    def _look(
        self, board: Board, own: Mask, hand: tuple[Card, ...], done: tuple[Place, ...]
    ) -> None:
        placed = frozenset(done)
        self._full = self._full or len(self._seen) > MOST_POSITIONS
        if placed in self._seen or self._full:
            return
        self._seen.add(placed)
        spots = [
            Place(card, cell)
            for card in dict.fromkeys(hand)
            for cell in cells_in(placements(board, self._room, card))
        ]
        for place in spots:
            after, left = board.lay(place.cell, place.card, 0), without(hand, (place.card,))
            self._look(after, own | 1 << place.cell, left, (*done, place))
        if not spots and (points := score_of(own).total) > self.best:
            self.best, self.moves = points, done
