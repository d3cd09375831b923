"""The daily puzzle: a hand to place."""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.clustered.phrases import card_emoji, card_words
from bot.screens.clustered.pictures import hand_picture, table_picture
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.panel import format_gain
from bot.screens.screen import Picture, mark_emoji
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Action
from engine.clustered.cards import Card
from engine.clustered.puzzles import list_played
from engine.clustered.views import View


class PuzzleScreens(SupportsPuzzles[View, Action]):
    """What the screens of the game say and show of a puzzle."""

    def ask_puzzle(self, ctx: Context[View], kind: str) -> str:
        return ctx.words(f"clustered-puzzle-{kind}", n=len(ctx.view.hand))

    def explain_use(self, ctx: Context[View], kind: str) -> str:
        return ctx.words(f"clustered-puzzle-uses-{kind}", n=len(ctx.view.hand))

    def puzzle_pictures(self, ctx: Context[View], kind: str) -> tuple[Picture, ...]:
        return table_picture(ctx, low=True, around=True), hand_picture(ctx)

    def describe_answer(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> str:
        """Each card with its cell and what it gains, in order."""
        return ", ".join(
            f"{_draw_card(played.card, ctx.words)} {name_of(played.cell)} ({format_gain(gain)})"
            for played, gain in list_played(ctx.view)
        )

    def explain_answer(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> str:
        """What each card gained in the order played, and which of them had no choice."""
        played, words = list_played(ctx.view), ctx.words
        lines = [" · ".join(f"{name_of(place.cell)} {format_gain(gain)}" for place, gain in played)]
        if len(played) > len(answer):
            cell = name_of(played[-1][0].cell)
            lines.append(words("clustered-puzzle-forced", cell=cell))
        if discards := ctx.view.players[0].discards:
            cards = ", ".join(_draw_card(card, words) for card in discards)
            lines.append(words("clustered-puzzle-no-cell", cards=cards))
        return "\n".join(lines)

    def answer_picture(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> Picture:
        return replace(table_picture(ctx, scored=True, low=True), name="answer")


def _draw_card(card: Card, words: Words) -> str:
    return mark_emoji(card_emoji(card)) + card_words(card, words)
