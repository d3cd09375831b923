"""The contract of every game: all that the bot knows of one. A game is a stateless value. States,
actions, events and views are frozen values; a state changes only by `apply`, which gives a new one
or raises `IllegalAction` and changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeGuard,
    TypeVar,
    runtime_checkable,
)

if TYPE_CHECKING:
    from engine.coach import Mistake

Seat: TypeAlias = int  # a 0-based seat number
Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
OptionValue: TypeAlias = bool | int | str | tuple[str, ...]
Options: TypeAlias = Mapping[str, OptionValue]
Param: TypeAlias = int | str

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
Part = TypeVar("Part")


_SHOWN: Final = 20  # how many characters of what is no seat a refusal quotes
FIRST_SEAT: Final = "first"
"""The key of the option that says who plays first, if a game has it: `random`, or a seat's number
from 1."""
QUICK: Final = "quick"
HINTS: Final = "hints"
"""The key of the option whether screens suggest anything, if a game's screens do: no rule follows
from it. The views of such a game have a field of this name, which the bot also clears for players
who want no hints."""


class IllegalOptions(ValueError):
    """A match cannot start with these options; `code` and `params` make up the message."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class IllegalAction(ValueError):
    """The rules refuse an action; the state is unchanged. `code` names the reason, `params` fill
    its message, `section` is the section of the game's rules, `cells` are the names of the cells
    (or card squares) concerned."""

    def __init__(
        self, code: str, *, section: str = "", cells: tuple[str, ...] = (), **params: Param
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.section = section
        self.cells = cells


def describe_refusal(error: IllegalOptions | IllegalAction) -> str:
    """A refusal as its code, parameters and section of the rules: `card-spent (card=2), rules
    section 2`. Only the bot's catalogues have sentences."""
    params = ", ".join(f"{key}={value!r}" for key, value in error.params.items())
    section = error.section if isinstance(error, IllegalAction) else ""
    where = f", rules section {section}" if section else ""
    return f"{error.code} ({params}){where}" if params else f"{error.code}{where}"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game: a choice among `choices`, a flag, a whole number in a range, seats (the
    numbers of some seats from 1 as texts, ascending), or items: texts that are taken from a
    community's inventory (see `UsesInventory`).

    `seats` are the table sizes it applies to; empty means all. An option that is not `offered` is
    never set by players, only by the bot; a `secret` one is shown to no one before the match has
    finished. One with `needs`, an option's key and values, counts only with one of these. One of a
    `seat` is chosen by its player while there is one; its key ends in the seat's
    number from 1, and follows the player to another seat. Choices that are installed content also
    have `names` and `versions`: no catalogue can
    know such names, and a record says which version was played.
    """

    key: str
    kind: Literal["choice", "flag", "whole", "seats", "items"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()
    offered: bool = True
    secret: bool = False
    names: tuple[str, ...] = ()
    versions: tuple[int, ...] = ()
    seat: Seat | None = None
    needs: tuple[str, tuple[OptionValue, ...]] | None = None

    def key_at(self, seat: Seat) -> str:
        """The key of the same option of another seat; only for one of a seat."""
        assert self.seat is not None
        return f"{self.key.removesuffix(str(self.seat + 1))}{seat + 1}"


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A, E]):
    """What an accepted action leads to.

    `action` is in canonical form, the one to log. `events` are public. `reveals` says that the step
    disclosed chance, or a secret that who acts did not know or can't take back, so that no seat can
    undo past it alone; cards that they play of their own hand are none.
    """

    state: S
    action: A
    events: tuple[E, ...]
    reveals: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match by seat: ranks from 1 (shared on ties), points, tie-break figures. The
    rules may name one winner apart from the points; the others follow by points."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...]


class _Comparable(Protocol):
    def __gt__(self, other: Any, /) -> bool: ...


def rank_with_ties(keys: Sequence[_Comparable]) -> tuple[int, ...]:
    """The rank of each key, in the order given: the greatest is first, equal keys share a rank and
    the ranks they use up are left out (1, 1, 3)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


class Game(Protocol[S, A, E, V]):
    """A game, built with its content; `laws` holds the laws it obeys. `engine.base_game` has
    defaults for most of it."""

    @property
    def key(self) -> str: ...
    @property
    def rules_version(self) -> int:
        """Raised whenever a recorded match would no longer lead to the same states, by other rules,
        content or encodings: records and stored matches of other versions are refused by it."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The table sizes allowed."""

    @property
    def options(self) -> tuple[OptionSpec, ...]: ...
    @property
    def computers(self) -> tuple[str, ...]:
        """Keys of the computer levels, weakest first."""

    def start(self, seats: int, seed: bytes, options: Options) -> S:
        """Deal a match; the same arguments give the same state. Raises `IllegalOptions`."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that have to decide; empty exactly when there is an outcome."""

    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        """The seat's legal actions in canonical form, lazily, each distinct result once; of those
        that differ only in how they name what they make, as the pieces of a cut, one is enough.
        A seat that is not to act has some only where the game lets it recall a decision. One that
        is has at least two, unless it is asked blindly (`AsksBlindly`)."""

    def sample(self, state: S, seat: Seat, rng: Random) -> A:
        """A random legal action of a seat that is to act, without enumerating them."""

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, A, E]:
        """Apply an action. Raises `IllegalAction`; `state` itself never changes."""

    def outcome(self, state: S) -> Outcome | None: ...

    def observe(self, state: S, seat: Seat | None) -> V:
        """The match as a seat sees it; None is the public. Raises `ValueError` for any other."""

    def choose(self, view: V, level: str, seed: bytes) -> A:
        """A computer's action for the seat that sees `view`; deterministic."""

    def write(self, action: A) -> str:
        """The action in the game's notation, one line: actions are stored in no other form."""

    def read(self, text: str) -> A:
        """Parse a line of notation, such as `write` gives. Raises `IllegalAction`."""

    def write_public(self, state: S, seat: Seat, action: A) -> str | None:
        """The public notation of an action that a seat took at some point before `state`; None
        while it is secret."""

    def encode_state(self, state: S) -> Json:
        """The whole state, for hashes: different states have different encodings."""


