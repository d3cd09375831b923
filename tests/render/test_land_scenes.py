"""What the picture of a land shows, before any pixel."""

from collections.abc import Callable

import pytest

from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.land_scene import land_scene
from bot.render.cutterland.score_strip import PENALTY, ScoreItem, ScoreLine
from bot.render.scene import Box, Label, Scene, Sprite, Stroke
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Bridge, Layout
from tests.render.lands import EVERYTHING, SMALL, cell, land_at, widest

Golden = Callable[[str, Scene], None]


def _texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Label)]


def _sprites(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Sprite)]


def test_a_land_is_drawn_with_everything_on_it(golden: Golden) -> None:
    layout = Layout(
        towers=(cell("M13"),),
        walls=((cell("M13"), cell("N13")), (cell("M14"), cell("M15"))),
        bridges=(Bridge(cell("N14"), "h"), Bridge(cell("M14"), "v")),
    )
    devoured = (cell("O14"),)
    golden("land", land_scene(SMALL, layout=layout, devoured=devoured, title="Ana"))


def test_a_piece_that_could_lie_on_a_land_is_rimmed_in_gold(golden: Golden) -> None:
    ghost = Ghost((cell("P13"), cell("P13") + 1), ("wF", "p."), legal=True)
    scene = land_scene(SMALL, ghost=ghost, prey=(cell("M14"),), numbers=[("1", ghost.cells)])
    golden("ghost", scene)


def test_a_land_is_cropped_to_its_squares_with_coordinates_above_and_on_the_left() -> None:
    texts = _texts(land_scene(SMALL))
    assert texts == ["M", "N", "O", "13", "14", "15"]


def test_a_piece_on_a_land_is_rimmed_dark_outside_and_bright_inside() -> None:
    """So it is seen on every terrain, moor included."""
    held = Ghost((cell("P13"), cell("Q13")), ("wF", "p."), legal=True)
    boxes = [s for s in land_scene(SMALL, ghost=held).shapes if isinstance(s, Box)]
    bright = next(box for box in boxes if box.fill == "gold")
    dark = [box for box in boxes if box.fill == "ink"]
    assert dark[0].width > bright.width > dark[-1].width


LINE = ScoreLine((ScoreItem("K", 4), ScoreItem("F", -2), ScoreItem(PENALTY, -3)), "21 VP", "+3")


def test_the_score_stands_above_a_wide_land_as_icons_with_numbers() -> None:
    wide = land_at("F12", " ".join(["p."] * 14))
    scene = land_scene(wide, score=LINE, title="Ana")
    icons = [s for s in scene.shapes if isinstance(s, Sprite) and s.left >= 0 and s.size != 68]
    assert [s.drawing.name for s in icons[:3]] == [
        "cutterland/icon-K", "cutterland/icon-F", "cutterland/scissors",
    ]  # fmt: skip
    assert _texts(scene)[:5] == ["Ana", "21 VP  +3", "4", "−2", "−3"]
    assert all(s.top < 84 for s in icons[:3])


def test_the_score_stands_beside_a_tall_land() -> None:
    tall = land_at("M5", " / ".join(["p."] * 12))
    scene = land_scene(tall, score=LINE, title="Ana", low=True)
    heads = [s for s in scene.shapes if isinstance(s, Label) and s.text in {"Ana", "21 VP", "+3"}]
    assert len(heads) == 3
    assert all(s.at[0] > 800 for s in heads)
    plain = land_scene(tall, low=True)
    sides = [next(s.size for s in each.shapes if isinstance(s, Sprite) and "/p." in str(s))
             for each in (scene, plain)]  # fmt: skip
    assert sides[0] == sides[1], "the land is as large as without a score"


def test_what_a_text_speaks_of_is_numbered_on_the_land() -> None:
    scene = land_scene(SMALL, numbers=[("1", (cell("M13"), cell("N13"))), ("2", (cell("O14"),))])
    assert _texts(scene)[-2:] == ["1", "2"]


