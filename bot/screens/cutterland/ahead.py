"""A plan in the making: which pieces the viewer would take, in which order, where they would lie,
the next cut, and the last layout. Read from the draft as far as it makes sense at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.laying import Spot
from bot.screens.cutterland.placing import piece_spots, tried_spots
from bot.screens.drafting import text_in
from bot.screens.game import Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, Resolve
from engine.cutterland.cells import Cell
from engine.cutterland.foreseen import after_cut, builder, choosers_of, laid
from engine.cutterland.notation import read_action
from engine.cutterland.planning import (
    builds_next,
    check_line,
    choices_left,
    cuts_next,
    lays_ahead,
    lays_left,
)
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.views import Offered, View

Line = tuple[Action, ...]
CUT, THEN, BUILD = "cut", "then", "build"
"""In the draft: the cut that is planned, the draft of what follows it, and the layout."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A piece that the viewer would take or lay, and where: None where that is left open."""

    piece: Offered
    spot: Spot | None

    @property
    def lays(self) -> tuple[Place, ...]:
        """Its laying, where its place is said."""
        if self.spot is None:
            return ()
        return (Place(self.piece.letter, self.spot.cell, self.spot.turns),)


@dataclass(frozen=True, slots=True)
class Ahead:
    """`wishes` in their order. `asked`: the viewer will choose; else the pieces are those that it
    has, or that may fall to it."""

    wishes: tuple[Wish, ...]
    cut: Cut | None
    layout: Resolve | None
    asked: bool
    lays: bool

    @property
    def letters(self) -> str:
        return "".join(wish.piece.letter for wish in self.wishes)


def possible(view: View) -> tuple[Offered, ...]:
    """The pieces that the viewer has to lay, or may still get."""
    coming = own(view).to_lay if view.seat not in choosers_of(view) else _open(view)
    return tuple(one for one in view.offered if one.letter in coming)


def ahead_plan(view: View, draft: Draft) -> Ahead:
    """The plan that the draft names."""
    there = {one.letter: one for one in possible(view)}
    order = [letter for letter in dict.fromkeys(text_in(draft, "order")) if letter in there]
    lays = lays_by_plan(view) and draft.get("only") is not True
    spots = _spots(view, [there[letter] for letter in order], draft) if lays else {}
    wishes = tuple(Wish(there[letter], spots.get(letter)) for letter in order)
    cut, layout = _cut(view, draft), _layout(view, wishes, draft)
    return Ahead(wishes, cut, layout, choices_left(view) > 0, lays)


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


def known(view: View, wishes: tuple[Wish, ...]) -> tuple[Place, ...]:
    """Where the pieces would lie that are the viewer's already."""
    mine = [one for one in wishes if one.piece.letter in own(view).to_lay]
    return tuple(place for one in mine for place in one.lays)


def may_build(view: View, plan: Ahead) -> bool:
    """Whether the viewer's last land is known, as the plan lays it."""
    return builds_next(view, len(known(view, plan.wishes)))


def spots_of(view: View, offered: Offered) -> tuple[Spot, ...]:
    """The places of a piece on the viewer's land as it is now, the best first."""
    if offered.letter in own(view).to_lay:
        return piece_spots(view, offered)
    return tried_spots(view, offered)


def laying_view(view: View, plan: Ahead, offered: Offered) -> View:
    """The view as it would be with the piece in hand, and the others laid that are the viewer's
    already, for the editor of places."""
    others = [place for place in known(view, plan.wishes) if place.piece != offered.letter]
    view = laid(view, others)
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


def then_view(view: View, plan: Ahead) -> View | None:
    """The view as it would be after the planned cut, where more can be planned then."""
    if plan.cut is None:
        return None
    then = after_cut(view, known(view, plan.wishes), plan.cut)
    return then if choices_left(then) or lays_by_plan(then) else None


def building_view(view: View, plan: Ahead) -> View:
    """The view as it would be when the tokens are placed, for the editor of layouts."""
    mine, held = _seat(view), own(view)
    land = builder(view, (), known(view, plan.wishes)).land
    table = (*view.table[:mine], replace(held, land=land, to_lay=()), *view.table[mine + 1 :])
    return replace(view, phase="resolve", to_act=frozenset((mine,)), table=table, offered=())


def _spots(view: View, pieces: Sequence[Offered], draft: Draft) -> dict[str, Spot | None]:
    """The place of each piece; those that are the viewer's already lie there for the others."""
    mine = [one for one in pieces if one.letter in own(view).to_lay]
    found: dict[str, Spot | None] = {}
    for one in (*mine, *(one for one in pieces if one not in mine)):
        wish = Wish(one, _spot(view, one, draft))
        found[one.letter] = wish.spot
        view = laid(view, wish.lays) if one in mine else view
    return found


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
    found = _kept(view, (), text_in(draft, CUT)) if may_cut(view) else None
    return found if isinstance(found, Cut) else None


def _layout(view: View, wishes: tuple[Wish, ...], draft: Draft) -> Resolve | None:
    """The layout that the draft keeps as a line, if it can come true."""
    found = _kept(view, known(view, wishes), text_in(draft, BUILD))
    return found if isinstance(found, Resolve) else None


def _kept(view: View, before: Line, text: str) -> Action | None:
    """What a line of notation means, if that can come true."""
    if not text:
        return None
    try:
        action = read_action(text)
        check_line(view, (*before, action))
    except IllegalAction:
        return None
    return action


def _open(view: View) -> tuple[str, ...]:
    free = (one for one in view.offered if one.taken_by is None and not one.discarded)
    return (*own(view).to_lay, *(one.letter for one in free))


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
