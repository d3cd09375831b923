"""Texts to leaf through: the rules in short, the help, the greeting to a new server."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.screens.screen import Button, Row, Screen, Text
from bot.words import Words

COMMAND_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "begin": ("learn", "new", "rules", "help"),
        "play": ("turns", "plan", "undo", "resign", "substitute", "pause"),
        "look": ("table", "matches", "log", "bag", "follow"),
        "after": ("replay", "analysis", "record", "rematch", "rating", "profile"),
        "league": ("league", "leaderboard"),
        "setup": ("settings", "organise", "privacy"),
    }
)
"""The house's commands by what they are for, in the order in which they are needed."""


def render_rules(game: str, texts: Sequence[str], page: int, words: Words) -> Screen:
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


def render_help(
    commands: Collection[str], queries: Collection[str], moves: Collection[str], words: Words
) -> Screen:
    """How to begin, then every command in a line, by what it is for. Of the games' `looks` show
    something; their `moves`, which panels have as buttons, are only named."""
    known = {*queries, *moves, *(name for names in COMMAND_GROUPS.values() for name in names)}
    more = {"look": queries, "play": [name for name in commands if name not in known]}
    texts = [Text(words("help-head"))]
    for group, names in COMMAND_GROUPS.items():
        lines = [
            _describe_command(one, words)
            for one in (*names, *more.get(group, ()))
            if one in commands
        ]
        typed = [f"`/{_command_name(one, words)}`" for one in commands if one in moves]
        if group == "play" and typed:
            lines.append(words("help-moves", names=" ".join(typed)))
        if lines:
            texts.append(Text("\n".join((words(f"help-{group}"), *lines))))
    return Screen((*texts, Text(words("help-foot"))))


def _command_name(command: str, words: Words) -> str:
    return words.name_of(f"command-{command}-name", command)


def _describe_command(name: str, words: Words) -> str:
    return f"`/{_command_name(name, words)}` {words(f'command-{name}')}"


def render_greeting(games: Iterable[str], missing: Sequence[str], words: Words) -> Screen:
    """The first words in a server: what this is, which games, how to begin, what is missing."""
    about = [
        words("greeting-game", name=words(f"{game}-name"), about=words(f"{game}-about"))
        for game in games
    ]
    lines = "\n".join((words("greeting"), *about))
    texts = (lines, words("greeting-how"), describe_missing_permissions(missing, words))
    return Screen(tuple(Text(one) for one in texts if one))


def describe_missing_permissions(missing: Sequence[str], words: Words) -> str:
    """Which permissions the bot lacks in a channel; empty where it has all."""
    if not missing:
        return ""
    return words("permissions-missing", names=permission_names(missing, words))


def permission_names(missing: Sequence[str], words: Words) -> str:
    """Permissions as Discord's own settings call them, each in bold."""
    return ", ".join(f"**{words('permission-' + name.replace('_', '-'))}**" for name in missing)


def render_resign_question(title: str, words: Words) -> Screen:
    """Asks once more before a seat is given up; the match is filled in by the caller."""
    yes = Button("resign.yes", words("resign-yes"), "danger")
    no = Button("resign.no", words("resign-no"))
    return Screen((Text(words("resign-sure", title=title)), Row((yes, no))))
