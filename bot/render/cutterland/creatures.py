"""The six creatures, in 100 units, distinguishable by outline alone."""

from __future__ import annotations

from typing import Final

from bot.render.drawing import Colour, Path, both_sides, mirror_path, oval

LINE: Final = 3.4


def _limb(d: str, colour: Colour, width: float) -> tuple[Path, Path]:
    """A round-ended limb with an inked edge."""
    return Path(d, None, "ink", width + 2 * LINE), Path(d, None, colour, width)


def _limbs(colour: Colour, width: float, *ds: str) -> tuple[Path, ...]:
    """Limbs drawn above all their inked edges."""
    pairs = [_limb(d, colour, width) for d in ds]
    return (*(edge for edge, _ in pairs), *(body for _, body in pairs))


def _body(d: str, fill: Colour) -> Path:
    return Path(d, fill, "ink", LINE)


def _eye(
    x: float, y: float, r: float, look: float = 0, white: Colour = "white"
) -> tuple[Path, ...]:
    """A round eye that looks aside by `look`."""
    return (
        oval(x, y, r, r, white, "ink", 2.4),
        oval(x + look, y + r * 0.12, r * 0.52, r * 0.58, "ink"),
        oval(x + look + r * 0.18, y - r * 0.15, r * 0.2, r * 0.2, "white"),
    )


