"""A plan in the making: which pieces the viewer would take, in which order, where they would lie,
the next cut, and the last layout. Read from the draft as far as it makes sense at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.screens.contract import Draft
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import format_turns, layout_words
from bot.screens.cutterland.placement_draft import Spot, find_piece_spots, preview_spots
from bot.screens.drafts import draft_in, text_in
from bot.screens.panel import format_gain
from bot.words import Words
from engine.cells import Cell, name_of
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
from engine.cutterland.squares import TOWER, WALL_BRIDGE
from engine.cutterland.views import OfferedPiece, View

Line = tuple[Action, ...]
CUT, THEN, BUILD = "cut", "then", "build"
"""In the draft: the cut that is planned, the draft of what follows it, and the layout."""


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    """A piece that the viewer would take or lay, and where: None where that is left open."""

    piece: OfferedPiece
    spot: Spot | None

    @property
    def placements(self) -> tuple[Place, ...]:
        """Its laying, where its place is said."""
        if self.spot is None:
            return ()
        return (Place(self.piece.letter, self.spot.cell, self.spot.turns),)


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """`wishes` in their order. `asked`: the viewer will choose; else the pieces are those that it
    has, or that may fall to it."""

    pieces: tuple[PlannedPiece, ...]
    cut: Cut | None
    layout: Resolve | None
    chooses: bool
    has_placements: bool

    @property
    def letters(self) -> str:
        return "".join(wish.piece.letter for wish in self.pieces)


def list_possible_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that the viewer has to lay, or may still get."""
    coming = own(view).to_lay if view.seat not in choosers_of(view) else _list_open_letters(view)
    return tuple(one for one in view.offered if one.letter in coming)


def read_plan_draft(view: View, draft: Draft) -> PlanDraft:
    """The plan that the draft names."""
    there = {one.letter: one for one in list_possible_pieces(view)}
    order = [letter for letter in dict.fromkeys(text_in(draft, "order")) if letter in there]
    lays = can_plan_places(view) and draft.get("only") is not True
    spots = _choose_spots(view, [there[letter] for letter in order], draft) if lays else {}
    wishes = tuple(PlannedPiece(there[letter], spots.get(letter)) for letter in order)
    cut, layout = _read_cut(view, draft), _read_layout(view, wishes, draft)
    return PlanDraft(wishes, cut, layout, choices_left(view) > 0, lays)


def find_best_order(view: View) -> str:
    """The letters of the pieces, those first that bring most where they fit best; nothing where no
    place can be planned."""
    if not can_plan_places(view):
        return ""
    points = {
        one.letter: found[0].points
        for one in list_possible_pieces(view)
        if (found := spots_of(view, one))
    }
    return "".join(sorted(points, key=lambda letter: (-points[letter], letter)))


def can_plan_places(view: View) -> bool:
    """Whether places can be planned: the viewer will lay, and the table lets it try."""
    return can_plan_placements(view) and placements_left(view) > 0


def can_plan_cut(view: View) -> bool:
    return is_next_to_cut(view) and view.seat not in view.to_act


def list_own_placements(view: View, wishes: tuple[PlannedPiece, ...]) -> tuple[Place, ...]:
    """Where the pieces would lie that are the viewer's already."""
    mine = [one for one in wishes if one.piece.letter in own(view).to_lay]
    return tuple(place for one in mine for place in one.placements)


def can_plan_layout(view: View, plan: PlanDraft) -> bool:
    """Whether the viewer's last land is known, as the plan lays it."""
    return is_next_to_build(view, len(list_own_placements(view, plan.pieces)))


def spots_of(view: View, offered: OfferedPiece) -> tuple[Spot, ...]:
    """The places of a piece on the viewer's land as it is now, the best first."""
    if offered.letter in own(view).to_lay:
        return find_piece_spots(view, offered)
    return preview_spots(view, offered)


def placement_view(view: View, plan: PlanDraft, offered: OfferedPiece) -> View:
    """The view as it would be with the piece in hand, and the others laid that are the viewer's
    already, for the editor of places."""
    others = [
        place for place in list_own_placements(view, plan.pieces) if place.piece != offered.letter
    ]
    view = lay_pieces(view, others)
    mine, held = _require_seat(view), own(view)
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


def cut_view(view: View) -> View:
    """The view as it would be at the viewer's next cut, for the editor of cuts."""
    mine = _require_seat(view)
    return replace(view, phase="cut", active=mine, to_act=frozenset((mine,)), offered=())


def after_cut_view(view: View, plan: PlanDraft) -> View | None:
    """The view as it would be after the planned cut, where more can be planned then."""
    if plan.cut is None:
        return None
    then = after_cut(view, list_own_placements(view, plan.pieces), plan.cut)
    return then if choices_left(then) or can_plan_places(then) else None


