"""The daily puzzle: a hand to place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.screens.clustered.emojis import card_emoji
from bot.screens.clustered.phrases import card_words
from bot.screens.clustered.pictures import hand_picture, table_picture
from bot.screens.lessons import build_lesson_table
from bot.screens.panel import format_gain
from bot.screens.screen import Picture, mark_emoji
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action
from engine.clustered.cards import Card
from engine.clustered.puzzles import list_played
from engine.clustered.views import View


def build_puzzle_table(view: View, name: str) -> Table:
    return build_lesson_table("clustered", name, ("easy",) * (view.seats - 1), view.to_act)


def ask_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-{kind}", n=len(view.hand))


def name_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-title-{kind}")


def explain_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-about-{kind}")


def explain_use(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-uses-{kind}", n=len(view.hand))


def puzzle_pictures(kind: str, view: View, table: Table, words: Words) -> tuple[Picture, ...]:
    whole = table_picture(view, table, words, low=True, around=True)
    return whole, hand_picture(view, table, words)


def describe_answer(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> str:
    """Each card with its cell and what it gains, in order."""
    return ", ".join(
        f"{_draw_card(one.card, words)} {name_of(one.cell)} ({format_gain(gain)})"
        for one, gain in list_played(view)
    )


def explain_answer(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> str:
    """What each card gained in the order played, and which of them had no choice."""
    played = list_played(view)
    told = [f"{name_of(one.cell)} {format_gain(gain)}" for one, gain in played]
    lines = [" · ".join(told)]
    if len(played) > len(answer):
        cell = name_of(played[-1][0].cell)
        lines.append(words("clustered-puzzle-forced", cell=cell))
    if discards := view.players[0].discards:
        cards = ", ".join(_draw_card(one, words) for one in discards)
        lines.append(words("clustered-puzzle-no-cell", cards=cards))
    return "\n".join(lines)


def _draw_card(card: Card, words: Words) -> str:
    return mark_emoji(card_emoji(card)) + card_words(card, words)


def answer_picture(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> Picture:
    return replace(table_picture(view, table, words, scored=True, low=True), name="answer")
