"""The editor of a plan: cards held over the table as when they are placed, and noted in order of
preference."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.screens.clustered.panels import place
from bot.screens.clustered.panels.discard import is_discarding
from bot.screens.clustered.phrases import card_emoji, control_of, format_cards, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.clustered.placement_draft import choose_first_place, find_places
from bot.screens.context import Context
from bot.screens.contract import PlanEditor
from bot.screens.controls import change_replies
from bot.screens.drafts import draft_in, strings_in, text_in
from bot.screens.replies import Draft, KeepDraft, PlayAction, Reply
from bot.screens.screen import Button, LazyPicture, Note, Row
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place, read_action, write_action
from engine.clustered.plan import check_line
from engine.clustered.views import View
from engine.contract import IllegalAction

Line = tuple[Action, ...]
HOLDING, LINES = "holding", "lines"
"""Keys of the draft: the card held over the table, and the lines noted so far."""


def build_editor(ctx: Context[View]) -> PlanEditor:
    view, words, lines = ctx.view, ctx.words, strings_in(ctx.draft, LINES)
    has_lines = bool(read_lines(view, ctx.draft))
    pop = Button("g.pop", words("clustered-plan-pop"), does=KeepDraft({LINES: [*lines[:-1]]}))
    undo = (pop,) if has_lines else ()
    if not any(view.places):  # where no card fits now, one can be discarded
        picture = LazyPicture(partial(seat_picture, ctx, stem="g.drop"))
        drops = tuple(
            Button(
                f"g.drop.{control_of(card)}", format_short_card(card), emoji=card_emoji(card),
                beside="", does=_note_line(lines, Discard((card,))),
            )
            for card in dict.fromkeys(view.hand)
        )  # fmt: skip
        blocks = (picture, Note(), Row(drops))
        return PlanEditor(
            blocks, hint=words("clustered-plan-drop"), details=(Row(undo),) if undo else ()
        )

    def note(reply: Reply[Any]) -> KeepDraft:
        if isinstance(reply, PlayAction):
            return _note_line(lines, reply.action)
        return KeepDraft({LINES: [*lines], HOLDING: reply.draft})

    held = draft_in(ctx.draft, HOLDING)
    if not isinstance(ctx.draft.get(HOLDING), dict):  # the best placement that is not in the plan
        first = choose_first_place(view, view.hand, lines)
        held = {} if first is None else {"card": first.card, "cell": first.cell}
    holding = replace(ctx, draft=held)
    parts = (*place.list_parts(holding), place.cell_menu(holding))
    panel = change_replies(parts, note, words("clustered-plan-note"))
    _, status, ghost, hint, cards, arrows, last, menu = panel
    assert isinstance(arrows, Row)
    assert isinstance(last, Row)
    # Once there is a plan, keeping it is green.
    add = replace(last.buttons[0], style="primary" if has_lines else "success")
    reason = (status,) if add.disabled else ()
    *ways, typed = arrows.buttons
    row = Row((*ways, add))
    return PlanEditor(
        (*reason, ghost, hint, cards, row),
        hint=words("clustered-plan-head"),
        details=(status, menu, Row((typed, *undo))),
    )


def _note_line(lines: Sequence[str], action: Action) -> KeepDraft:
    """The lines with one more; a line noted already keeps its rank."""
    return KeepDraft({LINES: [*dict.fromkeys((*lines, write_action(action)))]})


def read_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the draft that are still possible."""
    lines = []
    for text in strings_in(draft, LINES):
        try:
            line = tuple(read_action(action.strip()) for action in text.split(";"))
            check_line(view, line)
        except IllegalAction:
            continue
        lines.append(line)
    return tuple(lines)


def write_draft(view: View, lines: Sequence[Line]) -> Draft:
    return {LINES: ["; ".join(map(write_action, line)) for line in lines]}


def resume_plan(view: View, draft: Draft) -> Draft:
    """The first card that was noted and fits, else the one that was held; of a discard, the first
    that was noted."""
    actions, held = [line[0] for line in read_lines(view, draft)], draft_in(draft, HOLDING)
    if is_discarding(view):
        cards = next((action.cards for action in actions if isinstance(action, Discard)), ())
        return {"cards": [*cards]} if cards else {}
    for action in actions:
        if isinstance(action, Place) and action.cell in find_places(view, action.card):
            return {"card": action.card, "cell": action.cell}
    return held if find_places(view, text_in(held, "card")) else {}


def describe_lines(view: View, lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    return tuple("; ".join(_describe_action(action, words) for action in line) for line in lines)


def _describe_action(action: Action, words: Words) -> str:
    match action:
        case Place(card, cell):
            cards = format_cards((card,), words)
            return words("clustered-plan-told-place", card=cards, cell=name_of(cell))
        case Discard(cards):
            return words("clustered-plan-told-discard", cards=format_cards(cards, words))
        case _:
            return write_action(action)
