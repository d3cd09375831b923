"""Plans for a piece before it is chosen: how it would lie in the viewer's land. Where the table
does not try before choosing (rules, section 7) there are none."""

from __future__ import annotations

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.laying import Spot, laid_score
from bot.screens.cutterland.placing import LayPlan, brought, tried_spots
from bot.screens.drafting import number_in, text_in
from bot.screens.game import Draft
from engine.cutterland.views import Offered, View


def open_pieces(view: View) -> tuple[Offered, ...]:
    """The pieces that can still be taken."""
    return tuple(one for one in view.offered if one.taken_by is None and not one.discarded)


def may_try(view: View) -> bool:
    """Whether the viewer may hold pieces over a land before choosing one."""
    return view.preview and bool(own(view).land.cells)


def try_plan(view: View, draft: Draft) -> LayPlan | None:
    """The piece and place that the draft names; at its best place where it names no legal one.
    None while no piece is tried, or where none of it may be shown."""
    letter = text_in(draft, "piece")
    offered = next((one for one in open_pieces(view) if one.letter == letter), None)
    if offered is None:
        return None
    found = tried_spots(view, offered)
    if not found:
        return None
    wanted = (number_in(draft, "cell"), number_in(draft, "turns"))
    named = [spot for spot in found if (spot.cell, spot.turns) == wanted]
    return try_at(view, offered, found, named[0] if named else found[0])


def try_at(view: View, offered: Offered, found: tuple[Spot, ...], spot: Spot) -> LayPlan:
    """A piece over one of its places, with the score and the tokens that it would bring."""
    seat, piece = own(view), offered.piece
    turned = piece.turned(spot.turns)
    tokens = seat.towers + seat.wall_bridges + brought(piece)
    after = laid_score(seat.land, turned, spot.cell, tokens, seat.penalty)
    return LayPlan(offered.letter, piece, turned, spot.cell, spot.turns, found, None, after)
