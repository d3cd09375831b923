"""Plans for laying a piece: where the draft holds it over the land, and what that would bring."""

from __future__ import annotations

from dataclasses import dataclass

from bot.markdown import quote
from bot.screens.contract import BadInput, Draft
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.placements import Spot, find_nearest_spot, find_spots, score_placement
from bot.screens.drafts import number_in, text_in
from engine.cells import Cell, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, orientations
from engine.cutterland.placements import check_placement, fewest_turns
from engine.cutterland.scoring import Score
from engine.cutterland.squares import BONUSES, icon_of
from engine.cutterland.views import OfferedPiece, View


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


def read_placement_draft(view: View, draft: Draft) -> PlacementDraft:
    """The place the draft names; without one, the best place of the first piece that has one."""
    letter = text_in(draft, "piece")
    if letter not in own(view).to_lay:
        return hold_at_best(view, find_first_placeable(view))
    if not isinstance(draft.get("cell"), int):
        return hold_at_best(view, letter)
    plan = hold_at(view, letter, number_in(draft, "cell"), number_in(draft, "turns") % 4)
    return hold_at_best(view, letter) if plan.is_off_table else plan


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


def preview_land(view: View, plan: PlacementDraft) -> tuple[Land, Score]:
    """The viewer's land with the piece where it is held, and its points; as it is now where the
    piece may not lie there."""
    seat = own(view)
    if plan.after is None:
        return seat.land, seat.score
    return seat.land.lay(plan.turned_piece, plan.cell), plan.after


def count_orientations(piece: Piece) -> int:
    """How many different ways a piece can be turned."""
    return len(orientations(piece))


def list_open_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that can still be taken."""
    return tuple(one for one in view.offered if one.taken_by is None and not one.discarded)


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
