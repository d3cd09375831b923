"""The position after actions that are only lined up, as far as the seat can tell: others do
nothing, and no attack hits."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.wildlands.offers import cards_of, steps_of
from engine.wildlands.actions import Action, Claim, End, Reveal
from engine.wildlands.cards import Card, Character
from engine.wildlands.checks import check_action
from engine.wildlands.refusals import illegal
from engine.wildlands.state import Phase, Piece, Side, Standing
from engine.wildlands.views import View


def act_now(view: View) -> View:
    """The view as if it were the viewer's turn to act."""
    assert view.seat is not None
    seat = view.seat
    return replace(
        view, phase=Phase.ACT, active=seat, acting=seat, asked=(), to_act=frozenset({seat}),
        strike=None, deed=None, answer=None,
    )  # fmt: skip


def foresee(view: View, action: Action) -> View:
    """The view after an own action. Raises `IllegalAction`."""
    action = check_action(view, action)
    if isinstance(action, End):
        raise illegal("plan-line", "3")
    cards = cards_of(action)
    own = _spend(view.own, cards)
    match action:
        case Reveal(character):
            own = _put(own, character, Piece(Standing.REVEALED, view.places[character - 1]))
        case Claim(space, _):
            left = tuple(shard for shard in own.shards if shard != space)
            own = replace(own, shards=left, points=own.points + 1)
        case _:
            for mover, space in steps_of(action):
                own = _put(own, mover, own.pieces[mover - 1]._replace(space=space))
    return _replace_own(view, own, cards)


def _spend(side: Side, cards: tuple[Card, ...]) -> Side:
    return replace(side, pile=(*side.pile, *cards))


def _put(side: Side, character: Character, piece: Piece) -> Side:
    pieces = list(side.pieces)
    pieces[character - 1] = piece
    return replace(side, pieces=tuple(pieces))


def _replace_own(view: View, own: Side, spent: tuple[Card, ...]) -> View:
    assert view.seat is not None
    hand, sides, hands = list(view.hand), list(view.table.sides), list(view.hands)
    for card in spent:
        hand.remove(card)
    sides[view.seat], hands[view.seat] = own, len(hand)
    table = replace(view.table, sides=tuple(sides))
    return replace(view, phase=Phase.ACT, table=table, hand=tuple(hand), hands=tuple(hands))
