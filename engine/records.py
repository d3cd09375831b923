"""Records of matches: a versioned text format that people can read and write, and its verification.

Header lines `key: value`, then one line per move: the seat's number from 1 and the action in the
game's notation. Empty lines and lines that begin with `#` are ignored. An option that names
installed content has its own line with the version (`pack: classics 1`), and so has each item of a
list (`bag 1: mG m.`). A match is the fold of its moves. No game is known here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, takewhile
from typing import Final

from engine.contract import (
    A,
    E,
    Game,
    IllegalAction,
    IllegalOptions,
    Options,
    OptionSpec,
    OptionValue,
    S,
    Seat,
    Step,
    V,
    describe_refusal,
    settle_options,
)

VERSION: Final = 1
SEED_BYTES: Final = 32
_NO_SEATS: Final = "none"
_NEEDED: Final = ("record", "game", "rules", "seats", "seed")
_NO_SEED: Final = "the header has no line 'seed: ...', which is secret until a match is over"


class RecordError(ValueError):
    """A record that cannot be read or is not valid: the line number from 1, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry:
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Move:
    line: int
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record: header values by key, moves, and the number of lines."""

    header: Mapping[str, Entry]
    moves: tuple[Move, ...]
    lines: int

    def value(self, key: str) -> Entry:
        """A header value. Raises `RecordError` if it is missing."""
        if key not in self.header:
            raise RecordError(1, f"the header has no line '{key}: ...'")
        return self.header[key]

    def number(self, key: str) -> int:
        """A header value as an integer. Raises `RecordError`."""
        entry = self.value(key)
        if not (entry.text.isascii() and entry.text.isdigit() and len(entry.text) < 10):
            raise RecordError(entry.line, f"'{key}' wants a whole number, not '{entry.text}'")
        return int(entry.text)


def read_record(text: str) -> Record:
    """Parse a record without playing its moves. Raises `RecordError`."""
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
        if key == "seed" and key not in header:
            raise RecordError(1, _NO_SEED)
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
    # Short first: Python raises for a number of more than 4,300 digits.
    is_seat = seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) > 0
    if not is_seat or not text.strip():
        expected = "a move is a seat's number from 1 and an action"
        raise RecordError(number, f"{expected}, not '{line[:60]}'")
    return Move(number, int(seat) - 1, text.strip())


def read_seed(text: str) -> bytes:
    """Parse a seed of 32 bytes: 64 hexadecimal digits, or an integer. Raises `ValueError`."""
    if len(text) == 2 * SEED_BYTES:
        return bytes.fromhex(text)
    if not (text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES):
        raise ValueError("a seed is a whole number or 64 hexadecimal digits")
    return int(text).to_bytes(SEED_BYTES, "big")


def write_options(options: Options) -> str:
    """Options as `key=value`, separated by spaces."""
    return " ".join(f"{key}={_plain(value)}" for key, value in options.items())


def _plain(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value) or _NO_SEATS
    return str(value)


def read_options(specs: Iterable[OptionSpec], text: str) -> dict[str, OptionValue]:
    """Parse options, each by the kind of its spec. Raises `ValueError`."""
    kinds = {spec.key: spec.kind for spec in specs}
    found: dict[str, OptionValue] = {}
    for word in text.split():
        key, sign, value = word.partition("=")
        if not sign or key in found:
            raise ValueError(f"'{word}' is no option of the form key=value, given once")
        found[key] = read_value(kinds.get(key, "choice"), value)
    return found


def read_value(kind: str, value: str) -> OptionValue:
    """Parse an option's value; a text that does not fit the kind is returned as it is."""
    if kind == "seats":
        return () if value == _NO_SEATS else tuple(value.split(","))
    if kind == "flag" and value in ("yes", "no"):
        return value == "yes"
    digits = value.removeprefix("-")
    if kind == "whole" and digits.isascii() and digits.isdigit() and len(digits) < 10:
        return int(value)
    return value


def settings(specs: Iterable[OptionSpec], record: Record) -> dict[str, OptionValue]:
    """All options of a header, from every line that holds some. Raises `RecordError`."""
    entry, found = record.header.get("options"), dict[str, OptionValue]()
    if entry is not None:
        try:
            found = read_options(specs, entry.text)
        except ValueError as error:
            raise RecordError(entry.line, str(error)) from error
    for spec in specs:
        if spec.versions and spec.key in record.header:
            found[spec.key] = _check_installed(spec, record.header[spec.key])
        if spec.kind == "items":
            names = takewhile(record.header.__contains__, (f"{spec.key} {at}" for at in count(1)))
            if items := tuple(record.header[name].text for name in names):
                found[spec.key] = items
    return found


