"""What a seat can decide, and its line of notation (rules, section 8): `move 3 12 1m35g`. Frozen
values. Nothing here knows a state: `checks.py` checks an action when it is applied. Own characters
are numbers, the characters of all have the letter of their seat: `b3`."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.contract import IllegalAction, Seat
from engine.wildlands.cards import Card, Character, Flag, read_card
from engine.wildlands.maps import Number

SEAT_LETTERS: Final = "abcd"
_SEPARATORS: Final = str.maketrans(",;", "  ")
_SHOWN = 40  # how many characters of an invalid text a refusal quotes


class Fighter(NamedTuple):
    """A character of any seat."""

    seat: Seat
    character: Character

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]}{self.character}"


class Actor(NamedTuple):
    """A character with its name, for an event: those who read of it may have no table."""

    fighter: Fighter
    name: str

    def __str__(self) -> str:
        return f"{self.name} ({self.fighter})"


@dataclass(frozen=True, slots=True)
class Assign:
    """Where the characters begin, in their order."""

    spaces: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Recall:
    """Take the own assignment back, until the last seat has assigned."""


@dataclass(frozen=True, slots=True)
class Reveal:
    character: Character


@dataclass(frozen=True, slots=True)
class Move:
    """Step to an adjacent space; a climb has two cards, sorted."""

    character: Character
    space: Number
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the own shard in a space with three cards, sorted."""

    space: Number
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack with a flag that is one. `target` is the letter of a seat for melee, a character
    (`b3`) for a ranged attack, the number of a space for an area."""

    flag: Flag
    character: Character
    target: str
    card: Card


@dataclass(frozen=True, slots=True)
class Rally:
    """One step for the character, for another one beside it, or for both: `moves` are characters
    and spaces, ascending. `cards` begin with the rally, the first of those that could; the rest
    pays for climbs, sorted."""

    character: Character
    moves: tuple[tuple[Character, Number], ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Fly:
    character: Character
    space: Number
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Use a wild card to draw two."""


@dataclass(frozen=True, slots=True)
class End:
    """Declare the end of the own turn, or be done with an interrupt."""


@dataclass(frozen=True, slots=True)
class Defend:
    """Answer an attack: characters with the card that each defends with, ascending; an empty text
    is no card. Where the seat says which character is hit, that is the only one named."""

    cards: tuple[tuple[Character, Card], ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the action of another seat be."""


@dataclass(frozen=True, slots=True)
class Interrupt:
    """Interrupt with a wild card."""


Action: TypeAlias = (
    Assign | Recall | Reveal | Move | Claim | Attack | Rally | Fly | Draw | End
    | Defend | Pass | Interrupt
)  # fmt: skip

ATTACKS: Final = (Flag.MELEE, Flag.HEAVY_MELEE, Flag.RANGED, Flag.HEAVY_RANGED, Flag.AREA)


def write_action(action: Action) -> str:
    match action:
        case Assign(spaces):
            return f"assign {' '.join(map(str, spaces))}"
        case Reveal(character):
            return f"reveal {character}"
        case Move(character, space, cards):
            return f"move {character} {space} {' '.join(cards)}"
        case Claim(space, cards):
            return f"claim {space} {' '.join(cards)}"
        case Attack(flag, character, target, card):
            return f"{flag} {character} {target} {card}"
        case Rally(character, moves, cards):
            steps = " ".join(f"{mover}-{space}" for mover, space in moves)
            return f"rally {character} {steps} {' '.join(cards)}"
        case Fly(character, space, card):
            return f"fly {character} {space} {card}"
        case Defend(cards):
            words = (f"{character}={card}" if card else str(character) for character, card in cards)
            return f"defend {' '.join(words) or 'none'}"
        case Recall() | Draw() | End() | Pass() | Interrupt():
            return type(action).__name__.lower()


_BARE: Final[dict[str, type[Recall | Draw | End | Pass | Interrupt]]] = {
    kind.__name__.lower(): kind for kind in (Recall, Draw, End, Pass, Interrupt)
}
_VERBS: Final = frozenset(
    {"assign", "reveal", "move", "claim", "rally", "fly", "defend", *ATTACKS, *_BARE}
)


def read_action(text: str) -> Action:
    """Parse an action, in either case. Raises `IllegalAction`: `action-unknown`, `action-form`,
    `card-unknown`."""
    verb, *words = text.lower().translate(_SEPARATORS).split() or [""]
    shown = text.strip()[:_SHOWN]
    if verb not in _VERBS:
        raise IllegalAction("action-unknown", section="8", text=shown)
    try:
        return _read_words(verb, words)
    except ValueError as error:
        if isinstance(error, IllegalAction):
            raise
        raise IllegalAction("action-form", section="8", text=shown) from error


def _read_words(verb: str, words: list[str]) -> Action:
    """Raises `ValueError` for words that the action doesn't have, `IllegalAction` for cards."""
    match verb, words:
        case "assign", _:
            return Assign(tuple(map(read_number, words)))
        case "reveal", [character]:
            return Reveal(read_number(character))
        case "move", [character, space, *cards]:
            return Move(
                read_number(character), read_number(space), tuple(sorted(_read_cards(cards)))
            )
        case "claim", [space, *cards]:
            return Claim(read_number(space), tuple(sorted(_read_cards(cards))))
        case "rally", [character, *rest]:
            steps = [word.partition("-") for word in rest if "-" in word]
            moves = sorted((read_number(mover), read_number(space)) for mover, _, space in steps)
            return Rally(read_number(character), tuple(moves), _read_cards(rest[len(steps) :]))
        case "fly", [character, space, *cards]:
            return Fly(read_number(character), read_number(space), _read_card(cards))
        case "defend", ["none"]:
            return Defend(())
        case "defend", [_, *_]:
            pairs = (word.partition("=") for word in words)
            given = (
                (read_number(one), read_card(card) if sign else "") for one, sign, card in pairs
            )
            return Defend(tuple(sorted(given)))
        case flag, [character, target, *cards] if flag in ATTACKS:
            return Attack(Flag(flag), read_number(character), target, _read_card(cards))
        case bare, [] if bare in _BARE:
            return _BARE[bare]()
    raise ValueError(verb)


def read_number(word: str) -> int:
    """A whole number of up to three digits. Raises `ValueError`."""
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII):
        raise ValueError(word)
    return int(word)


def _read_cards(words: list[str]) -> tuple[Card, ...]:
    """At least one card. Raises `ValueError`."""
    if not words:
        raise ValueError("no card")
    return tuple(map(read_card, words))


def _read_card(words: list[str]) -> Card:
    (card,) = _read_cards(words)
    return card
