"""What services need of a store, in SQLite or in PostgreSQL.

Each function is one transaction: it has happened completely when it returns, or not at all. They
are documented only here; `tests/storage/test_contract.py` tests any adapter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from bot.models.commit import Answer, Commit, Job, JobKind, NewMessage
from bot.models.kept_panels import KeptKind, KeptPanel
from bot.models.log import LogRow
from bot.models.match import Inventory, OpenQuestion, Status
from bot.models.match_head import MatchHead
from bot.models.matchmaking import Seek
from bot.models.orders import SeatOrders
from bot.models.outbox import (
    BoardMessage,
    DelayedMention,
    DueStream,
    Mention,
    OpenNote,
    OutboxMessage,
)
from bot.models.people import (
    Availability,
    Person,
    SavedLesson,
    SeenRows,
    ServerSettings,
    Settings,
    VacationChange,
)
from bot.models.plan import NewPlan, StoredPlan
from bot.models.puzzles import PuzzleChannel, PuzzlePost, PuzzleTry, SavedAnswer
from bot.models.results import MatchDuration, MatchResult
from bot.models.shards import Standing
from bot.models.weekly import WeeklyChannel
from bot.storage.league_rows import EventRow, LeagueRow
from engine.contract import Options, Seat

ChangeListener: TypeAlias = Callable[[str, int, int], None]
"""Hears what another process has changed: the table, its row's number and revision (0 if it has
none); no table: changes may have been missed. Quick, and never raising."""
Bound: TypeAlias = Literal["matches", "lobbies", "server", "seeks"]


class StoreError(Exception):
    """The store cannot do what was asked."""


class StoreLocked(StoreError):
    """Another process has the file or the database."""


class StoreUnusable(StoreError):
    """Trying again is no use: a person has to change something first."""


class StoreHasTwoNames(StoreUnusable):
    """The file has hard links, and SQLite's journal would follow only one of its names."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} has another name (a hard link), and changes made by one name would be lost to"
            " the other: remove the other name, and copy the store with"
            " `python -m bot backup FILE` instead"
        )


class StoreTooNew(StoreUnusable):
    """The file was made by a newer version of the bot."""


class StoreDamaged(StoreUnusable):
    """The file does not hold what it should."""


class Conflict(StoreError):
    """Another write to this match came first; nothing was written."""


class ItemsGone(StoreError):
    """Items to take from an inventory are no longer there; nothing was written."""


class PlanChanged(StoreError):
    """The plan to run was changed or dropped meanwhile; nothing was written."""


class BoundReached(StoreError):
    """A limit would be exceeded; nothing was written."""

    def __init__(self, bound: Bound, limit: int) -> None:
        super().__init__(bound)
        self.bound = bound
        self.limit = limit


class PeopleStore(Protocol):
    async def register(self, user: int, name: str, seen: str | None, at: int) -> Person: ...
    async def find_by_user(self, user: int) -> Person | None:
        """Stores nothing, unlike `register`."""

    async def read_people(self, players: Collection[int]) -> dict[int, Person]: ...
    async def update_person(self, player: int, changes: Settings) -> None:
        """Set `locale`, `theme`, `palette`, `pictures`, `calls`, `reminders`, `letters`,
        `league_letters` or `unreachable`."""

    async def read_server(self, guild: int) -> ServerSettings: ...
    async def update_server(self, guild: int, changes: Settings) -> None:
        """Set the named fields of `ServerSettings`."""

    async def set_hearing(self, guild: int, player: int, hears: bool) -> None:
        """Whether they want to hear where one more player is wanted."""

    async def list_hearers(self, guild: int) -> tuple[int, ...]:
        """Those who want to."""

    async def list_sharing(self) -> tuple[int, ...]:
        """The servers that share their queue."""

    async def suggest_threads_once(self, guild: int) -> bool:
        """Whether that is new there."""

    async def greet_once(self, guild: int) -> bool:
        """True for a server's first call."""


