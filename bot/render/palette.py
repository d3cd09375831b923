"""The fixed 256 colours every picture is drawn in: named ones, and mixtures for soft edges.

Pictures hold only numbers into this palette, so another look (a light theme, colours for other
eyes) is another table of the same length.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from bot.render.drawing import Colour

Rgb: TypeAlias = tuple[int, int, int]

STANDARD: Final[dict[Colour, str]] = {
    # the mat
    "mat": "26363d", "mat-line": "31444c", "mat-bright": "6f8791", "shadow": "18242a",
    "paper": "fbf3df", "paper-edge": "d6c39a", "ink": "2c2320", "white": "ffffff",
    # terrains
    "plains": "77ad48", "plains-dark": "568a33", "plains-light": "9ccb66",
    "moor": "e9cb6b", "moor-dark": "c39d3f", "moor-light": "f6e3a0", "heather": "a9679a",
    "wetland": "2b709c", "wetland-dark": "1d5579", "wetland-light": "6fb6d3",
    # creatures
    "kraken": "9a58b8", "kraken-dark": "6e3a8c", "kraken-light": "c79bdb",
    "goblin": "86a63a", "goblin-dark": "5d7a22", "goblin-light": "b5cc6a",
    "horse": "9c5d31", "horse-dark": "6f3d1d", "horse-light": "c98d58", "skin": "f0c49a",
    "dragon": "c93a2c", "dragon-dark": "98261f", "dragon-light": "f2913f", "dragon-wing": "f8b86a",
    "shell": "a9742f", "shell-dark": "744a1b", "turtle": "63b38f", "turtle-dark": "3d8468",
    "frog": "46b35c", "frog-dark": "2b8043", "frog-light": "c9e88f",
    # tokens and marks
    "stone": "aaa69d", "stone-dark": "757068", "stone-light": "d5d1c6",
    "brick": "b9603f", "brick-dark": "823d27",
    "wood": "b27c46", "wood-dark": "7d5028", "wood-light": "d9a768",
    "gold": "f2b632", "red": "e0452f", "rose": "ee9a93", "bone": "f3ead0", "silver": "c3ccd1",
    # pieces, on the mat
    "piece-1": "ff7a66", "piece-2": "ffc94d", "piece-3": "58d2c4", "piece-4": "c99bff",
    "piece-5": "a4e06b", "piece-6": "ff9fd2",
}  # fmt: skip
"""Named colours of the standard look, as `rrggbb`."""

SOFT: Final = ("ink", "paper")
"""Nearly every edge is one of these against a named colour: mixtures of both with all."""

EDGES: Final = (
    ("mat", "paper"), ("mat", "mat-bright"), ("mat", "shadow"), ("paper", "ink"),
    ("plains", "plains-dark"), ("moor", "moor-dark"), ("wetland", "wetland-dark"),
    ("plains", "plains-light"), ("moor", "moor-light"), ("wetland", "wetland-light"),
    ("mat", "gold"), ("mat", "red"),
)  # fmt: skip
"""Other pairs whose edges must be soft."""


def rgb(code: str) -> Rgb:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour at `share` of the way from one to the other."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(one, other, strict=True)
    )
    return red, green, blue


def colours(named: dict[Colour, str] = STANDARD) -> tuple[Rgb, ...]:
    """The 256 colours: the named ones first, in their order, then mixtures; padded with black."""
    base = {name: rgb(code) for name, code in named.items()}
    table = list(base.values())
    for one, other in EDGES:
        table += [mix(base[one], base[other], share) for share in (0.25, 0.5, 0.75)]
    for soft in SOFT:
        for name in base:
            if name not in SOFT:
                table.append(mix(base[soft], base[name], 0.5))
    for name in base:
        if name not in SOFT and len(table) < 256:
            table.append(mix(base["ink"], base[name], 0.75))
    if len(table) > 256:
        raise ValueError(f"{len(table)} colours do not fit a palette")
    return (*table, *[(0, 0, 0)] * (256 - len(table)))


INDEX: Final = {name: number for number, name in enumerate(STANDARD)}
"""The number of each named colour."""
