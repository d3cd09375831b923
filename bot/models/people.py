"""People and servers with their settings."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from bot.models.playing_hours import ALWAYS, PlayingHours

HOUR: Final = 3600
MOST_AVOIDED: Final = 10  # people whom somebody does not want to meet in the queue
Setting: TypeAlias = bool | int | str | None


@dataclass(frozen=True, slots=True)
class Person:
    """A person the bot has met.

    `player` is the bot's own id, `user` the Discord id (0 once their data is deleted), `name` is
    normalised but not escaped. `chosen` is the language they set, `seen` the one their Discord last
    showed. `theme` and `palette` are how their pictures look, None: the default; without `pictures`
    they get text instead, without `hints` their panels suggest nothing. `calls` is where they hear
    that it is their turn: `channel` or `dm`; `reminders` is `channel`, `dm` or `off` (then they get
    only the last one, where they hear of their turn); with `letters` they get news by direct
    message, with `league_letters` what concerns their seats and seasons in leagues, with
    `question_letters` what they and others are asked in secret, with `next_letters` that they are
    next. `keeps` is where they keep their panels of all matches: `no`, `thread` or `dm`; with
    `keeps_calls` they are called there. `unreachable`: the last direct message to them was refused.
    `hidden`: others cannot look them up, and no list of players names them. `direct_channel` is
    that of their direct messages, once it was opened."""

    player: int
    user: int
    name: str
    chosen: str | None
    seen: str | None
    theme: str | None = None
    palette: str | None = None
    pictures: bool = True
    hints: bool = True
    calls: str = "channel"
    reminders: str = "off"
    letters: bool = False
    unreachable: bool = False
    league_letters: bool = True
    question_letters: bool = True
    next_letters: bool = False
    keeps: str = "no"
    keeps_calls: bool = False
    hidden: bool = False
    direct_channel: int | None = None

    @property
    def locale(self) -> str | None:
        return self.chosen or self.seen

    @property
    def hears_reminders(self) -> str:
        """Where they are reminded: `channel` or `dm`."""
        return self.calls if self.reminders == "off" else self.reminders


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of a server. `threads`: each match gets a thread; `games_channel`: where matches are
    shown, None: where `/new` was typed; `locale` None: the server's own at Discord. `theme` and
    `palette` are how public pictures look. `shares_queue`: people who wait there may meet those of
    other servers that agree to it. `puzzle_channel` gets the daily puzzle from `puzzle_hour` (UTC)
    on; None: nowhere. `weekly_channel` gets the weekly post; `zone` is the server's time zone.
    `news_role` is the role of those who want to hear of new lobbies, if it was made; `calls_role`:
    lobbies mention it. Addresses of public pages are made from `page_secret`; None: there are
    none. `shares_puzzles`: daily puzzles may be positions of its matches."""

    guild: int
    threads: bool = False
    games_channel: int | None = None
    organiser_role: int | None = None
    notice_channel: int | None = None
    locale: str | None = None
    theme: str | None = None
    palette: str | None = None
    shares_queue: bool = False
    puzzle_channel: int | None = None
    puzzle_hour: int = 8
    weekly_channel: int | None = None
    zone: str = "UTC"
    news_role: int | None = None
    calls_role: bool = False
    page_secret: str | None = field(default=None, repr=False)
    shares_puzzles: bool = False

    @property
    def role_to_call(self) -> int | None:
        return self.news_role if self.calls_role else None


@dataclass(frozen=True, slots=True)
class AnswerPace:
    """How a person has answered lately: `in_time` of `of` answers in time, after a median of so
    many playing seconds."""

    in_time: int
    of: int
    median: int

    @property
    def is_known(self) -> bool:
        """Whether there are enough answers to tell."""
        return self.of >= 3


@dataclass(frozen=True, slots=True)
class SeenRows:
    """How far a person has looked at a match: up to the log row `seen`, and the time before up to
    `before`, 0 if there was none; and whether they want no plan suggested there any more."""

    seen: int
    before: int
    declined: bool = False


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
    has not since they last answered in time. `wishes` are for games, with spaces between: a
    computer answers for them where they are slow, `<game>.half` after half of a move's time,
    `<game>.hour` after an hour; and their last standing orders, `<game>.ask.<order>,<order>`."""

    hours: PlayingHours = ALWAYS
    vacation: bool = True
    year: int = 0
    spent: int = 0
    away_until: int = 0
    former: PlayingHours | None = None
    counts: int = 0
    asked: int = 0
    wishes: str = ""

    def count_wish(self, game: str, allowance: int) -> int | None:
        """The seconds of a move's time after which a computer answers in a game; None: never."""
        wishes, half = self.wishes.split(), allowance // 2
        if f"{game}.hour" in wishes:
            return min(HOUR, half)
        return half if f"{game}.half" in wishes else None

    def find_orders(self, game: str) -> tuple[str, ...] | None:
        """The last standing orders that they gave in a game; None: they gave none."""
        begin = _begin_orders(game)
        kept = [wish for wish in self.wishes.split() if wish.startswith(begin)]
        return tuple(kept[0].removeprefix(begin).split(",")) if kept else None

    def keep_orders(self, game: str, orders: Collection[str]) -> "Availability":
        begin = _begin_orders(game)
        others = [wish for wish in self.wishes.split() if not wish.startswith(begin)]
        return replace(self, wishes=" ".join((*others, begin + ",".join(orders))))

    def keep_answers(self, wishes: Collection[str]) -> "Availability":
        """With these wishes about computers that answer."""
        orders = [wish for wish in self.wishes.split() if _begin_orders("") in wish]
        return replace(self, wishes=" ".join((*sorted(wishes), *orders)))


def _begin_orders(game: str) -> str:
    return f"{game}.ask."


@dataclass(frozen=True, slots=True)
class VacationChange:
    """A person takes vacation or is asked about it, if their availability is still `before`."""

    player: int
    before: Availability
    after: Availability


@dataclass(frozen=True, slots=True)
class WeeklyChannel:
    """Where a server gets the weekly post, and its time zone. `done` is the end of the newest week
    that has been dealt with, `tried` that of the newest one whose post may have arrived."""

    guild: int
    channel: int
    zone: str
    done: int
    tried: int


@dataclass(frozen=True, slots=True)
class Week:
    """From a Monday to the next one, at midnight, in epoch seconds; `posted` is when its post is
    due, `first_day` the ordinal of the date on which it begins."""

    since: int
    until: int
    posted: int
    first_day: int