_ARMS: Final = (
    "M 38 58 C 26 70 7 72 8 56 C 9 46 21 46 21 55",
    "M 43 62 C 40 80 28 92 17 86 C 10 81 16 73 22 77",
    "M 47 64 C 48 78 46 86 40 92",
)
CREATURES: Final[dict[str, tuple[Path, ...]]] = {
    "K": (  # kraken: tentacles
        *_limbs("kraken", 8.5, *_ARMS, *(mirror_path(Path(d)).d for d in _ARMS)),
        *both_sides(*(
            oval(x, y, r, fill="kraken-light")
            for x, y, r in ((11, 63, 1.9), (17, 67.4, 1.9), (24, 67.5, 1.9), (36, 80, 1.9),
                            (31, 85, 1.9), (25, 88, 1.7))
        )),
        _body("M 50 6 C 72 6 80 24 76 42 C 74 58 66 68 50 68 C 34 68 26 58 24 42 C 20 24 28 6 50 6 "
              "Z", "kraken"),
        Path("M 64 0 C 62 30 74 50 46 70 L 90 70 L 90 0 Z", "kraken-dark", inside=True, alpha=120),
        oval(38, 19, 5, 7, "kraken-light", inside=True),
        oval(47, 13, 2.5, 3, "kraken-light", inside=True), *_eye(37, 43, 11, 1.8),
        *_eye(63, 43, 11, -1.8), Path("M 30 30 L 43 35", None, "ink", 4.6),
        Path("M 70 30 L 57 35", None, "ink", 4.6), Path("M 44 59 Q 50 55 56 59", None, "ink", 2.6),
    ),
    "G": (  # goblin: ears and a cap
        *both_sides(_body("M 30 44 C 21 34 10 26 -1 22 C 0 42 10 62 30 68 Z", "goblin"),
                    Path("M 26 48 C 20 41 13 35 7 32 C 9 45 16 56 26 61 Z", "rose")),
        oval(11, 57, 4.6, 5.4, None, "gold", 3.2),
        _body("M 50 20 C 68 20 80 32 80 50 C 80 70 67 87 50 87 C 33 87 20 70 20 50 C 20 32 32 20 "
              "50 20 Z", "goblin"),
        Path("M 72 20 C 74 50 70 74 46 96 L 94 92 L 94 9 Z", "goblin-dark", inside=True, alpha=120),
        *_eye(35, 50, 10, 2.6, "moor-light"), *_eye(65, 50, 10, -2.6, "moor-light"),
        Path("M 24 40 L 44 45", None, "ink", 4.4), Path("M 76 40 L 56 45", None, "ink", 4.4),
        _body("M 22 42 C 20 24 34 14 52 14 C 64 14 68 6 79 6 C 75 12 75 18 77 24 C 80 30 80 36 79 "
              "42 C 64 32 37 32 22 42 Z", "horse"),
        Path("M 66 0 C 72 14 72 26 66 44 L 90 44 L 90 0 Z", "horse-dark", inside=True, alpha=130),
        Path("M 37 18 L 33 32 M 31 23 L 40 27", None, "horse-light", 2.4, inside=True),
        Path("M 26 74 Q 50 86 74 74", None, "ink", 3.4),
        *both_sides(Path("M 31 77 L 34 64 L 42 80 Z", "white", "ink", 2.6)),
        _body("M 50 45 C 54 50 63 60 60 67 C 57 73 43 73 40 67 C 37 60 46 50 50 45 Z",
              "goblin-light"),
        oval(46, 58, 2.4, 3.4, "white", inside=True, alpha=150),
        oval(68, 66, 1.8, fill="goblin-dark"),
    ),
    "C": (  # centaur: a horse with an archer
        Path("M 82 12 C 98 24 98 50 82 64", None, "ink", 7.4),
        Path("M 82 12 C 98 24 98 50 82 64", None, "wood", 3.4),
        Path("M 82 12 L 60 38 L 82 64", None, "ink", 1.8),
        *_limbs("horse-dark", 6, "M 30 64 L 34 80 L 30 90", "M 55 66 L 50 80 L 54 90"),
        _body("M 17 52 C 6 50 2 62 7 76 C 9 66 14 66 20 60 Z", "horse-dark"),
        *_limbs("horse", 6.5, "M 22 62 L 20 78 L 14 90", "M 62 64 L 68 76 L 65 90"),
        _body("M 16 54 C 18 46 30 46 42 48 C 50 48 54 44 56 38 L 70 42 C 72 52 70 62 64 68 C 56 74 "
              "44 70 34 70 C 24 70 14 66 16 54 Z", "horse"),
        Path("M 10 62 C 30 66 56 66 74 54 L 74 80 L 10 80 Z", "horse-dark", inside=True, alpha=130),
        _body("M 56 42 C 54 34 54 29 58 27 C 62 25 68 25 70 28 C 72 33 72 40 71 46 C 66 50 60 48 "
              "56 42 Z", "skin"),
        _body("M 55 41 C 60 46 66 47 72 44 L 72 50 C 66 54 58 52 53 47 Z", "dragon"),
        *_limbs("skin", 5, "M 67 32 L 92 37"), Path("M 56 38 L 97 38", None, "ink", 2.2),
        Path("M 99 38 L 91 33.5 L 91 42.5 Z", "ink"), *_limbs("skin", 5, "M 60 32 L 52 36 L 60 38"),
        oval(64, 16, 8.6, 9.4, "skin", "ink", LINE),
        _body("M 53 22 C 50 8 58 3 66 4 C 72 5 75 9 74 12 C 68 10 62 10 61 16 C 61 20 58 24 53 22 "
              "Z", "horse-dark"),
        oval(68.5, 16, 1.7, 2.1, "ink"),
    ),
    "D": (  # dragon: a wing and a tail
        *_limb("M 54 80 C 70 90 86 84 86 72 C 86 66 80 64 78 68", "dragon", 7),
        _body("M 74 72 L 70 60 L 84 60 Z", "dragon-light"),
        _body("M 46 52 C 46 30 58 10 84 4 C 82 12 86 18 95 24 C 88 28 88 36 93 44 C 84 42 80 48 80 "
              "56 C 72 52 66 54 62 62 Z", "dragon-wing"),
        Path("M 48 50 C 54 34 64 18 84 5", None, "ink", 2.2),
        Path("M 52 52 C 64 36 78 28 94 24", None, "ink", 2.2),
        Path("M 56 56 C 66 46 80 44 92 44", None, "ink", 2.2),
        _body("M 30 34 C 38 36 40 44 38 50 C 46 46 62 54 64 68 C 65 82 52 90 40 90 C 28 90 20 82 "
              "24 68 C 26 60 26 54 24 48 C 22 42 24 36 30 34 Z", "dragon"),
        Path("M 26 50 C 28 60 20 70 26 90 L 40 92 C 30 80 36 66 34 52 Z", "gold", inside=True),
        Path("M 26 60 L 35 58 M 24 68 L 34 67 M 24 76 L 34 76 M 26 84 L 37 85",
             None, "dragon-dark", 1.8, inside=True),
        *_limb("M 50 74 C 46 78 46 86 40 89", "dragon", 6),
        _body("M 36 18 C 40 8 48 4 54 4 C 52 10 48 16 43 22 Z", "bone"),
        _body("M 42 26 C 48 20 54 20 58 22 C 54 26 50 30 44 32 Z", "bone"),
        _body("M 40 16 C 46 20 46 32 40 38 C 34 43 26 42 20 42 C 12 43 6 40 6 35 C 6 30 14 28 18 "
              "24 C 22 16 32 11 40 16 Z", "dragon"),
        Path("M 8 38 C 16 36 22 38 28 36", None, "ink", 2.4),
        Path("M 14 38 L 16 42 L 19 38 Z", "white"), oval(11, 32, 1.5, 1.3, "ink"),
        oval(27, 25, 5, 5, "gold", "ink", 2.2), oval(26, 25.5, 1.9, 3.2, "ink"),
        Path("M 20 19 L 33 21", None, "ink", 3.6),
    ),
    "T": (  # turtle: a shell
        _body("M 70 60 C 72 48 74 40 82 36 C 90 32 98 38 97 47 C 96 54 90 55 86 57 C 84 62 82 66 "
              "78 68 Z", "turtle"),
        _body("M 10 62 C 4 64 1 68 1 72 C 6 72 10 70 14 68 Z", "turtle"),
        _body("M 14 64 C 12 74 14 82 17 83 L 29 83 C 31 78 30 72 32 66 Z", "turtle"),
        _body("M 58 66 C 58 74 60 82 63 83 L 75 83 C 77 78 76 70 74 62 Z", "turtle"),
        _body("M 8 64 C 8 36 24 22 44 22 C 64 22 78 38 80 64 C 60 70 28 70 8 64 Z", "shell"),
        Path("M 4 54 C 30 66 60 66 84 54 L 84 74 L 4 74 Z", "shell-dark", inside=True, alpha=150),
        Path("M 34 30 L 54 30 L 60 46 L 44 56 L 28 46 Z", "horse-light", "shell-dark", 2.6,
             inside=True),
        Path("M 34 30 L 30 20 M 54 30 L 58 20 M 60 46 L 80 50 M 28 46 L 6 50 M 44 56 L 44 72",
             None, "shell-dark", 2.6, inside=True),
        Path("M 6 62 C 28 69 60 69 82 62", None, "ink", LINE), oval(88, 43, 3, 3.4, "ink"),
        oval(89, 42, 1, 1, "white"), Path("M 87 52 Q 92 53 95 49", None, "ink", 2.2),
    ),
    "F": (  # frog: eyes on top and splayed legs
        *both_sides(_body("M 34 60 C 16 52 4 64 6 78 C 7 86 14 88 24 88 C 34 88 38 80 38 72 Z",
                          "frog"),
                    _body("M 24 84 C 14 84 6 88 3 94 L 34 94 C 36 90 32 84 24 84 Z", "frog-dark")),
        _body("M 32 56 C 28 76 34 90 50 90 C 66 90 72 76 68 56 Z", "frog"),
        oval(50, 74, 13, 15, "frog-light", inside=True),
        *both_sides(*_limb("M 37 66 C 36 78 39 84 37 90", "frog", 6)),
        *both_sides(oval(31, 24, 13.5, 13.5, "frog", "ink", LINE)),
        _body("M 50 24 C 64 24 84 30 86 46 C 87 60 72 66 50 66 C 28 66 13 60 14 46 C 16 30 36 24 "
              "50 24 Z", "frog"),
        Path("M 10 54 C 30 64 70 64 90 54 L 90 70 L 10 70 Z", "frog-light", inside=True),
        *both_sides(oval(22, 46, 4.6, 3.2, "rose", inside=True)),
        *both_sides(oval(31, 24, 10.5, 10.5, "frog")), *_eye(31, 22, 8.6), *_eye(69, 22, 8.6),
        Path("M 20 49 C 34 60 66 60 80 49", None, "ink", 3), oval(46, 40, 1.4, 1.4, "ink"),
        oval(54, 40, 1.4, 1.4, "ink"),
    ),
}  # fmt: skip
"""Each creature's paths by its character in the notation (rules, section 9)."""
