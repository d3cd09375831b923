"""What each action does to a match (rules, sections 2 and 4): all checks, then all changes.

A decision with one legal action is made automatically, in the same step as the action before: the
only card is placed in the only cell, or the only possible discard is made. This discloses nothing
that the turn itself would not, and the event says that it was forced.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import Card, read_card, sort_cards
from engine.clustered.changes import discard_cards, play_action, update_player
from engine.clustered.choices import can_recall, cards_to_discard, first_placement, sole_action
from engine.clustered.events import (
    Event,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
    MatchEnded,
)
from engine.clustered.placements import check_placement
from engine.clustered.scoring import scores
from engine.clustered.state import Phase, State, to_act
from engine.contract import IllegalAction, Outcome, Seat, Step
from engine.ranks import rank_with_ties


def apply(state: State, seat: Seat, action: Action) -> Step[State, Action, Event]:
    """Apply an action. Raises `IllegalAction`; `state` itself never changes."""
    match action:
        case Recall():
            return _recall(state, seat)
        case Place():
            _check_turn(state, seat, action)
            canonical: Action = _check_place(state, seat, action)
        case Discard():
            _check_turn(state, seat, action)
            canonical = _check_discard(state, seat, action)
    if state.phase is Phase.OPENING and isinstance(canonical, Discard):
        after, events = _choose(state, seat, canonical)
    else:
        after, events = play_action(state, canonical, forced=False)
    after, more = _run_automatic_steps(after)
    return Step(after, canonical, (*events, *more), reveals=not after.opening)


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    phase = state.phase
    wrong = phase is Phase.OVER or (isinstance(action, Place) and phase is not Phase.TURN)
    if wrong:
        params = {"phase": phase.value, "action": type(action).__name__.lower()}
        raise IllegalAction("wrong-phase", params, section="2")
    if seat not in to_act(state):
        raise IllegalAction("not-your-turn", {"phase": phase.value}, section="2")


def _check_place(state: State, seat: Seat, action: Place) -> Place:
    (card,) = _find_in_hand(state, seat, (action.card,))
    check_placement(state.board, state.room, card, action.cell)
    return Place(card, action.cell)


def _check_discard(state: State, seat: Seat, action: Discard) -> Discard:
    cards = _find_in_hand(state, seat, action.cards)
    phase, wanted = state.phase, cards_to_discard(state)
    if len(cards) != wanted:
        section = "2" if phase is Phase.TURN else "4"
        params = {"named": len(cards), "wanted": wanted}
        raise IllegalAction("discard-count", params, section=section)
    place = first_placement(state, seat) if phase is Phase.TURN else None
    if place:
        where = name_of(place.cell)
        found = {"card": place.card, "cell": where}
        raise IllegalAction("discard-placeable", found, section="2", cells=(where,))
    return Discard(sort_cards(cards))


def _find_in_hand(state: State, seat: Seat, texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Parse cards. Raises `IllegalAction` unless the hand holds each as often as it is named."""
    cards, hand = tuple(map(read_card, texts)), Counter(state.players[seat].hand)
    for card, count in Counter(cards).items():
        if count > hand[card]:
            code = "card-not-held" if not hand[card] else "card-named-often"
            raise IllegalAction(code, {"card": card}, section="2")
    return cards


def _recall(state: State, seat: Seat) -> Step[State, Action, Event]:
    if not can_recall(state, seat):
        raise IllegalAction("nothing-to-recall", section="4")
    after = update_player(state, seat, chosen=None)
    return Step(after, Recall(), (FirstDiscardsRecalled(seat),), reveals=False)


def _choose(state: State, seat: Seat, action: Discard) -> tuple[State, list[Event]]:
    """Choose first discards; the last seat to choose reveals them all."""
    state = update_player(state, seat, chosen=action.cards)
    events: list[Event] = [FirstDiscardsChosen(seat)]
    if to_act(state):
        return state, events
    chosen = tuple(player.chosen or () for player in state.players)
    for other, cards in enumerate(chosen):
        state = update_player(discard_cards(state, other, cards), other, chosen=None)
    return replace(state, opening=False), [*events, FirstDiscardsRevealed(chosen)]


def _run_automatic_steps(state: State) -> tuple[State, list[Event]]:
    """The next state in which a seat has a choice, or the end, and the events on the way."""
    events: list[Event] = []
    while action := sole_action(state):
        state, more = play_action(state, action, forced=True)
        events += more
    result = outcome(state)
    if result:
        events.append(MatchEnded(result.scores, result.places))
    return state, events


def outcome(state: State) -> Outcome | None:
    """Points and ranks at the end; ties are shared (rules, section 3)."""
    if state.phase is not Phase.OVER:
        return None
    points = tuple(score.total for score in scores(state.board, state.seats, state.size_bonuses))
    return Outcome(rank_with_ties(points), points, (0,) * state.seats)
