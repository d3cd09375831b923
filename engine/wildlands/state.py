"""The state of a match: the table that all see, the secrets of each seat, and whose decision it is;
and the state as plain JSON values, for hashes.

What can be derived is derived. The seed is kept for the decks that are shuffled again, and is never
in a view. In JSON, cards and characters are written in the notation.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from engine.base_game import encode
from engine.contract import Json, Seat
from engine.wildlands.actions import Action, Actor, Fighter, write_action
from engine.wildlands.cards import CHARACTERS, Card, Character, Flag
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map, Number

HAND: Final = 7  # the most cards that drawing fills a hand to (rules, section 3)
DRAW: Final = 3  # cards drawn at the end of a turn
DEALT: Final = 10  # map cards dealt to each seat (rules, section 2)
GOAL: Final = 5  # the points that win (rules, section 7)


IDLE_ROUNDS: Final = 2  # after so many rounds in which nothing happens the match ends


class Phase(StrEnum):
    """What is decided next: where characters begin (simultaneous), the reveal that a turn begins
    with, an action, the defences against an attack, or interrupts (both sealed)."""

    SETUP = "setup"
    REVEAL = "reveal"
    ACT = "act"
    DEFEND = "defend"
    ASK = "ask"
    OVER = "over"


class Standing(StrEnum):
    HIDDEN = "hidden"
    REVEALED = "revealed"
    OUT = "out"


class Piece(NamedTuple):
    """A character on the table; `space` is 0 unless it is revealed."""

    standing: Standing = Standing.HIDDEN
    space: Number = 0
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """What all see of a seat: its characters, the shards it has not claimed (ascending), its
    points, its discard pile, and how often that was shuffled into a new deck."""

    pieces: tuple[Piece, ...] = (Piece(),) * CHARACTERS
    shards: tuple[Number, ...] = ()
    points: int = 0
    pile: tuple[Card, ...] = ()
    shuffles: int = 0

    def characters(self, standing: Standing) -> tuple[Character, ...]:
        """The characters that are hidden, revealed or out, ascending."""
        return tuple(
            number for number, piece in enumerate(self.pieces, 1) if piece.standing is standing
        )

    @property
    def is_wiped_out(self) -> bool:
        return all(piece.standing is Standing.OUT for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies open."""

    ground: Map
    factions: tuple[Faction, ...]
    sides: tuple[Side, ...]

    def piece(self, fighter: Fighter) -> Piece:
        return self.sides[fighter.seat].pieces[fighter.character - 1]

    def actor(self, fighter: Fighter) -> Actor:
        return Actor(fighter, self.factions[fighter.seat].name_of(fighter.character))

    def fighters_in(self, space: Number) -> tuple[Fighter, ...]:
        """The revealed characters in a space, by seat."""
        return tuple(
            Fighter(seat, character)
            for seat, side in enumerate(self.sides)
            for character, piece in enumerate(side.pieces, 1)
            if piece.standing is Standing.REVEALED and piece.space == space
        )

    def health(self, fighter: Fighter) -> int:
        return self.factions[fighter.seat].health[fighter.character - 1]

    def unseen(self, seat: Seat) -> list[Card]:
        """The cards of a seat's hand and deck, which all can tell from its list and its pile."""
        cards = list(self.factions[seat].deck)
        for card in self.sides[seat].pile:
            cards.remove(card)
        return cards


@dataclass(frozen=True, slots=True)
class Secret:
    """What only a seat sees, and its deck, which no one sees.

    `dealt` are its map cards during set-up, ascending; `places` where its characters begin, empty
    until it has assigned them. `hand` is in the order drawn, `deck` is drawn from its front.
    `answer` is its sealed answer to the question that is open.
    """

    dealt: tuple[Number, ...]
    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    places: tuple[Number, ...] = ()
    answer: Action | None = None


@dataclass(frozen=True, slots=True)
class Strike:
    """A declared attack, until its damage falls. `hits` are the characters that are hit; where
    `is_open` they are those of one seat that this seat names one of."""

    attacker: Fighter
    flag: Flag
    hits: tuple[Fighter, ...]
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What others are asked about: whose action it was, whether it was the first or the end of a
    turn, which characters it attacked and which spaces it entered."""

    seat: Seat
    is_end: bool = False
    is_first: bool = False
    attacked: tuple[Fighter, ...] = ()
    entered: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A match between two actions.

    `active` is the seat whose turn it is, `acting` the one that acts: the same, or one that has
    interrupted. `asked` are the seats of the sealed question that is open, answered or not.
    `idle` counts the turns in a row in which no card was played or drawn and no one revealed.
    `winners` are set at the end, unless no one has survived it. With an `even_start` who begins
    draws fewer cards. `hints` change no rule: they say what screens may show. `has_acted`: the
    turn has had its first action but for reveals. `actions` counts those of the active seat in its
    turn.
    """

    table: Table
    secrets: tuple[Secret, ...]
    seed: bytes
    phase: Phase = Phase.SETUP
    turn: int = 0
    active: Seat = 0
    acting: Seat = 0
    asked: tuple[Seat, ...] = ()
    strike: Strike | None = None
    deed: Deed | None = None
    idle: int = 0
    winners: tuple[Seat, ...] = ()
    even_start: bool = False
    hints: bool = True
    has_acted: bool = False
    actions: int = 0

    @property
    def seats(self) -> int:
        return len(self.secrets)


def to_act(state: State) -> frozenset[Seat]:
    match state.phase:
        case Phase.SETUP:
            return frozenset(seat for seat, own in enumerate(state.secrets) if not own.places)
        case Phase.REVEAL | Phase.ACT:
            return frozenset({state.acting})
        case Phase.DEFEND | Phase.ASK:
            return frozenset(seat for seat in state.asked if state.secrets[seat].answer is None)
        case Phase.OVER:
            return frozenset()


def encode_state(state: State) -> Json:
    """Without what only standing orders and plans look at: no rule counts the actions of a turn."""
    return {
        "map": state.table.ground.key,
        "factions": [faction.key for faction in state.table.factions],
        "seed": state.seed.hex(),
        "phase": state.phase.value,
        "turn": state.turn,
        "active": state.active,
        "acting": state.acting,
        "asked": list(state.asked),
        "strike": None if state.strike is None else _encode_strike(state.strike),
        "deed": None if state.deed is None else _encode_deed(state.deed),
        "idle": state.idle,
        "winners": list(state.winners),
        "sides": [encode(side) for side in state.table.sides],
        "secrets": [_encode_secret(own) for own in state.secrets],
        **({"even_start": True} if state.even_start else {}),
        **({} if state.hints else {"hints": False}),
    }


def _encode_strike(strike: Strike) -> Json:
    return {
        "attacker": str(strike.attacker),
        "flag": strike.flag.value,
        "hits": list(map(str, strike.hits)),
        "open": strike.is_open,
    }


def _encode_deed(deed: Deed) -> Json:
    return {
        "seat": deed.seat,
        "end": deed.is_end,
        "attacked": list(map(str, deed.attacked)),
        "entered": list(deed.entered),
    }


def _encode_secret(own: Secret) -> Json:
    return {
        "dealt": list(own.dealt),
        "places": list(own.places),
        "hand": list(own.hand),
        "deck": list(own.deck),
        "answer": None if own.answer is None else write_action(own.answer),
    }
