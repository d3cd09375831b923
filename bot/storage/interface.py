"""What the service needs of a store: a few use-case functions, so that another adapter may follow.

Each function is one transaction: it has happened wholly when it returns, or not at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from bot.models.match import Status
from bot.models.messages import BoardMessage, DelayedMention, Mention, OpenNote, OutboxMessage
from bot.storage.league_rows import EventRow, LeagueRow
from bot.storage.people_rows import (
    LastSeenRow,
    LessonRow,
    PlayerRow,
    PlayingHoursRow,
    ServerRow,
    Settings,
)
from bot.storage.rows import (
    AnswerRow,
    Commit,
    InventoryRow,
    JobKind,
    JobRow,
    LogRow,
    MatchRow,
    NewMessage,
    NewPlan,
    PlanRow,
    ResultRow,
)
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


class PlanChanged(StoreError):
    """The plan that was to run has been changed or dropped meanwhile; nothing was written."""


class BoundReached(StoreError):
    """A bound would be passed; nothing was written."""

    def __init__(self, bound: Bound, limit: int) -> None:
        super().__init__(bound)
        self.bound = bound
        self.limit = limit


class PeopleStore(Protocol):
    """People and servers."""

    async def register(self, user: int, name: str, seen: str | None, at: int) -> PlayerRow: ...
    async def find_by_user(self, user: int) -> PlayerRow | None:
        """Who has been met; nothing is kept of whoever has not."""

    async def read_people(self, players: Collection[int]) -> dict[int, PlayerRow]: ...
    async def update_person(self, player: int, changes: Settings) -> None:
        """Set a person's own: `locale`, `theme`, `palette`, `pictures`, `reminders`, `letters`."""

    async def read_server(self, guild: int) -> ServerRow: ...
    async def update_server(self, guild: int, changes: Settings) -> None:
        """Set the named columns of `ServerRow`."""

    async def greet_once(self, guild: int) -> bool: ...


