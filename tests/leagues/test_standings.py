"""League points, their tie-breaks, and that standings never depend on what came in first."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.standings import (
    MILLION,
    POINT,
    PRIZES,
    Result,
    newest,
    position,
    prize,
    score_share,
    standings,
)


def result(number: int, players: tuple[int, ...], scores: tuple[int, ...], rev: int = 0) -> Result:
    places = tuple(1 + sum(other > one for other in scores) for one in scores)
    return Result(number, rev or number, players, places, scores)


def test_ties_are_split() -> None:
    assert [prize((1, 2, 3, 4), seat) / POINT for seat in range(4)] == [10, 6, 3, 1]
    assert [prize((1, 1, 3, 4), seat) / POINT for seat in range(4)] == [8, 8, 3, 1]
    assert [prize((1, 2, 2, 2), seat) * 3 for seat in range(4)] == [
        30 * POINT, 10 * POINT, 10 * POINT, 10 * POINT,
    ]  # fmt: skip
    assert [prize((1, 1, 1, 1), seat) / POINT for seat in range(4)] == [5, 5, 5, 5]


def test_a_shared_place_is_shared_as_a_win_and_as_a_second_place() -> None:
    assert [position((1, 1, 3), seat, 1) for seat in range(3)] == [6, 6, 0]
    assert [position((1, 1, 3), seat, 2) for seat in range(3)] == [6, 6, 0]
    assert [position((1, 2, 2), seat, 2) for seat in range(3)] == [0, 6, 6]


def test_the_share_of_the_winners_score() -> None:
    assert score_share((40, 30), 1) == MILLION * 3 // 4
    assert score_share((0, 0), 1) == MILLION
    assert score_share((-1, -3), 1) == 0
    assert score_share((10, -3), 1) == 0


def test_each_measure_parts_who_is_tied_by_those_before() -> None:
    wins = [result(1, (1, 2, 3, 4), (9, 5, 5, 5)), result(2, (1, 2, 3, 4), (1, 5, 5, 2))]
    lines = standings([1, 2, 3, 4], wins, b"")
    assert [line.points for line in lines] == [136, 136, 132, 76]
    assert lines[2].player == 1
    assert [line.decided for line in lines] == [None, "lot", "points", "points"]
    two = [result(1, (1, 2), (9, 8)), result(2, (2, 1), (9, 3))]
    first, second = standings([1, 2], two, b"")
    assert (first.points, first.wins, first.seconds) == (second.points, second.wins, second.seconds)
    assert first.mutual == second.mutual == 16 * POINT
    assert (first.player, second.decided) == (2, "share")


def test_mutual_sessions_are_those_of_who_is_tied() -> None:
    results = [
        result(1, (1, 2), (5, 3)),
        result(2, (2, 3), (5, 3)),
        result(3, (1, 3), (3, 5)),
        result(4, (1, 4), (3, 5)),
        result(5, (2, 4), (5, 3)),
        result(6, (3, 4), (5, 3)),
    ]
    lines = standings([1, 2, 3, 4], results, b"seed")
    assert {line.player: line.points // POINT for line in lines} == {1: 22, 2: 26, 3: 26, 4: 22}
    assert [line.player for line in lines] == [2, 3, 4, 1]
    assert [line.decided for line in lines] == [None, "mutual", "points", "mutual"]
    assert [line.mutual for line in lines] == [120, 72, 120, 72]


def test_the_lot_is_that_of_the_published_seed() -> None:
    orders = {
        tuple(line.player for line in standings([1, 2, 3], [], bytes((seed,))))
        for seed in range(40)
    }
    assert len(orders) == 6
    assert [line.decided for line in standings([1, 2], [], b"")] == [None, "lot"]


def test_a_correction_counts_instead_and_an_annulled_session_for_nobody() -> None:
    first = result(1, (1, 2), (9, 8))
    corrected = result(1, (1, 2), (8, 9), rev=5)
    assert standings([1, 2], [corrected, first], b"")[0].player == 2
    gone = replace(first, rev=6, annulled=True)
    assert [line.counted for line in standings([1, 2], [first, gone, corrected], b"")] == [0, 0]


def test_who_forfeits_gets_nothing() -> None:
    lost = replace(result(1, (1, 2, 3), (9, 5, 1)), forfeits=frozenset({2}))
    lines = {line.player: line for line in standings([1, 2, 3], [lost], b"")}
    assert (lines[2].points, lines[2].seconds, lines[2].counted) == (0, 0, 1)
    assert lines[3].points == 3 * POINT


@st.composite
def seasons(draw: st.DrawFn) -> list[Result]:
    """Results of some fixtures among seven, with corrections, drop-outs and annulments."""
    found = []
    for rev in range(1, draw(st.integers(1, 14))):
        number = draw(st.integers(1, 6))
        players = tuple(Random(number).sample(range(7), 4))
        scores = tuple(draw(st.lists(st.integers(0, 4), min_size=4, max_size=4)))
        made = result(number, players, scores, rev=rev)
        gone = draw(st.sets(st.sampled_from(players), max_size=1))
        found.append(replace(made, forfeits=frozenset(gone), annulled=draw(st.integers(0, 9)) == 0))
    return found


@given(seasons(), st.randoms(use_true_random=False))
@pytest.mark.slow
def test_standings_never_depend_on_the_order_of_arrival(results: list[Result], rng: Random) -> None:
    shuffled = rng.sample(results, len(results))
    assert standings(range(7), shuffled, b"seed") == standings(range(7), results, b"seed")


@given(seasons())
def test_all_points_are_given_out(results: list[Result]) -> None:
    lines = standings(range(7), results, b"seed")
    given_out = sum(line.points for line in lines)
    counted = newest(results).values()
    lost = sum(
        prize(one.places, seat)
        for one in counted
        for seat, player in enumerate(one.players)
        if player in one.forfeits
    )
    assert abs(given_out + lost - len(counted) * sum(PRIZES) * POINT) <= 4 * len(counted)
    assert sorted(line.player for line in lines) == list(range(7))
    assert [line.place for line in lines] == list(range(1, 8))


@given(seasons())
def test_each_line_is_better_in_what_parted_it(results: list[Result]) -> None:
    lines = standings(range(7), results, b"seed")
    for above, line in pairwise(lines):
        assert line.decided is not None
        assert above.value(line.decided) > line.value(line.decided)
