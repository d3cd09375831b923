"""In which language and look people are told: a person's own in private, a server's in public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.matches import Person, ServerSettings
from bot.render.palette import STANDARD_LOOK, Look
from bot.screens.house.settings import PALETTES, THEMES
from bot.ui.house import House
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and the look of pictures; None: words instead of pictures."""

    words: Words
    look: Look | None = STANDARD_LOOK


def voice_of(house: House, person: Person) -> Voice:
    """What a person has chosen; their language is else that of their Discord, which is stored."""
    words = house.catalogues.words(person.locale)
    return Voice(words, look_of(person) if person.pictures else None)


Speaker: TypeAlias = Callable[[int], Awaitable[Voice]]
"""Gives the voice of a server."""


async def public_voice(house: House, client: discord.Client, guild: int) -> Voice:
    """What a server has chosen for all to see; its language is else its own at Discord."""
    server, known = await house.matches.server(guild), client.get_guild(guild)
    shown = None if known is None else str(known.preferred_locale)
    return Voice(house.catalogues.words(server.locale or shown), look_of(server))


def heard(house: House, interaction: discord.Interaction[Any]) -> Words:
    """The language of a person, without asking the store, which may be what has failed."""
    person = house.matches.remembered(interaction.user.id)
    chosen = None if person is None else person.chosen
    return house.catalogues.words(chosen or str(interaction.locale))


def look_of(chosen: Person | ServerSettings) -> Look:
    """The look that is stored; what is not known any more counts as not chosen."""
    theme = next((one for one in THEMES if one == chosen.theme), STANDARD_LOOK.theme)
    palette = next((one for one in PALETTES if one == chosen.palette), STANDARD_LOOK.palette)
    return Look(theme, palette)
