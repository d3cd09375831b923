"""What a check finds: a sentence of the terminal's catalogue, and whether it needs repair."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
Severity: TypeAlias = Literal["good", "note", "bad"]
MARKS: Final[dict[Severity, str]] = {"good": "ok  ", "note": "note", "bad": "BAD "}


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names a sentence of the terminal's catalogue. A `bad` finding needs repair; a `note`
    does not."""

    severity: Severity
    key: str
    params: tuple[tuple[str, int | str], ...] = ()

    def render(self, words: Words) -> str:
        return f"{MARKS[self.severity]}  {self.describe(words)}"

    def describe(self, words: Words) -> str:
        return words(self.key, **dict(self.params))


def make_finding(severity: Severity, key: str, **params: int | str) -> Finding:
    return Finding(severity, f"doctor-{key}", tuple(params.items()))


@cache
def load_terminal_words() -> Words:
    """The operator's sentences, in English only."""
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)
