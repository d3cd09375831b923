"""The legal actions of a seat: all of them, a random one, or the only one."""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from engine.cells import cells_in
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import Card, sort_cards
from engine.clustered.placements import placements
from engine.clustered.state import FIRST_DISCARDS, Phase, State, to_act
from engine.contract import Seat, check_seat


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """A seat's legal actions in canonical form, each distinct result once."""
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
        # Equal cards are interchangeable.
        choices = combinations(sort_cards(hand), cards_to_discard(state))
        yield from map(Discard, dict.fromkeys(choices))


def cards_to_discard(state: State) -> int:
    """How many cards a discard names now, if one is allowed at all."""
    wanted = {Phase.OPENING: FIRST_DISCARDS, Phase.TRIM: state.surplus, Phase.TURN: 1}
    return wanted.get(state.phase, 0)


def _places(state: State, hand: tuple[Card, ...]) -> Iterator[Place]:
    for card in dict.fromkeys(hand):
        for cell in cells_in(placements(state.board, state.room, card)):
            yield Place(card, cell)


def sample(state: State, seat: Seat, rng: Random) -> Action:
    check_seat(seat, state.seats)
    hand = list(state.players[seat].hand)
    rng.shuffle(hand)
    if state.phase is Phase.TURN:
        for card in hand:
            cells = tuple(cells_in(placements(state.board, state.room, card)))
            if cells:
                return Place(card, rng.choice(cells))
    return Discard(sort_cards(tuple(hand[: cards_to_discard(state)])))


def sole_action(state: State) -> Action | None:
    """The active seat's only legal action; None for a choice, in the opening and at the end."""
    if state.phase in (Phase.OPENING, Phase.OVER):
        return None
    found = list(islice(legal_actions(state, state.active), 2))
    return found[0] if len(found) == 1 else None


def first_placement(state: State, seat: Seat) -> Place | None:
    return next(_places(state, state.players[seat].hand), None)


def can_recall(state: State, seat: Seat) -> bool:
    """Whether a seat has chosen its first discards while others have not."""
    return state.opening and state.players[seat].chosen is not None
