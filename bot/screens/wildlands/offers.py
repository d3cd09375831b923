"""What a seat can do in its turn: each thing once, with every way to pay for it, cheapest first;
without hints no card is cheaper than another, but for a wild one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.wildlands import actions
from engine.wildlands.actions import Action, write_action
from engine.wildlands.cards import WILD, Card, Character, Flag, can_move, offer_of
from engine.wildlands.choices import legal_actions
from engine.wildlands.maps import Number
from engine.wildlands.payments import CLAIM_CARDS
from engine.wildlands.state import Standing
from engine.wildlands.targets import MELEE, aim
from engine.wildlands.views import View

REVEAL, DRAW = "reveal", "draw"
MOVE, ATTACK, CLAIM, FLY, RALLY = "move", "attack", "claim", "fly", "rally"
KINDS: Final = (MOVE, CLAIM, FLY, RALLY, ATTACK)
"""What the panel has a button for: a hidden character is revealed by its own, and every menu has
drawing. Attack is last: the label of its button says what is missing."""
_WILD_WORTH: Final = 100
_FLAG_WORTH: Final = {
    Flag.HEAVY_MELEE: 4,
    Flag.HEAVY_RANGED: 4,
    Flag.MELEE: 3,
    Flag.RANGED: 3,
    Flag.AREA: 3,
    Flag.GUARD: 2,
}
_CLAIM_WORTH: Final = 4
"""What an icon is worth more that can claim while its character stands on an own shard, or that is
of one who is out, if the hand has three."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to do. `head` is its line of notation without the cards, `ways` are the actions
    that differ in their cards only, `characters` those whose action it is: none for drawing, and
    several where any of them may claim."""

    kind: str
    head: str
    characters: tuple[Character, ...]
    ways: tuple[Action, ...]


def list_offers(view: View) -> tuple[Offer, ...]:
    """All that the acting viewer can do besides ending, but for attacks on nobody but its own
    characters, which can be typed."""
    found: dict[str, list[Action]] = {}
    for action in legal_actions(view):
        if not isinstance(action, actions.End) and not _hits_only_own(view, action):
            found.setdefault(head_of(action), []).append(action)
    worth = {card: _rate_card(view, card) for card in set(view.hand)}

    def price(action: Action) -> tuple[int, str]:
        return sum(worth[card] for card in cards_of(action)), write_action(action)

    return tuple(
        Offer(
            kind_of(ways[0]), head, _find_characters(view, ways[0]), tuple(sorted(ways, key=price))
        )
        for head, ways in found.items()
    )


def _hits_only_own(view: View, action: Action) -> bool:
    if not isinstance(action, actions.Attack) or action.flag is not Flag.AREA:
        return False
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    return all(one.seat == view.seat for one in strike.hits)


def kind_of(action: Action) -> str:
    return type(action).__name__.lower()


def head_of(action: Action) -> str:
    """The action's line without the cards that pay for it."""
    line, cards = write_action(action), cards_of(action)
    written = 0 if isinstance(action, actions.Draw) else len(cards)
    return line.rsplit(maxsplit=written)[0] if written else line


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that an action of a turn spends."""
    match action:
        case actions.Move(_, _, cards) | actions.Claim(_, cards) | actions.Rally(_, _, cards):
            return cards
        case actions.Attack(_, _, _, card) | actions.Fly(_, _, card):
            return (card,)
        case actions.Draw():
            return (WILD,)
        case _:
            return ()


def steps_of(action: Action) -> tuple[tuple[Character, Number], ...]:
    """Which characters an action takes where."""
    match action:
        case actions.Move(character, space, _) | actions.Fly(character, space, _):
            return ((character, space),)
        case actions.Rally(_, moves, _):
            return moves
        case _:
            return ()


def find_goal(view: View, action: Action) -> Number | None:
    """The space that an action leads to or aims at."""
    match action:
        case actions.Claim(space, _):
            return space
        case actions.Reveal(character):
            return view.places[character - 1]
        case actions.Attack(flag, character, target, _):
            if flag is Flag.AREA:
                return int(target)
            if flag in MELEE:
                return view.own.pieces[character - 1].space
            strike = aim(view.table, view.fighter(character), flag, target)
            return view.table.piece(strike.hits[0]).space
        case _:
            steps = steps_of(action)
            return steps[-1][1] if steps else None


def _find_characters(view: View, action: Action) -> tuple[Character, ...]:
    match action:
        case actions.Claim(space, _):
            return tuple(one for one, piece in view.revealed() if piece.space == space)
        case actions.Draw():
            return ()
        case actions.Move() | actions.Attack() | actions.Rally() | actions.Fly() | actions.Reveal():
            return (action.character,)
        case _:
            raise AssertionError(action)


def rate_cards(view: View, cards: Sequence[Card]) -> int:
    return sum(_rate_card(view, card) for card in cards)


def _rate_card(view: View, card: Card) -> int:
    """What a card is still good for: icons of the living, flags, and a claim that is near."""
    if card == WILD:
        return _WILD_WORTH
    if not view.hints:
        return 0
    offer = offer_of(card)
    living = {
        number
        for number, piece in enumerate(view.own.pieces, 1)
        if piece.standing is not Standing.OUT
    }
    claiming = {one for one, piece in view.revealed() if piece.space in view.own.shards}
    for one in view.own.characters(Standing.OUT) if claiming else ():
        claiming |= (
            {one} if sum(can_move(held, one) for held in view.hand) >= CLAIM_CARDS else set()
        )
    worth = _FLAG_WORTH.get(offer.open_action, 1) if offer.open_action else 0
    for icon, flag in offer.icons:
        if icon in living:
            worth += 2 + (_FLAG_WORTH.get(flag, 1) if flag else 0)
        worth += _CLAIM_WORTH if icon in claiming else 0
    return worth
