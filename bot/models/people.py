"""People and servers with their settings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A person the bot knows: `player` is its own id for them, `user` the Discord id. `name` is
    normalised, not escaped. `chosen` is the language they have set, `seen` that of their client.
    `theme` and `palette` are None unless chosen; without `pictures` they get text instead.
    `reminders` is `off`, `channel` or `dm`; with `letters` they get direct messages.
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
    """A server's settings. With `threads` each match gets a thread; `games_channel` is where
    matches are played, None for the channel of `/new`; without `locale` the server's Discord locale
    counts. `theme` and `palette` are those of public pictures.
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
    """A player's latest answers: `in_time` out of `of`, with the `median` time of an answer in
    seconds of playing hours."""

    in_time: int
    of: int
    median: int
