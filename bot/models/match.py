"""What the house knows of a match besides its game's state: plain values for services and screens.

No Discord objects and no game are known here; ids of guilds and channels are whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Literal, TypeAlias

from engine.contract import Options, Seat


class Status(StrEnum):
    """How far a match has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    STUCK = "stuck"

    @property
    def is_over(self) -> bool:
        """Whether nothing will be played any more."""
        return self in {Status.FINISHED, Status.CANCELLED}


@dataclass(frozen=True, slots=True)
class Address:
    """Where a match is shown now: `thread` is None where it lives in the channel itself."""

    guild: int
    channel: int
    thread: int | None = None

    @property
    def destination(self) -> int:
        """The id to send to."""
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class Stake:
    """What hangs on a match: whether it is rated, and the fixture of a league that it decides."""

    rated: bool = False
    league: int | None = None
    fixture: int | None = None


NO_STAKE: Final = Stake()
"""Nothing hangs on it."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat has for each decision, and besides for all of them together: seconds in which
    its person is awake. `late` says what happens when that is over: a computer player moves for
    them, or the match waits.
    """

    allowance: int
    bank: int
    on_timeout: Literal["move", "wait"] = "move"


TimeoutOutcome: TypeAlias = Literal["vacation", "move", "hold", "wait", "offer"]
"""What happens where somebody's time is over: a day of their vacation is spent; a computer player
makes this move, or holds the seat for them; the match waits, or waits and offers the seat."""
CLOCK_PRESETS: Final[Mapping[str, Clock]] = {
    "blitz": Clock(3 * 3600, 6 * 3600),
    "daily": Clock(24 * 3600, 72 * 3600),
    "relaxed": Clock(72 * 3600, 168 * 3600),
}
"""The clocks that people choose from; the second one where they choose none."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat.

    `player` is the house's own id, None for a computer seat or an empty one; `user` the Discord id
    (None likewise). `computer` is the level that plays the seat now, also after a resignation, in
    which case `resigned` is true and `name` still the person's. `decision` is the id of the open
    decision, None where nothing is owed; `since` is when a person was asked, `due` its deadline
    (None: no clock, or it stands still), `bank` the seconds left besides. `strikes` are deadlines
    that have passed in this match. `kept_for` is the name of the person a lobby keeps it for.
    `letter` is which computer player of its league sits there, from 1.
    """

    seat: Seat
    player: int | None
    user: int | None
    name: str
    computer: str | None = None
    resigned: bool = False
    decision: int | None = None
    since: int | None = None
    due: int | None = None
    bank: int = 0
    strikes: int = 0
    reserved_for: str = ""
    computer_number: int = 0

    @property
    def is_empty(self) -> bool:
        return self.player is None and self.computer is None


@dataclass(frozen=True, slots=True)
class SessionPosition:
    """A match's place in a session: it is the match `number` of `of`, the first one being the match
    `first`."""

    first: int
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to all who sit at a table: `undo`, `remove` (the person at the seat `target`),
    `pause` or `resume`; who asked, and who has agreed."""

    number: int
    what: str
    target: int
    player: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A match as the house shows it to anybody: no secret is in it.

    `seq` is the newest log row (0 in a lobby). `seed` is None until the match has finished,
    `seed_hash` its SHA-256 in hex from the start. Times are epoch seconds. `places` are the final
    places by seat, the house's word (who resigned is last); empty before the end. `claimed` says
    that the last person left ended it as the winner. `host` and `invited` are player ids. `paused`
    says since when its clocks stand still, `by_consent` that all who sit there have agreed on that.
    `offers` are seats that anybody of the server may take. `expected` are the names of those whom
    a lobby has asked and who have not sat down.
    """

    match: int
    name: str
    game: str
    status: Status
    options: Options
    seats: tuple[SeatInfo, ...]
    host: int
    invited: tuple[int, ...]
    open_to_all: bool
    start_when_full: bool
    address: Address
    seq: int
    seed_hash: str
    seed: str | None
    created: int
    started: int | None
    finished: int | None
    ranks: tuple[int, ...] = ()
    claimed: bool = False
    session: SessionPosition | None = None
    stake: Stake = NO_STAKE
    clock: Clock | None = None
    paused: int | None = None
    paused_by_vote: bool = False
    offers: tuple[Seat, ...] = ()
    vote: Vote | None = None
    expected: tuple[str, ...] = ()

    def seat_of(self, player: int) -> SeatInfo | None:
        """The seat a player holds, resigned or not."""
        return next((seat for seat in self.seats if seat.player == player), None)

    @property
    def is_deserted(self) -> bool:
        """Whether computer players hold all seats, and wait until somebody is back."""
        return self.status is Status.RUNNING and all(s.computer is not None for s in self.seats)

    @property
    def awaited_seats(self) -> tuple[SeatInfo, ...]:
        """Seats that owe a decision and are played by people."""
        return tuple(s for s in self.seats if s.decision is not None and s.computer is None)


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a server keeps for a game's matches: how many of each item, which the game's screens
    can read."""

    game: str
    key: str
    items: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class HistoryMove:
    """One action of a match as it is told afterwards.

    `text` is its line in the game's notation, None while it is a secret; `before` and `after` are
    the public views around it. `computer`: a computer player did it.
    """

    seat: Seat
    computer: bool
    text: str | None
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class PastMove:
    """A move that stands: its row of the log, its line in the notation (None while it is a secret),
    and whether something came to light by it."""

    row: int
    seat: Seat
    text: str | None
    reveals: bool


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a seat's actions that stand, counted from 1, by one person; `player` None and no
    name: a computer player."""

    seat: Seat
    player: int | None
    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class SeatDecisions:
    """A finished match as one seat lived it: `final` is how it saw the end, `decided` what it saw
    each time it was asked, with what it did; of a person's seat only what they did themselves."""

    table: Table
    seat: Seat
    final: Any
    decisions: tuple[tuple[Any, Any], ...]


@dataclass(frozen=True, slots=True)
class History:
    """A match from its first action to its newest, nothing secret in it.

    `header` are the first lines of its record (`engine/records.py`); only that of a match which is
    `complete`, finished and its seed published, can be proved. `hash` is that of its final state;
    `early`: it was ended before the rules would have. `spans` say who played which actions.
    """

    table: Table
    header: str
    moves: tuple[HistoryMove, ...]
    complete: bool
    hash: str
    ended_early: bool
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class PersonalBest:
    """What somebody has made alone: `points` in this match, and the most before it with the same
    options, `before` in the match `match`; that is None where this was the first."""

    points: int
    match: int | None
    before: int


@dataclass(frozen=True, slots=True)
class SessionResult:
    """How a session ended, by seat: places (the house's word: who resigned is last), points of all
    matches, those of each match, and the figures that break ties, as the game gives them.

    `claimed` says that the last person left ended it as the winner: only the matches before the
    last one have points then, and no figure breaks ties.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    match_scores: tuple[tuple[int, ...], ...]
    tie_breaks: tuple[tuple[int, ...], ...]
    claimed: bool = False
