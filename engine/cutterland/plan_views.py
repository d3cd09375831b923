"""Views that a seat can foresee from what it knows: its land with more pieces, the table after its
next cut, and the end (rules, sections 3, 4 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Cut, Place, Take
from engine.cutterland.cards import LETTERS
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.endgame import score_of
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import active_seat, choosing_order
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import check_placement
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.state import Player
from engine.cutterland.views import OfferedPiece, SeatView, View


def seat_of(view: View) -> Seat:
    assert view.seat is not None  # only seats plan
    return view.seat


def own_of(view: View) -> SeatView:
    return view.table[seat_of(view)]


def choosers_of(view: View) -> tuple[Seat, ...]:
    """The seats still to choose a piece, in order; all of them until the surplus of an overcut is
    discarded."""
    if view.phase == "discard":
        return choosing_order(view.seats, view.active, view.mirrored)
    return view.choosers


def lay_first_piece(view: View) -> View:
    """The view with the first piece of the viewer's land, if it has been taken, at its fixed
    cell."""
    if view.seat is None or own_of(view).land.cells or not own_of(view).to_lay:
        return view
    own = own_of(view)
    land = own.land.lay(_piece(view, own.to_lay[0]), FIRST_LAID)
    return _with_land(view, land, own.to_lay[1:])


def cut_turn(view: View) -> int:
    """The turn in which the viewer cuts next, if that is this one or the next; else 0, also in a
    match without cards."""
    if view.bag is not None or view.phase not in ("cut", "discard", "take", "lay"):
        return 0
    if view.phase == "cut" and view.active == view.seat:
        return view.turn
    turn = view.turn + 1
    mine = active_seat(view.seats, view.first, turn, view.mirrored) == view.seat
    return turn if mine and turn <= view.turns else 0


def check_cut(view: View, cut: Cut) -> tuple[str, ...]:
    """The groups of the viewer's next cut. Raises `IllegalAction` if it can never be legal."""
    hand, number = view.hand, cut.card
    if not cut_turn(view):
        raise IllegalAction("plan-no-cut", section="3")
    if not 1 <= number <= len(hand):
        raise IllegalAction("card-unknown", {"card": number, "cards": len(hand)}, section="3")
    if hand[number - 1] is None:
        raise IllegalAction("card-spent", {"card": number}, section="3")
    most = len(LETTERS) if view.overcut in OVERCUT_COSTS else view.players_pieces
    return read_cut(" ".join(cut.groups), view.players_pieces, most)


def after_cut(view: View, places: Sequence[Place], cut: Cut) -> View:
    """The view after these placements and the viewer's next cut.

    Raises `IllegalAction` if the cut can never be legal.
    """
    groups, card = check_cut(view, cut), view.hand[cut.card - 1]
    assert card is not None
    seat, over = seat_of(view), len(groups) > view.players_pieces
    pieces = zip(LETTERS, groups, pieces_of(card, groups), strict=False)
    order = () if over else choosing_order(view.seats, seat, view.mirrored)
    return replace(
        _with_land(view, own_of(lay_pieces(view, places)).land, ()),
        phase="discard" if over else "take",
        turn=cut_turn(view),
        active=seat,
        to_act=frozenset(order[:1]),
        card=card,
        offered=tuple(OfferedPiece(*piece, taken_by=None, discarded=False) for piece in pieces),
        choosers=order,
    )


def lay_pieces(view: View, places: Sequence[Place]) -> View:
    """The view with these pieces on the viewer's land, skipping those that do not fit yet."""
    own = own_of(view)
    land, to_lay = own.land, own.to_lay
    for place in places:
        try:
            land = _with_piece(view, land, place)
        except IllegalAction:  # it touches only a piece that is laid first
            continue
        to_lay = tuple(one for one in to_lay if one != place.piece)
    return _with_land(view, land, to_lay)


def player_before_build(view: View, takes: Sequence[Take], places: Sequence[Place]) -> Player:
    """The viewer when it comes to place its tokens: its land with these pieces, and the tokens of
    those it has not taken yet. Raises `IllegalAction` for an illegal placement."""
    own = own_of(view)
    land = own.land
    for place in places:
        land = _with_piece(view, land, place)
    named = [*(take.piece for take in takes), *(place.piece for place in places)]
    letters = {one.strip().upper() for one in named} - {*own.to_lay}
    squares = "".join(square for one in letters for square in _piece(view, one).squares)
    return Player(
        hand=(),
        land=land,
        towers=own.towers + squares.count(TOWER),
        wall_bridges=own.wall_bridges + squares.count(WALL_BRIDGE),
    )


def _with_piece(view: View, land: Land, place: Place) -> Land:
    """The land with another piece. Raises `IllegalAction`."""
    piece = _piece(view, place.piece)
    check_placement(land, piece, place.cell, place.turns)
    return land.lay(piece.rotate(place.turns), place.cell)


def _with_land(view: View, land: Land, to_lay: tuple[str, ...]) -> View:
    seat, own = seat_of(view), own_of(view)
    player = Player((), land, own.towers, own.wall_bridges, own.penalty)
    after = replace(own, land=land, to_lay=to_lay, score=score_of(player, Layout()))
    return replace(view, table=(*view.table[:seat], after, *view.table[seat + 1 :]))


def _piece(view: View, letter: str) -> Piece:
    letter = letter.strip().upper()
    return next(one.piece for one in view.offered if one.letter == letter)
