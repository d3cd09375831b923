"""The match as computers search it: the table and the own hand in flat lists, quick to copy.
Characters of all seats have one index: five times the seat, plus the number from 0."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Card, Flag
from engine.wildlands.computers import odds
from engine.wildlands.maps import Number
from engine.wildlands.state import DRAW, HAND, Phase, Standing
from engine.wildlands.views import View

UNKNOWN: Final[Card] = "?"  # a card that was drawn in thought


def index_of(fighter: Fighter) -> int:
    return fighter.seat * CHARACTERS + fighter.character - 1


class Lore:
    """What stays the same while a computer thinks about one decision; `known` is what it has
    worked out about parts of positions."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat, self.seats = view, view.seat, view.seats
        self.ground = view.table.ground
        self.reach: odds.ReachTable = odds.reach_table(self.ground)
        self.walks = odds.walk_table(self.ground)
        self.decks = [faction.deck for faction in view.table.factions]
        self.places = view.places
        unseen = [
            _look_through(deck, side.pile, view.hand if seat == self.seat else ())
            for seat, (deck, side) in enumerate(zip(self.decks, view.table.sides, strict=True))
        ]
        self.cover = {space.number for space in self.ground.spaces if space.cover}
        self.unseen = [one.cards for one in unseen]
        self.parries = [one.parries for one in unseen]
        self.guards = [one.guards for one in unseen]
        self.covers = [one.covers for one in unseen]
        self.next, self.drawing = find_next(view)
        self.percents = [odds.icon_percents(deck) for deck in self.decks]
        self.enemies = [
            [
                (index, *divmod(index, CHARACTERS))
                for index in range(self.seats * CHARACTERS)
                if index // CHARACTERS != seat
            ]
            for seat in range(self.seats)
        ]
        self.known: dict[object, Any] = {}


class Unseen(NamedTuple):
    """The cards of a seat that the viewer has not seen: how many there are, and how many of them
    parry, guard and cover each character."""

    cards: int
    parries: list[int]
    guards: list[int]
    covers: list[int]


@lru_cache(maxsize=1_000)
def _look_through(deck: tuple[Card, ...], pile: tuple[Card, ...], hand: tuple[Card, ...]) -> Unseen:
    cards = list(deck)
    for card in (*pile, *hand):
        cards.remove(card)
    flags = [odds.flags_of(card) for card in cards]

    def count(flag: Flag) -> list[int]:
        return [sum(flag in found[one] for found in flags) for one in range(CHARACTERS)]

    return Unseen(len(cards), count(Flag.MELEE), count(Flag.GUARD), count(Flag.COVER))


class Field:
    """A position in thought. `spaces` are 0 for who is hidden or out, `left` is the health left, 0
    for who is out. `hands` are numbers of cards."""

    __slots__ = ("hand", "hands", "left", "points", "shards", "spaces", "told")

    def __init__(self) -> None:
        self.spaces: list[Number] = []
        self.left: list[int] = []
        self.points: list[int] = []
        self.hands: list[int] = []
        self.shards: list[tuple[Number, ...]] = []
        self.hand: tuple[Card, ...] = ()
        self.told: tuple[object, ...] = ()

    def copy(self) -> Field:
        other = Field.__new__(Field)
        other.spaces = self.spaces[:]
        other.left = self.left[:]
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.shards = self.shards[:]
        other.hand = self.hand
        other.told = ()
        return other

    def without(self, seat: Seat, cards: tuple[Card, ...]) -> Field:
        other = self.copy()
        hand = list(self.hand)
        for card in cards:
            hand.remove(card)
        other.hand = tuple(hand)
        other.hands[seat] = len(hand)
        return other

    def hit(self, target: int, damage: int, by: Seat) -> None:
        """Damage a character, with the point for knocking it out."""
        left = max(0, self.left[target] - damage)
        self.left[target] = left
        if not left:
            self.spaces[target] = 0
            if target // CHARACTERS != by:
                self.points[by] += 1

    @property
    def key(self) -> tuple[object, ...]:
        """What tells positions apart; a position no longer changes once it is asked for."""
        if not self.told:
            self.told = *self.spaces, *self.left, *self.points, *self.shards, self.hand
        return self.told


def read_field(view: View) -> Field:
    assert view.seat is not None
    field = Field()
    for seat, side in enumerate(view.table.sides):
        healths = view.table.factions[seat].health
        for piece, health in zip(side.pieces, healths, strict=True):
            is_out = piece.standing is Standing.OUT
            field.spaces.append(piece.space)
            field.left.append(0 if is_out else health - piece.damage)
    field.points = [side.points for side in view.table.sides]
    field.shards = [side.shards for side in view.table.sides]
    field.hands = list(view.hands)
    field.hand = tuple(sorted(view.hand))
    return field


def find_next(view: View) -> tuple[Seat, Seat | None]:
    """The seat that plays on after this decision, and the one that draws before."""
    is_ending = view.phase is Phase.ASK and view.deed is not None and view.deed.is_end
    is_own = view.phase in (Phase.ACT, Phase.REVEAL) and view.active == view.seat
    if is_ending or is_own:
        return (view.active + 1) % view.seats, view.active
    return view.active, None


def hand_to_come(held: int) -> int:
    """How many cards a hand of so many has after the draw that ends a turn."""
    return max(held, min(HAND, held + DRAW))


def can_pay(card: Card, index: int) -> bool:
    return card == WILD or index + 1 in odds.icons_of(card)
