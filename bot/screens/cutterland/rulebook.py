"""The rules in short, a text for each page."""

from __future__ import annotations

from bot.words import Words

PAGES = ("goal", "cut", "land", "creatures", "predators", "bonuses", "playing")


def pages(words: Words) -> tuple[str, ...]:
    return tuple(words(f"cutterland-rules-{page}") for page in PAGES)