_offers: dict[tuple[type, type], bool] = {}


def offers(game: object, part: type[Part]) -> TypeGuard[Part]:
    """Whether a game has an optional part of the contract: `isinstance`, remembered for the class.
    Python 3.11 compares all members of a protocol each time it is asked."""
    key = type(game), part
    if key not in _offers:
        _offers[key] = isinstance(game, part)
    return _offers[key]


@dataclass(frozen=True, slots=True)
class SessionOutcome:
    """The result of a session by seat: ranks from 1, points of all matches, and the figures that
    break ties, most important first; more is better in each."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[tuple[int, ...], ...]


@runtime_checkable
class PlaysSessions(Protocol[S_contra]):
    """A game whose tournament rules combine several matches of the same seats into one result. Like
    the other optional parts of the contract below, it is detected by `isinstance`."""

    @property
    def session_matches(self) -> int:
        """How many matches a session has."""

    @property
    def session_options(self) -> tuple[OptionSpec, ...]:
        """What players can choose for a session; the game sets the other options."""

    def next_in_session(
        self, seats: int, options: Options, finals: Sequence[S_contra]
    ) -> dict[str, OptionValue] | None:
        """The options of the match that follows those with these final states; None once the
        session is over. Each match has its own seed. Raises `IllegalOptions`."""

    def session_outcome(self, finals: Sequence[S_contra]) -> SessionOutcome:
        """The result, from the final states of all matches of the session."""


@dataclass(frozen=True, slots=True)
class Supply:
    """What a match takes from a community's inventory when it starts; it cannot start without.

    `count` items of the inventory called `inventory` go into the option `option`. With `may_fill`,
    missing items can be made, and the option `filled` says how many were. `short` is the code of
    the refusal if items are missing.
    """

    inventory: str
    count: int
    option: str
    may_fill: bool = False
    filled: str = ""
    short: str = "shelf-short"


@runtime_checkable
class UsesInventory(Protocol[E_contra]):
    """A game whose matches take items from an inventory of the community and return some. Items are
    texts in the game's notation, stored by community, game and inventory key;
    `engine.inventory.draw_items` picks those a match gets."""

    @property
    def stocks(self) -> Mapping[str, tuple[str, ...]]:
        """The inventories that begin full, by key with all their items, each different. Of these
        it is stored which items are out: with a match, or used up."""

    def supplies(self, seats: int, options: Options) -> tuple[Supply, ...]:
        """What a match with these options needs, if anything: one of these, the first if there is
        enough. Raises `IllegalOptions`."""

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        """Make at least `count` items; the same arguments give the same items. It may take
        seconds."""

    def items_to_return(
        self, options: Options, events: Iterable[E_contra]
    ) -> Mapping[str, tuple[str, ...]]:
        """What a finished or cancelled match returns, by inventory, from the options it was started
        with and all its events."""


@runtime_checkable
class LooksBack(Protocol[V_contra, A_contra]):
    """A game whose decisions can be judged afterwards."""

    def find_mistake(self, view: V_contra, action: A_contra) -> Mistake[Any, Any] | None:
        """What would have been clearly better than an action of the seat of a view, if anything. It
        may take seconds."""


@runtime_checkable
class RatesChances(Protocol[S_contra]):
    """A game that can tell who is ahead."""

    def rate_chances(self, state: S_contra) -> tuple[float, ...]:
        """Every seat's chance to win, by all that is hidden from it too, but for what has still to
        be drawn. It may take seconds."""


@runtime_checkable
class MeasuresLuck(Protocol[S_contra]):
    """A game with cards or pieces to be drawn that can tell luck from skill."""

    @property
    def luck_unit(self) -> str:
        """`points` at the end, or `percent` of the chance to win."""

    def measure_luck(
        self, before: S_contra | None, after: S_contra
    ) -> tuple[tuple[float, float], ...]:
        """By how much what an action drew was better for each seat than what it might have drawn,
        with the standard errors; of the deal, without a state before it. It may take seconds."""


@runtime_checkable
class ThinksLong(Protocol):
    """A game with computers that think for longer than people would like to wait."""

    @property
    def slow_computers(self) -> Mapping[str, int]:
        """These levels, with the most seconds that one turn takes a processor."""


def seconds_to_think(game: Game[Any, Any, Any, Any], level: str) -> int:
    """The most seconds that a turn takes a level; 0 for one that answers at once."""
    return game.slow_computers.get(level, 0) if offers(game, ThinksLong) else 0


def quick_computers(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The levels that answer at once, weakest first: those that play for absent people."""
    return tuple(one for one in game.computers if not seconds_to_think(game, one))


