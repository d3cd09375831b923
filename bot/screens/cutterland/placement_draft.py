"""Places for a piece on a land: the best first, the next one along, and the way from any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.markdown import quote
from bot.screens.contract import BadInput, Draft
from bot.screens.cutterland.drafts import find_piece, list_open_pieces, own
from bot.screens.drafts import number_in, text_in
from engine.cells import SIDE, Cell, beside, cell_at, column_of, mask_of, name_of, read_cell, row_of
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import cells_of, check_placement, fewest_turns, placements
from engine.cutterland.scoring import Score, score
from engine.cutterland.squares import BONUSES, icon_of
from engine.cutterland.views import OfferedPiece, View

DIRECTIONS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The rows and columns that each arrow moves."""
ARROWS: Final = ("left", "up", "down", "right")
"""In the order of their buttons."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal place for a piece, and the land's points once it lies there."""

    cell: Cell
    turns: int
    points: int


@lru_cache(maxsize=256)
def find_spots(land: Land, piece: Piece, unused: int, penalty: int) -> tuple[Spot, ...]:
    """Every legal place: most points first, then where the piece touches most of the land."""
    found = []
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        points = score_placement(land, turned, cell, unused, penalty).total
        touching = beside(mask_of(cells_of(turned, cell))) & land.mask
        found.append((-points, -touching.bit_count(), turns, cell))
    return tuple(Spot(cell, turns, -points) for points, _, turns, cell in sorted(found))


def score_placement(land: Land, turned: Piece, cell: Cell, unused: int, penalty: int) -> Score:
    """The land's score with the piece laid and no token used."""
    return score(land.lay(turned, cell), Layout(), unused, penalty)


def find_next_spot(found: tuple[Spot, ...], cell: Cell, turns: int, step: int) -> Spot:
    """The next (`step` 1) or the previous (-1) place in reading order, turned alike; round at the
    ends. From a place that is not legal: the nearest one in that direction."""
    row = sorted((spot for spot in found if spot.turns == turns), key=lambda spot: spot.cell)
    if not row:
        return found[0]
    if step > 0:
        return next((spot for spot in row if spot.cell > cell), row[0])
    return next((spot for spot in reversed(row) if spot.cell < cell), row[-1])


def find_nearest_spot(found: tuple[Spot, ...], cell: Cell, turns: int) -> Spot:
    """The legal place nearest to where a piece is held, turned alike if any is."""
    return min(
        found,
        key=lambda spot: (spot.turns != turns, distance(spot.cell, cell), -spot.points, spot.cell),
    )


def distance(one: Cell, other: Cell) -> int:
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


def move_piece(turned: Piece, cell: Cell, way: str) -> Cell:
    """Where a piece, already turned, comes to lie one cell further up, down, left or right.

    Raises `IllegalAction` at the table's edge.
    """
    down, right = DIRECTIONS[way]
    row, column = row_of(cell) + down, column_of(cell) + right
    if not (0 <= row <= SIDE - turned.height and 0 <= column <= SIDE - turned.width):
        raise IllegalAction("place-edge", section="9", cells=(name_of(cell),))
    return cell_at(row, column)


def turn_piece(piece: Piece, cell: Cell, turns: int, further: int) -> tuple[Cell, int]:
    """A piece turned on about its middle where it is held: its new corner and its turns. As many
    turns as bring it round bring it back, unless the table's edge has pushed it in."""
    then = fewest_turns(piece, turns + further)
    old, new = piece.rotate(turns), piece.rotate(then)
    up = then % 2  # between whole cells it gives way one way in the odd turns, and back in the even
    row = row_of(cell) + (old.height - new.height + 1 - up) // 2
    column = column_of(cell) + (old.width - new.width + 1 - up) // 2
    row = min(max(row, 0), SIDE - new.height)
    return cell_at(row, min(max(column, 0), SIDE - new.width)), then


@dataclass(frozen=True, slots=True)
class PlacementDraft:
    """A piece in hand over a place on the viewer's land. `turned` is the piece as it would lie;
    `error` says why it may not; `after` is the score it would give."""

    letter: str
    piece: Piece
    turned_piece: Piece
    cell: Cell
    turns: int
    spots: tuple[Spot, ...]
    error: IllegalAction | None
    after: Score | None

    @property
    def action(self) -> Place | None:
        return None if self.error else Place(self.letter, self.cell, self.turns)

    @property
    def is_off_table(self) -> bool:
        """Whether it is held where no picture reaches."""
        return self.error is not None and self.error.code == "place-edge"

    @property
    def overlap(self) -> tuple[Cell, ...]:
        """The cells it would cover that are taken."""
        if self.error is None or self.error.code != "place-overlap":
            return ()
        named = map(read_cell, self.error.cells)
        return tuple(cell for cell in named if cell is not None)

    @property
    def frame(self) -> Cell | None:
        """The cell that names the place, where the piece has no square on it: the top left corner
        of its frame."""
        return None if (0, 0) in self.turned_piece.cells else self.cell

    @property
    def nearest_spot(self) -> Spot | None:
        """Where the next legal place is, while it is held at another."""
        if self.error is None or not self.spots:
            return None
        return find_nearest_spot(self.spots, self.cell, self.turns)

    @property
    def draft(self) -> Draft:
        return {"piece": self.letter, "cell": self.cell, "turns": self.turns}


