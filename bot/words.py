"""Texts in the user's language, from Fluent catalogues. `words("turn-cut", name="Ana")` formats a
message. `bot.games` lists the catalogues: the bot's own and each game's. A missing message falls
back to English."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, Self

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"
TEXTS: Final = 4096  # how many texts of a language are kept: screens repeat most of theirs
_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)\s*\}")


class Bundle:
    """The messages of one language. Each is parsed when it is first used: parsing all takes longer
    than the rest of a start."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            starts = [*_ENTRY.finditer(source)]
            ends = [*(start.start() for start in starts[1:]), None]
            for start, end in zip(starts, ends, strict=False):
                self._unread.setdefault(start[1], source[start.start() : end])
        self._keys = frozenset(self._unread)
        self._format_once = lru_cache(maxsize=TEXTS)(self._format)

    def has_message(self, key: str) -> bool:
        return key in self._keys

    def format(self, key: str, params: dict[str, int | str]) -> tuple[str, list[Exception]]:
        """The text, with what went wrong."""
        return self._format_once(key, tuple(params.items()))

    def _format(
        self, key: str, params: tuple[tuple[str, int | str], ...]
    ) -> tuple[str, list[Exception]]:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return _sign_numbers(str(text), dict(params)), errors

    def _parse(self, key: str) -> None:
        """Read the message and those that it refers to. Threads share bundles: it is forgotten only
        after it was added, and adding it twice changes nothing."""
        source = self._unread.get(key)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(key, None)
        for name in _REFERENCE.findall(source):
            self._parse(name)


class Words:
    """The messages of one language, with English as the fallback."""

    def __init__(self, locale: str, bundles: tuple[Bundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles

    def __call__(self, key: str, /, **params: int | str) -> str:
        """Raises `KeyError` for an unknown key and `ValueError` for a missing parameter."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                text, errors = bundle.format(key, params)
                if errors:
                    raise ValueError(f"{key} ({self.locale}): {errors[0]}")
                return text
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
            locale: _build_bundle(locale, tuple(sources)) for locale, sources in texts.items()
        }

    @classmethod
    def load(cls, files: Mapping[str, Iterable[Path]]) -> Self:
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


@lru_cache(maxsize=64)
def _build_bundle(locale: str, sources: tuple[str, ...]) -> Bundle:
    """Cached because local play and tests restart in the same process."""
    return Bundle(locale, sources)
