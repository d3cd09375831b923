"""What a tap on the picture of a panel does: always what one of its buttons or menus does, too."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.render.scene import Drop, Target
from bot.render.wildlands.boards import Touch
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import digest
from bot.screens.wildlands.act_draft import ActDraft, drop_chosen, line_up_walk, list_options
from bot.screens.wildlands.offers import ATTACK, CLAIM, FLY, MOVE, RALLY, Offer, cards_of, find_goal
from bot.screens.wildlands.phrases import count_cards
from bot.screens.wildlands.walks import (
    WALKING,
    claim_after,
    find_other_walk,
    find_walk,
    list_nearest,
)
from bot.words import Words
from engine.wildlands.actions import Attack, Defend, Fighter, write_action
from engine.wildlands.cards import CHARACTERS, Card, Character, Flag
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing
from engine.wildlands.targets import aim, damage_of
from engine.wildlands.views import View

LANDING: Final = (FLY, RALLY)
"""The kinds of which a tap on a space chooses that, and no walk."""
NAMED: Final = (MOVE, ATTACK, CLAIM, *LANDING)


def touch_draft(draft: ActDraft, words: Words) -> Touch:
    """Own characters are chosen, enemies in range attacked, spaces entered, and the shard claimed
    where one stands. A character that is dropped does there what a tap would do once it is
    chosen; only that lines up the walk before it, as buttons do."""
    spaces, fighters = dict[Number, Target](), dict[Fighter, Target]()
    drops = dict[Number | Fighter, Drop]()
    walk, lined = find_walk(draft), line_up_walk(draft)
    for state, offer in list_options(draft, lined):
        target = _choose("g.to", offer.head)
        if offer.kind == ATTACK:
            taps = fighters if state is draft else dict[Fighter, Target]()
            for fighter in _find_enemies(state.view, offer):
                taps.setdefault(fighter, target)
                drops.setdefault(fighter, Drop(0, 0, target, _describe_hit(offer)))
        action = offer.ways[0]
        goal = find_goal(state.view, action)
        is_area = isinstance(action, Attack) and action.flag is Flag.AREA
        if goal and offer.kind == draft.kind and (is_area or offer.kind in LANDING):
            spaces.setdefault(goal, target)
    if walk and draft.kind not in LANDING:
        for space in list_nearest(walk):
            spaces.setdefault(space, _choose("g.walk", str(space)))
    if walk and draft.kind != CLAIM and claim_after(walk):
        spaces[walk.path[-1]] = Target(f"g.kind.{CLAIM}")
    stands = walk.path[0 if draft.kind in WALKING else -1] if walk else 0
    costs = {space: route.cost for space, route in list_nearest(walk).items()} if walk else {}
    for space, target in spaces.items():
        if space != stands:
            note = count_cards(costs[space], words) if target.control == "g.walk" else ""
            drops[space] = Drop(0, 0, target, note)
    spaces.pop(walk.path[-1] if walk and walk.steps else 0, None)
    if stands in spaces:
        fighters[draft.view.fighter(draft.who)] = spaces[stands]
    kept = drop_chosen(draft)
    able = {who for offer in kept.offers for who in offer.characters} - {draft.who}
    fighters |= {draft.view.fighter(who): Target(f"g.who.{who}") for who in able}
    chosen = {draft.view.fighter(draft.who): drops} if walk else {}
    others = {draft.view.fighter(who): _drop_other(kept, who, words) for who in able}
    refusals, refusal = _refuse_hidden(draft.view, words), words("wildlands-drop-card")
    actions, cards = _list_actions(kept, lined, words), _touch_payment(draft)
    return Touch(spaces, fighters, cards, chosen | others, refusals, refusal, actions)


def _refuse_hidden(view: View, words: Words) -> dict[Fighter, str]:
    key = "wildlands-refusal-character-hidden"
    hidden = view.own.characters(Standing.HIDDEN)
    return {view.fighter(who): words(key, character=who) for who in hidden}


def _list_actions(kept: ActDraft, lined: ActDraft, words: Words) -> dict[Fighter, str]:
    """What own characters can do once they are chosen, and the attack of those whom the chosen one
    can hit from where its walk ends."""
    kinds = dict[Fighter, dict[str, None]]()
    for offer in kept.offers:
        for who in offer.characters if offer.kind in NAMED else ():
            kinds.setdefault(kept.view.fighter(who), {})[offer.kind] = None
    for offer in lined.offers:
        if offer.kind == ATTACK and lined.who in offer.characters:
            for fighter in _find_enemies(lined.view, offer):
                kinds.setdefault(fighter, {})[ATTACK] = None
    return {
        fighter: " · ".join(words(f"wildlands-kind-{kind}") for kind in found)
        for fighter, found in kinds.items()
    }


def _drop_other(kept: ActDraft, who: Character, words: Words) -> dict[Number | Fighter, Drop]:
    """What `move_character` makes of it."""
    found, walk = dict[Number | Fighter, Drop](), find_other_walk(kept, who)

    def drop(goal: str, note: str) -> Drop:
        return Drop(0, 0, _choose(f"g.who.{who}", goal), note)

    for space, route in list_nearest(walk).items() if walk else ():
        found[space] = drop(str(space), count_cards(route.cost, words))
    for offer in kept.offers:
        if offer.kind == ATTACK and who in offer.characters:
            for fighter in _find_enemies(kept.view, offer):
                found.setdefault(fighter, drop(offer.head, _describe_hit(offer)))
    return found


def _describe_hit(offer: Offer) -> str:
    action = offer.ways[0]
    assert isinstance(action, Attack)
    return f"−{damage_of(action.flag)} ♥"


def _choose(menu: str, choice: str) -> Target:
    return Target(menu, (("choice", choice),))


def _find_enemies(view: View, offer: Offer) -> list[Fighter]:
    """Those that an attack would hit."""
    action = offer.ways[0]
    assert isinstance(action, Attack)
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    return [one for one in strike.hits if one.seat != view.seat]


def _touch_payment(draft: ActDraft) -> dict[tuple[Card, bool], Target]:
    """The cards of the hand pay in place of others, and those that pay are kept."""
    if draft.offer is None:
        return {}
    ways = {str(n): cards_of(way) for n, way in enumerate(draft.offer.ways[:MOST_CHOICES])}
    found = exchange_cards(ways, cards_of(draft.action))
    menu = f"g.way.{digest(draft.offer.head)}"
    return {card: _choose(menu, choice) for card, choice in found.items()}


def exchange_cards(
    ways: Mapping[str, Sequence[Card]], chosen: Sequence[Card]
) -> dict[tuple[Card, bool], str]:
    """For each card, and whether it is one of the chosen: the first of the ways with one more, or
    one less, of it that changes fewest others."""
    now, found = Counter(chosen), dict[tuple[Card, bool], str]()
    counts = {choice: Counter(cards) for choice, cards in ways.items()}
    nearest = sorted(
        counts, key=lambda choice: (-(counts[choice] & now).total(), counts[choice].total())
    )
    for choice in nearest:
        for card in {*now, *counts[choice]}:
            if counts[choice][card] != now[card]:
                found.setdefault((card, counts[choice][card] < now[card]), choice)
    return found


def touch_answers(view: View, answers: Sequence[Defend], chosen: Defend) -> Touch:
    """A card defends, or the same one no longer; where the seat may say who is hit, a tap on a
    character does."""
    same = [one for one in answers if _named(one) == _named(chosen)]
    others = [one for one in answers if one not in same]
    ways = {write_action(one): [card for _, card in one.cards if card] for one in (*same, *others)}
    now = [card for _, card in chosen.cards if card]
    cards = {card: _choose("g.answer", line) for card, line in exchange_cards(ways, now).items()}
    fighters = dict[Fighter, Target]()
    for one in others:
        if len(one.cards) == 1:
            hit = view.fighter(one.cards[0][0])
            fighters.setdefault(hit, _choose("g.answer", write_action(one)))
    return Touch(fighters=fighters, cards=cards)


def _named(answer: Defend) -> list[Character]:
    return [character for character, _ in answer.cards]


def touch_reveal(view: View, chosen: Character, words: Words) -> Touch:
    others = [who for who in view.own.characters(Standing.HIDDEN) if who != chosen]
    fighters = {view.fighter(who): Target(f"g.who.{who}") for who in others}
    return Touch(fighters=fighters, refusals=_refuse_hidden(view, words))


def touch_places(view: View, places: Sequence[Number], who: Character) -> Touch:
    """Another character is chosen, or the chosen one put in a free space; any is dropped on a
    space of those dealt."""
    characters = range(1, CHARACTERS + 1)
    return Touch(
        {space: Target(f"g.space.{space}") for space in view.dealt if space not in places},
        {view.fighter(one): Target(f"g.char.{one}") for one in characters if one != who},
        drops={
            view.fighter(one): {
                space: Drop(0, 0, _choose(f"g.char.{one}", str(space)))
                for space in view.dealt
                if space != places[one - 1]
            }
            for one in characters
        },
    )
