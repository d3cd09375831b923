"""Messages for Discord as the outbox keeps them, and what is known of those that were sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.contract import Param

CALLS: Final = 1 << 29
"""Higher than any `id`; marks stay below 1 << 30."""
MessageMode: TypeAlias = Literal["post", "edit", "note", "remind", "announce"]
StreamKind: TypeAlias = Literal["board", "letter", "remind", "retire"]
StreamKey: TypeAlias = tuple[int, int, StreamKind, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A message in a channel or thread; mostly the newest board message of a match."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message of a match or of a league (the other number is 0), delivered in the order of
    `id`.

    `post` and `edit` mean the board of the match: a new message (one of the `recipients` newly
    owes a decision, was invited, or has a full lobby to start; or everyone should see it), or the
    existing one. `note` is a sentence of its own: `note-<note>` in the catalogue, with `params`; a
    parameter whose name ends in `player` is a player id. `remind` reminds the recipients of a
    deadline. `announce` is a league's announcement of the kind `note`. Recipients are player ids.

    Times are epoch seconds. `created` is the time of the write, and of an announcement that at
    which it was planned. `first_try_at` is set once a message may have reached Discord; a row is
    deleted when it is known to have.
    """

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


@dataclass(frozen=True, slots=True)
class DueStream:
    """That messages of a match or league are due, which are delivered in order: `board` are those
    for its channel or thread (`place`), `letter` direct messages to the same recipients (none: the
    match's followers), `remind` reminders of one person, `retire` boards to be deleted.

    `since` is when the oldest was written; `has_call` says that somebody is asked to move.
    """

    match: int
    league: int
    kind: StreamKind
    recipients: tuple[int, ...]
    place: int
    since: int
    has_call: bool

    @property
    def key(self) -> StreamKey:
        """The same for all messages that must not be delivered at once."""
        return self.match, self.league, self.kind, self.recipients


@dataclass(frozen=True, slots=True)
class Mention:
    """That a person was mentioned for a decision, or reminded of it (`reminder` from 1): by a
    message, or by the match's board where that is None."""

    match: int
    player: int
    decision: int
    reminder: int = 0
    message: BoardMessage | None = None


@dataclass(frozen=True, slots=True)
class DelayedMention:
    """A person who sleeps now and is mentioned when they wake, at `due`: for a row of a match's
    log."""

    match: int
    seq: int
    player: int
    due: int


@dataclass(frozen=True, slots=True)
class OpenNote:
    """A note that asks for something and is not answered yet, with its message."""

    match: int
    note: str
    params: dict[str, Param]
    message: BoardMessage


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
    "restored",
    "idle-soon",
    "idle-closed",
)
"""Every `note`, by its name in the catalogue. Parameters ending in `player` are player ids; `seat`
and `n` (a number of actions) count from 1, `number` is that of a vote, `seen` says that something
had come to light by what was undone, `days` are those of vacation left, or those that a lobby was
open, `hours` those that a clock was extended by, `closing` is when an idle match will be closed,
`since` the time at which a restored one stands."""

FORMER_NOTES = frozenset({"vacation"})
"""No longer written; they may still wait in a store."""

UNREACHABLE_NOTE = "unreachable"
DIRECT_MESSAGE_NOTES = frozenset({"receipt", "late", "over", UNREACHABLE_NOTE})
"""Rows of the mode `note` that are sent by direct message, to those who want them: what a plan did
for its owner, what a computer player did when they timed out, to followers that a match has ended,
and that every channel of their match is closed."""

ANSWERED_NOTE = "answered"
"""Rows of the mode `note` that edit the messages of earlier notes to say what became of them:
`what` is `consent` or `offer`, `key` its number or seat, with the `outcome` and `by_player`."""

RETIRED_NOTE = "retired"
"""Rows of the mode `note` that delete a board which a newer one has replaced: `message` in `place`.
They are written as the newer one is recorded, and delay no other message."""

ORGANISER_NOTES = frozenset({"stuck", "thinking-fails"})
