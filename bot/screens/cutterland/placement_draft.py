"""The draft of a placement: where it holds a piece over the viewer's land, what that would score,
and the legal spots around it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.render.grid import Crop
from bot.screens.context import Context
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.drafts import number_in, text_in
from bot.screens.panel import format_gain
from bot.screens.replies import BadInput, Draft
from engine.cells import Cell, adjacent_across_edges, mask_of, move_cell, name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import check_placement, fewest_turns, placements
from engine.cutterland.plan import lay_first_piece
from engine.cutterland.scoring import Score, score
from engine.cutterland.squares import BONUSES, TOWER, WALL_BRIDGE, icon_of
from engine.cutterland.views import OfferedPiece, SeatView, View

DIRECTIONS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The rows and columns that each arrow moves."""
ARROWS: Final = ("left", "up", "down", "right")  # in the order of their buttons


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal spot for a piece, and the land's points with the piece there."""

    cell: Cell
    turns: int
    points: int

    @property
    def value(self) -> str:
        """As a menu's choice."""
        return f"{name_of(self.cell)}.{self.turns}"


@lru_cache(maxsize=256)
def find_spots(land: Land, piece: Piece, unused: int, penalty: int) -> tuple[Spot, ...]:
    """Every legal spot: most points first, then where the piece touches most of the land."""
    ranked, outlook = [], Evaluation(land, 0, 0, 0)
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        points = outlook.count_points(piece, (cell, turns)) + unused - penalty
        touching = adjacent_across_edges(mask_of(turned.cells_at(cell))) & land.mask
        ranked.append((-points, -touching.bit_count(), turns, cell))
    return tuple(Spot(cell, turns, -points) for points, _, turns, cell in sorted(ranked))


