"""Messages of matches for Discord, and the question to a computer player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.models.commit import OutboxMode
from engine.contract import Param


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
"""Every `note`, by its name in the catalogue. Parameters ending in `player` are player ids; `seat`
and `n` (a number of actions) count from 1, `number` is that of a vote, `seen` says that something
had come to light by what was undone, `days` are those of vacation left, `hours` those that a clock
was extended by, `closing` is when an idle match will be closed."""

UNREACHABLE_NOTE = "unreachable"
DIRECT_MESSAGE_NOTES = frozenset({"receipt", "late", "over", UNREACHABLE_NOTE})
"""Rows of the mode `note` that are sent by direct message, to those who want them: what a plan did
for its owner, what a computer player did when they timed out, to followers that a match has ended,
and that every channel of their match is closed."""

ANSWERED_NOTE = "answered"
"""Rows of the mode `note` that edit the messages of earlier notes to say what became of them:
`what` is `consent` or `offer`, `key` its number or seat, with the `outcome` and `by_player`."""

ORGANISER_NOTES = frozenset({"stuck", "thinking-fails"})
