"""The panel of a seat that owes nothing: where things stand, and who is waited for."""

from __future__ import annotations

from bot.screens.clustered.board import is_over
from bot.screens.clustered.phrases import kinds, own
from bot.screens.clustered.pictures import own_picture, table_picture
from bot.screens.house.names import listed, who
from bot.screens.screen import Block, Text
from bot.tables import Table
from bot.words import Words
from engine.clustered.views import View


def panel(view: View, table: Table, words: Words, before: View | None) -> tuple[Block, ...]:
    seat = own(view)
    told = words("clustered-standing", n=seat.score.total, kinds=kinds(seat, words))
    if is_over(view, table):
        over = Text(words("clustered-panel-over"))
        return over, table_picture(view, table, words, before, scored=True), Text(told)
    names = listed([who(table, other, words) for other in sorted(view.to_act)], words)
    head = words(f"clustered-waiting-{view.phase}", names=names, n=len(view.to_act))
    left = words("clustered-standing-deck", n=seat.cards_to_draw)
    return Text(head), own_picture(view, table, words, before), Text(f"{told}\n{left}")
