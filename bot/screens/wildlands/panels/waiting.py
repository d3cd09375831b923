"""The panel of a seat that owes no decision: the news, the map, and its hand. In set-up the
characters can be taken back while others still choose."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.panel import is_over
from bot.screens.screen import Block, Button, Note, Row, Text
from bot.screens.shared.names import bold_names
from bot.screens.shared.waiting import waiting_head
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import map_picture, waiting_picture
from bot.words import Words
from engine.wildlands.actions import Action, Recall
from engine.wildlands.checks import can_recall
from engine.wildlands.state import Phase
from engine.wildlands.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    assert view.seat is not None
    if is_over(view.outcome, table):
        picture = map_picture(view, table, words, before)
        return Text(""), Note(), picture  # its head says that it is over
    if can_recall(view):
        return _recall_panel(view, table, words)
    key = f"wildlands-waiting-{view.phase.value}"
    head = waiting_head(key, view.to_act, table, view.seat, words)
    if view.phase is Phase.ASK:
        names = bold_names(table, sorted(view.to_act), words)
        head = Text(words("wildlands-waiting-ask", names=names))
    if view.answer is not None:
        head = Text(words("wildlands-waiting-answered"))
    return head, Note(), waiting_picture(view, table, words, before)


def _recall_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """Where the characters will begin, and the button that takes it back."""
    names = bold_names(table, sorted(view.to_act), words)
    places = ", ".join(
        f"{own_label(view, one)}: {space}" for one, space in enumerate(view.places, 1)
    )
    head = words("wildlands-panel-placed", places=places, names=names, n=len(view.to_act))
    picture = waiting_picture(view, table, words)
    return Text(head), picture, Row((Button("g.recall", words("wildlands-recall")),))


def undo_choice(view: View) -> PlayAction[Action] | None:
    can_undo = view.phase is Phase.SETUP and can_recall(view)
    return PlayAction(Recall()) if can_undo else None


def press(view: View, control: list[str]) -> Reply[Action]:
    """Raises `BadInput` for all but taking set-up back."""
    match control:
        case ["recall"]:
            return PlayAction(Recall())
        case ["pass" | "interrupt", _]:
            raise BadInput(f"wildlands-question-{'others' if view.answer is None else 'answered'}")
        case _:
            raise BadInput("wildlands-bad-control")
