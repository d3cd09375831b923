"""Makes names people chose safe to show: no formatting, no mentions, no links, one line."""

from __future__ import annotations

import re
import unicodedata

_MARKS = re.compile(r"[\\`*_~|>#\[\]()<@:]|^[-+]|(?<=^\d)\.")
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = frozenset("\u200d\ufe0f")


def to_plain_text(text: str) -> str:
    """One line without control and direction characters, for labels and pictures."""
    kept = (
        letter if unicodedata.category(letter) not in _HIDDEN or letter in _JOINERS else " "
        for letter in text
    )
    return " ".join("".join(kept).split())


def escape(text: str) -> str:
    """The text for a markdown message: shown literally, and it mentions nobody.

    Discord reads `@everyone` even behind a backslash, so a word joiner follows the sign.
    """
    return _MARKS.sub(r"\\\g<0>", to_plain_text(text)).replace("\\@", "\\@\u2060")


def quote(text: str, most: int = 120) -> str:
    """Typed text on one line, to be shown between backticks."""
    shown = to_plain_text(text.replace("`", "'")) or "…"
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
