"""A land across the edge of its table looks as in the middle, but for the names of its cells."""

from dataclasses import replace

import pytest

from bot.render.cutterland.build_scene import build_scene
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.hold_scene import HeldPiece, OfferedShape, hold_scene
from bot.render.cutterland.land_scene import land_scene
from bot.render.cutterland.score_strip import ScoreLine
from bot.render.cutterland.sheets import Entry, table_scene
from bot.render.scene import Label, Scene, Shape, Sprite
from engine.cells import Cell, move_cell
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Bridge, Layout, canonical
from engine.cutterland.pieces import read_piece
from tests.render.lands import EVERYTHING, cell

PIECE = read_piece("p. p. p. p.")
AWAY = [(14, 0), (0, 14), (15, 13), (16, 16)]


def draw(rows: int, columns: int) -> list[Scene]:
    """Every kind of picture of a land that lies so much further down and right."""

    def move(name: str) -> Cell:
        return move_cell(cell(name), rows, columns)

    at = {move_cell(one, rows, columns): number for number, one in enumerate(EVERYTHING.cells)}
    order = [at[one] for one in sorted(at)]
    land = Land(
        tuple(sorted(at)),
        tuple(EVERYTHING.squares[number] for number in order),
        tuple(EVERYTHING.pieces[number] for number in order),
    )
    walls = ((move("K10"), move("L10")), (move("M10"), move("M11")))
    bridges = (Bridge(move("M13"), "h"), Bridge(move("L12"), "v"))
    layout = canonical(Layout((move("K10"),), walls, bridges))
    ghost = Ghost(PIECE.cells_at(move("Q10")), PIECE.squares, True, nearest=(move("J9"),))
    numbers = [("1", (move("K10"), move("L10"), move("K11")))]
    held = HeldPiece("A", ghost, names=(move("Q11"),))
    return [
        land_scene(land, layout=layout, prey=(move("L11"),), fresh=(move("K12"), move("L12"))),
        land_scene(land, ghost=ghost, numbers=numbers, letters=False),
        hold_scene(land, [OfferedShape("A", PIECE, False)], held),
        build_scene(land, layout, (move("K12"),), ScoreLine((), "0"), held=walls[0]),
        table_scene([Entry("Ana", "", land, layout)]),
    ]


def unnamed(scene: Scene) -> list[tuple[str, Shape]]:
    """What is drawn and where, without names and textures."""
    plain: list[Shape] = []
    for shape in scene.shapes:
        if isinstance(shape, Label):
            plain.append(replace(shape, text=""))
        elif isinstance(shape, Sprite):
            plain.append(replace(shape, drawing=None))  # type: ignore[arg-type]
        else:
            plain.append(shape)
    return sorted((repr(shape), shape) for shape in plain)


@pytest.mark.parametrize(("rows", "columns"), AWAY)
def test_a_picture_is_the_same_across_the_edge(rows: int, columns: int) -> None:
    for here, there in zip(draw(0, 0), draw(rows, columns), strict=True):
        assert (there.width, there.height) == (here.width, here.height)
        assert [one for one, _ in unnamed(there)] == [one for one, _ in unnamed(here)]


def test_coordinates_continue_with_the_first() -> None:
    shown = draw(14, 13)[0].shapes
    names = [one.text for one in shown if isinstance(one, Label) and one.colour == "chalk"]
    assert names[:6] == ["X", "Y", "Z", "A", "B", "C"]
    assert names[6:] == ["24", "25", "26", "1"]
