"""What the store keeps, as plain values: one for each table the service reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.models.match import NO_STAKE, Address, Clock, Stake, Status
from bot.storage.people_rows import VacationDayRow
from engine.contract import OptionValue, Param, Seat

RowKind: TypeAlias = Literal[
    "start",
    "action",
    "retract",
    "undo-to",
    "substitute",
    "computer",
    "return",
    "resign",
    "claim",
    "organiser",
]
JobKind: TypeAlias = Literal[
    "think", "plan", "close-lobby", "next-match", "clock", "late", "idle", "idle-end"
]
OutboxMode: TypeAlias = Literal["post", "edit", "note", "remind"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat now; `decision` is what it owes, None where nothing.

    `since` is when that was asked of a person, `due` its deadline with what is left of the `bank`,
    or `remaining` the waking seconds that are left while the clock stands still; `hours` are the
    waking hours by which it is reckoned. `told` counts the reminders, `strikes` the deadlines that
    have passed in this match; `used` are the waking seconds that the answer before took.
    """

    player: int | None = None
    computer: str | None = None
    resigned: bool = False
    decision: int | None = None
    since: int | None = None
    due: int | None = None
    remaining: int | None = None
    bank: int = 0
    strikes: int = 0
    reminders_sent: int = 0
    hours: str | None = None
    used: int = 0

    @property
    def is_awaited(self) -> bool:
        """Whether a person owes a decision here."""
        return self.decision is not None and self.player is not None and self.computer is None


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A match's place in a session: the session's first match (0: this very one), its number from
    1, and what was chosen for the session."""

    first: int
    number: int
    options: dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question to all who sit at a table: what is to be done, and to which seat or log row;
    who asked when, and who has agreed so far. `number` tells it from other questions."""

    number: int
    what: str
    target: int
    player: int
    agreed: tuple[int, ...]
    asked: int


@dataclass(frozen=True, slots=True)
class SeatingRow:
    """What goes on about the seats of a match besides its log: seats that anybody may take; the
    players that a lobby keeps each seat for, 0 for anybody; the match this one repeats; a question
    that is open."""

    offers: tuple[Seat, ...] = ()
    kept: tuple[int, ...] = ()
    rematch_of: int | None = None
    vote: VoteRow | None = None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """The head of a match with its seats. `match` is 0 until it is created; `rev` is that of the
    write which made this head. `paused` and `frozen` say since when its clocks stand still, by
    somebody's word (`by_consent`: of all who sit there) or because the bot is not there; `credited`
    up to when the time in which the bot was away has been given back.
    """

    match: int
    rev: int
    game: str
    rules: int
    status: Status
    options: dict[str, OptionValue]
    host: int
    open_to_all: bool
    start_when_full: bool
    address: Address
    invited: tuple[int, ...]
    seats: tuple[SeatRow, ...]
    created: int
    seq: int = 0
    seed_hash: str = ""
    seed: str | None = None
    started: int | None = None
    finished: int | None = None
    ranks: tuple[int, ...] = ()
    claimed: bool = False
    session: SessionRow | None = None
    stake: Stake = NO_STAKE
    seating: SeatingRow = SeatingRow()
    clock: Clock | None = None
    paused: int | None = None
    by_consent: bool = False
    frozen: int | None = None
    credited: int = 0

    @property
    def is_clock_stopped(self) -> bool:
        """Whether its clocks stand still."""
        pauses = self.paused is not None or self.frozen is not None
        return pauses or self.status is not Status.RUNNING


@dataclass(frozen=True, slots=True)
class ResultSeat:
    """How a seat has ended; `player` is who held it, `rated` whether it counts for them."""

    player: int | None
    rank: int
    score: int
    rated: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match has ended by its rules. `id` grows in the order matches ended, 0 until it is
    kept."""

    id: int
    match: int
    guild: int
    game: str
    at: int
    seats: tuple[ResultSeat, ...]


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of a match's log; `body` is canonical JSON, `hash` that of the state after it."""

    seq: int
    kind: RowKind
    seat: Seat | None
    decision: int | None
    actor: int | None
    body: str
    hash: str
    at: int


