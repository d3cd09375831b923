"""The film at the end of a match: hunters come, bones lie there, points are counted up."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageSequence

from bot.render.cutterland.final_scene import TICK, Hunted, ScoreRow, show_scenes
from bot.render.cutterland.sheets import Entry
from bot.render.paint import paint, paint_gif
from bot.render.paint.gif import BLINK
from bot.render.scene import Label, Scene, Sprite
from engine.cutterland.layouts import Bridge, Layout
from tests.render.lands import EVERYTHING, SMALL, cell

LAYOUT = Layout(
    towers=(cell("M13"),),
    walls=((cell("M14"), cell("M15")),),
    bridges=(Bridge(cell("N14"), "h"),),
)
ANA = Hunted(
    Entry("Ana", "", SMALL, LAYOUT, (cell("O14"), cell("M14")), 1),
    krakens=(cell("O14"),), dragons=(cell("M14"),),
)  # fmt: skip
BEN = Hunted(Entry("Ben", "", EVERYTHING, Layout(), (cell("L12"),), 2), (cell("L12"),), ())
ROWS = (
    ScoreRow("G", "goblin", (4, 0)), ScoreRow("F", "frog", (-2, 3)), ScoreRow("-", "cut", (9, 0)),
    ScoreRow("", "total", (11, 3), total=True), ScoreRow("", "survivors", (7, 8)),
)  # fmt: skip
SHOW = show_scenes([ANA, BEN], ROWS)


def _runs() -> list[Scene]:
    """Every scene once."""
    return [SHOW[0], *(after for before, after in pairwise(SHOW) if after is not before)]


def _names(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Sprite)]


def _texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Label)]


def test_it_begins_with_the_bare_lands_then_what_was_built() -> None:
    _, bare, built, *_ = _runs()
    assert "cutterland/bridge-h" not in _names(bare)
    assert "cutterland/bridge-h" in _names(built)
    assert not any(text.isdecimal() for text in _texts(bare))


def test_clients_without_animations_see_the_end() -> None:
    assert SHOW[0] is SHOW[-1]


def test_krakens_come_before_dragons_and_leave_bones() -> None:
    hunters = [
        [name for name in _names(scene) if name in {"cutterland/icon-K", "cutterland/icon-D"}]
        for scene in _runs()[3:9]
    ]
    assert hunters == [["cutterland/icon-K"] * 2] * 2 + [[]] + [["cutterland/icon-D"]] * 2 + [[]]
    bones = [sum(name.endswith("d") for name in _names(scene)) for scene in _runs()[3:9]]
    assert bones == [0, 0, 2, 2, 2, 3]


def _numbers(scene: Scene) -> list[str]:
    """Those of the sheet; those of medals are smaller."""
    labels = [shape for shape in scene.shapes if isinstance(shape, Label)]
    return [one.text for one in labels if one.size in {36, 44} and one.text not in {"Ana", "Ben"}]


def test_the_sheet_is_filled_in_kind_by_kind() -> None:
    assert [_numbers(scene) for scene in _runs()[9:]] == [
        ["4", "4", "0", "0"],
        ["4", "−2", "2", "0", "3", "3"],
        ["4", "−2", "9", "11", "0", "3", "0", "3"],
        ["4", "−2", "9", "11", "7", "0", "3", "0", "3", "8"],
    ]


def test_the_last_frame_has_the_medals_and_holds() -> None:
    last = SHOW[-1]
    assert len([name for name in _names(last) if "medal" in name]) == 2
    assert sum(scene is last for scene in SHOW) * TICK >= 20_000
    assert len({(scene.width, scene.height) for scene in SHOW}) == 1
    assert not {"L", "M", "13"} & set(_texts(last)), "there are no coordinates"


@pytest.mark.slow
def test_every_frame_is_painted_as_its_scene() -> None:
    """Only what changes is drawn again, walls and hunters over several squares as well."""
    film = Image.open(BytesIO(paint_gif(SHOW, TICK)))
    frames = [
        frame.convert("RGB").tobytes()
        for frame in ImageSequence.Iterator(film)
        if frame.info["duration"] > BLINK
    ]
    stills = [Image.open(BytesIO(paint(scene))).convert("RGB").tobytes() for scene in _runs()]
    assert frames == stills


def test_a_match_without_tokens_or_prey_is_only_counted() -> None:
    alone = Hunted(Entry("Ana", "", SMALL, Layout(), (), 1), (), ())
    scenes = show_scenes([alone], [ScoreRow("F", "frog", (5,))])
    runs = [scenes[0], *(after for before, after in pairwise(scenes) if after is not before)]
    assert len(runs) == 1 + 1 + 1 + 1 + 1
