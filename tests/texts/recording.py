"""Catalogues that note what they were asked for, so that each sentence can be shown once."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self, TypeAlias

from babel import Locale

from bot.games import find_catalogue_files
from bot.words import Catalogues, Words
from tests.languages.reading import ENGLISH, PLURALS, Sentence, whole

HAS_WORD: Final = re.compile(r"[^\W\d_]{2}")
Param: TypeAlias = int | str
Variant: TypeAlias = tuple[str, ...]
"""The key of the variant that each choice of a sentence takes, in their order."""


Saying: TypeAlias = tuple[str, Variant, int]
"""A line of a sentence, by its key, variant and place."""


class RecordingWords(Words):
    """`said` gets the English lines that were asked for, and which sentences they are of."""

    said: dict[str, set[Saying]]

    def __call__(self, key: str, /, **params: Param) -> str:
        text = super().__call__(key, **params)
        if self.locale == ENGLISH and key in whole(ENGLISH):
            variant = variant_of(whole(ENGLISH)[key], params)
            for number, line in enumerate(text.split("\n")):
                if HAS_WORD.search(line):
                    self.said.setdefault(line.strip(), set()).add((key, variant, number))
        return text


class RecordingCatalogues(Catalogues):
    def __init__(self, texts: Mapping[str, list[str]]) -> None:
        super().__init__(texts)
        self.said: dict[str, set[Saying]] = {}

    @classmethod
    def load_all(cls) -> Self:
        files = find_catalogue_files()
        return cls({locale: [*map(_read, paths)] for locale, paths in files.items()})

    def words(self, locale: str | None) -> Words:
        plain = super().words(locale)
        recording = RecordingWords(plain.locale, plain._bundles)
        recording.said = self.said
        return recording


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def variant_of(sentence: Sentence, params: Mapping[str, Param]) -> Variant:
    return tuple(_choose(params.get(name, ""), keys) for name, keys in sentence.choices)


def _choose(value: Param, keys: frozenset[str]) -> str:
    if str(value) in keys:
        return str(value)
    if isinstance(value, int) and keys & PLURALS:
        return str(Locale(ENGLISH).plural_form(value))
    return "other"
