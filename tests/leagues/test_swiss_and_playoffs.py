"""Swiss pairing and the knock-out."""

from itertools import combinations
from random import Random

import pytest

from bot.leagues.scheduling.swiss import (
    Stage,
    count_meetings,
    list_playoff_sessions,
    pair_round,
    rank_after_playoffs,
    sort_by_rank,
    table_sizes,
)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_tables_hold_everybody(size: int) -> None:
    for players in range(2, 40):
        sizes = table_sizes(players, size)
        assert sum(sizes) == players
        assert max(sizes) <= size
        assert sizes.count(1) <= (1 if size == 2 or players < 2 else 0)


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(8, 2, 5), (9, 2, 5), (16, 4, 3), (11, 3, 4)]
)
@pytest.mark.slow
def test_nobody_meets_twice_where_that_can_be(players: int, size: int, rounds: int) -> None:
    played: list[tuple[int, ...]] = []
    byes: list[int] = []
    rng = Random(4)
    for number in range(rounds):
        ranked = rng.sample(range(players), players)
        made = pair_round(ranked, size, played, byes, bytes((number,)))
        assert sorted(one for table in made for one in table) == list(range(players))
        byes += [table[0] for table in made if len(table) == 1]
        played += [table for table in made if len(table) > 1]
    assert max(count_meetings(played).values()) == 1
    assert len(set(byes)) == len(byes) == (rounds if players % 2 and size == 2 else 0)


def test_people_of_like_standing_meet() -> None:
    made = pair_round(range(8), 2, [])
    assert {frozenset(table) for table in made} == {
        frozenset(pair) for pair in ((0, 1), (2, 3), (4, 5), (6, 7))
    }


def test_repeats_come_only_when_nobody_else_is_left() -> None:
    everybody = list(combinations(range(4), 2))
    assert len(pair_round(range(4), 2, everybody)) == 2


def test_the_best_four_of_duels() -> None:
    ranked = (5, 6, 7, 8, 9)
    won: dict[Stage, list[int]] = {}
    assert [*list_playoff_sessions(ranked, 2, won)] == ["semi-1", "semi-2"]
    won["semi-1"] = sort_by_rank(ranked, (8, 5), (1, 2))
    won["semi-2"] = sort_by_rank(ranked, (7, 6), (1, 1))
    sessions = list_playoff_sessions(ranked, 2, won)
    assert [*sessions] == ["semi-1", "semi-2", "final", "third"]
    assert {*sessions["final"]} == {8, 6}
    won["final"] = [8, 6]
    won["third"] = [5, 7]
    assert rank_after_playoffs(ranked, 2, won) == (8, 6, 5, 7, 9)


def test_the_best_four_at_one_table() -> None:
    assert list_playoff_sessions((1, 2, 3, 4, 5), 4, {}) == {"final": (4, 3, 2, 1)}
    assert rank_after_playoffs((1, 2, 3, 4, 5), 4, {"final": [3, 1, 4, 2]}) == (3, 1, 4, 2, 5)


def test_few_people_play_one_final() -> None:
    assert list_playoff_sessions((1, 2, 3), 2, {}) == {"final": (2, 1)}
