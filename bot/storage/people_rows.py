"""What the store keeps of people and servers, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Settings: TypeAlias = dict[str, bool | int | str | None]
"""Settings of a person or a server that change, by name."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A person; `user` is None once forgotten."""

    player: int
    user: int | None
    name: str
    chosen: str | None
    seen: str | None
    theme: str | None = None
    palette: str | None = None
    pictures: bool = True
    reminders: str = "off"
    letters: bool = False


@dataclass(frozen=True, slots=True)
class ServerRow:
    guild: int
    threads: bool = False
    games_channel: int | None = None
    organiser_role: int | None = None
    notice_channel: int | None = None
    locale: str | None = None
    theme: str | None = None
    palette: str | None = None


@dataclass(frozen=True, slots=True)
class LastSeenRow:
    """How far a person has looked at a match: up to the log row `seen`, and the time before up to
    `before`, 0 where there was none."""

    seen: int
    before: int


@dataclass(frozen=True, slots=True)
class LessonRow:
    """Where a person stands in a lesson; `draft` is canonical JSON."""

    step: int
    draft: str


@dataclass(frozen=True, slots=True)
class PlayingHoursRow:
    """A person's playing hours and vacation; see `bot.models.playing_hours`. Clocks use
    these hours from `counts` on, and the `former` ones before."""

    zone: str = "UTC"
    wake: int = 0
    sleep: int = 0
    days_off: tuple[int, ...] = ()
    vacation: bool = True
    year: int = 0
    spent: int = 0
    away_until: int = 0
    former: str | None = None
    counts: int = 0


@dataclass(frozen=True, slots=True)
class VacationDayRow:
    """A day of somebody's vacation is spent, if their habits are still those `before`."""

    player: int
    before: PlayingHoursRow
    after: PlayingHoursRow
