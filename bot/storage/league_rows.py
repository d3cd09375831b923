"""What the store keeps of leagues, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Param


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league: `league` is 0 until it is founded, `rev` the number of its newest event."""

    league: int
    guild: int
    channel: int
    name: str
    founder: int
    created: int
    rev: int = 0


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened in a league; `body` is canonical JSON."""

    seq: int
    actor: int | None
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class NewAnnouncement:
    """Something that a league's channel has to be told."""

    kind: str
    due: int
    params: tuple[tuple[str, Param], ...] = ()


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    id: int
    league: int
    kind: str
    params: dict[str, Param]
    due: int
    tries: int
    first_try_at: int | None
