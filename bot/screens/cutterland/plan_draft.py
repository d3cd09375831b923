"""The draft of a plan: the pieces the viewer would take, in order, and their spots; the next cut
and what follows it; the last layout. Also the plan's lines, in the notation and in words.

Whatever of the draft is no longer possible is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import list_open_pieces, own
from bot.screens.cutterland.phrases import layout_words
from bot.screens.cutterland.placement_draft import (
    Spot,
    find_piece_spots,
    hold_view,
    name_spot,
    preview_spots,
    view_turn,
)
from bot.screens.drafts import draft_in, text_in
from bot.screens.panel import format_gain
from bot.words import Words
from engine.cells import name_of
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take, read_action, write_action
from engine.cutterland.plan import (
    can_plan_placements,
    check_line,
    choices_left,
    is_next_to_build,
    is_next_to_cut,
    placements_left,
)
from engine.cutterland.plan_views import (
    after_cut,
    choosers_of,
    lay_first_piece,
    lay_pieces,
    player_before_build,
)
from engine.cutterland.views import OfferedPiece, View

Line = tuple[Action, ...]
CUT, THEN, BUILD = "cut", "then", "build"
"""Keys of the draft: the cut, the draft of what follows it, and the layout."""


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    """A piece that the viewer would take or place, and its spot; None where that is left open."""

    piece: OfferedPiece
    spot: Spot | None

    @property
    def placements(self) -> tuple[Place, ...]:
        if self.spot is None:
            return ()
        return (Place(self.piece.letter, self.spot.cell, self.spot.turns),)


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """`pieces` in their order. `chooses`: the viewer will choose among them; otherwise they are
    those that the viewer has, or that may be left over for them."""

    pieces: tuple[PlannedPiece, ...]
    cut: Cut | None
    layout: Resolve | None
    chooses: bool
    has_placements: bool

    @property
    def letters(self) -> str:
        return "".join(wish.piece.letter for wish in self.pieces)


def list_possible_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that the viewer has to place, or may still get."""
    letters = {*own(view).to_lay}
    if view.seat in choosers_of(view):
        letters |= {one.letter for one in list_open_pieces(view)}
    return tuple(one for one in view.offered if one.letter in letters)


def read_plan_draft(view: View, draft: Draft) -> PlanDraft:
    offered = {one.letter: one for one in list_possible_pieces(view)}
    order = [letter for letter in dict.fromkeys(text_in(draft, "order")) if letter in offered]
    places = can_plan_places(view) and draft.get("only") is not True
    spots = _choose_spots(view, [offered[letter] for letter in order], draft) if places else {}
    pieces = tuple(PlannedPiece(offered[letter], spots.get(letter)) for letter in order)
    before = list_own_placements(view, pieces)
    cut = _read_possible_action(view, (), text_in(draft, CUT)) if can_plan_cut(view) else None
    layout = _read_possible_action(view, before, text_in(draft, BUILD))
    return PlanDraft(
        pieces,
        cut if isinstance(cut, Cut) else None,
        layout if isinstance(layout, Resolve) else None,
        choices_left(view) > 0,
        places,
    )


def find_best_order(view: View) -> str:
    """The letters of the pieces, those first that score most at their best spot; empty where no
    spot can be planned; in the order of the alphabet in a match without hints."""
    if not can_plan_places(view):
        return ""
    found = {one.letter: spots_of(view, one) for one in list_possible_pieces(view)}
    points = {letter: spots[0].points for letter, spots in found.items() if spots}
    if not view.hints:
        return "".join(sorted(points))
    return "".join(sorted(points, key=lambda letter: (-points[letter], letter)))


def can_plan_places(view: View) -> bool:
    """Whether spots can be planned: the viewer will place pieces, and may try them before."""
    return can_plan_placements(view) and placements_left(view) > 0


def can_plan_cut(view: View) -> bool:
    return is_next_to_cut(view) and view.seat not in view.to_act


def list_own_placements(view: View, pieces: tuple[PlannedPiece, ...]) -> tuple[Place, ...]:
    """The spots of the pieces that the viewer already has."""
    mine = [one for one in pieces if one.piece.letter in own(view).to_lay]
    return tuple(place for one in mine for place in one.placements)


def can_plan_layout(view: View, plan: PlanDraft) -> bool:
    """Whether the viewer's final land is known, with the plan's placements."""
    return is_next_to_build(view, len(list_own_placements(view, plan.pieces)))


