"""The picture for taking and placing: its squares are large on a phone, and its size and scale
stand still while a piece moves."""

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.hold_scene import (
    HIGHEST,
    HeldPiece,
    LegalSpot,
    OfferedShape,
    hold_scene,
)
from bot.render.cutterland.score_strip import ScoreItem, ScoreLine
from bot.render.scene import HIGHEST_ON_PAGE, Label, Scene, Sprite, Stroke, Target
from engine.cells import SIDE
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.placements import placements
from tests.render.lands import SMALL, cell, land_at

Golden = Callable[[str, Scene], None]
PIECES = tuple(map(read_piece, ("pC p. mG / p. -- --", "wK w.", "mD / m^ / w=")))
TALL = land_at("M6", " / ".join(["p. w."] * 9))
WIDE = land_at("H13", " ".join(["m."] * 11))


ON_PHONE = 265
"""The width of a picture on a phone of 390 pixels: see `tests.local.panels.browser`."""


def block(rows: int, columns: int) -> Land:
    return land_at("H7", " / ".join([" ".join(["p."] * columns)] * rows))


def offer(gone: str = "") -> list[OfferedShape]:
    return [
        OfferedShape(letter, piece, letter in gone)
        for letter, piece in zip("ABC", PIECES, strict=True)
    ]


def hold(piece: Piece, at: int, letter: str = "A", **more: object) -> HeldPiece:
    ghost = Ghost(piece.cells_at(at), piece.squares, True)
    return HeldPiece(letter, ghost, **more)  # type: ignore[arg-type]


def hold_everywhere(land: Land) -> Iterator[HeldPiece | None]:
    yield None
    for letter, piece in zip("ABC", PIECES, strict=True):
        for at, turns in placements(land, piece):
            yield hold(piece.rotate(turns), at, letter)


def measure_cell(scene: Scene) -> int:
    """The side of a cell, between the lines of the mat."""
    lines = [s.points for s in scene.shapes if isinstance(s, Stroke) and s.colour == "mat-line"]
    columns = sorted({start[0] for start, end in lines if start[0] == end[0]})
    return columns[1] - columns[0]


def still(scene: Scene) -> object:
    """What may not change."""
    return scene.width, scene.height, measure_cell(scene)


def test_a_piece_is_held_over_a_land_beside_the_offered_ones(golden: Golden) -> None:
    held = hold(PIECES[0], cell("P13"), names=(cell("M16"), cell("P13")))
    golden("hold", hold_scene(SMALL, offer("B"), held, (cell("M14"),)))


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, land_at("A1", "p. p."), block(14, 14)])
@pytest.mark.slow
def test_size_and_scale_stand_still_and_a_held_piece_is_seen(land: Land) -> None:
    scenes = [hold_scene(land, offer(), held) for held in hold_everywhere(land)]
    assert len(scenes) > 20
    assert {still(scene) for scene in scenes} == {still(scenes[0])}
    for scene in scenes:
        frames = [s for s in scene.shapes if isinstance(s, Stroke) and s.colour == "white"]
        for x, y in (point for frame in frames for point in frame.points):
            assert 0 <= x <= scene.width
            assert 0 <= y <= scene.height


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, block(9, 9), block(5, 9), block(9, 4)])
def test_squares_have_24_pixels_on_a_phone(land: Land) -> None:
    for pieces in (offer(), offer()[:1], []):
        scene = hold_scene(land, pieces)
        least = 24 if len(land.cells) != len(WIDE.cells) else 18
        assert measure_cell(scene) * ON_PHONE / scene.width >= least
        assert scene.height <= HIGHEST


@pytest.mark.parametrize(("rows", "columns"), [(14, 14), (10, 3), (3, 14), (12, 10)])
def test_squares_of_a_large_land_have_18_pixels_on_a_phone(rows: int, columns: int) -> None:
    for pieces in (offer(), []):
        scene = hold_scene(block(rows, columns), pieces)
        assert measure_cell(scene) * ON_PHONE / scene.width >= 18
        assert scene.height <= HIGHEST


