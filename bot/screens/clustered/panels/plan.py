"""The editor of a plan: cards held over the table as when they are placed, and noted one after
another, the best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.screens.clustered.panels import place
from bot.screens.clustered.phrases import card_of, control_of, format_cards, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.clustered.placement_draft import find_spots
from bot.screens.contract import BadInput, Draft, PlanEditor, PlayAction
from bot.screens.drafts import strings_in
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place, read_action, write_action
from engine.clustered.plan import check_line
from engine.clustered.views import View
from engine.contract import IllegalAction

Line = tuple[Action, ...]
HOLDING, LINES = "holding", "lines"
"""In the draft: what is held over the table, and the lines noted so far."""


def render_editor(view: View, table: Table, draft: Draft, words: Words) -> PlanEditor:
    if not any(view.places):
        blocks = _drop_blocks(view, table, words)
    else:
        shown = place.panel(view, table, _read_held_card(view, draft), words, None)
        blocks = (
            Text(words("clustered-plan-head")),
            *(_label_as_note(one, words) for one in shown[1:]),
        )
    if not read_plan_lines(view, draft):
        return PlanEditor(blocks)
    back = Button("g.pop", words("clustered-plan-pop"))
    return PlanEditor((*blocks, Row((back, Button("g.clear", words("clustered-plan-clear"))))))


def _drop_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """Nothing fits now: which card would go for want of a place."""
    row = Row(
        tuple(
            Button(f"g.drop.{control_of(card)}", format_short_card(card))
            for card in dict.fromkeys(view.hand)
        )
    )
    return Text(words("clustered-plan-drop")), seat_picture(view, table, words, None), Note(), row


def _label_as_note(block: Block, words: Words) -> Block:
    """What would place a card only notes it here."""
    if not isinstance(block, Row):
        return block
    return Row(
        tuple(
            replace(one, label=words("clustered-plan-note"))
            if one.control.startswith("g.confirm.")
            else one
            for one in block.buttons
        )
    )


def _read_held_card(view: View, draft: Draft) -> Draft:
    """What is held: as the draft has it, else the best that is not in the plan."""
    found = draft.get(HOLDING)
    if isinstance(found, dict):
        return found
    noted = strings_in(draft, LINES)
    free = [
        (spot.points, card, spot.cell)
        for card in dict.fromkeys(view.hand)
        for spot in find_spots(view, card)
        if write_action(Place(card, spot.cell)) not in noted
    ]
    if not free:
        return {}
    most = max(points for points, *_ in free)
    card, cell = next((card, cell) for points, card, cell in free if points == most)
    return {"card": card, "cell": cell}


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Draft:
    """Raises `BadInput`, and `IllegalAction` for what fits nowhere."""
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
    """The lines with one more; one that is there already stays where it is."""
    return {LINES: [*dict.fromkeys((*lines, write_action(action)))]}


def read_plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
    """The lines of the draft that may still come true."""
    found = []
    for text in strings_in(draft, LINES):
        try:
            line = tuple(read_action(one.strip()) for one in text.split(";"))
            check_line(view, line)
        except IllegalAction:
            continue
        found.append(line)
    return tuple(found)


def write_plan_draft(lines: Sequence[Line]) -> Draft:
    return {LINES: ["; ".join(map(write_action, line)) for line in lines]}


def describe_lines(lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line as words."""
    return tuple("; ".join(_describe_action(action, words) for action in line) for line in lines)


def _describe_action(action: Action, words: Words) -> str:
    match action:
        case Place(card, cell):
            shown = format_cards((card,), words)
            return words("clustered-plan-told-place", card=shown, cell=name_of(cell))
        case Discard(given):
            return words("clustered-plan-told-discard", cards=format_cards(given, words))
        case _:
            return write_action(action)