def spots_of(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The spots of a piece on the viewer's land as it is now, best first."""
    if offered.letter in own(view).to_lay:
        return find_piece_spots(view, offered)
    return preview_spots(view, offered)


def placement_view(view: View, plan: PlanDraft, offered: OfferedPiece) -> View:
    """For the panel for placements: the piece in hand, and the viewer's other pieces placed."""
    return hold_view(place_others(view, plan, offered), offered)


def place_others(view: View, plan: PlanDraft, offered: OfferedPiece) -> View:
    """The view with the viewer's pieces placed, apart from one."""
    mine = list_own_placements(view, plan.pieces)
    return lay_pieces(view, [place for place in mine if place.piece != offered.letter])


def cut_view(view: View) -> View:
    """For the panel for cuts: the viewer's next cut."""
    assert view.seat is not None
    return replace(view_turn(view, "cut", own(view)), active=view.seat, offered=())


def after_cut_view(view: View, plan: PlanDraft) -> View | None:
    """The view after the planned cut, where more can be planned then."""
    if plan.cut is None:
        return None
    then = after_cut(view, list_own_placements(view, plan.pieces), plan.cut)
    return then if choices_left(then) or can_plan_places(then) else None


def layout_view(view: View, plan: PlanDraft) -> View:
    """For the panel for layouts: the viewer's final land."""
    land = player_before_build(view, (), list_own_placements(view, plan.pieces)).land
    view = view_turn(view, "resolve", replace(own(view), land=land, to_lay=()))
    return replace(view, offered=())


def _choose_spots(
    view: View, pieces: Sequence[OfferedPiece], draft: Draft
) -> dict[str, Spot | None]:
    """The spot of each piece; those that the viewer already has are placed before the others."""
    letters, found = own(view).to_lay, {}
    for one in sorted(pieces, key=lambda piece: piece.letter not in letters):
        planned = PlannedPiece(one, _choose_spot(view, one, draft))
        found[one.letter] = planned.spot
        view = lay_pieces(view, planned.placements) if one.letter in letters else view
    return found


def _choose_spot(view: View, offered: OfferedPiece, draft: Draft) -> Spot | None:
    """Where the draft has the piece, else its best spot."""
    spots, kept = spots_of(view, offered), draft_in(draft, "spots").get(offered.letter)
    named = (spot for spot in spots if [spot.cell, spot.turns] == kept)
    return next(named, spots[0] if spots else None)


def _read_possible_action(view: View, before: Line, text: str) -> Action | None:
    """What a line of notation means, if that is possible."""
    if not text:
        return None
    try:
        action = read_action(text)
        check_line(view, (*before, action))
    except IllegalAction:
        return None
    return action


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the plan: each piece with its spot; each spot by itself, for a piece that is not
    chosen but left over, all of them before the layout on the land they make; and the cut, whatever
    is chosen before, with each thing that may follow it."""
    view = lay_first_piece(view)
    plan = read_plan_draft(view, draft)
    found = _piece_lines(view, plan)
    if plan.layout is not None:
        found = [(*list_own_placements(view, plan.pieces), plan.layout)]
    if plan.cut is not None:
        then = after_cut_view(view, plan)
        after = () if then is None else read_plan_lines(then, draft_in(draft, THEN))
        found += [(plan.cut, *line) for line in after or ((),)]
    return tuple(found)


def _piece_lines(view: View, plan: PlanDraft) -> list[Line]:
    choices = [one for one in plan.pieces if plan.chooses and one.piece.taken_by is None]
    found: list[Line] = [(Take(one.piece.letter), *one.placements) for one in choices]
    may_be_left = choosers_of(view).count(view.seat) > choices_left(view)
    others = [one for one in plan.pieces if may_be_left or one not in choices]
    return found + [one.placements for one in others if one.spot is not None]


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    view = lay_first_piece(view)
    parts = [_split_at_cut(line) for line in lines]
    actions = [action for before, _, _ in parts for action in before]
    taken = [one.piece for one in actions if isinstance(one, Take)]
    places = {one.piece: one for one in actions if isinstance(one, Place)}
    draft: Draft = {"order": "".join(dict.fromkeys([*taken, *places]))}
    if places:
        draft["spots"] = {letter: [one.cell, one.turns] for letter, one in places.items()}
    if taken and not places:
        draft["only"] = True
    layouts = [write_action(one) for one in actions if isinstance(one, Resolve)]
    draft |= {BUILD: layouts[0]} if layouts else {}
    cuts = [(cut, then) for _, cut, then in parts if cut is not None]
    return draft | (_write_cut_draft(view, draft, cuts) if cuts else {})


def _write_cut_draft(view: View, draft: Draft, cuts: Sequence[tuple[Cut, Line]]) -> Draft:
    made: Draft = {CUT: write_action(cuts[0][0])}
    then = after_cut_view(view, read_plan_draft(view, draft | made))
    after = [line for _, line in cuts if line]
    return made | ({THEN: write_plan_draft(then, after)} if then is not None and after else {})


def _split_at_cut(line: Line) -> tuple[Line, Cut | None, Line]:
    for place, action in enumerate(line):
        if isinstance(action, Cut):
            return line[:place], action, line[place + 1 :]
    return line, None, ()


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line in words; of consecutive lines with the same cut, only the first describes it."""
    view = lay_first_piece(view)
    found, last = [], None
    for line in lines:
        _, cut, _ = _split_at_cut(line)
        found.append(_describe_line(view, line, words, again=cut is not None and cut == last))
        last = cut
    return tuple(found)


def _describe_line(view: View, line: Line, words: Words, *, again: bool = False) -> str:
    before, cut, then = _split_at_cut(line)
    parts = [_describe_part(view, before, words)]
    if cut is not None:
        places = [one for one in before if isinstance(one, Place)]
        rest = _describe_part(after_cut(view, places, cut), then, words)
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
    """The spot, and the points it would gain now."""
    offered = next((one for one in list_possible_pieces(view) if one.letter == place.piece), None)
    spots = spots_of(view, offered) if offered is not None and can_plan_places(view) else ()
    gains = (
        format_gain(spot.points - own(view).score.total)
        for spot in spots
        if (spot.cell, spot.turns) == (place.cell, place.turns)
    )
    name, turns = name_of(place.cell), place.turns % 4
    cell = name if offered is None else name_spot(offered.piece, place.cell, turns)
    return words("cutterland-plan-place", cell=cell, turns=turns, gain=next(gains, "none"))
