"""Records of matches: a text with a version that people can read and write.

Header lines `key: value`, then one line a move: the seat's number from 1 and the action in the
game's notation. Empty lines and lines that begin with `#` mean nothing. No game is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.contract import Game, Options, OptionSpec, OptionValue, Seat, settle_options

VERSION: Final = 1
SEED_BYTES: Final = 32
_NEEDED: Final = ("record", "game", "rules", "seats", "seed")

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class RecordError(ValueError):
    """A record that cannot be read or is not true: the line's number from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry:
    """One value of a header, or one move, with the number of its line."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Move:
    """One move as it is written."""

    line: int
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record taken apart: header values by key, moves, and how many lines it has."""

    header: Mapping[str, Entry]
    moves: tuple[Move, ...]
    lines: int

    def value(self, key: str) -> Entry:
        """A header value. Raises `RecordError` where it is missing."""
        if key not in self.header:
            raise RecordError(1, f"the header has no line '{key}: ...'")
        return self.header[key]

    def number(self, key: str) -> int:
        """A header value that is a whole number. Raises `RecordError`."""
        entry = self.value(key)
        if not (entry.text.isascii() and entry.text.isdigit() and len(entry.text) < 10):
            raise RecordError(entry.line, f"'{key}' wants a whole number, not '{entry.text}'")
        return int(entry.text)


def read_record(text: str) -> Record:
    """The record a text holds, its moves not yet tried. Raises `RecordError`."""
    header: dict[str, Entry] = {}
    moves: list[Move] = []
    lines = text.splitlines()
    for number, line in enumerate((line.strip() for line in lines), start=1):
        if not line or line.startswith("#"):
            continue
        if not moves and not line[0].isdigit():
            key, entry = _read_header(number, line, header)
            header[key] = entry
        else:
            moves.append(_read_move(number, line))
    record = Record(header, tuple(moves), len(lines))
    for key in _NEEDED:
        record.value(key)
    if record.number("record") != VERSION:
        line_number = record.value("record").line
        raise RecordError(line_number, f"this reads records of version {VERSION} only")
    return record


def _read_header(number: int, line: str, header: Mapping[str, Entry]) -> tuple[str, Entry]:
    key, colon, value = line.partition(":")
    key = key.strip().lower()
    if not colon:
        raise RecordError(number, f"'key: value' or a move was expected, not '{line[:60]}'")
    if key in header:
        raise RecordError(number, f"'{key}' is given twice, first in line {header[key].line}")
    return key, Entry(number, value.strip())


def _read_move(number: int, line: str) -> Move:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit()) or not 0 < int(seat) < 100 or not text.strip():
        expected = "a move is a seat's number from 1 and an action"
        raise RecordError(number, f"{expected}, not '{line[:60]}'")
    return Move(number, int(seat) - 1, text.strip())


def read_seed(text: str) -> bytes:
    """The 32 bytes of a seed: 64 hexadecimal digits, or a whole number. Raises `ValueError`."""
    if len(text) == 2 * SEED_BYTES:
        return bytes.fromhex(text)
    if not (text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES):
        raise ValueError("a seed is a whole number or 64 hexadecimal digits")
    return int(text).to_bytes(SEED_BYTES, "big")


def write_options(options: Options) -> str:
    """Options as `key=value`, parted by blanks."""
    return " ".join(f"{key}={_plain(value)}" for key, value in options.items())


def _plain(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_options(specs: Iterable[OptionSpec], text: str) -> dict[str, OptionValue]:
    """The options a text gives, each by the kind of its spec. Raises `ValueError`."""
    kinds = {spec.key: spec.kind for spec in specs}
    found: dict[str, OptionValue] = {}
    for word in text.split():
        key, sign, value = word.partition("=")
        if not sign or key in found:
            raise ValueError(f"'{word}' is no option of the form key=value, given once")
        found[key] = _read_value(kinds.get(key, "choice"), value)
    return found


def _read_value(kind: str, value: str) -> OptionValue:
    if kind == "flag" and value in ("yes", "no"):
        return value == "yes"
    if kind == "whole" and value.lstrip("-").isdigit():
        return int(value)
    return value


def write_header(
    game: Game[S, A, E, V], seats: int, seed: bytes, options: Options, more: Mapping[str, str]
) -> str:
    """The header of a record; `more` are lines of the game's own, such as its pack."""
    values = {
        "record": str(VERSION),
        "game": game.key,
        "rules": str(game.rules_version),
        **more,
        "seats": str(seats),
        "options": write_options(settle_options(game.options, seats, options)),
        "seed": seed.hex(),
    }
    return "".join(f"{key}: {value}\n" for key, value in values.items())


def write_move(game: Game[S, A, E, V], seat: Seat, action: A) -> str:
    """One move's line."""
    return f"{seat + 1} {game.write(action)}\n"