def layout_view(view: View, plan: PlanDraft) -> View:
    """The view as it would be when the tokens are placed, for the editor of layouts."""
    mine, held = _require_seat(view), own(view)
    land = player_before_build(view, (), list_own_placements(view, plan.pieces)).land
    table = (*view.table[:mine], replace(held, land=land, to_lay=()), *view.table[mine + 1 :])
    return replace(view, phase="resolve", to_act=frozenset((mine,)), table=table, offered=())


def _choose_spots(
    view: View, pieces: Sequence[OfferedPiece], draft: Draft
) -> dict[str, Spot | None]:
    """The place of each piece; those that are the viewer's already lie there for the others."""
    mine = [one for one in pieces if one.letter in own(view).to_lay]
    found: dict[str, Spot | None] = {}
    for one in (*mine, *(one for one in pieces if one not in mine)):
        wish = PlannedPiece(one, _choose_spot(view, one, draft))
        found[one.letter] = wish.spot
        view = lay_pieces(view, wish.placements) if one in mine else view
    return found


def _choose_spot(view: View, offered: OfferedPiece, draft: Draft) -> Spot | None:
    """Where the draft has the piece, else its best place."""
    found = spots_of(view, offered)
    cell, turns = _read_spot(draft, offered.letter)
    named = (spot for spot in found if (spot.cell, spot.turns) == (cell, turns))
    return next(named, found[0] if found else None)


def _read_spot(draft: Draft, letter: str) -> tuple[Cell, int]:
    spots = draft.get("spots")
    kept = spots.get(letter) if isinstance(spots, dict) else None
    match kept:
        case [int(cell), int(turns)]:
            return cell, turns
        case _:
            return -1, 0


def _read_cut(view: View, draft: Draft) -> Cut | None:
    """The cut that the draft keeps as a line, if it can come true."""
    found = _read_possible_action(view, (), text_in(draft, CUT)) if can_plan_cut(view) else None
    return found if isinstance(found, Cut) else None


def _read_layout(view: View, wishes: tuple[PlannedPiece, ...], draft: Draft) -> Resolve | None:
    """The layout that the draft keeps as a line, if it can come true."""
    found = _read_possible_action(view, list_own_placements(view, wishes), text_in(draft, BUILD))
    return found if isinstance(found, Resolve) else None


def _read_possible_action(view: View, before: Line, text: str) -> Action | None:
    """What a line of notation means, if that can come true."""
    if not text:
        return None
    try:
        action = read_action(text)
        check_line(view, (*before, action))
    except IllegalAction:
        return None
    return action


def _list_open_letters(view: View) -> tuple[str, ...]:
    free = (one for one in view.offered if one.taken_by is None and not one.discarded)
    return (*own(view).to_lay, *(one.letter for one in free))


def _require_seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the plan: each piece with its place; each place by itself, for a piece that is
    not chosen but left over, all of them with the tokens on the land they make; and the cut,
    whatever is chosen before, with each thing that may follow it."""
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
    falls = choosers_of(view).count(view.seat) > choices_left(view)
    others = [one for one in plan.pieces if falls or one not in choices]
    return found + [one.placements for one in others if one.spot is not None]


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    """The draft of kept lines."""
    view = lay_first_piece(view)
    parted = [_split_at_cut(line) for line in lines]
    actions = [action for before, _, _ in parted for action in before]
    taken = [one.piece for one in actions if isinstance(one, Take)]
    places = {one.piece: one for one in actions if isinstance(one, Place)}
    draft: Draft = {"order": "".join(dict.fromkeys([*taken, *places]))}
    if places:
        draft["spots"] = {letter: [one.cell, one.turns] for letter, one in places.items()}
    if taken and not places:
        draft["only"] = True
    layouts = [write_action(one) for one in actions if isinstance(one, Resolve)]
    draft |= {BUILD: layouts[0]} if layouts else {}
    cuts = [(cut, then) for _, cut, then in parted if cut is not None]
    return draft | (_write_cut_draft(view, draft, cuts) if cuts else {})


def _write_cut_draft(view: View, draft: Draft, cuts: Sequence[tuple[Cut, Line]]) -> Draft:
    """The cut, and what follows it."""
    made: Draft = {CUT: write_action(cuts[0][0])}
    then = after_cut_view(view, read_plan_draft(view, draft | made))
    after = [line for _, line in cuts if line]
    return made | ({THEN: write_plan_draft(then, after)} if then is not None and after else {})


def _split_at_cut(line: Line) -> tuple[Line, Cut | None, Line]:
    """What is before a cut, the cut, and what is after it."""
    for place, action in enumerate(line):
        if isinstance(action, Cut):
            return line[:place], action, line[place + 1 :]
    return line, None, ()


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
