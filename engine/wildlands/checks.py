"""Whether an action is legal, and why not (rules, sections 2 to 6). Only the acting seat's view is
looked at: no refusal can depend on what that seat cannot know."""

from collections.abc import Sequence
from typing import Final

from engine.contract import IllegalAction
from engine.wildlands import actions
from engine.wildlands.actions import Action
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, can_move, offer_of
from engine.wildlands.maps import Number
from engine.wildlands.payments import CLAIM_CARDS, find_in_hand, find_rally_order, pays_for_claim
from engine.wildlands.state import Phase, Piece, Standing
from engine.wildlands.targets import aim, is_adjacent, is_stopped_by
from engine.wildlands.views import View

_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    actions.Assign: (Phase.SETUP,),
    actions.Recall: (Phase.SETUP,),
    actions.Reveal: (Phase.REVEAL, Phase.ACT),
    actions.Defend: (Phase.DEFEND,),
    actions.Pass: (Phase.ASK,),
    actions.Interrupt: (Phase.ASK,),
}
_SECTIONS: Final = {Phase.SETUP: "2", Phase.DEFEND: "5", Phase.ASK: "6", Phase.OVER: "7"}


def check_action(view: View, action: Action) -> Action:
    """The action in canonical form. Raises `IllegalAction`."""
    _check_turn(view, action)
    match action:
        case actions.Assign(spaces):
            return _check_assign(view, spaces)
        case actions.Reveal(character):
            return _check_reveal(view, character)
        case actions.Move():
            return _check_move(view, action)
        case actions.Claim():
            return _check_claim(view, action)
        case actions.Attack():
            return _check_attack(view, action)
        case actions.Rally():
            return _check_rally(view, action)
        case actions.Fly():
            return _check_fly(view, action)
        case actions.Defend(cards):
            return _check_defend(view, cards)
        case actions.Draw() | actions.Interrupt():
            find_in_hand(view, (WILD,))
            if isinstance(action, actions.Draw) and not can_draw(view):
                raise IllegalAction("draw-empty", section="4")
            return action
        case actions.Recall() | actions.End() | actions.Pass():
            return action


def can_draw(view: View) -> bool:
    assert view.seat is not None
    return bool(view.decks[view.seat] or view.own.pile)


def can_recall(view: View) -> bool:
    """Whether the viewer has assigned its characters while others have not."""
    return view.phase is Phase.SETUP and bool(view.places)


def _check_turn(view: View, action: Action) -> None:
    phase = view.phase
    if phase not in _PHASES.get(type(action), (Phase.ACT,)):
        raise IllegalAction(
            "wrong-phase",
            section=_SECTIONS.get(phase, "3"),
            phase=phase.value,
            action=type(action).__name__.lower(),
        )
    if isinstance(action, actions.Recall):
        if not can_recall(view):
            raise IllegalAction("nothing-to-recall", section="2")
    elif view.seat not in view.to_act:
        raise IllegalAction("not-your-turn", section=_SECTIONS.get(phase, "3"), phase=phase.value)


def _check_assign(view: View, spaces: Sequence[Number]) -> actions.Assign:
    if len(spaces) != CHARACTERS:
        raise IllegalAction("assign-count", section="2", named=len(spaces), wanted=CHARACTERS)
    for space in spaces:
        if space not in view.dealt:
            dealt = ", ".join(map(str, view.dealt))
            raise IllegalAction("assign-not-dealt", section="2", space=space, dealt=dealt)
        if spaces.count(space) > 1:
            raise IllegalAction("assign-twice", section="2", space=space)
    return actions.Assign(tuple(spaces))


def _find_character(view: View, character: Character) -> Piece:
    if not 1 <= character <= CHARACTERS:
        raise IllegalAction("character-unknown", section="4", character=character, most=CHARACTERS)
    return view.own.pieces[character - 1]


def _check_reveal(view: View, character: Character) -> actions.Reveal:
    if _find_character(view, character).standing is not Standing.HIDDEN:
        raise IllegalAction("reveal-open", section="3", character=character)
    return actions.Reveal(character)


def _check_acts(view: View, character: Character) -> Number:
    """The space of an own character that is on the board. Raises `character-hidden`,
    `character-out`."""
    piece = _find_character(view, character)
    if piece.standing is Standing.REVEALED:
        return piece.space
    code = "character-hidden" if piece.standing is Standing.HIDDEN else "character-out"
    raise IllegalAction(code, section="4", character=character)


def _check_step(view: View, start: Number, space: Number) -> None:
    ground = view.table.ground
    if space in ground.neighbours[start]:
        return
    if space not in ground.by_number:
        raise IllegalAction("space-unknown", section="4", space=space)
    touching = (other.number for other in ground.touching(ground.by_number[start]))
    code = "move-wall" if space in touching else "move-apart"
    raise IllegalAction(code, section="4", space=space, start=start)


