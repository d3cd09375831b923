"""The level easy: it judges one action at a time by what it brings at once."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from engine.wildlands import actions
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Card, offer_of
from engine.wildlands.choices import legal_actions
from engine.wildlands.maps import Map, Number
from engine.wildlands.payments import CLAIM_CARDS, choose_cards, pays_for_claim
from engine.wildlands.state import HAND, Phase
from engine.wildlands.targets import aim, damage_of
from engine.wildlands.views import View

_CLAIM: Final = 1000
_KNOCK_OUT: Final = 60
_DAMAGE: Final = 10
_STEP: Final = 6  # what a space nearer to a shard is worth
_FULL: Final = 8  # what a full hand lets go for nothing
_MANY: Final = 3  # fewer cards than these are kept for a claim, not spent on steps


def choose(view: View, seed: bytes) -> Action:
    """The action that is worth most now; one of the best at random."""
    rng = Random(seed)
    if view.phase is Phase.SETUP:
        return actions.Assign(tuple(rng.sample(view.dealt, CHARACTERS)))
    found = list(legal_actions(view))
    worth = _WORTH[view.phase]
    values = [worth(view, action) for action in found]
    best = max(values)
    pairs = zip(found, values, strict=True)
    return rng.choice([action for action, value in pairs if value == best])


def _worth_of_reveal(view: View, action: Action) -> int:
    """A character near its shards is revealed first."""
    assert isinstance(action, actions.Reveal)
    return -_distance_to_shard(view, view.places[action.character - 1])


def _worth_of_action(view: View, action: Action) -> int:
    """What an action of a turn is worth, less its cards; ending it is worth nothing."""
    match action:
        case actions.Claim(_, cards):
            return _CLAIM - cards.count(WILD)
        case actions.Attack():
            strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
            damage = damage_of(action.flag)
            values = [_worth_of_hit(view, fighter, damage) for fighter in strike.hits]
            value = min(values) if strike.is_open else sum(values)
            return value - _cost(view, (action.card,))
        case actions.Move(character, space, cards):
            return _worth_of_steps(view, ((character, space),), cards)
        case actions.Fly(character, space, card):
            return _worth_of_steps(view, ((character, space),), (card,))
        case actions.Rally(_, moves, cards):
            return _worth_of_steps(view, moves, cards)
        case actions.Reveal(character):
            on_shard = view.places[character - 1] in view.own.shards
            few = sum(1 for _ in view.revealed()) < 2
            return 20 if on_shard else 5 if few else -1
        case actions.Draw():
            return 4 if len(view.hand) <= _MANY else -1
    return 0


def _worth_of_hit(view: View, fighter: Fighter, damage: int) -> int:
    left = view.table.health(fighter) - view.table.piece(fighter).damage
    value = _KNOCK_OUT if damage >= left else _DAMAGE * damage
    return -value if fighter.seat == view.seat else value


def _worth_of_steps(view: View, moves: Sequence[tuple[int, Number]], cards: Sequence[Card]) -> int:
    if len(view.hand) - len(cards) < _MANY:
        return -1
    nearer = sum(
        _distance_to_shard(view, view.own.pieces[mover - 1].space) - _distance_to_shard(view, space)
        for mover, space in moves
    )
    spare = _FULL if len(view.hand) == HAND else 0
    return _STEP * nearer - max(0, _cost(view, cards) - spare) if nearer > 0 else -1


def _distance_to_shard(view: View, space: Number) -> int:
    return _find_distance(view.table.ground, space, view.own.shards)


@lru_cache(maxsize=10_000)
def _find_distance(ground: Map, space: Number, shards: tuple[Number, ...]) -> int:
    """How many steps away the nearest shard is; 0 without one."""
    walks = ground.walks[space]
    return min((walks[shard] for shard in shards), default=0)


def _cost(view: View, cards: Sequence[Card]) -> int:
    """Wild cards are dear, and so is what could pay for a claim soon."""
    waiting = {one for one, piece in view.revealed() if piece.space in view.own.shards}
    return sum(
        8 if card == WILD else 6 if waiting & {icon for icon, _ in offer_of(card).icons} else 3
        for card in cards
    )


def _worth_of_defence(view: View, action: Action) -> int:
    """As many as possible are defended; the strongest is named where one may be."""
    assert isinstance(action, actions.Defend)
    value = 100 * sum(1 for _, card in action.cards if card)
    strengths = [
        view.table.health(view.fighter(one)) - view.own.pieces[one - 1].damage
        for one, _ in action.cards
    ]
    return value + sum(strengths)


def _worth_of_answer(view: View, action: Action) -> int:
    """Interrupt only to claim a shard at once."""
    if isinstance(action, actions.Pass):
        return 0
    assert isinstance(action, actions.Interrupt)
    rest = list(view.hand)
    rest.remove(WILD)
    here = {piece.space for _, piece in view.revealed()}.intersection(view.own.shards)
    ways = product(here, choose_cards(rest, CLAIM_CARDS))
    return 1 if any(pays_for_claim(view, space, cards) for space, cards in ways) else -1


_WORTH: Final[dict[Phase, Callable[[View, Action], int]]] = {
    Phase.REVEAL: _worth_of_reveal,
    Phase.ACT: _worth_of_action,
    Phase.DEFEND: _worth_of_defence,
    Phase.ASK: _worth_of_answer,
}