def test_what_is_being_devoured_is_framed_in_red() -> None:
    prey = (cell("M14"), cell("O14"))
    scene = land_scene(SMALL, prey=prey)
    frames = [s for s in scene.shapes if isinstance(s, Box) and s.outline == "red"]
    assert len(frames) == 2


def test_a_tower_and_bones_change_the_squares_they_are_on_and_no_other() -> None:
    plain = _sprites(land_scene(SMALL))
    built = _sprites(
        land_scene(SMALL, layout=Layout(towers=(cell("M13"),)), devoured=(cell("M14"),))
    )
    assert [(a, b) for a, b in zip(plain, built, strict=True) if a != b] == [
        ("cutterland/pC0", "cutterland/pC0t"),
        ("cutterland/mG2", "cutterland/mG2d"),
    ]


def test_a_creature_makes_room_for_a_bridge_over_its_square() -> None:
    over_creature = land_scene(SMALL, layout=Layout(bridges=(Bridge(cell("M14"), "v"),)))
    over_slot = land_scene(SMALL, layout=Layout(bridges=(Bridge(cell("N14"), "h"),)))
    assert "cutterland/mG2v" in _sprites(over_creature)
    assert _sprites(over_slot)[-1] == "cutterland/bridge-h"
    assert _sprites(over_slot)[:-1] == _sprites(land_scene(SMALL))


def test_a_seam_runs_only_between_pieces() -> None:
    one_piece = Land(SMALL.cells, SMALL.squares, (0,) * len(SMALL.cells))
    counts = [
        sum(isinstance(s, Stroke) and s.colour == "paper" for s in land_scene(land).shapes)
        for land in (SMALL, one_piece)
    ]
    assert counts == [1, 0]


def test_neighbouring_squares_never_have_the_same_texture() -> None:
    land = land_at("K10", " / ".join(["p. p. p. p."] * 4))
    tiles = _sprites(land_scene(land))
    for row in range(4):
        for column in range(4):
            here = tiles[4 * row + column]
            assert column == 3 or here != tiles[4 * row + column + 1]
            assert row == 3 or here != tiles[4 * row + column + 4]


@pytest.mark.parametrize(
    "land", [Land(), land_at("A1", "p."), land_at("Z26", "wK"), SMALL, EVERYTHING, widest()]
)
def test_every_land_fits_between_the_bounds(land: Land) -> None:
    scene = land_scene(land, title="A title that is a good deal longer than any name should be")
    assert scene.width == 1100
    assert scene.height <= 1000
    assert all(s.at[0] <= scene.width for s in scene.shapes if isinstance(s, Label))


@pytest.mark.parametrize("land", [SMALL, EVERYTHING, widest()])
def test_a_land_is_as_wide_as_a_message_and_leaves_room_for_the_buttons(land: Land) -> None:
    held = Ghost((cell("N12"), cell("O12")), ("pC", "p."), legal=True)
    for scene in (land_scene(land, low=True), land_scene(land, ghost=held, low=True, score=LINE)):
        assert scene.width == 1100
        assert scene.height <= 850


def test_squares_are_large_where_the_land_allows() -> None:
    """50 pixels as shown are 100 as drawn."""
    for scene in (land_scene(SMALL, low=True), land_scene(EVERYTHING, low=True, score=LINE)):
        assert min(s.size for s in scene.shapes if isinstance(s, Sprite) and "icon" not in str(s)
                   and "scissors" not in str(s)) >= 100  # fmt: skip


def test_a_bonus_icon_on_a_land_is_pale_and_in_the_hand_whole() -> None:
    """It has given its token, and is nothing that stands there."""
    land = land_at("M13", "p^ m= wK")
    assert [name[-1] for name in _sprites(land_scene(land))] == ["s", "s", "2"]
    held = Ghost((cell("M14"),), ("p^",), legal=True)
    assert not _sprites(land_scene(land, ghost=held))[-1].endswith("s")
