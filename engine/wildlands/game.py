"""Wildlands as a `Game` of the contract: it only ties the parts together."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from engine.contract import (
    IllegalAction,
    Json,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Step,
    check_seat,
)
from engine.wildlands import choices, computers, dealing, encoding, plan, rules, views
from engine.wildlands.actions import Action, read_action, write_action
from engine.wildlands.computers.looking_back import Hindsight, look_back
from engine.wildlands.endgame import outcome
from engine.wildlands.events import Event
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map
from engine.wildlands.options import SEATS, build_options
from engine.wildlands.orders import (
    FIRST_ORDERS,
    ORDERS,
    QUIET_ORDERS,
    answer_by_orders,
    find_quiet_actor,
    span,
)
from engine.wildlands.state import GOAL, Phase, State, to_act
from engine.wildlands.views import View

WILDLANDS = "wildlands"
_SPACES = 42
_WAITS: Final = {2: 49, 3: 76, 4: 85}


class Wildlands:
    """The rules of docs/rules/wildlands.md, played on installed maps with installed factions."""

    key = WILDLANDS
    rules_version = 2
    seats: tuple[int, ...] = SEATS
    computers: tuple[str, ...] = computers.LEVELS
    orders: tuple[str, ...] = ORDERS
    first_orders: tuple[str, ...] = FIRST_ORDERS
    quiet_orders: tuple[str, ...] = QUIET_ORDERS

    def __init__(self, maps: Mapping[str, Map], factions: Mapping[str, Faction]) -> None:
        """Raises `ValueError` without maps of 42 spaces, or with fewer factions than seats."""
        if not maps or any(len(one.spaces) != _SPACES for one in maps.values()):
            raise ValueError(f"Wildlands needs maps, each of {_SPACES} spaces")
        if len(factions) < SEATS[-1]:
            raise ValueError(f"Wildlands needs at least {SEATS[-1]} factions")
        self.maps, self.factions = dict(maps), dict(factions)
        self.options: tuple[OptionSpec, ...] = build_options(maps, factions)

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        """Raises `IllegalOptions`."""
        return dealing.start(self.maps, self.factions, seats, seed, options)

    def to_act(self, state: State) -> frozenset[Seat]:
        return to_act(state)

    def sealed(self, state: State) -> frozenset[Seat]:
        return frozenset(state.asked)

    def asked_blindly(self, state: State) -> frozenset[Seat]:
        """Who may defend or interrupt; and who acts, even if no card can be used but to end."""
        acting = {state.acting} if state.phase is Phase.ACT else set()
        return frozenset(state.asked) | acting

    def span(self, view: View) -> str:
        return span(view)

    def can_plan(self, view: View) -> bool:
        return plan.can_plan(view)

    def occasion(self, view: View, action: Action) -> str:
        return plan.occasion(view, action)

    def check_line(self, view: View, line: Sequence[Action]) -> None:
        """Raises `IllegalAction`."""
        plan.check_line(view, line)

    def next_seats(self, state: State) -> frozenset[Seat]:
        return plan.next_seats(state)

    def know(self, view: View) -> str:
        return plan.know(view)

    def find_news(self, view: View, known: str) -> IllegalAction | None:
        return plan.find_news(view, known)

    def answer_by_orders(self, view: View, orders: Collection[str]) -> Action | None:
        return answer_by_orders(view, orders)

    def find_quiet_actor(self, view: View) -> Seat | None:
        return find_quiet_actor(view)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        check_seat(seat, state.seats)
        return choices.legal_actions(views.observe(state, seat))

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        check_seat(seat, state.seats)
        return choices.sample(views.observe(state, seat), rng)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
        """Raises `IllegalAction`."""
        check_seat(seat, state.seats)
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def observe(self, state: State, seat: Seat | None) -> View:
        return views.observe(state, seat)

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

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        return computers.choose(view, level, seed)

    def look_back(self, final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
        return look_back(final, decided)

    def write(self, action: Action) -> str:
        return write_action(action)

    def read(self, text: str) -> Action:
        """Raises `IllegalAction`."""
        return read_action(text)

    def write_public(self, state: State, seat: Seat, action: Action) -> str | None:
        check_seat(seat, state.seats)
        return views.write_public(state, seat, action)

    def encode_state(self, state: State) -> Json:
        return encoding.encode_state(state)
