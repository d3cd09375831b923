"""The panel for discarding, whatever the reason, and its draft: the cards chosen so far."""

from collections import Counter
from functools import partial

from bot.screens.clustered import phrases
from bot.screens.clustered.pictures import seat_picture
from bot.screens.context import Context
from bot.screens.drafts import confirm_button, strings_in
from bot.screens.panel import MOST_IN_ROW, button_rows
from bot.screens.replies import KeepDraft
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Text
from bot.words import Words
from engine.clustered.actions import Discard, write_action
from engine.clustered.cards import Card, sort_cards
from engine.clustered.views import View


def is_discarding(view: View) -> bool:
    """Whether the viewer's decision is a discard: the first ones, a stuck hand, down to five."""
    return view.phase in {"opening", "trim"} or view.stuck


def list_parts(ctx: Context[View]) -> tuple[Part, ...]:
    view, words, left, chosen = ctx.view, ctx.words, Counter(ctx.view.hand), list[Card]()
    for card in strings_in(ctx.draft, "cards"):  # as far as they are in the hand and have to go
        if left[card] and len(chosen) < view.wanted:
            left[card] -= 1
            chosen.append(card)
    reason = view.phase if view.phase in {"opening", "trim"} else "stuck"
    news = phrases.describe_news(ctx)
    buttons = [_card_button(view, chosen, card, words) for card in dict.fromkeys(view.hand)]
    rows = -(-len(buttons) // MOST_IN_ROW)
    action = Discard(sort_cards(tuple(chosen))) if len(chosen) >= view.wanted else None
    line, label = write_action(action) if action else None, words("clustered-toss-confirm")
    return (
        Text(words(f"clustered-panel-{reason}", n=view.wanted)),
        *([Text(news)] if news else []),
        LazyPicture(partial(seat_picture, ctx, chosen=chosen, stem="g.toss")),
        Note(),
        *button_rows(buttons, -(-len(buttons) // rows)),  # one, or two of about the same length
        Row((confirm_button(action, line, label, "danger"),)),
    )


def _card_button(view: View, chosen: list[Card], card: Card, words: Words) -> Button:
    """Red where the card is to go. It chooses one more of it, or none once all of it are chosen; a
    card too many replaces the one chosen first."""
    held, count, label = view.hand.count(card), chosen.count(card), phrases.format_short_card(card)
    if held > 1:
        label = words("clustered-toss-several", card=label, n=count, of=held)
    after = [*chosen, card][-view.wanted :]
    if count and count in {held, view.wanted}:
        after = [other for other in chosen if other != card]
    return Button(
        f"g.toss.{phrases.control_of(card)}",
        label,
        "danger" if count else "secondary",
        emoji=phrases.card_emoji(card),
        beside="" if held == 1 else None,
        does=KeepDraft({"cards": [*after]}),
    )
