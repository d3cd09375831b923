"""Cutterland as a `Game` of the contract: it only ties the parts together."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.base_game import BaseGame
from engine.coach import Mistake
from engine.contract import (
    Options,
    OptionSpec,
    OptionValue,
    Puzzle,
    ReadsPuzzles,
    Seat,
    Supply,
    check_seat,
    settle_options,
)
from engine.cutterland import bag, choices, plan, puzzles, rules, sessions, state, views
from engine.cutterland.actions import Action, read_action, write_action
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.computers.looking_back import find_mistake, measure_luck, rate_chances
from engine.cutterland.computers.proposing import propose_plan
from engine.cutterland.endgame import outcome
from engine.cutterland.events import Event
from engine.cutterland.options import OPTIONS, pack_option
from engine.cutterland.order import SEATS, pieces_wanted, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.state import State, to_act
from engine.cutterland.views import View

CUTTERLAND = "cutterland"


class Cutterland(BaseGame[State, Action, Event, View], ReadsPuzzles[State]):
    """The rules of docs/rules/cutterland.md, played with installed packs. Packs are never mixed: a
    match is dealt from the one that its options name."""

    key = CUTTERLAND
    seats: tuple[int, ...] = SEATS
    computers: tuple[str, ...] = LEVELS
    stand_in = "medium"
    session_matches = sessions.MATCHES
    puzzle_days: Mapping[int, str] = puzzles.DAYS
    match_puzzles: Collection[str] = tuple(puzzles.KINDS)

    to_act = staticmethod(to_act)
    sample = staticmethod(choices.sample)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(outcome)
    observe = staticmethod(views.observe)
    session_outcome = staticmethod(sessions.session_outcome)
    rate_chances = staticmethod(rate_chances)
    luck_unit = "points"
    can_plan = staticmethod(plan.can_plan)
    occasion = staticmethod(plan.occasion)
    check_line = staticmethod(plan.check_line)
    propose_plan = staticmethod(propose_plan)
    next_seats = staticmethod(plan.next_seats)
    next_turn_of = staticmethod(plan.next_turn_of)
    read_puzzle = staticmethod(puzzles.read_puzzle)
    rate_start = staticmethod(puzzles.rate_start)
    rate_answer = staticmethod(puzzles.rate_answer)
    solve_puzzle = staticmethod(puzzles.solve_puzzle)
    write = staticmethod(write_action)
    write_public = staticmethod(views.write_public)
    read = staticmethod(read_action)
    encode_state = staticmethod(state.encode_state)

    def __init__(self, packs: Mapping[str, Pack]) -> None:
        if not packs:
            raise ValueError("Cutterland needs at least one pack of cards")
        self.packs = dict(packs)
        self.options: tuple[OptionSpec, ...] = (*OPTIONS, pack_option(packs))
        self.session_options = sessions.session_options(self.options)
        self.stocks = bag.build_stocks(self.packs.values())

    def deal(self, seats: int, seed: bytes, settled: Options) -> State:
        """Raises `IllegalOptions`."""
        return rules.deal(self.packs, seats, seed, settled)

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        return choose(view, level, seed, self.packs[view.pack].cards)

    def find_mistake(self, view: View, action: Action) -> Mistake[View, Action] | None:
        return find_mistake(view, action, self.packs[view.pack].cards)

    def measure_luck(self, before: State | None, after: State) -> tuple[tuple[float, float], ...]:
        return measure_luck(before, after, self.packs[after.setup.pack].cards)

    def count_decisions(self, seats: int, options: Options) -> int:
        """In each turn one seat cuts, all pieces but the last are chosen one by one and all seats
        lay theirs at the same time; in the end all place their tokens."""
        pieces = pieces_wanted(seats)
        return turn_count(seats) * (pieces + pieces // seats) + 1

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        check_seat(seat, state.seats)
        return choices.legal_actions(state, seat)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(seat.score.total for seat in views.observe(state, None).table)

    def progress(self, state: State) -> tuple[int, int]:
        return min(state.turn - 1, state.turns), state.turns

    def next_in_session(
        self, seats: int, options: Options, finals: Sequence[State]
    ) -> dict[str, OptionValue] | None:
        """Raises `IllegalOptions`."""
        return sessions.next_in_session(self.options, seats, options, finals)

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

    def make_puzzle(self, kind: str, seed: bytes) -> Puzzle[State]:
        return puzzles.make_puzzle(self.packs, kind, seed)
