"""The panel for discarding, whatever the reason, and its draft: the cards chosen so far."""

from __future__ import annotations

from collections import Counter
from functools import partial

from bot.screens.clustered.phrases import (
    card_emoji,
    control_of,
    describe_news,
    format_short_card,
)
from bot.screens.clustered.pictures import seat_picture
from bot.screens.context import Context
from bot.screens.drafts import confirm_button, strings_in
from bot.screens.panel import MOST_IN_ROW, button_rows
from bot.screens.replies import Draft, KeepDraft
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Text
from bot.words import Words
from engine.clustered.actions import Discard, write_action
from engine.clustered.cards import Card, sort_cards
from engine.clustered.views import View


def is_discarding(view: View) -> bool:
    """Whether the viewer's decision is a discard: the first ones, a stuck hand, down to five."""
    return view.phase in {"opening", "trim"} or view.stuck


def list_parts(ctx: Context[View]) -> tuple[Part, ...]:
    view, words = ctx.view, ctx.words
    chosen = _read_chosen(view, ctx.draft)
    reason = view.phase if view.phase in {"opening", "trim"} else "stuck"
    news = describe_news(ctx)
    buttons = [_card_button(view, chosen, card, words) for card in dict.fromkeys(view.hand)]
    rows = -(-len(buttons) // MOST_IN_ROW)
    return (
        Text(words(f"clustered-panel-{reason}", n=view.wanted)),
        *([Text(news)] if news else []),
        LazyPicture(partial(seat_picture, ctx, chosen=chosen, stem="g.toss")),
        Note(),
        *button_rows(buttons, -(-len(buttons) // rows)),  # one, or two of about the same length
        Row((_confirm(view, chosen, words),)),
    )


def _read_chosen(view: View, draft: Draft) -> tuple[Card, ...]:
    """The cards the draft names, as far as they are in the hand and have to go."""
    hand = Counter(view.hand)
    cards: list[Card] = []
    for card in strings_in(draft, "cards"):
        if hand[card] and len(cards) < view.wanted:
            hand[card] -= 1
            cards.append(card)
    return tuple(cards)


def _card_button(view: View, chosen: tuple[Card, ...], card: Card, words: Words) -> Button:
    """Red where the card is to go. It chooses one more of it, or none once all of it are chosen; a
    card too many replaces the one chosen first."""
    held, count, label = view.hand.count(card), chosen.count(card), format_short_card(card)
    if held > 1:
        label = words("clustered-toss-several", card=label, n=count, of=held)
    after = (*chosen, card)[-view.wanted :]
    if count and count in {held, view.wanted}:
        after = tuple(other for other in chosen if other != card)
    return Button(
        f"g.toss.{control_of(card)}",
        label,
        "danger" if count else "secondary",
        emoji=card_emoji(card),
        beside="" if held == 1 else None,
        does=KeepDraft({"cards": [*after]}),
    )


def _confirm(view: View, chosen: tuple[Card, ...], words: Words) -> Button:
    label = words("clustered-toss-confirm")
    if len(chosen) < view.wanted:
        return confirm_button(None, None, label, "danger")
    action = Discard(sort_cards(chosen))
    return confirm_button(action, write_action(action), label, "danger")
