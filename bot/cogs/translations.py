"""What commands are called in each language; Discord is told every language with the command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.presentation.layouts import clip
from bot.words import DEFAULT, Catalogues, Words

Phrase: TypeAlias = Callable[[Words], str]
"""Says the same thing in the language it is given."""

LONGEST_DESCRIPTION: Final = 100
"""Letters of a description, and of a choice."""


def sentence(key: str) -> Phrase:
    """The catalogues' sentence for a key."""
    return lambda words: words(key)


def name_or(key: str, otherwise: str) -> Phrase:
    """The catalogues' name for something, where they have one."""
    return lambda words: words.name_of(key, otherwise)


def localise(say: Phrase, words: Words, name: str = "") -> locale_str:
    """What Discord shows where it knows no better language, and how to say it in the others.

    Discord sends `name` back, so that it stays the same whatever the catalogue says.
    """
    return locale_str(name or clip(say(words), LONGEST_DESCRIPTION), say=say)


class CatalogueTranslator(app_commands.Translator):
    """Says names and descriptions in the languages there are catalogues for."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(self, string: locale_str, locale: Locale, context: Any) -> str | None:
        """None where the language is not spoken: Discord then shows the English one."""
        words = self._catalogues.words(locale.value)
        say: Phrase | None = string.extras.get("say")
        if say is None or words.locale == DEFAULT:
            return None
        return clip(say(words), LONGEST_DESCRIPTION)
