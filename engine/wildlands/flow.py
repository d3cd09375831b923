"""Changes of a state by accepted actions, and who decides next: questions, interrupts, the ends of
turns and of the match (rules, sections 3, 6 and 7). Nothing is checked here."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from engine.contract import Seat
from engine.rng import Rng
from engine.wildlands import events
from engine.wildlands.actions import Defend, Fighter, Interrupt
from engine.wildlands.cards import WILD, Card, without
from engine.wildlands.endgame import find_survivors, find_winners, has_ended, outcome
from engine.wildlands.events import Event
from engine.wildlands.state import (
    DRAW,
    HAND,
    IDLE_ROUNDS,
    Deed,
    Phase,
    Piece,
    Standing,
    State,
    Strike,
)
from engine.wildlands.targets import damage_of, may_be_stopped

Flow: TypeAlias = tuple[State, list[Event]]  # the state that follows, and the events on the way


def begin_turn(state: State, seat: Seat) -> Flow:
    """A turn begins with a reveal if a character is hidden."""
    hidden = state.table.sides[seat].characters(Standing.HIDDEN)
    phase = Phase.REVEAL if hidden else Phase.ACT
    state = replace(
        state,
        phase=phase,
        turn=state.turn + 1,
        active=seat,
        acting=seat,
        has_acted=False,
        actions=0,
    )
    return state, [events.TurnBegan(seat, state.turn)]


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
    told: list[Event] = [events.AttackResolved(before.actor(strike.attacker), hits)]
    for seat, (one, other) in enumerate(zip(before.sides, state.table.sides, strict=True)):
        if other.is_wiped_out and not one.is_wiped_out:
            told.append(events.SideWipedOut(seat))
    deed = Deed(strike.attacker.seat, attacked=tuple(hit.actor.fighter for hit in hits))
    state, more = close_deed(replace(state, strike=None), deed)
    return state, [*told, *more]


def close_deed(state: State, deed: Deed) -> Flow:
    """After an action: the end of the match, or the question who interrupts. Only who can't
    interrupt as far as all can tell is left out: without cards, with all wild cards in the pile, or
    without characters."""
    if has_ended(state.table):
        return _end(state)
    deed = replace(deed, is_first=not state.has_acted)
    state = replace(state, has_acted=True)
    asked = tuple(
        seat
        for seat, side in enumerate(state.table.sides)
        if seat != state.acting
        and state.secrets[seat].hand
        and not side.is_wiped_out
        and side.pile.count(WILD) < state.table.factions[seat].deck.count(WILD)
    )
    if not asked:
        return _carry_on(state, deed)
    return replace(state, phase=Phase.ASK, asked=asked, deed=deed), []


def clear_answers(state: State) -> State:
    for seat in state.asked:
        state = update_secret(state, seat, answer=None)
    return replace(state, asked=(), deed=None)


def settle_question(state: State) -> Flow:
    """All have answered: by rule 4 of section 6 one of the willing interrupts, or play goes on."""
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
    return replace(state, phase=Phase.ACT, acting=willing[0]), [events.InterruptPlayed(willing[0])]


def _carry_on(state: State, deed: Deed) -> Flow:
    if not deed.is_end:
        return replace(state, phase=Phase.ACT), []
    seat = state.active
    count = max(0, min(DRAW, HAND - len(state.secrets[seat].hand)))
    state, drawn, shuffled = draw_cards(state, seat, count)
    if not drawn:
        state = replace(state, idle=state.idle + 1)
    is_standstill = state.idle == IDLE_ROUNDS * len(find_survivors(state.table))
    state, told = _end(state) if is_standstill else _begin_next_turn(state)
    return state, [events.CardsDrawn(seat, drawn, wild=False, shuffled=shuffled), *told]


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
        return state, [events.InterruptDone(seat, forced)]
    state, told = close_deed(state, Deed(seat, is_end=True))
    return state, [events.EndDeclared(seat, forced), *told]


def _end(state: State) -> Flow:
    winners = find_winners(state.table)
    state = replace(state, phase=Phase.OVER, asked=(), deed=None, winners=winners)
    result = outcome(state)
    assert result is not None
    return state, [events.MatchEnded(result.scores, result.places)]


def run_automatic_steps(state: State) -> Flow:
    """The next state in which a seat has a choice, as far as all can tell, or the end."""
    told: list[Event] = []
    while (following := _find_automatic_step(state)) is not None:
        state, more = following
        told += more
    return state, told


def _find_automatic_step(state: State) -> Flow | None:
    side = state.table.sides[state.acting]
    hidden = side.characters(Standing.HIDDEN)
    if state.phase is Phase.REVEAL and len(hidden) == 1:
        fighter = Fighter(state.acting, hidden[0])
        state = replace(reveal_piece(state, fighter), phase=Phase.ACT)
        actor, space = state.table.actor(fighter), state.table.piece(fighter).space
        return state, [events.CharacterRevealed(actor, space, forced=True)]
    if state.phase is not Phase.ACT:
        return None
    if side.is_wiped_out and state.acting == state.active:
        return _begin_next_turn(state)
    if side.is_wiped_out or not (state.secrets[state.acting].hand or hidden):
        return end_acting(state, forced=True)
    return None


def update_side(state: State, seat: Seat, **things: Any) -> State:
    """The state with some fields of a seat's side replaced."""
    sides = list(state.table.sides)
    sides[seat] = replace(sides[seat], **things)
    return replace(state, table=replace(state.table, sides=tuple(sides)))


