"""One write to a match, and all that is written with it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.models.log import LogRow
from bot.models.match import Status
from bot.models.match_head import MatchHead
from bot.models.matchmaking import Seek
from bot.models.outbox import MessageMode
from bot.models.people import VacationChange
from bot.models.plan import PlanRun
from bot.models.results import MatchResult
from engine.contract import Param, Seat

JobKind: TypeAlias = Literal[
    "think", "plan", "close-lobby", "next-match", "clock", "late", "idle", "idle-end", "thread",
    "league", "feed",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class NewJob:
    """`seat` is -1 where the job is the match's own; see `NewMessage` for `settles`."""

    kind: JobKind
    seat: Seat
    seq: int
    due: int
    settles: bool = False


@dataclass(frozen=True, slots=True)
class Job:
    """Work that falls due, of a match or of a league; the other number is 0."""

    id: int
    match: int
    league: int
    kind: JobKind
    seat: Seat
    seq: int
    due: int
    tries: int


@dataclass(frozen=True, slots=True)
class NewMessage:
    """Something for the outbox, due so many seconds `after` its write. One that `settles` waits
    for the settling time, in which the last move may still be undone."""

    mode: MessageMode
    recipients: tuple[int, ...] = ()
    note: str | None = None
    params: tuple[tuple[str, Param], ...] = ()
    settles: bool = False
    after: int = 0


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits checked with the write: how many lobbies and running matches the player may sit in,
    the lobbies they may host, the matches their server may have. None: not checked. The limit of
    matches holds for the `others` too."""

    player: int
    matches: int | None = None
    lobbies: int | None = None
    server: int | None = None
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class InventoryChange:
    """Items added to an inventory of the match's server and game, and then items taken from it;
    equal ones count each."""

    key: str
    put: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StockChange:
    """Items of an inventory that begins full: those that go out with a match, and those that come
    back whole."""

    key: str
    out: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """How a person answered a decision with a clock: after so many `waking` seconds."""

    seat: Seat
    decision: int
    player: int
    at: int
    waking: int
    in_time: bool


@dataclass(frozen=True, slots=True)
class Commit:
    """One write to one match, all or nothing. `head` replaces the head whose `rev` is one less.
    `jobs_done` are jobs by kind and seat, `drafts_done` seats whose drafts are deleted, `seeks`
    people whom it takes from the queue. `answered_by` is the person for whom alone the match has
    changed: others still have to answer."""

    head: MatchHead
    at: int
    log: tuple[LogRow, ...] = ()
    messages: tuple[NewMessage, ...] = ()
    jobs: tuple[NewJob, ...] = ()
    jobs_done: tuple[tuple[JobKind, Seat], ...] = ()
    drafts_done: tuple[Seat, ...] = ()
    bounds: Bounds | None = None
    inventory_changes: tuple[InventoryChange | StockChange, ...] = ()
    result: MatchResult | None = None
    plans: tuple[PlanRun, ...] = ()
    answers: tuple[Answer, ...] = ()
    vacation: VacationChange | None = None
    seeks: tuple[Seek, ...] = ()
    answered_by: int | None = None

    @property
    def is_move(self) -> bool:
        """Whether it is nothing but an action in a match that goes on: what it reads and writes is
        the match's own."""
        return (
            self.head.status is Status.RUNNING
            and {row.kind for row in self.log} == {"action"}
            and not (self.bounds or self.inventory_changes or self.result or self.vacation)
            and not self.seeks
        )
