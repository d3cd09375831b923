"""The example of a game from another package: it obeys the contract, is found by its entry point,
and is small. `tests/journeys/test_hex.py` plays it."""

from pathlib import Path

import pytest

from bot.games import build_games, find_catalogue_files
from bot.words import Catalogues
from engine.contract import IllegalAction
from hex_game.rules import HEX, Position, find_group, list_cells
from laws import Case, GameLaws
from tests.examples.installing import PACKAGE, hex_installed

MOST_LINES = 600


class TestLaws(GameLaws):
    cases = (
        Case("hex-5", HEX, options={"size": "5"}, has_chance=False),
        Case("hex-7", HEX, options={"size": "7"}, has_chance=False),
    )


def play(*lines: str) -> Position:
    """The position after these actions in turn, on a board of 5 x 5."""
    position = HEX.start(2, bytes(32), {"size": "5"})
    for line in lines:
        position = HEX.apply(position, position.active, HEX.read(line)).state
    return position


def list_stones(position: Position, seat: str) -> set[str]:
    names = list_cells(position.size)
    return {names[at] for at, held in enumerate(position.board) if held == seat}


def test_the_first_player_connects_top_and_bottom() -> None:
    chain = ("c1", "c2", "b3", "b4", "a5")
    answers = ("d1", "d2", "d3", "d4")
    lines = [f"place {cell}" for pair in zip(chain, answers, strict=False) for cell in pair]
    assert HEX.outcome(play(*lines)) is None
    won = play(*lines, "place a5")
    outcome = HEX.outcome(won)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert won.newest is not None
    names = list_cells(5)
    assert {names[at] for at in find_group(won, won.newest)} == set(chain)


def test_the_second_player_connects_left_and_right() -> None:
    chain = ("a2", "b2", "c1", "d1", "e1")
    answers = ("a4", "b4", "c4", "d4", "e4")
    lines = [f"place {cell}" for pair in zip(answers, chain, strict=True) for cell in pair]
    assert HEX.outcome(play(*lines[:-1])) is None
    outcome = HEX.outcome(play(*lines))
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_the_second_player_may_take_over_the_first_stone_once() -> None:
    swapped = play("place b4", "swap")
    assert (list_stones(swapped, "0"), list_stones(swapped, "1")) == (set(), {"d2"})
    assert swapped.active == 0
    for lines in ((), ("place b4", "swap"), ("place b4", "swap", "place a1")):
        with pytest.raises(IllegalAction, match="not-legal"):
            play(*lines, "swap")


@pytest.mark.slow
def test_a_strong_computer_beats_a_weak_one() -> None:
    for strong in (0, 1):
        position = play()
        while position.winner is None:
            level = "medium" if position.active == strong else "easy"
            view = HEX.observe(position, position.active)
            action = HEX.choose(view, level, bytes([strong, position.stones]))
            position = HEX.apply(position, position.active, action).state
        assert position.winner == strong


def test_it_is_found_by_its_entry_point(tmp_path: Path) -> None:
    assert "hex" not in build_games()
    with hex_installed(tmp_path):
        assert build_games()["hex"] is HEX
        catalogues = Catalogues.load(find_catalogue_files())
    assert catalogues.words("es")("new-open") != catalogues.words("en")("new-open")
    about = catalogues.words("en")("hex-about")
    assert catalogues.words("es")("hex-about") == about, "English stands in"


def test_it_has_at_most_600_lines() -> None:
    files = [*PACKAGE.rglob("*.py")]
    assert files
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST_LINES
