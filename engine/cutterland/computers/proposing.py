"""A sensible plan for a seat that waits: what a medium computer would do if others did nothing."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.contract import IllegalAction
from engine.cutterland import plan
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take
from engine.cutterland.computers.choosing import list_ideas
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.computers.levels import EFFORTS
from engine.cutterland.computers.placing import best_gain, evaluate_land, rank_layings, with_pieces
from engine.cutterland.pieces import Piece
from engine.cutterland.solving import solve
from engine.cutterland.views import View

_EFFORT = EFFORTS["medium"]
_CUTTING = replace(_EFFORT, cuts=4, refinements=0, places=5)
"""An idea comes without being asked for, so it takes half the time of a medium computer's cut."""
Line = tuple[Action, ...]


def propose_plan(view: View) -> tuple[Line, ...]:
    """The pieces that the viewer may still get, the best first, and where each would lie; those it
    has; and its next cut, with where each of its pieces would lie, or its layout."""
    lines, own = _propose_pieces(view), _list_own_placements(view)
    view = plan.lay_first_piece(view)
    if plan.is_next_to_build(view, len(own)):
        player = plan.player_before_build(view, (), own)
        layout = solve(player.land, player.towers, player.wall_bridges, _EFFORT.steps).layout
        lines = [(*own, Resolve(layout))]
    if plan.cut_turn(view):
        cut = _choose_cut(view, own)
        then = _propose_pieces(plan.after_cut(view, own, cut))
        lines += [(cut, *line) for line in then or [()]]
    return tuple(line for line in lines if _can_come_true(view, line))


def _propose_pieces(view: View) -> list[Line]:
    """Taken and laid; laid by themselves as well where one is left over for the viewer."""
    view, chooses = plan.lay_first_piece(view), plan.choices_left(view) > 0
    own = _list_own_placements(view)
    lines: list[Line] = [(place,) for place in own]
    if plan.seat_of(view) not in plan.choosers_of(view):
        return lines
    outlook = with_pieces(_evaluate(view), [*_list_own_pieces(view).values()], _EFFORT.places)
    free = [one for one in view.offered if one.taken_by is None and not one.discarded]
    gains = {one.letter: best_gain(outlook, one.piece, _EFFORT.places) for one in free}
    places: dict[str, Line] = {one.letter: () for one in free}
    if plan.can_plan_placements(view) and plan.own_of(view).land.cells:
        for one in free:
            ranked = rank_layings(outlook, {one.letter: one.piece}, _EFFORT)
            best = [Place(one.letter, *place) for _, _, place in ranked[:1]]
            places[one.letter] = tuple(place for place in best if _costs_nothing(view, place))
    letters = sorted(places, key=lambda letter: (-gains[letter], letter))
    if chooses:
        lines = [*((Take(letter), *places[letter]) for letter in letters), *lines]
    if plan.choosers_of(view).count(plan.seat_of(view)) > plan.choices_left(view):
        lines += [places[letter] for letter in letters if places[letter]]
    return lines


def _costs_nothing(view: View, place: Place) -> bool:
    """A piece that costs points is better placed by its player, who sees what it costs."""
    before, after = plan.own_of(view), plan.own_of(plan.lay_pieces(view, [place]))
    return after.score.total >= before.score.total


def _evaluate(view: View) -> Evaluation:
    return evaluate_land(view, plan.seat_of(view), _EFFORT)


def _list_own_pieces(view: View) -> dict[str, Piece]:
    letters = plan.own_of(view).to_lay
    return {one.letter: one.piece for one in view.offered if one.letter in letters}


def _list_own_placements(view: View) -> list[Place]:
    """Where the pieces would lie that the viewer has."""
    view = plan.lay_first_piece(view)
    pieces, outlook, placed = _list_own_pieces(view), _evaluate(view), list[Place]()
    while pieces and plan.own_of(view).land.cells and plan.can_plan_placements(view):
        _, letter, place = rank_layings(outlook, pieces, _EFFORT)[0]
        placed.append(Place(letter, *place))
        outlook = outlook.after(pieces.pop(letter), place)
    return placed


def _choose_cut(view: View, own: Sequence[Place]) -> Cut:
    seat, then = plan.seat_of(view), plan.lay_pieces(view, own)
    turn = plan.cut_turn(view)
    then = replace(then, phase="cut", turn=turn, active=seat, to_act=frozenset({seat}))
    cut, *_ = list_ideas(then, _CUTTING, Random(0), then.hand)
    assert isinstance(cut, Cut)
    return cut


def _can_come_true(view: View, line: Line) -> bool:
    try:
        plan.check_line(view, line)
    except IllegalAction:
        return False
    return True
