"""The faces of the twenty characters, in 100 units, told apart by outline alone.

Each faction has a look of its own: Ironbriar wears green with a collar of leaves, Emberglass red
with a gem, Galewing blue with a scarf that flies, Oldroad brown with a cloak.
"""

from __future__ import annotations

from typing import Final

from bot.render.drawing import Colour, Path, both_sides, oval
from bot.render.wildlands.paths import LINE, Art, body, burst

_COAT: Final = "M 8 100 C 10 82 28 77 50 77 C 72 77 90 82 92 100 Z"
_BEARD: Final = (
    "M 24 50 C 26 62 36 62 40 58 C 46 54 54 54 60 58 C 64 62 74 62 76 50 "
    "C 82 72 70 92 50 94 C 30 92 18 72 24 50 Z"
)


def _head(skin: Colour, *, ears: bool = True) -> Art:
    lobes = both_sides(oval(25, 53, 6, 8, skin, "ink", LINE)) if ears else ()
    jaw = (
        "M 50 20 C 68 20 76 34 75 52 C 74 70 64 82 50 82 C 36 82 26 70 25 52 C 24 34 32 20 50 20 Z"
    )
    return (*lobes, body(jaw, skin))


def _eyes(look: float = 0, *, high: float = 50, apart: float = 12, size: float = 7.5) -> Art:
    """Round eyes that look aside by `look`."""
    return tuple(
        path
        for x in (50 - apart, 50 + apart)
        for path in (
            oval(x, high, size, size, "white", "ink", 3),
            oval(x + look, high + 1, size * 0.5, size * 0.56, "ink"),
        )
    )


def _brows(tilt: float, colour: Colour, high: float, width: float) -> Art:
    """`tilt` above 0: stern, below 0: kind."""
    return both_sides(Path(f"M 30 {high - tilt} L 44 {high + tilt}", None, colour, width))