def find_nearest_spot(spots: tuple[Spot, ...], cell: Cell, turns: int) -> Spot:
    """The legal spot nearest to where a piece is held, turned alike if there is one."""
    ways = _measure_ways(spots, cell)
    return min(
        spots,
        key=lambda spot: (
            spot.turns != turns, sum(map(abs, ways[spot.cell])), -spot.points, ways[spot.cell]
        ),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _measure_ways(spots: tuple[Spot, ...], cell: Cell) -> dict[Cell, tuple[int, int]]:
    """The rows down and columns right from a cell to each spot, as a picture of them all shows."""
    crop = Crop.across_edges([cell, *(spot.cell for spot in spots)])
    row, column = crop.place_of(cell)
    places = ((spot.cell, crop.place_of(spot.cell)) for spot in spots)
    return {there: (down - row, right - column) for there, (down, right) in places}


def find_spots_around(spots: tuple[Spot, ...], cell: Cell, turns: int) -> dict[str, Spot]:
    """The next legal spot in each arrow's direction, turned alike: the nearest straight ahead, or
    else one that is not more aside than ahead. A direction without one is left out."""
    ways, around = _measure_ways(spots, cell), {}
    alike = [(spot, ways[spot.cell]) for spot in spots if spot.turns == turns]
    for way, (down, right) in DIRECTIONS.items():
        ahead = []
        for spot, (rows, columns) in alike:
            along, aside = rows * down + columns * right, abs(rows * right) + abs(columns * down)
            if along >= max(aside, 1):
                rank = aside > 0, along + 2 * aside, -spot.points, (rows, columns)
                ahead.append((*rank, spot))
        if ahead:
            around[way] = min(ahead, key=lambda ranked: ranked[:-1])[-1]
    return around


def find_turned_spot(spots: tuple[Spot, ...], piece: Piece, cell: Cell, turns: int) -> Spot | None:
    """The next orientation that has a legal spot, at the spot nearest to where the piece would be
    if it turned about its middle; None where it has only one."""
    for further in range(1, 4):
        there, turned = turn_piece(piece, cell, turns, further)
        if turned != turns and any(spot.turns == turned for spot in spots):
            return find_nearest_spot(spots, there, turned)
    return None


def turn_piece(piece: Piece, cell: Cell, turns: int, further: int) -> tuple[Cell, int]:
    """A piece turned about its middle, its new corner and turns; a full circle brings it back."""
    then = fewest_turns(piece, turns + further)
    old, new = piece.rotate(turns), piece.rotate(then)
    up = then % 2  # half cells are rounded one way in odd turns, and back in even ones
    rows = (old.height - new.height + 1 - up) // 2
    columns = (old.width - new.width + 1 - up) // 2
    return move_cell(cell, rows, columns), then


def name_spot(piece: Piece, cell: Cell, turns: int) -> str:
    """A spot is named after the first square that the piece covers there, in reading order."""
    return name_of(first_cell(piece.rotate(turns), cell))


def first_cell(turned: Piece, cell: Cell) -> Cell:
    """The first cell that a turned piece covers, with its box at `cell`."""
    return move_cell(cell, 0, turned.cells[0][1])


def corner_of(piece: Piece, first: Cell, turns: int) -> Cell:
    """The corner of a piece's box with its first square in this cell."""
    return move_cell(first, 0, -piece.rotate(turns).cells[0][1])


@dataclass(frozen=True, slots=True)
class PlacementDraft:
    """A piece held over a spot on the viewer's land. `turned_piece` is the piece as it would lie,
    `error` why it may not lie there, `after` the score it would give."""

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
        return self.error is not None and self.error.code in {"place-edge", "place-long"}

    @property
    def overlap(self) -> tuple[Cell, ...]:
        """The cells it would cover that are taken."""
        if self.error is None or self.error.code != "place-overlap":
            return ()
        named = map(read_cell, self.error.cells)
        return tuple(cell for cell in named if cell is not None)

    @property
    def name(self) -> str:
        return name_of(first_cell(self.turned_piece, self.cell))

    @property
    def nearest_spot(self) -> Spot | None:
        """The nearest legal spot, while it is held at an illegal one."""
        if self.error is None or not self.spots:
            return None
        return find_nearest_spot(self.spots, self.cell, self.turns)

    @property
    def ways(self) -> dict[str, Spot]:
        """The legal spots that the arrows and `turn` lead to, as far as they lead anywhere."""
        if not self.spots:
            return {}
        turned = find_turned_spot(self.spots, self.piece, self.cell, self.turns)
        around = find_spots_around(self.spots, self.cell, self.turns)
        return around if turned is None else around | {"turn": turned}

    @property
    def draft(self) -> Draft:
        return {"piece": self.letter, "cell": self.cell, "turns": self.turns}

    def draft_at(self, spot: Spot) -> Draft:
        """With the same piece at another spot."""
        return {"piece": self.letter, "cell": spot.cell, "turns": spot.turns}

    def is_at(self, spot: Spot) -> bool:
        return (spot.cell, spot.turns) == (self.cell, self.turns)


def find_piece_spots(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The legal spots of a piece that the viewer has to place, best first; in reading order in a
    match without hints. One that can still be taken brings its bonus tokens along; it has none
    where the table does not allow trying before choosing (rules, section 7)."""
    unused = _count_tokens_with(view, offered)
    if unused is None:
        return ()
    seat = own(view)
    return order_spots(view, find_spots(seat.land, offered.piece, unused, seat.penalty))


def tells_gains(ctx: Context[View]) -> bool:
    """Whether it is said what pieces bring: in lessons and puzzles that is the answer."""
    return ctx.view.hints and ctx.table.match != 0


def tell_best_gain(ctx: Context[View], offered: OfferedPiece) -> str:
    """`+4`: the most points that a piece brings, at its best spot or as the first of the land;
    empty where that is not said, it fits nowhere, or can't be tried."""
    gain = find_best_gain(ctx.view, offered) if tells_gains(ctx) and ctx.view.preview else None
    return "" if gain is None else format_gain(gain)


def find_best_gain(view: View, offered: OfferedPiece) -> int | None:
    """The same as a number."""
    before = points_before(view, offered.letter)
    if not own(view).land.cells:
        return own(lay_first_piece(hold_view(view, offered))).score.total - before
    spots = find_piece_spots(view, offered)
    return spots[0].points - before if spots else None


def find_gain(view: View, offered: OfferedPiece, cell: Cell, turns: int) -> int | None:
    """The points that a piece would gain at one spot; None where it may not lie or be tried."""
    seat, unused = own(view), _count_tokens_with(view, offered)
    if unused is None:
        return None
    try:
        check_placement(seat.land, offered.piece, cell, turns)
    except IllegalAction:
        return None
    land = seat.land.lay(offered.piece.rotate(turns), cell)
    after = score(land, Layout(), unused, seat.penalty).total
    return after - points_before(view, offered.letter)


def _count_tokens_with(view: View, offered: OfferedPiece) -> int | None:
    """The viewer's tokens once they have the piece; None where it can't be tried before that."""
    seat = own(view)
    tokens = seat.towers + seat.wall_bridges
    if offered.letter in seat.to_lay:
        return tokens
    return tokens + count_bonus_tokens(offered.piece) if can_preview(view) else None


def order_spots(view: View, spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """As they are, best first; in reading order in a match without hints."""
    if view.hints:
        return spots
    return tuple(sorted(spots, key=lambda spot: (spot.turns, spot.cell)))


def points_before(view: View, letter: str) -> int:
    """The points of the land before the piece was taken: its tokens are a part of its gain."""
    seat, offered = own(view), find_piece(view, letter)
    if offered is None or letter not in seat.to_lay:
        return seat.score.total
    return seat.score.total - count_bonus_tokens(offered.piece)


def count_bonus_tokens(piece: Piece) -> int:
    return sum(icon_of(square) in BONUSES for square in piece.squares)


def read_placement_draft(view: View, raw: Draft) -> PlacementDraft:
    """The spot the draft names; without one, the best spot of the first piece that has one. Without
    hints its first spot stands in for the best."""
    letter, letters = text_in(raw, "piece"), own(view).to_lay
    if letter not in letters:
        pieces = filter(None, (find_piece(view, letter) for letter in letters))
        placeable = (piece.letter for piece in pieces if find_piece_spots(view, piece))
        return hold_at_best(view, next(placeable, letters[0]))
    if not isinstance(raw.get("cell"), int):
        return hold_at_best(view, letter)
    draft = hold_at(view, letter, number_in(raw, "cell"), number_in(raw, "turns") % 4)
    return hold_at_best(view, letter) if draft.is_off_table else draft


def hold_at_best(view: View, letter: str) -> PlacementDraft:
    """A piece to be placed at its best spot; with an error while it has none at all."""
    offered = find_piece(view, letter)
    assert offered is not None
    spots = find_piece_spots(view, offered)
    if not spots:
        error = IllegalAction("place-apart", section="3")
        return PlacementDraft(letter, offered.piece, offered.piece, 0, 0, (), error, None)
    return hold_at(view, letter, spots[0].cell, spots[0].turns)


def hold_at(view: View, letter: str, cell: Cell, turns: int) -> PlacementDraft:
    seat, offered = own(view), find_piece(view, letter)
    assert offered is not None
    piece, spots = offered.piece, find_piece_spots(view, offered)
    turns = fewest_turns(piece, turns)
    turned = piece.rotate(turns)
    try:
        check_placement(seat.land, piece, cell, turns)
    except IllegalAction as error:
        return PlacementDraft(letter, piece, turned, cell, turns, spots, error, None)
    unused = seat.towers + seat.wall_bridges
    after = score(seat.land.lay(turned, cell), Layout(), unused, seat.penalty)
    return PlacementDraft(letter, piece, turned, cell, turns, spots, None, after)


def read_spot(text: str, turns: int | None) -> tuple[Cell, int]:
    """`M14`, or `M14 1` with quarter turns; `turns` overrides them. Raises `BadInput`."""
    words = text.split()
    cell = read_cell(words[0]) if words else None
    if cell is None or len(words) > 2:
        raise BadInput("cutterland-refusal-cell")
    if turns is None:
        typed = words[1] if len(words) == 2 else "0"
        turns = int(typed) if typed in {"0", "1", "2", "3"} else -1
    if not 0 <= turns <= 3:
        raise BadInput("cutterland-refusal-turns")
    return cell, turns


def preview_land(view: View, draft: PlacementDraft) -> tuple[Land, Score]:
    """The viewer's land with the piece where it is held, if that is legal, and its score."""
    seat = own(view)
    if draft.after is None:
        return seat.land, seat.score
    return seat.land.lay(draft.turned_piece, draft.cell), draft.after


def can_preview(view: View) -> bool:
    """Whether the viewer may hold pieces over their land before choosing one."""
    return view.preview and bool(own(view).land.cells)


def hold_view(view: View, offered: OfferedPiece) -> View:
    """The view if the viewer had only this piece to place, with the tokens that it brings along."""
    seat = own(view)
    if offered.letter not in seat.to_lay:
        squares = "".join(offered.piece.squares)
        towers = seat.towers + squares.count(TOWER)
        wall_bridges = seat.wall_bridges + squares.count(WALL_BRIDGE)
        score = seat.score._replace(bonus=seat.score.bonus + count_bonus_tokens(offered.piece))
        seat = replace(seat, towers=towers, wall_bridges=wall_bridges, score=score)
    return view_turn(view, "lay", replace(seat, to_lay=(offered.letter,)))


def view_turn(view: View, phase: str, seat: SeatView) -> View:
    """The view when the viewer is to act in a phase, with their seat like this."""
    mine = view.seat
    assert mine is not None
    table = (*view.table[:mine], seat, *view.table[mine + 1 :])
    return replace(view, phase=phase, to_act=frozenset((mine,)), table=table)
