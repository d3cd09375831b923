"""Who meets whom: the exact designs by their counts, the bounds of the others."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest

from bot.leagues.scheduling.calendar import (
    BLOCKS,
    SIZES,
    count_sessions,
    design,
    least_spread,
)
from bot.leagues.scheduling.swiss import count_meetings

EXACT = [(7, 4, 7, 2), (7, 3, 7, 1), (5, 4, 5, 3), (9, 4, 18, 3), (13, 4, 13, 1)]


def list_meetings(sessions: Sequence[tuple[int, ...]], players: int) -> list[int]:
    """How often each pair meets."""
    met = count_meetings(sessions)
    return [met[pair] for pair in combinations(range(players), 2)]


@pytest.mark.parametrize(("players", "size", "sessions", "each"), EXACT)
def test_every_pair_meets_equally_often(players: int, size: int, sessions: int, each: int) -> None:
    made = design(players, size)
    assert (players, size) in BLOCKS
    assert len(made) == sessions
    assert set(list_meetings(made, players)) == {each}


@pytest.mark.parametrize(("players", "size"), list(product(range(5, 33), (3, 4))))
def test_everybody_sits_equally_often_in_each_seat(players: int, size: int) -> None:
    made = design(players, size, b"seats")
    seats = Counter((player, seat) for each in made for seat, player in enumerate(each))
    assert len(seats) == players * size
    assert len(set(seats.values())) == 1
    assert all(len(set(each)) == size for each in made)


@pytest.mark.parametrize(("players", "size"), list(product(range(5, 33), (3, 4))))
def test_meetings_are_spread_as_evenly_as_can_be(players: int, size: int) -> None:
    made = design(players, size, b"spread")
    met = list_meetings(made, players)
    assert sum(times**2 for times in met) == least_spread(players, size, len(made))
    assert max(met) - min(met) <= 1


@pytest.mark.parametrize("players", range(2, 33))
def test_at_tables_of_two_everybody_meets_everybody_once(players: int) -> None:
    made = design(players, 2)
    assert set(list_meetings(made, players)) == {1}
    first = Counter(one for one, _ in made)
    assert all(abs(2 * first[player] - (players - 1)) <= 1 for player in range(players))


def test_the_rounds_of_berger_leave_out_one_at_most() -> None:
    for players in range(2, 33):
        made, tables = design(players, 2), players // 2
        for begin in range(0, len(made), tables):
            sat = [player for pair in made[begin : begin + tables] for player in pair]
            assert len(set(sat)) == 2 * tables


def test_the_same_seed_gives_the_same() -> None:
    assert design(11, 4, b"one") == design(11, 4, b"one")
    assert design(11, 4, b"one") != design(11, 4, b"other")


@pytest.mark.parametrize(("players", "size"), [(3, 4), (33, 4), (1, 2), (8, 5)])
def test_no_table_to_fill(players: int, size: int) -> None:
    with pytest.raises(ValueError, match="no design"):
        design(players, size)


@pytest.mark.parametrize("size", SIZES)
def test_the_sessions_of_a_player_are_counted_without_a_design(size: int) -> None:
    for players in range(size, 14):
        counted = Counter(player for session in design(players, size) for player in session)
        assert {*counted.values()} == {count_sessions(players, size)}
