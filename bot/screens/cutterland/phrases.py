"""Phrases and emojis that all of Cutterland's screens share: squares, pieces, points, layouts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.render.cutterland.tiles import list_token_emojis, sticker, terrain_emoji
from bot.render.drawing import Drawing
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cells import Cell, name_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import LEVEL, UPRIGHT, Bridge, Layout
from engine.cutterland.scoring import Score
from engine.cutterland.squares import (
    BONUSES,
    CREATURES,
    EMPTY,
    NAMES,
    TERRAINS,
    Square,
    icon_of,
    terrain_of,
)
from engine.cutterland.views import OfferedPiece

CREATURE_KINDS = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog")
KINDS = (*CREATURE_KINDS, "bonus", "penalty")
"""What scores, in the order of the rules (section 6)."""

_ICONS = (*CREATURES, *BONUSES)
_EMOJI: Final = {
    "K": "🐙", "G": "👺", "C": "🐎", "T": "🐢", "D": "🐉", "F": "🐸", "^": "🏰", "=": "🧱",
}  # fmt: skip
_TERRAIN_EMOJI: Final = {"p": "🟩", "m": "🟨", "w": "🟦"}


def format_contents(squares: Iterable[Square], words: Words) -> str:
    """What is on squares: `1 kraken, 2 goblins, 1 tower`."""
    count = Counter(map(icon_of, squares))
    parts = [
        words(f"cutterland-count-{NAMES[icon].replace('_', '-')}", n=count[icon])
        for icon in _ICONS
        if count[icon]
    ]
    return ", ".join(parts) or words("cutterland-count-nothing")


def format_sizes(groups: Sequence[str], words: Words) -> str:
    """`4, 5 and 3`: how many squares each piece has."""
    return format_list([str(len(group)) for group in groups], words)


def piece_line(offered: OfferedPiece, words: Words) -> str:
    """`4 squares: 1 kraken, 2 goblins`."""
    squares = offered.piece.squares
    return words("cutterland-piece", n=len(squares), contents=format_contents(squares, words))


def describe_piece(offered: OfferedPiece, words: Words) -> str:
    """The same after its letter."""
    return words("cutterland-piece-line", letter=offered.letter, piece=piece_line(offered, words))


def format_cells(cells: Iterable[Cell]) -> str:
    return ", ".join(map(name_of, cells))


def format_turns(turns: int, words: Words) -> str:
    return words("cutterland-turned", turns=turns % 4)


def points_by_kind(score: Score, words: Words) -> str:
    """`kraken 4 · goblins 9 · frogs -2`: every kind that scores."""
    points = {kind: getattr(score, kind) for kind in KINDS}
    parts = [words(f"cutterland-points-{kind}", points=n) for kind, n in points.items() if n]
    return " · ".join(parts) or words("cutterland-points-none")


def layout_words(layout: Layout, words: Words) -> str:
    """`tower on K9; bridges over M12 ↔, O14 ↕`; empty for an empty layout."""
    towers = list(map(name_of, layout.towers))
    kinds = {"towers": towers, "walls": wall_names(layout), "bridges": bridge_names(layout)}
    return "; ".join(
        words(f"cutterland-built-{kind}", n=len(names), cells=", ".join(names))
        for kind, names in kinds.items()
        if names
    )


def wall_names(layout: Layout) -> list[str]:
    return list(map(wall_name, layout.walls))


def wall_name(wall: tuple[Cell, Cell]) -> str:
    return "–".join(map(name_of, wall))


def bridge_names(layout: Layout) -> list[str]:
    return list(map(bridge_name, layout.bridges))


def bridge_name(bridge: Bridge) -> str:
    """The cell a bridge spans, and its direction as on the buttons."""
    ways = {LEVEL: "↔", UPRIGHT: "↕"}
    return f"{name_of(bridge.cell)} {ways.get(bridge.direction, '')}".rstrip()


def format_tokens(towers: int, wall_bridges: int, words: Words) -> str:
    """`2 towers, 1 wall/bridge`: bonus tokens."""
    kinds = {"tower": towers, "wall-bridge": wall_bridges}
    parts = [words(f"cutterland-count-{kind}", n=n) for kind, n in kinds.items() if n]
    return ", ".join(parts) or words("cutterland-tokens-none")


def emoji_of(square: Square) -> str:
    """One sign for a small button: what stands or lives on a square, else its terrain."""
    icon = icon_of(square)
    return _TERRAIN_EMOJI[terrain_of(square)] if icon == EMPTY else _EMOJI[icon]


def list_devoured_cells(score: Score) -> tuple[Cell, ...]:
    return *score.devoured_by_krakens, *score.devoured_by_dragons


@cache
def list_emojis() -> Mapping[str, Drawing]:
    drawings = {name_emoji(creature): sticker(creature) for creature in CREATURES}
    for key, drawing in list_token_emojis().items():
        drawings[name_emoji(key) if key in BONUSES else token_emoji(key)] = drawing
    return drawings | {name_emoji(sign): terrain_emoji(sign, NAMES[sign]) for sign in TERRAINS}


def name_emoji(sign: str) -> str:
    """The key of a terrain's or an icon's emoji, by its character in the notation."""
    return f"cutterland_{NAMES[sign]}"


def square_emoji(square: Square) -> str:
    """What stands or lives on a square, else its terrain."""
    icon = icon_of(square)
    return name_emoji(terrain_of(square) if icon == EMPTY else icon)


def cell_emoji(land: Land, cell: Cell) -> str:
    square = land.at(cell)
    return "" if square is None else square_emoji(square)


def token_emoji(kind: str) -> str:
    """Of a token that is built; a bonus icon has another one."""
    return f"cutterland_token_{kind}"
