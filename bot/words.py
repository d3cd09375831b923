"""Texts in the user's language, from Fluent catalogues.

`words("turn-cut", name="Ana")` formats a message. `bot.games` lists the catalogues: the bot's own
and each game's. A missing message falls back to English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

DEFAULT = "en"


class Words:
    """The messages of one language, with English as the fallback."""

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles

    def __call__(self, key: str, /, **params: int | str) -> str:
        """Raises `KeyError` for an unknown key and `ValueError` for a missing parameter."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, params)
                if errors:
                    raise ValueError(f"{key} ({self.locale}): {errors[0]}")
                return _sign_numbers(str(text), params)
        raise KeyError(key)

    def name_of(self, key: str, otherwise: str) -> str:
        return self(key) if self.has_message(key) else otherwise

    def has_message(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


def _sign_numbers(text: str, params: Mapping[str, int | str]) -> str:
    """Numbers below zero get a true minus sign instead of the hyphen that Fluent writes."""
    if not any(isinstance(value, int) and value < 0 for value in params.values()):
        return text
    return re.sub(r"(?<!\w)-(?=\d)", "−", text)


class Catalogues:
    def __init__(self, texts: Mapping[str, Iterable[str]]) -> None:
        """`texts` are the Fluent sources by locale."""
        self._bundles = {
            locale: _build_bundle(locale, sources) for locale, sources in texts.items()
        }

    @classmethod
    def load(cls, files: Mapping[str, Iterable[Path]]) -> Catalogues:
        return cls(
            {
                locale: [path.read_text(encoding="utf-8") for path in paths]
                for locale, paths in files.items()
            }
        )

    @cached_property
    def locales(self) -> tuple[str, ...]:
        return tuple(sorted(self._bundles))

    def words(self, locale: str | None) -> Words:
        """The language of a locale such as `es-419`, or English if there is no catalogue."""
        short = (locale or DEFAULT).split("-")[0]
        chosen = short if short in self._bundles else DEFAULT
        own = (self._bundles[chosen],)
        return Words(chosen, own if chosen == DEFAULT else (*own, self._bundles[DEFAULT]))


def _build_bundle(locale: str, sources: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for source in sources:
        bundle.add_resource(_read(source))
    return bundle


@lru_cache(maxsize=64)
def _read(source: str) -> Resource:
    """Cached because parsing is slow and local play and tests restart in the same process."""
    return FluentResource(source)
