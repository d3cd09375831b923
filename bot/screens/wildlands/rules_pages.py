"""The short rules, a text per page; all rules are in docs/rules/wildlands.md."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.render.wildlands.guides import MARKS, THINGS, card_guide, ground_guide, marks_guide
from bot.screens.screen import Picture
from bot.screens.wildlands.phrases import describe_flag
from bot.screens.wildlands.sheets import faction_picture
from bot.words import Words
from engine.wildlands.cards import Flag
from engine.wildlands.factions import Faction

PAGES: Final = (
    "goal", "cards", "actions", "attacks", "interrupts", "ground", "players", "playing",
)  # fmt: skip


def list_rule_pages(factions: Collection[Faction], words: Words) -> tuple[str, ...]:
    """The sheets of factions come last."""
    pages = (words(f"wildlands-rules-{page}") for page in PAGES)
    return (*pages, *(f"## {faction.name}" for faction in factions))


def draw_rule(page: int, factions: Sequence[Faction], words: Words) -> Picture | None:
    """How a card is read, what is on a map and what its marks mean, beside the pages about them;
    and the sheets of factions."""
    if page >= len(PAGES):
        return faction_picture(factions[page - len(PAGES)], words)
    match PAGES[page]:
        case "cards":
            flags = {flag: describe_flag(flag, words) for flag in Flag}
            parts = ("guide-icon", "guide-flag", "guide-open", "wild")
            icon, sign, opened, wild = (words(f"wildlands-{part}") for part in parts)
            alt = words("wildlands-guide-alt")
            return Picture("card", alt, card_guide(icon, sign, opened, wild, flags), alt)
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
