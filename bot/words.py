"""Every text people read, from message catalogues (Fluent), one folder for each language.

`words("turn-cut", name="Ana")` gives the sentence. The house's catalogue is
`bot/locales/<locale>/house.ftl`, a game's `bot/screens/<game>/locales/<locale>.ftl`; a missing
sentence falls back to English.
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
        """The sentence for a key. Raises `KeyError` where no catalogue has it, `ValueError` where a
        parameter it needs is missing."""
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
        """What something is called, or the other word where no catalogue has the key."""
        return self(key) if self.has_message(key) else otherwise

    def has_message(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)


class Catalogues:
    """All languages, read once from their folders."""

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
        """The language for a locale such as `es-419`; English where it is not spoken."""
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
    """A catalogue's sentences; it takes a good part of a second, and a restart in the same process
    (local play, tests) reads the same ones."""
    return FluentResource(source)
