"""Phrases that all of Clustered's screens share: cards in words and signs, points, what is new."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.screens import panel
from bot.screens.context import Context
from bot.screens.discord_limits import shorten
from bot.screens.shared.names import add_colour, bold_name, format_list, seat_name
from bot.words import Words
from engine.cells import name_of
from engine.clustered.boards import OWNERS, PlacedCard
from engine.clustered.cards import KINDS, START, WILD, Card
from engine.clustered.scoring import SIZE_BONUS
from engine.clustered.state import count_turns_left
from engine.clustered.views import SeatView, View
from engine.contract import IllegalAction, Seat

_SHAPES: Final = {"S": "square", "T": "triangle", "C": "circle"}
_FILLS: Final = {"o": "hollow", ":": "dotted", "*": "solid"}
_SIGNS: Final = {
    "So": "□", "S:": "▣", "S*": "■", "To": "△", "T:": "◬", "T*": "▲", "Co": "○", "C:": "◉",
    "C*": "●",
}  # fmt: skip
_NAMED: Final = {WILD: "Ⓦ", START: "✦"}  # as they are drawn
SAID_AS: Final = {
    "action-discard": "plan-line",
    "action-place": "plan-line",
    "action-recall": "plan-line",
    "action-unknown": "plan-line",
    "card-named-often": "card-not-held",
    "place-edge": "place-apart",
    "place-taken": "place-apart",
    "wrong-phase": "other",
}
"""Refusals that another one's sentence explains as well."""
_IDS: Final = {"o": "h", ":": "d", "*": "s"}
MOST_NEWS: Final = 3  # new cards listed in one line of a phone; more are only marked
LONGEST_NAME: Final = 18


def symbols_of(card: Card) -> str:
    """The card as Unicode signs: `▲▲`."""
    return _NAMED.get(card) or _SIGNS[card[1:]] * int(card[0])


def format_short_card(card: Card) -> str:
    """For a row of five buttons on a phone: `2▲`."""
    return symbols_of(card) if card == WILD else f"{card[0]}{_SIGNS[card[1:]]}"


def format_cards(cards: Iterable[Card], words: Words) -> str:
    """`▲▲ and Ⓦ`."""
    return format_list([*map(symbols_of, cards)], words)


def card_words(card: Card, words: Words) -> str:
    """`two solid triangles`, for alt texts."""
    if card == WILD:
        return words("clustered-wild")
    shape, fill = _SHAPES[card[1]], _FILLS[card[2]]
    return words("clustered-card", n=int(card[0]), shape=shape, fill=fill)


def control_of(card: Card) -> str:
    """The card in the characters a control may hold."""
    return card[:2] + _IDS[card[2]] if len(card) == 3 else card


def card_emoji(card: Card) -> str:
    return f"clustered_{control_of(card)}"


def own(view: View) -> SeatView:
    assert view.seat is not None  # panels and moves are for seats
    return view.players[view.seat]


def count_cards_left(view: View) -> int:
    """How many cards all players still have to play."""
    each = ((player.cards_held, player.cards_to_draw) for player in view.players)
    return sum(count_turns_left(*cards, fast=view.fast) for cards in each)


def points_by_kind(seat: SeatView, words: Words) -> str:
    """`rectangle 6 · lines 9 · longest line +2`: what brings points."""
    score = seat.score
    figures = (
        ("rectangle", len(score.rectangle)),
        ("lines", score.line_points),
        ("largest", SIZE_BONUS * score.largest),
        ("longest", SIZE_BONUS * score.longest),
    )
    kinds = [words(f"clustered-points-{kind}", points=points) for kind, points in figures if points]
    return " · ".join(kinds) or words("clustered-points-none")


def describe_bonuses(
    ctx: Context[View], name: Callable[[Table, Seat, Words], str] = seat_name
) -> str:
    """Who holds the size bonuses now; empty in a match without them."""
    view, words = ctx.view, ctx.words
    if not view.size_bonuses or view.seats == 1:
        return ""
    largest = [seat for seat, player in enumerate(view.players) if player.score.largest]
    longest = [seat for seat, player in enumerate(view.players) if player.score.longest]
    holders = {"largest": largest, "longest": longest}
    return words(
        "clustered-bonuses",
        **{  # at most one seat holds each
            kind: name(ctx.table, seats[0], words) if seats else words("clustered-bonus-nobody")
            for kind, seats in holders.items()
        },
    )


def describe_scores(ctx: Context[View]) -> str:
    """Each seat's points by kind, with how many cards it has left and what it has discarded."""
    table, words, lines = ctx.table, ctx.words, []
    for seat, player in enumerate(ctx.view.players):
        name = add_colour(bold_name(table, seat, words), table, seat, words)
        kinds, total = points_by_kind(player, words), player.score.total
        lines.append(words("clustered-score", letter=OWNERS[seat], name=name, n=total, kinds=kinds))
        cards = words("clustered-score-cards", held=player.cards_held, deck=player.cards_to_draw)
        discards = ", ".join(map(symbols_of, player.discards)) or words("clustered-score-none")
        lines.append(f"-# {cards} {words('clustered-score-discards', cards=discards)}")
    return "\n".join(lines)


def find_new_cards(ctx: Context[View]) -> tuple[PlacedCard, ...]:
    """The cards of others placed since the reader last looked, the newest last."""
    view, before = ctx.view, ctx.before
    new = () if before is None else view.board.laid[len(before.board.laid) :]
    return tuple(card for card in new if view.seat is None or card.owner != view.seat)


def describe_news(ctx: Context[View]) -> str:
    """The new cards in one line; empty if there are none."""
    new, words = find_new_cards(ctx), ctx.words
    if not new:
        return ""
    if len(new) == 1:
        (card,) = new
        assert card.owner is not None  # start cards lie there from the beginning
        name = escape(shorten(seat_name(ctx.table, card.owner, words), LONGEST_NAME))
        sign, cell = symbols_of(card.card), name_of(card.cell)
        return words("clustered-news-one", name=name, card=sign, cell=cell)
    cards = " · ".join(
        f"**{OWNERS[card.owner]}** {format_short_card(card.card)} {name_of(card.cell)}"
        for card in new[-MOST_NEWS:]
        if card.owner is not None
    )
    if len(new) > MOST_NEWS:
        return words("clustered-news-more", cards=cards, n=len(new) - MOST_NEWS)
    return words("clustered-news", cards=cards)


def explain_refusal(error: IllegalAction, words: Words) -> str:
    """What is wrong and what to do, with cards as they are drawn instead of in the notation. What
    was typed and is no card is quoted as it is."""
    params = dict(error.params)
    for key, value in error.params.items():
        if isinstance(value, str):
            card = value[1:] if value[:1] in OWNERS else value
            params[key] = symbols_of(card) if card in KINDS or card == START else value
    drawn = IllegalAction(error.code, section=error.section, cells=error.cells, **params)
    return panel.explain_refusal("clustered", drawn, words, SAID_AS)
