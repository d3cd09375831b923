"""What the doctor says: how bad it is, and the sentence for it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from bot.words import DEFAULT, Catalogues, Words

LOCALES: Final = Path(__file__).with_name("locales")
Weight: TypeAlias = Literal["good", "note", "bad"]
MARKS: Final[dict[Weight, str]] = {"good": "ok  ", "note": "note", "bad": "BAD "}


@dataclass(frozen=True, slots=True)
class Finding:
    """`key` names a sentence of the terminal's catalogue. Something `bad` has to be mended; a
    `note` may be left as it is."""

    weight: Weight
    key: str
    params: tuple[tuple[str, int | str], ...] = ()

    def said(self, words: Words) -> str:
        return f"{MARKS[self.weight]}  {words(self.key, **dict(self.params))}"


def found(weight: Weight, key: str, **params: int | str) -> Finding:
    return Finding(weight, f"doctor-{key}", tuple(params.items()))


def terminal_words() -> Words:
    """The sentences for whoever runs the bot, in English."""
    return Catalogues.load({DEFAULT: [LOCALES / f"{DEFAULT}.ftl"]}).words(DEFAULT)
