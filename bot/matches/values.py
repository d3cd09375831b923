"""Messages of matches for Discord, and the question to a computer player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player has to decide: it sees what a person at its seat would see."""

    game: str
    view: Any
    level: str
    seed: bytes


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
