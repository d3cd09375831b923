"""Lines of a plan in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.cutterland.ahead import Line, lays_by_plan, possible, spots_of
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import gain, turned
from bot.words import Words
from engine.cutterland.actions import Cut, Place, Take
from engine.cutterland.cells import name_of
from engine.cutterland.views import View


def told(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line as words."""
    return tuple(_told(view, line, words) for line in lines)


def _told(view: View, line: Line, words: Words) -> str:
    taken = {action.piece for action in line if isinstance(action, Take)}
    places = {action.piece: action for action in line if isinstance(action, Place)}
    parts = []
    for action in line:
        if isinstance(action, Take):
            parts.append(_taken(view, action, places.get(action.piece), words))
        elif isinstance(action, Place) and action.piece not in taken:
            parts.append(words("cutterland-plan-told-left", letter=action.piece,
                               place=_place(view, action, words)))  # fmt: skip
        elif isinstance(action, Cut):
            groups = " ".join(action.groups)
            parts.append(words("cutterland-plan-told-cut", card=action.card, pieces=groups))
    return "; ".join(parts)


def _taken(view: View, take: Take, place: Place | None, words: Words) -> str:
    if place is None:
        return words("cutterland-plan-told-take", letter=take.piece)
    where = _place(view, place, words)
    return words("cutterland-plan-told-lay", letter=take.piece, place=where)


def _place(view: View, place: Place, words: Words) -> str:
    """Where, and what it would bring now."""
    offered = next((one for one in possible(view) if one.letter == place.piece), None)
    points = None
    if offered is not None and lays_by_plan(view):
        found = ((s.cell, s.turns, s.points) for s in spots_of(view, offered))
        points = next((p for c, t, p in found if (c, t) == (place.cell, place.turns)), None)
    more = "" if points is None else gain(points - own(view).score.total)
    return words(
        "cutterland-plan-place",
        cell=name_of(place.cell),
        turned=turned(place.turns, words),
        gain=more or "none",
    )