class MatchStore(Protocol):
    """Matches, their logs and drafts."""

    async def create(self, change: Commit) -> int:
        """Write a new match (its head's number is 0) and return its number. Raises `BoundReached`,
        `ItemsGone`, and `Conflict` if its session has a match of that number already."""

    async def commit(self, change: Commit) -> None:
        """Raises `Conflict`, `BoundReached`, `ItemsGone` and `PlanChanged`."""

    async def mark_stuck(self, match: int, at: int) -> None:
        """Stop an open match whose head cannot be changed by `commit`, and write the note about
        it."""

    async def read_rev(self, match: int) -> int | None: ...
    async def read_head(self, match: int) -> MatchHead | None:
        """As far as it can be read: see `MatchHead.unreadable`, which `commit` leaves as it is."""

    async def read_log(self, match: int) -> tuple[LogRow, ...]: ...
    async def read_last_row(self, match: int) -> LogRow | None:
        """The newest row of its log."""

    async def find_by_session(self, first: int) -> tuple[int, ...]:
        """The matches of the session whose first match this is, in order."""

    async def find_waiting_for(self, player: int) -> tuple[int, ...]:
        """Running matches where the player's seat owes a decision, the longest waiting first."""

    async def find_by_server(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]: ...
    async def find_mirrored(
        self, guild: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches of other servers that are shown in this one."""

    async def find_by_thread(self, thread: int) -> int | None:
        """The newest match of a thread."""

    async def count_in_channel(self, channel: int) -> int:
        """The matches outside threads that are not over."""

    async def is_played_in(self, thread: int) -> bool:
        """Whether a match of the thread is not over."""

    async def find_by_player(
        self, player: int, statuses: Collection[Status], limit: int
    ) -> tuple[int, ...]:
        """Matches where the player sits, resigned or not, newest first."""

    async def find_by_status(self, statuses: Collection[Status]) -> tuple[int, ...]:
        """Oldest first."""

    async def read_draft(
        self, match: int, seat: Seat, decision: int, player: int
    ) -> str | None: ...
    async def save_draft(
        self, match: int, seat: Seat, decision: int, player: int, body: str | None, at: int
    ) -> None:
        """A body of None deletes it."""

    async def read_move_times(self, player: int, limit: int) -> tuple[int, ...]:
        """When they have moved, to the half hour, newest first: at most so many half hours."""

    async def read_newest_time(self) -> int:
        """The latest time in the store in epoch seconds, 0 if it is empty."""


class QueueStore(Protocol):
    """Jobs and the outbox, of matches and of leagues."""

    async def read_due_jobs(
        self, at: int, limit: int, kinds: Collection[JobKind]
    ) -> tuple[Job, ...]: ...
    async def read_next_job_due(self, kinds: Collection[JobKind]) -> int | None: ...
    async def delay_job(self, job: Job, due: int) -> None:
        """Try again at `due` and count one more try. Like `finish_job` it does nothing if the job
        was requested again after it was read."""

    async def finish_job(self, job: Job, again: int | None) -> None:
        """Delete the job, or run it again at this time."""

    async def request_league_jobs(self) -> None: ...
    async def is_computer_due(self, match: int, at: int) -> bool: ...
    async def read_due_messages(self, at: int, limit: int) -> tuple[OutboxMessage, ...]:
        """Oldest first; those of one match or league wait behind one that has failed. Those that
        cannot be read are given up. Letters that have failed hold only the same person's up."""

    async def read_due_reminders(self, player: int, at: int) -> tuple[OutboxMessage, ...]:
        """The reminders of one person alone that are due at a time, oldest first."""

    async def read_due_streams(self, at: int) -> tuple[DueStream, ...]:
        """What is due, without the messages. Letters and reminders, which link to the board, wait
        until those for the channel that were written before them are delivered."""

    async def read_stream(
        self, stream: DueStream, at: int, limit: int
    ) -> tuple[OutboxMessage, ...]:
        """Its messages that are due now, oldest first."""

    async def read_next_message_due(self, after: int = 0) -> int | None:
        """The first time later than `after`."""

    async def read_oldest_late(self, at: int) -> int | None:
        """Since when the message is late that waits longest for Discord."""

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
        """Delete messages that have arrived; `boards` are the newest ones by match, and those that
        they replace are to be deleted by a `retired` note; `mentions` who was mentioned, `delayed`
        who is to be later; `notes` wait for an answer, those in the messages `answered` no longer
        do."""

    async def read_open_notes(self, match: int) -> tuple[OpenNote, ...]:
        """Those that wait for an answer, oldest first."""

    async def mark_undeliverable(self, messages: Collection[int], reason: str) -> None: ...
    async def mark_unreachable(
        self,
        match: int,
        messages: Collection[int],
        reason: str,
        players: Collection[int],
        at: int,
        guild: int = 0,
    ) -> bool:
        """Give the messages up because all channels of the match are closed, or those of its
        mirror in a server, and return whether
        that is new; if so, write a note to these players."""

    async def is_unreachable(self, match: int) -> bool:
        """Whether all channels of a match were closed at the last try to show its board."""

    async def delay_messages(self, messages: Collection[int], due: int, tries: int = 1) -> None:
        """Try again at `due`; `tries` are counted at least."""

    async def is_board_due(self, match: int, after: int, until: int, guild: int = 0) -> bool:
        """Whether a `post` of a match waits that is due between these times and does more than to
        mention people who slept."""

    async def has_due_messages(self, match: int, at: int) -> bool: ...

    async def read_board(self, match: int, guild: int = 0) -> BoardMessage | None:
        """Its newest board, or that of its mirror in a server."""

    async def repost_all(self, at: int) -> None:
        """Forget all boards and put a `post` for every open match."""


class MentionStore(Protocol):
    """Mentions that wait for an answer; written by `QueueStore.finish_delivery`."""

    async def find_by_match(self, match: int) -> tuple[Mention, ...]: ...
    async def find_by_message(self, message: int) -> tuple[Mention, ...]: ...
    async def delete(self, mentions: Collection[Mention]) -> None: ...


class MatchmakingStore(Protocol):
    """People who wait for a match; taken by `Commit.seeks`."""

    async def add(self, seek: Seek, most: int) -> bool:
        """Whether they did not wait for that game before. Raises `BoundReached` above so many."""

    async def remove(self, player: int, game: str) -> bool:
        """Whether they waited for it."""

    async def find_waiting(self) -> tuple[Seek, ...]:
        """Those who have waited longest come first."""

    async def find_ended(self) -> tuple[Seek, ...]:
        """Those who are still to be told why their wait has ended."""

    async def find_full(self, players: Collection[int], limit: int) -> tuple[int, ...]:
        """Those of the players who sit in so many lobbies and running matches."""

    async def end(self, seeks: Collection[int], reason: str) -> None: ...
    async def delete(self, seeks: Collection[int]) -> None: ...
    async def delete_in_server(self, guild: int) -> None: ...


class InventoryStore(Protocol):
    """What servers keep for their matches; written by `Commit.inventory_changes`."""

    async def read_items(self, guild: int, game: str, key: str) -> tuple[str, ...]:
        """Sorted, equal items each."""

    async def find_by_server(self, guild: int) -> tuple[Inventory, ...]:
        """Those that are not empty."""

    async def refill_stocks(
        self, guild: int, game: str, out: Mapping[str, Collection[str]]
    ) -> None:
        """Bring everything back into these stocks; `out` is what was read of each. Raises
        `ItemsGone` if more or less is out by now."""


class ProgressStore(Protocol):
    """How far people have looked at matches, and their lessons."""

    async def read_last_seen(self, match: int, player: int) -> SeenRows | None: ...
    async def save_last_seen(self, match: int, player: int, seq: int) -> SeenRows:
        """The player looks at the match after row `seq`. `seen` becomes `before` only if `seq` is
        newer, so that a second look changes nothing."""

    async def read_lesson(self, player: int, game: str) -> SavedLesson | None: ...
    async def save_lesson(self, player: int, game: str, lesson: SavedLesson) -> None: ...


class PlanStore(Protocol):
    """What people have planned ahead; plans that ran are written by `Commit.plans`."""

    async def read(self, match: int, seat: Seat) -> StoredPlan | None: ...
    async def save(self, match: int, seat: Seat, plan: NewPlan | None) -> None:
        """Replace the seat's plan; None deletes it."""


class OrderStore(Protocol):
    """Standing orders; those of a match that is over are deleted."""

    async def read(self, match: int) -> Mapping[Seat, SeatOrders]:
        """Of the seats whose people have changed theirs."""

    async def save(self, match: int, seat: Seat, orders: SeatOrders) -> None: ...


class PuzzleStore(Protocol):
    """The daily puzzle: tries, unfinished answers, and posts."""

    async def read_tries(self, player: int, day: int) -> tuple[PuzzleTry, ...]:
        """In order."""

    async def add_try(self, one: PuzzleTry) -> bool:
        """Whether it is new: one with its number stays as it is."""

    async def find_days(self, player: int) -> tuple[int, ...]:
        """The days on which a person has tried, newest first."""

    async def count_found(self, player: int) -> int:
        """On how many days a person has found the best answer."""

    async def find_tries(self, guild: int, first: int, last: int) -> tuple[PuzzleTry, ...]:
        """Those given in a server from one day to another, oldest first."""

    async def read_answer(self, player: int) -> SavedAnswer | None: ...
    async def save_answer(self, player: int, answer: SavedAnswer) -> None: ...
    async def find_channels(self) -> tuple[PuzzleChannel, ...]:
        """Of all servers that get the daily puzzle."""

    async def save_post(self, post: PuzzlePost) -> None: ...


class ResultStore(Protocol):
    """How matches ended; written by `Commit.result`."""

    async def read_since(self, last: int) -> tuple[MatchResult, ...]:
        """Those after the one with this id, in the order they ended."""

    async def count(self) -> int: ...
    async def find_by_player(self, player: int, limit: int) -> tuple[MatchResult, ...]:
        """Newest first."""

    async def find_between(self, guild: int, since: int, until: int) -> tuple[MatchResult, ...]:
        """Those of a server that ended from `since` on and before `until`, in their order."""

    async def count_by_player(self, player: int, game: str, limit: int) -> int:
        """The matches of a game that a person has finished, at most `limit`."""

    async def find_fixture_matches(self, league: int, fixture: int) -> tuple[int, ...]:
        """The matches started for a fixture of a league, in order."""

    async def players_of(self, guild: int) -> tuple[int, ...]:
        """People who have finished a match in a server and are not forgotten."""

    async def count_by_game(self, guild: int) -> dict[tuple[str, int], int]:
        """The finished matches of a server by game and number of seats, without solo ones."""

    async def find_by_match(self, match: int) -> MatchResult | None: ...
    async def find_durations(
        self, guild: int, game: str, least: int, limit: int
    ) -> tuple[MatchDuration, ...]:
        """The newest matches of a server that people alone have played to their end in at least
        so many seconds."""

    async def find_solo_best(
        self, player: int, game: str, options: Options, before: int
    ) -> MatchResult | None:
        """The best of a person's solo matches with these options, in any server, among the results
        before the one with the id `before`; the earliest of equal ones."""

    async def replace_all(self, results: Collection[MatchResult]) -> None:
        """Replace all results, in this order."""


class SeatingStore(Protocol):
    """Rematches and followers; offers, reservations and votes are in the heads of matches."""

    async def find_rematches(self, match: int) -> tuple[int, ...]: ...
    async def set_following(self, match: int, player: int, follows: bool) -> None: ...
    async def find_followers(self, match: int) -> tuple[int, ...]: ...
    async def find_followed(self, player: int) -> tuple[int, ...]:
        """Open and running matches that the player follows, newest first."""


class ClockStore(Protocol):
    """Playing hours with vacation, answers with a clock, and when the bot was last alive."""

    async def read_playing_hours(self, players: Collection[int]) -> dict[int, Availability]:
        """Players who have set or spent nothing are missing."""

    async def change_playing_hours(
        self, player: int, change: Callable[[Availability], Availability]
    ) -> None:
        """Everything but the vacation they take, from what it is at this moment."""

    async def change_vacation(self, change: VacationChange) -> None:
        """Raises `Conflict` where it has changed meanwhile."""

    async def read_answers(self, player: int, limit: int) -> tuple[Answer, ...]:
        """Newest first."""

    async def read_heartbeat(self) -> int | None: ...
    async def save_heartbeat(self, at: int) -> None: ...
    async def save_credit(self, at: int, seconds: int, longest: Mapping[JobKind, int]) -> None:
        """Store a heartbeat after a time in which the bot did not run, and make jobs due later by
        as much, of each kind no later than its `longest` from now."""

    async def set_back(self, at: int, seconds: int) -> None:
        """Store a heartbeat after the system's clock was set back, and make jobs and messages due
        earlier by as much."""


class PrivacyStore(Protocol):
    """What is stored about a person, and deleting it."""

    async def export_person(self, player: int) -> dict[str, list[dict[str, int | str | None]]]:
        """Every row that names them, by table; no secret of a match."""

    async def forget(self, player: int, at: int) -> None:
        """Empty their row and delete what only they could use; their seats stay for now."""

    async def find_still_seated(self) -> tuple[int, ...]: ...
    async def mark_seats_freed(self, player: int) -> None: ...
    async def wipe(self) -> bool:
        """Overwrite what free pages hold of forgotten people; return whether there were any."""


class LeagueStore(Protocol):
    """Leagues and their events. Every write makes the league due."""

    async def create(
        self, league: LeagueRow, event: EventRow, messages: Sequence[NewMessage]
    ) -> int:
        """Write a new league with its first event and return its number."""

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
    async def finish_delivery(
        self,
        message: OutboxMessage,
        board: BoardMessage | None,
        letters: Sequence[NewMessage] = (),
        at: int = 0,
    ) -> None:
        """Delete an announcement that has arrived; `board` is the message that shows who has signed
        up, or a season's end, if it is one. `letters` follow from it, and are written `at`."""

    async def read_board(self, league: int) -> BoardMessage | None: ...
    async def read_podium(self, league: int, season: int) -> BoardMessage | None: ...


class KeptPanelStore(Protocol):
    """The panels that people keep in a place of their own. Those of people who want it are opened
    with the commits of their matches, which also write what brings panels up to date."""

    async def read(self, match: int, player: int) -> KeptPanel | None: ...
    async def find_by_message(self, message: int) -> KeptPanel | None:
        """The one that is kept in this message."""

    async def is_place_known(self, place: int) -> bool: ...
    async def open(self, match: int, player: int, kind: KeptKind, at: int) -> None: ...
    async def set_place(self, match: int, player: int, place: int) -> None: ...
    async def set_message(
        self, match: int, player: int, message: int | None, rev: int, at: int
    ) -> None:
        """The message shows this revision since then; None: there is none any more."""

    async def set_revision(self, match: int, player: int, rev: int) -> None:
        """The message shows this revision, or a later one already."""

    async def close(self, match: int, player: int, reason: str) -> None:
        """It has no place any more."""

    async def switch_off(self, match: int, player: int, at: int) -> None:
        """Close it, and write what says so in its place."""

    async def take_reason(self, match: int, player: int) -> str:
        """Why it was closed, once; else empty."""


class CommandStore(Protocol):
    """The slash commands as Discord knows them."""

    async def read_ids(self, fingerprint: str) -> dict[str, int]:
        """The ids by name; none if those that were sent last have another fingerprint."""

    async def replace_ids(self, fingerprint: str, ids: Mapping[str, int]) -> None: ...


class WeeklyStore(Protocol):
    """The weekly posts of servers."""

    async def find_channels(self) -> tuple[WeeklyChannel, ...]:
        """Of the servers that want it."""

    async def choose_channel(self, guild: int, channel: int | None, done: int) -> None:
        """Weeks that end up to `done` get no post."""

    async def begin(self, guild: int, until: int) -> None: ...
    async def finish(self, guild: int, until: int) -> None: ...


class LeaseStore(Protocol):
    """Which of the processes that share a database answers for which servers."""

    async def renew(
        self,
        process: int,
        count: int,
        seconds: float,
        opened: Collection[int] = (),
        *,
        stays: bool = True,
    ) -> Standing:
        """Say that the process lives, and will for so many seconds; take its share of the shards
        that are free, and claim the rest of it from others. It has `opened` some; if it no longer
        `stays`, its share is nothing. Raises `StoreUnusable` where others have another count of
        shards."""

    async def hand_over(self, process: int, shard: int, accepted: Collection[int]) -> bool:
        """Give a shard to the process that has claimed and opened it, if there is one, with the
        presses that this one has accepted."""

    async def read_clock(self) -> float:
        """The database's time in seconds."""

    async def reserve_session(self, process: int, pause: float) -> float:
        """The seconds until a process may open a session at Discord, at least `pause` after any
        that a living process has reserved."""

    async def leave(self, process: int) -> None:
        """The process ends; others may take its shards at once."""


class QuestionStore(Protocol):
    """What bots ask the workers that think for computer players."""

    async def ask(self, question: OpenQuestion) -> None: ...
    async def take_back(self, number: int) -> str | None:
        """Ask no more. Returns the answer if there is one, empty if a worker found none."""

    async def take(self) -> OpenQuestion | None:
        """The oldest question that no worker has taken; no other worker takes it then."""

    async def answer(self, number: int, answer: str) -> None:
        """Of no effect where nobody asks any more."""


class Store(Protocol):
    """Everything that survives a kill of the process."""

    people: PeopleStore
    matches: MatchStore
    matchmaking: MatchmakingStore
    queue: QueueStore
    mentions: MentionStore
    inventory: InventoryStore
    progress: ProgressStore
    results: ResultStore
    leagues: LeagueStore
    seating: SeatingStore
    puzzles: PuzzleStore
    plans: PlanStore
    orders: OrderStore
    kept_panels: KeptPanelStore
    clocks: ClockStore
    privacy: PrivacyStore
    commands: CommandStore
    weekly: WeeklyStore
    leases: LeaseStore | None
    questions: QuestionStore | None
    """Both None where no other process can use the store."""
    change_listeners: list[ChangeListener]

    def check_files(self) -> None:
        """Raises `StoreError` if somebody deleted or replaced its files while they are open."""

    async def begin_anew(self, at: int) -> None:
        """Remember that this store is meant to be new although there are backups of another."""

    async def probe(self) -> None:
        """Write and read without a change. Raises `StoreError` with what is wrong and what to do,
        also if the newest move could not be saved."""

    async def close(self) -> None: ...
