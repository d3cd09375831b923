"""Puzzles: a turn of a duel in which the opponent holds no cards, so that nobody defends or
interrupts. What is the most points that the seat can have when it ends (rules, sections 3 to 5)?

Nothing is left to chance or to the opponent: everyone is revealed, no card is wild or hits an area,
and no two enemies share a space, of whom the opponent would have to name one.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import accumulate, product
from typing import Final, NamedTuple, Self, TypeAlias

from engine.contract import IllegalAction, Puzzle, Seat, settle_options
from engine.rng import Rng
from engine.wildlands import actions
from engine.wildlands.actions import ATTACKS, SEAT_LETTERS, Action, Fighter
from engine.wildlands.cards import WILD, Card, Character, Flag, can_move, without
from engine.wildlands.computers import LEVELS, choose
from engine.wildlands.computers.odds import REACHES, flags_of, icons_of, reach_table
from engine.wildlands.factions import Faction
from engine.wildlands.maps import CLIMB, Map, Number
from engine.wildlands.options import MAP, build_options
from engine.wildlands.payments import CLAIM_CARDS, choose_cards, find_rally_order
from engine.wildlands.rules import apply, deal
from engine.wildlands.state import GOAL, HAND, Phase, Secret, Side, Standing, State, to_act
from engine.wildlands.targets import MELEE, damage_of
from engine.wildlands.views import observe

TURN: Final = "turn"
DAYS: Final[Mapping[int, str]] = {6: TURN}
SEATS: Final = 2
MOST_POSITIONS: Final = 300  # all positions that the search looks at
LEAST_GAIN: Final = 3  # points of the best answer
LEAST_MISS: Final = 1  # points by which easy and medium miss that
_MOST_MATCHES: Final = 1_000


def make_puzzle(
    maps: Mapping[str, Map], factions: Mapping[str, Faction], kind: str, seed: bytes
) -> Puzzle[State]:
    """The first position of computers' matches that is hard enough, and can be searched."""
    for state in _deal_positions(maps, factions, seed):
        puzzle, search = Puzzle(kind, state, 0), Search(state)
        if search.moves and not search.is_full and all(
            search.best - _play(puzzle, level, seed) >= LEAST_MISS for level in LEVELS[:2]
        ):  # fmt: skip
            return puzzle
    raise ValueError("no match has led to a puzzle")


def _deal_positions(
    maps: Mapping[str, Map], factions: Mapping[str, Faction], seed: bytes
) -> Iterator[State]:
    """The beginnings of turns in which everyone is on the board."""
    options, grounds = build_options(maps, factions), list(maps)
    for number in range(_MOST_MATCHES):
        own_seed = sha256(seed + number.to_bytes(2, "big")).digest()
        ground = grounds[Rng(own_seed, "map").below(len(grounds))]
        settled = settle_options(options, SEATS, {MAP: ground, "hints": False})
        state, turn = deal(maps, factions, SEATS, own_seed, settled), 0
        while to_act(state):
            if state.phase is Phase.ACT and state.turn > turn:
                turn = state.turn
                if (asked := _ask(state)) is not None:
                    yield asked
            seat = min(to_act(state))
            state = apply(state, seat, choose(observe(state, seat), LEVELS[0], own_seed)).state


def _ask(state: State) -> State | None:
    """The seat that acts becomes seat 0, with a full hand; None unless all is in the open."""
    own, other = state.active, 1 - state.active
    sides = [_show(state, seat) for seat in (own, other)]
    taken = [piece.space for piece in sides[1].pieces if piece.space]
    if len(taken) > len({*taken}):
        return None
    cards = (*state.secrets[own].hand, *state.secrets[own].deck)
    usable = (card for card in cards if card != WILD)
    hand = [one for one in usable if all(Flag.AREA not in own for own in flags_of(one))][:HAND]
    if len(hand) < HAND:
        return None
    table = state.table
    factions = (table.factions[own], table.factions[other])
    places = (state.secrets[own].places, state.secrets[other].places)
    secrets = (Secret((), tuple(hand), (), places[0]), Secret((), (), (), places[1]))
    return replace(
        state, table=replace(table, factions=factions, sides=tuple(sides)), secrets=secrets,
        turn=1, active=0, acting=0, idle=0, has_acted=False,
    )  # fmt: skip


def _show(state: State, seat: Seat) -> Side:
    """The side of a seat with everyone revealed, no points and an empty pile."""
    pieces = tuple(
        piece._replace(standing=Standing.REVEALED, space=space)
        if piece.standing is Standing.HIDDEN else piece
        for piece, space in zip(state.table.sides[seat].pieces, state.secrets[seat].places,
                                strict=True)
    )  # fmt: skip
    return replace(state.table.sides[seat], pieces=pieces, points=0, pile=(), shuffles=0)


