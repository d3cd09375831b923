"""What can be done, in the words of buttons and menus: where it leads, what it costs and brings."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.models.match import Table
from bot.screens.shared.names import bold_name, format_list
from bot.screens.wildlands.emojis import flag_emoji, own_emoji
from bot.screens.wildlands.offers import Offer, cards_of
from bot.screens.wildlands.phrases import (
    count_cards,
    describe_card,
    describe_flag,
    describe_space,
    describe_target,
    name_cards,
    name_defences,
    name_of,
    own_label,
)
from bot.screens.wildlands.suggestions import distance_to_shard, find_claim, health_left
from bot.words import Words
from engine.contract import Seat
from engine.wildlands import actions
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.cards import Card, Character, Flag, offer_of
from engine.wildlands.maps import Number
from engine.wildlands.orders import find_threatened
from engine.wildlands.payments import affords_claim
from engine.wildlands.state import GOAL, Standing, Strike
from engine.wildlands.targets import MELEE, aim, damage_of
from engine.wildlands.views import View


def describe_offer(view: View, offer: Offer, words: Words) -> str:
    """An entry of the menu: what an action aims at and costs."""
    action = offer.ways[0]
    cost = count_cards(len(cards_of(action)), words)
    match action:
        case actions.Move(_, space, _):
            return words("wildlands-offer-move", space=space, cost=cost)
        case actions.Fly(_, space, _):
            return words("wildlands-offer-fly", space=space, cost=cost)
        case actions.Rally(_, moves, _):
            steps = ", ".join(f"{mover} → {space}" for mover, space in moves)
            return words("wildlands-offer-rally", steps=steps, cost=cost)
        case actions.Claim(space, _):
            return words("wildlands-offer-claim", space=space, cost=cost)
        case actions.Attack(flag):
            shown = _describe_aim(view, action, words)
            return words("wildlands-offer-attack", target=shown, n=damage_of(flag))
        case actions.Reveal(character):
            name, space = own_label(view, character), view.places[character - 1]
            return words("wildlands-offer-reveal", name=name, space=space)
        case _:
            return words("wildlands-offer-draw")


def _describe_aim(view: View, action: actions.Attack, words: Words) -> str:
    """Whom an attack aims at, and in which space."""
    if action.flag is Flag.AREA:
        return describe_target(action.flag, action.target, view.table, words)
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    names = "/".join(name_of(view.table, one) for one in strike.hits)
    space = view.table.piece(strike.hits[0]).space
    return words("wildlands-offer-aim", names=names, space=space)


def offer_emoji(view: View, offer: Offer) -> str:
    """The flag that allows it, else who acts; none where that may be anyone."""
    match action := offer.ways[0]:
        case actions.Attack():
            return flag_emoji(action.flag)
        case actions.Fly() | actions.Rally():
            return flag_emoji(Flag.FLY if isinstance(action, actions.Fly) else Flag.RALLY)
        case actions.Move(character) | actions.Reveal(character):
            return own_emoji(view, character)
        case _:
            return ""


def explain_offer(view: View, outlook: View, offer: Offer, words: Words) -> str:
    """The line below an entry of the menu: who does it, and what it brings; in the `outlook` that
    the attacks before it hit."""
    action = offer.ways[0]
    match action:
        case actions.Move(character, space, cards) | actions.Fly(character, space, cards):
            goal = _describe_goal(view, space, words)
            if space in view.own.shards and _is_short_of_claim(view, character, cards):
                goal[0] = words("wildlands-goal-price", character=character)
            return _join([own_label(view, character), *goal])
        case actions.Rally(_, moves, _):
            names = [own_label(view, mover) for mover, _ in moves]
            return _join([format_list(names, words)])
        case actions.Claim():
            return _explain_claim(view, words)
        case actions.Attack():
            name = own_label(view, action.character)
            strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
            flag = describe_flag(action.flag, words)
            hits = [_describe_hit(outlook, one, strike, words) for one in strike.hits]
            if strike.is_open:
                hits = [words("wildlands-hit-open", names="; ".join(hits))]
            if any(view.table.piece(one) != outlook.table.piece(one) for one in strike.hits):
                hits.append(words("wildlands-hit-expected"))
            return _join([name, flag, *hits])
        case actions.Reveal(character):
            return _join(_describe_goal(view, view.places[character - 1], words))
        case _:
            return words("wildlands-offer-draw-why")


def explain_aim(view: View, action: Action, words: Words) -> str:
    """Why to do it, in a few words: how near an own shard that leads, the point of a claim, or whom
    melee then hits; empty where the action says so itself."""
    match action:
        case actions.Claim():
            return _explain_claim(view, words)
        case actions.Move(who, space, cards) | actions.Fly(who, space, cards):
            left = [*(Counter(view.hand) - Counter(cards)).elements()]
            enemies = _list_enemies(view, space)
            if enemies and any(offer_of(card).flags_for(who) & {*MELEE} for card in left):
                return words("wildlands-goal-melee", names=format_list(enemies, words))
            return _describe_distance(view, space, words)
        case actions.Reveal(character):
            return _describe_distance(view, view.places[character - 1], words)
        case _:
            return ""


def _explain_claim(view: View, words: Words) -> str:
    return words("wildlands-offer-claim-why", n=view.own.points + 1)


def _is_short_of_claim(view: View, character: Character, spent: Sequence[Card]) -> bool:
    """Whether the hand lacks the cards for a claim where the character goes, once these are spent:
    three with its icon, or with that of one who is out."""
    left = [*(Counter(view.hand) - Counter(spent)).elements()]
    icons = (character, *view.own.characters(Standing.OUT))
    return not affords_claim(left, icons)


def _describe_goal(view: View, space: Number, words: Words) -> list[str]:
    """How far the nearest own shard is, and which enemies are there."""
    steps = _describe_distance(view, space, words)
    return [*([steps] if steps else []), *_list_enemies(view, space)]


def _describe_distance(view: View, space: Number, words: Words) -> str:
    """Empty without own shards."""
    steps = distance_to_shard(view, space)
    return words("wildlands-goal", n=steps) if view.own.shards else ""


def _list_enemies(view: View, space: Number) -> list[str]:
    table = view.table
    return [name_of(table, one) for one in table.fighters_in(space) if one.seat != view.seat]


def _describe_hit(view: View, fighter: Fighter, strike: Strike, words: Words) -> str:
    name = name_of(view.table, fighter)
    before = health_left(view, fighter)
    left = before - damage_of(strike.flag)
    if left <= 0:
        return words(f"wildlands-hit-{'out' if before else 'already'}", name=name)
    return words("wildlands-hit", name=name, left=left, health=view.table.health(fighter))


def _join(parts: Iterable[str]) -> str:
    return " · ".join(parts)


def describe_goal(view: View, space: Number, words: Words) -> str:
    """How far the nearest own shard is from a space, and which enemies are there."""
    return _join(_describe_goal(view, space, words)) or describe_space(space, words)


def list_cards_in_words(cards: Iterable[Card], words: Words) -> str:
    """`1 melee · 3 · 5 guard; wild card`."""
    return "; ".join(describe_card(card, words) for card in cards)


def describe_strike(view: View, table: Table, words: Words) -> dict[str, str]:
    """Parameters of a sentence about the open attack, as all see it: who attacks whom with what."""
    strike, board = view.strike, view.table
    assert strike is not None
    player = bold_name(table, strike.attacker.seat, words)
    name = name_of(board, strike.attacker)
    names = [name_of(board, one) for one in strike.hits]
    return {
        "attacker": words("wildlands-whose", player=player, name=name),
        "targets": "/".join(names) if strike.is_open else format_list(names, words),
        "flag": describe_flag(strike.flag, words),
    }


def describe_attack(view: View, table: Table, words: Words) -> str:
    """Who attacks whom with what."""
    strike = view.strike
    assert strike is not None
    own = [name_of(view.table, one) for one in strike.hits if one.seat == view.seat]
    return words(
        "wildlands-panel-defend",
        player=bold_name(table, strike.attacker.seat, words),
        name=name_of(view.table, strike.attacker),
        flag=describe_flag(strike.flag, words),
        damage=damage_of(strike.flag),
        targets=format_list(own, words),
    )


def describe_harm(
    view: View, answer: actions.Defend, words: Words, *, can_defend: bool = True
) -> str:
    """What an answer without a card costs, and whether there is any other."""
    strike = view.strike
    assert strike is not None
    hit = [one for one in strike.hits if one.seat == view.seat]
    if strike.is_open:
        hit = [view.fighter(answer.cards[0][0])]
    told = "; ".join(_describe_hit(view, one, strike, words) for one in hit)
    falling = sum(health_left(view, one) <= damage_of(strike.flag) for one in hit)
    if falling and strike.attacker.seat != view.seat:  # no point for one's own
        points = view.table.sides[strike.attacker.seat].points + falling
        told = f"{told} {words('wildlands-gain-theirs', n=points)}"
    if can_defend:
        return words("wildlands-harm", hits=told)
    spaces = [view.table.ground.by_number[view.table.piece(one).space] for one in hit]
    is_covered = any(space.cover for space in spaces)
    flags = name_defences(strike.flag, words, is_covered=is_covered)
    return words("wildlands-harm-none", flags=flags, hits=told)


def describe_defence(view: View, answer: actions.Defend, words: Words) -> str:
    """An entry of the menu of defences: who, and with which card."""
    named = [
        f"{own_label(view, character)}: {name_cards((card,), words)}"
        if card
        else own_label(view, character)
        for character, card in answer.cards
    ]
    if not any(card for _, card in answer.cards):
        return _join([*named, words("wildlands-action-defend-none")])
    return "; ".join(named)


def explain_defence(view: View, answer: actions.Defend, words: Words) -> str:
    cards = [card for _, card in answer.cards if card]
    return list_cards_in_words(cards, words) if cards else describe_harm(view, answer, words)


def warn_of_point(view: View, table: Table, seat: Seat, words: Words) -> str:
    """That a seat could claim or knock out next; empty if that isn't likely."""
    if (space := find_claim(view, seat)) is not None:
        name, n = bold_name(table, seat, words), view.table.sides[seat].points + 1
        return words("wildlands-ask-claim", name=name, space=space, n=n)
    return warn_of_threat(view, table, seat, words)


