"""What a seat can plan while others decide (rules, sections 3, 4 and 8): which pieces to take and
where to lay them, its next cut and what to do then, and its layout. A plan is secret; whether a
seat can plan is public."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from engine.contract import IllegalAction, Param, Seat
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take
from engine.cutterland.endgame import complete_layout, sole_layout
from engine.cutterland.order import choosing_order
from engine.cutterland.placements import check_placement
from engine.cutterland.plan_views import (
    after_cut,
    check_cut,
    choosers_of,
    cut_turn,
    lay_first_piece,
    own_of,
    player_before_build,
    seat_of,
)
from engine.cutterland.state import Phase, State, to_act
from engine.cutterland.views import OfferedPiece, View

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
    """What an action is for: the pieces on the table and the viewer's part of them, its next cut,
    or its layout."""
    match action:
        case Take():
            return f"take {view.turn} {choices_left(view)} {_pieces(view)}"
        case Place():
            return f"lay {view.turn} {placements_left(view)} {_pieces(view)}"
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
    _check_places(view, takes, places, unknown=0)
    match line[part:]:
        case [Cut() as cut, *then]:
            check_cut(view, cut)
            _check_then(after_cut(view, places, cut), then, placements_left(view) - len(places))
        case [Resolve() as resolve]:
            _check_layout(view, takes, places, resolve)
        case [_, *_]:
            raise IllegalAction("plan-line", section="3")


def _split_line(line: Sequence[Action]) -> tuple[tuple[Take, ...], tuple[Place, ...]]:
    """The pieces taken and those laid after it. Raises `IllegalAction` for anything else."""
    takes = tuple(action for action in line if isinstance(action, Take))
    places = tuple(action for action in line if isinstance(action, Place))
    if (*takes, *places) != tuple(line):
        raise IllegalAction("plan-line", section="3")
    return takes, places


def _check_then(view: View, line: Sequence[Action], unknown: int) -> None:
    """Check what follows the viewer's own cut; `unknown` pieces will lie by then."""
    takes, places = _split_line(line)
    _check_takes(view, takes)
    _check_places(view, takes, places, unknown)


def _check_takes(view: View, takes: tuple[Take, ...]) -> None:
    letters = [take.piece.strip().upper() for take in takes]
    for letter in letters:
        _open_piece(view, letter)
        if letters.count(letter) > 1:
            raise IllegalAction("piece-twice", {"piece": letter}, section="3", cells=(letter,))
    if len(takes) > choices_left(view):
        raise IllegalAction("plan-no-choice", section="3")


def _check_places(
    view: View, takes: tuple[Take, ...], places: tuple[Place, ...], unknown: int
) -> None:
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
        offered = _obtainable(view, letter)
        if all_named and letter not in (*taken, *own_of(view).to_lay):
            raise IllegalAction("piece-not-yours", {"piece": letter}, section="3", cells=(letter,))
        _check_place(view, offered, place, others=placements_left(view) - 1 + unknown)


def _check_place(view: View, offered: OfferedPiece, place: Place, others: int) -> None:
    """A piece need not touch the land, nor be near it, while `others`, which it may touch, are
    laid before it."""
    try:
        check_placement(own_of(view).land, offered.piece, place.cell, place.turns)
    except IllegalAction as error:
        if error.code not in ("place-apart", "place-edge") or not others:
            raise


def _check_layout(
    view: View, takes: tuple[Take, ...], places: tuple[Place, ...], resolve: Resolve
) -> None:
    """A layout can be planned once every piece of the land is known."""
    if not is_next_to_build(view, len(places)):
        raise IllegalAction("plan-no-build", section="4")
    complete_layout(player_before_build(view, takes, places), resolve.layout)


def _find_offer(view: View, letter: str) -> OfferedPiece:
    found = next((one for one in view.offered if one.letter == letter), None)
    if found is None:
        if not view.offered:
            raise IllegalAction("plan-no-choice", section="3")
        params = {"piece": letter[:20], "last": view.offered[-1].letter}
        raise IllegalAction("piece-unknown", params, section="3")
    if found.discarded:
        raise IllegalAction("piece-discarded", {"piece": letter}, section="3", cells=(letter,))
    return found


def _open_piece(view: View, letter: str) -> OfferedPiece:
    """A piece that can still be taken."""
    found = _find_offer(view, letter)
    if found.taken_by is not None:
        params: dict[str, Param] = {"piece": letter, "seat": found.taken_by + 1}
        raise IllegalAction("piece-taken", params, section="3", cells=(letter,))
    return found


def _obtainable(view: View, letter: str) -> OfferedPiece:
    """A piece that the viewer has or can still get."""
    found = _find_offer(view, letter)
    if letter not in own_of(view).to_lay:
        _open_piece(view, letter)
    return found


def _pieces(view: View) -> str:
    """Identifies the pieces on the table, whether taken, discarded or free."""
    written = "|".join(f"{one.group} {one.piece}" for one in view.offered)
    return sha256(written.encode()).hexdigest()[:16]