def update_secret(state: State, seat: Seat, **things: Any) -> State:
    secrets = list(state.secrets)
    secrets[seat] = replace(secrets[seat], **things)
    return replace(state, secrets=tuple(secrets))


def update_piece(state: State, fighter: Fighter, piece: Piece) -> State:
    pieces = list(state.table.sides[fighter.seat].pieces)
    pieces[fighter.character - 1] = piece
    return update_side(state, fighter.seat, pieces=tuple(pieces))


def spend_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    state = update_secret(state, seat, hand=without(state.secrets[seat].hand, cards))
    state = update_side(state, seat, pile=(*state.table.sides[seat].pile, *cards))
    return replace(state, idle=0)


def reveal_piece(state: State, fighter: Fighter) -> State:
    space = state.secrets[fighter.seat].places[fighter.character - 1]
    state = update_piece(state, fighter, Piece(Standing.REVEALED, space))
    return replace(state, idle=0)


def draw_cards(state: State, seat: Seat, count: int) -> tuple[State, int, bool]:
    """The state after a seat draws; how many cards it drew, and whether its pile was shuffled. An
    empty deck is replaced by the pile, shuffled by `Rng(seed, "deck 1 again 1")` and so on by seat
    number and shuffle. With nothing left fewer are drawn (rules, section 3)."""
    own, side = state.secrets[seat], state.table.sides[seat]
    deck, drawn, shuffles = own.deck, own.deck[:count], side.shuffles
    deck, missing = deck[count:], count - len(drawn)
    if missing and side.pile:
        shuffles += 1
        deck = Rng(state.seed, f"deck {seat + 1} again {shuffles}").shuffle(side.pile)
        drawn, deck = (*drawn, *deck[:missing]), deck[missing:]
        state = update_side(state, seat, pile=(), shuffles=shuffles)
    state = update_secret(state, seat, hand=(*own.hand, *drawn), deck=deck)
    state = replace(state, idle=0 if drawn else state.idle)
    return state, len(drawn), shuffles > side.shuffles


def resolve_strike(
    state: State, strike: Strike, answers: Mapping[Seat, Defend]
) -> tuple[State, tuple[events.Hit, ...]]:
    """All damage of a strike at once, with the points for knock-outs (rules, section 5)."""
    hits, fighters = list[events.Hit](), strike.hits
    if strike.is_open:  # the seat has named one
        ((seat, named),) = answers.items()
        fighters = (Fighter(seat, named.cards[0][0]),)
    for fighter in fighters:
        actor = state.table.actor(fighter)
        answer = answers.get(fighter.seat, Defend(()))
        card = dict(answer.cards).get(fighter.character, "")
        if card:
            state = spend_cards(state, fighter.seat, (card,))
            hits.append(events.Hit(actor, 0, card, is_out=False))
            continue
        piece, health = state.table.piece(fighter), state.table.health(fighter)
        damage = min(piece.damage + damage_of(strike.flag), health)
        is_out = damage == health
        hurt = Piece(Standing.OUT, 0, damage) if is_out else piece._replace(damage=damage)
        state = update_piece(state, fighter, hurt)
        hits.append(events.Hit(actor, damage - piece.damage, "", is_out))
    attacker = strike.attacker.seat
    gained = sum(hit.is_out for hit in hits if hit.actor.fighter.seat != attacker)
    points = state.table.sides[attacker].points + gained
    return update_side(state, attacker, points=points), tuple(hits)
