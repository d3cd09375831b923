"""Cutterland as a `Game` of the contract: it only ties the parts together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from engine.contract import (
    Json,
    Options,
    OptionSpec,
    OptionValue,
    Outcome,
    Puzzle,
    Seat,
    SessionOutcome,
    Step,
    Supply,
    check_seat,
    settle_options,
)
from engine.cutterland import (
    bag,
    box,
    choices,
    computers,
    encoding,
    plan,
    puzzles,
    rules,
    sessions,
    views,
)
from engine.cutterland.actions import Action, read_action, write_action
from engine.cutterland.computers.looking_back import Hindsight, look_back
from engine.cutterland.dealing import start
from engine.cutterland.endgame import outcome
from engine.cutterland.events import Event
from engine.cutterland.options import OPTIONS, pack_option
from engine.cutterland.order import SEATS, pieces_wanted, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.state import State, to_act
from engine.cutterland.views import View, write_public

CUTTERLAND = "cutterland"


class Cutterland:
    """The rules of docs/rules/cutterland.md, played with installed packs.

    Packs are never mixed: a match is dealt from the one that its options name.
    """

    key = CUTTERLAND
    rules_version = 1
    seats: tuple[int, ...] = SEATS
    computers: tuple[str, ...] = computers.LEVELS
    session_matches = sessions.MATCHES
    puzzle_days: Mapping[int, str] = puzzles.DAYS

    def __init__(self, packs: Mapping[str, Pack]) -> None:
        if not packs:
            raise ValueError("Cutterland needs at least one pack of cards")
        self.packs = dict(packs)
        self.options: tuple[OptionSpec, ...] = (*OPTIONS, pack_option(packs))
        self.session_options = sessions.session_options(self.options)
        self.stocks = box.build_stocks(self.packs.values())

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        """Raises `IllegalOptions`."""
        return start(self.packs, self.options, seats, seed, options)

    def count_decisions(self, seats: int, options: Options) -> int:
        """In each turn one seat cuts, all pieces but the last are chosen one by one and all seats
        lay theirs at the same time; in the end all place their tokens."""
        pieces = pieces_wanted(seats)
        return turn_count(seats) * (pieces + pieces // seats) + 1

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
        return outcome(state)

    def observe(self, state: State, seat: Seat | None) -> View:
        return views.observe(state, seat)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(seat.score.total for seat in views.observe(state, None).table)

    def progress(self, state: State) -> tuple[int, int]:
        return min(state.turn - 1, state.turns), state.turns

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        return computers.choose(view, level, seed)

    def next_in_session(
        self, seats: int, options: Options, finals: Sequence[State]
    ) -> dict[str, OptionValue] | None:
        """Raises `IllegalOptions`."""
        return sessions.next_in_session(self.options, seats, options, finals)

    def session_outcome(self, finals: Sequence[State]) -> SessionOutcome:
        return sessions.session_outcome(finals)

    def supplies(self, seats: int, options: Options) -> tuple[Supply, ...]:
        """What a match takes from the community's bag or box. Raises `IllegalOptions`."""
        return bag.supplies(seats, settle_options(self.options, seats, options))

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        return bag.cut_pieces(self.packs[supply.inventory], seats, count, seed)

    def items_to_return(
        self, options: Options, events: Iterable[Event]
    ) -> dict[str, tuple[str, ...]]:
        """Each pack has a bag and a box of its own."""
        defaults = {spec.key: spec.default for spec in self.options}
        return bag.items_to_return(defaults | dict(options), events)

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
        return puzzles.make_puzzle(self.packs, kind, seed)

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
        return write_public(state, action)

    def encode_state(self, state: State) -> Json:
        return encoding.encode_state(state)
