"""What a position in thought is worth: each seat's figures, and its chance to win. The weights are
a regression of who won on positions from matches of computers."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from engine.contract import Seat
from engine.wildlands.cards import CHARACTERS, WILD, Card, Flag
from engine.wildlands.computers.field import UNKNOWN, Field, Lore, hand_to_come
from engine.wildlands.computers.odds import (
    AREA,
    SAME,
    SIGHT,
    count_defences,
    damage_of_cards,
    flags_of,
    icons_of,
    knock_out_odds,
    rate_table,
    reach_table,
    tail,
    walk_table,
)
from engine.wildlands.maps import Map, Number
from engine.wildlands.state import GOAL

WEIGHTS: Final = (
    1.38, 1.29, 1.42, 1.53,  # one to four points
    -0.44, 0.57, 0.76,  # characters left, their health, hidden ones
    1.24, 1.09,  # cards up to four, and above
    0.43, 0.03, -0.87,  # shards at hand and a step away, cards for those that are needed
    0.21, 0.24, -0.36,  # odds to claim one shard and two, turns until the own one
    -0.28, 0.27, 0.10, -0.32,  # the own seat alone: that it is, wilds, defences, icons
    0.94, -0.07, -0.11,  # odds of the best knock-out, of all, and to lose characters
    1.44, 0.65,  # odds to win in the next turn, if it is this seat's, and if it is another's
)  # fmt: skip
_FIGHTS: Final = -5  # the last figures tell of fights: they change with every step
_CLAIM: Final = 3
_FAR: Final = 3
_EITHER: Final = 75  # how many percent of cards let one of two characters act, roughly
_NONE_HELD: Final[tuple[int, ...]] = (0,) * CHARACTERS
_DRAWN_DAMAGE: Final = 0.4
"""What the second-best attackers add to the best one's damage: they share its cards."""
_HELD: Final = 0.8


def chance(lore: Lore, field: Field) -> float:
    """The own seat's chance to win, from 0 to 1."""
    return chances(lore, field)[lore.seat]


def chances(lore: Lore, field: Field) -> list[float]:
    """Every seat's chance to win, from 0 to 1, as far as the own one can tell."""
    if max(field.points) >= GOAL:
        odds = [float(points >= GOAL) for points in field.points]
    else:
        stands = _stands(lore, field)
        scores = list(map(_score, stands, _fights(lore, field, stands)))
        most = max(scores)
        odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]


class Threats:
    """What a seat can do in its next turn to a character by its space: the ways it is reached,
    and the damage to expect before defences. `own` are the cards it is known to hold."""

    def __init__(
        self,
        attackers: Sequence[tuple[int, list[int]]],
        rates: Sequence[Sequence[float]],
        unknown: int,
        own: tuple[Card, ...],
    ) -> None:
        self._attackers, self._rates, self._unknown, self._own = attackers, rates, unknown, own
        self.on: dict[Number, tuple[int, float]] = {}

    def find(self, space: Number) -> tuple[int, float]:
        bits = 0
        most = rest = 0.0
        for one, row in self._attackers:
            found = row[space]
            if found:
                bits |= found
                damage = self._unknown * self._rates[one][found]
                if self._own:
                    damage += damage_of_cards(self._own, one, found)
                most, rest = (damage, rest + most) if damage > most else (most, rest + damage)
        self.on[space] = (bits, most + _DRAWN_DAMAGE * rest) if most else (0, 0.0)
        return self.on[space]


@lru_cache(maxsize=10_000)
def _find_threats(
    ground: Map,
    deck: tuple[Card, ...],
    spaces: tuple[Number, ...],
    unknown: int,
    own: tuple[Card, ...],
) -> Threats:
    """Of characters in these spaces, 0 for none."""
    reach = reach_table(ground)
    attackers = [(one, reach[start]) for one, start in enumerate(spaces) if start]
    return Threats(attackers, rate_table(deck), unknown, own)


