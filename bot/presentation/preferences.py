"""The language and colours of messages: a person's own in private, a server's in public."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.models.people import Person, ServerSettings
from bot.presentation.services import Services
from bot.render.themes import STANDARD_SCHEME, ColourScheme
from bot.screens.shared.settings import PALETTES, THEMES
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Presentation:
    """A language, and the colours of pictures; None: text instead of pictures."""

    words: Words
    colour_scheme: ColourScheme | None = STANDARD_SCHEME


def presentation_of(services: Services, person: Person) -> Presentation:
    """What a person has chosen; the language defaults to that of their Discord client."""
    words = services.catalogues.words(person.locale)
    return Presentation(words, colour_scheme_of(person) if person.pictures else None)


PresentationLookup: TypeAlias = Callable[[int], Awaitable[Presentation]]
"""The presentation of a server."""


async def server_presentation(
    services: Services, client: discord.Client, guild: int
) -> Presentation:
    """What a server has chosen for its public messages; the language defaults to its own."""
    server, known = await services.matches.people.read_server(guild), client.get_guild(guild)
    locale = server.locale or (None if known is None else str(known.preferred_locale))
    return Presentation(services.catalogues.words(locale), colour_scheme_of(server))


def words_of(services: Services, interaction: discord.Interaction[Any]) -> Words:
    """A person's language, without asking the store, which may be what has failed."""
    person = services.matches.people.recall_person(interaction.user.id)
    chosen = None if person is None else person.chosen
    return services.catalogues.words(chosen or str(interaction.locale))


def colour_scheme_of(chosen: Person | ServerSettings) -> ColourScheme:
    """The stored colours; unknown ones count as not chosen."""
    theme = next((one for one in THEMES if one == chosen.theme), STANDARD_SCHEME.theme)
    palette = next((one for one in PALETTES if one == chosen.palette), STANDARD_SCHEME.palette)
    return ColourScheme(theme, palette)