def find_stake(view: View, seat: Seat) -> frozenset[Number]:
    """The space of what a seat could claim or knock out next, as far as that is likely."""
    if (space := find_claim(view, seat)) is not None:
        return frozenset({space})
    own = find_threatened(view, seat)
    return frozenset({view.table.piece(own).space} if own else ())


def warn_of_threat(view: View, table: Table, seat: Seat, words: Words) -> str:
    """That a seat could knock out somebody of the viewer's next; empty if that isn't likely."""
    if (own := find_threatened(view, seat)) is None:
        return ""
    name, n = bold_name(table, seat, words), view.table.sides[seat].points + 1
    return words("wildlands-ask-threat", name=name, target=name_of(view.table, own), n=n)


def warn_of_win(view: View, table: Table, words: Words) -> str:
    """That an opponent who lacks one point could score it next."""
    last = [seat for seat, side in enumerate(view.table.sides) if side.points == GOAL - 1]
    told = (warn_of_point(view, table, seat, words) for seat in last if seat != view.seat)
    return next(filter(None, told), "")


def _list_arrivals(view: View, words: Words) -> str:
    """`2 Hod → 24`: who has entered a space, as far as they are still there."""
    deed = view.deed
    assert deed is not None
    found = []
    for space in deed.entered:
        there = [one for one in view.table.fighters_in(space) if one.seat == deed.seat]
        names = "/".join(f"{one.character} {name_of(view.table, one)}" for one in there)
        step = f"{names} → {space}".strip()
        is_shard = space in view.table.sides[deed.seat].shards
        found.append(words("wildlands-asked-shard", step=step) if is_shard else step)
    return format_list(found, words)


def describe_deed(view: View, table: Table, words: Words) -> str:
    """What the others are asked about."""
    deed = view.deed
    assert deed is not None
    name = bold_name(table, deed.seat, words)
    if deed.attacked:
        targets = format_list([name_of(view.table, one) for one in deed.attacked], words)
        return words("wildlands-asked-attack", name=name, targets=targets)
    if deed.entered:
        return words("wildlands-asked-enter", name=name, steps=_list_arrivals(view, words))
    return words("wildlands-asked-end", name=name) if deed.is_end else ""
