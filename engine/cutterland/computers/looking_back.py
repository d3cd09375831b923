"""What a seat may learn from a finished match: the best use of its tokens, and the piece taken or
the place chosen that cost it most, as the computer players see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.cutterland.actions import Action, Place, Take
from engine.cutterland.computers.choosing import outlook_of, pieces_to_lay
from engine.cutterland.computers.laying import best_laying, with_pieces
from engine.cutterland.computers.levels import EFFORTS, LEVELS
from engine.cutterland.computers.outlook import Outlook, Placement
from engine.cutterland.computers.prospects import HUNDRED
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import solve
from engine.cutterland.views import View

_EFFORT: Final = EFFORTS[LEVELS[-1]]
Spot: TypeAlias = tuple[str, Placement]
"""A piece's letter and where it lies."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """What a seat's tokens brought its land, and the most they could have: `best` are the points
    of `layout`, proven where `exact`."""

    land: Land
    total: int
    layout: Layout
    best: Score
    exact: bool


@dataclass(frozen=True, slots=True)
class Regret:
    """The choice that cost most: at `view` a seat did `action`, while the piece `letter` at its
    best place was worth `cost` hundredths of a point more."""

    kind: Literal["take", "lay"]
    view: View
    action: Take | Place
    letter: str
    cell: int
    turns: int
    cost: int


@dataclass(frozen=True, slots=True)
class Hindsight:
    """`tokens` is None where the match ended before they were used, `regret` where nothing better
    was seen."""

    tokens: Tokens | None
    regret: Regret | None


def look_back(final: View, decided: Sequence[tuple[View, Action]]) -> Hindsight:
    """What the seat that saw `final` at the end may learn from all it decided."""
    regrets = list(_regrets(decided))
    worst = max(regrets, key=lambda regret: regret.cost, default=None)
    return Hindsight(_tokens(final), worst)


def _tokens(final: View) -> Tokens | None:
    assert final.seat is not None
    own = final.table[final.seat]
    if own.layout is None:
        return None
    solved = solve(own.land, own.towers, own.wall_bridges)
    best = score(own.land, solved.layout, solved.unused, own.penalty)
    return Tokens(own.land, own.score.total, solved.layout, best, solved.exact)


def _regrets(decided: Sequence[tuple[View, Action]]) -> Iterator[Regret]:
    for view, action in decided:
        found = None
        if isinstance(action, Take):
            found = _of_take(view, action)
        elif isinstance(action, Place):
            found = _of_place(view, action)
        if found is not None and found.cost >= HUNDRED // 2:
            yield found


def _of_take(view: View, action: Take) -> Regret | None:
    """What the taken piece brought at its best place, against the best of those left."""
    assert view.seat is not None
    before = outlook_of(view, view.seat, _EFFORT)
    waiting = list(pieces_to_lay(view, view.seat).values())
    land = with_pieces(before, waiting, _EFFORT.places)
    worths = {
        one.letter: found
        for one in view.offered
        if one.taken_by is None and not one.discarded
        if (found := _best(land, one.piece)) is not None
    }
    if action.piece not in worths:
        return None
    letter = max(worths, key=lambda one: (worths[one][0], one == action.piece))
    worth, (cell, turns) = worths[letter]
    return Regret("take", view, action, letter, cell, turns, worth - worths[action.piece][0])


def _best(land: Outlook, piece: Piece) -> tuple[int, Placement] | None:
    """The worth of a land with a piece at its best place, and that place."""
    found = [(land.with_piece(piece, place), place) for place in land.placements(piece)]
    return max(found, key=lambda one: one[0], default=None)


def _of_place(view: View, action: Place) -> Regret | None:
    """What the place of a piece was worth, against the best laying there was."""
    assert view.seat is not None
    before = outlook_of(view, view.seat, _EFFORT)
    pieces = pieces_to_lay(view, view.seat)
    worth, letter, (cell, turns) = best_laying(before, pieces, _EFFORT)
    others = [piece for name, piece in pieces.items() if name != action.piece]
    laid = before.after(pieces[action.piece], (action.cell, action.turns))
    cost = worth - with_pieces(laid, others, _EFFORT.places).worth
    return Regret("lay", view, action, letter, cell, turns, cost)
