"""The emblems of the twenty characters, in 100 units, told apart by outline alone."""

from __future__ import annotations

from typing import Final

from bot.render.drawing import Path, mirror_path, oval
from bot.render.wildlands.paths import LINE, Art, body, burst, limb


def _bramble() -> Art:
    """A thorny twig with berries."""
    thorns = ("M 30 62 L 12 54 L 26 48 Z", "M 52 46 L 50 24 L 64 38 Z", "M 46 62 L 62 74 L 64 56 Z")
    return (
        *(body(d, "horse-dark") for d in thorns),
        *limb("M 16 88 C 26 66 34 58 48 54 C 66 48 72 36 78 16", "horse", 9),
        oval(72, 70, 13, 13, "heather-dark", "ink", LINE),
        oval(84, 52, 10, 10, "heather-dark", "ink", LINE),
        oval(68, 66, 3.6, fill="heather-light"),
    )


def _hod() -> Art:
    """A hammer."""
    return (
        *limb("M 20 86 L 60 40", "wood", 11),
        body("M 34 22 L 52 6 L 92 46 L 76 64 Z", "silver"),
        Path("M 46 30 L 78 62", None, "stone-dark", 4),
    )


def _tansy() -> Art:
    """Three button flowers on a stem."""
    return (
        *limb("M 50 94 L 50 44 M 50 80 L 26 52 M 50 72 L 76 50", "plains-dark", 6),
        oval(24, 42, 16, 14, "gold", "ink", LINE),
        oval(76, 40, 16, 14, "gold", "ink", LINE),
        oval(50, 24, 19, 17, "gold", "ink", LINE),
        *(oval(x, y, 3, fill="moor-dark")
          for x, y in ((44, 22), (56, 26), (52, 16), (24, 42), (77, 40))),
    )  # fmt: skip


def _rusk() -> Art:
    """An axe."""
    return (
        *limb("M 28 92 L 62 14", "wood", 9),
        body("M 52 14 C 70 4 92 18 92 42 C 84 50 74 52 66 48 C 58 54 46 50 42 44 Z", "silver"),
        Path("M 84 24 C 88 34 84 42 78 46", None, "white", 4),
    )


def _thistle() -> Art:
    tuft = "M 50 52 L 16 30 L 32 28 L 24 8 L 41 20 L 50 2 L 59 20 L 76 8 L 68 28 L 84 30 Z"
    return (
        *limb("M 50 96 L 50 72", "plains-dark", 7),
        body(tuft, "heather"),
        body("M 22 48 C 24 38 76 38 78 48 C 82 70 66 80 50 80 C 34 80 18 70 22 48 Z", "plains"),
        Path("M 32 50 L 62 76 M 48 46 L 72 66 M 68 50 L 38 76 M 52 46 L 28 66",
             None, "plains-dark", 3),
    )  # fmt: skip


def _cinder() -> Art:
    """A flame."""
    return (
        body("M 54 2 C 58 24 86 38 82 66 C 80 86 66 96 50 96 C 32 96 18 84 18 64 "
             "C 18 48 30 42 32 26 C 42 30 46 38 46 44 C 54 34 56 18 54 2 Z", "dragon"),
        Path("M 50 90 C 38 90 32 80 34 70 C 36 60 44 58 48 48 C 60 56 68 64 66 76 "
             "C 64 86 58 90 50 90 Z",
             "gold"),
    )  # fmt: skip


def _vell() -> Art:
    """A crescent and a star."""
    return (
        body("M 62 6 C 34 8 14 28 14 52 C 14 78 36 96 60 94 C 74 92 84 86 90 76 "
             "C 64 82 44 66 44 46 C 44 28 52 14 62 6 Z", "moor-light"),
        body(burst(5, 22, 9, 72, 38), "gold"),
    )  # fmt: skip


def _sooth() -> Art:
    """An eye."""
    return (
        body("M 4 52 C 20 22 80 22 96 52 C 80 82 20 82 4 52 Z", "white"),
        oval(50, 52, 20, 20, "turtle-dark", "ink", LINE),
        oval(50, 52, 9, 9, "ink"),
        oval(56, 45, 4.5, 4.5, "white"),
        Path("M 22 22 L 28 32 M 50 12 L 50 24 M 78 22 L 72 32", None, "ink", 6),
    )


def _lumen() -> Art:
    """A sun."""
    return (
        body(burst(8, 48, 29), "dragon-light"),
        oval(50, 50, 22, 22, "gold", "ink", LINE),
    )


def _wick() -> Art:
    """A candle."""
    return (
        body("M 34 44 L 66 44 L 66 84 L 34 84 Z", "paper"),
        Path("M 40 44 L 40 60", None, "paper-edge", 6),
        body("M 16 82 L 84 82 L 76 96 L 24 96 Z", "stone-dark"),
        Path("M 50 44 L 50 34", None, "ink", 5),
        body("M 50 2 C 54 12 62 18 60 28 C 58 36 42 36 40 28 C 40 18 48 14 50 2 Z", "dragon-light"),
    )  # fmt: skip


def _skiff() -> Art:
    """A sailing boat."""
    return (
        body("M 48 4 L 48 64 L 10 64 C 26 48 42 28 48 4 Z", "paper"),
        body("M 56 16 C 70 30 82 46 86 64 L 56 64 Z", "wetland-light"),
        body("M 6 70 L 94 70 C 88 88 78 94 66 94 L 32 94 C 20 94 10 86 6 70 Z", "wood"),
    )


