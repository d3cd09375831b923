"""Messages for Discord as the outbox keeps them, what is known of those that were sent, and the
panels that people keep in a place of their own: a private thread or their direct messages."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.contract import Param

CALLS: Final = 1 << 29  # higher than any `id`; marks stay below 1 << 30
THREADS: Final = CALLS + (1 << 20)
"""With a match's number, the mark of the message above its thread: above the marks of puzzles, and
below those of mentions."""
QUEUED: Final = "queued"  # the parameter of a board that begins a match from the queue
OPENED: Final = "opened"  # the parameter of the first board of a lobby that anyone may join
MessageMode: TypeAlias = Literal["post", "edit", "note", "remind", "announce"]
StreamKind: TypeAlias = Literal["board", "letter", "remind", "retire", "kept"]
StreamKey: TypeAlias = tuple[int, int, StreamKind, tuple[int, ...], int]


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message in a channel or thread; mostly the newest board message of a match."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message of a match or of a league (the other number is 0), delivered in the order of `id`.

    `post` and `edit` mean the board of the match: a new message (one of the `recipients` newly owes
    a decision, was invited, or has a full lobby to start; or everyone should see it), or the
    existing one. `note` is a sentence of its own: `note-<note>` in the catalogue, with `params`; a
    parameter whose name ends in `player` is a player id. `remind` reminds the recipients of a
    deadline. `announce` is a league's announcement of the kind `note`. Recipients are player ids.

    Times are epoch seconds. `created` is the time of the write, and of an announcement that at
    which it was planned. `first_try_at` is set once a message may have reached Discord; a row is
    deleted when it is known to have. A match with mirrors has rows for each of them, whose server
    is the `guild`; 0: its own."""

    id: int
    match: int
    league: int
    seq: int
    mode: MessageMode
    recipients: tuple[int, ...]
    note: str | None
    params: dict[str, Param]
    created: int
    due: int
    tries: int
    first_try_at: int | None
    guild: int = 0

    @property
    def call_mark(self) -> int:
        """The mark of a message that mentions for the board of this one, which has the `id`."""
        return self.id + CALLS

    @property
    def is_delayed_mention(self) -> bool:
        """Whether it only mentions people who slept when the others were mentioned."""
        return "later" in self.params

    @property
    def is_catch_up(self) -> bool:
        """Whether it is a board in a new place, which mentions those who could not be before."""
        return "again" in self.params

    @property
    def opens_lobby(self) -> bool:
        """Whether it is the first board of a lobby that anyone may join."""
        return OPENED in self.params

    @property
    def calls_everyone(self) -> bool:
        """Whether it begins a match from the queue, whose people all waited for it."""
        return QUEUED in self.params


@dataclass(frozen=True, slots=True)
class DueStream:
    """That messages of a match or league are due, which are delivered in order: `board` are those
    for its channel or thread (`place`), `letter` direct messages to the same recipients (none: the
    match's followers), `remind` reminders of one person, `retire` boards to be deleted, `kept` the
    panel that one person keeps.

    `since` is when the oldest was written; `has_call` says that somebody is asked to move. `server`
    is the one whose process delivers them."""

    match: int
    league: int
    kind: StreamKind
    recipients: tuple[int, ...]
    place: int
    since: int
    has_call: bool
    guild: int = 0
    server: int = 0

    @property
    def key(self) -> StreamKey:
        """The same for all messages that must not be delivered at once."""
        return self.match, self.league, self.kind, self.recipients, self.guild


@dataclass(frozen=True, slots=True)
class Mention:
    """That a person was mentioned for a decision, or reminded of it (`reminder` from 1): by a
    message, or by the match's board where that is None."""

    match: int
    player: int
    decision: int
    reminder: int = 0
    message: PostedMessage | None = None


NO_ONE: Final = 0  # stands for a player where none is meant


@dataclass(frozen=True, slots=True)
class DelayedMention:
    """A person who is called by a row of their own, at `due`: when they wake, or at once by direct
    message. It is for a row of a match's log, or with a `note` and its `params` for what that asks.
    For `NO_ONE`, only earlier mentions are brought up to date then."""

    match: int
    seq: int
    player: int
    due: int
    note: str | None = None
    params: tuple[tuple[str, Param], ...] = (("later", 1),)


@dataclass(frozen=True, slots=True)
class OpenNote:
    """A note that asks for something and is not answered yet, with its message."""

    match: int
    note: str
    params: dict[str, Param]
    message: PostedMessage


