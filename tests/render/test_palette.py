"""The fixed palette: 256 places, exact named colours, soft edges near to full colour."""

from __future__ import annotations

from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.cutterland.tiles import tile
from bot.render.paint.sprites import flat_tile, soft_tile
from bot.render.palette import INDEX, STANDARD, colours, mix, rgb
from engine.cutterland.squares import SQUARES


def test_the_palette_has_256_places_named_colours_first() -> None:
    table = colours()
    assert len(table) == 256
    assert [table[INDEX[name]] for name in STANDARD] == [rgb(code) for code in STANDARD.values()]


def test_no_mixture_is_so_near_a_named_colour_that_it_could_take_its_place() -> None:
    table = [colour for colour in colours() if colour != (0, 0, 0)]
    named = table[: len(STANDARD)]
    for colour in table[len(STANDARD) :]:
        assert (
            min(sum((a - b) ** 2 for a, b in zip(colour, each, strict=True)) for each in named) > 50
        )


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
        for part in _squared(flat_tile(tile(square), 96), soft_tile(tile(square), 96))
    ]
    assert 10 * log10(255**2 / (sum(errors) / len(errors))) > 38


def _squared(one: Image.Image, other: Image.Image) -> list[float]:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return [rms**2 for rms in ImageStat.Stat(difference).rms]
