"""Makes names people chose safe to show: no formatting, no mentions, no links, one line."""

import re
import unicodedata

_MARKS = re.compile(r"[\\`*_~|>#\[\]()<@:]|^[-+]|(?<=^\d)\.")
_BOLD = re.compile(r"\\(.)|\*\*")
_UNIT = re.compile(r"(?<=\d)(\**) (?=%|(?:h|ч|VP|PV|ПО|UTC)\b)|(?<=№) (?=\d)| (?=—)")
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = frozenset("\u200c\u200d\ufe0f")
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159")
"""Letters and symbols by their category, and yet nothing is to be seen."""


def is_visible(letter: str) -> bool:
    """Whether it shows something by itself: a letter, digit, sign or symbol."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK


def to_plain_text(text: str) -> str:
    """One line without control and direction characters, for labels and pictures; empty if nothing
    of it is visible."""
    kept = (
        letter if unicodedata.category(letter) not in _HIDDEN or letter in _JOINERS else " "
        for letter in text
    )
    line = " ".join("".join(kept).split())
    return line if any(map(is_visible, line)) else ""


def escape(text: str) -> str:
    """The text for a markdown message: shown literally, and it mentions nobody. Discord reads
    `@everyone` even behind a backslash, so a word joiner follows the sign."""
    return _MARKS.sub(r"\\\g<0>", to_plain_text(text)).replace("\\@", "\\@\u2060")


def join_units(text: str) -> str:
    """The text, whose lines break neither between a number and its unit nor before a dash."""
    return _UNIT.sub(rf"\g<1>{NO_BREAK_SPACE}", text)


def hide(text: str) -> str:
    """Each line is only readable once it was pressed; small print stays small."""
    return re.sub(r"(?m)^(-# )?(.+)$", r"\1||\2||", text)


def strip_marks(text: str) -> str:
    """A sentence with bold names, for places that render no markdown."""
    return _BOLD.sub(lambda found: found[1] or "", text)


def quote(text: str, most: int = 120) -> str:
    """Typed text on one line, to be shown between backticks."""
    shown = to_plain_text(text.replace("`", "'")) or "…"
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
