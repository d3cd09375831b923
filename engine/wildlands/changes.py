"""Changes of a state by accepted actions; nothing is checked here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.contract import Seat
from engine.rng import Rng
from engine.wildlands.actions import Defend, Fighter
from engine.wildlands.cards import Card
from engine.wildlands.events import Hit, Step
from engine.wildlands.state import Piece, Standing, State, Strike
from engine.wildlands.targets import damage_of


def update_side(state: State, seat: Seat, **things: Any) -> State:
    """The state with some fields of a seat's side replaced."""
    sides = list(state.table.sides)
    sides[seat] = replace(sides[seat], **things)
    return replace(state, table=replace(state.table, sides=tuple(sides)))


def update_secret(state: State, seat: Seat, **things: Any) -> State:
    """The state with some of a seat's secrets replaced."""
    secrets = list(state.secrets)
    secrets[seat] = replace(secrets[seat], **things)
    return replace(state, secrets=tuple(secrets))


def update_piece(state: State, fighter: Fighter, piece: Piece) -> State:
    pieces = list(state.table.sides[fighter.seat].pieces)
    pieces[fighter.character - 1] = piece
    return update_side(state, fighter.seat, pieces=tuple(pieces))


def spend_cards(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """The state with cards moved from a hand to its pile."""
    hand, spent = list(state.secrets[seat].hand), tuple(cards)
    for card in spent:
        hand.remove(card)
    state = update_secret(state, seat, hand=tuple(hand))
    state = update_side(state, seat, pile=(*state.table.sides[seat].pile, *spent))
    return replace(state, idle=0)


def reveal_piece(state: State, fighter: Fighter) -> State:
    space = state.secrets[fighter.seat].places[fighter.character - 1]
    state = update_piece(state, fighter, Piece(Standing.REVEALED, space))
    return replace(state, idle=0)


def move_pieces(state: State, steps: Iterable[Step]) -> State:
    for (fighter, _), _, space in steps:
        piece = state.table.piece(fighter)
        state = update_piece(state, fighter, piece._replace(space=space))
    return state


def draw_cards(state: State, seat: Seat, count: int) -> tuple[State, int, bool]:
    """The state after a seat draws; how many cards it drew, and whether its pile was shuffled.

    An empty deck is replaced by the pile, shuffled by `Rng(seed, "deck 1 again 1")` and so on by
    seat number and shuffle. With nothing left fewer are drawn (rules, section 3).
    """
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
) -> tuple[State, tuple[Hit, ...]]:
    """All damage of a strike at once, with the points for knock-outs (rules, section 5)."""
    hits: list[Hit] = []
    for fighter in _find_hit(strike, answers):
        actor = state.table.actor(fighter)
        answer = answers.get(fighter.seat, Defend(()))
        card = dict(answer.cards).get(fighter.character, "")
        if card:
            state = spend_cards(state, fighter.seat, (card,))
            hits.append(Hit(actor, 0, card, is_out=False))
            continue
        piece, health = state.table.piece(fighter), state.table.health(fighter)
        damage = min(piece.damage + damage_of(strike.flag), health)
        is_out = damage == health
        hurt = Piece(Standing.OUT, 0, damage) if is_out else piece._replace(damage=damage)
        state = update_piece(state, fighter, hurt)
        hits.append(Hit(actor, damage - piece.damage, "", is_out))
    attacker = strike.attacker.seat
    gained = sum(hit.is_out for hit in hits if hit.actor.fighter.seat != attacker)
    points = state.table.sides[attacker].points + gained
    return update_side(state, attacker, points=points), tuple(hits)


def _find_hit(strike: Strike, answers: Mapping[Seat, Defend]) -> list[Fighter]:
    """The characters that are hit, after their seat has named one where it may."""
    if not strike.is_open:
        return list(strike.hits)
    ((seat, answer),) = answers.items()
    return [Fighter(seat, answer.cards[0][0])]
