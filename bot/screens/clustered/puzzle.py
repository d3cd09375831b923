"""The daily puzzle: a hand to place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.models.match import Table
from bot.screens.clustered.phrases import symbols_of
from bot.screens.clustered.pictures import hand_picture, table_picture
from bot.screens.lessons import build_lesson_table
from bot.screens.screen import Picture
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action, Place
from engine.clustered.views import View


def build_puzzle_table(view: View, name: str) -> Table:
    return build_lesson_table("clustered", name, ("easy",) * (view.seats - 1), view.to_act)


def ask_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-{kind}", n=len(view.hand))


def name_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-title-{kind}")


def explain_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-about-{kind}")


def name_start(kind: str, view: View, words: Words) -> str:
    return words(f"clustered-puzzle-start-{kind}", n=view.players[0].score.total)


def puzzle_pictures(kind: str, view: View, table: Table, words: Words) -> tuple[Picture, ...]:
    return table_picture(view, table, words), hand_picture(view, table, words)


def describe_answer(kind: str, view: View, answer: Sequence[Action], words: Words) -> str:
    """Each card with its cell, in order."""
    placed = (action for action in answer if isinstance(action, Place))
    return ", ".join(f"{symbols_of(one.card)} {name_of(one.cell)}" for one in placed)


def answer_picture(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> Picture:
    return replace(table_picture(view, table, words, scored=True), name="answer")
