"""A square as one drawing: its terrain, its icon, and a token on it; and drawings beside texts, of
what the pictures draw on the ground, or too long for a square."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.render.cutterland.terrains import GROUND, VARIANTS, ground
from bot.render.cutterland.tokens import BONES, BONUSES, CREATURES, LINE, TOWER, TOWER_ON_SQUARE
from bot.render.cutterland.tokens import RIM as TOKEN_RIM
from bot.render.drawing import Drawing, Layer, Path
from engine.cutterland.squares import EMPTY, Square, icon_of, terrain_of

RIM: Final = 4.0
VEIL: Final = "stone-dark"  # greys a square on both dark and light mats
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
_FRAME: Final = "M 0 0 L 100 0 L 100 100 L 0 100 Z"
_BRICKS: Final = "M 4 20 L 96 20 L 96 80 L 4 80 Z"
_JOINTS: Final = (
    "M 4 40 L 96 40 M 4 60 L 96 60 M 34 20 L 34 40 M 66 20 L 66 40 M 19 40 L 19 60 "
    "M 50 40 L 50 60 M 81 40 L 81 60 M 34 60 L 34 80 M 66 60 L 66 80"
)
_PLANKS: Final = "M 6 30 L 94 30 L 94 70 L 6 70 Z"
_SEAMS: Final = " ".join(f"M {x} 28 L {x} 72" for x in range(20, 90, 15))
_RAILS: Final = "M 6 14 L 20 27 L 80 27 L 94 14 M 6 86 L 20 73 L 80 73 L 94 86"


@lru_cache(maxsize=1024)
def tile(
    square: Square, variant: int = 0, *, towered: bool = False, bridged: str = "",
    devoured: bool = False, faint: bool = False, loose: bool = False, laid: bool = False,
    lifted: bool = False,
) -> Drawing:  # fmt: skip
    """A whole square. `bridged` is the direction of a bridge that needs room, `faint` greys it,
    `loose` hatches it as well; a tower that is `lifted` leaves its room. Once it is `laid`, its
    bonus icon has been exchanged for a token and is pale and small, so that it does not look like
    something built."""
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
    if towered and not lifted:
        layers.append(TOWER_ON_SQUARE)
    if faint or loose:
        layers.append(Layer((Path(GROUND, VEIL),), fade=150 if faint else 80))
    if loose:
        layers.append(Layer((_HATCH,), fade=110))
    marks = (
        ("r" if lifted else "t", towered),
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


def terrain_emoji(terrain: str, name: str) -> Drawing:
    """A bare square, with an edge."""
    layers = (ground(terrain, 0, True), Layer((Path(_FRAME, None, "ink", 9),)))
    return Drawing(f"cutterland/emoji-{name}", layers, opaque=True)


def list_token_emojis() -> dict[str, Drawing]:
    """The bonus icons by their character in the notation, and the tokens by kind: a part of a wall,
    a short bridge."""
    wall = (
        Path(_BRICKS, "brick", "ink", 5),
        Path("M 4 60 L 96 60 L 96 80 L 4 80 Z", "brick-dark", inside=True, alpha=110),
        Path(_JOINTS, None, "ink", LINE, inside=True),
        Path(_BRICKS, None, "ink", 5),
    )
    bridge = (
        Path(_PLANKS, "wood-light", "ink", 4),
        Path(_SEAMS, None, "wood", 4, inside=True),
        Path(_RAILS, None, "ink", 15),
        Path(_RAILS, None, "brick", 7),
    )
    paths = BONUSES | {"tower": TOWER, "wall": wall, "bridge": bridge}
    drawings = {}
    for key, drawn in paths.items():
        layer = Layer(drawn, halo="paper", rim=TOKEN_RIM).transform(0.9, 5, 5)
        name = f"icon-{key}" if key in BONUSES else key
        drawings[key] = Drawing(f"cutterland/emoji-{name}", (layer,))
    return drawings
