"""Every text people read, from message catalogues (Fluent), one folder for each language.

`words("turn-cut", name="Ana")` gives the sentence. Shared sentences are in
`bot/locales/<locale>/*.ftl`, a game's in `bot/screens/<game>/locales/<locale>.ftl`; a missing one
falls back to English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

DEFAULT = "en"


class Words:
    """The sentences of one language."""

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles

    def __call__(self, key: str, /, **params: int | str) -> str:
        """The sentence for a key. Raises `KeyError` for an unknown key, `ValueError` for a missing
        parameter."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, params)
                if errors:
                    raise ValueError(f"{key} ({self.locale}): {errors[0]}")
                return str(text)
        raise KeyError(key)

    def name_of(self, key: str, otherwise: str) -> str:
        """The name under a key, or another word if no catalogue has it."""
        return self(key) if self.has_message(key) else otherwise

    def has_message(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


class Catalogues:
    """All languages."""

    def __init__(self, texts: Mapping[str, Iterable[str]]) -> None:
        """`texts` are the catalogues' sources by locale."""
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
        """The language for a locale such as `es-419`, by default English."""
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
    """Cached: parsing takes long, and restarts in one process (local play, tests) read the same
    files."""
    return FluentResource(source)
