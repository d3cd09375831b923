"""The rules in short, a text for each page."""

from __future__ import annotations

from bot.words import Words

PAGES = ("goal", "cards", "placing", "points", "options", "playing")


def pages(words: Words) -> tuple[str, ...]:
    return tuple(words(f"clustered-rules-{page}") for page in PAGES)
