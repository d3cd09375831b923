"""Texts to leaf through: the rules in short, the help, the greeting to a new server."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.screens.screen import Button, Row, Screen, Text
from bot.words import Words

GROUPS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "begin": frozenset({"learn", "new", "rules", "help"}),
        "play": frozenset({"turns", "plan", "undo", "resign", "substitute"}),
        "look": frozenset({"table", "matches", "log", "bag", "follow"}),
        "after": frozenset({"replay", "analysis", "record", "rematch", "rating", "profile"}),
        "league": frozenset({"league", "leaderboard"}),
        "setup": frozenset({"settings", "organise", "privacy"}),
    }
)
"""The house's commands by what they are for, in the order in which they are needed."""


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


def help_screen(commands: Sequence[str], looks: Collection[str], words: Words) -> Screen:
    """How to begin, then every command in a line, by what it is for; `looks` are those by which the
    games show something."""
    found: dict[str, list[str]] = {group: [] for group in GROUPS}
    moves = []
    for name in commands:
        group = _group(name, looks)
        if group:
            found[group].append(_command(name, words))
        else:
            moves.append(f"`/{words.named(f'command-{name}-name', name)}`")
    if moves:
        found["play"].append(words("help-moves", names=" ".join(moves)))
    lists = ["\n".join((words(f"help-{one}"), *lines)) for one, lines in found.items() if lines]
    return Screen((Text(words("help-head")), *map(Text, lists), Text(words("help-foot"))))


def _group(name: str, looks: Collection[str]) -> str:
    """Where a command stands; empty for a game's moves, which its panels have as buttons."""
    if name in looks:
        return "look"
    return next((group for group, names in GROUPS.items() if name in names), "")


def _command(name: str, words: Words) -> str:
    return f"`/{words.named(f'command-{name}-name', name)}` {words(f'command-{name}')}"


def greeting(games: Iterable[str], missing: Sequence[str], words: Words) -> Screen:
    """The first words in a server: what this is, which games, how to begin, what is missing."""
    about = [
        words("greeting-game", name=words(f"{game}-name"), about=words(f"{game}-about"))
        for game in games
    ]
    lines = "\n".join((words("greeting"), *about))
    texts = (lines, words("greeting-how"), lacking(missing, words))
    return Screen(tuple(Text(one) for one in texts if one))


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