def middle_computer(game: Game[Any, Any, Any, Any]) -> str:
    """The level that plays where nobody has chosen one."""
    levels = quick_computers(game)
    return levels[len(levels) // 2]


@runtime_checkable
class StandsIn(Protocol):
    """A game of short turns, in which a computer may answer for people who are slow."""

    @property
    def stand_in(self) -> str:
        """The level of that computer, one that answers at once."""


@runtime_checkable
class KeepsScore(Protocol[S_contra]):
    """A game with a current score at any time: leagues adjudicate unfinished matches by it."""

    def points(self, state: S_contra) -> tuple[int, ...]:
        """The current points by seat. Public."""


@runtime_checkable
class TracksProgress(Protocol[S_contra]):
    """A game that tells how much of a match has been played. Leagues decide by it whether a match
    that ran out of time counts; of other games only finished matches do."""

    def progress(self, state: S_contra) -> tuple[int, int]:
        """The turns played and those of a whole match, or what comes closest to turns: none at the
        start, never fewer later, all at the end. Public."""


@runtime_checkable
class PlansAhead(Protocol[S_contra, A_contra, V_contra]):
    """A game in which a seat can prepare its next actions while others decide.

    A plan is an ordered list of lines, each a sequence of actions: "this piece there, else that
    piece here". The bot stores each line with its occasion and, when the seat is to act, plays the
    first line that is legal. Lines that begin with the same action continue together, so a plan can
    branch where the seat cannot know yet what comes.
    """

    def can_plan(self, view: V_contra) -> bool:
        """Whether the seat that sees `view` can prepare something now. Public."""

    def occasion(self, view: V_contra, action: A_contra) -> str:
        """A text that identifies the coming decision an action is for: it stays the same until the
        seat has made that decision."""

    def check_line(self, view: V_contra, line: Sequence[A_contra]) -> None:
        """Raises `IllegalAction` for a line that, as far as the view tells, can never be played on
        the occasion of its first action; an accepted line may still turn out to be illegal."""

    def next_seats(self, state: S_contra) -> frozenset[Seat]:
        """The seats that decide in this phase, now or later, before chance or a secret is revealed.
        They are notified together. No one else may know them: of seats that answer sealed
        (`AsksBlindly`), those that have are missing."""


@runtime_checkable
class ProposesPlans(Protocol[A_co, V_contra]):
    """A game with plans that knows a sensible one."""

    def propose_plan(self, view: V_contra) -> tuple[tuple[A_co, ...], ...]:
        """The lines of a plan for the seat that sees `view` and can plan, as a quick computer would
        go on; empty where none is sensible. The same view gives the same lines."""


@runtime_checkable
class KnowsNextTurn(Protocol[S_contra]):
    """A game with plans whose turns come in an order."""

    def next_turn_of(self, state: S_contra) -> Seat | None:
        """The seat whose turn comes after the present one, if there is one. Public."""


@runtime_checkable
class StopsPlans(Protocol[V_contra]):
    """A game with plans whose lines stop as soon as something new happens, though they could still
    be played."""

    def know(self, view: V_contra) -> str:
        """What a line of the seat that sees `view` depends on, as a text."""

    def find_news(self, view: V_contra, known: str) -> IllegalAction | None:
        """Why a line stops that was made when that was known; None while nothing is new."""


@runtime_checkable
class AsksBlindly(Protocol[S_contra]):
    """A game that asks some seats whatever they hold, since leaving them out would tell what that
    is, and that seals answers from each other."""

    def asked_blindly(self, state: S_contra) -> frozenset[Seat]:
        """The seats that may be asked though they have one legal action only. Public."""

    def sealed(self, state: S_contra) -> frozenset[Seat]:
        """The seats of the sealed question that is open, those that have answered included; empty
        without one. Until the last of them answers, no view, event or public notation shows the
        others what was answered, nor who has. Public."""


@runtime_checkable
class TakesOrders(Protocol[A_co, V_contra]):
    """A game in which a seat can have standing orders that answer some questions for it. Orders are
    texts from a fixed list. They are kept beside the match like plans: no state, record or view
    holds them."""

    @property
    def orders(self) -> tuple[str, ...]:
        """All orders there are."""

    @property
    def first_orders(self) -> tuple[str, ...]:
        """The orders that every seat begins with."""

    @property
    def quiet_orders(self) -> tuple[str, ...]:
        """The orders that hold while a seat lets a part of the match pass."""

    def span(self, view: V_contra) -> str:
        """A text that identifies the part of the match that the viewer can let pass, such as all
        until its next turn; empty where that is over. It depends only on what is public."""

    def answer_by_orders(self, view: V_contra, orders: Collection[str]) -> A_co | None:
        """What the seat that sees `view` answers by these orders; None where the player decides.
        Without any order it lets pass whatever can be.
        It depends only on what is public, so that an answer tells nothing of what a seat holds."""

    def find_quiet_actor(self, view: V_contra) -> Seat | None:
        """The seat that acts, while a sealed question is open that no one's first orders ask. That
        it stays open tells of someone's orders, so all who aren't concerned are shown this seat as
        if it decided already. Else None. Public."""


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[S]):
    """A position in which a seat looks for the most points; `kind` says what counts."""

    kind: str
    state: S
    seat: Seat


