"""The daily puzzles: a land before building, and a card to cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.models.match import Table
from bot.render.cutterland.build_scene import build_scene
from bot.screens.cutterland.phrases import format_cells, format_tokens, layout_words
from bot.screens.cutterland.pictures import (
    KIND_ICONS,
    card_picture,
    hand_picture,
    land_picture,
    lands_picture,
    score_line,
)
from bot.screens.lessons import build_lesson_table
from bot.screens.panel import format_gain
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cutterland.actions import Action, Resolve
from engine.cutterland.puzzles.cutting import find_choices
from engine.cutterland.squares import icon_of
from engine.cutterland.views import View

BUILD: Final = "build"
CREATURES: Final = frozenset({"kraken", "goblin", "centaur", "dragon", "turtle", "frog"})


def build_puzzle_table(view: View, name: str) -> Table:
    return build_lesson_table("cutterland", name, ("easy",) * (view.seats - 1), view.to_act)


def ask_puzzle(kind: str, view: View, words: Words) -> str:
    asked = view.table[0]
    tokens = format_tokens(asked.towers, asked.wall_bridges, words)
    return words(f"cutterland-puzzle-{kind}", tokens=tokens)


def name_puzzle(kind: str, view: View, words: Words) -> str:
    return words(f"cutterland-puzzle-title-{kind}")


def explain_puzzle(kind: str, view: View, words: Words) -> str:
    """What the creatures score that are on the lands and the card, then what happens to them."""
    squares = [square for player in view.table for square in player.land.squares]
    squares += [square for card in view.hand if card is not None for square in card.squares]
    icons = {icon_of(square) for square in squares}
    kinds = [kind for kind, icon in KIND_ICONS.items() if kind in CREATURES and icon in icons]
    scores = " · ".join(words("cutterland-puzzle-scores", kind=kind) for kind in kinds)
    head = words("cutterland-puzzle-scoring", list=scores)
    return f"{head}\n{words(f'cutterland-puzzle-about-{kind}')}"


def explain_use(kind: str, view: View, words: Words) -> str:
    return words(f"cutterland-puzzle-uses-{kind}")


def puzzle_pictures(kind: str, view: View, table: Table, words: Words) -> tuple[Picture, ...]:
    if kind == BUILD:
        return (_draw_land(view, table, words),)
    return lands_picture(view, table, words), hand_picture(view, words)


def _draw_land(view: View, table: Table, words: Words) -> Picture:
    """As large as in the editor, but nothing is devoured yet."""
    asked = view.table[0]
    line = score_line(asked.score, asked, None, words)
    return replace(
        land_picture(view, table, 0, words), scene=build_scene(asked.land, None, (), line)
    )


def describe_answer(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> str:
    """`tower on K9; bridge over M12 ↔`; or who takes which piece, which the picture shows."""
    (action,) = answer
    if not isinstance(action, Resolve):
        return explain_answer(kind, view, answer, table, words)
    built = layout_words(action.layout, words) or words("cutterland-puzzle-none")
    prey = format_cells(action.layout.prey or ())
    return words("cutterland-puzzle-prey", built=built, cells=prey) if prey else built


def explain_answer(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> str:
    """Who takes which piece, and what it gains; of what is built, the picture shows all."""
    if kind == BUILD:
        return ""
    (left, gain), *others = find_choices(view)
    taken = (
        words("cutterland-puzzle-takes", name=seat_name(table, seat, words),
              piece=view.offered[piece].letter, gain=format_gain(points))
        for seat, (piece, points) in enumerate(others, 1)
    )  # fmt: skip
    return words(
        "cutterland-puzzle-taken", others=" · ".join(taken), piece=view.offered[left].letter,
        gain=format_gain(gain),
    )  # fmt: skip


def answer_picture(
    kind: str, view: View, answer: Sequence[Action], table: Table, words: Words
) -> Picture:
    """The land; or the pieces, with the names of the others on those they take."""
    if kind == BUILD:
        return replace(land_picture(view, table, 0, words), name="answer")
    offered = list(view.offered)
    for seat, (piece, _) in enumerate(find_choices(view)):
        if seat:
            offered[piece] = replace(offered[piece], taken_by=seat)
    taken = replace(view, offered=tuple(offered))
    return replace(card_picture(taken, table, words), name="answer")
