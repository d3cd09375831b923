"""The editor of a plan: cards held over the table as when they are placed, and noted in order of
preference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.models.match import Table
from bot.screens.clustered.panels import place
from bot.screens.clustered.phrases import card_of, control_of, format_cards, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.clustered.placement_draft import find_spots
from bot.screens.contract import BadInput, Draft, PlanEditor, PlayAction
from bot.screens.drafts import draft_in, strings_in
from bot.screens.panel import MOST_IN_ROW, relabel_confirm
from bot.screens.screen import Block, Button, Note, Row
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place, read_action, write_action
from engine.clustered.plan import check_line
from engine.clustered.views import View
from engine.contract import IllegalAction

Line = tuple[Action, ...]
HOLDING, LINES = "holding", "lines"
"""Keys of the draft: the card held over the table, and the lines noted so far."""


def render_editor(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    if not any(view.places):
        *blocks, row = _discard_blocks(view, table, words)
        hint = words("clustered-plan-drop")
    else:
        _, *panel = place.panel(view, table, _read_held_card(view, draft), words, None)
        label, hint = words("clustered-plan-note"), words("clustered-plan-head")
        *blocks, row = (relabel_confirm(block, label) for block in panel)
    if not read_plan_lines(view, draft):
        return PlanEditor((*blocks, row), hint=hint)
    assert isinstance(row, Row)
    undo = Button("g.pop", words("clustered-plan-pop"))
    if len(row.buttons) == MOST_IN_ROW:
        return PlanEditor((*blocks, row, Row((undo,))), hint=hint)
    return PlanEditor((*blocks, Row((*row.buttons, undo))), hint=hint)


def _read_held_card(view: View, draft: Draft) -> Draft:
    """The card held: as the draft has it, else the best placement that is not in the plan."""
    if isinstance(draft.get(HOLDING), dict):
        return draft_in(draft, HOLDING)
    lines = strings_in(draft, LINES)
    free = [
        (spot.points, card, spot.cell)
        for card in dict.fromkeys(view.hand)
        for spot in find_spots(view, card)
        if write_action(Place(card, spot.cell)) not in lines
    ]
    if not free:
        return {}
    _, card, cell = max(free, key=lambda one: one[0])
    return {"card": card, "cell": cell}


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """Raises `BadInput`, and `IllegalAction` for a card that fits nowhere."""
    lines = list(strings_in(draft, LINES))
    match control:
        case ["pop"]:
            return {LINES: [*lines[:-1]]}
        case ["clear"]:
            return {}
        case ["drop", name] if card_of(name) in view.hand:
            return _note_line(lines, Discard((card_of(name),)))
        case _ if not any(view.places):
            raise BadInput("clustered-bad-control")
    reply = place.press(view, _read_held_card(view, draft), control, values)
    if isinstance(reply, PlayAction):
        return _note_line(lines, reply.action)
    return {LINES: [*lines], HOLDING: reply.draft}


def _note_line(lines: Sequence[str], action: Action) -> Draft:
    """The lines with one more; a line noted already keeps its rank."""
    return {LINES: [*dict.fromkeys((*lines, write_action(action)))]}


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the draft that are still possible."""
    found = []
    for text in strings_in(draft, LINES):
        try:
            line = tuple(read_action(one.strip()) for one in text.split(";"))
            check_line(view, line)
        except IllegalAction:
            continue
        found.append(line)
    return tuple(found)


def write_plan_draft(view: View, lines: Sequence[Line]) -> Draft:
    return {LINES: ["; ".join(map(write_action, line)) for line in lines]}


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


def _discard_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """No card fits now: which one to discard."""
    cards = dict.fromkeys(view.hand)
    buttons = [Button(f"g.drop.{control_of(card)}", format_short_card(card)) for card in cards]
    row = Row(tuple(buttons))
    return seat_picture(view, table, words, None), Note(), row
