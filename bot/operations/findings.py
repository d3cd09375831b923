"""What the doctor says: how bad it is, and the sentence for it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
Severity: TypeAlias = Literal["good", "note", "bad"]
MARKS: Final[dict[Severity, str]] = {"good": "ok  ", "note": "note", "bad": "BAD "}


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names a sentence of the terminal's catalogue. Something `bad` has to be mended; a
    `note` may be left as it is."""

    severity: Severity
    key: str
    params: tuple[tuple[str, int | str], ...] = ()

    def render(self, words: Words) -> str:
        return f"{MARKS[self.severity]}  {words(self.key, **dict(self.params))}"


def make_finding(weight: Severity, key: str, **params: int | str) -> Finding:
    return Finding(weight, f"doctor-{key}", tuple(params.items()))


def load_terminal_words() -> Words:
    """The sentences for whoever runs the bot, in English."""
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)