def _check_move(view: View, action: actions.Move) -> actions.Move:
    character, space = action.character, action.space
    start = _check_acts(view, character)
    _check_step(view, start, space)
    cards = find_in_hand(view, action.cards)
    cost = view.table.ground.step_costs[start][space]
    if len(cards) != cost:
        raise IllegalAction(
            "move-cost", section="4", space=space, start=start, cost=cost, named=len(cards)
        )
    for card in cards:
        if not can_move(card, character):
            raise IllegalAction("card-icon", section="4", card=card, character=character)
    return actions.Move(character, space, tuple(sorted(cards)))


def _check_claim(view: View, action: actions.Claim) -> actions.Claim:
    space = action.space
    if space not in view.own.shards:
        raise IllegalAction("claim-shard", section="4", space=space)
    if not any(piece.space == space for _, piece in view.revealed()):
        raise IllegalAction("claim-absent", section="4", space=space)
    cards = find_in_hand(view, action.cards)
    if len(cards) != CLAIM_CARDS:
        raise IllegalAction("claim-count", section="4", named=len(cards), wanted=CLAIM_CARDS)
    if not pays_for_claim(view, space, cards):
        raise IllegalAction("claim-icons", section="4", space=space)
    return actions.Claim(space, tuple(sorted(cards)))


def _find_flag(view: View, character: Character, flag: Flag, text: str) -> Card:
    """The card, which offers the flag to the character. Raises `card-flag`."""
    (card,) = find_in_hand(view, (text,))
    if flag not in offer_of(card).flags_for(character):
        raise IllegalAction(
            "card-flag", section="5", card=card, flag=flag.value, character=character
        )
    return card


def _check_attack(view: View, action: actions.Attack) -> actions.Attack:
    _check_acts(view, action.character)
    card = _find_flag(view, action.character, action.flag, action.card)
    target = action.target.strip().lower()
    aim(view.table, view.fighter(action.character), action.flag, target)
    return actions.Attack(action.flag, action.character, target, card)


def _check_fly(view: View, action: actions.Fly) -> actions.Fly:
    start = _check_acts(view, action.character)
    card = _find_flag(view, action.character, Flag.FLY, action.card)
    if action.space not in view.table.ground.by_number:
        raise IllegalAction("space-unknown", section="4", space=action.space)
    if action.space not in view.table.ground.flights[start]:
        raise IllegalAction("fly-far", section="5", space=action.space, start=start)
    return actions.Fly(action.character, action.space, card)


def _check_rally(view: View, action: actions.Rally) -> actions.Rally:
    character, moves = action.character, tuple(sorted(action.moves))
    start = _check_acts(view, character)
    movers = [mover for mover, _ in moves]
    if not 1 <= len(moves) <= 2 or (len(moves) == 2 and movers.count(character) != 1):
        raise IllegalAction("rally-moves", section="5", character=character)
    for mover, space in moves:
        begin = _check_acts(view, mover)
        if not is_adjacent(view.table, start, begin):
            raise IllegalAction(
                "rally-apart", section="5", character=mover, space=begin, start=start
            )
        _check_step(view, begin, space)
    if not action.cards:
        raise IllegalAction("rally-card", section="5")
    cards = find_in_hand(view, action.cards)
    _find_flag(view, character, Flag.RALLY, cards[0])
    climbers = find_climbers(view, moves)
    ordered = find_rally_order(cards, character, movers, climbers)
    if ordered is not None:
        return actions.Rally(character, moves, ordered)
    cost = 1 + len(climbers)
    if len(cards) != cost:
        raise IllegalAction("rally-cost", section="5", cost=cost, named=len(cards))
    raise IllegalAction("rally-icons", section="5", characters=" and ".join(map(str, climbers)))


def find_climbers(view: View, moves: Sequence[tuple[Character, Number]]) -> list[Character]:
    """The characters whose step goes up a ledge."""
    is_climb, pieces = view.table.ground.is_climb, view.own.pieces
    return [mover for mover, space in moves if is_climb(pieces[mover - 1].space, space)]


def _check_defend(view: View, given: Sequence[tuple[Character, str]]) -> actions.Defend:
    assert view.strike is not None
    strike, seat = view.strike, view.seat
    hits = {one.character: one for one in strike.hits if one.seat == seat}
    named = [character for character, _ in given]
    for character in named:
        if character not in hits:
            raise IllegalAction("defend-not-hit", section="5", character=character)
        if named.count(character) > 1:
            raise IllegalAction("defend-twice", section="5", character=character)
    if strike.is_open and len(named) != 1:
        raise IllegalAction("defend-which", section="5", characters=", ".join(map(str, hits)))
    cards = find_in_hand(view, [card for _, card in given if card])
    texts = iter(cards)
    found = sorted((character, next(texts) if card else "") for character, card in given)
    for character, card in found:
        if card and not is_stopped_by(view.table, strike, hits[character], card):
            flag = strike.flag.value
            raise IllegalAction(
                "defend-card", section="5", card=card, character=character, flag=flag
            )
    return actions.Defend(tuple(pair for pair in found if pair[1] or strike.is_open))
