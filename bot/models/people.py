"""People and servers with their settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, TypedDict

from bot.models.playing_hours import ALWAYS, PlayingHours

Settings: TypeAlias = dict[str, bool | int | str | None]
"""Settings of a person or a server that change, by name."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person the bot has met.

    `player` is the bot's own id, `user` the Discord id (0 once their data is deleted), `name` is
    normalised but not escaped. `chosen` is the language they set, `seen` the one their Discord last
    showed. `theme` and `palette` are how their pictures look, None: the default; without `pictures`
    they get text instead. `calls` is where they hear that it is their turn: `channel` or `dm`;
    `reminders` is `off`, `channel` or `dm`; with `letters` they get news by direct message.
    `unreachable`: the last direct message to them was refused.
    """

    player: int
    user: int
    name: str
    chosen: str | None
    seen: str | None
    theme: str | None = None
    palette: str | None = None
    pictures: bool = True
    calls: str = "channel"
    reminders: str = "off"
    letters: bool = False
    unreachable: bool = False

    @property
    def locale(self) -> str | None:
        return self.chosen or self.seen


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of a server. `threads`: each match gets a thread; `games_channel`: where matches are
    shown, None: where `/new` was typed; `locale` None: the server's own at Discord. `theme` and
    `palette` are how public pictures look.
    """

    guild: int
    threads: bool = False
    games_channel: int | None = None
    organiser_role: int | None = None
    notice_channel: int | None = None
    locale: str | None = None
    theme: str | None = None
    palette: str | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """How a person has answered lately: `in_time` of `of` answers in time, after a median of so
    many playing seconds."""

    in_time: int
    of: int
    median: int


class PersonChanges(TypedDict, total=False):
    """Settings that a person changes; the others stay."""

    locale: str | None
    theme: str | None
    palette: str | None
    pictures: bool
    calls: str
    reminders: str
    letters: bool
    unreachable: bool


class ServerChanges(TypedDict, total=False):
    """Settings of a server to change; the others stay."""

    threads: bool
    games_channel: int | None
    organiser_role: int | None
    notice_channel: int | None
    locale: str | None
    theme: str | None
    palette: str | None


@dataclass(frozen=True, slots=True)
class SeenRows:
    """How far a person has looked at a match: up to the log row `seen`, and the time before up to
    `before`, 0 if there was none."""

    seen: int
    before: int


@dataclass(frozen=True, slots=True)
class SavedLesson:
    """Where a person is in a lesson; `draft` is canonical JSON."""

    step: int
    draft: str


@dataclass(frozen=True, slots=True)
class Availability:
    """A person's playing hours and vacation. Clocks use these hours from `counts` on, and the
    `former` ones before. `spent` days of the vacation of `year` are gone; the last one ends at
    `away_until`. With `vacation` the bot may ask whether they want some; it did at `asked`, 0 if it
    has not since they last answered in time."""

    hours: PlayingHours = ALWAYS
    vacation: bool = True
    year: int = 0
    spent: int = 0
    away_until: int = 0
    former: PlayingHours | None = None
    counts: int = 0
    asked: int = 0


@dataclass(frozen=True, slots=True)
class VacationChange:
    """A person takes vacation or is asked about it, if their availability is still `before`."""

    player: int
    before: Availability
    after: Availability