class MatchStore(Protocol):
    """Matches, their logs and drafts."""

    async def create(self, change: Commit) -> int:
        """Write a new match (its head's number is 0), give its number. Raises `BoundReached`,
        `ItemsGone`, and `Conflict` where its session has a match of that number already."""

    async def commit(self, change: Commit) -> None:
        """Raises `Conflict` where the head has moved on, `BoundReached` and `ItemsGone`."""

    async def read_head(self, match: int) -> MatchRow | None: ...
    async def read_log(self, match: int) -> tuple[LogRow, ...]: ...
    async def find_by_session(self, first: int) -> tuple[int, ...]:
        """The matches of the session that began with this one, in order."""

    async def find_waiting_for(self, player: int) -> tuple[int, ...]:
        """Running matches where the player's seat owes a decision, the longest waiting first."""

    async def find_by_server(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]: ...
    async def find_by_thread(self, thread: int) -> int | None:
        """The newest match of a thread."""

    async def find_by_player(
        self, player: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches where the player sits, resigned or not, newest first."""

    async def find_by_status(self, statuses: Collection[Status]) -> tuple[int, ...]:
        """Matches of the whole store, oldest first."""

    async def read_draft(
        self, match: int, seat: Seat, decision: int, player: int
    ) -> str | None: ...
    async def save_draft(
        self, match: int, seat: Seat, decision: int, player: int, body: str | None, at: int
    ) -> None:
        """None drops it."""

    async def read_newest_time(self) -> int:
        """The latest second anything was stored for, 0 in an empty store."""


class QueueStore(Protocol):
    """Jobs and the outbox, of matches and of leagues."""

    async def read_due_jobs(
        self, at: int, limit: int, kinds: Collection[JobKind]
    ) -> tuple[JobRow, ...]: ...
    async def read_next_job_due(self, kinds: Collection[JobKind]) -> int | None: ...
    async def delay_job(self, job: JobRow, due: int) -> None:
        """Try again at `due`; one more try is counted. As `finish_job`, it changes nothing where
        the job was asked for again after it had been read."""

    async def finish_job(self, job: JobRow, again: int | None) -> None:
        """Delete the job, or run it again at this time."""

    async def request_league_jobs(self) -> None:
        """Make every league due."""

    async def is_computer_due(self, match: int, at: int) -> bool:
        """Whether a computer player's decision of the match is due."""

    async def read_due_messages(self, at: int, limit: int) -> tuple[OutboxMessage, ...]:
        """Oldest first; those of one match or league wait behind one that has failed."""

    async def read_next_message_due(self) -> int | None: ...
    async def read_delayed_mentions(self, match: int, at: int) -> frozenset[int]:
        """The players whom rows of the match mention that are not due yet."""

    async def begin_delivery(self, message: int, at: int) -> None: ...
    async def finish_delivery(
        self,
        messages: Collection[int],
        boards: Mapping[int, BoardMessage],
        mentions: Collection[Mention] = (),
        delayed: Collection[DelayedMention] = (),
        notes: Collection[OpenNote] = (),
        answered: Collection[BoardMessage] = (),
        at: int = 0,
    ) -> None:
        """Delete messages that have arrived; `boards` are the newest ones by match, `mentions` who
        was mentioned, `delayed` who is to be later; `notes` wait for an answer, those in the
        messages `answered` no longer do."""

    async def read_open_notes(self, match: int) -> tuple[OpenNote, ...]:
        """Those that wait for an answer, oldest first."""

    async def mark_undeliverable(self, messages: Collection[int], reason: str) -> None: ...
    async def mark_unreachable(
        self, match: int, messages: Collection[int], reason: str, players: Collection[int], at: int
    ) -> bool:
        """Give the messages up, as every channel of the match is closed; where that is news, write
        a note to these players. Whether it is."""

    async def is_unreachable(self, match: int) -> bool:
        """Whether every channel of a match was closed when its board was to be shown last."""

    async def delay_messages(self, messages: Collection[int], due: int, tries: int = 1) -> None:
        """Try again at `due`; `tries` are counted at least."""

    async def read_board(self, match: int) -> BoardMessage | None: ...
    async def repost_all(self, at: int) -> None:
        """Forget all boards and put a `post` for every open match."""


class MentionStore(Protocol):
    """Mentions that wait for an answer; written by `QueueStore.finish_delivery`."""

    async def find_by_match(self, match: int) -> tuple[Mention, ...]: ...
    async def find_by_message(self, message: int) -> tuple[Mention, ...]: ...
    async def delete(self, mentions: Iterable[Mention]) -> None: ...


class InventoryStore(Protocol):
    """What communities keep for their matches; it changes with the matches' own writes."""

    async def read_items(self, guild: int, game: str, shelf: str) -> tuple[str, ...]:
        """Everything on a shelf, sorted, equal ones each."""

    async def find_by_server(self, guild: int) -> tuple[InventoryRow, ...]:
        """The shelves of a server that are not empty."""


class ProgressStore(Protocol):
    """What is remembered for a person: how far they have looked at matches, and their lessons."""

    async def read_last_seen(self, match: int, player: int) -> LastSeenRow | None: ...
    async def save_last_seen(self, match: int, player: int, seq: int) -> LastSeenRow:
        """They look at the match as it is after row `seq`. What was `seen` becomes `before` only
        where that is newer, so that a second look at the same row changes nothing."""

    async def read_lesson(self, player: int, game: str) -> LessonRow | None: ...
    async def save_lesson(self, player: int, game: str, lesson: LessonRow) -> None: ...


class PlanStore(Protocol):
    """What people have planned ahead; what is left of a plan that ran is `Change.plans`."""

    async def read(self, match: int, seat: Seat) -> PlanRow | None: ...
    async def save(self, match: int, seat: Seat, plan: NewPlan | None) -> None:
        """In place of the seat's plan, whosever that was; None drops it."""


class ResultStore(Protocol):
    """How matches have ended; written with their last row."""

    async def read_since(self, last: int) -> tuple[ResultRow, ...]:
        """Those kept after the one with this id, in the order they ended."""

    async def count(self) -> int: ...
    async def find_by_player(self, player: int, limit: int) -> tuple[ResultRow, ...]:
        """A person's, newest first."""

    async def find_fixture_matches(self, league: int, fixture: int) -> tuple[int, ...]:
        """The matches that were begun for a fixture of a league, in order."""

    async def players_of(self, guild: int) -> tuple[int, ...]:
        """Who has finished a match in a server and is not forgotten."""

    async def find_by_match(self, match: int) -> ResultRow | None: ...
    async def replace_all(self, results: Collection[ResultRow]) -> None:
        """All results anew, in this order."""


class SeatingStore(Protocol):
    """Rematches and followers; offers and questions are in the heads of matches."""

    async def find_rematches(self, match: int) -> tuple[int, ...]:
        """The matches that repeat this one, oldest first."""

    async def set_following(self, match: int, player: int, follows: bool) -> None: ...
    async def find_followers(self, match: int) -> tuple[int, ...]: ...
    async def find_followed(self, player: int) -> tuple[int, ...]:
        """Open and running matches that the player follows, newest first."""


class ClockStore(Protocol):
    """Waking hours, answers that count, and when the bot was last alive; a day of vacation is spent
    with `Change.absence`."""

    async def read_playing_hours(self, players: Collection[int]) -> dict[int, PlayingHoursRow]:
        """Of those who have said or spent something."""

    async def save_playing_hours(self, player: int, habit: PlayingHoursRow) -> None:
        """All but what is spent."""

    async def read_answers(self, player: int, limit: int) -> tuple[AnswerRow, ...]:
        """A person's newest answers, newest first."""

    async def read_heartbeat(self) -> int | None: ...
    async def save_heartbeat(self, at: int) -> None: ...


class PrivacyStore(Protocol):
    """What is kept of a person, and forgetting them."""

    async def export_person(self, player: int) -> dict[str, list[dict[str, int | str | None]]]:
        """Everything that names them, by table; no secret of a match."""

    async def forget(self, player: int, at: int) -> None:
        """Empty their row and drop what only they could use; seats stay for now."""

    async def find_still_seated(self) -> tuple[int, ...]:
        """Forgotten people whose seats are not free yet."""

    async def mark_seats_freed(self, player: int) -> None: ...
    async def wipe(self) -> bool:
        """Overwrite what is left of forgotten people; whether there was any."""


class LeagueStore(Protocol):
    """Leagues and all that happened in them. Every write makes the league due."""

    async def create(
        self, league: LeagueRow, event: EventRow, messages: Sequence[NewMessage]
    ) -> int:
        """Write a new league with its first event, give its number."""

    async def append(
        self, league: int, rev: int, events: Sequence[EventRow], messages: Sequence[NewMessage]
    ) -> None:
        """Raises `Conflict` where event `rev` is not the newest."""

    async def announce(self, league: int, message: NewMessage, at: int, after: int = 0) -> None:
        """Write an announcement that follows the message `after` (0: none), unless another of its
        kind is due before it."""

    async def move_to_channel(self, league: int, channel: int) -> None: ...
    async def read_head(self, league: int) -> LeagueRow | None: ...
    async def read_all(self) -> tuple[LeagueRow, ...]: ...
    async def read_events(self, league: int) -> tuple[EventRow, ...]: ...
    async def finish_delivery(self, message: OutboxMessage, board: BoardMessage | None) -> None:
        """Delete an announcement that has arrived; `board` is the message that shows who has signed
        up, or a season's end, if it is one."""

    async def read_board(self, league: int) -> BoardMessage | None: ...
    async def read_podium(self, league: int, season: int) -> BoardMessage | None:
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
    def mentions(self) -> MentionStore: ...
    @property
    def inventory(self) -> InventoryStore: ...
    @property
    def progress(self) -> ProgressStore: ...
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
