"""The fixed palette: 256 places, exact named colours, soft edges near to full colour."""

from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.colour_table import INDEX, colours, mix, mixtures, rgb, within
from bot.render.cutterland.tiles import tile
from bot.render.paint.gif import CLEAR
from bot.render.paint.sprites import colours_of, flat_tile, soft_tile
from bot.render.paint.swatch import LEAST, to_rgb
from bot.render.themes import STANDARD
from engine.cutterland.squares import SQUARES


def test_the_palette_has_256_places_named_colours_first() -> None:
    table = colours()
    assert len(table) == 256
    assert [table[INDEX[name]] for name in STANDARD] == [rgb(code) for code in STANDARD.values()]


def test_the_last_number_is_left_for_what_stays_as_it_was() -> None:
    assert len(STANDARD) + len(mixtures()) <= CLEAR


@pytest.mark.parametrize("square", sorted(SQUARES))
def test_a_drawing_is_painted_in_its_own_colours_and_their_mixtures_alone(square: str) -> None:
    """Else a frog's edge in a colour of the mat would shine in a light theme."""
    drawing = tile(square)
    own = set(within(colours_of(drawing)))
    assert "mat" not in colours_of(drawing)
    assert set(flat_tile(drawing, 96).tobytes()) <= own


def test_what_is_within_some_colours_is_mixed_of_them() -> None:
    ink_and_paper = within(frozenset(("ink", "paper")))
    table = colours()
    between = [table[number] for number in ink_and_paper]
    assert {INDEX["ink"], INDEX["paper"]} < set(ink_and_paper)
    assert len(between) == 5
    lightest, darkest = max(between), min(between)
    assert (lightest, darkest) == (rgb(STANDARD["paper"]), rgb(STANDARD["ink"]))


@pytest.mark.parametrize(
    ("colour", "on"),
    [
        *(("ink", f"piece-{number}") for number in range(1, 7)),
        *(("ink", on) for on in ("paper", "gold", "moor-light", "mat-bright", "silver")),
        *(("ink", "wood-light"), ("stone-dark", "paper"), ("stone-dark", "moor-light")),
        *(("chalk", "mat"), ("chalk", "mat-line"), ("mat-bright", "mat"), ("amber", "mat")),
    ],
)
def test_letters_have_soft_edges_of_their_own(colour: str, on: str) -> None:
    """Else they would borrow colours that another look makes something else of."""
    assert len(within(frozenset((colour, on)))) >= LEAST


def test_a_mixture_lies_between_its_two_colours() -> None:
    assert mix((0, 0, 0), (100, 200, 40), 0.25) == (25, 50, 10)


def test_too_many_names_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        colours({**STANDARD, **{f"other-{number}": "000000" for number in range(200)}})


def test_the_palette_is_as_good_as_full_colour() -> None:
    """Goal: at least 38 dB against the same drawing in full colour (performance.md)."""
    errors = [
        part
        for square in SQUARES
        for part in _squared(to_rgb(flat_tile(tile(square), 96)), soft_tile(tile(square), 96))
    ]
    assert 10 * log10(255**2 / (sum(errors) / len(errors))) > 38


def _squared(one: Image.Image, other: Image.Image) -> list[float]:
    difference = ImageChops.difference(one, other.convert("RGB"))
    return [rms**2 for rms in ImageStat.Stat(difference).rms]
