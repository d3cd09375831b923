"""A small game for tests of the house: sealed bids for prizes.

Everybody holds three secret cards. Each round a prize is turned up, all bid a card at once and may
take it back until the last has bid; then all is shown, and the highest bid wins.
The winner alone decides whether to keep the prize or to give it away for one point. Three rounds.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from engine.contract import (
    IllegalAction,
    IllegalOptions,
    Json,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Step,
    rank_with_ties,
)
from engine.rng import Rng

CARDS = tuple(range(1, 13))
HAND = 3


@dataclass(frozen=True, slots=True)
class Bid:
    card: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the bid back before the last has bid."""


@dataclass(frozen=True, slots=True)
class Keep:
    pass


@dataclass(frozen=True, slots=True)
class Give:
    seat: Seat


Action: TypeAlias = Bid | TakeBack | Keep | Give


@dataclass(frozen=True, slots=True)
class Happened:
    """An event: `what` is `bid`, `back`, `shown`, `won`, `kept` or `given`."""

    what: str
    seat: Seat | None
    shown: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    prizes: tuple[int, ...]
    round: int
    winner: Seat | None
    rounds: int


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    bid: int | None
    bidden: tuple[bool, ...]
    points: tuple[int, ...]
    prizes: tuple[int, ...]
    winner: Seat | None


class Bids:
    """The game as the house's contract wants it."""

    key = "bids"
    rules_version = 1
    seats: tuple[int, ...] = (1, 2, 3, 4)
    options: tuple[OptionSpec, ...] = (
        OptionSpec("rounds", "whole", HAND, least=1, most=HAND),
        OptionSpec("prizes", "choice", "any", choices=("any", "odd", "none")),
    )
    computers: tuple[str, ...] = ("low", "high")

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        if options.get("prizes") == "none":
            raise IllegalOptions("no-prizes")
        cards = Rng(seed, "cards").shuffle(CARDS)
        prizes = Rng(seed, "prizes").shuffle((1, 3, 5, 7))
        hands = tuple(tuple(sorted(cards[s * HAND : s * HAND + HAND])) for s in range(seats))
        rounds = int(str(options.get("rounds", HAND)))
        return State(hands, (None,) * seats, (0,) * seats, prizes[:HAND], 0, None, rounds)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.winner is not None:
            return frozenset({state.winner})
        if state.round == state.rounds:
            return frozenset()
        return frozenset(s for s, bid in enumerate(state.bids) if bid is None)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if state.winner is not None:
            if seat == state.winner:
                yield Keep()
                yield from (Give(s) for s in range(len(state.hands)) if s != seat)
        elif state.round < state.rounds:
            if state.bids[seat] is not None:
                yield TakeBack()
            else:
                yield from (Bid(card) for card in state.hands[seat])

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        return rng.choice(list(self.legal_actions(state, seat)))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Action, Happened]:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("not-now", section="1")
        match action:
            case Bid(card):
                return _bid(state, seat, card)
            case TakeBack():
                back = replace(state, bids=_set(state.bids, seat, None))
                return Step(back, action, (Happened("back", seat),), reveals=False)
            case Keep():
                return self._award(state, seat, action, state.prizes[state.round], "kept")
            case Give():
                return self._award(state, seat, action, 1, "given")

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        places = rank_with_ties(state.points)
        return Outcome(places, state.points, (0,) * len(places))

    def points(self, state: State) -> tuple[int, ...]:
        return state.points

    def progress(self, state: State) -> tuple[int, int]:
        return state.round, state.rounds

    def observe(self, state: State, seat: Seat | None) -> View:
        seen = state.round + (state.round < state.rounds)
        return View(
            seat,
            () if seat is None else state.hands[seat],
            None if seat is None else state.bids[seat],
            tuple(bid is not None for bid in state.bids),
            state.points,
            state.prizes[:seen],
            state.winner,
        )

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        if view.seat == view.winner:
            return Keep()
        return Bid(min(view.hand) if level == "low" else max(view.hand))

    def write(self, action: Action) -> str:
        match action:
            case Bid(card):
                return f"bid {card}"
            case Give(seat):
                return f"give {seat + 1}"
            case Keep():
                return "keep"
            case TakeBack():
                return "back"

    def read(self, text: str) -> Action:
        word, _, number = text.partition(" ")
        if word in ("bid", "give") and number.isdigit():
            return Bid(int(number)) if word == "bid" else Give(int(number) - 1)
        if text in ("keep", "back"):
            return Keep() if text == "keep" else TakeBack()
        raise IllegalAction("not-a-move")

    def write_public(self, state: State, seat: Seat, action: Action) -> str | None:
        if isinstance(action, Bid) and action.card in state.hands[seat]:
            return None
        return self.write(action)

    def encode_state(self, state: State) -> Json:
        return {
            "hands": [[*hand] for hand in state.hands],
            "bids": [*state.bids],
            "points": [*state.points],
            "prizes": [*state.prizes],
            "round": state.round,
            "winner": state.winner,
            "rounds": state.rounds,
        }

    def _award(
        self, state: State, seat: Seat, action: Action, worth: int, what: str
    ) -> Step[State, Action, Happened]:
        to = action.seat if isinstance(action, Give) else seat
        points = _set(state.points, to, state.points[to] + worth)
        given = replace(state, points=points, winner=None, round=state.round + 1)
        return Step(given, action, (Happened(what, seat),), reveals=given.round < given.rounds)


def _bid(state: State, seat: Seat, card: int) -> Step[State, Action, Happened]:
    bids = _set(state.bids, seat, card)
    events: tuple[Happened, ...] = (Happened("bid", seat),)
    state = replace(state, bids=bids)
    shown = tuple(bid for bid in bids if bid is not None)
    if len(shown) < len(bids):
        return Step(state, Bid(card), events, reveals=False)
    hands = tuple(
        tuple(held for held in hand if held != bid)
        for hand, bid in zip(state.hands, shown, strict=True)
    )
    best = max(shown)
    winner = shown.index(best)
    state = replace(state, hands=hands, bids=(None,) * len(bids), winner=winner)
    events = (*events, Happened("shown", None, shown), Happened("won", winner))
    return Step(state, Bid(card), events, reveals=True)


def _set(values: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])


def games() -> dict[str, Bids]:
    """All of them, for a worker process."""
    return {"bids": Bids()}