@pytest.mark.parametrize("land", [SMALL, block(6, 5)])
def test_a_land_has_a_margin_of_a_cell(land: Land) -> None:
    scene = hold_scene(land, offer())
    cell = measure_cell(scene)
    tiles = [s for s in scene.shapes
             if isinstance(s, Sprite) and s.drawing.opaque][: len(land.cells)]  # fmt: skip
    lines = [point for s in scene.shapes if isinstance(s, Stroke) and s.colour == "mat-line"
             for point in s.points]  # fmt: skip
    for side in (0, 1):
        at = [(tile.left, tile.top)[side] for tile in tiles]
        assert min(at) - min(point[side] for point in lines) >= 0.9 * cell
        assert max(point[side] for point in lines) - max(at) >= 1.9 * cell


def test_a_land_of_which_a_part_is_hidden_is_shown_whole_in_small() -> None:
    scene = hold_scene(block(14, 14), [], hold(PIECES[1], cell("M12"), "B"))
    tiles = [s.size for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque]
    assert tiles.count(min(tiles)) == 14 * 14
    assert min(tiles) < measure_cell(scene) / 2


def test_a_piece_can_be_dropped_where_a_part_of_it_would_be_hidden() -> None:
    land = block(14, 14)
    pairs = [(at, at + SIDE) for at in land.cells if at + SIDE in land.cells]
    spots = tuple(LegalSpot(pair, Target("g"), "") for pair in pairs)
    scene = hold_scene(land, [], hold(PIECES[1], cell("M12"), "B", spots=spots))
    (held,) = scene.held
    tops, side = [box[1] for box in held.boxes], measure_cell(scene)
    lowest = (min(tops) + max(tops) + side) // 2 + max(drop.down for drop in held.drops)
    bottom = max(
        y for s in scene.shapes if isinstance(s, Stroke) and s.colour == "mat-line"
        for _, y in s.points
    )  # fmt: skip
    assert lowest < bottom < lowest + side


@pytest.mark.parametrize(("rows", "columns"), [(14, 14), (18, 4), (3, 18)])
def test_a_page_shows_a_land_whole(rows: int, columns: int) -> None:
    for pieces in (offer(), []):
        scene = hold_scene(block(rows, columns), pieces, page_height=HIGHEST_ON_PAGE)
        tiles = [s for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque]
        land = [one for one in tiles if one.size == measure_cell(scene)][: rows * columns]
        assert len(land) == rows * columns
        assert all(0 < one.left < scene.width - one.size for one in land)
        assert all(0 < one.top < scene.height - one.size for one in land)
        assert HIGHEST < scene.height <= HIGHEST_ON_PAGE or columns > rows


def test_the_held_piece_has_a_dark_line_outside_and_a_bright_one_inside() -> None:
    scene = hold_scene(SMALL, offer(), hold(PIECES[1], cell("M12"), "B"))
    frames = [s.colour for s in scene.shapes if isinstance(s, Stroke) and s.width > 4]
    assert [frames.count(colour) for colour in ("ink", "white")] == [12, 12], "there and in the row"


def test_one_that_may_not_lie_there_is_red_with_the_nearest_spot_in_the_picture() -> None:
    near = PIECES[1].cells_at(cell("P13"))
    ghost = Ghost((cell("T20"), cell("U20")), PIECES[1].squares, False, nearest=near)
    scene = hold_scene(SMALL, offer(), HeldPiece("B", ghost))
    assert any(isinstance(s, Stroke) and s.dash for s in scene.shapes)
    texts = {s.text for s in scene.shapes if isinstance(s, Label)}
    assert {"T", "U", "20", "P", "13"} <= texts


