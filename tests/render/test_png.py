"""PNG files of palette pictures: a reader gets back every number and colour."""

from io import BytesIO

import pytest
from PIL import Image

from bot.render.paint.canvas import encode_png

PALETTE = bytes(number * 7 % 256 for number in range(768))


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (256, 300), (1100, 3)])
def test_a_reader_gets_the_same_pixels_and_colours(size: tuple[int, int]) -> None:
    wide, high = size
    canvas = Image.frombytes("L", size, bytes(n * n % 251 for n in range(wide * high)))
    found = Image.open(BytesIO(encode_png(canvas, PALETTE)))
    found.load()  # which checks every sum
    assert (found.format, found.mode, found.size) == ("PNG", "P", size)
    assert found.tobytes() == canvas.tobytes()
    assert bytes(found.getpalette() or ()) == PALETTE
