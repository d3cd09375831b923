"""Texts to leaf through: the rules in short, the help, the greeting to a new server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.screens.screen import Button, Row, Screen, Text
from bot.words import Words


def rules(game: str, texts: Sequence[str], page: int, words: Words) -> Screen:
    """One page of a game's rules with the way to its neighbours; `page` counts from 0."""
    page = min(max(page, 0), len(texts) - 1)
    last = len(texts) - 1
    back = Button(f"pages.{game}.{max(page - 1, 0)}", words("pages-back"), disabled=page == 0)
    on = Button(
        f"pages.{game}.{min(page + 1, last)}.on", words("pages-on"), "primary",
        disabled=page == last,
    )  # fmt: skip
    foot = words("pages-foot", page=page + 1, pages=len(texts))
    return Screen((Text(texts[page]), Text(f"-# {foot}"), Row((back, on))))


def help_screen(commands: Sequence[str], words: Words) -> Screen:
    """How to play with this bot, and every command in a line."""
    lines = "\n".join(
        f"`/{words.named(f'command-{name}-name', name)}` {words(f'command-{name}')}"
        for name in commands
    )
    return Screen((Text(words("help-head")), Text(lines), Text(words("help-foot"))))


def greeting(games: Iterable[str], missing: Sequence[str], words: Words) -> Screen:
    """The first words in a server: what this is, which games, how to begin, what is missing."""
    about = [
        words("greeting-game", name=words(f"{game}-name"), about=words(f"{game}-about"))
        for game in games
    ]
    lack = lacking(missing, words)
    lines = [words("greeting"), *about, words("greeting-how"), *(["", lack] if lack else [])]
    return Screen((Text("\n".join(lines)),))


def lacking(missing: Sequence[str], words: Words) -> str:
    """Which permissions the bot lacks in a channel; empty where it has all."""
    if not missing:
        return ""
    return words("permissions-missing", names=permission_names(missing, words))


def permission_names(missing: Sequence[str], words: Words) -> str:
    """Permissions as Discord's own settings call them, each in bold."""
    return ", ".join(f"**{words('permission-' + name.replace('_', '-'))}**" for name in missing)


def resign_question(title: str, words: Words) -> Screen:
    """Asks once more before a seat is given up; the match is filled in by the caller."""
    yes = Button("resign.yes", words("resign-yes"), "danger")
    no = Button("resign.no", words("resign-no"))
    return Screen((Text(words("resign-sure", title=title)), Row((yes, no))))
