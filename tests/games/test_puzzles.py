"""The days of puzzles."""

from collections import Counter
from datetime import date, timedelta

import pytest

from bot.games import build_games
from engine.contract import SetsPuzzles
from engine.puzzles import find_weekday, seed_of


def test_every_day_of_the_week_has_the_puzzle_of_one_game() -> None:
    setters = [game for game in build_games().values() if isinstance(game, SetsPuzzles)]
    days = Counter(day for game in setters for day in game.puzzle_days)
    assert days == Counter(range(7))


def test_a_date_is_a_weekday() -> None:
    first = date(2024, 1, 1)
    for number in range(0, 3_000, 7):
        day = first + timedelta(number + number // 7)
        assert find_weekday(day.isoformat()) == day.weekday()


@pytest.mark.parametrize("text", ["today", "2026-13-01", "2026-02-29", "2026-1-1", "0000-01-01"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        find_weekday(text)


def test_each_date_and_kind_has_a_seed_of_its_own() -> None:
    kinds, dates = ("build", "cut"), ("2026-11-23", "2026-11-24")
    assert len({seed_of(kind, date) for kind in kinds for date in dates}) == 4