@runtime_checkable
class SetsPuzzles(Protocol[S, A]):
    """A game with puzzles whose best answer is proven. An answer is a list of actions of the seat,
    which nobody interrupts."""

    @property
    def puzzle_days(self) -> Mapping[int, str]:
        """The weekdays (0: Monday) on which the game sets the daily puzzle, with its kind. No two
        games share one."""

    def make_puzzle(self, kind: str, seed: bytes) -> Puzzle[S]:
        """A puzzle that is hard, but not tedious; the same arguments give the same puzzle. It may
        take seconds."""

    def rate_start(self, puzzle: Puzzle[S]) -> int:
        """The points of the seat before any answer; answers count by what they gain."""

    def rate_answer(self, puzzle: Puzzle[S], answer: Sequence[A]) -> int | None:
        """The points of an answer; None while it isn't complete. Raises `IllegalAction`."""

    def solve_puzzle(self, puzzle: Puzzle[S]) -> tuple[A, ...]:
        """An answer that no other surpasses. It may take seconds."""


@runtime_checkable
class ReadsPuzzles(Protocol[S]):
    """A game that also reads puzzles from matches that were played. It inherits this."""

    @property
    def match_puzzles(self) -> Collection[str]:
        """The kinds of puzzles that it reads."""

    def read_puzzle(self, kind: str, state: S, seat: Seat) -> Puzzle[S] | None:
        """What a seat had to decide in a match, as a puzzle that holds nothing but what the seat
        knew; None where that is no puzzle of this kind, or too easy. It may take seconds."""

    def find_puzzle(self, kind: str, positions: Iterable[tuple[S, Seat]]) -> int | None:
        """The number of the first of these positions that is a puzzle."""
        puzzles = (self.read_puzzle(kind, *position) for position in positions)
        return next((number for number, puzzle in enumerate(puzzles) if puzzle is not None), None)


