"""The panel of a seat that owes no decision: the table, and the players the match waits for.

First discards can be undone here while others still choose theirs.
"""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.news import news_blocks
from bot.screens.clustered.phrases import format_cards, own, points_by_kind
from bot.screens.clustered.pictures import seat_picture, table_picture
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.panel import is_over
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.lobby import is_live
from bot.screens.shared.names import bold_names
from bot.screens.shared.waiting import is_held, waiting_head
from bot.screens.tips import mark_tip
from bot.words import Words
from engine.clustered.actions import Action, Recall
from engine.clustered.plan import can_plan
from engine.clustered.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    assert view.seat is not None
    if is_over(view.outcome, table):
        over = Text(words("clustered-panel-over"))
        return over, table_picture(view, table, words, before, scored=True)
    key = f"clustered-waiting-{view.phase}"
    head = waiting_head(key, view.to_act, table, view.seat, words)
    news = news_blocks(view, table, words, before)
    if not news and can_plan(view) and not is_live(table) and not is_held(table, view.seat):
        head = mark_tip(f"{head.body}\n{words('clustered-waiting-plan')}")
    return head, *news, seat_picture(view, table, words, before, waits=True)


def describe_standing(view: View, words: Words) -> str:
    """What brings the viewer's points, and how many cards they have yet to draw."""
    seat = own(view)
    points = words("clustered-standing", n=seat.score.total, kinds=points_by_kind(seat, words))
    return f"{points}\n{words('clustered-standing-deck', n=seat.cards_to_draw)}"


def recall_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The first discards that were chosen, and the button that undoes them."""
    names = bold_names(table, sorted(view.to_act), words)
    cards = format_cards(view.chosen or (), words)
    head = words("clustered-panel-chosen", cards=cards, names=names, n=len(view.to_act))
    undo = Row((Button("g.recall", words("clustered-recall")),))
    return Text(head), seat_picture(view, table, words), undo


def undo_choice(view: View) -> PlayAction[Action] | None:
    can_undo = view.chosen is not None and view.seat not in view.to_act
    return PlayAction(Recall()) if can_undo else None


def press_recall(control: list[str]) -> Reply[Action]:
    if control != ["recall"]:
        raise BadInput("clustered-bad-control")
    return PlayAction(Recall())
