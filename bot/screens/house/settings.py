"""Settings: one's own language, and what a server has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.screens.screen import Block, Button, Choice, Pick, Row, Select, Text
from bot.words import Words


class Server(Protocol):
    """What is shown of a server's settings; see `bot.matches.ServerSettings`."""

    @property
    def threads(self) -> bool: ...
    @property
    def games_channel(self) -> int | None: ...
    @property
    def organiser_role(self) -> int | None: ...
    @property
    def notice_channel(self) -> int | None: ...
    @property
    def locale(self) -> str | None: ...


def personal(chosen: str | None, locales: Sequence[str], words: Words) -> tuple[Block, ...]:
    """One's own language."""
    return (
        Text(words("settings-me")),
        _languages("settings.me.locale", chosen, locales, words("settings-auto-me"), words),
    )


def server(settings: Server, locales: Sequence[str], words: Words) -> tuple[Block, ...]:
    """What a server has chosen; each control changes one thing at once."""
    threads = "on" if settings.threads else "off"
    return (
        Text(words("settings-server")),
        Row((Button("settings.server.threads", words(f"settings-threads-{threads}")),)),
        _pick("games", "channel", settings.games_channel, words),
        _pick("role", "role", settings.organiser_role, words),
        _pick("notice", "channel", settings.notice_channel, words),
        _languages(
            "settings.server.locale",
            settings.locale, locales, words("settings-auto-server"), words,
        ),
    )  # fmt: skip


def _pick(name: str, kind: str, chosen: int | None, words: Words) -> Pick:
    return Pick(
        f"settings.server.{name}",
        "role" if kind == "role" else "channel",
        words(f"settings-{name}"),
        () if chosen is None else (chosen,),
    )


def _languages(
    control: str, chosen: str | None, locales: Sequence[str], auto: str, words: Words
) -> Select:
    choices = [Choice("auto", auto, chosen=chosen is None)]
    choices += [Choice(one, words(f"language-{one}"), chosen=chosen == one) for one in locales]
    return Select(control, words("settings-language"), tuple(choices))
