"""The pictures of the README, drawn by the code that draws the real ones:
`python -m tools.pictures.cutterland docs/pictures`. (`panel.png` is cut out of what
`make panels` paints of the panel for taking a piece.)
"""

from dataclasses import replace
from typing import Final

from bot.render.cutterland.card_scenes import card_scene
from bot.render.cutterland.land_scene import land_scene
from bot.render.cutterland.score_strip import ScoreItem, ScoreLine
from bot.render.cutterland.sheets import Entry, growth_scenes
from bot.render.paint import GIF_ENDING, paint_gif
from bot.render.scene import Scene
from engine.cells import cell_at, column_of, row_of
from engine.cutterland.cards import read_card
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.scoring import score
from engine.cutterland.squares import CENTAUR, DRAGON, FROG, GOBLIN, KRAKEN, TURTLE
from tools.pictures import write_samples

LAND: Final = """
    -- p. p. wF p. -- p. p. --
    -- p. pC wK pC -- p. mG --
    -- p^ m. m. m. p. mF m= --
    w^ w. mG mG mD p. p. mD pD
    wF w= -- -- -- pT p. w. wT
    -- -- -- -- -- p= -- wF wK
"""
PIECES: Final = """
    . 0 0 1 1 . 4 4 .
    . 0 0 1 1 . 4 4 .
    . 0 2 2 2 3 5 5 .
    7 7 2 2 2 3 3 5 5
    7 7 . . . 3 3 6 6
    . . . . . 3 . 6 6
"""
LAYOUT: Final = "tower C2, tower E2, wall I5-I6, bridge F2h, bridge F3h"
TOP_LEFT: Final = cell_at(10, 9)
CARD: Final = "pC p. mG m. / wK w. m= p. / wF w. mD p^"
NAME: Final = "Ana"
PACE: Final = 700
CUT: Final = ("ABEF", "CDGH", "IJKL")


def sample_land() -> Land:
    """A finished land in the middle of the table, with the seams of its eight pieces."""
    corner = read_land(LAND.strip().replace("\n", " / "))
    ordinals = tuple(int(each) for each in PIECES.split() if each != ".")
    return Land(tuple(cell + TOP_LEFT for cell in corner.cells), corner.squares, ordinals)


def pictures() -> dict[str, Scene]:
    """The scenes by file name."""
    end = _end()
    return {
        "land": land_scene(
            end.land, layout=end.layout, devoured=end.devoured, title=NAME, score=_score_line(end)
        ),
        "cut": card_scene(read_card(CARD), CUT),
    }


def growth_frames() -> tuple[Scene, ...]:
    """The land as it grows by a piece per frame, then its tokens, then the hunt."""
    end = _end()
    steps = [_until(piece, end.land) for piece in range(max(end.land.pieces) + 1)]
    built = replace(end, points="", devoured=(), place=None)
    return growth_scenes([[step] for step in (*steps, built, end)])


def _end() -> Entry:
    land, layout = sample_land(), _shift_layout(read_layout(LAYOUT))
    check_layout(land, layout, 2, 3)
    points = score(land, layout, 0, 0)
    devoured = (*points.devoured_by_krakens, *points.devoured_by_dragons)
    return Entry(NAME, f"{points.total} VP", land, layout, devoured, place=1)


def _score_line(end: Entry) -> ScoreLine:
    found = score(end.land, end.layout or Layout(), 0, 0)
    kinds = {
        KRAKEN: found.kraken, GOBLIN: found.goblin, CENTAUR: found.centaur, DRAGON: found.dragon,
        TURTLE: found.turtle, FROG: found.frog,
    }  # fmt: skip
    return ScoreLine(tuple(ScoreItem(icon, n) for icon, n in kinds.items() if n), end.points)


def _until(piece: int, land: Land) -> Entry:
    kept = [at for at, each in enumerate(land.pieces) if each <= piece]
    cells = tuple(land.cells[at] for at in kept)
    squares = tuple(land.squares[at] for at in kept)
    pieces = tuple(land.pieces[at] for at in kept)
    part = Land(cells, squares, pieces)
    fresh = tuple(cell for cell, each in zip(cells, pieces, strict=True) if each == piece)
    return Entry(NAME, f"{score(part, Layout(), 0, 0).total} VP", part, fresh=fresh)


def _shift_layout(layout: Layout) -> Layout:
    """The layout moved with the land from A1."""
    away = cell_at(row_of(TOP_LEFT), column_of(TOP_LEFT))
    return Layout(
        tuple(cell + away for cell in layout.towers),
        tuple((first + away, second + away) for first, second in layout.walls),
        tuple(type(each)(each.cell + away, each.direction) for each in layout.bridges),
    )


if __name__ == "__main__":
    replay = write_samples(pictures()) / f"replay.{GIF_ENDING}"
    replay.write_bytes(paint_gif(growth_frames(), PACE))