_SMILE: Final = Path("M 40 68 Q 50 76 60 68", None, "ink", 4)
_GRIN: Final = Path("M 37 65 L 63 65 C 62 78 38 78 37 65 Z", "white", "ink", 3.5)
_STERN: Final = Path("M 41 71 L 59 71", None, "ink", 4)
_SLY: Final = Path("M 40 70 C 46 73 54 72 61 65", None, "ink", 4)
_OPEN: Final = oval(50, 70, 6, 7.5, "dragon-dark", "ink", 3.5)
_LEAVES: Final = (
    body(_COAT, "plains-dark"),
    *both_sides(body("M 50 96 C 34 96 22 90 16 78 C 32 74 46 82 50 96 Z", "plains")),
)
_ROBE: Final = (body(_COAT, "dragon-dark"), body("M 50 82 L 60 91 L 50 100 L 40 91 Z", "gold"))
_SCARF: Final = (
    body(_COAT, "wetland"),
    body("M 62 84 C 76 80 84 90 98 82 L 96 96 C 84 100 74 94 62 96 Z", "wetland-light"),
    body("M 24 80 C 40 90 60 90 76 80 L 78 92 C 60 102 40 102 22 92 Z", "wetland-light"),
)
_CLOAK: Final = (
    body(_COAT, "horse"),
    *both_sides(body("M 50 98 L 28 78 L 22 84 L 40 100 Z", "horse-light")),
    oval(50, 93, 5.5, 5.5, "gold", "ink", 3),
)
FACES: Final[dict[str, tuple[Art, ...]]] = {
    "ironbriar": (
        (  # Bramble: a crown of thorns, and a beard
            *_LEAVES, *_head("horse-light"), body(_BEARD, "horse-dark"), _STERN, *_eyes(high=46),
            *_brows(4, "horse-dark", 34, 7),
            body("M 20 40 L 10 22 L 28 26 L 28 6 L 43 20 L 50 0 L 57 20 L 72 6 L 72 26 L 90 22 L "
                 "80 40 C 62 30 38 30 20 40 Z", "plains"),
            *both_sides(oval(34, 27, 5, 5, "heather", "ink", 3)),
        ),
        (  # Hod: a smith, bald, goggles on the brow, a moustache
            *_LEAVES, *_head("horse"), *_eyes(), *_brows(0, "stone-dark", 39, 6),
            body("M 50 60 C 56 58 66 58 74 68 C 66 76 56 74 50 67 C 44 74 34 76 26 68 C 34 58 44 "
                 "58 50 60 Z", "stone"),
            Path("M 22 30 C 36 24 64 24 78 30", None, "ink", 12),
            Path("M 22 30 C 36 24 64 24 78 30", None, "wood", 5),
            *both_sides(oval(37, 25, 10, 10, "silver", "ink", LINE),
                        oval(37, 25, 5, 5, "wetland-light")),
        ),
        (  # Tansy: a bob with button flowers
            *_LEAVES, *_head("skin", ears=False), *_eyes(1.5), _SMILE,
            *both_sides(oval(34, 62, 4.5, 3.5, "rose")),
            body("M 50 8 C 82 8 90 34 86 72 L 68 72 L 72 44 C 60 42 46 38 42 30 C 38 38 32 42 28 "
                 "46 L 32 72 L 14 72 C 10 34 18 8 50 8 Z", "brick"),
            *(path for x, y, r in ((24, 22, 10), (40, 10, 11), (58, 12, 9))
              for path in (oval(x, y, r, r, "gold", "ink", 4), oval(x, y, 3, 3, "moor-dark"))),
        ),
        (  # Rusk: a helmet with horns, and a scar
            *_LEAVES, *both_sides(body("M 22 34 C 8 34 0 22 4 6 C 10 18 18 20 30 20 Z", "bone")),
            *_head("horse-light", ears=False), *_eyes(-1.5), _STERN,
            Path("M 62 38 L 70 66", None, "brick", 4),
            *both_sides(Path("M 36 78 L 40 66 M 44 80 L 46 74", None, "horse-dark", 4)),
            body("M 20 44 C 18 16 34 6 50 6 C 66 6 82 16 80 44 C 62 36 38 36 20 44 Z", "silver"),
            body("M 44 8 L 56 8 L 56 58 L 50 64 L 44 58 Z", "stone-dark"),
        ),
        (  # Thistle: hair like a thistle, and freckles
            *_LEAVES, *_head("skin"), *_eyes(0, size=9), _GRIN,
            *(oval(x, y, 1.8, fill="horse")
              for x, y in ((32, 62), (38, 66), (32, 68), (68, 62), (62, 66), (68, 68))),
            body("M 20 50 L 4 34 L 20 32 L 10 12 L 29 18 L 32 -2 L 45 12 L 54 -4 L 62 12 L 80 0 L "
                 "76 20 L 94 16 L 82 33 L 96 38 L 80 50 C 74 38 64 34 50 36 C 36 34 26 38 20 50 "
                 "Z", "heather"),
            Path("M 32 22 L 38 32 M 50 14 L 50 28 M 68 20 L 62 32", None, "heather-dark", 4),
        ),
    ),
    "emberglass": (
        (  # Cinder: hair of flames
            *_ROBE, *_head("horse-light"), *_eyes(), *_brows(5, "dragon-dark", 41, 6), _GRIN,
            body("M 18 60 C 2 42 12 30 18 14 C 24 22 28 22 30 22 C 28 10 40 4 46 -6 C 54 4 56 10 "
                 "56 18 C 62 14 64 8 66 2 C 76 12 78 18 76 26 C 82 24 84 20 86 16 C 92 32 94 46 82 "
                 "60 C 82 44 70 36 50 38 C 30 36 18 44 18 60 Z", "dragon"),
            Path("M 26 38 C 24 28 34 26 34 32 C 40 26 40 18 46 12 C 52 22 52 28 58 30 C 66 26 68 "
                 "24 70 18 C 76 28 76 34 70 38 C 60 32 38 32 26 38 Z", "dragon-light"),
        ),
        (  # Vell: a hood with a crescent, and a veil
            body("M 50 0 C 84 4 88 46 86 92 L 14 92 C 12 46 16 4 50 0 Z", "kraken-dark"), *_ROBE,
            *_head("skin", ears=False), *_eyes(0, high=48), *_brows(-1, "ink", 37, 4),
            body("M 25 56 C 40 62 60 62 75 56 C 78 76 66 86 50 90 C 34 86 22 76 25 56 Z",
                 "kraken-light"),
            Path("M 36 66 C 36 74 40 80 45 84 M 64 66 C 64 74 60 80 55 84", None, "kraken", 3.5),
            body("M 20 50 C 18 30 34 22 50 22 C 66 22 82 30 80 50 C 90 24 74 6 50 6 C 26 6 10 24 "
                 "20 50 Z", "kraken"),
            body("M 54 4 C 44 6 40 14 44 22 C 50 28 58 26 62 22 C 52 22 48 14 54 4 Z", "gold"),
        ),
        (  # Sooth: blindfolded, with a third eye
            *_ROBE, *_head("bone"), _SMILE,
            body("M 22 46 C 38 52 62 52 78 46 L 78 60 C 62 64 38 64 22 60 Z", "dragon"),
            Path("M 30 55 Q 37 58 44 56 M 56 56 Q 63 58 70 55", None, "dragon-dark", 3),
            body("M 24 60 C 14 30 26 8 50 8 C 74 8 86 30 76 60 L 84 84 L 68 74 C 76 50 70 34 50 32 "
                 "C 30 34 24 50 32 74 L 16 84 Z", "silver"),
            body("M 32 30 C 40 18 60 18 68 30 C 60 42 40 42 32 30 Z", "white"),
            oval(50, 30, 7, 7, "turtle-dark", "ink", 3), oval(50, 30, 3, 3, "ink"),
        ),
        (  # Lumen: rays behind the head, and round glasses
            body(burst(12, 52, 36, 50, 46), "gold"), *_ROBE, *_head("horse"),
            body("M 22 50 C 20 26 32 14 50 14 C 68 14 80 26 78 50 C 74 36 66 32 50 32 C 34 32 26 "
                 "36 22 50 Z", "ink"),
            *both_sides(oval(38, 51, 11, 11, "moor-light", "ink", 4.5),
                        oval(38, 52, 3.8, 4.2, "ink"), Path("M 49 50 L 51 50", None, "ink", 4)),
            _GRIN,
        ),
        (  # Wick: a child under a burning candle
            *_ROBE, *_head("skin"), *_eyes(0, high=54, size=9), _OPEN,
            *both_sides(oval(32, 66, 5, 4, "rose")),
            body("M 50 -4 C 56 4 62 8 60 16 C 58 22 42 22 40 16 C 40 8 46 4 50 -4 Z",
                 "dragon-light"),
            body("M 36 18 L 64 18 L 64 36 L 36 36 Z", "paper"),
            body("M 16 40 C 22 30 78 30 84 40 C 80 48 70 44 50 44 C 30 44 20 48 16 40 Z", "paper"),
            Path("M 40 24 L 40 32 M 28 38 L 28 42 M 72 37 L 72 41", None, "paper-edge", 4),
        ),
    ),
    "galewing": (
        (  # Skiff: a captain's hat, and a white beard
            *_SCARF, *_head("horse-light"), body(_BEARD, "white"), _SMILE, *_eyes(1.5, high=47),
            *_brows(0, "white", 37, 6),
            body("M 14 34 C 18 28 82 28 86 34 C 84 44 66 40 50 40 C 34 40 16 44 14 34 Z", "ink"),
            body("M 18 32 C 6 14 28 6 50 2 C 72 6 94 14 82 32 C 62 24 38 24 18 32 Z",
                 "wetland-dark"),
            body("M 50 8 L 54 16 L 62 16 L 56 22 L 58 29 L 50 25 L 42 29 L 44 22 L 38 16 L 46 16 "
                 "Z", "gold"),
        ),
        (  # Perrin: a flier's cap with goggles
            *_SCARF, *_head("horse", ears=False), _GRIN,
            body("M 18 66 C 10 30 24 10 50 10 C 76 10 90 30 82 66 C 78 76 70 74 70 66 C 74 46 68 "
                 "38 50 36 C 32 38 26 46 30 66 C 30 74 22 76 18 66 Z", "wood"),
            Path("M 18 46 L 82 46", None, "ink", 12), Path("M 18 46 L 82 46", None, "wood-dark", 5),
            *both_sides(oval(36, 47, 13, 13, "silver", "ink", LINE),
                        oval(36, 47, 8, 8, "wetland-light"), oval(33, 44, 3, 3, "white")),
        ),
        (  # Zephra: hair in gusts
            *_SCARF, *_head("bone"), *_eyes(2), *_brows(-1, "wetland-dark", 40, 4), _SMILE,
            body("M 22 58 C 18 30 30 14 54 14 C 74 14 88 8 90 -4 C 102 8 100 26 88 34 C 96 34 100 "
                 "30 100 26 C 104 46 92 56 80 54 C 84 62 90 64 94 62 C 90 76 76 76 72 64 C 74 46 "
                 "66 38 50 36 C 36 36 26 44 22 58 Z", "wetland-light"),
            Path("M 40 28 C 60 22 78 28 90 16 M 62 34 C 74 42 82 42 90 40", None, "white", 4),
        ),
        (  # Jackdaw: a mask with a beak, and black feathers
            *_SCARF,
            body("M 50 2 L 60 10 L 72 4 L 74 16 L 88 18 L 82 32 L 92 44 L 82 54 C 84 70 72 84 50 "
                 "84 C 28 84 16 70 18 54 L 8 44 L 18 32 L 12 18 L 26 16 L 28 4 L 40 10 Z", "ink"),
            body("M 50 26 C 68 24 78 36 76 52 C 74 68 62 72 50 76 C 38 72 26 68 24 52 C 22 36 32 "
                 "24 50 26 Z", "stone-dark"),
            *_eyes(0, high=46, apart=13, size=9.5),
            body("M 50 50 C 58 54 62 60 60 66 L 50 98 L 40 66 C 38 60 42 54 50 50 Z", "gold"),
            Path("M 50 62 L 50 84", None, "moor-dark", 3),
        ),
        (  # Lilt: a singer, in a beret with a feather
            *_SCARF, *_head("skin"), *_eyes(-1.5, high=52), _OPEN, *_brows(-2, "ink", 42, 4),
            body("M 24 62 C 14 50 16 36 26 30 L 36 32 C 28 40 30 52 24 62 Z", "horse-dark"),
            body("M 76 62 C 86 50 84 36 74 30 L 64 32 C 72 40 70 52 76 62 Z", "horse-dark"),
            body("M 14 34 C 4 18 26 6 50 8 C 80 8 92 22 84 34 C 64 28 36 28 14 34 Z", "heather"),
            body("M 74 22 C 72 6 82 -6 98 -8 C 98 6 92 18 78 26 Z", "gold"),
            Path("M 76 22 L 90 2", None, "moor-dark", 3),
        ),
    ),
    "oldroad": (
        (  # Marla: a wide hat with a compass
            *_CLOAK,
            body("M 22 40 C 12 60 16 76 24 86 L 76 86 C 84 76 88 60 78 40 Z", "horse-dark"),
            *_head("horse-light", ears=False), *_eyes(), *_brows(1, "horse-dark", 41, 5), _SLY,
            body("M -2 38 C 10 28 26 28 30 28 C 32 8 40 2 50 2 C 60 2 68 8 70 28 C 74 28 90 28 102 "
                 "38 C 80 44 62 40 50 40 C 38 40 20 44 -2 38 Z", "wood"),
            Path("M 30 28 C 40 32 60 32 70 28", None, "wood-dark", 6),
            oval(50, 20, 9, 9, "white", "ink", 4), Path("M 50 14 L 53 20 L 50 26 L 47 20 Z", "red"),
        ),
        (  # Tobin: a lamp on a miner's helmet, and a grey moustache
            *_CLOAK, *_head("skin"), *_eyes(-1.5), *_brows(-2, "stone-dark", 41, 5),
            body("M 50 62 C 58 58 68 62 72 78 C 62 78 54 76 50 70 C 46 76 38 78 28 78 C 32 62 42 "
                 "58 50 62 Z", "stone"),
            body("M 16 42 C 14 18 30 6 50 6 C 70 6 86 18 84 42 C 64 34 36 34 16 42 Z", "gold"),
            oval(50, 22, 13, 13, "stone-dark", "ink", LINE), oval(50, 22, 8, 8, "moor-light"),
        ),
        (  # Quill: square glasses, and a feather behind the ear
            *_CLOAK, body("M 78 62 C 70 38 78 10 96 -2 C 104 22 98 48 84 64 Z", "turtle"),
            Path("M 80 62 C 84 40 88 22 95 6", None, "turtle-dark", 3.5), *_head("bone"),
            body("M 22 48 C 18 22 32 12 52 12 C 72 12 82 24 78 46 C 72 36 66 30 40 32 C 32 34 26 "
                 "40 22 48 Z", "moor-dark"),
            *both_sides(Path("M 26 44 L 47 44 L 47 60 L 28 60 Z", "white", "ink", 4),
                        oval(38, 53, 3.8, 4.2, "ink"), Path("M 47 50 L 50 50", None, "ink", 4)),
            _STERN,
        ),
        (  # Stubbs: a flat cap, a big nose, a stubbly chin
            *_CLOAK, *_head("rose"),
            body("M 25 58 C 34 66 66 66 75 58 C 74 72 64 83 50 83 C 36 83 26 72 25 58 Z", "stone"),
            _GRIN, *_eyes(0, high=46), *_brows(2, "horse-dark", 37, 6),
            oval(50, 57, 9, 8, "rose", "ink", 4),
            body("M 8 36 C 24 30 40 30 50 32 C 66 34 80 36 84 40 C 92 22 74 8 48 8 C 28 8 16 16 18 "
                 "30 Z", "plains-dark"),
            Path("M 30 18 L 44 30 M 50 12 L 66 32 M 40 12 L 30 30", None, "plains", 3),
        ),
        (  # Fenn: a fox
            *_CLOAK,
            *both_sides(Path("M 16 6 L 44 26 L 18 48 Z", "dragon-light", "ink", LINE),
                        Path("M 22 16 L 36 27 L 22 38 Z", "ink")),
            body("M 50 20 C 68 18 84 30 90 48 C 86 70 68 80 50 90 C 32 80 14 70 10 48 C 16 30 32 "
                 "18 50 20 Z", "dragon-light"),
            *both_sides(Path("M 16 50 C 28 52 40 58 50 86 C 32 82 18 70 16 50 Z", "white")),
            *_eyes(0, high=50, apart=15, size=7), oval(50, 84, 8, 7, "ink"),
        ),
    ),
}  # fmt: skip
"""The faces of a faction's characters in their order, by the faction's key."""
