"""Every look keeps apart what has to be told apart: for the eyes it is made for, and in grey."""

from itertools import combinations
from typing import get_args

import pytest

from bot.render.colour_table import Rgb, rgb
from bot.render.drawing import Colour
from bot.render.themes import STANDARD, ColourScheme, Palette, Theme, resolve_colours
from tests.render.eyes import difference, lightness

LOOKS = [ColourScheme(theme, palette) for theme in get_args(Theme) for palette in get_args(Palette)]
EYES = {
    "standard": ("usual",),
    "deuteranopia": ("usual", "deuteranopia", "protanopia"),
    "tritanopia": ("usual", "tritanopia"),
    "contrast": ("usual",),
}
TERRAINS = ("plains", "moor", "wetland")
PIECES = tuple(f"piece-{number}" for number in range(1, 7))
LOW, HIGH = ("plains", "plains-dark", "plains-light"), ("moor", "moor-dark", "moor-light")
"""Ground that is in sight, out of sight, and in reach, which has a second outline and a number."""
TOKENS = ("stone", "brick", "wood-light")
"""Of which towers, walls and bridges are made."""
MARKS = ("gold", "red", "fresh")
"""What may lie there, what may not, and what is new; also hatched, dashed and struck out."""
queries = pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.theme}-{look.palette}")


def _colour(look: ColourScheme, name: Colour) -> Rgb:
    return rgb(resolve_colours(look)[name])


def _closest(look: ColourScheme, names: tuple[Colour, ...]) -> tuple[float, str]:
    """The smallest difference of two of them for the look's eyes, and which these are."""
    return min(
        (difference(_colour(look, one), _colour(look, other), eyes), f"{one} {other} {eyes}")
        for one, other in combinations(names, 2)
        for eyes in EYES[look.palette]
    )


def _closest_in_grey(look: ColourScheme, names: tuple[Colour, ...]) -> tuple[float, str]:
    return min(
        (abs(lightness(_colour(look, one)) - lightness(_colour(look, other))), f"{one} {other}")
        for one, other in combinations(names, 2)
    )


@queries
@pytest.mark.parametrize(
    ("names", "apart", "in_grey"),
    [
        (TERRAINS, 30, 14),
        (PIECES, 16, 6.5),
        (TOKENS, 20, 8),
        (MARKS, 25, 6),
        (LOW, 12, 10),
        (HIGH, 11, 5),
    ],
    ids=["terrains", "pieces", "tokens", "marks", "low ground", "high ground"],
)
def test_colours_are_told_apart(
    look: ColourScheme, names: tuple[Colour, ...], apart: float, in_grey: float
) -> None:
    found, grey = _closest(look, names), _closest_in_grey(look, names)
    assert found[0] >= apart, found
    assert grey[0] >= in_grey, grey


@queries
def test_everything_stands_out_from_the_mat(look: ColourScheme) -> None:
    mat = _colour(look, "mat")
    for name in (*TERRAINS, *PIECES, *MARKS, "mat-bright"):
        assert difference(mat, _colour(look, name)) >= 25, name
    assert abs(lightness(mat) - lightness(_colour(look, "chalk"))) >= 60
    assert abs(lightness(mat) - lightness(_colour(look, "amber"))) >= 45
    assert abs(lightness(mat) - lightness(_colour(look, "mat-bright"))) >= 28
    assert 3 <= abs(lightness(mat) - lightness(_colour(look, "mat-line"))) <= 20


@queries
def test_letters_are_read_on_what_they_stand_on(look: ColourScheme) -> None:
    for on in ("paper", "gold", "moor-light", *PIECES):
        assert lightness(_colour(look, on)) - lightness(_colour(look, "ink")) >= 30, on


def test_the_default_is_readable_on_both_of_discords_themes() -> None:
    """Its own mat is neither's ground; the picture's edge is seen on either."""
    for ground in (rgb("313338"), rgb("ffffff"), rgb("1a1a1e")):
        assert difference(_colour(ColourScheme(), "mat"), ground) >= 5


def test_high_contrast_is_higher() -> None:
    for theme in get_args(Theme):
        contrast, standard = ColourScheme(theme, "contrast"), ColourScheme(theme)
        for names in (("chalk", "mat"), ("mat-bright", "mat"), ("paper", "ink"), TERRAINS):
            assert (
                _closest_in_grey(contrast, names) > _closest_in_grey(standard, names)
            ), (theme, names)  # fmt: skip


@pytest.mark.parametrize("palette", ["deuteranopia", "tritanopia"])
def test_a_palette_for_other_eyes_is_better_for_them_than_the_standard_one(
    palette: Palette,
) -> None:
    """Summed over all pairs of terrains and of marks."""

    def seen(look: ColourScheme) -> float:
        return sum(
            difference(_colour(look, one), _colour(look, other), palette)
            for names in (TERRAINS, MARKS)
            for one, other in combinations(names, 2)
        )

    assert seen(ColourScheme(palette=palette)) > seen(ColourScheme()) + 10


@queries
def test_a_look_names_all_colours_in_the_same_order(look: ColourScheme) -> None:
    assert list(resolve_colours(look)) == list(STANDARD)
