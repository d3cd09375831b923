"""The daily puzzles: a land before building, and a card to cut."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.render.cutterland.build_scene import build_scene
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.cutterland import pictures
from bot.screens.cutterland.phrases import CREATURE_KINDS, format_cells, format_tokens, layout_words
from bot.screens.panel import format_gain
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from engine.cutterland.actions import Action, Resolve
from engine.cutterland.puzzles.cutting import find_choices
from engine.cutterland.squares import icon_of
from engine.cutterland.views import View

BUILD: Final = "build"


class PuzzleScreens(SupportsPuzzles[View, Action]):
    """What the screens of the game say and show of a puzzle."""

    def ask_puzzle(self, ctx: Context[View], kind: str) -> str:
        asked = ctx.view.table[0]
        tokens = format_tokens(asked.towers, asked.wall_bridges, ctx.words)
        return ctx.words(f"cutterland-puzzle-{kind}", tokens=tokens)

    def explain_puzzle(self, ctx: Context[View], kind: str) -> str:
        """What the creatures score that are on lands and card, then what happens to them."""
        view, words = ctx.view, ctx.words
        squares = [square for player in view.table for square in player.land.squares]
        squares += [square for card in view.hand if card is not None for square in card.squares]
        icons = {icon_of(square) for square in squares}
        scores = " · ".join(
            words("cutterland-puzzle-scores", kind=creature)
            for creature in CREATURE_KINDS if pictures.KIND_ICONS[creature] in icons
        )  # fmt: skip
        head = words("cutterland-puzzle-scoring", list=scores)
        return f"{head}\n{super().explain_puzzle(ctx, kind)}"

    def puzzle_pictures(self, ctx: Context[View], kind: str) -> tuple[Picture, ...]:
        """The lands and the card; or the land as large as in the editor, before the hunt."""
        if kind != BUILD:
            return pictures.lands_picture(ctx), pictures.hand_picture(ctx.view, ctx.words)
        asked = ctx.view.table[0]
        line = pictures.score_line(asked.score, asked, None, ctx.words)
        return (
            replace(pictures.land_picture(ctx, 0), scene=build_scene(asked.land, None, (), line)),
        )

    def describe_answer(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> str:
        """`tower on K9; bridge over M12 ↔`; or who takes which piece, which the picture shows."""
        (action,), words = answer, ctx.words
        if not isinstance(action, Resolve):
            return self.explain_answer(ctx, kind, answer)
        built = layout_words(action.layout, words) or words("cutterland-puzzle-none")
        prey = format_cells(action.layout.prey or ())
        return words("cutterland-puzzle-prey", built=built, cells=prey) if prey else built

    def explain_answer(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> str:
        """Who takes which piece, and what it gains; of what is built, the picture shows all."""
        if kind == BUILD:
            return ""
        words, offered = ctx.words, ctx.view.offered
        (left, gain), *others = find_choices(ctx.view)
        taken = (
            words("cutterland-puzzle-takes", name=seat_name(ctx.table, seat, words),
                  piece=offered[piece].letter, gain=format_gain(points))
            for seat, (piece, points) in enumerate(others, 1)
        )  # fmt: skip
        return words(
            "cutterland-puzzle-taken", others=" · ".join(taken), piece=offered[left].letter,
            gain=format_gain(gain),
        )  # fmt: skip

    def answer_picture(self, ctx: Context[View], kind: str, answer: Sequence[Action]) -> Picture:
        """The land; or the pieces, with the names of the others on those they take."""
        if kind == BUILD:
            return replace(pictures.land_picture(ctx, 0), name="answer")
        offered = list(ctx.view.offered)
        for seat, (piece, _) in enumerate(find_choices(ctx.view)):
            if seat:
                offered[piece] = replace(offered[piece], taken_by=seat)
        taken = replace(ctx, view=replace(ctx.view, offered=tuple(offered)))
        return replace(pictures.card_picture(taken), name="answer")
