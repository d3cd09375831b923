"""Slash commands made from data: discord.py reads a signature, so one is written for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.ui.views import clip

Interaction: TypeAlias = discord.Interaction[Any]
Callback: TypeAlias = Callable[[Interaction, dict[str, Any]], Awaitable[None]]
Suggest: TypeAlias = Callable[[Interaction, str, str], Awaitable[list[app_commands.Choice[str]]]]
"""Given the option's key and what is typed so far."""

LONGEST_DESCRIPTION = 100
LONGEST_TEXT = 1_000


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command: its name, what it is for, its Python type for discord.py."""

    key: str
    about: str
    kind: Any
    required: bool = True
    suggests: bool = False
    choices: tuple[app_commands.Choice[Any], ...] = ()


TEXT: Any = app_commands.Range[str, 1, LONGEST_TEXT]


def command(
    name: str,
    about: str,
    callback: Callback,
    options: Sequence[Option] = (),
    suggest: Suggest | None = None,
) -> app_commands.Command[Any, Any, None]:
    """A command whose callback gets the options that were given, by key."""

    async def run(interaction: Interaction, **given: Any) -> None:
        values = {key: value for key, value in given.items() if value is not None}
        await callback(interaction, values)

    run.__signature__ = _signature(options)  # type: ignore[attr-defined]
    made: app_commands.Command[Any, Any, None] = app_commands.Command(
        name=name, description=clip(about, LONGEST_DESCRIPTION), callback=_told(run, options)
    )
    for option in options:
        if option.suggests and suggest is not None:
            made.autocomplete(option.key)(_suggesting(suggest, option.key))
    return made


def _signature(options: Sequence[Option]) -> Signature:
    """Required options first, as Discord wants them."""
    arguments = [Argument("interaction", Argument.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    for option in sorted(options, key=lambda one: not one.required):
        kind = option.kind if option.required else option.kind | None
        default = Argument.empty if option.required else None
        arguments.append(
            Argument(option.key, Argument.KEYWORD_ONLY, annotation=kind, default=default)
        )
    return Signature(arguments)


def _told(run: Any, options: Sequence[Option]) -> Any:
    """The callback with its options' descriptions and choices."""
    if options:
        about = {option.key: clip(option.about, LONGEST_DESCRIPTION) for option in options}
        run = app_commands.describe(**about)(run)
    choices = {option.key: list(option.choices) for option in options if option.choices}
    return app_commands.choices(**choices)(run) if choices else run


def _suggesting(suggest: Suggest, key: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, key, typed)

    return complete
