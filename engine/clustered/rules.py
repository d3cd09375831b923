"""The start of a match, and what each action does to it (rules, sections 2 and 4): all checks, then
all changes.

A decision with one legal action is made automatically, in the same step as the action before: the
only card is placed in the only cell, or the only possible discard is made. This discloses nothing
that the turn itself would not, and the event says that it was forced.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.cells import name_of
from engine.clustered import events
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.boards import Board, PlacedCard
from engine.clustered.cards import START, Card, deck_of, find_in_hand, sort_cards
from engine.clustered.choices import can_recall, cards_to_discard, first_placement, sole_action
from engine.clustered.events import Event
from engine.clustered.options import start_cells
from engine.clustered.placements import check_placement
from engine.clustered.scoring import scores
from engine.clustered.state import FIRST_HAND, HAND, Phase, Player, State, next_seat, to_act
from engine.contract import (
    IllegalAction,
    IllegalOptions,
    Options,
    Outcome,
    Seat,
    Step,
    check_seat,
    rank_with_ties,
)
from engine.rng import Rng, draw_first_seat

FAST_DRAW = 2
WILDS = 2


def apply(state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
    """Apply an action. Raises `IllegalAction`; `state` itself never changes."""
    check_seat(seat, state.seats)
    match action:
        case Recall():
            if not can_recall(state, seat):
                raise IllegalAction("nothing-to-recall", section="4")
            after = update_player(state, seat, chosen=None)
            return Step(after, action, (events.FirstDiscardsRecalled(seat),), reveals=False)
        case Place():
            _check_turn(state, seat, action)
            (card,) = find_in_hand(state.players[seat].hand, (action.card,))
            check_placement(state.board, state.room, card, action.cell)
            canonical: Action = Place(card, action.cell)
        case Discard():
            _check_turn(state, seat, action)
            cards = find_in_hand(state.players[seat].hand, action.cards)
            phase, wanted = state.phase, cards_to_discard(state)
            if len(cards) != wanted:
                section = "2" if phase is Phase.TURN else "4"
                raise IllegalAction(
                    "discard-count", section=section, named=len(cards), wanted=wanted
                )
            place = first_placement(state, seat) if phase is Phase.TURN else None
            if place:
                where = name_of(place.cell)
                raise IllegalAction(
                    "discard-placeable", section="2", cells=(where,), card=place.card, cell=where
                )
            canonical = Discard(sort_cards(cards))
    if state.phase is Phase.OPENING and isinstance(canonical, Discard):
        after, told = _choose(state, seat, canonical)
    else:
        after, told = play_action(state, canonical, forced=False)
    while forced := sole_action(after):
        after, more = play_action(after, forced, forced=True)
        told += more
    result = outcome(after)
    if result:
        told.append(events.MatchEnded(result.scores, result.places))
    return Step(after, canonical, tuple(told), reveals=not after.opening)


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    phase = state.phase
    wrong = phase is Phase.OVER or (isinstance(action, Place) and phase is not Phase.TURN)
    if wrong:
        raise IllegalAction(
            "wrong-phase", section="2", phase=phase.value, action=type(action).__name__.lower()
        )
    if seat not in to_act(state):
        raise IllegalAction("not-your-turn", section="2", phase=phase.value)


def _choose(state: State, seat: Seat, action: Discard) -> tuple[State, list[Event]]:
    """Choose first discards; the last seat to choose reveals them all."""
    state = update_player(state, seat, chosen=action.cards)
    told: list[Event] = [events.FirstDiscardsChosen(seat)]
    if to_act(state):
        return state, told
    chosen = tuple(player.chosen or () for player in state.players)
    for other, cards in enumerate(chosen):
        state = update_player(discard_cards(state, other, cards), other, chosen=None)
    return replace(state, opening=False), [*told, events.FirstDiscardsRevealed(chosen)]


def outcome(state: State) -> Outcome | None:
    """Points and ranks at the end; ties are shared (rules, section 3)."""
    if state.phase is not Phase.OVER:
        return None
    points = tuple(score.total for score in scores(state.board, state.seats, state.size_bonuses))
    return Outcome(rank_with_ties(points), points, (0,) * state.seats)


def update_player(state: State, seat: Seat, **things: Any) -> State:
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
    told: list[Event] = []
    if isinstance(action, Place):
        board = state.board.lay(action.cell, action.card, seat)
        state = update_player(state, seat, hand=without(player.hand, (action.card,)))
        state = replace(state, board=board)
        told.append(events.CardPlaced(seat, action.card, action.cell, forced))
    elif isinstance(action, Discard):
        state = discard_cards(state, seat, action.cards)
        why = events.TRIM if trimming else events.STUCK
        told.append(events.CardsDiscarded(seat, action.cards, why, forced))
    deck = state.players[seat].deck
    if deck and not trimming:  # rules, sections 2 and 4
        count = min(FAST_DRAW if state.fast else 1, len(deck))
        told.append(events.CardsDrawn(seat, count))
        hand = (*state.players[seat].hand, *deck[:count])
        state = update_player(state, seat, hand=hand, deck=deck[count:])
    if state.phase is Phase.TRIM:
        return state, told
    return replace(state, active=next_seat(state)), told


def discard_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """The state with cards moved from a hand to the seat's discards."""
    player = state.players[seat]
    return update_player(
        state, seat, hand=without(player.hand, cards), discards=(*player.discards, *cards)
    )


def deal(seats: int, seed: bytes, settled: Options) -> State:
    """The state before the first action. Raises `IllegalOptions`.

    Each deck, in the order of `cards.KINDS` with the wild cards last, is shuffled by
    `Rng(seed, "deck 1")` and so on by seat number; its first cards are the hand. The first player
    is the one chosen, or drawn by `Rng(seed, "first")`.
    """
    everyone, handicap = bool(settled["third_wild"]), settled.get("handicap", ())
    assert isinstance(handicap, tuple)  # by the option's kind
    if everyone and handicap:
        raise IllegalOptions("handicap-everybody")
    fast = bool(settled["fast"])
    first = draw_first_seat(seats, seed, settled)
    players = []
    for seat in range(seats):
        wilds = WILDS + (everyone or str(seat + 1) in handicap)
        deck = Rng(seed, f"deck {seat + 1}").shuffle(deck_of(wilds))
        size = FIRST_HAND if fast else HAND
        players.append(Player(deck[:size], deck[size:], wilds))
    return State(
        table=str(settled["table"]),
        fast=fast,
        size_bonuses=bool(settled.get("size_bonuses", False)),
        first=first,
        active=first,
        players=tuple(players),
        board=Board(tuple(PlacedCard(cell, START, None) for cell in start_cells(seats))),
        opening=fast,
        hints=bool(settled["hints"]),
    )
