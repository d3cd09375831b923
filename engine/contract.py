"""What every game of the house promises, and all that the bot knows of a game.

A game is a stateless value. States, actions, events and views are frozen values; a state changes
only by `apply`, which gives a new one or raises `IllegalAction` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

Seat: TypeAlias = int
"""A 0-based place at the table."""
Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
OptionValue: TypeAlias = bool | int | str | tuple[str, ...]
Options: TypeAlias = Mapping[str, OptionValue]
Param: TypeAlias = int | str

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class IllegalOptions(ValueError):
    """The match cannot be started like this: a code and its parameters, for a sentence."""

    def __init__(self, code: str, params: Mapping[str, Param] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})


class IllegalAction(ValueError):
    """The rules refuse an action; the state stands.

    `code` names the reason, `params` fill its sentence, `section` is the section of the game's
    rules, `cells` are the names of the cells (or card squares) concerned.
    """

    def __init__(
        self,
        code: str,
        params: Mapping[str, Param] | None = None,
        *,
        section: str = "",
        cells: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})
        self.section = section
        self.cells = cells


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game: a choice among `choices`, a flag, a whole number in a range, seats (the
    numbers of some seats from 1 as texts, ascending), or items: texts that the house takes from a
    community's shelf (see `UsesShelf`).

    `seats` are the table sizes it applies to; empty means all. Where `offered` is false, people are
    not asked: only the house sets it. Choices that are installed content have `names` and
    `versions` beside them: no catalogue can know such names, and a record says which version.
    """

    key: str
    kind: Literal["choice", "flag", "whole", "seats", "items"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()
    offered: bool = True
    names: tuple[str, ...] = ()
    versions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A, E]):
    """What an accepted action leads to.

    `action` is the canonical spelling, the one to log. `events` are public. `reveals` says that
    chance or a secret came to light, so that nobody may undo past this step on their own.
    """

    state: S
    action: A
    events: tuple[E, ...]
    reveals: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished match by seat: places from 1 (shared on ties), points, and tie-break figures."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...]