@runtime_checkable
class EstimatesLength(Protocol):
    """A game that can estimate how long a match takes."""

    def count_decisions(self, seats: int, options: Options) -> int:
        """About how many decisions a correspondence match waits for, one after another."""


@runtime_checkable
class ProposesOptions(Protocol):
    """A game with options that suit some tables better than the default."""

    def propose_options(self, seats: int) -> Mapping[str, Options]:
        """For a table of this size, by the name of the proposal: `QUICK` shortens matches."""


def check_seat(seat: Seat, seats: int) -> None:
    """Raises `IllegalAction` (`seat-unknown`) for anything but the number of one of so many seats:
    -1 would be the last one, and 0.0 or False the first."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalAction("seat-unknown", seat=repr(seat)[:_SHOWN], seats=seats)


def check_viewer(seat: Seat | None, seats: int) -> None:
    """`check_seat`, unless it is the public."""
    if seat is not None:
        check_seat(seat, seats)


def settle_options(
    specs: tuple[OptionSpec, ...], seats: int, given: Options
) -> dict[str, OptionValue]:
    """Check the given options and fill in the defaults. Raises `IllegalOptions`: `option-unknown`,
    `option-value`."""
    known = {spec.key: spec for spec in specs if not spec.seats or seats in spec.seats}
    for key in given:
        if key not in known:
            raise IllegalOptions("option-unknown", option=key)
    settled: dict[str, OptionValue] = {}
    for key, spec in known.items():
        value = given.get(key, spec.default)
        if not _is_valid(spec, seats, value):
            shown = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            raise IllegalOptions("option-value", option=key, value=shown)
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
