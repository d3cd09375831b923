"""The draft of a placement: where it holds a piece over the viewer's land, what that would score,
and the legal spots around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.markdown import quote
from bot.render.grid import Crop
from bot.screens.contract import BadInput, Draft
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.drafts import number_in, text_in
from engine.cells import (
    Cell,
    adjacent_across_edges,
    mask_of,
    move_cell,
    name_of,
    read_cell,
)
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import cells_of, check_placement, fewest_turns, placements
from engine.cutterland.scoring import Score, score
from engine.cutterland.squares import BONUSES, TOWER, WALL_BRIDGE, icon_of
from engine.cutterland.views import OfferedPiece, SeatView, View

DIRECTIONS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The rows and columns that each arrow moves."""
ARROWS: Final = ("left", "up", "down", "right")
"""In the order of their buttons."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal spot for a piece, and the land's points with the piece there."""

    cell: Cell
    turns: int
    points: int


@lru_cache(maxsize=256)
def find_spots(land: Land, piece: Piece, unused: int, penalty: int) -> tuple[Spot, ...]:
    """Every legal spot: most points first, then where the piece touches most of the land."""
    found = []
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        points = score_placement(land, turned, cell, unused, penalty).total
        touching = adjacent_across_edges(mask_of(cells_of(turned, cell))) & land.mask
        found.append((-points, -touching.bit_count(), turns, cell))
    return tuple(Spot(cell, turns, -points) for points, _, turns, cell in sorted(found))


def score_placement(land: Land, turned: Piece, cell: Cell, unused: int, penalty: int) -> Score:
    """The land's score with the piece placed and no token used."""
    return score(land.lay(turned, cell), Layout(), unused, penalty)


def find_nearest_spot(found: tuple[Spot, ...], cell: Cell, turns: int) -> Spot:
    """The legal spot nearest to where a piece is held, turned alike if there is one."""
    ways = _measure_ways(found, cell)
    return min(
        found,
        key=lambda spot: (
            spot.turns != turns, sum(map(abs, ways[spot.cell])), -spot.points, ways[spot.cell]
        ),
    )  # fmt: skip


def _measure_ways(found: tuple[Spot, ...], cell: Cell) -> dict[Cell, tuple[int, int]]:
    """The rows down and columns right from a cell to each spot, as a picture of them all shows."""
    crop = Crop.across_edges([cell, *(spot.cell for spot in found)])
    row, column = crop.place_of(cell)
    places = ((spot.cell, crop.place_of(spot.cell)) for spot in found)
    return {there: (down - row, right - column) for there, (down, right) in places}


def find_spots_around(found: tuple[Spot, ...], cell: Cell, turns: int) -> dict[str, Spot]:
    """The next legal spot in each arrow's direction, turned alike: near and straight ahead first.
    A direction without one is left out."""
    ways = _measure_ways(found, cell)
    alike = [(spot, ways[spot.cell]) for spot in found if spot.turns == turns]
    ahead = {way: _find_ahead(alike, *steps) for way, steps in DIRECTIONS.items()}
    return {way: spot for way, spot in ahead.items() if spot is not None}


def _find_ahead(
    spots: Sequence[tuple[Spot, tuple[int, int]]], down: int, right: int
) -> Spot | None:
    ahead = []
    for spot, (rows, columns) in spots:
        along, aside = rows * down + columns * right, abs(rows * right) + abs(columns * down)
        if along > 0:
            ahead.append((along + 2 * aside, aside, -spot.points, (rows, columns), spot))
    return min(ahead, key=lambda one: one[:-1])[-1] if ahead else None


def find_turned_spot(found: tuple[Spot, ...], piece: Piece, cell: Cell, turns: int) -> Spot | None:
    """The next orientation that has a legal spot, at the spot nearest to where the piece would be
    if it turned about its middle; None where it has only one."""
    for further in range(1, 4):
        there, turned = turn_piece(piece, cell, turns, further)
        if turned != turns and any(spot.turns == turned for spot in found):
            return find_nearest_spot(found, there, turned)
    return None


def turn_piece(piece: Piece, cell: Cell, turns: int, further: int) -> tuple[Cell, int]:
    """A piece turned about its middle where it is held: its new corner and its turns. A full circle
    brings it back."""
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
    def draft(self) -> Draft:
        return {"piece": self.letter, "cell": self.cell, "turns": self.turns}