def _check_installed(spec: OptionSpec, entry: Entry) -> str:
    """The key of the content on a line. Raises `RecordError` unless that version is installed."""
    key = entry.text.partition(" ")[0]
    if key not in spec.choices:
        raise RecordError(entry.line, f"the {spec.key} '{key}' is not installed")
    here = _content(spec, key)
    if entry.text != here:
        raise RecordError(entry.line, f"'{spec.key}' is '{entry.text}', installed is '{here}'")
    return key


def _content(spec: OptionSpec, key: str) -> str:
    return f"{key} {spec.versions[spec.choices.index(key)]}"


def write_header(game: Game[S, A, E, V], seats: int, seed: bytes | None, options: Options) -> str:
    """The header of a record. The seed is secret while a match runs, and so are secret options;
    without them a record cannot be verified."""
    if seed is None:
        hidden = {spec.key for spec in game.options if spec.secret}
        options = {key: value for key, value in options.items() if key not in hidden}
    settled = settle_options(game.options, seats, options)
    content, words, items = dict[str, str](), dict[str, OptionValue](), dict[str, str]()
    for spec in game.options:
        value = settled.get(spec.key, spec.default)
        if spec.versions and spec.key in settled:
            content[spec.key] = _content(spec, str(value))
        elif spec.kind == "items" and isinstance(value, tuple):
            items |= {f"{spec.key} {number}": item for number, item in enumerate(value, start=1)}
        elif spec.key in settled and (spec.offered or value != spec.default):
            words[spec.key] = value
    values = {
        "record": str(VERSION),
        "game": game.key,
        "rules": str(game.rules_version),
        **content,
        "seats": str(seats),
        "options": write_options(words),
        **items,
        **({} if seed is None else {"seed": seed.hex()}),
    }
    return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in values.items())


def write_move(game: Game[S, A, E, V], seat: Seat, action: A) -> str:
    return f"{seat + 1} {game.write(action)}\n"


def deal_match(game: Game[S, A, E, V], record: Record) -> S:
    """Deal the match of a record's header. Raises `RecordError`, also for a record of another game,
    rules version or content."""
    for key, wanted in {"game": game.key, "rules": str(game.rules_version)}.items():
        entry = record.value(key)
        if entry.text != wanted:
            raise RecordError(entry.line, f"'{key}' is '{entry.text}', installed is '{wanted}'")
    options, entry = settings(game.options, record), record.value("seed")
    try:
        seed = read_seed(entry.text)
    except ValueError as error:
        raise RecordError(entry.line, str(error)) from error
    try:
        return game.start(record.number("seats"), seed, options)
    except IllegalOptions as error:
        where = record.value("seats") if error.code == "seats" else record.header.get("options")
        raise RecordError(where.line if where else 1, describe_refusal(error)) from error


def replay_moves(game: Game[S, A, E, V], record: Record, state: S) -> Iterator[Step[S, A, E]]:
    """Play the moves of a record from the dealt state. Raises `RecordError` for the first illegal
    line, caused by the `IllegalAction`."""
    for move in record.moves:
        try:
            step = game.apply(state, move.seat, game.read(move.text))
        except IllegalAction as error:
            raise RecordError(move.line, describe_refusal(error)) from error
        state = step.state
        yield step


def check_end(game: Game[S, A, E, V], record: Record, state: S) -> str:
    """The final state's hash. Raises `RecordError` if the match has not ended (unless the header
    says `ended: early`) or if the header names another `hash`."""
    if game.outcome(state) is None and "ended" not in record.header:
        raise RecordError(record.lines + 1, "the record ends before the match does")
    found, named = state_hash(game, state), record.header.get("hash")
    if named and named.text != found:
        raise RecordError(named.line, f"the match ends with the hash {found}")
    return found


def state_hash(game: Game[S, A, E, V], state: S) -> str:
    """SHA-256 in hex of the state's JSON: sorted keys, no spaces, ASCII."""
    value = game.encode_state(state)
    written = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(written.encode()).hexdigest()
