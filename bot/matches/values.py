"""The plain values that the service takes and gives. No Discord objects, no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypedDict

from bot.models.match import NO_STAKE, Address, Clock, Stake, Table
from bot.storage.rows import OutboxMode
from engine.contract import Game, Options, Param, Seat

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
EventSource: TypeAlias = Literal["person", "computer", "plan", "late"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot has met. `player` is the house's own id, `user` the Discord id, `name` is
    normalised (the edge escapes it). `chosen` is the language set by themselves, `seen` the one
    their Discord last showed. `theme` and `palette` are how their pictures look, None where nothing
    is chosen; without `pictures` they get words instead. `reminders` is `off`, `channel` or `dm`;
    with `letters` they get news by direct message.
    """

    player: int
    user: int
    name: str
    chosen: str | None
    seen: str | None
    theme: str | None = None
    palette: str | None = None
    pictures: bool = True
    reminders: str = "off"
    letters: bool = False

    @property
    def locale(self) -> str | None:
        return self.chosen or self.seen


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen. `threads`: each match gets a thread; `games_channel`: where matches
    are shown, None where `/new` was typed; `locale` None: the server's own at Discord. `theme` and
    `palette` are how the pictures look that everybody sees.
    """

    guild: int
    threads: bool = False
    games_channel: int | None = None
    organiser_role: int | None = None
    notice_channel: int | None = None
    locale: str | None = None
    theme: str | None = None
    palette: str | None = None


class PersonChanges(TypedDict, total=False):
    """What a person changes of their own, the rest stays."""

    locale: str | None
    theme: str | None
    palette: str | None
    pictures: bool
    reminders: str
    letters: bool


class ServerChanges(TypedDict, total=False):
    """The settings to change, the others stay."""

    threads: bool
    games_channel: int | None
    organiser_role: int | None
    notice_channel: int | None
    locale: str | None
    theme: str | None
    palette: str | None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What `/new` asks for. `host` and `invited` are player ids; `computers` are levels, one for
    each computer seat; with `open_to_all` false only the host and the invited may join. With
    `session` the match is the first of a session, and `options` are what is chosen for that.
    `seated` are all who sit there from the beginning, by seat: players, and levels of computers.
    `places` are whom a lobby keeps each seat for, levels of computers, and None for anybody; the
    host sits at theirs. `rematch_of` is the match that this one repeats.
    """

    host: int
    address: Address
    game: str
    seats: int
    options: Options
    computers: tuple[str, ...] = ()
    invited: tuple[int, ...] = ()
    open_to_all: bool = True
    start_when_full: bool = False
    session: bool = False
    clock: Clock | None = None
    seated: tuple[int | str, ...] = ()
    reservations: tuple[int | str | None, ...] = ()
    rematch_of: int | None = None
    stake: Stake = NO_STAKE


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds against flooding: per player seats in lobbies and running matches, open lobbies as
    host; lobbies and running matches per server.
    """

    matches: int = 20
    lobbies: int = 3
    server: int = 200


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one person may see of a match. `seat` and `decision` are None for a spectator.

    `view` is the game's view of that seat (the public one for a spectator); None in a lobby, or
    where a match was cancelled before it began. `decision` is the seat's open decision, or its
    standing one, under which it may take something back: what the controls of its panel name.
    """

    table: Table
    seat: Seat | None
    decision: int | None
    view: Any


@dataclass(frozen=True, slots=True)
class ActionResult:
    """An action that was accepted and is saved: the table after it, the canonical action, its row
    in the log, and what happened, for everybody to see.
    """

    table: Table
    seat: Seat
    action: Any
    seq: int
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class LogEvent:
    """A row of the log as anybody may know it: its kind (`start`, `action`, `resign`, ...), the
    seat and the player who sat there then, who acted (the person, a computer player, a plan, or a
    computer player after a timeout), and the game's public events.
    """

    seq: int
    kind: str
    seat: Seat | None
    by: EventSource
    events: tuple[Any, ...]
    player: int | None = None

    @property
    def is_by_computer(self) -> bool:
        """Whether the person of the seat had no part in it."""
        return self.by in ("computer", "late")


@dataclass(frozen=True, slots=True)
class TimedEvent:
    """A row of a match's log with its time; `stands` says that it is an action that was not taken
    back."""

    event: LogEvent
    at: int
    stands: bool


