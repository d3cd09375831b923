"""Pixels: a painted picture is what its scene says, the same every time, and of a sane size."""

import os
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.colour_table import rgb
from bot.render.cutterland.card_scenes import card_scene
from bot.render.cutterland.land_scene import land_scene
from bot.render.drawing import Drawing, Layer
from bot.render.drawing import Path as Outline
from bot.render.paint import LARGEST, SceneTooLarge, lettering, paint, sprites
from bot.render.scene import Box, Label, Scene, Sprite, Stroke
from bot.render.themes import STANDARD, ColourScheme
from engine.cutterland.layouts import Bridge, Layout
from tests.render.lands import CARD, CUT, EVERYTHING, SMALL, cell, widest
from tools.pictures.cutterland import pictures

PAINTED = Path(__file__).parent / "painted"


def _painted(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(paint(scene)))


def _colour(picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = picture.convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def _scene(*shapes: Box | Stroke | Label | Sprite) -> Scene:
    return Scene(200, 60, "mat", shapes)


def test_a_picture_is_a_palette_png_of_the_scenes_size() -> None:
    scene = land_scene(SMALL)
    picture = _painted(scene)
    assert (picture.format, picture.mode, picture.size) == (
        "PNG",
        "P",
        (scene.width, scene.height),
    )


@pytest.mark.parametrize("colour", STANDARD)
def test_a_box_has_exactly_its_named_colour(colour: str) -> None:
    assert _colour(_painted(_scene(Box(10, 10, 40, 40, colour))), 30, 30) == rgb(STANDARD[colour])


@pytest.mark.parametrize("on", ["mat", "paper", "gold", "piece-1", "moor-light"])
def test_no_box_shows_around_a_word(on: str) -> None:
    """The ground of a word is the very colour beneath it."""
    picture = _painted(_scene(Box(0, 0, 200, 60, on), Label("i", (100, 30), 24, "ink", on=on)))
    seen = {colour for _, colour in picture.convert("RGB").getcolors() or ()}
    corner = rgb(STANDARD[on])
    tile = lettering.render_text("i", 24, False, "ink", on)
    left, top = 100 - tile.width // 2, 30 - tile.height // 2
    assert corner in seen
    assert _colour(picture, left, top + tile.height - 1) == corner


def test_a_look_changes_the_colours_and_not_one_pixels_number() -> None:
    scene = land_scene(EVERYTHING, title="Ana")
    dark, light = (
        Image.open(BytesIO(paint(scene, ColourScheme(theme, "contrast"))))
        for theme in ("dark", "light")
    )
    assert dark.tobytes() == light.tobytes()
    assert _colour(dark, 2, 2) == (0, 0, 0)
    assert _colour(light, 2, 2) == (255, 255, 255)


@pytest.mark.slow
def test_the_same_scene_gives_the_same_bytes() -> None:
    scene = land_scene(EVERYTHING, layout=Layout(bridges=(Bridge(cell("K13"), "h"),)))
    first = paint(scene)
    for cached in (
        sprites.flat_tile, sprites.soft_tile, sprites._layer, lettering.render_text,
        lettering.fit_text,
    ):  # fmt: skip
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(paint, [scene] * 4))
    assert set(again) == {first}


@pytest.mark.parametrize("size", [(0, 10), (10, 0), (LARGEST + 1, 10), (10, LARGEST + 1)])
def test_a_scene_out_of_bounds_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(SceneTooLarge):
        paint(Scene(*size, "mat"))


def test_shapes_may_reach_beyond_the_picture() -> None:
    corner = Drawing(
        "test/corner", (Layer((Outline("M 0 0 L 100 0 L 100 100 L 0 100 Z", "red"),)),)
    )
    picture = _painted(_scene(Sprite(corner, -10, -10, 40), Sprite(corner, 180, 40, 40)))
    red = rgb(STANDARD["red"])
    assert _colour(picture, 0, 0) == red
    assert _colour(picture, 199, 59) == red
    assert _colour(picture, 100, 30) == rgb(STANDARD["mat"])


def test_a_dashed_line_has_gaps() -> None:
    picture = _painted(_scene(Stroke(((0, 30), (199, 30)), "paper", 2, 8)))
    row = [_colour(picture, x, 30) == rgb(STANDARD["paper"]) for x in range(199)]
    assert any(row)
    assert not all(row)
    assert row[4]
    assert not row[12]


def test_cyrillic_letters_are_drawn_each_its_own() -> None:
    alphabet = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    drawn = {
        lettering.render_text(letter, 24, False, "ink", "paper").tobytes() for letter in alphabet
    }
    assert len(drawn) == len(alphabet)
    assert lettering.fit_text(alphabet, 24, False, None) == (alphabet, 24)


def test_spanish_letters_and_signs_are_known() -> None:
    text = "¿Tú, señor Núñez? ¡Pingüino! −3 …"
    assert lettering.fit_text(text, 20, True, None) == (text, 20)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana\nMaría", "Ana María"),
        ("Zoë 🐙", "Zoë"),
        ("a\u202eb\x07", "ab"),
        ("🐙🐙", ""),
        ("漢字 x", "x"),
    ],
)
def test_characters_that_the_font_lacks_are_left_out(name: str, shown: str) -> None:
    assert lettering.fit_text(name, 20, False, None)[0] == shown
    assert paint(_scene(Label(name, (10, 30), 20, "paper")))


def test_a_long_word_is_set_smaller_then_shortened() -> None:
    whole, smaller = lettering.fit_text("Constantinople", 30, False, 200)
    assert (whole, 20 <= smaller < 30) == ("Constantinople", True)
    short, least = lettering.fit_text("Constantinople" * 4, 30, False, 200)
    assert (short[-1], least) == ("…", 20)
    assert lettering.render_text(short, least, False, "ink", "paper").width <= 201


@pytest.mark.parametrize("name", ["land", "cut"])
def test_pictures_look_as_they_did(name: str) -> None:
    """Painted once and looked at; with a small tolerance for other font engines."""
    layout = Layout(
        towers=(cell("M13"),),
        walls=((cell("M14"), cell("M15")),),
        bridges=(Bridge(cell("N14"), "h"),),
    )
    scene = {
        "land": land_scene(SMALL, layout=layout, devoured=(cell("O14"),)),
        "cut": card_scene(CARD, CUT[:2]),
    }[name]
    kept = PAINTED / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        kept.write_bytes(paint(scene))
    expected = Image.open(kept).convert("RGB")
    difference = ImageChops.difference(_painted(scene).convert("RGB"), expected)
    assert max(ImageStat.Stat(difference).mean) < 1


@pytest.mark.slow
def test_pictures_are_small_files() -> None:
    """Goal: about 80 kB for a land; one with everything on it may take a little more."""
    assert len(paint(pictures()["land"])) < 100_000
    assert len(paint(pictures()["cut"])) < 50_000


def test_the_longest_legal_lines_of_squares_can_be_painted() -> None:
    assert len(paint(land_scene(widest()))) < 300_000
