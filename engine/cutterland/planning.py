"""What a seat may prepare while others decide (rules, sections 3 and 8): which pieces it would
take, where it would lay them, and its next cut. A plan is secret; what may be planned is not."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from engine.contract import IllegalAction, Param, Seat
from engine.cutterland.actions import Action, Cut, Place, Take
from engine.cutterland.cuts import read_cut
from engine.cutterland.order import active_seat, choosing_order
from engine.cutterland.placements import check_placement
from engine.cutterland.state import Phase, State, to_act
from engine.cutterland.views import Offered, SeatView, View

LONGEST: Final = 6
"""Actions in a line: two pieces taken and laid, and a cut, with one to spare."""
_ORDER: Final[dict[type[Action], int]] = {Take: 0, Place: 1, Cut: 2}
_MOST_PIECES: Final = 12


def ahead(view: View) -> bool:
    """Whether the viewer may prepare something: it owes nothing now, and will."""
    if view.seat is None or view.seat in view.to_act:
        return False
    return choices_left(view) > 0 or (lays_ahead(view) and lays_left(view) > 0) or cuts_next(view)


def soon(state: State) -> frozenset[Seat]:
    """Who will choose a piece of the card on the table, else who owes a decision now. The last
    piece falls to the active player without a question."""
    if state.phase is Phase.TAKE:
        return frozenset(state.choosers[:-1])
    if state.phase is Phase.DISCARD:
        order = choosing_order(state.seats, state.active, state.setup.mirrored)
        return frozenset((state.discarder, *order[:-1]))
    return to_act(state)


def choices_left(view: View) -> int:
    """The choices that the viewer will still be asked for; the last piece just falls to it."""
    return view.choosers[:-1].count(_seat(view))


def lays_left(view: View) -> int:
    """The pieces of the card on the table that the viewer has still to lay: those it has and those
    it will get. None while it has no land: the first piece is laid for it (rules, section 9)."""
    own = _own(view)
    if view.phase not in ("take", "lay") or not own.land.cells:
        return 0
    return len(own.to_lay) + view.choosers.count(_seat(view))


def lays_ahead(view: View) -> bool:
    """Whether pieces may be laid in a plan: where the table tries before choosing (section 7)."""
    return view.preview or view.phase == "lay"


def cuts_next(view: View) -> bool:
    """Whether the viewer is the next to cut a card, or cuts now."""
    return _cut_turn(view) > 0


def occasion(view: View, action: Action) -> str:
    """What an action would be for: the open pieces and the viewer's part of them, or its next
    cut."""
    match action:
        case Take():
            return f"take {view.turn} {choices_left(view)} {_pieces(view)}"
        case Place():
            return f"lay {view.turn} {lays_left(view)} {_pieces(view)}"
        case Cut():
            return f"cut {_cut_turn(view)}"
        case _:
            return "none"


def check_line(view: View, line: Sequence[Action]) -> None:
    """Raises `IllegalAction` where a line can never come true: pieces are taken, then laid, then a
    card is cut."""
    order = [_ORDER.get(type(action), len(_ORDER)) for action in line]
    if not line or len(line) > LONGEST or max(order) == len(_ORDER) or order != sorted(order):
        raise IllegalAction("plan-line", section="3")
    takes = tuple(action for action in line if isinstance(action, Take))
    places = tuple(action for action in line if isinstance(action, Place))
    cuts = tuple(action for action in line if isinstance(action, Cut))
    _check_takes(view, takes)
    _check_places(view, takes, places)
    _check_cuts(view, cuts)


def _check_takes(view: View, takes: tuple[Take, ...]) -> None:
    letters = [take.piece.strip().upper() for take in takes]
    for letter in letters:
        _open_piece(view, letter)
        if letters.count(letter) > 1:
            raise IllegalAction("piece-twice", {"piece": letter}, section="3", cells=(letter,))
    if len(takes) > choices_left(view):
        raise IllegalAction("plan-no-choice", section="3")


def _check_places(view: View, takes: tuple[Take, ...], places: tuple[Place, ...]) -> None:
    if not places:
        return
    if not lays_ahead(view):
        raise IllegalAction("plan-untried", section="7")
    if len(places) > lays_left(view):
        raise IllegalAction("plan-no-lay", section="3")
    taken = {take.piece.strip().upper() for take in takes}
    all_named = len(takes) == view.choosers.count(_seat(view))
    for place in places:
        letter = place.piece.strip().upper()
        offered = _obtainable(view, letter)
        if all_named and letter not in (*taken, *_own(view).to_lay):
            raise IllegalAction("piece-not-yours", {"piece": letter}, section="3", cells=(letter,))
        _check_place(view, offered, place)


def _check_place(view: View, offered: Offered, place: Place) -> None:
    """Where another piece may come to lie first, this one may hang on it."""
    own = _own(view)
    try:
        check_placement(own.land, offered.piece, place.cell, place.turns)
    except IllegalAction as error:
        if error.code != "place-apart" or lays_left(view) == 1:
            raise


def _check_cuts(view: View, cuts: tuple[Cut, ...]) -> None:
    if not cuts:
        return
    if len(cuts) > 1 or not cuts_next(view):
        raise IllegalAction("plan-no-cut", section="3")
    number, hand = cuts[0].card, view.hand
    if not 1 <= number <= len(hand):
        raise IllegalAction("card-unknown", {"card": number, "cards": len(hand)}, section="3")
    if hand[number - 1] is None:
        raise IllegalAction("card-spent", {"card": number}, section="3")
    most = _MOST_PIECES if view.overcut == "penalty" else view.players_pieces
    read_cut(" ".join(cuts[0].groups), view.players_pieces, most)


def _offered(view: View, letter: str) -> Offered:
    found = next((one for one in view.offered if one.letter == letter), None)
    if found is None:
        if not view.offered:
            raise IllegalAction("plan-no-choice", section="3")
        params = {"piece": letter[:20], "last": view.offered[-1].letter}
        raise IllegalAction("piece-unknown", params, section="3")
    if found.discarded:
        raise IllegalAction("piece-discarded", {"piece": letter}, section="3", cells=(letter,))
    return found


def _open_piece(view: View, letter: str) -> Offered:
    """A piece that can still be taken."""
    found = _offered(view, letter)
    if found.taken_by is not None:
        params: dict[str, Param] = {"piece": letter, "seat": found.taken_by + 1}
        raise IllegalAction("piece-taken", params, section="3", cells=(letter,))
    return found


def _obtainable(view: View, letter: str) -> Offered:
    """A piece that the viewer has to lay, or may still get."""
    found = _offered(view, letter)
    if letter not in _own(view).to_lay:
        _open_piece(view, letter)
    return found


def _cut_turn(view: View) -> int:
    """The turn in which the viewer cuts next, if that is this one or the next; 0 where it is not,
    or where there are no cards."""
    if view.bag is not None or view.phase not in ("cut", "discard", "take", "lay"):
        return 0
    if view.phase == "cut" and view.active == view.seat:
        return view.turn
    turn = view.turn + 1
    mine = active_seat(view.seats, view.first, turn, view.mirrored) == view.seat
    return turn if mine and turn <= view.turns else 0


def _pieces(view: View) -> str:
    """A mark of the pieces on the table, the same whoever has taken which."""
    written = "|".join(f"{one.group} {one.piece} {one.discarded}" for one in view.offered)
    return sha256(written.encode()).hexdigest()[:16]


def _seat(view: View) -> Seat:
    assert view.seat is not None  # only seats plan
    return view.seat


def _own(view: View) -> SeatView:
    return view.table[_seat(view)]
