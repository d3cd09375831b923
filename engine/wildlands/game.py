"""Wildlands as a `Game` of the contract: it only ties the parts together."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from engine.base_game import BaseGame
from engine.contract import Options, OptionSpec, Puzzle, Seat, check_seat
from engine.wildlands import choices, orders, plan, puzzles, rules, state, views
from engine.wildlands.actions import Action, read_action, write_action
from engine.wildlands.computers import LEVELS, choose
from engine.wildlands.computers.looking_back import find_mistake, measure_luck, rate_chances
from engine.wildlands.computers.proposing import propose_plan
from engine.wildlands.endgame import outcome
from engine.wildlands.events import Event
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map
from engine.wildlands.options import EVEN_START, SEATS, build_options
from engine.wildlands.state import GOAL, Phase, State, to_act
from engine.wildlands.views import View

WILDLANDS = "wildlands"
_SPACES = 42
_WAITS: Final = {2: 49, 3: 76, 4: 85}


class Wildlands(BaseGame[State, Action, Event, View]):
    """The rules of docs/rules/wildlands.md, played on installed maps with installed factions."""

    key = WILDLANDS
    rules_version = 2
    seats: tuple[int, ...] = SEATS
    computers: tuple[str, ...] = LEVELS
    first_orders: tuple[str, ...] = orders.FIRST_ORDERS
    quiet_orders: tuple[str, ...] = orders.QUIET_ORDERS
    puzzle_days: Mapping[int, str] = puzzles.DAYS

    to_act = staticmethod(to_act)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(outcome)
    observe = staticmethod(views.observe)
    choose = staticmethod(choose)
    find_mistake = staticmethod(find_mistake)
    rate_chances = staticmethod(rate_chances)
    measure_luck = staticmethod(measure_luck)
    luck_unit = "percent"
    span = staticmethod(orders.span)
    can_plan = staticmethod(plan.can_plan)
    occasion = staticmethod(plan.occasion)
    check_line = staticmethod(plan.check_line)
    propose_plan = staticmethod(propose_plan)
    next_turn_of = staticmethod(plan.next_turn_of)
    know = staticmethod(plan.know)
    find_news = staticmethod(plan.find_news)
    answer_by_orders = staticmethod(orders.answer_by_orders)
    find_quiet_actor = staticmethod(orders.find_quiet_actor)
    orders: tuple[str, ...] = orders.ORDERS
    rate_start = staticmethod(puzzles.rate_start)
    rate_answer = staticmethod(puzzles.rate_answer)
    solve_puzzle = staticmethod(puzzles.solve_puzzle)
    write = staticmethod(write_action)
    write_public = staticmethod(views.write_public)
    read = staticmethod(read_action)
    encode_state = staticmethod(state.encode_state)

    def __init__(self, maps: Mapping[str, Map], factions: Mapping[str, Faction]) -> None:
        """Raises `ValueError` without maps of 42 spaces, or with fewer factions than seats."""
        if not maps or any(len(one.spaces) != _SPACES for one in maps.values()):
            raise ValueError(f"Wildlands needs maps, each of {_SPACES} spaces")
        if len(factions) < SEATS[-1]:
            raise ValueError(f"Wildlands needs at least {SEATS[-1]} factions")
        self.maps, self.factions = dict(maps), dict(factions)
        self.options: tuple[OptionSpec, ...] = build_options(maps, factions)

    def propose_options(self, seats: int) -> Mapping[str, Options]:
        """A duel is the only table that an even start makes even (docs/computers.md)."""
        return {"even": {EVEN_START: True}} if seats == min(SEATS) else {}

    def deal(self, seats: int, seed: bytes, settled: Options) -> State:
        return rules.deal(self.maps, self.factions, seats, seed, settled)

    def sealed(self, state: State) -> frozenset[Seat]:
        return frozenset(state.asked)

    def asked_blindly(self, state: State) -> frozenset[Seat]:
        """Who may defend or interrupt; and who acts, even if no card can be used but to end."""
        acting = {state.acting} if state.phase is Phase.ACT else set()
        return frozenset(state.asked) | acting

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        check_seat(seat, state.seats)
        return choices.legal_actions(views.observe(state, seat))

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        check_seat(seat, state.seats)
        return choices.sample(views.observe(state, seat), rng)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(side.points for side in state.table.sides)

    def progress(self, state: State) -> tuple[int, int]:
        """In points of whoever has most: a match has no number of turns."""
        is_over = state.phase is Phase.OVER
        return GOAL if is_over else max(self.points(state)), GOAL

    def count_decisions(self, seats: int, options: Options) -> int:
        """With the orders that all begin with, and without lines of actions: simulated
        (bench/README.md, seasons)."""
        return _WAITS[seats]

    def make_puzzle(self, kind: str, seed: bytes) -> Puzzle[State]:
        return puzzles.make_puzzle(self.maps, self.factions, kind, seed)
