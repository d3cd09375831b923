"""The short rules, a text per page; all rules are in docs/rules/wildlands.md."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.render.wildlands.ground_guide import THINGS, ground_guide
from bot.render.wildlands.guide import Terms, guide_scene
from bot.render.wildlands.marks_guide import MARKS, marks_guide
from bot.screens.screen import Picture
from bot.screens.wildlands.phrases import describe_flag
from bot.screens.wildlands.sheets import factions_picture
from bot.words import Words
from engine.wildlands.cards import Flag
from engine.wildlands.factions import Faction

PAGES: Final = (
    "goal", "cards", "factions", "actions", "attacks", "interrupts", "ground", "players", "playing",
)  # fmt: skip


def list_rule_pages(words: Words) -> tuple[str, ...]:
    return tuple(words(f"wildlands-rules-{page}") for page in PAGES)


def draw_rule(page: int, factions: Collection[Faction], words: Words) -> Picture | None:
    """How a card is read, the factions, what is on a map and what its marks mean, beside the pages
    about them."""
    match PAGES[page]:
        case "cards":
            return _draw_cards(words)
        case "factions":
            return factions_picture(factions, "", words) if factions else None
        case "ground":
            alt = words("wildlands-guide-map-alt")
            names = {thing: words(f"wildlands-guide-{thing}") for thing in THINGS}
            return Picture("ground", alt, ground_guide(names), alt)
        case "playing":
            alt = words("wildlands-guide-marks-alt")
            names = {mark: words(f"wildlands-guide-mark-{mark}") for mark in MARKS}
            return Picture("marks", alt, marks_guide(names), alt)
        case _:
            return None


def _draw_cards(words: Words) -> Picture:
    flags = {flag: describe_flag(flag, words) for flag in Flag}
    icon, flag, opened = (words(f"wildlands-guide-{part}") for part in ("icon", "flag", "open"))
    scene = guide_scene(Terms(icon, flag, opened, words("wildlands-wild"), flags))
    alt = words("wildlands-guide-alt")
    return Picture("card", alt, scene, alt)
