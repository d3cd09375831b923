"""Commands that only show something: the reader's hand, and everyone's points."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.contract import Values, ViewCommand
from bot.screens.screen import Screen, Text
from bot.screens.wildlands.board import ACCENT
from bot.screens.wildlands.phrases import describe_sides
from bot.screens.wildlands.pictures import hand_picture, map_picture
from bot.words import Words
from engine.wildlands.views import View


def show_hand(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    head = Text(words("wildlands-hand", n=len(view.hand)))
    picture = hand_picture(view, table, words)
    return Screen((head, *((picture,) if picture else ())), table.match, 0, ACCENT)


def show_score(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    lines = Text(describe_sides(view, table, words))
    return Screen((map_picture(view, table, words, before), lines), table.match, 0, ACCENT)


VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
)