@dataclass(frozen=True, slots=True)
class UnseenEvents:
    """What is new to a person who looks at a match again: the public view when they looked before,
    and what others have done after that."""

    view: Any
    events: tuple[LogEvent, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player has to decide: it sees what a person at its seat would see."""

    game: str
    view: Any
    level: str
    seed: bytes


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """Where the newest board message of a match is: the channel or thread, and the message."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class PendingPerson:
    """A person whom a match waits for: now, where they owe a `decision`, else soon. `since` is the
    row of the log that brought it about."""

    seat: Seat
    player: int
    since: int
    decision: int | None

    @property
    def key(self) -> int:
        """What they are called to, once."""
        return self.since if self.decision is None else self.decision

    @property
    def keys(self) -> set[tuple[int, int]]:
        """With the player, what they may have been called to before."""
        return {(self.player, self.since), (self.player, self.key)}


@dataclass(frozen=True, slots=True)
class Mention:
    """That somebody was called to a decision, or reminded of it (`reminder` from 1): by a message
    in a place, or by the match's board."""

    match: int
    player: int
    decision: int
    reminder: int = 0
    message: BoardMessage | None = None


@dataclass(frozen=True, slots=True)
class OpenNote:
    """A note that asks for something and is not answered yet, with where it was said."""

    note: str
    params: dict[str, Param]
    message: BoardMessage


@dataclass(frozen=True, slots=True)
class DelayedMention:
    """Somebody who sleeps now, and is called when they wake: for a row of a match's log, at an
    epoch second."""

    match: int
    seq: int
    player: int
    due: int


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """Something Discord has to be told, in the order of `id`.

    `post` and `edit` mean the board of the match: a new message (somebody in `asked` newly owes a
    decision, was invited, or has a full lobby to start; or everybody should see it), or the one
    there is. `remind` reminds of a decision. `note` is a sentence of its own: `note-<note>` in the
    catalogues, with `params`; a parameter whose name ends in `player` is a player id. `recipients`
    are player ids. Times are epoch seconds; `first_try_at` is set once a message may have reached
    Discord. A row is gone when it is known to have.
    """

    id: int
    match: int
    seq: int
    mode: OutboxMode
    recipients: tuple[int, ...]
    note: str | None
    params: dict[str, Param]
    created: int
    due: int
    tries: int
    first_try_at: int | None

    @property
    def is_delayed_mention(self) -> bool:
        """Whether it only calls somebody who slept when the others were called."""
        return "later" in self.params

    @property
    def is_catch_up(self) -> bool:
        """Whether it is a board in a new place, which calls whoever could not be called before."""
        return "again" in self.params


NOTES = (
    "lobby-closed",
    "stuck",
    "abandoned",
    "resigned",
    "thinking-fails",
    "seat-offered",
    "seat-taken",
    "consent-undo",
    "consent-remove",
    "consent-pause",
    "consent-resume",
    "consent-declined",
    "consent-withdrawn",
    "undone",
    "rewound",
    "removed",
    "vacation",
    "late-waits",
    "late-held",
    "late-empty",
    "late-offered",
    "paused",
    "paused-agreed",
    "resumed",
    "extended",
    "thawed",
    "idle-soon",
    "idle-closed",
)
"""Every `note` there is: a lobby closed after its time; a match that the rules broke on (for the
organiser); a match with no person left; a seat that resigned (`seat` from 1, `player`); a computer
player that cannot decide (for the organiser; `seat` from 1); a seat that anybody may take instead
of `player`, and one that `player` has taken (`seat` from 1); questions of `player` to the table,
their `number`, of undoing `n` actions (`seen`: something came to light by them), of removing
`other_player`, of a pause or its end, and what became of them; `n` actions that the organiser
`player` has struck (`seen` as before); a day of vacation of `player`, who has `days` left; what
happens where the time of `player` is over; clocks that stop, go on, or get so many `hours` more by
the word of `player`; the bot that is back; a match that will be closed at `closing`, or is, as
nobody acts."""

UNREACHABLE_NOTE = "unreachable"
DIRECT_MESSAGE_NOTES = frozenset({"receipt", "late", "over", UNREACHABLE_NOTE})
"""Rows of the mode `note` that go to persons alone, by direct message to those who want them: what
a plan did for its owner (`asked`), what a computer player did when their time was over, that every
place of their match is closed, and to those who follow a match, that it has ended."""

ANSWERED_NOTE = "answered"
"""Rows of the mode `note` by which the messages of other notes say what came of them: of `what`, a
`consent` or an `offer`, its number or seat as `key`, the `outcome`, and `by_player`."""

ORGANISER_NOTES = frozenset({"stuck", "thinking-fails"})
