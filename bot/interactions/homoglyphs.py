"""Notation is written in Latin letters in every language; Russian ones that look the same mean
them."""

from __future__ import annotations

from typing import Final

_RUSSIAN, _LATIN = "АВЕКМНОРСТУХ", "ABEKMHOPCTYX"
_ALIKE: Final = str.maketrans(_RUSSIAN + _RUSSIAN.lower(), _LATIN + _LATIN.lower())


def to_latin(text: str) -> str:
    """What was typed, with every letter of the other alphabet that looks like a Latin one as that
    one: `М14` in Russian letters is the cell M14."""
    return text.translate(_ALIKE)
