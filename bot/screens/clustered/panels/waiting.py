"""The panel of a seat that owes nothing: where things stand, and who is waited for."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.phrases import format_cards, own, points_by_kind
from bot.screens.clustered.pictures import seat_picture, table_picture
from bot.screens.contract import BadInput, PlayAction, Reply
from bot.screens.panel import is_over
from bot.screens.screen import Block, Button, Row, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.actions import Action, Recall
from engine.clustered.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    seat = own(view)
    told = words("clustered-standing", n=seat.score.total, kinds=points_by_kind(seat, words))
    if is_over(view.outcome, table):
        over = Text(words("clustered-panel-over"))
        return over, table_picture(view, table, words, before, scored=True), Text(told)
    names = format_list([bold_name(table, other, words) for other in sorted(view.to_act)], words)
    head = words(f"clustered-waiting-{view.phase}", names=names, n=len(view.to_act))
    left = words("clustered-standing-deck", n=seat.cards_to_draw)
    return Text(head), seat_picture(view, table, words, before), Text(f"{told}\n{left}")


def recall_panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The first discards that were chosen, and the way back while others are still at it."""
    missing = format_list([bold_name(table, seat, words) for seat in sorted(view.to_act)], words)
    chosen = format_cards(view.chosen or (), words)
    told = words("clustered-panel-chosen", cards=chosen, names=missing, n=len(view.to_act))
    return (
        Text(told),
        seat_picture(view, table, words),
        Row((Button("g.recall", words("clustered-recall")),)),
    )


def press_recall(control: list[str]) -> Reply[Action]:
    """The one control of the panel of a seat that has chosen."""
    if control != ["recall"]:
        raise BadInput("clustered-bad-control")
    return PlayAction(Recall())