def _perrin() -> Art:
    """A kite."""
    return (
        Path("M 42 62 C 30 70 44 80 30 86 C 22 90 18 84 14 94", None, "ink", 5),
        body("M 78 4 L 92 50 L 40 66 L 34 28 Z", "silver"),
        Path("M 78 4 L 40 66 M 34 28 L 92 50", None, "ink", 4),
        body("M 34 72 L 50 76 L 40 86 Z", "red"),
    )


def _zephra() -> Art:
    """Gusts of wind."""
    gusts = (
        "M 8 36 L 62 36 C 80 36 82 12 66 12 C 58 12 54 20 60 26",
        "M 4 56 L 80 56 C 98 56 96 82 80 80 C 72 78 70 70 76 66",
        "M 16 76 L 46 76 C 60 76 58 96 46 94",
    )
    return tuple(path for d in gusts for path in limb(d, "wetland-light", 7))


def _jackdaw() -> Art:
    """A black bird."""
    return (
        Path("M 46 76 L 42 94 M 58 76 L 58 94", None, "ink", 5),
        body("M 4 32 L 26 26 C 28 12 50 8 56 22 C 60 36 82 44 96 76 C 80 74 74 80 60 80 "
             "C 36 82 22 62 26 42 Z",
              "stone-dark"),
        body("M 46 44 C 60 44 74 56 80 70 C 62 74 46 64 46 44 Z", "ink"),
        oval(40, 26, 5.5, 5.5, "white"), oval(40, 26, 2.6, 2.6, "ink"),
        body("M 4 32 L 26 25 L 27 37 Z", "gold"),
    )  # fmt: skip


def _lilt() -> Art:
    """Two notes of a tune."""
    return (
        *limb("M 34 74 L 34 18 L 82 8 L 82 64", "heather", 5),
        Path("M 34 26 L 82 16", None, "ink", 12),
        oval(24, 78, 15, 12, "heather", "ink", LINE),
        oval(72, 68, 15, 12, "heather", "ink", LINE),
    )


def _marla() -> Art:
    """A compass."""
    return (
        oval(50, 50, 44, 44, "moor-light", "ink", LINE),
        Path("M 50 10 L 50 18 M 50 82 L 50 90 M 10 50 L 18 50 M 82 50 L 90 50", None, "ink", 5),
        body("M 72 22 L 58 58 L 42 42 Z", "red"),
        body("M 28 78 L 42 42 L 58 58 Z", "white"),
    )


def _tobin() -> Art:
    """A lantern."""
    return (
        oval(50, 18, 14, 14, None, "ink", 6),
        body("M 28 32 L 72 32 L 80 44 L 20 44 Z", "stone-dark"),
        body("M 28 44 L 72 44 L 72 84 L 28 84 Z", "gold"),
        body("M 50 48 C 54 58 60 62 58 72 C 56 78 44 78 42 72 C 40 62 48 58 50 48 Z",
             "dragon-light"),
        body("M 20 84 L 80 84 L 80 96 L 20 96 Z", "stone-dark"),
    )  # fmt: skip


def _quill() -> Art:
    """A feather."""
    return (
        body("M 90 4 C 96 32 86 56 62 66 L 66 56 C 56 70 46 74 34 74 C 28 48 50 14 90 4 Z",
             "wetland-light"),
        Path("M 12 96 C 30 66 48 46 78 18", None, "ink", 6),
        Path("M 44 56 L 42 40 M 54 46 L 54 30 M 50 52 L 66 52", None, "ink", 3.5),
    )  # fmt: skip


def _stubbs() -> Art:
    """A boot."""
    return (
        body("M 26 6 L 62 6 L 62 48 C 72 58 92 58 94 74 L 94 84 L 24 84 "
             "C 28 60 30 34 26 6 Z", "horse"),
        body("M 22 82 L 96 82 L 96 95 L 22 95 Z", "horse-dark"),
        body("M 22 4 L 66 4 L 66 18 L 22 18 Z", "horse-light"),
        Path("M 52 34 L 64 34 M 50 46 L 66 46", None, "paper", 4.5),
    )  # fmt: skip


def _fenn() -> Art:
    """A fox."""
    ear = Path("M 8 4 L 42 26 L 14 48 Z", "horse", "ink", LINE)
    cheek = Path("M 12 46 C 24 50 38 56 50 90 C 30 84 14 68 12 46 Z", "white")
    eye = oval(36, 50, 5, 6, "ink")
    return (
        ear, mirror_path(ear),
        body("M 50 22 C 68 20 86 30 90 46 C 86 70 68 84 50 96 C 32 84 14 70 10 46 "
             "C 14 30 32 20 50 22 Z",
              "dragon-light"),
        cheek, mirror_path(cheek), eye, mirror_path(eye), oval(50, 88, 9, 8, "ink"),
    )  # fmt: skip


EMBLEMS: Final[dict[str, tuple[Art, ...]]] = {
    "ironbriar": (_bramble(), _hod(), _tansy(), _rusk(), _thistle()),
    "emberglass": (_cinder(), _vell(), _sooth(), _lumen(), _wick()),
    "galewing": (_skiff(), _perrin(), _zephra(), _jackdaw(), _lilt()),
    "oldroad": (_marla(), _tobin(), _quill(), _stubbs(), _fenn()),
}
"""The emblems of a faction's characters in their order, by the faction's key."""
