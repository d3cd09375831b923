"""The editor of a plan: cards held over the table as when they are placed, and noted one after
another, the best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.screens.clustered.panels import place
from bot.screens.clustered.phrases import card_in, cards, control_of, counted
from bot.screens.clustered.pictures import own_picture
from bot.screens.clustered.placing import spots
from bot.screens.drafting import strings_in
from bot.screens.game import Act, BadInput, Draft, Planner
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place
from engine.clustered.notation import read_action, write_action
from engine.clustered.planning import check_line
from engine.clustered.views import View
from engine.contract import IllegalAction

Line = tuple[Action, ...]
HOLDING, LINES = "holding", "lines"
"""In the draft: what is held over the table, and the lines noted so far."""


def planner(view: View, table: Table, draft: Draft, words: Words) -> Planner:
    if not any(view.places):
        blocks = _nowhere(view, table, words)
    else:
        shown = place.panel(view, table, _held(view, draft), words, None)
        blocks = (Text(words("clustered-plan-head")), *(_noting(one, words) for one in shown[1:]))
    if not plan_lines(view, draft):
        return Planner(blocks)
    back = Button("g.pop", words("clustered-plan-pop"))
    return Planner((*blocks, Row((back, Button("g.clear", words("clustered-plan-clear"))))))


def _nowhere(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """Nothing fits now: which card would go for want of a place."""
    row = Row(
        tuple(
            Button(f"g.drop.{control_of(card)}", counted(card)) for card in dict.fromkeys(view.hand)
        )
    )
    return Text(words("clustered-plan-drop")), own_picture(view, table, words, None), Note(), row


def _noting(block: Block, words: Words) -> Block:
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


def _held(view: View, draft: Draft) -> Draft:
    """What is held: as the draft has it, else the best that is not in the plan."""
    found = draft.get(HOLDING)
    if isinstance(found, dict):
        return found
    noted = strings_in(draft, LINES)
    free = [
        (spot.points, card, spot.cell)
        for card in dict.fromkeys(view.hand)
        for spot in spots(view, card)
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
        case ["drop", name] if card_in(name) in view.hand:
            return _noted(lines, Discard((card_in(name),)))
        case _ if not any(view.places):
            raise BadInput("clustered-bad-control")
    reply = place.press(view, _held(view, draft), control, values)
    if isinstance(reply, Act):
        return _noted(lines, reply.action)
    return {LINES: [*lines], HOLDING: reply.draft}


def _noted(lines: Sequence[str], action: Action) -> Draft:
    """The lines with one more; one that is there already stays where it is."""
    return {LINES: [*dict.fromkeys((*lines, write_action(action)))]}


def plan_lines(view: View, draft: Draft) -> tuple[Line, ...]:
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


def plan_draft(lines: Sequence[Line]) -> Draft:
    return {LINES: ["; ".join(map(write_action, line)) for line in lines]}


def told(lines: Sequence[Line], words: Words) -> tuple[str, ...]:
    """Each line as words."""
    return tuple("; ".join(_told(action, words) for action in line) for line in lines)


def _told(action: Action, words: Words) -> str:
    match action:
        case Place(card, cell):
            shown = cards((card,), words)
            return words("clustered-plan-told-place", card=shown, cell=name_of(cell))
        case Discard(given):
            return words("clustered-plan-told-discard", cards=cards(given, words))
        case _:
            return write_action(action)