@dataclass(frozen=True, slots=True)
class NewJob:
    """`seat` is -1 where the job is the match's own; see `NewTelling` for `settles`."""

    kind: JobKind
    seat: Seat
    seq: int
    due: int
    settles: bool = False


@dataclass(frozen=True, slots=True)
class JobRow:
    id: int
    match: int
    kind: JobKind
    seat: Seat
    seq: int
    due: int
    tries: int


@dataclass(frozen=True, slots=True)
class NewMessage:
    """Something for the outbox, due so many seconds `after` its write. One that `settles` waits
    for the settling time, in which whoever acted last may think again."""

    mode: OutboxMode
    recipients: tuple[int, ...] = ()
    note: str | None = None
    params: tuple[tuple[str, Param], ...] = ()
    settles: bool = False
    after: int = 0


@dataclass(frozen=True, slots=True)
class OutboxRow:
    id: int
    match: int
    seq: int
    mode: OutboxMode
    asked: tuple[int, ...]
    note: str | None
    params: dict[str, Param]
    created: int
    due: int
    tries: int
    first_try_at: int | None


@dataclass(frozen=True, slots=True)
class BoardRow:
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class MentionRow:
    """A person who was called to a decision, or reminded of it (`reminder` from 1), by a message;
    that is None where the match's board did."""

    match: int
    player: int
    decision: int
    reminder: int = 0
    channel: int | None = None
    message: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class OpenNoteRow:
    """A message with a note that asks for something, until that is answered."""

    message: int
    match: int
    channel: int
    note: str
    params: dict[str, Param]


@dataclass(frozen=True, slots=True)
class DelayedMentionRow:
    """Somebody who is to be called by a board when it is `due`, for a row of the log."""

    match: int
    seq: int
    player: int
    created: int
    due: int


@dataclass(frozen=True, slots=True)
class Bounds:
    """Checked with the write: how many lobbies and running matches the player may sit in, the
    lobbies they may host, the matches their server may have. None: not asked here.
    """

    player: int
    matches: int | None = None
    lobbies: int | None = None
    server: int | None = None


@dataclass(frozen=True, slots=True)
class InventoryChange:
    """Items that go onto a shelf of the match's server and game with a write, and then such as come
    off it; equal ones count each."""

    shelf: str
    put: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InventoryRow:
    """A shelf of a server with how many of each item there are."""

    game: str
    shelf: str
    items: dict[str, int]


@dataclass(frozen=True, slots=True)
class NewPlan:
    """What a person has planned: `lines` are canonical JSON, `made` the log row it was made at,
    `missed` why it came to nothing, canonical JSON too."""

    player: int
    made: int
    lines: str
    missed: str | None = None


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A plan of a seat; one that is changed has another `id`."""

    id: int
    seat: Seat
    plan: NewPlan


@dataclass(frozen=True, slots=True)
class PlanRun:
    """A plan has run: what is left of it stands for the very one that was read."""

    id: int
    seat: Seat
    rest: NewPlan | None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """How a person answered a decision whose clock ran: after so many `waking` seconds."""

    seat: Seat
    decision: int
    player: int
    at: int
    waking: int
    in_time: bool


@dataclass(frozen=True, slots=True)
class Commit:
    """One write to one match, all or nothing.

    `head` replaces the head whose `rev` is one less. `jobs_done` are jobs by kind and seat,
    `drafts_done` seats whose drafts go.
    """

    head: MatchRow
    at: int
    log: tuple[LogRow, ...] = ()
    messages: tuple[NewMessage, ...] = ()
    jobs: tuple[NewJob, ...] = ()
    jobs_done: tuple[tuple[JobKind, Seat], ...] = ()
    drafts_done: tuple[Seat, ...] = ()
    bounds: Bounds | None = None
    inventory_change: InventoryChange | None = None
    result: ResultRow | None = None
    plans: tuple[PlanRun, ...] = ()
    answers: tuple[AnswerRow, ...] = ()
    vacation_day: VacationDayRow | None = None
