"""Finds words of `terms.toml` in passages: what nobody should read, and second names of a thing."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.languages.prose import Passage

TERMS: Final = Path(__file__).with_name("terms.toml")
EVERYWHERE: Final = "everywhere"
PLAYERS: Final = "players"


@cache
def read_terms() -> dict[str, dict[str, dict[str, list[str]]]]:
    """Patterns by what to say, by scope and language."""
    return tomllib.loads(TERMS.read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Rules:
    """What not to say in a scope, as one pattern, and by what to say instead."""

    all: re.Pattern[str]
    each: tuple[tuple[str, re.Pattern[str]], ...]

    def list_hits(self, text: str) -> Iterator[str]:
        if self.all.search(text):
            for instead, pattern in self.each:
                if found := pattern.search(text):
                    yield f"“{found[0]}” → {instead}"


@cache
def rules_of(scope: str, language: str) -> Rules | None:
    terms = read_terms().get(scope, {}).get(language)
    if terms is None:
        return None
    every = [one for patterns in terms.values() for one in patterns]
    return Rules(_compile(every), tuple((key, _compile(each)) for key, each in terms.items()))


def _compile(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(patterns)})(?!\w)", re.IGNORECASE)


def list_banned(passage: Passage) -> Iterator[str]:
    """Words that no text has."""
    yield from _list_hits(passage, EVERYWHERE)


def list_synonyms(passage: Passage) -> Iterator[str]:
    """Words for a thing that has another name."""
    if passage.catalogue:
        yield from _list_hits(passage, PLAYERS, passage.catalogue)


def _list_hits(passage: Passage, *scopes: str) -> Iterator[str]:
    for scope in scopes:
        if rules := rules_of(scope, passage.language):
            for hit in rules.list_hits(passage.prose):
                yield f"{passage}: {hit}"
