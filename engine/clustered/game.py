"""Clustered as a `Game` of the contract: it only ties the parts together."""

from collections.abc import Collection, Iterator, Mapping

from engine.base_game import BaseGame
from engine.clustered import choices, plan, puzzles, rules, state, views
from engine.clustered.actions import Action, read_action, write_action
from engine.clustered.cards import deck_of
from engine.clustered.computers import EXPERT, LEVELS, choose, propose_plan
from engine.clustered.computers.looking_back import find_mistake, measure_luck, rate_chances
from engine.clustered.events import Event
from engine.clustered.options import OPTIONS, SEATS, SHORT
from engine.clustered.state import FIRST_HAND, HAND, State, count_turns_left, to_act
from engine.clustered.views import View
from engine.contract import QUICK, Options, OptionSpec, ReadsPuzzles, Seat, check_seat

CLUSTERED = "clustered"


class Clustered(BaseGame[State, Action, Event, View], ReadsPuzzles[State]):
    """The rules of docs/rules/clustered.md; the game has no content of its own to install."""

    key = CLUSTERED
    seats: tuple[int, ...] = SEATS
    options: tuple[OptionSpec, ...] = OPTIONS
    computers: tuple[str, ...] = (*LEVELS, EXPERT)
    slow_computers: Mapping[str, int] = {EXPERT: 10}
    stand_in = "medium"
    puzzle_days: Mapping[int, str] = puzzles.DAYS
    match_puzzles: Collection[str] = puzzles.FROM_MATCHES

    deal = staticmethod(rules.deal)
    to_act = staticmethod(to_act)
    sample = staticmethod(choices.sample)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    observe = staticmethod(views.observe)
    choose = staticmethod(choose)
    find_mistake = staticmethod(find_mistake)
    rate_chances = staticmethod(rate_chances)
    measure_luck = staticmethod(measure_luck)
    luck_unit = "points"
    can_plan = staticmethod(plan.can_plan)
    occasion = staticmethod(plan.occasion)
    check_line = staticmethod(plan.check_line)
    propose_plan = staticmethod(propose_plan)
    next_turn_of = staticmethod(plan.next_turn_of)
    make_puzzle = staticmethod(puzzles.make_puzzle)
    read_puzzle = staticmethod(puzzles.read_puzzle)
    rate_start = staticmethod(puzzles.rate_start)
    rate_answer = staticmethod(puzzles.rate_answer)
    solve_puzzle = staticmethod(puzzles.solve_puzzle)
    write = staticmethod(write_action)
    write_public = staticmethod(views.write_public)
    read = staticmethod(read_action)
    encode_state = staticmethod(state.encode_state)

    def propose_options(self, seats: int) -> Mapping[str, Options]:
        return {QUICK: SHORT}

    def count_decisions(self, seats: int, options: Options) -> int:
        """Every seat plays all its cards, one per turn. In a fast game all discard first, and each
        turn uses two cards while the deck lasts."""
        cards, fast = len(deck_of(3 if options.get("third_wild") else 2)), bool(options.get("fast"))
        return fast + seats * count_turns_left(FIRST_HAND, cards - FIRST_HAND, fast=fast)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        check_seat(seat, state.seats)
        return choices.legal_actions(state, seat)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(seat.score.total for seat in views.observe(state, None).players)

    def progress(self, state: State) -> tuple[int, int]:
        """In turns: each uses a card up, and in a fast game most use two."""
        first = FIRST_HAND if state.fast else HAND
        whole = left = 0
        for player in state.players:
            deck = len(deck_of(player.wilds)) - first
            whole += count_turns_left(first, deck, fast=state.fast)
            left += count_turns_left(len(player.hand), len(player.deck), fast=state.fast)
        return whole - left, whole
