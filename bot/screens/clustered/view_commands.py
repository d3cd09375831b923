"""Commands that only show something: the reader's hand, and what all cards score."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.board import ACCENT
from bot.screens.clustered.phrases import describe_scores
from bot.screens.clustered.pictures import can_place, hand_picture, table_picture
from bot.screens.contract import Values, ViewCommand
from bot.screens.screen import Screen, Text
from bot.words import Words
from engine.clustered.views import View


def show_hand(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    head = Text(words("clustered-hand", n=len(view.hand)))
    if not view.hand:
        return Screen((head,), table.match, 0, ACCENT)
    keys = ["clustered-hand-legend", *(["clustered-hand-cells"] if can_place(view) else ())]
    legend = Text("\n".join(words(key) for key in keys))
    return Screen((head, hand_picture(view, table, words), legend), table.match, 0, ACCENT)


def show_score(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """Every rectangle and line that scores, with points, decks and discards by seat."""
    picture = table_picture(view, table, words, before, scored=True, low=True)
    lines = Text(describe_scores(view, table, words))
    return Screen((picture, lines), table.match, 0, ACCENT)


VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
)
