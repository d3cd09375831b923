"""What a seat may do next in its turn, as computers think of it: each idea with its first action
and what may come of it. Of the cards that pay for the same, only the least useful are considered.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from engine.wildlands import actions
from engine.wildlands.actions import ATTACKS, SEAT_LETTERS, Action, Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag
from engine.wildlands.computers.field import UNKNOWN, Field, Lore, can_pay
from engine.wildlands.computers.odds import REACHES, flags_of, holding_odds, icons_of, path_of
from engine.wildlands.maps import Number
from engine.wildlands.payments import CLAIM_CARDS, find_rally_order
from engine.wildlands.state import HAND
from engine.wildlands.targets import MELEE, damage_of

_WILD_KEEP: Final = 9.0
_FLAG_KEEP: Final = 0.6


class Idea(NamedTuple):
    """An action, and the positions that may follow with their odds. With a `goal` it is the first
    of several, by which a character walks to the shard there and claims it. `then` is what an
    interrupt is for."""

    action: Action
    results: tuple[tuple[float, Field], ...]
    goal: Number = 0
    then: Action | None = None


def rate_cards(lore: Lore, field: Field) -> dict[Card, float]:
    """How useful each card of the hand is: the least useful one pays."""
    first = lore.seat * CHARACTERS
    weights = []
    for one in range(CHARACTERS):
        place = field.spaces[first + one] or lore.places[one]
        row = lore.walks[place]
        near = min((row[shard] for shard in field.shards[lore.seat]), default=9)
        living = bool(field.left[first + one])
        weights.append((1.6 if near == 0 else 1.2 if near < 3 else 0.9) if living else 0.5)
    rated = {WILD: _WILD_KEEP, UNKNOWN: _WILD_KEEP}
    for card in {*field.hand} - {WILD, UNKNOWN}:
        rated[card] = sum(weights[icon - 1] for icon in icons_of(card))
        for one, flags in enumerate(flags_of(card)):
            if flags and field.left[first + one]:
                rated[card] += _FLAG_KEEP * len(flags)
    return rated


Cards: TypeAlias = tuple[Card, ...] | None


class Held:
    """The known cards of a hand, the least useful first: those that let each character act, and the
    first that shows it each flag."""

    __slots__ = ("_order", "_rallies", "flags", "paying")

    def __init__(self, order: Sequence[Card]) -> None:
        self._order = order
        self._rallies: dict[tuple[int, Sequence[Character], Sequence[Character]], Cards] = {}
        self.paying = [
            tuple(card for card in order if can_pay(card, one)) for one in range(CHARACTERS)
        ]
        self.flags: list[dict[Flag, Card]] = [{} for _ in range(CHARACTERS)]
        for card in order:
            for found, flags in zip(self.flags, flags_of(card), strict=True):
                for flag in flags:
                    found.setdefault(flag, card)

    def cheapest(self, one: int, count: int) -> tuple[Card, ...] | None:
        """The least useful cards that let a character act; None if there are too few."""
        paying = self.paying[one]
        return paying[:count] if len(paying) >= count else None

    def pay_for_rally(
        self, one: int, movers: Sequence[Character], climbers: Sequence[Character]
    ) -> Cards:
        """The fewest cards, then the least useful ones, for a rally in which some climb; None if
        there are too few."""
        key = one, movers, climbers
        if key not in self._rallies:
            ways = (
                find_rally_order(cards, one + 1, movers, climbers)
                for count in range(1 + bool(climbers), 2 + len(climbers))
                for cards in combinations(self._order, count)
            )
            self._rallies[key] = next((way for way in ways if way is not None), None)
        return self._rallies[key]


class Thinker:
    def __init__(self, lore: Lore, field: Field) -> None:
        self.lore, self.keeps = lore, rate_cards(lore, field)
        self._first = lore.seat * CHARACTERS
        self._held: dict[tuple[Card, ...], Held] = {}

    def ideas(self, field: Field) -> Iterator[Idea]:
        """Everything worth a thought, besides ending."""
        yield from self.urgent_ideas(field)
        held = self._look_at(field.hand)
        yield from self._moves(field, held)
        yield from self._flights(field, held)
        yield from self._rallies(field, held)
        if WILD in field.hand:
            after = field.without(self.lore.seat, (WILD,))
            count = max(0, min(2, HAND - len(after.hand)))
            after.hand = (*after.hand, *[UNKNOWN] * count)
            after.hands[self.lore.seat] = len(after.hand)
            yield Idea(actions.Draw(), ((1.0, after),))

    def urgent_ideas(self, field: Field) -> Iterator[Idea]:
        """What is worth interrupting for: claims, attacks, and whom to reveal for them."""
        held = self._look_at(field.hand)
        yield from self.reveals(field)
        yield from self._claims(field, held)
        yield from self._walks(field, held)
        yield from self._attacks(field, held)

    def _look_at(self, hand: tuple[Card, ...]) -> Held:
        if hand not in self._held:
            order = [card for card in sorted(hand, key=self._keep) if card != UNKNOWN]
            self._held[hand] = Held(order)
        return self._held[hand]

    def _keep(self, card: Card) -> tuple[float, Card]:
        return self.keeps.get(card, _WILD_KEEP), card

    def _own(self, field: Field) -> list[tuple[int, Number]]:
        """The own characters on the board, by their index in the faction."""
        first = self._first
        return [
            (one, field.spaces[first + one])
            for one in range(CHARACTERS)
            if field.spaces[first + one]
        ]

    def reveals(self, field: Field) -> Iterator[Idea]:
        for one in range(CHARACTERS):
            at = self._first + one
            if field.left[at] and not field.spaces[at]:
                after = field.copy()
                after.spaces[at] = self.lore.places[one]
                yield Idea(actions.Reveal(one + 1), ((1.0, after),))

    def _claims(self, field: Field, held: Held) -> Iterator[Idea]:
        outs = [one for one in range(CHARACTERS) if not field.left[self._first + one]]
        here: dict[Number, list[int]] = {}
        for one, space in self._own(field):
            here.setdefault(space, []).append(one)
        for shard in field.shards[self.lore.seat]:
            if shard not in here:
                continue
            ways = [held.cheapest(one, CLAIM_CARDS) for one in (*here[shard], *outs)]
            paying = [way for way in ways if way is not None]
            if paying:
                cards = min(paying, key=lambda way: sum(self._keep(card)[0] for card in way))
                after = self._claim(field, shard, cards)
                yield Idea(actions.Claim(shard, tuple(sorted(cards))), ((1.0, after),))

    def _claim(self, field: Field, shard: Number, cards: tuple[Card, ...]) -> Field:
        seat = self.lore.seat
        after = field.without(seat, cards)
        after.points[seat] += 1
        after.shards[seat] = tuple(one for one in field.shards[seat] if one != shard)
        return after

    def _walks(self, field: Field, held: Held) -> Iterator[Idea]:
        """To walk to a shard and claim it, a hidden character revealed first."""
        ground, walks = self.lore.ground, self.lore.walks
        for one in range(CHARACTERS):
            at = self._first + one
            start = field.spaces[at] or self.lore.places[one]
            if not field.left[at]:
                continue
            for shard in field.shards[self.lore.seat]:
                far = walks[start][shard]
                if far > 4 or (not far and field.spaces[at]):
                    continue
                there, costs = path_of(ground, start, shard)
                cards = held.cheapest(one, sum(costs) + CLAIM_CARDS)
                if cards is None:
                    continue
                after = self._claim(field, shard, cards)
                after.spaces[at] = shard
                first: Action = actions.Reveal(one + 1)
                if field.spaces[at]:
                    first = actions.Move(one + 1, there, tuple(sorted(cards[: costs[0]])))
                yield Idea(first, ((1.0, after),), goal=shard)

    def list_actions(self, field: Field, idea: Idea) -> Iterator[Action]:
        """The action of an idea, and those that lead on to its goal."""
        yield idea.action
        if not isinstance(idea.action, actions.Move | actions.Reveal) or not idea.goal:
            return
        character, paid = idea.action.character, 0
        space = self.lore.places[character - 1]
        if isinstance(idea.action, actions.Move):
            space, paid = idea.action.space, len(idea.action.cards)
        left = self._look_at(field.hand).paying[character - 1][paid:]
        while space != idea.goal:
            space, (cost, *_) = path_of(self.lore.ground, space, idea.goal)
            yield actions.Move(character, space, tuple(sorted(left[:cost])))
            left = left[cost:]
        yield actions.Claim(space, tuple(sorted(left[:CLAIM_CARDS])))

    def _moves(self, field: Field, held: Held) -> Iterator[Idea]:
        seat, costs = self.lore.seat, self.lore.ground.step_costs
        for one, start in self._own(field):
            paying = [held.cheapest(one, count) for count in (1, 2)]
            if paying[0] is None:
                continue
            for space, cost in costs[start].items():
                cards = paying[cost - 1]
                if cards is not None:
                    after = field.without(seat, cards)
                    after.spaces[self._first + one] = space
                    yield Idea(actions.Move(one + 1, space, tuple(sorted(cards))), ((1.0, after),))

    def _flights(self, field: Field, held: Held) -> Iterator[Idea]:
        for one, start in self._own(field):
            card = held.flags[one].get(Flag.FLY)
            if card is None:
                continue
            for space in self.lore.ground.flights[start]:
                after = field.without(self.lore.seat, (card,))
                after.spaces[self._first + one] = space
                yield Idea(actions.Fly(one + 1, space, card), ((1.0, after),))

    def _rallies(self, field: Field, held: Held) -> Iterator[Idea]:
        """Steps of one character alone, and of both only those towards shards."""
        own, ground = self._own(field), self.lore.ground
        for one, start in own:
            if Flag.RALLY not in held.flags[one]:
                continue
            near = {start, *ground.neighbours[start]}
            ways = {mover: self._rally_steps(field, space) for mover, space in own if space in near}
            alone = [((mover, space),) for mover, spaces in ways.items() for space in spaces]
            mine = ways.pop(one)[:2]
            both = [
                ((one, step), (mover, space))
                for mover, spaces in ways.items()
                for step in mine
                for space in spaces[:2]
            ]
            for moves in (*alone, *both):
                idea = self._rally(field, held, one, tuple(sorted(moves)))
                if idea is not None:
                    yield idea

    def _rally(
        self, field: Field, held: Held, one: int, moves: tuple[tuple[int, Number], ...]
    ) -> Idea | None:
        first, is_climb = self._first, self.lore.ground.is_climb
        movers = tuple(mover + 1 for mover, _ in moves)
        climbers = tuple(
            mover + 1 for mover, space in moves if is_climb(field.spaces[first + mover], space)
        )
        cards = held.pay_for_rally(one, movers, climbers)
        if cards is None:
            return None
        after = field.without(self.lore.seat, cards)
        for mover, space in moves:
            after.spaces[first + mover] = space
        steps = tuple((mover + 1, space) for mover, space in moves)
        return Idea(actions.Rally(one + 1, steps, cards), ((1.0, after),))

    def _rally_steps(self, field: Field, start: Number) -> list[Number]:
        """The spaces beside one, those near own shards first."""
        shards = field.shards[self.lore.seat]
        walks = self.lore.walks

        def far(space: Number) -> tuple[int, int]:
            return min((walks[space][shard] for shard in shards), default=0), space

        return sorted(self.lore.ground.neighbours[start], key=far)

    def _attacks(self, field: Field, held: Held) -> Iterator[Idea]:
        for one, start in self._own(field):
            for flag in ATTACKS:
                card = held.flags[one].get(flag)
                if card is None:
                    continue
                if flag is Flag.AREA:
                    yield from self._areas(field, one, start, card)
                    continue
                for target, space in enumerate(field.spaces):
                    is_enemy = space and target // CHARACTERS != self.lore.seat
                    if is_enemy and self.lore.reach[start][space] & REACHES[flag]:
                        yield from self._attack(field, one, flag, card, target)

    def _attack(
        self, field: Field, one: int, flag: Flag, card: Card, target: int
    ) -> Iterator[Idea]:
        seat, number = divmod(target, CHARACTERS)
        named = str(Fighter(seat, number + 1))
        if flag in MELEE:
            named = SEAT_LETTERS[seat]
            first = seat * CHARACTERS
            there = [
                other
                for other in range(first, first + CHARACTERS)
                if field.spaces[other] == field.spaces[target]
            ]
            # The defender names who is hit, most likely its strongest: asked about once.
            if target != max(there, key=lambda other: (field.left[other], other)):
                return
        missed = field.without(self.lore.seat, (card,))
        struck = missed.copy()
        struck.hit(target, damage_of(flag), self.lore.seat)
        held = self._defence_odds(field, target, flag)
        results: tuple[tuple[float, Field], ...] = ((1.0, struck),)
        if held > 0:
            missed.hands[seat] = max(0, missed.hands[seat] - 1)
            results = ((1 - held, struck), (held, missed))
        yield Idea(actions.Attack(flag, one + 1, named, card), results)

    def _defence_odds(self, field: Field, target: int, flag: Flag) -> float:
        seat, one = divmod(target, CHARACTERS)
        lore = self.lore
        if flag in MELEE:
            suiting = lore.parries[seat][one]
        else:
            suiting = lore.guards[seat][one]
            if flag is not Flag.AREA and field.spaces[target] in lore.cover:
                suiting += lore.covers[seat][one]
        return holding_odds(suiting, lore.unseen[seat], field.hands[seat])

    def _areas(self, field: Field, one: int, start: Number, card: Card) -> Iterator[Idea]:
        for space in (start, *self.lore.ground.neighbours[start]):
            hits = [target for target, place in enumerate(field.spaces) if place == space]
            if not any(target // CHARACTERS != self.lore.seat for target in hits):
                continue
            missed = field.without(self.lore.seat, (card,))
            struck = missed.copy()
            held = 1.0
            for target in hits:
                struck.hit(target, 1, self.lore.seat)
                if target // CHARACTERS != self.lore.seat:
                    held = min(held, self._defence_odds(field, target, Flag.AREA))
            yield Idea(
                actions.Attack(Flag.AREA, one + 1, str(space), card),
                ((1 - held, struck), (held, missed)),
            )
