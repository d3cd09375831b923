"""The palette in Pillow's form."""

from functools import cache, lru_cache

from PIL import Image

from bot.render.colour_table import Rgb, colours, components_of, rgb, within
from bot.render.drawing import Colour
from bot.render.themes import STANDARD, STANDARD_SCHEME, ColourScheme, resolve_colours

LEAST = 3  # fewer colours cannot make a soft edge


@cache
def table(look: ColourScheme = STANDARD_SCHEME) -> bytes:
    """The 768 bytes of the palette in a colour scheme."""
    return bytes(part for colour in colours(resolve_colours(look)) for part in colour)


def to_numbers(image: Image.Image, names: frozenset[Colour] | None = None) -> Image.Image:
    """The numbers of the palette's nearest colours, as a picture of one band; with names, only of
    those and their mixtures."""
    if names is None or len(numbers := within(names)) < LEAST:
        numbers = tuple(range(256))
    found = image.quantize(palette=_swatch(numbers), dither=Image.Dither.NONE)
    table = bytes((*numbers, *[numbers[0]] * (256 - len(numbers))))
    return Image.frombytes("L", image.size, found.tobytes().translate(table))


def to_rgb(numbers: Image.Image) -> Image.Image:
    """The standard colours of numbers of the palette."""
    picture = numbers.copy()
    picture.putpalette(table())
    return picture.convert("RGB")


@lru_cache(maxsize=512)
def names_of(numbers: frozenset[int]) -> frozenset[Colour]:
    """The named colours that these palette numbers are, or are mixed from."""
    return frozenset(name for number in numbers for name in components_of(number))


@lru_cache(maxsize=64)
def _swatch(numbers: tuple[int, ...]) -> Image.Image:
    """An image with these palette colours, for quantising others; its remaining entries repeat the
    first. Half a megabyte each: Pillow keeps there which colour is the nearest."""
    whole = table()
    chosen = [whole[3 * number : 3 * number + 3] for number in numbers]
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(b"".join([*chosen, *[chosen[0]] * (256 - len(chosen))]))
    return swatch


def rgb_of(colour: Colour) -> Rgb:
    return rgb(STANDARD[colour])
