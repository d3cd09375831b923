"""The screens of the daily hand."""

import pytest

from bot.render.scene import Label, Scene
from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.lessons import build_lesson_table
from bot.words import Words
from engine.cells import name_of
from engine.clustered.actions import Place
from engine.puzzles import seed_of
from tests.screens.clustered.tables import GAME


def named_lines(scene: Scene) -> set[str]:
    return {shape.text for shape in scene.shapes if isinstance(shape, Label)}


@pytest.mark.slow
def test_the_question_has_room_around_every_cell_that_a_card_fits_in(
    screens: ClusteredScreens, words: Words
) -> None:
    """On this date the best answer goes one cell beyond those."""
    puzzle = GAME.make_puzzle("hand", seed_of("hand", "2026-11-24"))
    view = GAME.observe(puzzle.state, 0)
    ctx = Context(view, build_lesson_table(GAME.key, view, "Ana"), words)
    picture, _ = screens.puzzle_pictures(ctx, "hand")
    assert picture.scene is not None
    lines = named_lines(picture.scene)
    best = [name_of(one.cell) for one in GAME.solve_puzzle(puzzle) if isinstance(one, Place)]
    assert "Q17" in best
    fitting = [name_of(cell) for cells in view.places for cell in cells]
    named = [*best, *fitting]
    assert {cell[0] for cell in named} | {cell[1:] for cell in named} <= lines


@pytest.mark.slow
def test_the_editor_says_how_many_cards_are_left(screens: ClusteredScreens, words: Words) -> None:
    state = GAME.make_puzzle("hand", seed_of("hand", "2026-11-17")).state
    told = []
    while GAME.to_act(state):
        view = GAME.observe(state, 0)
        ctx = Context(view, build_lesson_table(GAME.key, view, "Ana"), words)
        told.append(screens.explain_use(ctx, "hand"))
        state = GAME.apply(state, 0, next(GAME.legal_actions(state, 0))).state
    assert told[0] == "playing all 4 cards uses one"
    assert told[1] == "playing all 3 cards uses one"
