"""One sign for what is on a square, to stand on a small button: what lives or stands there, else
the ground."""

from __future__ import annotations

from typing import Final

from engine.cutterland.squares import EMPTY, Square, icon_of, terrain_of

_ICONS: Final = {
    "K": "🐙", "G": "👺", "C": "🐎", "T": "🐢", "D": "🐉", "F": "🐸", "^": "🏰", "=": "🧱",
}  # fmt: skip
_GROUNDS: Final = {"p": "🟩", "m": "🟨", "w": "🟦"}


def emoji_of(square: Square) -> str:
    icon = icon_of(square)
    return _GROUNDS[terrain_of(square)] if icon == EMPTY else _ICONS[icon]