class Stand(NamedTuple):
    """What a seat's own side is worth: its `score` without fights. `needed` are the points it
    lacks, `claims` its odds to claim one shard and two, `guarded` what `_defences` tells."""

    score: float
    needed: int
    claims: tuple[float, float]
    is_next: bool
    is_up: bool
    threats: Threats
    guarded: list[tuple[float, float, float]]


_NO_SECRETS: Final = (0.0,) * 4
_LOST: Final = -9.0  # the score of a seat without characters


def _score(stand: Stand, fight: tuple[float, float, float]) -> float:
    if stand.score == _LOST:
        return _LOST
    kill, kills, danger, win0, win1 = WEIGHTS[_FIGHTS:]
    best, total, endangered = fight
    score = stand.score + kill * best + kills * total + danger * endangered
    if stand.needed > 2:
        return score
    # How likely the seat wins in its next turn, roughly
    wins, (claim, both) = 0.0, stand.claims
    if stand.needed == 1:
        wins = 1 - (1 - claim) * (1 - best)
    elif stand.needed == 2:
        wins = max(both, claim * best)
    return score + wins * (win0 if stand.is_next else win1)


def _stands(lore: Lore, field: Field) -> list[Stand]:
    known, found = lore.known, []
    for seat, held in enumerate(field.hands):
        first, is_own = seat * CHARACTERS, seat == lore.seat
        hand = hand_to_come(held) if seat == lore.drawing else held
        spaces = tuple(field.spaces[first : first + CHARACTERS])
        left = tuple(field.left[first : first + CHARACTERS])
        own = field.hand if is_own else None
        key = seat, spaces, left, field.shards[seat], field.points[seat], hand, own
        stand: Stand | None = known.get(key)
        if stand is None:
            stand = known[key] = _look_at(lore, field, seat, hand, spaces, left)
        found.append(stand)
    return found


def _look_at(
    lore: Lore,
    field: Field,
    seat: Seat,
    hand: int,
    spaces: tuple[Number, ...],
    left: tuple[int, ...],
) -> Stand:
    hidden = sum(map(bool, left)) - sum(map(bool, spaces))
    if seat == lore.seat and hidden:
        spaces = tuple(
            space or (lore.places[one] if left[one] else 0) for one, space in enumerate(spaces)
        )
    ways = _find_ways(lore.ground, field.shards[seat], spaces)
    claims = _claims(lore, field, seat, hand, ways)
    points = field.points[seat]
    needed = GOAL - points
    needs = [need for need, _ in ways]
    race = sum(needs[:needed]) + 6 * max(0, needed - len(ways))
    offset = (seat - lore.next) % lore.seats
    figures = [
        points >= 1, points >= 2, points >= 3, points >= 4,
        (CHARACTERS - left.count(0)) / 5, sum(left) / 16, hidden / 5,
        min(hand, 4) / 4, max(0, hand - 4) / 3,
        needs.count(_CLAIM), needs.count(_CLAIM + 1),
        race / 10, *claims, offset,
        *(_rate_hand(field.hand) if seat == lore.seat else _NO_SECRETS),
    ]  # fmt: skip
    score = sum(map(mul, WEIGHTS, figures)) if any(left) else _LOST
    own = field.hand if seat == lore.seat else ()
    threats = _find_threats(lore.ground, lore.decks[seat], spaces, hand - len(own), own)
    guarded = _defences(lore, field, seat, hand)
    return Stand(score, needed, claims, not offset, any(spaces), threats, guarded)


@lru_cache(maxsize=50_000)
def _find_ways(
    ground: Map, shards: tuple[Number, ...], spaces: tuple[Number, ...]
) -> tuple[tuple[int, int], ...]:
    """For each shard the cards that it takes, steps included, and the index of the nearest
    character; the cheapest first."""
    found, walks = [], walk_table(ground)
    standing = [(one, space) for one, space in enumerate(spaces) if space]
    for shard in shards:
        row = walks[shard]
        steps, nearest = _FAR, -1
        for one, space in standing:
            if row[space] < steps:
                steps, nearest = row[space], one
        found.append((_CLAIM + steps, nearest))
    return tuple(sorted(found))


