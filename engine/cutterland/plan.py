"""What a seat can plan while others decide (rules, sections 3, 4, 8 and 9): which pieces to take
and where to lay them, its next cut and what to do then, and its layout; and the views that it can
foresee from what it knows. A plan is secret; whether a seat can plan is public."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take
from engine.cutterland.cards import LETTERS
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.endgame import complete_layout, score_of, sole_layout
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import active_seat, choosing_order
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import check_placement
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.state import Phase, Player, State, to_act
from engine.cutterland.views import OfferedPiece, SeatView, View

LONGEST: Final = 10
"""Actions in a line: two pieces taken and laid, a cut, two of its pieces taken and laid, and one to
spare."""


def can_plan(view: View) -> bool:
    """Whether the viewer has nothing to decide now but will have."""
    if view.seat is None or view.seat in view.to_act:
        return False
    lays = can_plan_placements(view) and placements_left(view) > 0
    return lays or choices_left(view) > 0 or is_next_to_cut(view) or is_next_to_build(view)


def next_seats(state: State) -> frozenset[Seat]:
    """The seats that still choose a piece of the card on the table, or else those to act now. The
    last piece goes to the active player automatically."""
    if state.phase is Phase.TAKE:
        return frozenset(state.choosers[:-1])
    if state.phase is Phase.DISCARD:
        order = choosing_order(state.seats, state.active, state.setup.mirrored)
        return frozenset((state.discarder, *order[:-1]))
    return to_act(state)


def next_turn_of(state: State) -> Seat | None:
    """The seat that cuts next."""
    if state.bag is not None or state.turn >= state.turns:
        return None
    return active_seat(state.seats, state.setup.first, state.turn + 1, state.setup.mirrored)


def choices_left(view: View) -> int:
    """The choices the viewer still has; the last piece is no choice."""
    return choosers_of(view)[:-1].count(seat_of(view))


def placements_left(view: View) -> int:
    """The pieces of the card on the table that the viewer still has to lay: those it has and those
    it will get. The first piece of its land is laid automatically (rules, section 9), so the result
    is 0 until that piece is known."""
    own = own_of(lay_first_piece(view))
    if view.phase not in ("discard", "take", "lay") or not own.land.cells:
        return 0
    return len(own.to_lay) + choosers_of(view).count(seat_of(view))


def can_plan_placements(view: View) -> bool:
    """Whether a plan can lay pieces: pieces not chosen yet only with preview (section 7)."""
    return view.preview or view.phase == "lay"


def is_next_to_cut(view: View) -> bool:
    """Whether the viewer is the next to cut a card, or cuts now."""
    return cut_turn(view) > 0


def is_next_to_build(view: View, unlaid: int = 0) -> bool:
    """Whether the viewer's next decision is its layout, apart from laying `unlaid` pieces, and will
    be a choice."""
    if view.phase == "resolve":
        return not own_of(view).committed
    last = view.phase in ("take", "lay") and view.turn == view.turns
    if not last or placements_left(view) != unlaid:
        return False
    return unlaid > 0 or sole_layout(player_before_build(view, (), ())) is None


def occasion(view: View, action: Action) -> str:
    """What an action is for: the pieces on the table and the viewer's part of them, one of these
    pieces, its next cut, or its layout."""
    match action:
        case Take():
            return f"take {view.turn} {choices_left(view)} {_pieces(view)}"
        case Place():
            # Each piece is a decision of its own: laying one doesn't end a plan for another.
            letter, left = action.piece.strip().upper(), own_of(view).to_lay
            mine = (one.letter for one in view.offered if one.taken_by == seat_of(view))
            state = "laid" if letter in mine and letter not in left else "lay"
            return f"{state} {view.turn} {letter} {_pieces(view)}"
        case Cut():
            return f"cut {cut_turn(view)}"
        case Resolve():
            return f"build {own_of(view).committed}"
        case _:
            return "none"


def check_line(view: View, line: Sequence[Action]) -> None:
    """Raises `IllegalAction` for a line that can never be played: pieces are taken, then laid; then
    a card is cut and its pieces are taken and laid, or the tokens are placed."""
    if not 0 < len(line) <= LONGEST:
        raise IllegalAction("plan-line", section="3")
    view = lay_first_piece(view)
    turning = (place for place, one in enumerate(line) if isinstance(one, Cut | Resolve))
    part = next(turning, len(line))
    takes, places = _split_line(line[:part])
    _check_takes(view, takes)
    _check_places(view, takes, places)
    match line[part:]:
        case [Cut() as cut, *then]:
            unknown = placements_left(view) - len(places)
            view = after_cut(view, places, cut)
            takes, places = _split_line(then)
            _check_takes(view, takes)
            _check_places(view, takes, places, unknown)
        case [Resolve() as resolve]:
            # A layout can be planned once every piece of the land is known.
            if not is_next_to_build(view, len(places)):
                raise IllegalAction("plan-no-build", section="4")
            complete_layout(player_before_build(view, takes, places), resolve.layout)
        case [_, *_]:
            raise IllegalAction("plan-line", section="3")


def _split_line(line: Sequence[Action]) -> tuple[tuple[Take, ...], tuple[Place, ...]]:
    """The pieces taken and those laid after it. Raises `IllegalAction` for anything else."""
    takes = tuple(action for action in line if isinstance(action, Take))
    places = tuple(action for action in line if isinstance(action, Place))
    if (*takes, *places) != tuple(line):
        raise IllegalAction("plan-line", section="3")
    return takes, places


def _check_takes(view: View, takes: tuple[Take, ...]) -> None:
    letters = [take.piece.strip().upper() for take in takes]
    for letter in letters:
        _open_piece(view, letter)
        if letters.count(letter) > 1:
            raise IllegalAction("piece-twice", section="3", cells=(letter,), piece=letter)
    if len(takes) > choices_left(view):
        raise IllegalAction("plan-no-choice", section="3")


def _check_places(
    view: View, takes: tuple[Take, ...], places: tuple[Place, ...], unknown: int = 0
) -> None:
    """`unknown` pieces will lie by then. A piece need not touch the land, nor be near it, while
    others, which it may touch, are laid before it."""
    if not places:
        return
    if not can_plan_placements(view):
        raise IllegalAction("plan-untried", section="7")
    if len(places) > placements_left(view):
        raise IllegalAction("plan-no-lay", section="3")
    taken = {take.piece.strip().upper() for take in takes}
    all_named = len(takes) == choosers_of(view).count(seat_of(view))
    for place in places:
        letter = place.piece.strip().upper()
        own, offered = own_of(view), _find_offer(view, letter)
        if letter not in own.to_lay:
            _open_piece(view, letter)
        if all_named and letter not in (*taken, *own.to_lay):
            raise IllegalAction("piece-not-yours", section="3", cells=(letter,), piece=letter)
        others = placements_left(view) - 1 + unknown
        try:
            check_placement(own.land, offered.piece, place.cell, place.turns)
        except IllegalAction as error:
            if error.code not in ("place-apart", "place-edge") or not others:
                raise


def _find_offer(view: View, letter: str) -> OfferedPiece:
    found = next((one for one in view.offered if one.letter == letter), None)
    if found is None:
        if not view.offered:
            raise IllegalAction("plan-no-choice", section="3")
        raise IllegalAction(
            "piece-unknown", section="3", piece=letter[:20], last=view.offered[-1].letter
        )
    if found.discarded:
        raise IllegalAction("piece-discarded", section="3", cells=(letter,), piece=letter)
    return found


def _open_piece(view: View, letter: str) -> None:
    """Raises `IllegalAction` for a piece that can no longer be taken."""
    found = _find_offer(view, letter)
    if found.taken_by is not None:
        raise IllegalAction(
            "piece-taken", section="3", cells=(letter,), piece=letter, seat=found.taken_by + 1
        )


def _pieces(view: View) -> str:
    """Identifies the pieces on the table, whether taken, discarded or free."""
    written = "|".join(f"{one.group} {one.piece}" for one in view.offered)
    return sha256(written.encode()).hexdigest()[:16]


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


def after_cut(view: View, places: Sequence[Place], cut: Cut) -> View:
    """The view after these placements and the viewer's next cut. Raises `IllegalAction` if the cut
    can never be legal."""
    hand, number = view.hand, cut.card
    if not cut_turn(view):
        raise IllegalAction("plan-no-cut", section="3")
    if not 1 <= number <= len(hand):
        raise IllegalAction("card-unknown", section="3", card=number, cards=len(hand))
    card = hand[number - 1]
    if card is None:
        raise IllegalAction("card-spent", section="3", card=number)
    most = len(LETTERS) if view.overcut in OVERCUT_COSTS else view.players_pieces
    groups = read_cut(" ".join(cut.groups), view.players_pieces, most)
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