def _play(puzzle: Puzzle[State], level: str, seed: bytes) -> int:
    """The points of a computer."""
    state, answer = puzzle.state, list[Action]()
    while (points := rate_answer(puzzle, answer)) is None:
        answer.append(choose(observe(state, 0), level, seed))
        state = apply(state, 0, answer[-1]).state
    return points


def rate_start(puzzle: Puzzle[State]) -> int:
    return puzzle.state.table.sides[0].points


def rate_answer(puzzle: Puzzle[State], answer: Sequence[Action]) -> int | None:
    """Raises `IllegalAction`."""
    state = puzzle.state
    for action in answer:
        state = apply(state, 0, action).state
    is_over = state.phase is Phase.OVER or state.turn > puzzle.state.turn
    return state.table.sides[0].points if is_over else None


def solve_puzzle(puzzle: Puzzle[State]) -> tuple[Action, ...]:
    """No position is left out from which the cards could bring more; nor does an action stay in the
    answer without which it brings as much."""
    search = Search(puzzle.state)
    answer = _end(puzzle, search.moves)
    for action in search.moves:
        rest = tuple(one for one in answer if one != action)
        try:
            shorter = _end(puzzle, rest)
            if rate_answer(puzzle, shorter) == search.best:
                answer = shorter
        except IllegalAction:
            continue
    return answer


def _end(puzzle: Puzzle[State], moves: tuple[Action, ...]) -> tuple[Action, ...]:
    """With the end of the turn, unless it has ended. Raises `IllegalAction`."""
    return moves if rate_answer(puzzle, moves) is not None else (*moves, actions.End())


class Position(NamedTuple):
    """What changes during the turn: the spaces of the seat's characters (0: out), its cards
    (sorted), its shards, and the health that the enemies have left (0: out)."""

    spaces: tuple[Number, ...]
    hand: tuple[Card, ...]
    shards: tuple[Number, ...]
    left: tuple[int, ...]

    def spend(self, cards: tuple[Card, ...]) -> Self:
        return self._replace(hand=without(self.hand, cards))

    def stand(self, steps: Sequence[tuple[Character, Number]]) -> Self:
        spaces = list(self.spaces)
        for character, space in steps:
            spaces[character - 1] = space
        return self._replace(spaces=tuple(spaces))

    def hit(self, enemy: int, damage: int) -> Self:
        left = list(self.left)
        left[enemy] = max(0, left[enemy] - damage)
        return self._replace(left=tuple(left))


Steps: TypeAlias = tuple[tuple[Character, Number], ...]
Ways: TypeAlias = Iterator[tuple[Action, Position]]


