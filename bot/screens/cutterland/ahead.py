"""A plan in the making: which pieces the viewer would take, in which order, where they would lie,
and the next cut. Read from the draft as far as it makes sense at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.laying import Spot
from bot.screens.cutterland.placing import piece_spots, tried_spots
from bot.screens.drafting import text_in
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, Take
from engine.cutterland.cells import Cell
from engine.cutterland.notation import read_action, write_action
from engine.cutterland.planning import check_line, choices_left, cuts_next, lays_ahead, lays_left
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.views import Offered, View

Line = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """A piece that the viewer would take or lay, and where: None where that is left open."""

    piece: Offered
    spot: Spot | None


@dataclass(frozen=True, slots=True)
class Ahead:
    """`wishes` in their order. `asked`: the viewer will choose; else the pieces are those that it
    has, or that may fall to it."""

    wishes: tuple[Wish, ...]
    cut: Cut | None
    asked: bool
    lays: bool

    @property
    def letters(self) -> str:
        return "".join(wish.piece.letter for wish in self.wishes)


def possible(view: View) -> tuple[Offered, ...]:
    """The pieces that the viewer has to lay, or may still get."""
    coming = own(view).to_lay if view.seat not in view.choosers else _open(view)
    return tuple(one for one in view.offered if one.letter in coming)


def ahead_plan(view: View, draft: Draft) -> Ahead:
    """The plan that the draft names."""
    there = {one.letter: one for one in possible(view)}
    order = [letter for letter in dict.fromkeys(text_in(draft, "order")) if letter in there]
    lays = lays_by_plan(view) and draft.get("only") is not True
    wishes = tuple(
        Wish(there[letter], _spot(view, there[letter], draft) if lays else None) for letter in order
    )
    return Ahead(wishes, _cut(view, draft), choices_left(view) > 0, lays)


def plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the plan: each piece with its place; each place by itself, for a piece that is
    not chosen but left over; and the cut, whatever is chosen before."""
    plan = ahead_plan(view, draft)
    choices = [one for one in plan.wishes if plan.asked and one.piece.taken_by is None]
    found: list[Line] = [(Take(one.piece.letter), *_lays(one)) for one in choices]
    falls = view.choosers.count(_seat(view)) > choices_left(view)
    others = [one for one in plan.wishes if falls or one not in choices]
    found += [_lays(one) for one in others if one.spot is not None]
    if plan.cut is not None:
        found.append((plan.cut,))
    return tuple(found)


def plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    """The draft of kept lines."""
    actions = [action for line in lines for action in line]
    taken = [one.piece for one in actions if isinstance(one, Take)]
    places = {one.piece: one for one in actions if isinstance(one, Place)}
    cuts = [write_action(one) for one in actions if isinstance(one, Cut)]
    draft: Draft = {"order": "".join(dict.fromkeys([*taken, *places]))}
    if places:
        draft["spots"] = {letter: [one.cell, one.turns] for letter, one in places.items()}
    if taken and not places:
        draft["only"] = True
    return draft | ({"cut": cuts[0]} if cuts else {})


def best_order(view: View) -> str:
    """The letters of the pieces, those first that bring most where they fit best; nothing where no
    place can be planned."""
    if not lays_by_plan(view):
        return ""
    points = {
        one.letter: found[0].points for one in possible(view) if (found := spots_of(view, one))
    }
    return "".join(sorted(points, key=lambda letter: (-points[letter], letter)))


def lays_by_plan(view: View) -> bool:
    """Whether places can be planned: the viewer will lay, and the table lets it try."""
    return lays_ahead(view) and lays_left(view) > 0


def may_cut(view: View) -> bool:
    return cuts_next(view) and view.seat not in view.to_act


def spots_of(view: View, offered: Offered) -> tuple[Spot, ...]:
    """The places of a piece on the viewer's land as it is now, the best first."""
    if offered.letter in own(view).to_lay:
        return piece_spots(view, offered)
    return tried_spots(view, offered)


def laying_view(view: View, offered: Offered) -> View:
    """The view as it would be with the piece in hand, for the editor of places."""
    mine, held = _seat(view), own(view)
    if offered.letter not in held.to_lay:
        squares = "".join(offered.piece.squares)
        held = replace(
            held,
            towers=held.towers + squares.count(TOWER),
            wall_bridges=held.wall_bridges + squares.count(WALL_BRIDGE),
        )
    held = replace(held, to_lay=(offered.letter,))
    table = (*view.table[:mine], held, *view.table[mine + 1 :])
    return replace(view, phase="lay", to_act=frozenset((mine,)), table=table)


def cutting_view(view: View) -> View:
    """The view as it would be at the viewer's next cut, for the editor of cuts."""
    mine = _seat(view)
    return replace(view, phase="cut", active=mine, to_act=frozenset((mine,)), offered=())


def _lays(wish: Wish) -> Line:
    if wish.spot is None:
        return ()
    return (Place(wish.piece.letter, wish.spot.cell, wish.spot.turns),)


def _spot(view: View, offered: Offered, draft: Draft) -> Spot | None:
    """Where the draft has the piece, else its best place."""
    found = spots_of(view, offered)
    cell, turns = _kept_spot(draft, offered.letter)
    named = (spot for spot in found if (spot.cell, spot.turns) == (cell, turns))
    return next(named, found[0] if found else None)


def _kept_spot(draft: Draft, letter: str) -> tuple[Cell, int]:
    spots = draft.get("spots")
    kept = spots.get(letter) if isinstance(spots, dict) else None
    match kept:
        case [int(cell), int(turns)]:
            return cell, turns
        case _:
            return -1, 0


def _cut(view: View, draft: Draft) -> Cut | None:
    """The cut that the draft keeps as a line, if it can come true."""
    line = text_in(draft, "cut")
    if not line or not may_cut(view):
        return None
    try:
        action = read_action(line)
        check_line(view, (action,))
    except IllegalAction:
        return None
    return action if isinstance(action, Cut) else None


def _open(view: View) -> tuple[str, ...]:
    free = (one for one in view.offered if one.taken_by is None and not one.discarded)
    return (*own(view).to_lay, *(one.letter for one in free))


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
