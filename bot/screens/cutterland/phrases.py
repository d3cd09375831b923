"""The small phrases all of Cutterland's screens are built from: squares, pieces, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.words import Words
from engine.cells import Cell, name_of
from engine.cutterland.layouts import LEVEL, UPRIGHT, Layout
from engine.cutterland.scoring import Score
from engine.cutterland.squares import BONUSES, CREATURES, NAMES, Square, icon_of
from engine.cutterland.views import OfferedPiece

KINDS = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog", "bonus", "penalty")
"""What brings points, in the order of the rules (section 6)."""

_ICONS = (*CREATURES, *BONUSES)


def format_contents(squares: Iterable[Square], words: Words) -> str:
    """What stands on squares: `1 kraken, 2 goblins, 1 tower`."""
    count = Counter(map(icon_of, squares))
    there = [
        words(f"cutterland-count-{NAMES[icon].replace('_', '-')}", n=count[icon])
        for icon in _ICONS
        if count[icon]
    ]
    return ", ".join(there) or words("cutterland-count-nothing")


def format_sizes(letters: Iterable[tuple[str, int]]) -> str:
    """`A 4, B 5, C 3`: pieces and how many squares each has."""
    return ", ".join(f"{letter} {size}" for letter, size in letters)


def piece_line(offered: OfferedPiece, words: Words) -> str:
    """`4 squares: 1 kraken, 2 goblins`."""
    squares = offered.piece.squares
    return words("cutterland-piece", n=len(squares), contents=format_contents(squares, words))


def format_cells(found: Iterable[Cell]) -> str:
    return ", ".join(map(name_of, found))


def format_turns(turns: int, words: Words) -> str:
    return words("cutterland-turned", turns=turns % 4)


def hunt_line(prey: Iterable[str], words: Words) -> list[str]:
    """A small line of what would be devoured as things are; none where nothing would be."""
    told = " ".join(prey)
    return [f"-# {words('cutterland-hunt-now', prey=told)}"] if told else []


def points_by_kind(score: Score, words: Words) -> str:
    """`kraken 4 · goblins 9 · frogs -2`: every kind that brings something."""
    lines = [
        words(f"cutterland-points-{kind}", points=getattr(score, kind))
        for kind in KINDS
        if getattr(score, kind)
    ]
    return " · ".join(lines) or words("cutterland-points-none")


def layout_words(layout: Layout, words: Words) -> str:
    """`tower on K9; bridges over M12 ↔, O14 ↕`: what is built, for people; nothing for nothing."""
    kinds = (
        ("towers", list(map(name_of, layout.towers))),
        ("walls", wall_names(layout)),
        ("bridges", bridge_names(layout)),
    )
    told = [
        words(f"cutterland-built-{kind}", n=len(names), cells=", ".join(names))
        for kind, names in kinds
        if names
    ]
    return "; ".join(told)


def wall_names(layout: Layout) -> list[str]:
    return [f"{name_of(one)}–{name_of(other)}" for one, other in layout.walls]


def bridge_names(layout: Layout) -> list[str]:
    """The cell a bridge lies over, and which way, as the keys show it."""
    ways = {LEVEL: "↔", UPRIGHT: "↕"}
    return [f"{name_of(one.cell)} {ways.get(one.direction, '')}".rstrip() for one in layout.bridges]


def format_tokens(towers: int, wall_bridges: int, words: Words) -> str:
    """`2 towers, 1 wall/bridge`: bonus tokens."""
    owned = [
        words(f"cutterland-count-{kind}", n=n)
        for kind, n in (("tower", towers), ("wall-bridge", wall_bridges))
        if n
    ]
    return ", ".join(owned) or words("cutterland-tokens-none")
