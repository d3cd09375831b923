"""The calendar: all sessions of all divisions, nobody in too many at once."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.games import build_games
from bot.leagues.scheduling.calendar import Fixture, build_calendar, find_ready, split_into_rounds
from bot.leagues.session_length import propose_settings


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("at_once", [1, 2, 3])
def test_nobody_has_too_many_sessions_in_a_wave(size: int, at_once: int) -> None:
    made = build_calendar([range(7), range(10, 19)], size, at_once, b"seed")
    busy = Counter((one.wave, player) for one in made for player in one.players)
    assert max(busy.values()) <= at_once
    assert [one.number for one in made] == list(range(1, len(made) + 1))
    assert [one.wave for one in made] == sorted(one.wave for one in made)
    assert {p for one in made if one.division == 2 for p in one.players} == set(range(10, 19))


def test_seven_at_tables_of_four_take_three_waves_two_at_a_time() -> None:
    made = build_calendar([range(7)], 4, 2, b"seed")
    assert len(made) == 7
    assert max(one.wave for one in made) == 3


@pytest.mark.parametrize("game", ["cutterland", "clustered", "wildlands"])
def test_seven_have_four_weeks_by_default_at_tables_of_any_size(game: str) -> None:
    defaults = propose_settings(build_games()[game])
    for table in (2, 3, 4):
        settings = replace(defaults, table=table)
        assert settings.count_season_days(7) == 28
        assert settings.count_season_days(14) == 28
        assert replace(settings, format="swiss").count_season_days(7) == 5 * 28
    assert replace(defaults, at_once=2).count_season_days(7) == 3 * 28
    assert replace(defaults, at_once=1).count_season_days(3) == 3 * 28


def test_a_division_smaller_than_a_table_plays_at_a_smaller_one() -> None:
    made = build_calendar([(1, 2, 3)], 4, 1, b"seed")
    assert Counter(len(one.players) for one in made) == {3: 3}
    assert Counter(one.players[0] for one in made) == {1: 1, 2: 1, 3: 1}


def test_the_seed_decides() -> None:
    assert build_calendar([range(7)], 4, 2, b"a") == build_calendar([range(7)], 4, 2, b"a")
    assert build_calendar([range(7)], 4, 2, b"a") != build_calendar([range(7)], 4, 2, b"b")


def test_waves_of_two_are_the_rounds() -> None:
    assert len(split_into_rounds([(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)], 1)) == 3


def test_what_may_begin_leaves_no_earlier_session_behind() -> None:
    pending = [Fixture(1, 1, 1, (1, 2)), Fixture(2, 1, 1, (2, 3)), Fixture(3, 1, 1, (4, 5))]
    assert [one.number for one in find_ready(pending, [], 1)] == [1, 3]
    assert [one.number for one in find_ready(pending, [(1, 9)], 1)] == [3]
    assert [one.number for one in find_ready(pending, [(1, 9)], 2)] == [1, 2, 3]
    with_computers = [Fixture(n, 1, 1, (n, -1)) for n in (1, 2)]
    assert [*find_ready(with_computers, [(3, -1)], 1)] == with_computers
