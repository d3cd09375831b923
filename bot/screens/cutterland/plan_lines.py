"""Between the draft of a plan and its lines: what is taken and laid, the next cut with what follows
it, and the last layout."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.contract import Draft
from bot.screens.cutterland.plan_draft import (
    BUILD,
    CUT,
    THEN,
    PlanDraft,
    after_cut_view,
    list_own_placements,
    read_plan_draft,
)
from bot.screens.drafts import draft_in
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take, write_action
from engine.cutterland.plan import choices_left
from engine.cutterland.plan_views import choosers_of, lay_first_piece
from engine.cutterland.views import View

Line = tuple[Action, ...]


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
