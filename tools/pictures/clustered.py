"""The picture of the README, drawn by the code that draws the real ones:
`python -m tools.pictures.clustered docs/pictures`.
"""

from collections.abc import Sequence
from typing import Final

from bot.render.clustered.boards import Ghost
from bot.render.clustered.scenes import Marks, panel_scene
from bot.render.clustered.sheets import Entry, HandCard
from bot.render.scene import Scene
from engine.cells import TABLE, Cell, cells_in, read_cell
from engine.clustered.boards import Board, PlacedCard, read_board
from engine.clustered.placements import placements
from engine.clustered.scoring import score_of, scores
from tools.pictures import write_samples

BOARD: Final = """
    . . . . . a1S* a1C* a1Co . . .
    . . . a2S: a1S: . a2C* a2Co . . .
    . . . a2T: a1T: a1T* a2T* a2To . . .
    . c3T* . a2C: a1C: aW a2S* @ . . .
    c1To c1T* cW c2Co . c1S* a3S* a3S: . . .
    c1Co c1C* c2C* c2C: c1C: c1S: . b3So c2So c3So c3To
    . . c2S* . c3C: . b1Co b1So . . .
    . . c2S: . . b3Co b2Co b2So b2To . .
    . . . . b3S: b3C: . b2S: b2T: . .
    . . . b1S* b3S* b3C* . . b3T: . .
    . . . . b2S* b2C* b1C* . . . .
"""
NAMES: Final = ("Ana", "Ben", "Cleo")
HAND: Final = ("3C:", "1So", "3C*", "3To", "3T*")


def pictures() -> dict[str, Scene]:
    """The scene by file name: a card of Ana's held over a match of three."""
    board, card = _board(), HAND[1]
    found = scores(board, len(NAMES), size_bonuses=False)
    entries = [
        Entry(seat, name, score, active=seat == 0)
        for seat, (name, score) in enumerate(zip(NAMES, found, strict=True))
    ]
    fitting = {one: tuple(cells_in(placements(board, TABLE, one))) for one in HAND}
    ghost = Ghost(card, 0, _cell("J10"), legal=True)
    assert ghost.cell in fitting[card]
    hand = [
        HandCard(one, _format_gain(board, fitting[one]), one == card, not fitting[one])
        for one in HAND
    ]
    around = [cell for cells in fitting.values() for cell in cells]
    marks = Marks(_cell("G13"), ghost=ghost, fitting=fitting[card], around=around)
    return {"clustered": panel_scene(board, TABLE, entries, marks, hand, 0)}


def _format_gain(board: Board, cells: Sequence[Cell]) -> str:
    """The most that a card of the first player can gain in these cells."""
    own = board.cells_by_seat(len(NAMES))[0]
    now = score_of(own).total
    return f"+{max(score_of(own | 1 << cell).total - now for cell in cells)}" if cells else ""


def _board() -> Board:
    board, _ = read_board(BOARD.strip())
    start = next(laid.cell for laid in board.laid if laid.owner is None)
    away = _cell("M13") - start
    return Board(tuple(PlacedCard(laid.cell + away, laid.card, laid.owner) for laid in board.laid))


def _cell(name: str) -> Cell:
    cell = read_cell(name)
    assert cell is not None
    return cell


if __name__ == "__main__":
    write_samples(pictures())
