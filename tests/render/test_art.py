"""The art: every square is told from every other, in colour and in grey, at 40 pixels a square."""

from itertools import combinations
from statistics import fmean

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.cutterland.terrains import VARIANTS, ground
from bot.render.cutterland.tiles import bones, sticker, tile
from bot.render.cutterland.tokens import (
    BONES,
    BONUSES,
    CREATURES,
    TOWER,
    bridge,
    medal,
    scissors,
    wall,
)
from bot.render.drawing import BadPath, Drawing, Flat, Path, flatten, mirror_path, oval
from bot.render.paint.sprites import flat_tile, soft_tile
from bot.render.paint.swatch import to_rgb
from bot.render.themes import STANDARD
from engine.cutterland.squares import EMPTY, SQUARES, icon_of, terrain_of

SIZE = 40
ICONS = (*CREATURES, *BONUSES)


def _grey(drawing: Drawing) -> Image.Image:
    return to_rgb(flat_tile(drawing, SIZE)).convert("L")


def _apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two grey pictures, from 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


def _outline(icon: str) -> Image.Image:
    return soft_tile(sticker(icon), SIZE).getchannel("A").point(lambda value: 255 * (value > 127))


def test_every_square_differs_from_every_other_in_grey() -> None:
    """Of one terrain by its icon, of one icon by the terrain around it."""
    greys = {square: _grey(tile(square)) for square in SQUARES}
    closest = min(
        (_apart(greys[one], greys[other]), one, other) for one, other in combinations(SQUARES, 2)
    )
    assert closest[0] > 16, closest


def test_terrains_have_their_own_brightness() -> None:
    """Wetland is dark, plains are middling, moor is light, whatever the texture."""
    light = {
        terrain: [
            ImageStat.Stat(_grey(tile(terrain + EMPTY, variant))).mean[0]
            for variant in range(VARIANTS)
        ]
        for terrain in "wpm"
    }
    assert max(light["w"]) + 35 < min(light["p"])
    assert max(light["p"]) + 35 < min(light["m"])


def test_terrains_have_a_pattern_that_differs_with_brightness_taken_away() -> None:
    flat = {}
    for terrain in "wpm":
        grey = _grey(tile(terrain + EMPTY))
        mean = round(ImageStat.Stat(grey).mean[0])
        flat[terrain] = grey.point(lambda value, mean=mean: min(255, abs(value - mean) * 4))
    assert min(_apart(flat[a], flat[b]) for a, b in combinations(flat, 2)) > 8


@pytest.mark.parametrize(("one", "other"), list(combinations(ICONS, 2)))
def test_icons_have_outlines_of_their_own(one: str, other: str) -> None:
    """As black shapes, less than 85 % of two icons is common; the two coins differ inside."""
    first, second = _outline(one), _outline(other)
    both = ImageStat.Stat(ImageChops.darker(first, second)).sum[0]
    either = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
    coins = {one, other} == {"^", "="}
    assert coins or both / either < 0.85


def test_bonus_icons_are_round_coins_and_creatures_are_not() -> None:
    coin = _outline("^")
    likeness = {
        icon: ImageStat.Stat(ImageChops.darker(coin, _outline(icon))).sum[0]
        / ImageStat.Stat(ImageChops.lighter(coin, _outline(icon))).sum[0]
        for icon in ICONS
    }
    assert likeness["="] > 0.97
    assert max(likeness[icon] for icon in CREATURES) < 0.85


@pytest.mark.parametrize("mark", ["towered", "devoured", "faint", "loose"])
def test_what_happens_to_a_square_is_seen_in_grey(mark: str) -> None:
    marks = {mark: True}
    creatures = [square for square in SQUARES if icon_of(square) in CREATURES]
    for square in creatures:
        assert _apart(_grey(tile(square)), _grey(tile(square, **marks))) > 4, square


def test_a_creature_is_still_known_with_a_tower_and_beside_a_bridge() -> None:
    """Marked squares of one terrain stay apart by their creature."""
    for marks in ({"towered": True}, {"bridged": "h"}, {"bridged": "v"}, {"devoured": True}):
        greys = {
            square: _grey(tile(square, **marks))
            for square in SQUARES
            if icon_of(square) in CREATURES
        }
        pairs = [
            pair for pair in combinations(greys, 2) if terrain_of(pair[0]) == terrain_of(pair[1])
        ]
        assert min(_apart(greys[a], greys[b]) for a, b in pairs) > 4, marks


def test_a_squares_name_tells_all_that_it_looks_like() -> None:
    queries: dict[str, bytes] = {}
    for square in ("wK", "wT", "w.", "mF"):
        for variant in range(VARIANTS):
            for marks in (
                {},
                {"towered": True},
                {"devoured": True},
                {"faint": True},
                {"loose": True},
            ):
                drawing = tile(square, variant, **marks)
                assert drawing.name not in queries
                queries[drawing.name] = flat_tile(drawing, SIZE).tobytes()
    assert fmean(map(len, queries.values())) == SIZE * SIZE


def _all_paths() -> list[Path]:
    drawings = [
        *(tile(square, variant) for square in SQUARES for variant in range(VARIANTS)),
        *map(sticker, ICONS), *map(medal, range(1, 5)), *map(bridge, "hv"),
        wall(True), wall(False), bones(), scissors(),
    ]  # fmt: skip
    layers = [layer for drawing in drawings for layer in drawing.layers]
    layers += [ground(terrain, variant, True) for terrain in "pmw" for variant in range(VARIANTS)]
    return [*BONES, *TOWER, *(path for layer in layers for path in layer.paths)]


def test_all_art_is_in_the_palettes_colours_and_readable() -> None:
    for path in _all_paths():
        assert path.fill in {None, *STANDARD}
        assert path.line in {None, *STANDARD}
        assert path.fill or path.line
        assert flatten(path.d)


@pytest.mark.parametrize(
    "d", ["L 1 1", "M 1", "M 1 1 X 2 2", "M 1 1 C 1 1 2 2", "M 1 1 Z 2 2", "1 1"]
)
def test_a_path_that_means_nothing_is_refused(d: str) -> None:
    with pytest.raises((BadPath, ValueError)):
        flatten(d)


def test_a_path_becomes_straight_runs() -> None:
    first, second = flatten("M 0 0 L 10 0 10 10 Z M 20 20 Q 30 30 40 20")
    assert first == Flat(((0, 0), (10, 0), (10, 10)), closed=True)
    assert (second.closed, second.points[0]) == (False, (20, 20))
    assert second.points[-1] == pytest.approx((40, 20))
    assert max(y for _, y in second.points) == pytest.approx(25)


def test_a_mirrored_path_keeps_its_heights() -> None:
    left = mirror_path(oval(20, 30, 5, 8, "ink"))
    xs = [x for run in flatten(left.d) for x, _ in run.points]
    ys = [y for run in flatten(left.d) for _, y in run.points]
    assert (min(xs), max(xs)) == pytest.approx((75, 85))
    assert (min(ys), max(ys)) == pytest.approx((22, 38))
