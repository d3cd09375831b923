"""The legal actions of a seat: all of them, one by chance, and whether there is only one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from engine.cells import cells_in
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import Card, in_order
from engine.clustered.placements import placements
from engine.clustered.state import FIRST_DISCARDS, Phase, State, to_act
from engine.contract import Seat


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """A seat's legal actions, each distinct result once, in canonical spelling."""
    if can_recall(state, seat):
        yield Recall()
    if seat not in to_act(state):
        return
    hand, placed = state.players[seat].hand, False
    if state.phase is Phase.TURN:
        for place in _places(state, hand):
            placed = True
            yield place
    if not placed:
        yield from _discards(hand, cards_to_discard(state))


def cards_to_discard(state: State) -> int:
    """How many cards a discard names now; in a turn, where one is allowed at all."""
    match state.phase:
        case Phase.OPENING:
            return FIRST_DISCARDS
        case Phase.TRIM:
            return state.surplus
        case Phase.TURN:
            return 1
        case Phase.OVER:
            return 0


def _places(state: State, hand: tuple[Card, ...]) -> Iterator[Place]:
    for card in dict.fromkeys(hand):
        for cell in cells_in(placements(state.board, state.room, card)):
            yield Place(card, cell)


def _discards(hand: tuple[Card, ...], count: int) -> Iterator[Discard]:
    """Every different choice of some cards; equal cards are one and the same."""
    yield from dict.fromkeys(Discard(cards) for cards in combinations(in_order(hand), count))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """One random legal action of a seat that is to act."""
    hand = list(state.players[seat].hand)
    rng.shuffle(hand)
    if state.phase is Phase.TURN:
        for card in hand:
            cells = tuple(cells_in(placements(state.board, state.room, card)))
            if cells:
                return Place(card, rng.choice(cells))
    return Discard(in_order(tuple(hand[: cards_to_discard(state)])))


def sole_action(state: State) -> Action | None:
    """The active seat's only legal action; None where there is a choice, or nobody to act."""
    if state.phase in (Phase.OPENING, Phase.OVER):
        return None
    found = list(islice(legal_actions(state, state.active), 2))
    return found[0] if len(found) == 1 else None


def first_placement(state: State, seat: Seat) -> Place | None:
    """Some placement that a seat has; None where it has none."""
    return next(_places(state, state.players[seat].hand), None)


def can_recall(state: State, seat: Seat) -> bool:
    """Whether a seat has chosen its first discards, and not all have."""
    return state.opening and 0 <= seat < state.seats and state.players[seat].chosen is not None
