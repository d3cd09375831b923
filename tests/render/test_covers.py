"""The covers of the games, for the poster of a lobby."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.render.clustered import cover as clustered
from bot.render.cutterland import cover as cutterland
from bot.render.scene import Label, Scene, Sprite
from bot.render.wildlands import cover as wildlands

SCENES = {
    "cutterland": cutterland.cover_scene,
    "clustered": clustered.cover_scene,
    "wildlands": wildlands.cover_scene,
}

IN_PIXELS = 100
"""The size of the tiles of a ground, which goes on beyond the edges."""


@pytest.mark.parametrize("game", SCENES)
def test_a_cover_is_wide_and_names_its_game(
    game: str, golden: Callable[[str, Scene], None]
) -> None:
    scene = SCENES[game]("The Game")

    assert scene.width >= 1100, "twice as wide as a message shows it"
    assert scene.width / scene.height > 2, "there are seats and buttons below it"
    assert next(shape.text for shape in scene.shapes if isinstance(shape, Label)) == "The Game"
    golden(f"{game}-cover", _without_tiles(scene))


def _without_tiles(scene: Scene) -> Scene:
    """The scene without the many tiles of a ground."""
    kept = (one for one in scene.shapes if not (isinstance(one, Sprite) and one.size == IN_PIXELS))
    return replace(scene, shapes=tuple(kept))


@pytest.mark.parametrize("game", SCENES)
def test_nothing_of_a_cover_lies_outside(game: str) -> None:
    scene = SCENES[game]("The Game")
    for shape in scene.shapes:
        if isinstance(shape, Sprite) and shape.size != IN_PIXELS:
            high = shape.size * shape.drawing.height // 100
            assert 0 <= shape.left <= scene.width - shape.size, shape.drawing.name
            assert 0 <= shape.top <= scene.height - high, shape.drawing.name