def test_the_very_squares_that_cover_others_are_struck_out() -> None:
    cells = (cell("O13"), cell("P13"))
    ghost = Ghost(cells, ("p.", "p."), legal=False, over=cells[:1])
    scene = hold_scene(SMALL, [], HeldPiece("A", ghost))
    strikes = [s for s in scene.shapes if isinstance(s, Stroke) and s.colour == "red"]
    assert sum(start[0] != end[0] and start[1] != end[1] for start, end in
               (s.points for s in strikes)) == 2  # fmt: skip
    tiles = [s.drawing.name for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque]
    assert [name[-1] for name in tiles[-2:]] == ["f", "3"]


def test_a_piece_that_hangs_loose_is_hatched_and_the_nearest_place_outlined() -> None:
    near = (cell("P13"), cell("Q13"))
    ghost = Ghost((cell("R15"), cell("S15")), ("p.", "p."), legal=False, nearest=near)
    scene = hold_scene(SMALL, [], HeldPiece("A", ghost))
    tiles = [s.drawing.name for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque]
    assert sum(name.endswith("l") for name in tiles) == 2
    dashed = [s for s in scene.shapes if isinstance(s, Stroke) and s.dash]
    assert len(dashed) == 6, "two squares beside each other have six sides to the outside"


def test_only_cells_where_it_may_go_are_named_and_none_under_the_piece() -> None:
    held = hold(PIECES[1], cell("M12"), names=(cell("M12"), cell("L13"), cell("P14")))
    texts = [s.text for s in hold_scene(SMALL, offer(), held).shapes if isinstance(s, Label)]
    assert [text for text in texts if text[0].isalpha() and len(text) > 1] == ["L13", "P14"]


def test_a_piece_that_is_gone_is_pale() -> None:
    pale = [
        s.drawing.name
        for s in hold_scene(SMALL, offer("B")).shapes
        if isinstance(s, Sprite) and s.drawing.name.endswith("f")
    ]
    assert len(pale) == len(PIECES[1].cells)


SCORE = ScoreLine((ScoreItem("K", 4), ScoreItem("F", -2)), "12 VP", "+3")


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, Land()])
def test_the_score_takes_no_room_from_land_and_pieces(land: Land) -> None:
    """The same size, and every square as large as without it, wherever it stands."""
    bare, scored = (hold_scene(land, offer(), score=score) for score in (None, SCORE))
    assert (bare.width, bare.height) == (scored.width, scored.height)
    tiles = [{s.size for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque}
             for scene in (bare, scored)]  # fmt: skip
    assert tiles[0] == tiles[1]


def test_a_tall_land_has_its_score_beside_it(golden: Golden) -> None:
    held = hold(PIECES[1], cell("O7"), "B")
    scene = hold_scene(TALL, offer("B"), held, score=SCORE)
    assert {"12 VP", "+3", "4", "−2"} <= {s.text for s in scene.shapes if isinstance(s, Label)}
    golden("hold-score", scene)


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE])
@pytest.mark.slow
def test_with_a_score_size_and_scale_stand_still_too(land: Land) -> None:
    more = ScoreLine(SCORE.items * 4, "9 VP")
    scenes = [
        hold_scene(land, offer(), held, score=score)
        for held, score in zip(hold_everywhere(land), cycle((SCORE, more)), strict=False)
    ]
    assert {still(scene) for scene in scenes} == {still(scenes[0])}


def test_pieces_above_a_narrow_land_lie_in_the_picture_and_above_the_score() -> None:
    land = land_at("K13", "w. -- m. m. / p. w= mD --")
    texts = ("mD p^ mG p. / pC -- -- --", "mF p. p. / -- -- wF", "wT", "w. w.")
    pieces = zip("ABCD", map(read_piece, texts), strict=True)
    offered = [OfferedShape(letter, piece, control=letter) for letter, piece in pieces]
    scene = hold_scene(land, offered, score=SCORE, page_height=HIGHEST_ON_PAGE)
    boxes = [box for target in scene.targets for box in target.boxes]
    assert min(left for left, *_ in boxes) > 0
    assert max(left + wide for left, _, wide, _ in boxes) < scene.width
    (total,) = (s.at for s in scene.shapes if isinstance(s, Label) and s.text == "12 VP")
    assert max(top + high for _, top, _, high in boxes) < total[1]
