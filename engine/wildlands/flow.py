"""Who decides next: questions, interrupts, the ends of turns and of the match (rules, sections 3, 6
and 7). Nothing is checked here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from engine.contract import Seat
from engine.wildlands.actions import Defend, Fighter, Interrupt
from engine.wildlands.cards import WILD
from engine.wildlands.changes import (
    draw_cards,
    resolve_strike,
    reveal_piece,
    spend_cards,
    update_secret,
)
from engine.wildlands.endgame import find_survivors, find_winners, has_ended, outcome
from engine.wildlands.events import (
    AttackResolved,
    CardsDrawn,
    CharacterRevealed,
    EndDeclared,
    Event,
    InterruptDone,
    InterruptPlayed,
    MatchEnded,
    SideWipedOut,
    TurnBegan,
)
from engine.wildlands.state import (
    DRAW,
    HAND,
    IDLE_ROUNDS,
    Deed,
    Phase,
    Standing,
    State,
    Strike,
    Table,
)
from engine.wildlands.targets import may_be_stopped

Flow: TypeAlias = tuple[State, list[Event]]
"""The state that follows, and the events on the way."""


def begin_turn(state: State, seat: Seat) -> Flow:
    """A turn begins with a reveal if a character is hidden."""
    hidden = state.table.sides[seat].characters(Standing.HIDDEN)
    phase = Phase.REVEAL if hidden else Phase.ACT
    state = replace(state, phase=phase, turn=state.turn + 1, active=seat, acting=seat)
    return state, [TurnBegan(seat, state.turn)]


def open_strike(state: State, strike: Strike) -> Flow:
    """Ask those who may defend, or let the damage fall."""
    seats = dict.fromkeys(fighter.seat for fighter in strike.hits)
    asked = tuple(
        seat
        for seat in seats
        if strike.is_open
        or (state.secrets[seat].hand and may_be_stopped(state.table, strike, seat))
    )
    if not asked:
        return close_strike(state, strike, {})
    return replace(state, phase=Phase.DEFEND, asked=asked, strike=strike), []


def close_strike(state: State, strike: Strike, answers: Mapping[Seat, Defend]) -> Flow:
    """All damage falls at once; then the match ends, or others may interrupt."""
    before = state.table
    state, hits = resolve_strike(state, strike, answers)
    events: list[Event] = [AttackResolved(before.actor(strike.attacker), hits)]
    events += _find_wiped_out(before, state.table)
    deed = Deed(strike.attacker.seat, attacked=tuple(hit.actor.fighter for hit in hits))
    state, more = close_deed(replace(state, strike=None), deed)
    return state, [*events, *more]


def _find_wiped_out(before: Table, after: Table) -> Iterable[SideWipedOut]:
    for seat, (one, other) in enumerate(zip(before.sides, after.sides, strict=True)):
        if other.is_wiped_out and not one.is_wiped_out:
            yield SideWipedOut(seat)


def close_deed(state: State, deed: Deed) -> Flow:
    """After an action: the end of the match, or the question who interrupts.

    Only who can't interrupt as far as all can tell is left out: without cards, with all wild cards
    in the pile, or without characters.
    """
    if has_ended(state.table):
        return _end(state)
    asked = tuple(
        seat
        for seat, side in enumerate(state.table.sides)
        if seat != state.acting
        and state.secrets[seat].hand
        and not side.is_wiped_out
        and state.table.may_hold_wild(seat)
    )
    if not asked:
        return _carry_on(state, deed)
    return replace(state, phase=Phase.ASK, asked=asked, deed=deed), []


def clear_answers(state: State) -> State:
    """The state without its open question."""
    for seat in state.asked:
        state = update_secret(state, seat, answer=None)
    return replace(state, asked=(), deed=None)


def settle_question(state: State) -> Flow:
    """All have answered: the first by rule 5 interrupts, or play goes on."""
    seats = [(state.active + step) % state.seats for step in range(state.seats)]
    willing = [
        seat
        for seat in seats
        if seat in state.asked and isinstance(state.secrets[seat].answer, Interrupt)
    ]
    deed = state.deed
    assert deed is not None
    state = clear_answers(state)
    if not willing:
        return _carry_on(state, deed)
    state = spend_cards(state, willing[0], (WILD,))
    return replace(state, phase=Phase.ACT, acting=willing[0]), [InterruptPlayed(willing[0])]


def _carry_on(state: State, deed: Deed) -> Flow:
    if not deed.is_end:
        return replace(state, phase=Phase.ACT), []
    seat = state.active
    count = max(0, min(DRAW, HAND - len(state.secrets[seat].hand)))
    state, drawn, shuffled = draw_cards(state, seat, count)
    if not drawn:
        state = replace(state, idle=state.idle + 1)
    is_standstill = state.idle == IDLE_ROUNDS * len(find_survivors(state.table))
    state, events = _end(state) if is_standstill else _begin_next_turn(state)
    return state, [CardsDrawn(seat, drawn, wild=False, shuffled=shuffled), *events]


def _begin_next_turn(state: State) -> Flow:
    """The turn of the next seat on the left that has a character."""
    seats = [(state.active + step) % state.seats for step in range(1, state.seats + 1)]
    return begin_turn(
        state, next(seat for seat in seats if not state.table.sides[seat].is_wiped_out)
    )


def end_acting(state: State, *, forced: bool) -> Flow:
    """The active seat declares the end of its turn; an interrupter is done."""
    seat = state.acting
    if seat != state.active:
        state = replace(state, phase=Phase.ACT, acting=state.active)
        return state, [InterruptDone(seat, forced)]
    state, events = close_deed(state, Deed(seat, is_end=True))
    return state, [EndDeclared(seat, forced), *events]


def _end(state: State) -> Flow:
    winners = find_winners(state.table)
    state = replace(state, phase=Phase.OVER, asked=(), deed=None, winners=winners)
    result = outcome(state)
    assert result is not None
    return state, [MatchEnded(result.scores, result.places)]


def run_automatic_steps(state: State) -> Flow:
    """The next state in which a seat has a choice, as far as all can tell, or the end."""
    events: list[Event] = []
    while (following := _find_automatic_step(state)) is not None:
        state, more = following
        events += more
    return state, events


def _find_automatic_step(state: State) -> Flow | None:
    side = state.table.sides[state.acting]
    hidden = side.characters(Standing.HIDDEN)
    if state.phase is Phase.REVEAL and len(hidden) == 1:
        fighter = Fighter(state.acting, hidden[0])
        state = replace(reveal_piece(state, fighter), phase=Phase.ACT)
        actor, space = state.table.actor(fighter), state.table.piece(fighter).space
        return state, [CharacterRevealed(actor, space, forced=True)]
    if state.phase is not Phase.ACT:
        return None
    if side.is_wiped_out and state.acting == state.active:
        return _begin_next_turn(state)
    if side.is_wiped_out or not (state.secrets[state.acting].hand or hidden):
        return end_acting(state, forced=True)
    return None
