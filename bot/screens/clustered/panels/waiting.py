"""The panel of a seat that owes no decision: the table, and the players the match waits for. First
discards can be undone here while others still choose theirs."""

from functools import partial

from bot.screens.clustered.board import describe_result
from bot.screens.clustered.phrases import describe_news, format_cards
from bot.screens.clustered.pictures import seat_picture, table_picture
from bot.screens.context import Context
from bot.screens.panel import is_over, waiting_head
from bot.screens.replies import PlayAction
from bot.screens.screen import Button, LazyPicture, Part, Row, Text
from bot.screens.shared.names import bold_names
from engine.clustered.actions import Action, Recall
from engine.clustered.views import View


def list_parts(ctx: Context[View]) -> tuple[Part, ...]:
    view, table, words = ctx.view, ctx.table, ctx.words
    if view.chosen is not None:
        names = bold_names(table, sorted(view.to_act), words)
        cards = format_cards(view.chosen, words)
        head = Text(words("clustered-panel-chosen", cards=cards, names=names, n=len(view.to_act)))
        undo = Button("g.recall", words("clustered-recall"), does=PlayAction(Recall()))
        return head, LazyPicture(partial(seat_picture, ctx)), Row((undo,))
    if is_over(view.outcome, table):
        over = Text(f"{describe_result(ctx)}\n-# {words('clustered-panel-over')}")
        return over, LazyPicture(partial(table_picture, ctx, scored=True))
    head, news = waiting_head(ctx, f"clustered-waiting-{view.phase}"), describe_news(ctx)
    told = (Text(news),) if news and not ctx.offer else ()  # there is room for one of them
    return head, *told, LazyPicture(partial(seat_picture, ctx, waits=True))


def undo_choice(view: View) -> PlayAction[Action] | None:
    can_undo = view.chosen is not None and view.seat not in view.to_act
    return PlayAction(Recall()) if can_undo else None