def _claims(
    lore: Lore, field: Field, seat: Seat, hand: int, ways: Sequence[tuple[int, int]]
) -> tuple[float, float]:
    """How likely the seat can claim one shard in its next turn, and two."""
    percents = lore.percents[seat]
    known = field.hand if seat == lore.seat else ()
    held, unknown = _NONE_HELD, hand
    if known:
        held = held_icons(known)
        unknown = hand - len(known) + known.count(UNKNOWN)
    best = 0.0
    for need, one in ways:
        if one >= 0:
            best = max(best, tail(unknown, need - held[one], percents[one]))
    if best and len(ways) > 1 and ways[1][1] >= 0:
        (need, one), (more, other) = ways[:2]
        both = max(held[one], held[other], min(len(known), held[one] + held[other]) * 4 // 5)
        return best, tail(unknown, need + more - both, _EITHER)
    return best, 0.0


def _fights(lore: Lore, field: Field, stands: Sequence[Stand]) -> list[tuple[float, float, float]]:
    """Of each seat the best chance to knock someone out in its next turn, the sum of all of them,
    and the sum of what threatens it."""
    spaces, left, cover = field.spaces, field.left, lore.cover
    kills, dangers = [], [0.0] * lore.seats
    for seat, stand in enumerate(stands):
        threats = stand.threats
        on = threats.on
        best = total = 0.0
        for target, other, one in lore.enemies[seat] if stand.is_up else ():
            space = spaces[target]
            if not space:
                continue
            bits, expected = on.get(space) or threats.find(space)
            if not bits:
                continue
            held, guards, covered = stands[other].guarded[one]
            if bits & _FAR_BITS:
                guards = covered if space in cover else guards
                held = guards if guards < held or not bits & SAME else held
            expected -= _HELD * (held if held < expected else expected)
            odds = knock_out_odds(left[target], expected)
            best = odds if odds > best else best
            total += odds
            dangers[other] += odds
        kills.append((best, min(total, 2.0)))
    return [(*kill, min(danger, 2.0)) for kill, danger in zip(kills, dangers, strict=True)]


_FAR_BITS: Final = SIGHT | AREA


def _defences(lore: Lore, field: Field, seat: Seat, hand: int) -> list[tuple[float, float, float]]:
    """How many cards that parry each character, that guard it, and that guard it in a space with
    cover, a seat is expected to hold."""
    key = field.hand if seat == lore.seat else (seat, hand)
    found: list[tuple[float, float, float]] | None = lore.known.get(key)
    if found is None:
        if seat == lore.seat:
            counts = [count_defences(field.hand, one) for one in range(CHARACTERS)]
            found = [(parries, guards, guards) for parries, guards in counts]
        else:
            share = hand / max(1, lore.unseen[seat])
            rows = zip(lore.parries[seat], lore.guards[seat], lore.covers[seat], strict=True)
            found = [
                (parries * share, guards * share, (guards + covers) * share)
                for parries, guards, covers in rows
            ]
        lore.known[key] = found
    return found


@lru_cache(maxsize=50_000)
def held_icons(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """How many cards of a hand let each character act."""
    return tuple(
        sum(character in icons_of(card) for card in hand) for character in range(1, CHARACTERS + 1)
    )


@lru_cache(maxsize=50_000)
def _rate_hand(hand: tuple[Card, ...]) -> tuple[float, ...]:
    """What only the own hand tells."""
    defences = sum(
        any(Flag.MELEE in one or Flag.GUARD in one for one in flags_of(card)) for card in hand
    )
    return 1.0, min(hand.count(WILD), 3), min(defences, 4), sum(held_icons(hand)) / 10
