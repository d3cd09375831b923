"""The small phrases all of Clustered's screens are built from: cards in words and signs, points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.screens.shared.names import format_list
from bot.words import Words
from engine.clustered.boards import OWNERS
from engine.clustered.cards import WILD, Card
from engine.clustered.views import SeatView, View
from engine.contract import Seat

_SHAPES: Final = {"S": "square", "T": "triangle", "C": "circle"}
_FILLS: Final = {"o": "hollow", ":": "dotted", "*": "solid"}
_SIGNS: Final = {
    "So": "□", "S:": "▣", "S*": "■", "To": "△", "T:": "◬", "T*": "▲", "Co": "○", "C:": "◉",
    "C*": "●",
}  # fmt: skip
_IDS: Final = {"o": "h", ":": "d", "*": "s"}
_FROM_IDS: Final = {sign: fill for fill, sign in _IDS.items()}


def symbols_of(card: Card) -> str:
    """The card as letters can draw it: `▲▲`."""
    return "★" if card == WILD else _SIGNS[card[1:]] * int(card[0])


def format_short_card(card: Card) -> str:
    """The card as short as can be, for a row of five buttons on a phone: `2▲`."""
    return symbols_of(card) if card == WILD else f"{card[0]}{_SIGNS[card[1:]]}"


def format_card(card: Card) -> str:
    """The card drawn and in the notation: `▲▲ 2T*`."""
    return f"{symbols_of(card)} {card}"


def format_cards(found: Iterable[Card], words: Words) -> str:
    """`▲▲ 2T* and ★ W`, safe for markdown."""
    return format_list([f"{symbols_of(card)} `{card}`" for card in found], words)


def card_words(card: Card, words: Words) -> str:
    """`two solid triangles`, for those who don't see it."""
    if card == WILD:
        return words("clustered-wild")
    shape, fill = _SHAPES[card[1]], _FILLS[card[2]]
    return words("clustered-card", n=int(card[0]), shape=shape, fill=fill)


def control_of(card: Card) -> str:
    """The card in the letters of a control."""
    return card[:2] + _IDS[card[2]] if len(card) == 3 else card


def card_of(control: str) -> Card:
    """The card that a control names, or a text that is none."""
    return control[:2] + _FROM_IDS.get(control[2:], "?") if len(control) == 3 else control


def own(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None  # panels and moves are for seats
    return view.players[view.seat]


def letter_of(seat: Seat) -> str:
    """The letter of a seat in the notation."""
    return OWNERS[seat]


def count_cards_left(view: View) -> int:
    """How many cards are still to be played by all."""
    return sum(one.cards_held + one.cards_to_draw for one in view.players)


def points_by_kind(seat: SeatView, words: Words) -> str:
    """`rectangle 6 · lines 9 · bonus 2`: what brings something."""
    score = seat.score
    figures = (
        ("rectangle", len(score.rectangle)), ("lines", score.line_points), ("bonus", score.bonus),
    )  # fmt: skip
    told = [words(f"clustered-points-{kind}", points=points) for kind, points in figures if points]
    return " · ".join(told) or words("clustered-points-none")
