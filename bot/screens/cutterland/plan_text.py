"""Lines of a plan in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import format_turns, layout_words
from bot.screens.cutterland.plan_draft import Line, can_plan_places, list_possible_pieces, spots_of
from bot.screens.panel import format_gain
from bot.words import Words
from engine.cutterland.actions import Cut, Place, Resolve, Take
from engine.cutterland.cells import name_of
from engine.cutterland.plan_views import after_cut, lay_first_piece
from engine.cutterland.views import View


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line as words; of those that go on from one cut, the first one says it."""
    view = lay_first_piece(view)
    found, before = [], None
    for line in lines:
        made = next((one for one in line if isinstance(one, Cut)), None)
        found.append(_describe_line(view, line, words, again=made is not None and made == before))
        before = made
    return tuple(found)


def _describe_line(view: View, line: Line, words: Words, *, again: bool = False) -> str:
    turning = (place for place, one in enumerate(line) if isinstance(one, Cut))
    part = next(turning, len(line))
    parts = [_describe_part(view, line[:part], words)]
    match line[part:]:
        case [Cut() as cut, *then]:
            after = after_cut(view, [one for one in line[:part] if isinstance(one, Place)], cut)
            rest = _describe_part(after, tuple(then), words)
            if again:
                return words("cutterland-plan-told-after", line=rest)
            pieces = " ".join(cut.groups)
            parts += [words("cutterland-plan-told-cut", card=cut.card, pieces=pieces), rest]
    return "; ".join(filter(None, parts))


def _describe_part(view: View, line: Line, words: Words) -> str:
    taken = {action.piece for action in line if isinstance(action, Take)}
    places = {action.piece: action for action in line if isinstance(action, Place)}
    parts = []
    for action in line:
        if isinstance(action, Take):
            parts.append(_describe_take(view, action, places.get(action.piece), words))
        elif isinstance(action, Place) and action.piece not in taken:
            mine = action.piece in own(view).to_lay
            key = "cutterland-plan-told-own" if mine else "cutterland-plan-told-left"
            place = _describe_place(view, action, words)
            parts.append(words(key, letter=action.piece, place=place))
        elif isinstance(action, Resolve):
            built = layout_words(action.layout, words)
            parts.append(words("cutterland-plan-told-build", layout=built or "none"))
    return "; ".join(parts)


def _describe_take(view: View, take: Take, place: Place | None, words: Words) -> str:
    if place is None:
        return words("cutterland-plan-told-take", letter=take.piece)
    where = _describe_place(view, place, words)
    return words("cutterland-plan-told-lay", letter=take.piece, place=where)


def _describe_place(view: View, place: Place, words: Words) -> str:
    """Where, and what it would bring now."""
    offered = next((one for one in list_possible_pieces(view) if one.letter == place.piece), None)
    points = None
    if offered is not None and can_plan_places(view):
        found = ((s.cell, s.turns, s.points) for s in spots_of(view, offered))
        points = next((p for c, t, p in found if (c, t) == (place.cell, place.turns)), None)
    more = "" if points is None else format_gain(points - own(view).score.total)
    return words(
        "cutterland-plan-place",
        cell=name_of(place.cell),
        turned=format_turns(place.turns, words),
        gain=more or "none",
    )
