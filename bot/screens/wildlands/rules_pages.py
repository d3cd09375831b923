"""The short rules, a text per page; all rules are in docs/rules/wildlands.md."""

from __future__ import annotations

from typing import Final

from bot.render.wildlands.guide import Terms, guide_scene
from bot.screens.screen import Picture
from bot.screens.wildlands.phrases import describe_flag
from bot.words import Words
from engine.wildlands.cards import Flag

PAGES: Final = (
    "goal", "cards", "actions", "attacks", "interrupts", "ground", "players", "options", "playing",
)  # fmt: skip


def list_rule_pages(words: Words) -> tuple[str, ...]:
    return tuple(words(f"wildlands-rules-{page}") for page in PAGES)


def draw_rule(page: int, words: Words) -> Picture | None:
    """How a card is read, beside the page about cards."""
    if PAGES[page] != "cards":
        return None
    flags = {flag: describe_flag(flag, words) for flag in Flag}
    icon, flag, opened = (words(f"wildlands-guide-{part}") for part in ("icon", "flag", "open"))
    scene = guide_scene(Terms(icon, flag, opened, words("wildlands-wild"), flags))
    alt = words("wildlands-guide-alt")
    return Picture("card", alt, scene, alt)
