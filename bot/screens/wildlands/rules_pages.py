"""The short rules, a text per page; all rules are in docs/rules/wildlands.md."""

from __future__ import annotations

from typing import Final

from bot.words import Words

PAGES: Final = (
    "goal", "cards", "actions", "attacks", "interrupts", "ground", "players", "options", "playing",
)  # fmt: skip


def list_rule_pages(words: Words) -> tuple[str, ...]:
    return tuple(words(f"wildlands-rules-{page}") for page in PAGES)
