"""Phrases that all of Clustered's screens share: cards in words and signs, points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from bot.models.match import Table
from bot.screens.shared.colours import add_colour
from bot.screens.shared.names import bold_name, format_list, seat_name
from bot.words import Words
from engine.clustered.boards import OWNERS
from engine.clustered.cards import KINDS, START, WILD, Card
from engine.clustered.scoring import SIZE_BONUS
from engine.clustered.state import count_turns_left
from engine.clustered.views import SeatView, View
from engine.contract import Param, Seat

SeatNamer: TypeAlias = Callable[[Table, Seat, Words], str]
_SHAPES: Final = {"S": "square", "T": "triangle", "C": "circle"}
_FILLS: Final = {"o": "hollow", ":": "dotted", "*": "solid"}
_SIGNS: Final = {
    "So": "□", "S:": "▣", "S*": "■", "To": "△", "T:": "◬", "T*": "▲", "Co": "○", "C:": "◉",
    "C*": "●",
}  # fmt: skip
_NAMED: Final = {WILD: "Ⓦ", START: "✦"}
"""As they are drawn."""
_IDS: Final = {"o": "h", ":": "d", "*": "s"}
_FROM_IDS: Final = {sign: fill for fill, sign in _IDS.items()}


def symbols_of(card: Card) -> str:
    """The card as Unicode signs: `▲▲`."""
    return _NAMED.get(card) or _SIGNS[card[1:]] * int(card[0])


def symbols_in(text: str) -> str:
    """A card in the notation, also with its owner, as signs; any other text as it is."""
    card = text[1:] if text[:1] in OWNERS else text
    return symbols_of(card) if card in KINDS or card == START else text


def format_short_card(card: Card) -> str:
    """For a row of five buttons on a phone: `2▲`."""
    return symbols_of(card) if card == WILD else f"{card[0]}{_SIGNS[card[1:]]}"


def format_card(card: Card) -> str:
    """`▲▲ 2T*`: signs and notation."""
    return f"{symbols_of(card)} {card}"


def format_cards(found: Iterable[Card], words: Words) -> str:
    """`▲▲ and Ⓦ`."""
    return format_list([*map(symbols_of, found)], words)


def card_words(card: Card, words: Words) -> str:
    """`two solid triangles`, for alt texts."""
    if card == WILD:
        return words("clustered-wild")
    shape, fill = _SHAPES[card[1]], _FILLS[card[2]]
    return words("clustered-card", n=int(card[0]), shape=shape, fill=fill)


def control_of(card: Card) -> str:
    """The card in the characters a control may hold."""
    return card[:2] + _IDS[card[2]] if len(card) == 3 else card


def card_of(control: str) -> Card:
    """The card that a control names; a text that is no card where it names none."""
    return control[:2] + _FROM_IDS.get(control[2:], "?") if len(control) == 3 else control


def own(view: View) -> SeatView:
    assert view.seat is not None  # panels and moves are for seats
    return view.players[view.seat]


def letter_of(seat: Seat) -> str:
    return OWNERS[seat]


def count_cards_left(view: View) -> int:
    """How many cards all players still have to play."""
    each = ((one.cards_held, one.cards_to_draw) for one in view.players)
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


def describe_bonuses(view: View, table: Table, words: Words, name: SeatNamer = seat_name) -> str:
    """Who holds the size bonuses now; empty in a match without them."""
    if not view.size_bonuses or view.seats == 1:
        return ""
    largest = [seat for seat, one in enumerate(view.players) if one.score.largest]
    longest = [seat for seat, one in enumerate(view.players) if one.score.longest]
    holders = {"largest": largest, "longest": longest}
    return words(
        "clustered-bonuses",
        **{  # at most one seat holds each
            kind: name(table, seats[0], words) if seats else words("clustered-bonus-nobody")
            for kind, seats in holders.items()
        },
    )


def rank_params(view: View, seat: Seat, ranks: Sequence[int], words: Words) -> dict[str, Param]:
    """A seat's rank and points, for a sentence about the end of a match."""
    player = view.players[seat]
    kinds = points_by_kind(player, words)
    return {"place": ranks[seat], "points": player.score.total, "kinds": kinds}


def describe_scores(view: View, table: Table, words: Words) -> str:
    """Each seat's points by kind, with how many cards it has left and what it has discarded."""
    return "\n".join(_describe_score(view, table, seat, words) for seat in range(view.seats))


def _describe_score(view: View, table: Table, seat: Seat, words: Words) -> str:
    player = view.players[seat]
    name = add_colour(bold_name(table, seat, words), table, seat, words)
    kinds = points_by_kind(player, words)
    letter, total = letter_of(seat), player.score.total
    line = words("clustered-score", letter=letter, name=name, n=total, kinds=kinds)
    cards = words("clustered-score-cards", held=player.cards_held, deck=player.cards_to_draw)
    discards = ", ".join(map(symbols_of, player.discards)) or words("clustered-score-none")
    return f"{line}\n-# {cards} {words('clustered-score-discards', cards=discards)}"
