"""People and servers with their settings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot has met. `player` is the house's own id, `user` the Discord id, `name` is
    normalised (the edge escapes it). `chosen` is the language set by themselves, `seen` the one
    their Discord last showed. `theme` and `palette` are how their pictures look, None where nothing
    is chosen; without `pictures` they get words instead. `reminders` is `off`, `channel` or `dm`;
    with `letters` they get news by direct message.
    """

    player: int
    user: int
    name: str
    chosen: str | None
    seen: str | None
    theme: str | None = None
    palette: str | None = None
    pictures: bool = True
    reminders: str = "off"
    letters: bool = False

    @property
    def locale(self) -> str | None:
        return self.chosen or self.seen


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen. `threads`: each match gets a thread; `games_channel`: where matches
    are shown, None where `/new` was typed; `locale` None: the server's own at Discord. `theme` and
    `palette` are how the pictures look that everybody sees.
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
    """How somebody has answered lately: so many `of` their answers in time, after a median of so
    many waking seconds."""

    in_time: int
    of: int
    median: int
