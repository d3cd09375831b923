"""The editor of a plan: the actions of the next turn, or of what is left of this one, lined up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.screens.context import Context
from bot.screens.contract import PlanEditor
from bot.screens.replies import Draft, KeepDraft
from bot.screens.screen import Button, Note, Part, Row
from bot.screens.wildlands.act_draft import ActDraft, read_act_draft, write_line
from bot.screens.wildlands.panels import act
from bot.screens.wildlands.phrases import describe_line
from bot.words import Words
from engine.wildlands.actions import Action, End
from engine.wildlands.plan import imagine
from engine.wildlands.state import Phase
from engine.wildlands.views import View

Line: TypeAlias = tuple[Action, ...]
ENDS = "ends"
"""The key of a draft whose line ends the turn."""


def build_editor(ctx: Context[View]) -> PlanEditor:
    words, chosen = ctx.words, read_act_draft(imagine(ctx.view), ctx.draft)
    can_change = not ctx.draft.get(ENDS)
    drawn = act.draw_draft(replace(ctx, before=None), chosen, can_change=can_change)
    parts: tuple[Part, ...] = (drawn, Note())
    if can_change:
        parts = (*parts, *act.list_choices(chosen, words))
    buttons = _list_line_buttons(ctx, chosen)
    parts = (*parts, Row(buttons)) if buttons else parts
    details = act.list_menus(chosen, words) if can_change else ()
    aim = act.describe_draft(ctx, chosen) if chosen.offer else words("wildlands-act-menu")
    return PlanEditor(parts, hint=words("wildlands-plan-hint", aim=aim), details=details)


def _list_line_buttons(ctx: Context[View], chosen: ActDraft) -> tuple[Button, ...]:
    """To add the chosen action, to pay with other cards, to end the line, to shorten it: at most
    three, which fit a row of a phone."""
    words = ctx.words
    if ctx.draft.get(ENDS):
        return (act.build_pop(chosen.lined, words),) if chosen.lined else ()
    buttons = []
    if chosen.offer:
        add = act.build_add(chosen, words("wildlands-plan-add"))
        buttons.append(replace(add, style="primary" if chosen.lined else "success"))
        if len(chosen.offer.ways) > 1 and not chosen.lined:
            buttons.append(act.build_other(chosen, words))
    if chosen.lined:
        ends = KeepDraft({**write_line(chosen.lined), ENDS: True})
        buttons.append(Button("g.end", words("wildlands-plan-end"), does=ends))
        buttons.append(act.build_pop(chosen.lined[:-1], words))
    return tuple(buttons)


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The one line of the draft, as far as it is still possible."""
    line = read_act_draft(imagine(view), draft).lined
    if not line:
        return ()
    return ((*line, End()) if draft.get(ENDS) else line,)


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    """The draft of the first line: an editor shows no other."""
    first = lines[0] if lines else ()
    ends = bool(first) and isinstance(first[-1], End)
    kept = write_line(first[:-1] if ends else first)
    return {**kept, ENDS: True} if ends else kept


def resume_plan(view: View, draft: Draft) -> Draft:
    """The line, once its turn or interrupt has begun."""
    is_begun = view.phase in {Phase.ACT, Phase.REVEAL}
    return write_line(read_act_draft(view, draft).lined) if is_begun else {}


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    seat = view.seat
    assert seat is not None
    return tuple(", ".join(describe_line(line, view.table, seat, words)) for line in lines)
