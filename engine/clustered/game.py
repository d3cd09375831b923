"""Clustered as a `Game` of the contract: it only ties the parts together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.clustered import (
    choices,
    computers,
    dealing,
    encoding,
    plan,
    puzzles,
    rules,
    views,
)
from engine.clustered.actions import Action, read_action, write_action
from engine.clustered.cards import deck_of
from engine.clustered.computers.looking_back import Hindsight, look_back
from engine.clustered.events import Event
from engine.clustered.options import OPTIONS, QUICK, SEATS
from engine.clustered.state import FIRST_HAND, HAND, State, count_turns_left, to_act
from engine.clustered.views import View, write_public
from engine.contract import Json, Options, OptionSpec, Outcome, Puzzle, Seat, Step, check_seat

CLUSTERED = "clustered"


class Clustered:
    """The rules of docs/rules/clustered.md; the game has no content of its own to install."""

    key = CLUSTERED
    rules_version = 1
    seats: tuple[int, ...] = SEATS
    options: tuple[OptionSpec, ...] = OPTIONS
    computers: tuple[str, ...] = computers.LEVELS
    quick_options: Options = QUICK
    puzzle_days: Mapping[int, str] = puzzles.DAYS

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        """Raises `IllegalOptions`."""
        return dealing.start(seats, seed, options)

    def count_decisions(self, seats: int, options: Options) -> int:
        """Every seat plays all its cards, one per turn. In a fast game all discard first, and each
        turn uses two cards while the deck lasts."""
        cards, fast = len(deck_of(3 if options.get("third_wild") else 2)), bool(options.get("fast"))
        return fast + seats * count_turns_left(FIRST_HAND, cards - FIRST_HAND, fast=fast)

    def to_act(self, state: State) -> frozenset[Seat]:
        return to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        check_seat(seat, state.seats)
        return choices.legal_actions(state, seat)

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        check_seat(seat, state.seats)
        return choices.sample(state, seat, rng)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
        """Raises `IllegalAction`."""
        check_seat(seat, state.seats)
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> View:
        return views.observe(state, seat)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(seat.score.total for seat in views.observe(state, None).players)

    def progress(self, state: State) -> tuple[int, int]:
        """In turns: each uses a card up, and in a fast game most use two."""
        first = FIRST_HAND if state.fast else HAND
        whole = left = 0
        for one in state.players:
            deck = len(deck_of(one.wilds)) - first
            whole += count_turns_left(first, deck, fast=state.fast)
            left += count_turns_left(len(one.hand), len(one.deck), fast=state.fast)
        return whole - left, whole

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        return computers.choose(view, level, seed)

    def look_back(self, final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
        return look_back(final, decided)

    def can_plan(self, view: View) -> bool:
        return plan.can_plan(view)

    def occasion(self, view: View, action: Action) -> str:
        return plan.occasion(view, action)

    def check_line(self, view: View, line: Sequence[Action]) -> None:
        """Raises `IllegalAction`."""
        plan.check_line(view, line)

    def next_seats(self, state: State) -> frozenset[Seat]:
        return plan.next_seats(state)

    def make_puzzle(self, kind: str, seed: bytes) -> Puzzle[State]:
        return puzzles.make_puzzle(kind, seed)

    def rate_start(self, puzzle: Puzzle[State]) -> int:
        return puzzles.rate_start(puzzle)

    def rate_answer(self, puzzle: Puzzle[State], answer: Sequence[Action]) -> int | None:
        """Raises `IllegalAction`."""
        return puzzles.rate_answer(puzzle, answer)

    def solve_puzzle(self, puzzle: Puzzle[State]) -> tuple[Action, ...]:
        return puzzles.solve_puzzle(puzzle)

    def write(self, action: Action) -> str:
        return write_action(action)

    def read(self, text: str) -> Action:
        """Raises `IllegalAction`."""
        return read_action(text)

    def write_public(self, state: State, seat: Seat, action: Action) -> str | None:
        check_seat(seat, state.seats)
        return write_public(state, seat, action)

    def encode_state(self, state: State) -> Json:
        return encoding.encode_state(state)
