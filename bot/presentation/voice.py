"""In which language and look people are told: a person's own in private, a server's in public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.models.people import Person, ServerSettings
from bot.presentation.services import Services
from bot.render.palette import STANDARD_SCHEME, ColourScheme
from bot.screens.shared.settings import PALETTES, THEMES
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Presentation:
    """A language, and the look of pictures; None: words instead of pictures."""

    words: Words
    colour_scheme: ColourScheme | None = STANDARD_SCHEME


def presentation_of(services: Services, person: Person) -> Presentation:
    """What a person has chosen; their language is else that of their Discord, which is stored."""
    words = services.catalogues.words(person.locale)
    return Presentation(words, colour_scheme_of(person) if person.pictures else None)


PresentationLookup: TypeAlias = Callable[[int], Awaitable[Presentation]]
"""Gives the voice of a server."""


async def public_voice(services: Services, client: discord.Client, guild: int) -> Presentation:
    """What a server has chosen for all to see; its language is else its own at Discord."""
    server, known = await services.matches.people.read_server(guild), client.get_guild(guild)
    shown = None if known is None else str(known.preferred_locale)
    return Presentation(services.catalogues.words(server.locale or shown), colour_scheme_of(server))


def words_of(services: Services, interaction: discord.Interaction[Any]) -> Words:
    """The language of a person, without asking the store, which may be what has failed."""
    person = services.matches.people.recall_person(interaction.user.id)
    chosen = None if person is None else person.chosen
    return services.catalogues.words(chosen or str(interaction.locale))


def colour_scheme_of(chosen: Person | ServerSettings) -> ColourScheme:
    """The look that is stored; what is not known any more counts as not chosen."""
    theme = next((one for one in THEMES if one == chosen.theme), STANDARD_SCHEME.theme)
    palette = next((one for one in PALETTES if one == chosen.palette), STANDARD_SCHEME.palette)
    return ColourScheme(theme, palette)
