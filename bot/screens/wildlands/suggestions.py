"""What a panel holds ready: a sensible action, so that two presses make a move.

What a decision begins with is a claim, which nobody can stop, or what the analysis will call best,
since both come from one search; with a full hand, a cheap card is played rather than none. What
comes after actions that are only lined up is rated one action ahead, and rather ends the turn. In a
match without hints all is worth the same: nothing is held ready, and everything comes in the order
of its notation.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final

from bot.screens.wildlands.offers import Offer, cards_of, head_of, rate_cards, steps_of
from engine.contract import IllegalAction, Seat
from engine.wildlands import actions
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag, can_move, offer_of
from engine.wildlands.choices import legal_actions
from engine.wildlands.computers import odds
from engine.wildlands.computers.proposing import propose_point
from engine.wildlands.computers.ranking import EFFORTS, HARD, rank
from engine.wildlands.maps import Map, Number
from engine.wildlands.orders import LIKELY
from engine.wildlands.payments import CLAIM_CARDS
from engine.wildlands.plan import follow_action, imagine
from engine.wildlands.sight import seen_from
from engine.wildlands.state import GOAL, Phase, Side, Standing, Strike, Table
from engine.wildlands.targets import MELEE, RANGED, aim, damage_of, is_stopped_by
from engine.wildlands.views import View

_CLAIM: Final = 1000
_KNOCK_OUT: Final = 200
_WALK_TO_CLAIM: Final = 190
"""No defence stops a claim, so that it comes before any attack that knocks no one out."""
_DAMAGE: Final = 40
_STEP: Final = 10
_BEGIN_ON_SHARD: Final = 30
_BEGIN: Final = 4
_FEW: Final = 3
"""With fewer cards it is better to wait for others than to walk."""
_WASTE: Final = -1
_FAR: Final = 99
_LEAST_GAIN: Final = 0.01
_MOST_LOSS: Final = 0.02
"""What an action may lose against an end of the turn that draws nothing."""
_KEPT: Final = 500
"""Decisions whose search is kept: a panel is drawn anew with every press."""


@lru_cache(maxsize=_KEPT)
def find_gains(view: View) -> Mapping[str, float]:
    """What the best actions of a decision gain against ending, by their heads: as the analysis will
    rate them. It takes some hundredths of a second once."""
    ranked = rank(view, EFFORTS[HARD])
    stop = next((value for value, idea in ranked if isinstance(idea.action, actions.End)), -1.0)
    gains: dict[str, float] = {}
    for value, idea in ranked:
        gains.setdefault(head_of(idea.action), value - stop)
    return MappingProxyType(gains)


def find_best(
    gains: Mapping[str, float], offers: Iterable[Offer], *, is_full: bool = False
) -> Offer | None:
    """The offer that gains most; None where ending the turn is as good as any, or with a full hand
    better than all."""
    best = max(offers, key=lambda offer: gains.get(offer.head, -1), default=None)
    least = -_MOST_LOSS if is_full else _LEAST_GAIN
    return best if best is not None and gains.get(best.head, -1) > least else None


def find_sensible(view: View, offers: Iterable[Offer]) -> Offer | None:
    """The offer that brings most at once; None where ending the turn is better than any."""
    best = max(offers, key=lambda offer: rate_offer(view, offer), default=None)
    return best if best is not None and rate_offer(view, best) > 0 else None


def rate_offer(view: View, offer: Offer) -> int:
    """What an offer brings with its cheapest cards; below 0 for a waste."""
    if not view.hints:
        return 0
    action = offer.ways[0]
    match action:
        case actions.Claim():
            return _CLAIM
        case actions.Attack():
            return _rate_attack(view, action)
        case actions.Reveal(character):
            return _rate_reveal(view, character)
        case actions.Draw():
            return _WASTE
        case _:
            steps, cards = steps_of(action), cards_of(action)
            if (left := count_to_claim(view, steps, cards)) is not None:
                return _WALK_TO_CLAIM - _STEP * left - len(cards)
            starts = [(view.own.pieces[mover - 1].space, space) for mover, space in steps]
            nearer = sum(distance_to_shard(view, a) - distance_to_shard(view, b) for a, b in starts)
            if WILD in cards or len(view.hand) - len(cards) < _FEW or _spoils_claim(view, cards):
                return nearer - 100
            return _STEP * nearer - len(cards) if nearer > 0 else nearer - 1


def is_likely(view: View, offer: Offer) -> bool:
    """Whether it is likely enough to be proposed."""
    action = offer.ways[0]
    if not isinstance(action, actions.Attack):
        return True
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    return rate_success(view, strike) >= 100 * LIKELY


def rate_likely(view: View, outlook: View, offer: Offer) -> float:
    """What an offer brings in the outlook, an attack as likely as the view has it succeed."""
    action, value = offer.ways[0], rate_offer(outlook, offer)
    if not isinstance(action, actions.Attack):
        return value
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    return value * rate_success(view, strike) / 100


def count_to_claim(
    view: View, steps: Iterable[tuple[Character, Number]], cards: Sequence[Card]
) -> int | None:
    """How many cards are still walked with after some steps, where they bring a character nearer
    to a shard that the cards left can reach and claim; None otherwise."""
    left = [*view.hand]
    for card in cards:
        left.remove(card)
    found = []
    for mover, space in steps:
        here = _walk_to_shard(view.own, view.table.ground, view.own.pieces[mover - 1].space)[0]
        there = _walk_to_shard(view.own, view.table.ground, space)[0]
        paying = sum(can_move(card, mover) for card in left)
        if there < here and there + CLAIM_CARDS <= paying:
            found.append(there)
    return min(found, default=None)


def _walk_to_shard(side: Side, ground: Map, start: Number) -> tuple[int, Number]:
    """The cards that the way to the side's nearest shard costs, and its space; a large number
    without one."""
    costs, reached = {start: 0}, [(0, start)]
    while reached:
        cost, space = heappop(reached)
        if space in side.shards:
            return cost, space
        for other, step in ground.step_costs[space].items():
            if cost + step < costs.get(other, _FAR):
                costs[other] = cost + step
                heappush(reached, (cost + step, other))
    return _FAR, 0


def find_claim(view: View, seat: Seat) -> Number | None:
    """Where a seat could claim next, as far as all can tell: where one of its characters is, or
    likely after a walk."""
    table, cards, found = view.table, view.hands[seat], [(0.0, 0)]
    side, unseen = table.sides[seat], table.unseen(seat)
    for one in side.characters(Standing.REVEALED):
        cost, space = _walk_to_shard(side, table.ground, side.pieces[one - 1].space)
        if CLAIM_CARDS + cost <= cards:
            share = 100 * sum(can_move(card, one) for card in unseen) // len(unseen)
            chance = odds.tail(cards, CLAIM_CARDS + cost, share) if cost else 1.0
            found.append((chance, space))
    chance, space = max(found)
    return space if chance >= LIKELY else None


def _spoils_claim(view: View, cards: Sequence[Card]) -> bool:
    """Whether cards would be missed by a character on an own shard that has most of three."""
    for one, piece in view.revealed():
        if piece.space in view.own.shards:
            paying = [card for card in view.hand if can_move(card, one)]
            if len(paying) >= CLAIM_CARDS - 1 and any(card in paying for card in cards):
                return True
    return False


def _rate_attack(view: View, action: actions.Attack) -> int:
    strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    values = [_rate_hit(view, fighter, strike) for fighter in strike.hits]
    return min(values) if strike.is_open else sum(values)


def _rate_hit(view: View, fighter: Fighter, strike: Strike) -> int:
    damage = damage_of(strike.flag)
    left = health_left(view, fighter)
    if left == 0:  # an attack before is expected to be enough
        return 0
    is_out = damage >= left
    value = _KNOCK_OUT if is_out else _DAMAGE * damage
    return -value if fighter.seat == view.seat else value


def _rate_reveal(view: View, character: Character) -> int:
    paying = sum(can_move(card, character) for card in view.hand)
    walk, _ = _walk_to_shard(view.own, view.table.ground, view.places[character - 1])
    if walk + CLAIM_CARDS <= paying:
        return _WALK_TO_CLAIM - _STEP
    if view.places[character - 1] in view.own.shards:
        return _BEGIN_ON_SHARD
    return _BEGIN if len(list(view.revealed())) <= 1 else _WASTE


def distance_to_shard(view: View, space: Number) -> int:
    """How many steps away the nearest own shard is; 0 without one."""
    walks = view.table.ground.walks[space]
    return min((walks[shard] for shard in view.own.shards), default=0)


def health_left(view: View, fighter: Fighter) -> int:
    return view.table.health(fighter) - view.table.piece(fighter).damage


def rate_success(view: View, strike: Strike) -> int:
    """How likely no enemy holds a card that stops an attack, as far as all can tell, in
    hundredths."""
    chance, table = 1.0, view.table
    for seat in {one.seat for one in strike.hits} - {view.seat}:
        hits, unseen = [one for one in strike.hits if one.seat == seat], table.unseen(seat)
        suiting = sum(
            any(is_stopped_by(table, strike, one, card) for one in hits) for card in unseen
        )
        chance *= 1 - odds.holding_odds(suiting, len(unseen), view.hands[seat])
    return to_percent(chance)


def to_percent(chance: float) -> int:
    """100 only for what is sure."""
    return 100 if chance == 1 else min(round(100 * chance), 99)


def expect_damage(view: View, action: Action) -> View:
    """The view if an attack hits all that it is sure to be aimed at; whoever that leaves without
    health stays on the board, since it may be defended."""
    if not isinstance(action, actions.Attack):
        return view
    try:
        strike = aim(view.table, view.fighter(action.character), action.flag, action.target)
    except IllegalAction:  # planned for when its target is there
        return view
    table = view.table
    for fighter in () if strike.is_open else strike.hits:
        table = _harm(table, fighter, damage_of(action.flag))
    return replace(view, table=table)


def _harm(table: Table, fighter: Fighter, damage: int) -> Table:
    seat, index = fighter.seat, fighter.character - 1
    sides, pieces = [*table.sides], [*table.sides[seat].pieces]
    taken = min(pieces[index].damage + damage, table.health(fighter))
    pieces[index] = pieces[index]._replace(damage=taken)
    sides[seat] = replace(sides[seat], pieces=tuple(pieces))
    return replace(table, sides=tuple(sides))


def imagine_interrupt(view: View) -> View | None:
    """The position after an interrupt; None without a card for it."""
    return imagine(replace(view, answer=actions.Interrupt())) if WILD in view.hand else None


@lru_cache(maxsize=_KEPT)
def suggest_interrupt(view: View) -> tuple[tuple[Action, ...], float]:
    """The actions of an interrupt that may bring a point at once, and how likely; none without
    hints."""
    after = imagine_interrupt(view)
    return ((), 0.0) if after is None or not view.hints else propose_point(after)


@lru_cache(maxsize=_KEPT)
def find_win(view: View) -> tuple[Action, ...]:
    """The actions that win the match unless somebody interrupts; none without hints."""
    line = propose_point(view, 1)[0] if view.hints and is_winning(view) else ()
    try:
        for action in line:
            # Whom a melee attack hits is for the defender to say
            if isinstance(action, actions.Attack):
                fighter = view.fighter(action.character)
                strike = aim(view.table, fighter, action.flag, action.target)
                if rate_success(view, strike) < 100:
                    return ()
            view = follow_action(view, action)
    except IllegalAction:  # another has to be revealed first
        return ()
    return line


def is_winning(view: View) -> bool:
    """Whether the next point of the viewer decides the match."""
    return view.own.points == GOAL - 1


def find_point(view: View, offers: Sequence[Offer]) -> Offer | None:
    """The best offer if it may bring a point at once."""
    best = find_sensible(view, offers)
    return best if best is not None and rate_offer(view, best) >= _KNOCK_OUT else None


def suggest_reveal(view: View, hidden: Sequence[Character]) -> Character:
    """The hidden character to reveal, before its turn the one that begins nearest to an own shard;
    the first without hints."""
    if not view.hints:
        return hidden[0]
    if view.phase is Phase.REVEAL:
        gains = find_gains(view)
        return max(hidden, key=lambda one: gains[head_of(actions.Reveal(one))])
    return min(hidden, key=lambda one: distance_to_shard(view, view.places[one - 1]))


def suggest_places(view: View) -> tuple[Number, ...]:
    """A space for each character in set-up, of those nearest to all others: the one with most in
    sight for whoever shoots best, or the nearest for whoever is best in melee. Without hints the
    first five, in their order."""
    if not view.hints:
        return view.dealt[:CHARACTERS]
    ground = view.table.ground
    central = sorted(view.dealt, key=lambda space: (sum(ground.walks[space].values()), space))
    chosen, (flags, attackers) = central[:CHARACTERS], rank_attackers(view)
    if flags == RANGED:
        chosen.sort(key=lambda space: -len(seen_from(ground, space)))
    places = dict(zip(attackers, chosen, strict=True))
    return tuple(places[one] for one in sorted(places))


def rank_attackers(view: View) -> tuple[tuple[Flag, ...], list[Character]]:
    """The attacks that the viewer's faction is there for, ranged ones if it has any, and its
    characters by how much damage all their cards would do with these."""
    deck = view.table.factions[view.seat or 0].deck
    counts = Counter(icon for card in deck for icon in offer_of(card).icons)
    numbers = range(1, CHARACTERS + 1)
    flags = RANGED if any(counts[one, flag] for one in numbers for flag in RANGED) else MELEE
    damage = {one: sum(counts[one, flag] * damage_of(flag) for flag in flags) for one in numbers}
    return flags, sorted(numbers, key=lambda one: -damage[one])


def list_defences(view: View) -> list[actions.Defend]:
    """All answers to an attack, what saves most with the cheapest cards first; without hints the
    damage first."""
    found = [action for action in legal_actions(view) if isinstance(action, actions.Defend)]
    if not view.hints:
        return found
    return sorted(found, key=lambda action: _rate_defence(view, action))


def _rate_defence(view: View, action: actions.Defend) -> tuple[int, int, int]:
    """Saved characters first; else the one with most health takes the damage; then the price."""
    cards = [card for _, card in action.cards if card]
    health = sum(health_left(view, view.fighter(one)) for one, _ in action.cards)
    return -len(cards), -health, rate_cards(view, cards)