class Search:
    """All ways to play a turn: the most points (`best`), and the first `moves` that bring them, if
    they gain the `least` that is asked for. Positions from which the cards left can't bring more
    than is known are left out; it `is_full` if there were too many others."""

    def __init__(self, state: State, least: int = LEAST_GAIN) -> None:
        own, other = state.table.sides
        self._ground, self._reach = state.table.ground, reach_table(state.table.ground)
        self._there = tuple(piece.space for piece in other.pieces)
        self._living = own.characters(Standing.REVEALED)
        self._out = own.characters(Standing.OUT)
        self._points = own.points
        self._first = Position(
            tuple(piece.space for piece in own.pieces),
            tuple(sorted(state.secrets[0].hand)),
            own.shards,
            tuple(
                state.table.health(Fighter(1, number)) - piece.damage
                for number, piece in enumerate(other.pieces, 1)
            ),
        )
        self._strikes = {
            card: [
                (who, flag)
                for who in self._living
                for flag in ATTACKS
                if flag in flags_of(card)[who - 1]
            ]
            for card in self._first.hand
        }
        self._damage = {
            card: max((damage_of(flag) for _, flag in strikes), default=0)
            for card, strikes in self._strikes.items()
        }
        self._seen: set[Position] = set()
        self._hopes: dict[object, int] = {}
        self._paying: dict[object, Sequence[tuple[Card, ...]]] = {}
        self.best, self.moves = own.points + least - 1, tuple[Action, ...]()
        self._look(self._first, ())

    @property
    def is_full(self) -> bool:
        return len(self._seen) >= MOST_POSITIONS

    def _look(self, at: Position, done: tuple[Action, ...]) -> None:
        if at in self._seen or self._hope(at) <= self.best:
            return
        self._seen.add(at)
        points = self._count(at)
        if points > self.best:
            self.best, self.moves = points, done
        if points < GOAL and any(at.left):
            for action, after in self._list_ways(at):
                if self.is_full:
                    break
                self._look(after, (*done, action))

    def _count(self, at: Position) -> int:
        first = self._first
        claimed = len(first.shards) - len(at.shards)
        return self._points + claimed + at.left.count(0) - first.left.count(0)

    def _hope(self, at: Position) -> int:
        """The most points that the cards could lead to, wherever all stand: some of them claim, the
        others that attack do all their damage to the weakest."""
        key = at[1:]
        if key not in self._hopes:
            hits = sorted((self._damage[card] for card in at.hand), reverse=True)
            needed = list(accumulate(sorted(filter(None, at.left))))
            shown = Counter(icon for card in at.hand for icon in icons_of(card))
            ways = sum(count // CLAIM_CARDS for count in shown.values())
            claims = min(len(at.hand) // CLAIM_CARDS, ways, len(at.shards))
            self._hopes[key] = self._count(at) + max(
                number + bisect_right(needed, sum(hits[: len(hits) - number * CLAIM_CARDS]))
                for number in range(claims + 1)
            )
        return self._hopes[key]

    def _list_ways(self, at: Position) -> Ways:
        """What a seat may do, the most decisive first; walks only with cards that leave hope."""
        yield from self._claims(at)
        yield from self._attacks(at)
        yield from self._moves(at)
        yield from self._flights(at)
        yield from self._rallies(at)

    def _claims(self, at: Position) -> Ways:
        for shard in at.shards:
            icons = [who for who in self._living if at.spaces[who - 1] == shard]
            for cards in choose_cards(at.hand, CLAIM_CARDS) if icons else ():
                if any(
                    all(can_move(card, icon) for card in cards) for icon in (*icons, *self._out)
                ):
                    shards = tuple(one for one in at.shards if one != shard)
                    yield actions.Claim(shard, cards), at.spend(cards)._replace(shards=shards)

    def _attacks(self, at: Position) -> Ways:
        letter = SEAT_LETTERS[1]
        for card in dict.fromkeys(at.hand):
            for who, flag in self._strikes[card]:
                reach = self._reach[at.spaces[who - 1]]
                for enemy, space in enumerate(self._there):
                    if at.left[enemy] and reach[space] & REACHES[flag]:
                        target = letter if flag in MELEE else f"{letter}{enemy + 1}"
                        after = at.spend((card,)).hit(enemy, damage_of(flag))
                        yield actions.Attack(flag, who, target, card), after

    def _moves(self, at: Position) -> Ways:
        for cards in self._payments(at, 1, CLIMB):
            after = at.spend(cards)
            for who in self._living:
                if all(can_move(card, who) for card in cards):
                    for space, cost in self._ground.step_costs[at.spaces[who - 1]].items():
                        if cost == len(cards):
                            yield actions.Move(who, space, cards), after.stand([(who, space)])

    def _flights(self, at: Position) -> Ways:
        for cards in self._payments(at, 1):
            for who in self._living:
                if Flag.FLY in flags_of(cards[0])[who - 1]:
                    for space in self._ground.flights[at.spaces[who - 1]]:
                        after = at.spend(cards).stand([(who, space)])
                        yield actions.Fly(who, space, cards[0]), after

    def _rallies(self, at: Position) -> Ways:
        able = [
            who
            for who in self._living
            if any(Flag.RALLY in flags_of(card)[who - 1] for card in at.hand)
        ]
        if not able:
            return
        is_climb, payments = self._ground.is_climb, self._payments(at, 1, 2, 3)
        for who in able:
            for moves in self._rally_moves(at, who):
                movers = [mover for mover, _ in moves]
                climbers = [one for one, space in moves if is_climb(at.spaces[one - 1], space)]
                for cards in payments:
                    if bool(climbers) < len(cards) <= 1 + len(climbers):
                        ordered = find_rally_order(cards, who, movers, climbers)
                        if ordered is not None:
                            after = at.spend(cards).stand(moves)
                            yield actions.Rally(who, moves, ordered), after

    def _rally_moves(self, at: Position, who: Character) -> Iterator[Steps]:
        near, start = self._ground.neighbours, at.spaces[who - 1]
        for other in self._living:
            place = at.spaces[other - 1]
            if place == start or place in near[start]:
                steps = [(other, space) for space in near[place]]
                yield from ((step,) for step in steps)
                if other != who:
                    own = [(who, space) for space in near[start]]
                    yield from (tuple(sorted(both)) for both in product(own, steps))

    def _payments(self, at: Position, *counts: int) -> Sequence[tuple[Card, ...]]:
        """Cards that may be spent on a walk: the same wherever all stand."""
        key = at[1:], counts, self.best
        if key not in self._paying:
            self._paying[key] = [
                cards
                for count in counts
                for cards in choose_cards(at.hand, count)
                if self._hope(at.spend(cards)) > self.best
            ]
        return self._paying[key]