NOTES = (
    "lobby-closed", "stuck", "abandoned", "resigned", "thinking-fails", "seat-offered",
    "seat-taken", "seat-taken-for", "consent-undo", "consent-remove", "consent-pause",
    "consent-resume", "undone", "rewound", "removed", "late-waits", "late-held", "late-empty",
    "late-offered", "paused", "paused-agreed", "resumed", "extended", "thawed", "restored",
    "idle-soon", "idle-closed",
)  # fmt: skip
"""Every `note`, by its name in the catalogue. Parameters ending in `player` are player ids; `seat`
and `n` (a number of actions) count from 1, `number` is that of a vote, `seen` says that something
had come to light by what was undone, `days` are those of vacation left, or those that a lobby was
open, `hours` those that a clock was extended by, `closing` is when an idle match will be closed,
`since` the time at which a restored one stands."""

UNREACHABLE_NOTE = "unreachable"
SEASON_LETTER = "season-end"
"""An announcement that tells one player by direct message how a season ended for them."""
AWAY_LETTER = "season-away"  # one that tells a player in which sessions they are away
STALLED_LETTER = "season-stalled"
"""One that tells the organiser who opened a league that its season will not be finished in time."""
SEAT_LETTER = "season-seat"  # one that tells a player that somebody has claimed their seat
SILENT_LETTER = "season-silent"
"""One that tells the organiser who opened a league who is away, and what can be done."""
LEAGUE_LETTERS = frozenset({SEASON_LETTER, AWAY_LETTER, STALLED_LETTER, SEAT_LETTER, SILENT_LETTER})
VOTE_LETTER = "vote"  # asks a player to vote, with the parameters of the vote's note
VOTE_CLOSED = "vote-closed"  # says there what became of it, with those of `ANSWERED_NOTE`
DIRECT_MESSAGE_NOTES = LEAGUE_LETTERS | {
    "receipt", "wish", "late", "held", "offered", "over", UNREACHABLE_NOTE, VOTE_LETTER,
    VOTE_CLOSED,
}  # fmt: skip
"""Rows that are sent by direct message, to those who want them: what a plan did for its owner, what
a computer player did when they were slow or timed out, that others can take their seat, to
followers that a match has ended, that every channel of their match is closed, who is asked for
their vote and what became of it, and what concerns one person in a league."""

ANSWERED_NOTE = "answered"
"""Rows of the mode `note` that edit the messages of earlier notes to say what became of them:
`what` is `consent` or `offer`, `key` its number or seat, with the `outcome` and `by_player`."""

RETIRED_NOTE = "retired"
"""Rows of the mode `note` that delete a board which a newer one has replaced: `message` in `place`.
They are written as the newer one is recorded, and delay no other message."""

KEPT_NOTE: Final = "kept-panel"
"""Rows of the mode `note` that bring the panel up to date which the recipient keeps in a place of
their own, or delete it where its person is gone. They delay no other message, nor others them."""

NUDGE_NOTE = "one-more"
"""A row of the mode `note` that tells those who want to hear of it that a lobby lacks one player:
once for each lobby, and not those who sit there."""

ORGANISER_NOTES = frozenset({"stuck", "thinking-fails"})

UNMIRRORED_NOTES = DIRECT_MESSAGE_NOTES | ORGANISER_NOTES
"""What is sent once, not in every server in which a match is shown."""


KeptKind: TypeAlias = Literal["thread", "dm"]
CloseReason: TypeAlias = Literal["no-thread", "thread-gone", "dm-closed", ""]
KNOWN: Final = ""  # why a panel is kept no longer, where its person knows
GONE: Final = "gone"
"""The parameter of a row of the outbox that deletes a panel whose person had their data deleted."""

REVISION: Final = "rev"
"""The parameter of the other rows: which revision of the match is to be shown."""


@dataclass(frozen=True, slots=True)
class KeptPanel:
    """The panel that a person keeps of a match: its thread or direct messages (`place`) and its
    one `message`, None until they are there, which shows the revision `rev` of the match. `closed`
    says why it is kept no longer, and is None while it is."""

    match: int
    player: int
    kind: KeptKind
    place: int | None = None
    message: int | None = None
    rev: int = 0
    closed: str | None = None

    @property
    def is_open(self) -> bool:
        return self.closed is None

    @property
    def board(self) -> PostedMessage | None:
        if self.place is None or self.message is None:
            return None
        return PostedMessage(self.place, self.message)
