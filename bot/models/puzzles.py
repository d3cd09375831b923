"""The daily puzzle: what people have tried, and where it is posted. A day is the ordinal of its
date in UTC, 1 for 0001-01-01."""

from dataclasses import dataclass
from typing import Any, Final

from engine.contract import Json, Puzzle, SetsPuzzles

TRIES: Final = 3  # of which the best counts


HOUR: Final = 3_600
DAY: Final = 24 * HOUR
HOURS: Final = range(24)
FIRST: Final = 719_163  # the day of the epoch, 1970-01-01


def find_day(second: int) -> int:
    return FIRST + second // DAY


def find_start(day: int) -> int:
    return (day - FIRST) * DAY


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """Where the puzzle of a day comes from: what a `move` (counted from 0) of a match decided; None
    for a puzzle that was made."""

    day: int
    match: int | None = None
    move: int | None = None


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    source: PuzzleSource
    key: str
    rules: SetsPuzzles[Any, Any]
    puzzle: Puzzle[Any]

    @property
    def day(self) -> int:
        return self.source.day

    @property
    def is_real(self) -> bool:
        """Whether it is from a match."""
        return self.source.match is not None


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    actions: tuple[Any, ...]
    points: int


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A finished answer: the `number` counts from 1, `best` is the most that was possible. `guild`
    is where it was given, None for a direct message."""

    player: int
    day: int
    number: int
    guild: int | None
    points: int
    best: int
    at: int


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """On how many `days` a person has tried, how many of them in a row now and at most, and on how
    many the best answer was `found`."""

    days: int = 0
    streak: int = 0
    longest: int = 0
    found: int = 0


NO_PUZZLES: Final = PuzzleRecord()


@dataclass(frozen=True, slots=True)
class SavedAnswer:
    """A person's unfinished answer; both texts are JSON."""

    day: int
    actions: str
    draft: str


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """The newest daily puzzle of a server, and the day of the one `before` it; `message` is None
    while it may not have arrived, 0 if its channel is closed."""

    guild: int
    day: int
    place: int
    message: int | None
    before: int | None = None

    @property
    def end(self) -> int:
        """When its puzzle ends, in epoch seconds."""
        return find_start(self.day + 1)


@dataclass(frozen=True, slots=True)
class PuzzleChannel:
    """Where and from which hour (UTC) a server gets the daily puzzle, and its newest one."""

    guild: int
    channel: int
    hour: int
    post: PuzzlePost | None

    @property
    def is_closed(self) -> bool:
        """Whether the newest puzzle could not be posted here."""
        return self.post is not None and (self.post.place, self.post.message) == (self.channel, 0)

    def find_due(self, now: int) -> int:
        """From when on, in epoch seconds, the next puzzle is to be posted: the one of today, as
        long as it is not."""
        today = find_day(now)
        is_done = self.post is not None and self.post.day >= today and self.post.message is not None
        return find_start(today + is_done) + self.hour * HOUR


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """How far a person is with the puzzle of a day: the actions of the unfinished answer with the
    draft of the next one, and the finished tries."""

    actions: tuple[Any, ...]
    draft: dict[str, Json]
    tries: tuple[PuzzleTry, ...]

    @property
    def tries_left(self) -> int:
        return TRIES - len(self.tries)

    @property
    def is_found(self) -> bool:
        return any(attempt.points >= attempt.best for attempt in self.tries)

    @property
    def is_over(self) -> bool:
        """Whether no other try can bring more, or none is left."""
        return self.is_found or not self.tries_left

    @property
    def most(self) -> int:
        return max((attempt.points for attempt in self.tries), default=0)
