"""What is new, pointed out on a land."""

from bot.render.cutterland.land_scene import land_scene
from bot.render.scene import Scene, Stroke
from tests.render.lands import EVERYTHING, SMALL, cell


def _dashes(scene: Scene) -> list[Stroke]:
    return [s for s in scene.shapes if isinstance(s, Stroke) and s.colour == "fresh"]


def _length(strokes: list[Stroke]) -> int:
    return sum(abs(x2 - x1) + abs(y2 - y1) for ((x1, y1), (x2, y2)) in (s.points for s in strokes))


def test_nothing_new_is_not_outlined() -> None:
    assert land_scene(SMALL) == land_scene(SMALL, fresh=())
    assert not _dashes(land_scene(SMALL))


def test_new_squares_are_outlined_together() -> None:
    """Two cells beside each other have six sides, no line between them."""
    assert len(_dashes(land_scene(EVERYTHING, fresh=(cell("K10"),)))) == 4
    assert len(_dashes(land_scene(EVERYTHING, fresh=(cell("K10"), cell("L10"))))) == 6
    assert len(_dashes(land_scene(EVERYTHING, fresh=(cell("K10"), cell("M10"))))) == 8


def test_an_outline_is_closed_at_inner_and_outer_corners() -> None:
    """Every end of a side is the end of one other, in an L, a block and a ring."""
    shapes = ("K10 K11 L11", "K10 L10 K11 L11", "K10 L10 M10 K11 M11 K12 L12 M12")
    for names in shapes:
        lines = _dashes(land_scene(EVERYTHING, fresh=[cell(name) for name in names.split()]))
        ends = [point for line in lines for point in line.points]
        for x, y in ends:
            near = [1 for a, b in ends if abs(a - x) <= 1 and abs(b - y) <= 1]
            assert len(near) == 2, (names, (x, y))


def test_an_outline_stays_within_its_squares() -> None:
    lines = _dashes(land_scene(SMALL, fresh=SMALL.cells))
    cells = len(SMALL.cells)
    assert _length(lines) < 4 * cells * 96


def test_a_cell_at_the_tables_edge_has_no_neighbour_round_the_corner() -> None:
    """Z10 and A11 follow each other in number and lie apart."""
    assert len(_dashes(land_scene(SMALL, fresh=(cell("Z10"), cell("A11"))))) == 8
