"""Moving pictures: each frame comes out as its scene says, though only changes are written."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageSequence

from bot.render.cutterland.land_scene import land_scene
from bot.render.paint import SceneTooLarge, paint, paint_gif
from bot.render.paint.gif import BLINK, HOLD
from bot.render.scene import Box, Label, Scene
from bot.render.themes import STANDARD_SCHEME, ColourScheme
from tests.render.lands import EVERYTHING, SMALL


def _frames(film: bytes) -> list[Image.Image]:
    """What is seen for longer than a blink."""
    seen = ImageSequence.Iterator(Image.open(BytesIO(film)))
    return [frame.convert("RGB") for frame in seen if frame.info["duration"] > BLINK]


def _still(scene: Scene, look: ColourScheme = STANDARD_SCHEME) -> bytes:
    return Image.open(BytesIO(paint(scene, look))).convert("RGB").tobytes()


def _growing() -> list[Scene]:
    scenes = [land_scene(SMALL, fresh=SMALL.cells[:n], title=f"Ana {n}") for n in range(4)]
    assert len({(scene.width, scene.height) for scene in scenes}) == 1
    return scenes


@pytest.mark.parametrize("look", [ColourScheme(), ColourScheme("light", "contrast")])
def test_every_frame_is_what_its_scene_is_as_a_picture(look: ColourScheme) -> None:
    scenes = _growing()
    frames = _frames(paint_gif(scenes, 500, look))
    assert [frame.tobytes() for frame in frames] == [_still(scene, look) for scene in scenes]


def test_a_film_begins_again_and_holds_its_last_frame() -> None:
    film = Image.open(BytesIO(paint_gif(_growing(), 500)))
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
    assert sum(times) == 500 * (3 + HOLD)
    assert len([time for time in times if time > BLINK]) == 4
    assert times[-1] >= 500 * HOLD - BLINK
    assert film.info["loop"] == 0


def test_a_frame_that_is_repeated_is_shown_longer() -> None:
    scene, other = land_scene(EVERYTHING), land_scene(EVERYTHING, title="Ana", low=True)
    scene = replace(scene, width=other.width, height=other.height)
    film = Image.open(BytesIO(paint_gif([scene] * 20 + [other] * 3, 100)))
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(film)]
    assert times[0] == 20 * 100
    assert sum(times) == (22 + HOLD) * 100
    assert len([time for time in times if time > BLINK]) == 2


def test_only_what_changes_is_written() -> None:
    """A small box that moves over a land costs little."""
    ground = land_scene(EVERYTHING)
    boxes = [Box(40 * n, 40, 20, 20, "red") for n in range(10)]
    moving = [Scene(ground.width, ground.height, "mat", (*ground.shapes, box)) for box in boxes]
    assert len(paint_gif(moving, 100)) < 1.2 * len(paint_gif(moving[:1], 100))


def test_two_changes_far_apart_do_not_write_what_is_between_them() -> None:
    ground = land_scene(EVERYTHING)
    scenes = [
        replace(ground, shapes=(*ground.shapes, Box(5, 5 + n, 9, 9, "red"),
                                Box(300, ground.height - 20 - n, 9, 9, "gold")))
        for n in range(8)
    ]  # fmt: skip
    film = paint_gif(scenes, 100)
    assert [frame.tobytes() for frame in _frames(film)] == [_still(scene) for scene in scenes]
    assert len(list(ImageSequence.Iterator(Image.open(BytesIO(film))))) == 1 + 2 * 7


def test_frames_may_have_nothing_in_common() -> None:
    scenes = [
        Scene(60, 40, "mat", (Label("A", (30, 20), 20, "chalk"),)),
        Scene(60, 40, "mat", (Box(0, 0, 60, 40, "paper"),)),
    ]
    assert [f.tobytes() for f in _frames(paint_gif(scenes, 100))] == list(map(_still, scenes))


@pytest.mark.parametrize(
    "scenes",
    [
        [],
        [Scene(10, 10, "mat"), Scene(10, 11, "mat")],
        [Scene(10, 10, "mat"), Scene(10, 10, "paper")],
    ],
)
def test_no_frames_or_frames_of_several_kinds_are_refused(scenes: list[Scene]) -> None:
    with pytest.raises(ValueError, match="a film of"):
        paint_gif(scenes, 100)


def test_a_film_out_of_bounds_is_refused() -> None:
    with pytest.raises(SceneTooLarge):
        paint_gif([Scene(5000, 10, "mat")], 100)
