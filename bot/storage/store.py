"""What the service needs of a store: a few use-case functions, so that another adapter may follow.

Each function is one transaction: it has happened wholly when it returns, or not at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from bot.storage.league_rows import (
    EventRow,
    LeagueRow,
    NewPost,
    PostRow,
)
from bot.storage.people_rows import (
    HabitRow,
    LessonRow,
    LookRow,
    PlayerRow,
    ServerRow,
    Settings,
)
from bot.storage.rows import (
    AnswerRow,
    BoardRow,
    CallRow,
    Change,
    JobRow,
    LaterRow,
    LogRow,
    MatchRow,
    NewPlan,
    NoteRow,
    PlanRow,
    ResultRow,
    ShelfRow,
    TellingRow,
)
from bot.tables import Status
from engine.contract import Seat

Bound: TypeAlias = Literal["matches", "lobbies", "server"]


class StoreError(Exception):
    """The store cannot do what was asked."""


class StoreLocked(StoreError):
    """Another process has the file."""


class StoreTooNew(StoreError):
    """The file was made by a newer version of the bot."""


class StoreDamaged(StoreError):
    """The file does not hold what it should."""


class Conflict(StoreError):
    """Somebody else wrote to this match first; nothing was written."""


class ItemsGone(StoreError):
    """What was to come off a shelf is not there any more; nothing was written."""


class PlanMoved(StoreError):
    """The plan that was to run has been changed or dropped meanwhile; nothing was written."""


class BoundReached(StoreError):
    """A bound would be passed; nothing was written."""

    def __init__(self, bound: Bound, limit: int) -> None:
        super().__init__(bound)
        self.bound = bound
        self.limit = limit


class PeopleStore(Protocol):
    """People and servers."""

    async def meet(self, user: int, name: str, seen: str | None, at: int) -> PlayerRow: ...
    async def known(self, user: int) -> PlayerRow | None:
        """Who has been met; nothing is kept of whoever has not."""

    async def people(self, players: Collection[int]) -> dict[int, PlayerRow]: ...
    async def change_person(self, player: int, changes: Settings) -> None:
        """Set a person's own: `locale`, `theme`, `palette`, `pictures`, `reminders`, `letters`."""

    async def server(self, guild: int) -> ServerRow: ...
    async def change_server(self, guild: int, changes: Settings) -> None:
        """Set the named columns of `ServerRow`."""

    async def greet_once(self, guild: int) -> bool: ...


