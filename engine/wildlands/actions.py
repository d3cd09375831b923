"""What a seat can decide, and its line of notation (rules, section 8): `move 3 12 1m35g`.

Frozen values. Nothing here knows a state: `checks.py` checks an action when it is applied.
Own characters are numbers, the characters of all have the letter of their seat: `b3`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.contract import IllegalAction, Seat
from engine.wildlands.cards import Card, Character, Flag, read_card
from engine.wildlands.maps import Number

SEAT_LETTERS: Final = "abcd"
_SEPARATORS: Final = str.maketrans(",;", "  ")
_SHOWN = 40
"""How many characters of an invalid text a refusal quotes."""


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
    Assign
    | Recall
    | Reveal
    | Move
    | Claim
    | Attack
    | Rally
    | Fly
    | Draw
    | End
    | Defend
    | Pass
    | Interrupt
)

ATTACKS: Final = (Flag.MELEE, Flag.HEAVY_MELEE, Flag.RANGED, Flag.HEAVY_RANGED, Flag.AREA)


def write_action(action: Action) -> str:
    """The action as one line."""
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
            return _BARE_WORDS[type(action)]


_BARE_WORDS: Final[dict[type, str]] = {
    Recall: "recall",
    Draw: "draw",
    End: "end",
    Pass: "pass",
    Interrupt: "interrupt",
}


def read_action(text: str) -> Action:
    """Parse an action, in either case. Raises `IllegalAction`: `action-unknown`, `action-form`,
    `card-unknown`."""
    verb, *words = text.lower().translate(_SEPARATORS).split() or [""]
    for kind, word in _BARE_WORDS.items():
        if verb == word and not words:
            bare: Action = kind()
            return bare
    reader = _READERS.get(verb)
    if reader is None:
        code = "action-form" if verb in _BARE_WORDS.values() else "action-unknown"
        raise IllegalAction(code, {"text": text.strip()[:_SHOWN]}, section="8")
    try:
        return reader(words)
    except (ValueError, IndexError) as error:
        if isinstance(error, IllegalAction):
            raise
        shown = {"text": text.strip()[:_SHOWN]}
        raise IllegalAction("action-form", shown, section="8") from error


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


def _read_reveal(words: list[str]) -> Reveal:
    (character,) = words
    return Reveal(read_number(character))


def _read_rally(words: list[str]) -> Rally:
    moves = [word for word in words[1:] if "-" in word]
    steps = (word.partition("-") for word in moves)
    return Rally(
        read_number(words[0]),
        tuple(sorted((read_number(mover), read_number(space)) for mover, _, space in steps)),
        _read_cards(words[1 + len(moves) :]),
    )


def _read_defend(words: list[str]) -> Defend:
    if words == ["none"]:
        return Defend(())
    if not words:
        raise ValueError("no character")
    pairs = (word.partition("=") for word in words)
    return Defend(
        tuple(
            sorted((read_number(one), read_card(card) if sign else "") for one, sign, card in pairs)
        )
    )


def _attack_reader(flag: Flag) -> Callable[[list[str]], Attack]:
    return lambda words: Attack(flag, read_number(words[0]), words[1], _read_card(words[2:]))


_READERS: Final[dict[str, Callable[[list[str]], Action]]] = {
    "assign": lambda words: Assign(tuple(map(read_number, words))),
    "reveal": _read_reveal,
    "move": lambda words: Move(
        read_number(words[0]), read_number(words[1]), tuple(sorted(_read_cards(words[2:])))
    ),
    "claim": lambda words: Claim(read_number(words[0]), tuple(sorted(_read_cards(words[1:])))),
    "rally": _read_rally,
    "fly": lambda words: Fly(read_number(words[0]), read_number(words[1]), _read_card(words[2:])),
    "defend": _read_defend,
    **{flag.value: _attack_reader(flag) for flag in ATTACKS},
}
