"""Changes of a state by accepted actions; nothing is checked here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.clustered.actions import Action, Discard, Place
from engine.clustered.cards import Card
from engine.clustered.events import STUCK, TRIM, CardPlaced, CardsDiscarded, CardsDrawn, Event
from engine.clustered.state import Phase, State, next_seat
from engine.contract import Seat

_FAST_DRAW = 2


def update_player(state: State, seat: Seat, **things: Any) -> State:
    """The state with some fields of a player replaced."""
    players = list(state.players)
    players[seat] = replace(players[seat], **things)
    return replace(state, players=tuple(players))


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The hand without these cards, each removed once."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def play_action(state: State, action: Action, forced: bool) -> tuple[State, list[Event]]:
    """The state after the active seat's card, its draw, and who is next."""
    seat, trimming = state.active, state.phase is Phase.TRIM
    player = state.players[seat]
    events: list[Event] = []
    if isinstance(action, Place):
        board = state.board.lay(action.cell, action.card, seat)
        state = update_player(state, seat, hand=without(player.hand, (action.card,)))
        state = replace(state, board=board)
        events.append(CardPlaced(seat, action.card, action.cell, forced))
    elif isinstance(action, Discard):
        state = discard_cards(state, seat, action.cards)
        why = TRIM if trimming else STUCK
        events.append(CardsDiscarded(seat, action.cards, why, forced))
    if not trimming:
        state = _draw_cards(state, events)
    if state.phase is Phase.TRIM:
        return state, events
    return replace(state, active=next_seat(state)), events


def discard_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """The state with cards moved from a hand to the seat's discards."""
    player = state.players[seat]
    return update_player(
        state, seat, hand=without(player.hand, cards), discards=(*player.discards, *cards)
    )


def _draw_cards(state: State, events: list[Event]) -> State:
    """The active seat draws, while its deck lasts (rules, sections 2 and 4)."""
    player = state.players[state.active]
    count = min(_FAST_DRAW if state.fast else 1, len(player.deck))
    if not count:
        return state
    events.append(CardsDrawn(state.active, count))
    hand = (*player.hand, *player.deck[:count])
    return update_player(state, state.active, hand=hand, deck=player.deck[count:])
