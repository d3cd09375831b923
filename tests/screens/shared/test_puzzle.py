"""The daily puzzle says where it comes from, and never whose it was."""

import pytest

from bot.games import build_games, build_screens
from bot.models.puzzles import DailyPuzzle, PuzzleSource
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.lessons import build_lesson_table
from bot.screens.screen import Screen, Text
from bot.screens.shared.puzzle import describe_day, render_position, render_post
from bot.words import Words
from engine.contract import Puzzle, SetsPuzzles
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.puzzles import building
from engine.cutterland.state import Player

GAME = build_games()["cutterland"]
LAND = Land((FIRST_LAID, FIRST_LAID + 1), ("wK", "w."))
PUZZLE = Puzzle("build", building._ask(Player((), LAND, 1, 1)), 0)
DAY = 739_617


def text_of(screen: Screen) -> str:
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


@pytest.mark.parametrize(
    ("source", "is_told"), [(PuzzleSource(DAY), False), (PuzzleSource(DAY, 5, 40), True)]
)
def test_a_puzzle_from_a_match_says_so(source: PuzzleSource, is_told: bool, words: Words) -> None:
    rules, screens = GAME, build_screens()["cutterland"]
    assert isinstance(rules, SetsPuzzles)
    assert isinstance(screens, SupportsPuzzles)
    view = GAME.observe(PUZZLE.state, 0)
    table = build_lesson_table(GAME.key, view, "Ana")
    assert [seat.name for seat in table.seats if seat.name] == ["Ana"]
    day = describe_day(
        DailyPuzzle(source, GAME.key, rules, PUZZLE), screens, Context(view, table, words)
    )
    shown = render_position((), day, 0, words), render_post(day, (), None, (), words)
    assert [("From a real match." in text_of(one)) for one in shown] == [is_told, is_told]
    assert "real" not in text_of(render_post(day, (), None, (), words, is_over=True))