class MatchStore(Protocol):
    """Matches, their logs and drafts."""

    async def create(self, change: Change) -> int:
        """Write a new match (its head's number is 0), give its number. Raises `BoundReached`,
        `ItemsGone`, and `Conflict` where its session has a match of that number already."""

    async def commit(self, change: Change) -> None:
        """Raises `Conflict` where the head has moved on, `BoundReached` and `ItemsGone`."""

    async def head(self, match: int) -> MatchRow | None: ...
    async def log(self, match: int) -> tuple[LogRow, ...]: ...
    async def of_session(self, first: int) -> tuple[int, ...]:
        """The matches of the session that began with this one, in order."""

    async def waiting_for(self, player: int) -> tuple[int, ...]:
        """Running matches where the player's seat owes a decision, the longest waiting first."""

    async def in_server(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]: ...
    async def in_thread(self, thread: int) -> int | None:
        """The newest match of a thread."""

    async def of_player(
        self, player: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches where the player sits, resigned or not, newest first."""

    async def with_status(self, statuses: Collection[Status]) -> tuple[int, ...]:
        """Matches of the whole store, oldest first."""

    async def draft(self, match: int, seat: Seat, decision: int, player: int) -> str | None: ...
    async def keep_draft(
        self, match: int, seat: Seat, decision: int, player: int, body: str | None, at: int
    ) -> None:
        """None drops it."""

    async def newest_time(self) -> int:
        """The latest second anything was stored for, 0 in an empty store."""


class QueueStore(Protocol):
    """Jobs and the outbox."""

    async def due_jobs(self, at: int, limit: int) -> tuple[JobRow, ...]: ...
    async def next_job(self) -> int | None: ...
    async def delay_job(self, job: int, due: int) -> None:
        """Try again at `due`; one more try is counted."""

    async def drop_job(self, job: int) -> None: ...
    async def thinking(self, match: int, at: int) -> bool:
        """Whether a computer player's decision of the match is due."""

    async def tellings(self, at: int, limit: int) -> tuple[TellingRow, ...]: ...
    async def next_telling(self) -> int | None: ...
    async def to_call(self, match: int, at: int) -> frozenset[int]:
        """The players whom rows of the match call that are not due yet."""

    async def begin_telling(self, telling: int, at: int) -> None: ...
    async def told(
        self,
        tellings: Collection[int],
        boards: Mapping[int, BoardRow],
        calls: Collection[CallRow] = (),
        later: Collection[LaterRow] = (),
        notes: Collection[NoteRow] = (),
        answered: Collection[int] = (),
    ) -> None:
        """Rows are told and gone; `boards` are the newest ones by match, `calls` who was called,
        `later` who is still to be; `notes` wait for an answer, which the messages `answered` do not
        any more."""

    async def notes(self, match: int) -> tuple[NoteRow, ...]:
        """Those that wait for an answer, oldest first."""

    async def untellable(self, tellings: Collection[int], reason: str) -> None: ...
    async def unreachable(
        self, match: int, tellings: Collection[int], reason: str, asked: Collection[int], at: int
    ) -> bool:
        """The rows are not told, as every place of the match is closed; where that is news, a
        letter to these people is put in their place. Whether it is."""

    async def closed(self, match: int) -> bool:
        """Whether every place of a match was closed when its board was to be shown last."""

    async def delay_tellings(self, tellings: Collection[int], due: int) -> None: ...
    async def board(self, match: int) -> BoardRow | None: ...
    async def post_afresh(self, at: int) -> None:
        """Forget all boards and put a `post` for every open match."""


class CallStore(Protocol):
    """Whom the bot has called to which decision; rows are written by `QueueStore.told`."""

    async def of_match(self, match: int) -> tuple[CallRow, ...]: ...
    async def in_message(self, message: int) -> tuple[CallRow, ...]: ...
    async def forget(self, calls: Iterable[CallRow]) -> None: ...


class ShelfStore(Protocol):
    """What communities keep for their matches; it changes with the matches' own writes."""

    async def items(self, guild: int, game: str, shelf: str) -> tuple[str, ...]:
        """Everything on a shelf, sorted, equal ones each."""

    async def in_server(self, guild: int) -> tuple[ShelfRow, ...]:
        """The shelves of a server that are not empty."""


class MemoryStore(Protocol):
    """What is remembered for a person: how far they have looked at matches, and their lessons."""

    async def look(self, match: int, player: int) -> LookRow | None: ...
    async def keep_look(self, match: int, player: int, seq: int) -> LookRow:
        """They look at the match as it is after row `seq`. What was `seen` becomes `before` only
        where that is newer, so that a second look at the same row changes nothing."""

    async def lesson(self, player: int, game: str) -> LessonRow | None: ...
    async def keep_lesson(self, player: int, game: str, lesson: LessonRow) -> None: ...


class PlanStore(Protocol):
    """What people have planned ahead; what is left of a plan that ran is `Change.plans`."""

    async def read(self, match: int, seat: Seat) -> PlanRow | None: ...
    async def keep(self, match: int, seat: Seat, plan: NewPlan | None) -> None:
        """In place of the seat's plan, whosever that was; None drops it."""


class ResultStore(Protocol):
    """How matches have ended; written with their last row."""

    async def since(self, last: int) -> tuple[ResultRow, ...]:
        """Those kept after the one with this id, in the order they ended."""

    async def count(self) -> int: ...
    async def of_player(self, player: int, limit: int) -> tuple[ResultRow, ...]:
        """A person's, newest first."""

    async def of_fixture(self, league: int, fixture: int) -> tuple[int, ...]:
        """The matches that were begun for a fixture of a league, in order."""

    async def players_of(self, guild: int) -> tuple[int, ...]:
        """Who has finished a match in a server and is not forgotten."""

    async def of_match(self, match: int) -> ResultRow | None: ...
    async def leagues_over(self, matches: Collection[int]) -> tuple[int, ...]:
        """The leagues that those of these matches belong to which are not being played."""

    async def replace(self, results: Collection[ResultRow]) -> None:
        """All results anew, in this order."""


class SeatingStore(Protocol):
    """Rematches and followers; offers and questions are in the heads of matches."""

    async def rematches(self, match: int) -> tuple[int, ...]:
        """The matches that repeat this one, oldest first."""

    async def follow(self, match: int, player: int, follows: bool) -> None: ...
    async def followers(self, match: int) -> tuple[int, ...]: ...
    async def followed(self, player: int) -> tuple[int, ...]:
        """Open and running matches that the player follows, newest first."""


class ClockStore(Protocol):
    """Waking hours, answers that count, and when the bot was last alive; a day of vacation is spent
    with `Change.absence`."""

    async def habits(self, players: Collection[int]) -> dict[int, HabitRow]:
        """Of those who have said or spent something."""

    async def keep_habit(self, player: int, habit: HabitRow) -> None:
        """All but what is spent."""

    async def answers(self, player: int, limit: int) -> tuple[AnswerRow, ...]:
        """A person's newest answers, newest first."""

    async def pulse(self) -> int | None: ...
    async def beat(self, at: int) -> None: ...


class PrivacyStore(Protocol):
    """What is kept of a person, and forgetting them."""

    async def of_person(self, player: int) -> dict[str, list[dict[str, int | str | None]]]:
        """Everything that names them, by table; no secret of a match."""

    async def forget(self, player: int, at: int) -> None:
        """Empty their row and drop what only they could use; seats stay for now."""

    async def still_seated(self) -> tuple[int, ...]:
        """Forgotten people whose seats are not free yet."""

    async def freed(self, player: int) -> None: ...
    async def wipe(self) -> bool:
        """Overwrite what is left of forgotten people; whether there was any."""


class LeagueStore(Protocol):
    """Leagues, all that happened in them, and what their channels have to be told."""

    async def found(self, league: LeagueRow, event: EventRow, posts: Sequence[NewPost]) -> int:
        """Write a new league with its first event, give its number."""

    async def append(
        self, league: int, rev: int, events: Sequence[EventRow], posts: Sequence[NewPost]
    ) -> None:
        """Raises `Conflict` where event `rev` is not the newest."""

    async def move(self, league: int, channel: int) -> None: ...
    async def head(self, league: int) -> LeagueRow | None: ...
    async def all(self) -> tuple[LeagueRow, ...]: ...
    async def events(self, league: int) -> tuple[EventRow, ...]: ...
    async def posts(self, at: int) -> tuple[PostRow, ...]: ...
    async def next_post(self) -> int | None: ...
    async def begin_post(self, post: int, at: int, again: int) -> None:
        """It is tried now, and again at `again` unless it has been `posted`."""

    async def posted(self, post: PostRow, board: BoardRow | None) -> None:
        """It is told; `board` is the message that shows who has signed up, or a season's end, if it
        is one."""

    async def board(self, league: int) -> BoardRow | None: ...
    async def podium(self, league: int, season: int) -> BoardRow | None:
        """The message of a season's end."""


class Store(Protocol):
    """Everything that survives a kill."""

    @property
    def people(self) -> PeopleStore: ...
    @property
    def matches(self) -> MatchStore: ...
    @property
    def queue(self) -> QueueStore: ...
    @property
    def calls(self) -> CallStore: ...
    @property
    def shelves(self) -> ShelfStore: ...
    @property
    def memories(self) -> MemoryStore: ...
    @property
    def results(self) -> ResultStore: ...
    @property
    def leagues(self) -> LeagueStore: ...
    @property
    def seating(self) -> SeatingStore: ...
    @property
    def plans(self) -> PlanStore: ...
    @property
    def clocks(self) -> ClockStore: ...
    @property
    def privacy(self) -> PrivacyStore: ...
    async def close(self) -> None: ...
