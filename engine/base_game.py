"""Defaults for what every game needs and no game has to decide: base classes of games. `BaseGame`
is for any game, `OpenGame` for one without secrets in which seats act one at a time. Both are
conveniences: whoever plays a game knows only `engine.contract`."""

import json
import math
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar, get_type_hints

from engine.contract import (
    IllegalAction,
    IllegalOptions,
    Json,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Step,
    check_seat,
    check_viewer,
    settle_options,
)

_QUOTED: Final = 20  # how many characters of what can't be read a refusal quotes
_LONGEST_NUMBER: Final = 9
_SAMPLE_MATCHES: Final = 5  # how many random matches tell how long a match is
_EXPLORATION: Final = 0.7


class Seated(Protocol):
    """What a state tells to every default."""

    @property
    def seats(self) -> int: ...


S = TypeVar("S", bound=Seated)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class BaseGame(ABC, Generic[S, A, E, V]):
    """A game of the contract with its defaults. `actions` are the classes of its actions, frozen
    dataclasses whose fields are texts in small letters or whole numbers: `Place(cell="c3")` is
    written `place c3`. `section` is that of the rules which says what can be done in a turn."""

    key: str
    seats: tuple[int, ...] = (2,)
    rules_version: int = 1
    options: tuple[OptionSpec, ...] = ()
    actions: tuple[type, ...] = ()
    section: str = "1"

    @abstractmethod
    def deal(self, seats: int, seed: bytes, settled: Options) -> S:
        """The state before the first action, for a table size of the game and all its options."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]: ...

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]: ...

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Step[S, A, E]: ...

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> V: ...

    def start(self, seats: int, seed: bytes, options: Options) -> S:
        """Raises `IllegalOptions`: `seats`, and what `settle_options` raises."""
        if seats not in self.seats:
            known = {"seats": seats, "least": self.seats[0], "most": self.seats[-1]}
            raise IllegalOptions("seats", **known)
        return self.deal(seats, seed, settle_options(self.options, seats, options))

    def sample(self, state: S, seat: Seat, rng: Random) -> A:
        return rng.choice(list(self.legal_actions(state, seat)))

    def count_decisions(self, seats: int, options: Options) -> int:
        """By random matches; who is asked at the same time as another is waited for only once."""
        counts = []
        for number in range(_SAMPLE_MATCHES):
            rng, asked, count = Random(number), frozenset[Seat](), 0
            state = self.start(seats, rng.randbytes(32), options)
            while waiting := self.to_act(state):
                seat = min(waiting)
                count += seat not in asked
                asked = waiting
                state = self.apply(state, seat, self.sample(state, seat, rng)).state
            counts.append(count)
        return sorted(counts)[_SAMPLE_MATCHES // 2]

    def next_seats(self, state: S) -> frozenset[Seat]:
        """Where each action may bring something new, no seat is notified before its own."""
        return self.to_act(state)

    def write(self, action: A) -> str:
        kind: Any = type(action)
        values = (getattr(action, field.name) for field in fields(kind))
        return " ".join([kind.__name__.lower(), *map(str, values)])

    def read(self, text: str) -> A:
        """Raises `IllegalAction`: `notation`."""
        name, *words = text.lower().split() or [""]
        kind = next((kind for kind in self.actions if kind.__name__.lower() == name), None)
        readers = () if kind is None else _field_readers(kind)
        try:
            if kind is None or len(words) != len(readers):
                raise ValueError(text)
            action: A = kind(*(read(word) for read, word in zip(readers, words, strict=True)))
        except ValueError as error:
            raise IllegalAction(
                "notation", section=self.section, text=text.strip()[:_QUOTED]
            ) from error
        return action

    def write_public(self, state: S, seat: Seat, action: A) -> str | None:
        check_seat(seat, state.seats)
        return self.write(action)

    def encode_state(self, state: S) -> Json:
        return encode(state)


@dataclass(frozen=True, slots=True)
class OpenView(Generic[S]):
    """A match without secrets: whoever looks on sees its whole state."""

    seat: Seat | None
    state: S
    to_act: frozenset[Seat]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Played(Generic[A]):
    """An event: what a seat has done."""

    seat: Seat
    action: A


class OpenGame(BaseGame[S, A, Played[A], OpenView[S]]):
    """A game without secrets whose seats act one at a time: it needs a key, `actions`, `deal`,
    `to_act`, `list_actions`, `play` and `outcome`.

    Where only one action is left it is played at once. Its computers, for two seats or more, try
    as many random matches as `levels` says: more where matches are quick to play. One that tries
    none acts at random.
    """

    levels: Mapping[str, int] = {"easy": 0, "medium": 40, "hard": 200}

    @property
    def computers(self) -> tuple[str, ...]:
        return tuple(self.levels)

    @abstractmethod
    def list_actions(self, state: S, seat: Seat) -> Iterable[A]:
        """What the seat can do that is to act, each once."""

    @abstractmethod
    def play(self, state: S, seat: Seat, action: A) -> S:
        """The state after a legal action."""

    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        check_seat(seat, state.seats)
        return iter(self.list_actions(state, seat) if seat in self.to_act(state) else ())

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, A, Played[A]]:
        """Raises `IllegalAction`: `not-your-turn`, `not-legal`."""
        check_seat(seat, state.seats)
        if seat not in self.to_act(state):
            raise IllegalAction("not-your-turn", section=self.section)
        if action not in self.list_actions(state, seat):
            raise IllegalAction("not-legal", section=self.section, action=self.write(action))
        events, state = [Played(seat, action)], self.play(state, seat, action)
        while forced := self._find_forced(state):
            events.append(forced)
            state = self.play(state, forced.seat, forced.action)
        return Step(state, action, tuple(events), reveals=False)

    def _find_forced(self, state: S) -> Played[A] | None:
        for seat in self.to_act(state):
            actions = list(islice(self.list_actions(state, seat), 2))
            return Played(seat, actions[0]) if len(actions) == 1 else None
        return None

    def observe(self, state: S, seat: Seat | None) -> OpenView[S]:
        check_viewer(seat, state.seats)
        return OpenView(seat, state, self.to_act(state), self.outcome(state))

    def choose(self, view: OpenView[S], level: str, seed: bytes) -> A:
        """The action that does best in random matches, which are shared out by how promising each
        action is (UCB1)."""
        seat, rng = view.seat, Random(seed)
        assert seat is not None
        actions = list(self.list_actions(view.state, seat))
        rng.shuffle(actions)
        after = [self.play(view.state, seat, action) for action in actions]
        tries, wins = [0] * len(actions), [0.0] * len(actions)

        def promise(number: int) -> float:
            if not tries[number]:
                return math.inf
            share = math.log(sum(tries)) / tries[number]
            return wins[number] / tries[number] + _EXPLORATION * math.sqrt(share)

        for _ in range(self.levels[level]):
            number = max(range(len(actions)), key=promise)
            tries[number] += 1
            wins[number] += self._play_out(after[number], seat, rng)
        return actions[max(range(len(actions)), key=tries.__getitem__)]

    def _play_out(self, state: S, seat: Seat, rng: Random) -> float:
        """The share of the other seats that this one beats in a random match; a tie is half."""
        while waiting := self.to_act(state):
            acting = min(waiting)
            state = self.play(state, acting, rng.choice(list(self.list_actions(state, acting))))
        outcome = self.outcome(state)
        assert outcome is not None
        own, others = outcome.places[seat], max(1, len(outcome.places) - 1)
        beaten = sum((place > own) + (place >= own) for place in outcome.places) - 1
        return beaten / 2 / others


def encode(value: object) -> Json:
    """Frozen values as plain JSON: dataclasses by field, enumerations by value, bytes in hex."""
    if isinstance(value, Enum):
        return encode(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Mapping):
        return {str(encode(key)): encode(each) for key, each in value.items()}
    if isinstance(value, Collection):
        values = [encode(each) for each in value]
        return sorted(values, key=json.dumps) if isinstance(value, frozenset) else values
    if is_dataclass(value):
        return {field.name: encode(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no default encoding")


@cache
def _field_readers(kind: Any) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    return tuple(_read_number if hints[field.name] is int else str for field in fields(kind))


def _read_number(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER):
        raise ValueError(word)
    return int(word)
