"""Cutterland's emojis: creatures, bonus icons, terrains and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.render.cutterland.emojis import (
    draw_bridge,
    draw_icon,
    draw_terrain,
    draw_tower,
    draw_wall,
)
from bot.render.cutterland.tiles import sticker
from bot.render.drawing import Drawing
from engine.cells import Cell
from engine.cutterland.lands import Land
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


@cache
def list_emojis() -> Mapping[str, Drawing]:
    found = {name_emoji(creature): sticker(creature) for creature in CREATURES}
    found |= {name_emoji(icon): draw_icon(icon) for icon in BONUSES}
    found |= {name_emoji(one): draw_terrain(one, NAMES[one]) for one in TERRAINS}
    tokens = {"tower": draw_tower(), "wall": draw_wall(), "bridge": draw_bridge()}
    return found | {token_emoji(kind): drawing for kind, drawing in tokens.items()}


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
