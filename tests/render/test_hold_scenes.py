"""The picture for taking and placing stands still while a piece moves, and shows it anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.hold_scene import HeldPiece, OfferedShape, hold_scene
from bot.render.cutterland.score_strip import ScoreItem, ScoreLine
from bot.render.scene import Label, Scene, Sprite, Stroke
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.placements import cells_of, placements
from tests.render.lands import SMALL, cell, land_at

Golden = Callable[[str, Scene], None]
PIECES = tuple(map(read_piece, ("pC p. mG / p. -- --", "wK w.", "mD / m^ / w=")))
TALL = land_at("M6", " / ".join(["p. w."] * 9))
WIDE = land_at("H13", " ".join(["m."] * 11))


def offer(gone: str = "") -> list[OfferedShape]:
    return [
        OfferedShape(letter, piece, letter in gone)
        for letter, piece in zip("ABC", PIECES, strict=True)
    ]


def hold(piece: Piece, at: int, letter: str = "A", **more: object) -> HeldPiece:
    ghost = Ghost(cells_of(piece, at), piece.squares, True)
    return HeldPiece(letter, ghost, **more)  # type: ignore[arg-type]


def hold_everywhere(land: Land) -> Iterator[HeldPiece | None]:
    yield None
    for letter, piece in zip("ABC", PIECES, strict=True):
        for at, turns in placements(land, piece):
            yield hold(piece.rotate(turns), at, letter)


def still(scene: Scene) -> object:
    """What may not change: the size, and the coordinates with their places."""
    names = [s for s in scene.shapes if isinstance(s, Label) and s.colour == "chalk"]
    return scene.width, scene.height, names


def test_a_piece_is_held_over_a_land_beside_the_offered_ones(golden: Golden) -> None:
    held = hold(PIECES[0], cell("P13"), names=(cell("M16"), cell("P13")))
    golden("hold", hold_scene(SMALL, offer("B"), held, (cell("M14"),)))


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, land_at("A1", "p. p.")])
def test_window_and_scale_stand_still_wherever_a_piece_is_held(land: Land) -> None:
    scenes = [hold_scene(land, offer(), held) for held in hold_everywhere(land)]
    assert len(scenes) > 20
    assert all(still(scene) == still(scenes[0]) for scene in scenes)
    for scene in scenes:
        for shape in scene.shapes:
            if isinstance(shape, Sprite) and "/" in shape.drawing.name:
                assert -9 <= shape.left <= scene.width - shape.size + 9
                assert -9 <= shape.top <= scene.height - shape.size + 9


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE, Land()])
def test_land_and_pieces_have_one_scale_in_a_picture_wider_than_tall(land: Land) -> None:
    scene = hold_scene(land, offer())
    tiles = [s.size for s in scene.shapes if isinstance(s, Sprite) and s.drawing.opaque]
    assert len(set(tiles)) == 1
    assert len(tiles) == len(land.cells) + sum(len(piece.cells) for piece in PIECES)
    assert scene.width >= 1.2 * scene.height


def test_the_held_piece_has_a_dark_line_outside_and_a_bright_one_inside() -> None:
    scene = hold_scene(SMALL, offer(), hold(PIECES[1], cell("M12"), "B"))
    frames = [s.colour for s in scene.shapes if isinstance(s, Stroke) and s.width > 4]
    assert [frames.count(colour) for colour in ("ink", "white")] == [12, 12], "there and in the row"


def test_one_that_may_not_lie_there_is_red_with_the_nearest_spot_in_the_picture() -> None:
    near = cells_of(PIECES[1], cell("P13"))
    ghost = Ghost((cell("T20"), cell("U20")), PIECES[1].squares, False, nearest=near)
    scene = hold_scene(SMALL, offer(), HeldPiece("B", ghost))
    assert any(isinstance(s, Stroke) and s.dash for s in scene.shapes)
    texts = {s.text for s in scene.shapes if isinstance(s, Label)}
    assert {"T", "U", "20", "P", "13"} <= texts


def test_only_cells_where_it_may_go_are_named_and_none_under_the_piece() -> None:
    held = hold(PIECES[1], cell("M12"), names=(cell("M12"), cell("K13"), cell("Q14")))
    texts = [s.text for s in hold_scene(SMALL, offer(), held).shapes if isinstance(s, Label)]
    assert [text for text in texts if text[0].isalpha() and len(text) > 1] == ["K13", "Q14"]


def test_a_piece_that_is_gone_is_pale() -> None:
    pale = [
        s.drawing.name
        for s in hold_scene(SMALL, offer("B")).shapes
        if isinstance(s, Sprite) and s.drawing.name.endswith("f")
    ]
    assert len(pale) == len(PIECES[1].cells)


def test_only_pieces_that_can_be_held_need_room() -> None:
    texts = {s.text for s in hold_scene(SMALL, offer("AC")).shapes if isinstance(s, Label)}
    assert {"K", "Q", "11", "17"} <= texts
    assert not texts & {"J", "R", "10", "18"}


def test_without_a_reach_the_land_is_shown_without_room_around_it() -> None:
    texts = {s.text for s in hold_scene(SMALL, offer(), reaches=False).shapes
             if isinstance(s, Label)}  # fmt: skip
    assert {"M", "N", "O", "13", "14", "15"} <= texts
    assert not texts & {"L", "P", "12", "16"}


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
    held = hold(PIECES[0], cell("O7"))
    scene = hold_scene(TALL, offer("B"), held, score=SCORE)
    assert {"12 VP", "+3", "4", "−2"} <= {s.text for s in scene.shapes if isinstance(s, Label)}
    golden("hold-score", scene)


@pytest.mark.parametrize("land", [SMALL, TALL, WIDE])
def test_with_a_score_window_and_scale_stand_still_too(land: Land) -> None:
    more = ScoreLine(SCORE.items * 4, "9 VP")
    names = [
        [s for s in hold_scene(land, offer(), held, score=score).shapes
         if isinstance(s, Label) and s.colour == "chalk" and len(s.text) < 3 and not s.bold]
        for held, score in zip(hold_everywhere(land), cycle((SCORE, more)), strict=False)
    ]  # fmt: skip
    assert all(each == names[0] for each in names)
