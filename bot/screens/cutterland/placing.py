"""Plans for laying a piece: where the draft holds it over the land, and what that would bring."""

from __future__ import annotations

from dataclasses import dataclass

from bot.markdown import quoted
from bot.screens.cutterland.drafts import offered_piece, own
from bot.screens.cutterland.laying import Spot, laid_score, nearest, spots
from bot.screens.drafting import number_in, text_in
from bot.screens.game import BadInput, Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.cells import Cell, read_cell
from engine.cutterland.lands import Land
from engine.cutterland.pieces import Piece, orientations
from engine.cutterland.placements import check_placement, fewest_turns
from engine.cutterland.scoring import Score
from engine.cutterland.squares import BONUSES, icon_of
from engine.cutterland.views import Offered, View


@dataclass(frozen=True, slots=True)
class LayPlan:
    """A piece in hand over a place on the viewer's land. `turned` is the piece as it would lie;
    `error` says why it may not; `after` is the score it would give."""

    letter: str
    piece: Piece
    turned: Piece
    cell: Cell
    turns: int
    found: tuple[Spot, ...]
    error: IllegalAction | None
    after: Score | None

    @property
    def action(self) -> Place | None:
        return None if self.error else Place(self.letter, self.cell, self.turns)

    @property
    def off_table(self) -> bool:
        """Whether it is held where no picture reaches."""
        return self.error is not None and self.error.code == "place-edge"

    @property
    def over(self) -> tuple[Cell, ...]:
        """The cells it would cover that are taken."""
        if self.error is None or self.error.code != "place-overlap":
            return ()
        named = map(read_cell, self.error.cells)
        return tuple(cell for cell in named if cell is not None)

    @property
    def frame(self) -> Cell | None:
        """The cell that names the place, where the piece has no square on it: the top left corner
        of its frame."""
        return None if (0, 0) in self.turned.cells else self.cell

    @property
    def nearest(self) -> Spot | None:
        """Where the next legal place is, while it is held at another."""
        if self.error is None or not self.found:
            return None
        return nearest(self.found, self.cell, self.turns)

    @property
    def draft(self) -> Draft:
        return {"piece": self.letter, "cell": self.cell, "turns": self.turns}


def piece_spots(view: View, offered: Offered) -> tuple[Spot, ...]:
    """The legal places of a piece that the viewer has taken on their land, best first."""
    seat = own(view)
    return spots(seat.land, offered.piece, seat.towers + seat.wall_bridges, seat.penalty)


def tried_spots(view: View, offered: Offered) -> tuple[Spot, ...]:
    """The same for a piece that can still be taken, which brings its bonus tokens along; nothing
    where the table does not try before choosing (rules, section 7): nowhere else is it asked."""
    seat, piece = own(view), offered.piece
    if not view.preview or not seat.land.cells:
        return ()
    tokens = seat.towers + seat.wall_bridges + brought(piece)
    return spots(seat.land, piece, tokens, seat.penalty)


def brought(piece: Piece) -> int:
    """The bonus tokens that come with a piece."""
    return sum(icon_of(square) in BONUSES for square in piece.squares)


def lay_plan(view: View, draft: Draft) -> LayPlan:
    """The place the draft names; without one, the best place of the first piece that has one."""
    letter = text_in(draft, "piece")
    if letter not in own(view).to_lay:
        return lay_start(view, first_layable(view))
    if not isinstance(draft.get("cell"), int):
        return lay_start(view, letter)
    plan = lay_at(view, letter, number_in(draft, "cell"), number_in(draft, "turns") % 4)
    return lay_start(view, letter) if plan.off_table else plan


def lay_start(view: View, letter: str) -> LayPlan:
    """A piece at its best place. Raises `BadInput` for one that is not the viewer's to lay."""
    offered = offered_piece(view, letter)
    if offered is None or letter not in own(view).to_lay:
        raise BadInput("cutterland-bad-control")
    found = piece_spots(view, offered)
    if not found:
        return unplaceable(offered)
    return lay_at(view, letter, found[0].cell, found[0].turns)


def first_layable(view: View) -> str:
    """The first piece to lay that has a place."""
    letters = own(view).to_lay
    for letter in letters:
        offered = offered_piece(view, letter)
        if offered is not None and piece_spots(view, offered):
            return letter
    return letters[0]


def unplaceable(offered: Offered) -> LayPlan:
    """A piece that has no place at all now (another may make room)."""
    error = IllegalAction("place-apart", section="3")
    return LayPlan(offered.letter, offered.piece, offered.piece, 0, 0, (), error, None)


def lay_at(view: View, letter: str, cell: Cell, turns: int) -> LayPlan:
    seat = own(view)
    offered = offered_piece(view, letter)
    assert offered is not None
    piece = offered.piece
    turns = fewest_turns(piece, turns)
    turned = piece.turned(turns)
    error: IllegalAction | None = None
    after: Score | None = None
    try:
        check_placement(seat.land, piece, cell, turns)
        tokens = seat.towers + seat.wall_bridges
        after = laid_score(seat.land, turned, cell, tokens, seat.penalty)
    except IllegalAction as refused:
        error = refused
    return LayPlan(letter, piece, turned, cell, turns, piece_spots(view, offered), error, after)


def read_place(text: str, turns: int | None) -> tuple[Cell, int]:
    """`M14`, or `M14 1` with quarter turns; `turns` given apart count more. Raises `BadInput`."""
    words = text.split()
    cell = read_cell(words[0]) if words else None
    if cell is None or len(words) > 2:
        raise BadInput("cutterland-bad-cell", text=quoted(text, 20))
    if turns is None:
        turns = int(words[1]) if len(words) == 2 and words[1] in {"0", "1", "2", "3"} else 0
        if len(words) == 2 and words[1] not in {"0", "1", "2", "3"}:
            raise BadInput("cutterland-bad-turns")
    if not 0 <= turns <= 3:
        raise BadInput("cutterland-bad-turns")
    return cell, turns


def prospect(view: View, plan: LayPlan) -> tuple[Land, Score]:
    """The viewer's land with the piece where it is held, and its points; as it is now where the
    piece may not lie there."""
    seat = own(view)
    if plan.after is None:
        return seat.land, seat.score
    return seat.land.lay(plan.turned, plan.cell), plan.after


def ways(piece: Piece) -> int:
    """How many different ways a piece can be turned."""
    return len(orientations(piece))
