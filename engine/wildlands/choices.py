"""The legal actions of a seat, from its view: all of them, or a random one."""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from random import Random
from typing import Final

from engine.wildlands import actions
from engine.wildlands.actions import Action
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, can_move, offer_of
from engine.wildlands.checks import can_draw, can_recall, find_climbers
from engine.wildlands.maps import Number
from engine.wildlands.payments import CLAIM_CARDS, choose_cards, find_rally_order, pays_for_claim
from engine.wildlands.state import Phase, Standing
from engine.wildlands.targets import find_targets, is_adjacent, is_stopped_by
from engine.wildlands.views import View


def legal_actions(view: View) -> Iterator[Action]:
    """The viewer's legal actions in canonical form, each distinct result once."""
    if can_recall(view):
        yield actions.Recall()
    if view.seat is None or view.seat not in view.to_act:
        return
    match view.phase:
        case Phase.SETUP:
            yield from map(actions.Assign, permutations(view.dealt, CHARACTERS))
        case Phase.REVEAL:
            yield from _reveals(view)
        case Phase.ACT:
            yield actions.End()
            for kind in ACT_KINDS:
                yield from kind(view)
        case Phase.DEFEND:
            yield from _defences(view)
        case Phase.ASK:
            yield actions.Pass()
            if WILD in view.hand:
                yield actions.Interrupt()


def _reveals(view: View) -> Iterator[Action]:
    return map(actions.Reveal, view.own.characters(Standing.HIDDEN))


def _moves(view: View) -> Iterator[Action]:
    for character, piece in view.revealed():
        usable = [card for card in view.hand if can_move(card, character)]
        for space, cost in view.table.ground.step_costs[piece.space].items():
            for cards in choose_cards(usable, cost):
                yield actions.Move(character, space, cards)


def _claims(view: View) -> Iterator[Action]:
    here = {piece.space for _, piece in view.revealed()}
    for space in view.own.shards:
        if space in here:
            for cards in choose_cards(view.hand, CLAIM_CARDS):
                if pays_for_claim(view, space, cards):
                    yield actions.Claim(space, cards)


def _attacks(view: View) -> Iterator[Action]:
    for character, card, flag in _flags(view):
        if flag in actions.ATTACKS:
            for target in find_targets(view.table, view.fighter(character), flag):
                yield actions.Attack(flag, character, target, card)


def _flags(view: View) -> Iterator[tuple[Character, Card, Flag]]:
    """What the viewer's revealed characters may do with each kind of card in the hand."""
    revealed = [character for character, _ in view.revealed()]
    for card in dict.fromkeys(view.hand):
        offer = offer_of(card)
        for character in revealed:
            for flag in sorted(offer.flags_for(character)):
                yield character, card, flag


def _flights(view: View) -> Iterator[Action]:
    for character, card, flag in _flags(view):
        if flag is Flag.FLY:
            start = view.own.pieces[character - 1].space
            for space in view.table.ground.flights[start]:
                yield actions.Fly(character, space, card)


def _rallies(view: View) -> Iterator[Action]:
    rallying = {character for character, _, flag in _flags(view) if flag is Flag.RALLY}
    for character in sorted(rallying):
        for moves in _rally_moves(view, character):
            movers, climbers = [mover for mover, _ in moves], find_climbers(view, moves)
            for count in range(1 + bool(climbers), 2 + len(climbers)):
                for cards in choose_cards(view.hand, count):
                    ordered = find_rally_order(cards, character, movers, climbers)
                    if ordered is not None:
                        yield actions.Rally(character, moves, ordered)


def _rally_moves(
    view: View, character: Character
) -> Iterator[tuple[tuple[Character, Number], ...]]:
    """The steps of a rally: of the character, of another one beside it, or of both."""
    ground, places = view.table.ground, {one: piece.space for one, piece in view.revealed()}
    start = places.pop(character)
    own = [(character, space) for space in ground.neighbours[start]]
    yield from ((step,) for step in own)
    for other, place in places.items():
        if is_adjacent(view.table, start, place):
            steps = [(other, space) for space in ground.neighbours[place]]
            yield from ((step,) for step in steps)
            yield from (tuple(sorted(both)) for both in product(own, steps))


def _draws(view: View) -> Iterator[Action]:
    if WILD in view.hand and can_draw(view):
        yield actions.Draw()


def _defences(view: View) -> Iterator[Action]:
    """Each character that is hit with each card that defends it, or none; one character where the
    viewer says which is hit."""
    assert view.strike is not None
    strike = view.strike
    own = [fighter for fighter in strike.hits if fighter.seat == view.seat]
    kinds = dict.fromkeys(view.hand)
    ways = [
        [(one.character, "")]
        + [(one.character, card) for card in kinds if is_stopped_by(view.table, strike, one, card)]
        for one in own
    ]
    if strike.is_open:
        yield from (actions.Defend((way,)) for choices in ways for way in choices)
        return
    for chosen in product(*ways):
        cards = [card for _, card in chosen if card]
        if all(cards.count(card) <= view.hand.count(card) for card in cards):
            yield actions.Defend(tuple(pair for pair in chosen if pair[1]))


ACT_KINDS: Final[tuple[Callable[[View], Iterator[Action]], ...]] = (
    _claims,
    _attacks,
    _reveals,
    _moves,
    _flights,
    _rallies,
    _draws,
)
"""What an acting seat can do besides ending, the most decisive first."""
_WEIGHTS: Final = (40, 12, 4, 8, 3, 3, 1)
"""How likely a random action is of each kind, beside 1 for ending."""


def sample(view: View, rng: Random) -> Action:
    """A random legal action of a seat that is to act; claims and attacks are likely, so that random
    matches end."""
    if view.phase is Phase.SETUP:
        return actions.Assign(tuple(rng.sample(view.dealt, CHARACTERS)))
    if view.phase is not Phase.ACT:
        return rng.choice(list(legal_actions(view)))
    kinds = list(zip(ACT_KINDS, _WEIGHTS, strict=True))
    while kinds:
        weights = [weight for _, weight in kinds]
        if rng.random() * (sum(weights) + 1) < 1:
            break
        chosen = rng.choices(kinds, weights)[0]
        found = list(chosen[0](view))
        if found:
            return rng.choice(found)
        kinds.remove(chosen)
    return actions.End()