def find_piece_spots(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The legal spots of a piece that the viewer has to place, best first; in reading order in a
    match without hints."""
    return order_spots(view, find_spots(own(view).land, offered.piece, *_tokens_and_penalty(view)))


def preview_spots(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The same for a piece that can still be taken, which brings its bonus tokens along; none where
    the table does not allow trying before choosing (rules, section 7)."""
    if not can_preview(view):
        return ()
    tokens = _tokens_and_penalty(view, offered.piece)
    return order_spots(view, find_spots(own(view).land, offered.piece, *tokens))


def order_spots(view: View, spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """As they are, best first; in reading order in a match without hints."""
    if view.hints:
        return spots
    return tuple(sorted(spots, key=lambda spot: (spot.turns, spot.cell)))


def count_bonus_tokens(piece: Piece) -> int:
    return sum(icon_of(square) in BONUSES for square in piece.squares)


def read_placement_draft(view: View, raw: Draft) -> PlacementDraft:
    """The spot the draft names; without one, the best spot of the first piece that has one. Without
    hints its first spot stands in for the best."""
    letter = text_in(raw, "piece")
    if letter not in own(view).to_lay:
        return hold_at_best(view, find_first_placeable(view))
    if not isinstance(raw.get("cell"), int):
        return hold_at_best(view, letter)
    draft = hold_at(view, letter, number_in(raw, "cell"), number_in(raw, "turns") % 4)
    return hold_at_best(view, letter) if draft.is_off_table else draft


def hold_at_best(view: View, letter: str) -> PlacementDraft:
    """A piece at its best spot; with an error while it has none at all (another may make room).
    Raises `BadInput` for one that is not the viewer's to place."""
    offered = find_piece(view, letter)
    if offered is None or letter not in own(view).to_lay:
        raise BadInput("cutterland-bad-control")
    spots = find_piece_spots(view, offered)
    if not spots:
        error = IllegalAction("place-apart", section="3")
        return PlacementDraft(letter, offered.piece, offered.piece, 0, 0, (), error, None)
    return hold_at(view, letter, spots[0].cell, spots[0].turns)


def find_first_placeable(view: View) -> str:
    """The first piece to place that has a legal spot, else the first one."""
    pieces = [find_piece(view, letter) for letter in own(view).to_lay]
    placeable = (one.letter for one in pieces if one is not None and find_piece_spots(view, one))
    return next(placeable, own(view).to_lay[0])


def hold_at(view: View, letter: str, cell: Cell, turns: int) -> PlacementDraft:
    land, offered = own(view).land, find_piece(view, letter)
    assert offered is not None
    piece, spots = offered.piece, find_piece_spots(view, offered)
    turns = fewest_turns(piece, turns)
    turned = piece.rotate(turns)
    try:
        check_placement(land, piece, cell, turns)
    except IllegalAction as error:
        return PlacementDraft(letter, piece, turned, cell, turns, spots, error, None)
    after = score_placement(land, turned, cell, *_tokens_and_penalty(view))
    return PlacementDraft(letter, piece, turned, cell, turns, spots, None, after)


def read_spot(text: str, turns: int | None) -> tuple[Cell, int]:
    """`M14`, or `M14 1` with quarter turns; `turns` overrides them. Raises `BadInput`."""
    words = text.split()
    cell = read_cell(words[0]) if words else None
    if cell is None or len(words) > 2:
        raise BadInput("cutterland-bad-cell", text=quote(text, 20))
    if turns is None:
        typed = words[1] if len(words) == 2 else "0"
        turns = int(typed) if typed in {"0", "1", "2", "3"} else -1
    if not 0 <= turns <= 3:
        raise BadInput("cutterland-bad-turns")
    return cell, turns


def preview_land(view: View, draft: PlacementDraft) -> tuple[Land, Score]:
    """The viewer's land with the piece where it is held, and its score; the land as it is where the
    piece may not lie there."""
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
        seat = replace(seat, towers=towers, wall_bridges=wall_bridges)
    return view_turn(view, "lay", replace(seat, to_lay=(offered.letter,)))


def view_turn(view: View, phase: str, seat: SeatView) -> View:
    """The view when the viewer is to act in a phase, with their seat like this."""
    mine = view.seat
    assert mine is not None
    table = (*view.table[:mine], seat, *view.table[mine + 1 :])
    return replace(view, phase=phase, to_act=frozenset((mine,)), table=table)


def _tokens_and_penalty(view: View, extra: Piece | None = None) -> tuple[int, int]:
    """The viewer's bonus tokens, with those of a piece not taken yet, and their penalty."""
    seat, tokens = own(view), count_bonus_tokens(extra) if extra else 0
    return seat.towers + seat.wall_bridges + tokens, seat.penalty
