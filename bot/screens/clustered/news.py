"""The cards placed since somebody last looked: what a picture marks and its text lists."""

from __future__ import annotations

from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.clustered.phrases import format_short_card, letter_of, symbols_of
from bot.screens.discord_limits import shorten
from bot.screens.screen import Text
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import name_of
from engine.clustered.boards import PlacedCard
from engine.clustered.views import View

MOST: Final = 3
"""Cards listed in one line of a phone; more are only marked."""
LONGEST_NAME: Final = 18


def find_new_cards(view: View, before: View | None) -> tuple[PlacedCard, ...]:
    """The cards of others placed since an earlier view, the newest last; none where there is
    none."""
    if before is None:
        return ()
    new = view.board.laid[len(before.board.laid) :]
    return tuple(card for card in new if view.seat is None or card.owner != view.seat)


def news_blocks(view: View, table: Table, words: Words, before: View | None) -> tuple[Text, ...]:
    """A line for the new cards, if there are any."""
    news = describe_news(view, table, words, before)
    return (Text(news),) if news else ()


def describe_news(view: View, table: Table, words: Words, before: View | None) -> str:
    """The new cards in one line; empty if there are none."""
    new = find_new_cards(view, before)
    if not new:
        return ""
    if len(new) == 1:
        (card,) = new
        assert card.owner is not None  # start cards lie there from the beginning
        name = escape(shorten(seat_name(table, card.owner, words), LONGEST_NAME))
        sign, cell = symbols_of(card.card), name_of(card.cell)
        return words("clustered-news-one", name=name, card=sign, cell=cell)
    cards = " · ".join(map(_describe_card, new[-MOST:]))
    if len(new) > MOST:
        return words("clustered-news-more", cards=cards, n=len(new) - MOST)
    return words("clustered-news", cards=cards)


def _describe_card(card: PlacedCard) -> str:
    assert card.owner is not None
    return f"**{letter_of(card.owner)}** {format_short_card(card.card)} {name_of(card.cell)}"
