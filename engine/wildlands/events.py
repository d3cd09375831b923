"""Public events: nothing secret is ever in one."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.contract import Seat
from engine.wildlands.actions import Actor
from engine.wildlands.cards import Card, Flag
from engine.wildlands.maps import Number


@dataclass(frozen=True, slots=True)
class CharactersAssigned:
    """A seat has assigned its characters, which stay secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AssignmentRecalled:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShardsPlaced:
    """All seats have assigned: the spaces of the shards by seat."""

    shards: tuple[tuple[Number, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class CharacterRevealed:
    """`forced` is true for the only hidden character at the start of a turn."""

    actor: Actor
    space: Number
    forced: bool


class Step(NamedTuple):
    actor: Actor
    start: Number
    end: Number


@dataclass(frozen=True, slots=True)
class CharactersMoved:
    """`flag` is rally, fly, or None for a move; `by` the character whose action it is."""

    by: Actor
    flag: Flag | None
    steps: tuple[Step, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShardClaimed:
    seat: Seat
    space: Number
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """`target` as in the notation: a seat, a character or a space; `aimed` is that character."""

    attacker: Actor
    flag: Flag
    target: str
    card: Card
    aimed: Actor | None = None


class Hit(NamedTuple):
    """What an attack did to a character: its damage, the card that prevented it (else empty), and
    whether it is knocked out."""

    actor: Actor
    damage: int
    card: Card
    is_out: bool


@dataclass(frozen=True, slots=True)
class AttackResolved:
    attacker: Actor
    hits: tuple[Hit, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`wild` says that a wild card was used for it, `shuffled` that the pile became a new deck."""

    seat: Seat
    count: int
    wild: bool
    shuffled: bool


@dataclass(frozen=True, slots=True)
class EndDeclared:
    """`forced` is true without cards and hidden characters, when there is nothing else to do."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class InterruptPlayed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class InterruptDone:
    """`forced` as in `EndDeclared`, or because its seat has lost all characters."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class SideWipedOut:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    CharactersAssigned | AssignmentRecalled | ShardsPlaced | TurnBegan | CharacterRevealed
    | CharactersMoved | ShardClaimed | AttackDeclared | AttackResolved | CardsDrawn | EndDeclared
    | InterruptPlayed | InterruptDone | SideWipedOut | MatchEnded
)  # fmt: skip
