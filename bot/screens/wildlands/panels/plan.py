"""The editor of a plan: the actions of the next turn, or of what is left of this one, lined up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, PlanEditor
from bot.screens.screen import Block, Button, Note, Row, Style
from bot.screens.wildlands.act_draft import ActDraft, read_act_draft, write_line
from bot.screens.wildlands.marks import mark_draft
from bot.screens.wildlands.offers import cards_of
from bot.screens.wildlands.panels import act
from bot.screens.wildlands.phrases import describe_action
from bot.screens.wildlands.pictures import panel_picture
from bot.words import Words
from engine.wildlands.actions import Action, End
from engine.wildlands.plan import imagine
from engine.wildlands.views import View

Line: TypeAlias = tuple[Action, ...]
ENDS = "ends"
"""The key of a draft whose line ends the turn."""


def render_editor(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    chosen = read_act_draft(imagine(view), draft)
    marks, cards = mark_draft(chosen), cards_of(chosen.action)
    picture = panel_picture(chosen.view, table, words, None, marks, cards)
    blocks: tuple[Block, ...] = (picture, Note())
    if not draft.get(ENDS):
        blocks = (*blocks, *act.choosing_blocks(chosen, words, brief=True))
    buttons = _line_buttons(chosen, draft, words)
    blocks = (*blocks, Row(buttons)) if buttons else blocks
    hint = words("wildlands-plan-hint")
    return PlanEditor(blocks, hint=hint, details=act.describe_ways(chosen, words))


def _line_buttons(chosen: ActDraft, draft: Draft, words: Words) -> tuple[Button, ...]:
    """To add the chosen action, to pay with other cards, to end the line, to shorten it: at most
    three, which fit a row of a phone."""
    found = []
    if not draft.get(ENDS):
        if chosen.offer:
            style: Style = "primary" if chosen.line else "success"
            found.append(Button("g.add", words("wildlands-plan-add"), style))
            if len(chosen.offer.ways) > 1 and not chosen.line:
                found.append(Button("g.other", words("wildlands-other")))
        if chosen.line:
            found.append(Button("g.end", words("wildlands-plan-end")))
    if chosen.line:
        found.append(Button("g.pop", words("wildlands-pop")))
    return tuple(found)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """Raises `BadInput`."""
    chosen, ends = read_act_draft(imagine(view), draft), bool(draft.get(ENDS))
    if control == ["pop"] and ends:
        return write_line(chosen.line)
    if ends:
        raise BadInput("wildlands-bad-control")
    if control == ["end"] and chosen.line:
        return {**write_line(chosen.line), ENDS: True}
    return act.change_draft(chosen, control, values)


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The one line of the draft, as far as it is still possible."""
    line = read_act_draft(imagine(view), draft).line
    if not line:
        return ()
    return ((*line, End()) if draft.get(ENDS) else line,)


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    """The draft of the first line: an editor shows no other."""
    first = lines[0] if lines else ()
    ends = bool(first) and isinstance(first[-1], End)
    kept = write_line(first[:-1] if ends else first)
    return {**kept, ENDS: True} if ends else kept


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    seat = view.seat
    assert seat is not None
    return tuple(
        "; ".join(describe_action(action, view.table, seat, words) for action in line)
        for line in lines
    )
