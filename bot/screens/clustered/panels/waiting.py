"""The panel of a seat that owes nothing: where things stand, and who is waited for."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.board import is_over
from bot.screens.clustered.phrases import own, points_by_kind
from bot.screens.clustered.pictures import seat_picture, table_picture
from bot.screens.screen import Block, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.clustered.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    seat = own(view)
    told = words("clustered-standing", n=seat.score.total, kinds=points_by_kind(seat, words))
    if is_over(view, table):
        over = Text(words("clustered-panel-over"))
        return over, table_picture(view, table, words, before, scored=True), Text(told)
    names = format_list([bold_name(table, other, words) for other in sorted(view.to_act)], words)
    head = words(f"clustered-waiting-{view.phase}", names=names, n=len(view.to_act))
    left = words("clustered-standing-deck", n=seat.cards_to_draw)
    return Text(head), seat_picture(view, table, words, before), Text(f"{told}\n{left}")
