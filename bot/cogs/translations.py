"""Names and descriptions of commands in every language, which Discord gets with the command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.presentation.layouts import clip
from bot.words import DEFAULT, Catalogues, Words

Phrase: TypeAlias = Callable[[Words], str]
"""A text in the language that is given."""

LONGEST_DESCRIPTION: Final = 100
"""Characters of a description or a choice."""


def sentence(key: str) -> Phrase:
    return lambda words: words(key)


def name_or(key: str, otherwise: str) -> Phrase:
    """The catalogues' name for something, if they have one."""
    return lambda words: words.name_of(key, otherwise)


def localise(say: Phrase, words: Words, name: str = "") -> locale_str:
    """The default text, with its translations. Discord sends `name` back, so it must not depend on
    the catalogue."""
    return locale_str(name or clip(say(words), LONGEST_DESCRIPTION), say=say)


class CatalogueTranslator(app_commands.Translator):
    def __init__(self, catalogues: Catalogues) -> None:
        spoken = ((locale, catalogues.words(locale.value)) for locale in Locale)
        self._words = {locale: words for locale, words in spoken if words.locale != DEFAULT}

    async def translate(self, string: locale_str, locale: Locale, context: Any) -> str | None:
        """None for languages without a catalogue: Discord shows the default."""
        if (words := self._words.get(locale)) is None:
            return None
        say: Phrase | None = string.extras.get("say")
        return say and clip(say(words), LONGEST_DESCRIPTION)
