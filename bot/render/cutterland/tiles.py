"""A square as one drawing: its terrain, its icon, and a token on it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.render.cutterland.creatures import CREATURES
from bot.render.cutterland.terrains import GROUND, VARIANTS, ground
from bot.render.cutterland.tokens import BONES, BONUSES, TOWER_ON_SQUARE
from bot.render.drawing import Drawing, Layer, Path
from engine.cutterland.squares import EMPTY, Square, icon_of, terrain_of

RIM: Final = 4.0
VEIL: Final = "stone-dark"
"""Greys a square on both dark and light mats."""
_WHOLE: Final = (0.84, 8.0, 8.0)
_BESIDE_TOWER: Final = (0.68, 30.0, 27.0)
_BESIDE_BONES: Final = (0.74, -2.0, -2.0)
_BONES: Final = (0.66, 35.0, 33.0)
_NIGHT: Final = 128
"""How dark a devoured creature's square is: half ink, which the palette has mixtures for."""
_UNDER_BRIDGE: Final = {"h": (0.64, 18.0, 3.0), "v": (0.64, 3.0, 18.0)}
_SPENT: Final = (0.5, 25.0, 25.0)
_HATCH: Final = Path(
    " ".join(f"M {x} 104 L {x + 104} 0" for x in range(-100, 100, 22)), None, "paper", 3
)


@lru_cache(maxsize=1024)
def tile(
    square: Square, variant: int = 0, *, towered: bool = False, bridged: str = "",
    devoured: bool = False, faint: bool = False, loose: bool = False, laid: bool = False,
) -> Drawing:  # fmt: skip
    """A whole square. `bridged` is the direction of a bridge that needs room, `faint` greys it,
    `loose` hatches it as well. Once it is `laid`, its bonus icon has been exchanged for a token and
    is pale and small, so that it does not look like something built."""
    variant %= VARIANTS
    scale, dx, dy = _UNDER_BRIDGE.get(bridged, _BESIDE_TOWER if towered else _WHOLE)
    icon = icon_of(square)
    layers = [ground(terrain_of(square), variant, icon == EMPTY)]
    if icon != EMPTY:
        figure = _figure(icon).transform(scale, dx, dy)
        spent = laid and icon in BONUSES
        if spent:
            figure = _figure(icon).transform(*_SPENT)
        if devoured:
            figure = _figure(icon).transform(*_BESIDE_BONES)
        layers.append(replace(figure, fade=110) if spent else figure)
    if devoured:
        layers.append(Layer((Path(GROUND, "ink"),), fade=_NIGHT))
        layers.append(Layer(BONES, halo="paper", rim=5).transform(*_BONES))
    if towered:
        layers.append(TOWER_ON_SQUARE)
    if faint or loose:
        layers.append(Layer((Path(GROUND, VEIL),), fade=150 if faint else 80))
    if loose:
        layers.append(Layer((_HATCH,), fade=110))
    marks = (
        ("t", towered),
        ("d", devoured),
        ("f", faint),
        ("l", loose),
        (bridged, bool(bridged)),
        ("s", laid and icon in BONUSES),
    )
    extra = "".join(mark for mark, on in marks if on)
    return Drawing(f"cutterland/{square}{variant}{extra}", tuple(layers), opaque=True)


def _figure(icon: str) -> Layer:
    if icon in CREATURES:
        return Layer(CREATURES[icon], halo="paper", rim=RIM)
    return Layer(BONUSES[icon])


@lru_cache(maxsize=16)
def sticker(icon: str) -> Drawing:
    """An icon alone, for use next to text."""
    return Drawing(f"cutterland/icon-{icon}", (_figure(icon).transform(0.9, 5, 5),))


@lru_cache(maxsize=8)
def bones() -> Drawing:
    return Drawing("cutterland/bones", (Layer(BONES, 0.9, 5, 5, halo="paper", rim=RIM),))
