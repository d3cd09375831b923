"""The daily puzzle: a turn to play for the most points."""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.screen import Picture
from bot.screens.wildlands.phrases import describe_action
from bot.screens.wildlands.pictures import changes_picture, hand_picture, map_picture
from engine.wildlands.actions import Action, End
from engine.wildlands.views import View


class PuzzleScreens(SupportsPuzzles[View, Action]):
    """What the screens of the game say and show of a puzzle."""

    def puzzle_pictures(self, ctx: Context[View], kind: str) -> tuple[Picture, ...]:
        hand = hand_picture(ctx)
        return map_picture(ctx), *([hand] if hand else [])

    def describe_answer(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> str:
        """Each action in order, but for the end of the turn."""
        table, seat = ctx.view.table, ctx.seat
        return " · ".join(
            describe_action(action, table, seat, ctx.words, paid=False)
            for action in answer
            if not isinstance(action, End)
        )

    def answer_picture(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> Picture:
        return replace(changes_picture(ctx), name="answer")
