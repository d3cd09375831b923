"""The editor of a plan: cards held over the table as when they are placed, and noted in order of
preference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.screens.clustered.emojis import card_emoji
from bot.screens.clustered.panels import place
from bot.screens.clustered.phrases import card_of, control_of, format_cards, format_short_card
from bot.screens.clustered.pictures import seat_picture
from bot.screens.clustered.placement_draft import choose_first_place
from bot.screens.contract import BadInput, Draft, PlanEditor, PlayAction
from bot.screens.drafts import draft_in, strings_in
from bot.screens.screen import Block, Button, Note, Row, Style
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
    blocks: tuple[Block, ...]
    has_lines = bool(read_plan_lines(view, draft))
    undo = (Row((Button("g.pop", words("clustered-plan-pop")),)),) if has_lines else ()
    if not any(view.places):
        blocks = (seat_picture(view, table, words), Note(), Row(_discard_buttons(view)))
        return PlanEditor(blocks, hint=words("clustered-plan-drop"), details=undo)
    raw = _read_held_card(view, draft)
    _, status, picture, note, cards, arrows, last = place.panel(view, table, raw, words, None)
    assert isinstance(arrows, Row)
    assert isinstance(last, Row)
    add = _relabel_add_button(last.buttons[0], words, is_main=not has_lines)
    reason = (status,) if add.disabled else ()
    blocks = (*reason, picture, note, cards, Row((*arrows.buttons[:4], add)))
    details = (status, place.cell_menu(view, raw, words), *undo)
    return PlanEditor(blocks, hint=words("clustered-plan-head"), details=details)


def _relabel_add_button(confirm: Button, words: Words, *, is_main: bool) -> Button:
    """What plays a card on the panel adds it here; once there is a plan, keeping it is green."""
    style: Style = "success" if is_main else "primary"
    return replace(confirm, label=words("clustered-plan-note"), style=style)


def _read_held_card(view: View, draft: Draft) -> Draft:
    """The card held: as the draft has it, else the best placement that is not in the plan."""
    if isinstance(draft.get(HOLDING), dict):
        return draft_in(draft, HOLDING)
    first = choose_first_place(view, view.hand, strings_in(draft, LINES))
    return {} if first is None else {"card": first.card, "cell": first.cell}


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


def _discard_buttons(view: View) -> tuple[Button, ...]:
    """Where no card fits now: which one to discard."""
    return tuple(
        Button(
            f"g.drop.{control_of(card)}", format_short_card(card), emoji=card_emoji(card), beside=""
        )
        for card in dict.fromkeys(view.hand)
    )
