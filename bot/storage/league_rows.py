"""What the store keeps of leagues, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


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