def find_piece_spots(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The legal places of a piece that the viewer has taken on their land, best first."""
    seat = own(view)
    return find_spots(seat.land, offered.piece, seat.towers + seat.wall_bridges, seat.penalty)


def preview_spots(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The same for a piece that can still be taken, which brings its bonus tokens along; nothing
    where the table does not try before choosing (rules, section 7): nowhere else is it asked."""
    seat, piece = own(view), offered.piece
    if not view.preview or not seat.land.cells:
        return ()
    tokens = seat.towers + seat.wall_bridges + count_bonus_tokens(piece)
    return find_spots(seat.land, piece, tokens, seat.penalty)


def count_bonus_tokens(piece: Piece) -> int:
    """The bonus tokens that come with a piece."""
    return sum(icon_of(square) in BONUSES for square in piece.squares)


def read_placement_draft(view: View, raw: Draft) -> PlacementDraft:
    """The place the draft names; without one, the best place of the first piece that has one."""
    letter = text_in(raw, "piece")
    if letter not in own(view).to_lay:
        return hold_at_best(view, find_first_placeable(view))
    if not isinstance(raw.get("cell"), int):
        return hold_at_best(view, letter)
    draft = hold_at(view, letter, number_in(raw, "cell"), number_in(raw, "turns") % 4)
    return hold_at_best(view, letter) if draft.is_off_table else draft


def hold_at_best(view: View, letter: str) -> PlacementDraft:
    """A piece at its best place. Raises `BadInput` for one that is not the viewer's to lay."""
    offered = find_piece(view, letter)
    if offered is None or letter not in own(view).to_lay:
        raise BadInput("cutterland-bad-control")
    found = find_piece_spots(view, offered)
    if not found:
        return hold_unplaceable(offered)
    return hold_at(view, letter, found[0].cell, found[0].turns)


def find_first_placeable(view: View) -> str:
    """The first piece to lay that has a place."""
    letters = own(view).to_lay
    for letter in letters:
        offered = find_piece(view, letter)
        if offered is not None and find_piece_spots(view, offered):
            return letter
    return letters[0]


def hold_unplaceable(offered: OfferedPiece) -> PlacementDraft:
    """A piece that has no place at all now (another may make room)."""
    error = IllegalAction("place-apart", section="3")
    return PlacementDraft(offered.letter, offered.piece, offered.piece, 0, 0, (), error, None)


def hold_at(view: View, letter: str, cell: Cell, turns: int) -> PlacementDraft:
    seat = own(view)
    offered = find_piece(view, letter)
    assert offered is not None
    piece = offered.piece
    turns = fewest_turns(piece, turns)
    turned = piece.rotate(turns)
    error: IllegalAction | None = None
    after: Score | None = None
    try:
        check_placement(seat.land, piece, cell, turns)
        tokens = seat.towers + seat.wall_bridges
        after = score_placement(seat.land, turned, cell, tokens, seat.penalty)
    except IllegalAction as refused:
        error = refused
    return PlacementDraft(
        letter, piece, turned, cell, turns, find_piece_spots(view, offered), error, after
    )


def read_spot(text: str, turns: int | None) -> tuple[Cell, int]:
    """`M14`, or `M14 1` with quarter turns; `turns` given apart count more. Raises `BadInput`."""
    words = text.split()
    cell = read_cell(words[0]) if words else None
    if cell is None or len(words) > 2:
        raise BadInput("cutterland-bad-cell", text=quote(text, 20))
    if turns is None:
        turns = int(words[1]) if len(words) == 2 and words[1] in {"0", "1", "2", "3"} else 0
        if len(words) == 2 and words[1] not in {"0", "1", "2", "3"}:
            raise BadInput("cutterland-bad-turns")
    if not 0 <= turns <= 3:
        raise BadInput("cutterland-bad-turns")
    return cell, turns


def preview_land(view: View, draft: PlacementDraft) -> tuple[Land, Score]:
    """The viewer's land with the piece where it is held, and its points; as it is now where the
    piece may not lie there."""
    seat = own(view)
    if draft.after is None:
        return seat.land, seat.score
    return seat.land.lay(draft.turned_piece, draft.cell), draft.after


def can_preview(view: View) -> bool:
    """Whether the viewer may hold pieces over a land before choosing one."""
    return view.preview and bool(own(view).land.cells)


def read_preview_draft(view: View, draft: Draft) -> PlacementDraft | None:
    """The piece and place that the draft names; at its best place where it names no legal one.
    None while no piece is tried, or where none of it may be shown."""
    letter = text_in(draft, "piece")
    offered = next((one for one in list_open_pieces(view) if one.letter == letter), None)
    if offered is None:
        return None
    found = preview_spots(view, offered)
    if not found:
        return None
    wanted = (number_in(draft, "cell"), number_in(draft, "turns"))
    named = [spot for spot in found if (spot.cell, spot.turns) == wanted]
    return preview_at(view, offered, found, named[0] if named else found[0])


def preview_at(
    view: View, offered: OfferedPiece, found: tuple[Spot, ...], spot: Spot
) -> PlacementDraft:
    """A piece over one of its places, with the score and the tokens that it would bring."""
    seat, piece = own(view), offered.piece
    turned = piece.rotate(spot.turns)
    tokens = seat.towers + seat.wall_bridges + count_bonus_tokens(piece)
    after = score_placement(seat.land, turned, spot.cell, tokens, seat.penalty)
    return PlacementDraft(offered.letter, piece, turned, spot.cell, spot.turns, found, None, after)
