"""Rows of the outbox."""

from __future__ import annotations

from dataclasses import dataclass

from bot.models.commit import OutboxMode
from engine.contract import Param


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
