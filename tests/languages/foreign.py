"""Finds English that was left behind in texts of other languages."""

import re
from collections.abc import Callable
from typing import Final

CODE: Final = re.compile(
    r"`[^`]*`|engine[.]\S+|\(?https?:\S+|<[@#][0-9]+>|(?:tower|wall|bridge|prey) [A-Z][0-9]+"
    r"|\b[a-h]?(?:[123][STC][o:*]|W\b)"
)
"""What is the same in every language: typed notation, links, mentions."""
KEPT: Final = {
    "Clustered", "Cutterland", "Discord", "Emberglass", "English", "Español", "Galewing",
    "Glassmere", "Ironbriar", "Oldroad", "SHA", "Stonecrown", "Wildlands", "cut", "discard",
    "engine", "move", "place", "py", "python", "recall", "record", "replay", "resolve", "take",
    "txt",
}  # fmt: skip
"""Names, and words of the notation."""
SQUARES: Final = frozenset("ABCDEFGHIJKL")
"""A card's, in any group."""
ENGLISH: Final = {
    "and", "are", "board", "card", "cards", "choose", "cut", "every", "everybody", "from", "game",
    "it", "its", "land", "lay", "lies", "match", "matches", "must", "nothing", "of", "off", "on",
    "only", "or", "other", "others", "out", "over", "own", "piece", "pieces", "player", "players",
    "press", "show", "shown", "shows", "square", "squares", "the", "their", "them", "then", "there",
    "this", "token", "tokens", "turn", "turns", "vp", "was", "what", "when", "where", "which",
    "who", "whose", "with", "you", "your",
}  # fmt: skip


def latin(text: str) -> set[str]:
    """Words in Latin letters, where all should be in Russian ones."""
    words = set(re.findall(r"[A-Za-zñ]{2,}", CODE.sub(" ", text))) - KEPT
    return {word for word in words if not set(word) <= SQUARES}


def english(text: str) -> set[str]:
    """English words that are no Spanish ones."""
    words = set(re.findall(r"[\w']+", CODE.sub(" ", text).lower()))
    return words & ENGLISH - {word.lower() for word in KEPT}


LEFT_BEHIND: Final[dict[str, Callable[[str], set[str]]]] = {"es": english, "ru": latin}
