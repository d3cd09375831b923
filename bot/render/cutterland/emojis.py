"""Drawings that are emojis only: what the pictures draw on the ground, or too long for a square."""

from __future__ import annotations

from typing import Final

from bot.render.cutterland.terrains import ground
from bot.render.cutterland.tokens import BONUSES, LINE, RIM, TOWER
from bot.render.drawing import Drawing, Layer, Path

_FRAME: Final = "M 0 0 L 100 0 L 100 100 L 0 100 Z"
_BRICKS: Final = "M 4 20 L 96 20 L 96 80 L 4 80 Z"
_JOINTS: Final = (
    "M 4 40 L 96 40 M 4 60 L 96 60 M 34 20 L 34 40 M 66 20 L 66 40 M 19 40 L 19 60 "
    "M 50 40 L 50 60 M 81 40 L 81 60 M 34 60 L 34 80 M 66 60 L 66 80"
)
_PLANKS: Final = "M 6 30 L 94 30 L 94 70 L 6 70 Z"
_SEAMS: Final = " ".join(f"M {x} 28 L {x} 72" for x in range(20, 90, 15))
_RAILS: Final = "M 6 14 L 20 27 L 80 27 L 94 14 M 6 86 L 20 73 L 80 73 L 94 86"


def draw_terrain(terrain: str, name: str) -> Drawing:
    """A bare square, with an edge."""
    layers = (ground(terrain, 0, True), Layer((Path(_FRAME, None, "ink", 9),)))
    return Drawing(f"cutterland/emoji-{name}", layers, opaque=True)


def draw_icon(icon: str) -> Drawing:
    """A bonus icon."""
    return _draw(f"icon-{icon}", BONUSES[icon])


def draw_tower() -> Drawing:
    return _draw("tower", TOWER)


def draw_wall() -> Drawing:
    """A part of a wall."""
    paths = (
        Path(_BRICKS, "brick", "ink", 5),
        Path("M 4 60 L 96 60 L 96 80 L 4 80 Z", "brick-dark", inside=True, alpha=110),
        Path(_JOINTS, None, "ink", LINE, inside=True),
        Path(_BRICKS, None, "ink", 5),
    )
    return _draw("wall", paths)


def draw_bridge() -> Drawing:
    """A short bridge."""
    paths = (
        Path(_PLANKS, "wood-light", "ink", 4),
        Path(_SEAMS, None, "wood", 4, inside=True),
        Path(_RAILS, None, "ink", 15),
        Path(_RAILS, None, "brick", 7),
    )
    return _draw("bridge", paths)


def _draw(name: str, paths: tuple[Path, ...]) -> Drawing:
    layer = Layer(paths, halo="paper", rim=RIM).transform(0.9, 5, 5)
    return Drawing(f"cutterland/emoji-{name}", (layer,))
