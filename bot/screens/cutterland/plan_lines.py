"""Between the draft of a plan and its lines: what is taken and laid, the next cut with what follows
it, and the last layout."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.cutterland.ahead import BUILD, CUT, THEN, Ahead, ahead_plan, known, then_view
from bot.screens.drafting import draft_in
from bot.screens.game import Draft
from engine.cutterland.actions import Action, Cut, Place, Resolve, Take
from engine.cutterland.foreseen import begun, choosers_of
from engine.cutterland.notation import write_action
from engine.cutterland.planning import choices_left
from engine.cutterland.views import View

Line = tuple[Action, ...]


def plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the plan: each piece with its place; each place by itself, for a piece that is
    not chosen but left over, all of them with the tokens on the land they make; and the cut,
    whatever is chosen before, with each thing that may follow it."""
    view = begun(view)
    plan = ahead_plan(view, draft)
    found = _pieces(view, plan)
    if plan.layout is not None:
        found = [(*known(view, plan.wishes), plan.layout)]
    if plan.cut is not None:
        then = then_view(view, plan)
        after = () if then is None else plan_lines(then, draft_in(draft, THEN))
        found += [(plan.cut, *line) for line in after or ((),)]
    return tuple(found)


def _pieces(view: View, plan: Ahead) -> list[Line]:
    choices = [one for one in plan.wishes if plan.asked and one.piece.taken_by is None]
    found: list[Line] = [(Take(one.piece.letter), *one.lays) for one in choices]
    falls = choosers_of(view).count(view.seat) > choices_left(view)
    others = [one for one in plan.wishes if falls or one not in choices]
    return found + [one.lays for one in others if one.spot is not None]


def plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    """The draft of kept lines."""
    view = begun(view)
    parted = [_parted(line) for line in lines]
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
    return draft | (_cut_draft(view, draft, cuts) if cuts else {})


def _cut_draft(view: View, draft: Draft, cuts: Sequence[tuple[Cut, Line]]) -> Draft:
    """The cut, and what follows it."""
    made: Draft = {CUT: write_action(cuts[0][0])}
    then = then_view(view, ahead_plan(view, draft | made))
    after = [line for _, line in cuts if line]
    return made | ({THEN: plan_draft(then, after)} if then is not None and after else {})


def _parted(line: Line) -> tuple[Line, Cut | None, Line]:
    """What is before a cut, the cut, and what is after it."""
    for place, action in enumerate(line):
        if isinstance(action, Cut):
            return line[:place], action, line[place + 1 :]
    return line, None, ()