class Game(Protocol[S, A, E, V]):
    """One game of the house, built with its content; see the laws in `tests/laws`."""

    @property
    def key(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> tuple[int, ...]:
        """The table sizes allowed."""

    @property
    def options(self) -> tuple[OptionSpec, ...]: ...
    @property
    def computers(self) -> tuple[str, ...]:
        """Keys of the computer players' levels, weakest first."""

    def start(self, seats: int, seed: bytes, options: Options) -> S:
        """Deal a match; the same arguments give the same state. Raises `IllegalOptions`."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that owe a decision; empty exactly when there is an outcome."""

    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        """The seat's legal actions, lazily, each distinct result once, in canonical spelling.

        A seat that is not to act has some only where the game lets it take something back.
        """

    def sample(self, state: S, seat: Seat, rng: Random) -> A:
        """One random legal action of a seat that is to act, without enumerating."""

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, A, E]:
        """The step the action leads to. Raises `IllegalAction`; the state never changes."""

    def outcome(self, state: S) -> Outcome | None: ...

    def observe(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is the public."""

    def choose(self, view: V, level: str, seed: bytes) -> A:
        """A computer player's action for the seat that sees `view`; deterministic."""

    def write(self, action: A) -> str:
        """The action in the game's notation, one line."""

    def read(self, text: str) -> A:
        """The action a line of notation means. Raises `IllegalAction` where there is none."""

    def write_public(self, state: S, seat: Seat, action: A) -> str | None:
        """An action that a seat took some time before `state`, as far as everybody may know it by
        then; None while it is a secret."""

    def encode_state(self, state: S) -> Json: ...
    def encode_action(self, action: A) -> Json: ...
    def decode_action(self, value: Json) -> A: ...


@dataclass(frozen=True, slots=True)
class SessionOutcome:
    """A finished session by seat: places from 1, points of all matches, and for each seat the
    figures that break ties, the first one first; more is better in each."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[tuple[int, ...], ...]


@runtime_checkable
class PlaysSessions(Protocol[S_contra]):
    """What a game adds whose tournament rule links several matches, played by the same seats one
    after another, to one result. The house asks by `isinstance`."""

    @property
    def session_matches(self) -> int:
        """How many matches a session has."""

    @property
    def session_options(self) -> tuple[OptionSpec, ...]:
        """What people may choose for a session; the game itself sets the other options."""

    def next_in_session(
        self, seats: int, options: Options, finals: Sequence[S_contra]
    ) -> dict[str, OptionValue] | None:
        """The options of the match that follows those whose final states are given; None where the
        session is over. Each match is dealt from a seed of its own. Raises `IllegalOptions`."""

    def session_outcome(self, finals: Sequence[S_contra]) -> SessionOutcome:
        """The result of a session from the final states of all its matches."""


@dataclass(frozen=True, slots=True)
class Supply:
    """What a match takes from a community's shelf when it starts, or is refused without.

    `count` items of the shelf called `shelf` go into the option `option`. Where `may_fill`, what is
    missing may be made; the option `filled` then says how many items were.
    """

    inventory: str
    count: int
    option: str
    may_fill: bool
    filled: str


@runtime_checkable
class UsesInventory(Protocol[E_contra]):
    """What a game adds whose matches take items from a shelf of the community, and give some back.

    Items are texts in the game's notation; the house keeps them by community, game and shelf. It
    asks by `isinstance`, and picks what a match gets with `shelves.reserved`.
    """

    def supply(self, seats: int, options: Options) -> Supply | None:
        """What a match with these options needs; None for nothing. Raises `IllegalOptions`."""

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        """At least `count` fresh items for the shelf; the same arguments give the same items.

        It may take seconds.
        """

    def items_to_return(self, options: Options, events: Iterable[E_contra]) -> tuple[str, ...]:
        """What goes onto the shelf when a match is over for good, finished or broken off, from its
        options (as it was started) and all its events."""

    def inventory_key(self, options: Options) -> str:
        """The shelf that a match's items come from and go to."""


@runtime_checkable
class LooksBack(Protocol[V_contra, A_contra]):
    """What a game adds that can tell after a match how it might have gone better."""

    def look_back(self, final: V_contra, decided: Sequence[tuple[V_contra, A_contra]]) -> object:
        """What a seat may learn from a finished match: `final` is how it saw the end, `decided`
        what it saw each time, with what it did. For the game's own screens. It may take seconds."""


@runtime_checkable
class KeepsScore(Protocol[S_contra]):
    """What a game adds whose points can be told at any time: leagues judge by them what has not
    been played to its end in time. The house asks by `isinstance`."""

    def points(self, state: S_contra) -> tuple[int, ...]:
        """Every seat's points as they stand. Public."""


@runtime_checkable
class PlansAhead(Protocol[S_contra, A_contra, V_contra]):
    """What a game adds in which a seat may prepare its next actions while others decide.

    A plan is an ordered list of lines, each some actions in a row: "this piece there, else that
    piece here". The house keeps the lines with what each is for, and plays the first one that is
    legal when its seat is asked; lines that begin with the same action go on together, so that a
    plan may part where its seat cannot know yet what comes. It asks by `isinstance`.
    """

    def can_plan(self, view: V_contra) -> bool:
        """Whether the seat that sees `view` may prepare something now; everybody may know."""

    def occasion(self, view: V_contra, action: A_contra) -> str:
        """What the action would be for: the same text as long as it would mean the same for the
        same coming decision, another one once the seat has answered that."""

    def check_line(self, view: V_contra, line: Sequence[A_contra]) -> None:
        """Raises `IllegalAction` where a line can never come true on the occasion of its first
        action, as far as the view tells; a line that is accepted may still come to nothing."""

    def next_seats(self, state: S_contra) -> frozenset[Seat]:
        """The seats that will owe a decision, one after another, as this phase of the game goes on,
        before chance or a secret comes to light; those that owe one now among them. They are told
        together. Public."""


@runtime_checkable
class TellsLength(Protocol):
    """What a game adds of which people may know beforehand about how long a match takes. The house
    asks by `isinstance`."""

    def answers(self, seats: int, options: Options) -> int:
        """About how many answers a match waits for one after another, played by the letter."""


def settle_options(
    specs: tuple[OptionSpec, ...], seats: int, given: Options
) -> dict[str, OptionValue]:
    """All options of a match, defaults filled in.

    Raises `IllegalOptions`: `option-unknown`, `option-value`.
    """
    known = {spec.key: spec for spec in specs if not spec.seats or seats in spec.seats}
    for key in given:
        if key not in known:
            raise IllegalOptions("option-unknown", {"option": key})
    settled: dict[str, OptionValue] = {}
    for key, spec in known.items():
        value = given.get(key, spec.default)
        if not _is_valid(spec, seats, value):
            shown = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            raise IllegalOptions("option-value", {"option": key, "value": shown})
        settled[key] = value
    return settled


def _is_valid(spec: OptionSpec, seats: int, value: OptionValue) -> bool:
    if spec.kind == "flag":
        return isinstance(value, bool)
    if spec.kind == "whole":
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return spec.least <= value <= spec.most
    if spec.kind == "seats":
        numbers = tuple(str(number) for number in range(1, seats + 1))
        return isinstance(value, tuple) and value == tuple(one for one in numbers if one in value)
    if spec.kind == "items":
        return isinstance(value, tuple) and all(isinstance(item, str) for item in value)
    return isinstance(value, str) and value in spec.choices
